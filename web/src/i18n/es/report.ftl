report = Informe de la batalla
report-open = Leer el informe de la batalla
report-so-far = Informe provisional
report-back = Volver a la partida
report-won = Victoria: { $side }.
report-running = La batalla continúa: turno { $turn } de { $turns }.
report-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
report-losses = Bajas: { $side }
report-formation = Gran unidad
report-start = Al principio
report-lost = Perdidos
report-gone = Idos
report-men = Hombres perdidos
report-all = Total
report-strength = Fuerza en el mapa, turno a turno
report-as-table = Lo mismo en una tabla
report-turn = Turno
report-set-up = Despliegue inicial
report-turning-points = Los momentos decisivos
report-favours = Turno { $turn }, a favor de { $side }
report-none = Nada ha cambiado el equilibrio.
report-fortunes = Suerte y pericia
report-fortunes-how = En puntos de victoria: la suerte es lo que los dados dieron más allá de sus probabilidades exactas; la pericia, lo que valían las órdenes según estas y sobre el terreno.
report-luck = Dados
report-skill = Órdenes
report-measuring = Se está calculando la parte de la suerte …
report-all-orders = { $count ->
    [one] La única orden que contó, para { $side }
   *[other] Las { $count } órdenes que contaron, para { $side }
}
report-by = De
report-order = Orden
report-rolls = Tiradas
report-where = Dónde se perdieron fichas
report-unit = Ficha
report-fate = Qué fue de ella
report-hex = Lugar
report-none-lost = No se ha perdido ninguna ficha.
report-watch = Verla otra vez
report-dice = Prueba de los dados
report-dice-how = Un archivo con el que cualquiera puede volver a obtener cada dado: grognard game verify --dice
