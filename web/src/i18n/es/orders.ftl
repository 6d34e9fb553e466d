pick-from = desde { $hex }
pick-from-any = desde donde elijan las reglas
pick-via = por { $hexes }
arrivals = A la espera junto al mapa
arrivals-waiting = { $count ->
    [one] Una unidad espera junto al mapa: tómela y luego un hexágono iluminado
   *[other] { $count } unidades esperan junto al mapa: tome una y luego un hexágono iluminado
}
arrivals-where = { $unit }: ¿por dónde entra?
fault = Algo ha fallado en esta página. La partida está a salvo en el servidor.
fault-part = Esta parte de la página ha fallado. La partida está a salvo en el servidor.
fault-again = Intentar de nuevo
fault-reload = Volver a cargar la página
unit-down = Soltar esta unidad (Esc)
hint-beneath = En el mismo punto: { $units }. Otro clic ahí toma el siguiente.
