odds-title = Lo que puede salir
odds-outcomes = Resultados y sus probabilidades
odds-throw = { $throw }: { $dice } con { $total }
odds-commit = Confirmar: { $order }
odds-rest = { $count ->
    [one] otro resultado más:
   *[other] otros { $count } resultados, en total:
}
odds-if = Si:
odds-or-if = o:
odds-best = En el mejor caso
odds-worst = En el peor caso
odds-worth = Lo que vale cada modificador
odds-tree = Todos los resultados
odds-reckoning = Se está calculando …
odds-modifier = Modificador
odds-points = Puntos de éxito
odds-refused = no permitido sin él
odds-no-modifiers = Sin modificadores.
odds-pin = Fijar, para comparar con otro
odds-pinned = Fijado: elija otro para comparar
odds-unpin = Quitar el fijado
odds-compare = Comparación
choice-then = Después: { $what }
odds-average = De media:
threats-title = Amenazado por
threats-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
