command-panel = Órdenes a varias unidades
command-more = Órdenes a más
group-panel = Unidades en mano
group-formation = Toda la formación ({ $count })
group-everybody = Todas las que pueden actuar ({ $count })
group-box = Trazar un marco
group-box-tip = Trace un marco alrededor de las unidades, o tóquelas una a una.
group-rest = Lo mismo para las demás
group-title = { $count ->
    [one] Una unidad en mano
   *[other] { $count } unidades en mano
}
group-goal = { $count ->
    [one] Señale una meta: una de ellas puede marchar allí.
   *[other] Señale una meta: { $count } de ellas marchan allí juntas.
}
group-nothing = Ahora no se les puede ordenar nada juntas.
group-same = Como la última
group-more = Más órdenes
group-fewer = Menos órdenes
group-give = { $count ->
    [one] Dar esta orden
   *[other] Dar { $count } órdenes
}
group-else = Otra cosa
group-nobody = Ninguna puede hacerlo.
group-left = { $count ->
    [one] Una queda sin orden
   *[other] { $count } quedan sin orden
}
group-dice = caen dados
group-stops-dice = La lista termina donde caen los dados.
group-stops-question = La lista termina donde alguien tiene que decidir.
group-stops-over = La lista termina con la partida.
group-stopped-refused = { $given } dadas; después la regla dijo que no: { $reason }
group-stopped-dice = { $given } dadas; han caído dados, quedan { $left }.
group-stopped-question = { $given } dadas; antes hay una pregunta, quedan { $left }.
group-stopped-turn = { $given } dadas; la fase ha terminado, quedan { $left }.
group-stopped-over = { $given } dadas; la partida ha terminado.
staff = Estado mayor
staff-phase = Estado mayor: terminar la fase
staff-phase-short = terminar la fase
staff-turn = Estado mayor: seguir hasta que actúe el enemigo
staff-turn-short = seguir hasta que actúe el enemigo
staff-unit = Estado mayor: esta unidad
staff-unit-short = esta unidad
staff-group = Estado mayor: estas { $count }
staff-group-short = estas { $count }
staff-thinking = El estado mayor está inclinado sobre el mapa …
staff-title = El estado mayor propone ({ $player })
staff-nothing = El estado mayor no tiene nada que proponer aquí.
staff-take-all = { $count ->
    [one] Aceptarla
   *[other] Aceptar las { $count }
}
staff-take-some = { $count ->
    [one] Aceptar la marcada
   *[other] Aceptar las { $count } marcadas
}
staff-take-none = No aceptar ninguna
staff-stops-dice = Después caen dados que importan: pregunte de nuevo entonces.
staff-stops-question = Después alguien tiene que decidir: pregunte de nuevo luego.
staff-stops-over = Después la partida ha terminado.
plan-panel = Un camino de varios turnos
plan-begin = Planear su camino
plan-again = Planearlo de nuevo
plan-title = El camino de { $unit }:
plan-hint = señale un lugar tras otro; cada uno se guarda en el acto.
plan-end = Ese es el plan
plan-shorten = Quitar el último punto
plan-forget = Dejar el plan
plan-forget-of = Dejar el plan de { $unit }
plans-title = { $count ->
    [one] Un plan
   *[other] { $count } planes
}
plans-carry-out = Ejecutar los planes ({ $count })
plans-by-themselves = Cumplir los planes en cuanto se pueda
keys-formation = tomar toda la formación de la unidad en mano, o todas las que pueden actuar
keys-join = añadir la unidad en mano a las tomadas, o quitarla
keys-box = trazar un marco alrededor de unidades (también: Mayús y arrastrar)
keys-repeat = la misma orden para las demás
keys-staff = que el estado mayor termine la fase; otra vez: aceptar lo que propone
keys-staff-turn = que el estado mayor siga hasta que actúe el enemigo
keys-plan = planear el camino de la unidad en mano por varios turnos
keys-carry-out = ejecutar los planes
