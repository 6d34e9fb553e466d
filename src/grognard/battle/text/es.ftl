# What dice are rolled for, and what is decided
ask-fire = fuego contra { $unit }
ask-assault = asalto contra { $unit }
ask-morale = moral: { $unit }
choice-attacker-advance = El hexágono está vacío. { $unit }: ¿avanzar?
option-attacker-advance-yes = avanzar
option-attacker-advance-no = quedarse

# The phases
prompt-movement = Mueva sus unidades.
prompt-fire = Dispare, o siga.
prompt-assault = Asalte, o siga.
about-phase-arrivals = Los refuerzos previstos entran por sí solos, donde hay sitio y ningún enemigo.
about-phase-rally = Cada unidad desordenada prueba su moral; la que la supera vuelve al orden.
about-phase-movement = Cada unidad marcha una vez, según sus puntos. Una zona de control enemiga la detiene.
about-phase-fire = Las unidades disparan a su alcance y a la vista, solas o juntas; luego no asaltan.
about-phase-assault = Las unidades atacan el hexágono vecino, solas o juntas. Nadie está obligado.
about-phase-end = El turno acaba; tras el último se juzga la batalla.
give-up-movement = { $count ->
    [one] Una unidad no se ha movido.
   *[other] { $count } unidades no se han movido.
  }
give-up-fire = { $count ->
    [one] Una unidad aún podría disparar.
   *[other] { $count } unidades aún podrían disparar.
  }
give-up-assault = { $count ->
    [one] Una unidad aún podría asaltar.
   *[other] { $count } unidades aún podrían asaltar.
  }

# Refusals
refuse-stacking = { $hex } contendría más de { $most } unidades
refuse-cannot-move = { $unit } no [puede|pueden] mover ahora: ya ha movido, o no hay camino
refuse-move-here = { $unit } ya [está|están] allí
refuse-move-points = { $unit } [necesita|necesitan] { $needs } PM hasta { $hex } y [tiene|tienen] { $left }
refuse-move-zone = una zona de control enemiga detiene a { $unit } en { $hex }
refuse-move-enemy = el enemigo está en { $hex }
refuse-no-way = { $unit } no [puede|pueden] llegar a { $hex }
refuse-path-cost = { $unit } no [puede|pueden] ir a { $hex } por este camino
refuse-way-far = { $unit } no [puede|pueden] llegar por estos hexágonos a { $hex }
refuse-no-attackers = nombre las unidades que atacan
refuse-target-empty = no hay enemigo en { $hex }
refuse-attack-disordered = { $unit } [está|están] en desorden y no [ataca|atacan] a nadie
refuse-attack-fought = { $unit } ya [ha|han] atacado en este turno
refuse-attack-unit = { $unit } no [puede|pueden] atacar así: { $verb }
refuse-attack-far = { $unit } no [alcanza|alcanzan] { $hex }: { $reach } como mucho
refuse-attack-blind = { $unit } no [ve|ven] { $hex }
refuse-attack-closed = { $unit } no [puede|pueden] entrar en { $hex }, ni por tanto atacarlo
problem-both-sides = los dos bandos están en { $hex }
problem-strength = { $unit } [tiene|tienen] una fuerza imposible
idle-no-target = Ningún enemigo al que esta unidad pueda atacar así está a su alcance y a la vista.

# The log, and orders in words
event-marker-set-moved = { $unit } [ha|han] movido
event-marker-set-fought = { $unit } [ha|han] atacado
event-marker-set-fired = { $unit } [ha|han] disparado
event-track-set-held = { $unit } [tiene|tienen] el objetivo
order-move = { $unit } [marcha|marchan] a { $to }
order-fire = { $unit } [dispara|disparan] a { $target }
order-assault = { $unit } [asalta|asaltan] { $target }
word-move = movimiento
word-fire = fuego
word-assault = asalto
word-moved = ha movido
word-fought = ha atacado
word-fired = ha disparado
word-disordered = en desorden
word-waiting = por venir
word-points = por puntos

# Layers over the map
layer-zones = Zonas de control
layer-zones-held = zona de control
layer-threat = Amenaza en el próximo turno
layer-threat-reach = puede venir aquí
layer-threat-strike = puede asaltar aquí
layer-threat-shoot = puede disparar aquí
layer-threat-reach-why = { $unit } [puede|pueden] llegar a { $hex } por { $cost } PM
layer-threat-strike-why = { $unit } [puede|pueden] asaltar { $hex } { $cost ->
    [0] enseguida
   *[other] tras { $cost } PM
  }
layer-threat-shoot-why = { $unit } [puede|pueden] disparar a { $hex } { $cost ->
    [0] enseguida
   *[other] tras { $cost } PM
  }

# Victory
score-eliminated = Unidades enemigas eliminadas
each-place = { $points } PV por tener { $hex }
each-strength = { $points } PV por cada punto de fuerza de las unidades enemigas eliminadas
early-swept = un bando ya no tiene a nadie

# What the words and letters of a counter mean; the rule in brackets
printed-quality = moral { $code }
about-printed-quality = Moral: un dado de tanto o menos supera su prueba. [1.1]
about-unit-strength = Puntos de fuerza que quedan: con lo que ataca y defiende. Sin ninguno queda eliminada. [5.4]
about-state-normal = En orden. [1.3]
about-state-disordered = Desordenada: no ataca a nadie ni controla hexágonos hasta que se reorganice. [1.3]
about-marker-moved = Ha movido en este turno. [3.1]
about-marker-fought = Ha atacado en este turno; solo una vez. [5.1]
about-marker-fired = Ha disparado en este turno, y ya no ataca. [5.1]
about-fate-eliminated = Eliminada: toda su fuerza cuenta para el enemigo. [6.3]
about-fate-waiting = Un refuerzo: entra a partir de su turno. [6.1]
