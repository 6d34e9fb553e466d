ask-combat-attacker = tirada de combate del atacante
ask-combat-defender = tirada de combate del defensor
ask-winner-casualties = bajas del vencedor ({ $side })
ask-weather = clima del turno
ask-replacements = puntos de reemplazo, { $side }
ask-initiative-german = iniciativa, alemán
ask-initiative-soviet = iniciativa, soviético
choice-defender-decline = El defensor puede negarse a retroceder perdiendo un factor más. ¿Se queda?
option-defender-decline-yes = quedarse y perder un factor
option-defender-decline-no = retroceder
choice-attacker-advance = El hexágono está vacío. ¿Avanza el atacante?
option-attacker-advance-yes = avanzar
option-attacker-advance-no = quedarse
refuse-support-without-supply = { $unit } [no puede|no pueden] apoyar a unidades sin abastecer
refuse-air-in-weather = { $unit } [no vuela|no vuelan] con este tiempo ({ $weather })
refuse-too-much-air = como mucho { $most } unidades aéreas por bando apoyan un combate
refuse-ratio-too-low = { $attack } FC contra { $defence } es menos de 1:3 y no permite atacar
refuse-lake = nadie puede entrar en un lago
refuse-swamp-off-road = { $kind } solo cruza el pantano por carretera o ferrocarril antes de que se hiele en el turno 7
refuse-no-replacements-yet = los reemplazos se tiran desde el turno 2, no en el turno { $turn }
refuse-recovery-supply = { $unit } [no está abastecida|no están abastecidas] y [no puede|no pueden] recuperarse
refuse-recovery-command = { $unit } [está fuera|están fuera] del radio de todo cuartel general y [no puede|no pueden] recuperarse
refuse-recovery-enemy = { $unit } [está junto|están junto] al enemigo y [no puede|no pueden] recuperarse
refuse-recovery-too-much = { $unit } [recupera|recuperan] como mucho { $most } factores este turno
refuse-recovery-kind = el bando { $side } no puede reponer { $unit }
refuse-recovery-static = { $unit } [es estática|son estáticas] y [no se repone|no se reponen]
refuse-recovery-price = cuesta { $price } PR y hay { $points }
remedy-leave-out = dejar fuera a { $unit }
remedy-more-attackers = aportar más factores, o atacar desde este lado del río
remedy-by-road = seguir una carretera o un ferrocarril
remedy-recover-less = recuperar menos, { $most } como mucho
role-german = alemán
role-soviet = soviético
word-rp = PR
word-cf = FC
word-rp-spent = PR gastados
word-first-player = primer jugador
word-allowance = capacidad
word-weather = clima
word-exploitation = explotación
word-clear = despejado
word-fog = niebla
word-rain = lluvia
word-heavy-rain = lluvia intensa
word-snow = nieve

# What is wrong with a case
fault-air = las unidades aéreas suman 1: se esperaba 1
fault-stacking = { $stacked } unidades atacan desde { $direction }: se esperaban { $most } como mucho por hexágono

# The game
prompt-deployment = Mueva las fichas dentro de sus zonas, o mantenga el despliegue.
prompt-replacements = Gaste los puntos de reemplazo: quedan { $points }.
prompt-assignment = Asigne unidades a los cuarteles generales, o déjelas como están.
prompt-activation = Active un cuartel general, o una unidad sin mando.
prompt-movement = Mueva las unidades activadas.
prompt-combat = Ataque con las unidades activadas, o continúe.
prompt-headquarters = Mueva el cuartel general, o déjelo donde está.
choice-defender-support = ¿Qué apoyo emplea el defensor? ({ $who })
option-defender-support-none = nada más
choice-loss-unit = ¿Qué unidad pierde un factor de combate? ({ $who })
choice-retreat-hex = { $unit } se retira: ¿a qué hexágono?
choice-advance-unit = ¿Quién avanza? ({ $who })
option-advance-unit-none = nadie más
choice-advance-hex = { $unit }: ¿avanza un hexágono más?
option-advance-hex-none = quedarse

# Refusals of the game
refuse-hq = este bando no tiene cuartel general { $hq }
refuse-assigned = { $unit } [ya pertenece|ya pertenecen] a { $hq }
refuse-out-of-radius = { $hq } no alcanza a { $unit }
refuse-capacity = { $hq } ya manda tantas unidades como puede
refuse-activation = { $unit } [no puede|no pueden] activarse: ya lo ha sido, pertenece a un cuartel general o es estática
refuse-cannot-move = { $unit } [no puede|no pueden] mover ahora: no está activada, o ya ha movido
refuse-move-here = { $unit } [ya está|ya están] allí
refuse-move-points = { $unit } [necesita|necesitan] { $needs } PM hasta { $hex } y [tiene|tienen] { $left }
refuse-move-zone = una zona de control enemiga detiene a { $unit } en { $hex }
refuse-move-enemy = el enemigo está en { $hex }
refuse-move-exposed = { $unit } [evita|evitan] la zona de control enemiga en { $hex }, donde no hay amigos
refuse-no-way = { $unit } [no puede|no pueden] llegar a { $hex }
refuse-path-cost = { $unit } [no puede|no pueden] ir a { $hex } por ese camino
refuse-stacking = { $hex } tendría más de 3 unidades o de 20 FC
refuse-closed = { $unit } [no puede|no pueden] entrar en { $hex } en este escenario
refuse-leash = { $unit } [estaría|estarían] demasiado lejos de su río, o sola al otro lado, en { $hex }
refuse-remain = quedaría demasiado poco de su ejército si { $unit } [se fuera|se fueran]
refuse-rail-used = este bando ya ha enviado una unidad por ferrocarril este turno
refuse-rail-kind = { $unit } [no va|no van] por ferrocarril: solo la infantería
refuse-rail-zone = { $hex } está en zona de control enemiga: no hay tren para { $unit }
refuse-rail-line = ningún ferrocarril propio y libre lleva a { $unit } a { $hex }
refuse-recovered = { $unit } [ya se ha|ya se han] recuperado, o [no está|no están] en el mapa
refuse-recovery-number = indique cuántos factores recuperar: de 1 a { $most }
refuse-transfer = { $unit } [no puede|no pueden] trasladarse así ahora
refuse-transfer-place = no hay sitio para { $unit } en { $hex }, o está el enemigo
refuse-no-attackers = indique las unidades que atacan
refuse-attack-unit = { $unit } [no puede|no pueden] atacar: no es una unidad de combate activada
refuse-attack-far = { $unit } [no está junto|no están junto] a { $hex }
refuse-attack-fought = { $unit } [ya ha|ya han] atacado en esta activación
refuse-attack-astray = { $unit } [está fuera|están fuera] del radio de su cuartel general y [no puede|no pueden] atacar
refuse-attack-railed = { $unit } [ha|han] ido por ferrocarril y [no ataca|no atacan] este turno
refuse-attack-out-of-supply = { $unit } [no está abastecida|no están abastecidas] y [no puede|no pueden] atacar
refuse-target-empty = no hay ninguna unidad de combate enemiga en { $hex }
refuse-target-closed = { $hex } no puede atacarse en este escenario
refuse-target-twice = { $hex } ya ha sido atacado en esta activación
refuse-support = { $unit } [no puede|no pueden] apoyar este combate: usada, lejos, sin abastecer, en tierra o de otro cuartel general
refuse-deploy-unit = { $unit } [no puede|no pueden] colocarse en otro sitio
refuse-deploy-zone = { $hex } está fuera de la zona de { $unit }
refuse-deploy-there = { $unit } [ya está|ya están] en { $hex }
refuse-deploy-ground = { $unit } [no puede|no pueden] estar en el terreno de { $hex }
refuse-garrison = { $hex } necesita antes una guarnición
refuse-way-far = { $unit } [no puede|no pueden] llegar a { $hex } por esos hexágonos
problem-both-sides = ambos bandos están en { $hex }
problem-holder = { $hex } lo tiene el bando que no está allí
problem-strength = { $unit } [tiene|tienen] factores de combate imposibles

# The log of the game
event-track-set-weather = clima: { $value }
event-track-set-first = { $unit } [es|son] primer jugador
event-marker-set-acted = { $unit } [se activa|se activan]
event-track-set-rp = { $unit } [tiene|tienen] { $value } puntos de reemplazo
event-track-set-abandoned = { $unit } [deja|dejan] un puesto que debía mantener: { $value } puntos
event-marker-set-out-of-supply = { $unit } [está|están] sin abastecer (turno { $value })
event-marker-removed-out-of-supply = { $unit } [vuelve|vuelven] a estar abastecida
event-marker-set-due = { $unit } [llega|llegan] como refuerzo
event-marker-set-astray = { $unit } [está fuera|están fuera] del radio de su cuartel general
event-marker-set-used = { $unit } [apoya|apoyan] el combate
event-marker-set-hq = { $unit } [se asigna|se asignan] a { $value }
event-marker-removed-hq = { $unit } [queda|quedan] sin mando
event-marker-set-idle = { $unit } [queda inactivo|quedan inactivos] hasta el próximo turno
event-moved-rail = { $unit } [va|van] por ferrocarril a { $to }
event-moved-transfer = { $unit } [se traslada|se trasladan] a { $to }
event-left-map-box = { $unit } [se une|se unen] a las unidades aéreas en la casilla
word-deploy = desplegar
word-recover = recuperar
word-assign = asignar
word-transfer = trasladar
word-activate = activar
word-move = mover
word-rail = por ferrocarril
word-attack = atacar
word-points = por puntos
word-draw = empate
word-sudden = en el acto
word-box = en la casilla
word-waiting = por llegar
word-hq = cuartel general
word-acted = activado
word-idle = inactivo
word-used = usada
word-moved = ha movido
word-fought = ha combatido
word-out-of-supply = sin abastecer
word-recovered = se ha recuperado
word-railed = ha ido por ferrocarril
word-due = lista para entrar
word-astray = fuera del radio
word-placed = colocada
score-eliminated = Unidades enemigas eliminadas
score-abandoned = Puesto abandonado por el enemigo

# Layers over the map
layer-zones = Zonas de control
layer-zones-held = zona de control
layer-threat = Amenaza en las próximas activaciones
layer-threat-reach = puede llegar aquí
layer-threat-strike = puede atacar aquí
layer-threat-reach-why = { $unit } [puede|pueden] llegar a { $hex } por { $cost } PM
layer-threat-strike-why = { $unit } [puede|pueden] atacar { $hex } { $cost ->
    [0] de inmediato
   *[other] tras { $cost } PM
}
layer-command = Cuarteles generales
layer-command-radius = dentro del radio de un cuartel general
layer-command-led = bajo mando
layer-command-cut = sin mando
layer-supply = Abastecimiento
layer-supply-reach = abastecido
layer-supply-line = línea de abastecimiento
layer-supply-source = fuente de abastecimiento
layer-supply-cut = sin abastecer, o donde se corta la línea
supply-cut = { $unit } [no tiene|no tienen] línea de abastecimiento
supply-barred = el enemigo o su zona de control cierra { $hex }
supply-no-source = { $hq } no tiene línea hasta una fuente

# Junto al mapa, y antes de un ataque.
display-activations = Activaciones
display-acting = { $unit } [actúa|actúan]
display-unit = { $unit }
display-led = { $units } de { $most } unidades
display-alone = Fuera de mando: { $count }
display-conditions = Clima y turno
display-weather = Clima: { $weather }
display-weather-clear = nada estorba
display-weather-fog = nadie vuela
display-weather-rain = nadie vuela; ruedas, carros y cañones pagan el doble fuera de camino
display-weather-heavy-rain = nadie vuela; el doble fuera de camino, todo movimiento a la mitad, ataques a -1
display-weather-snow = nadie vuela; infantes y jinetes con 1 PM menos, los demás 2
display-first = Primer jugador: { $side }
display-points = Puntos de reemplazo de { $side }: { $points }
display-air = Unidades aéreas en su casilla
display-arrivals = Refuerzos
display-comes = turno { $turn }, { $hex }
display-due = listo: entra en { $hex } cuando se active
display-blocked = listo, pero sin entrada en { $hex }
muster-attackers = Atacantes
muster-support = Apoyo
muster-factors = { $factors } FC
muster-across = { $factors } FC cruzando { $river }: divididos por { $divisor }
muster-adds = suma { $points }
compare-ratio = FC { $attack } contra { $defence }: proporción { $ratio }
compare-hexes = Desde { $count } hexágonos
word-river = río
word-major-river = río mayor

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Antes del primer turno las piezas pueden moverse dentro de sus zonas, o quedarse.
about-phase-weather = Un dado fija el clima: sin aviones con niebla, lluvia o nieve; lo peor frena la marcha.
about-phase-supply = Cuatro hexes hasta un cuartel, luego camino o vía. Sin él: medio movimiento, sin ataque.
about-phase-replacements = Los puntos devuelven fuerza: con abastecimiento, cerca de un cuartel, lejos del enemigo.
about-phase-reinforcements = Las unidades previstas entran cuando actúan ellas o su cuartel, con todo su movimiento.
about-phase-assignment = Diga qué cuartel general manda a quién. Sin él: medio movimiento y -1 al atacar.
about-phase-initiative = Ambos bandos tiran; el ganador tiene el primer segmento del turno.
about-phase-activation = Elija un cuartel general, o una unidad sin él, que actúa ahora; luego elige el enemigo.
about-phase-movement = Las unidades activadas marchan una vez. Una zona enemiga cuesta uno más y detiene.
about-phase-combat = Las unidades activadas atacan al lado, también juntas. Un río: la mitad o un tercio.
about-phase-headquarters = El cuartel general sigue a sus unidades: cerca para mandarlas y lejos del enemigo.
about-phase-restoration = Cuarteles, artillería y aviones vuelven a estar listos y empieza el turno siguiente.
must-activation = Nadie puede pasar: active un cuartel general o una unidad fuera de mando. Lo que active puede quedarse quieto.
give-up-deployment = { $count ->
    [one] Una pieza conserva su sitio para siempre.
   *[other] { $count } piezas conservan su sitio para siempre.
  }
give-up-replacements = { $count ->
    [one] Una unidad aún podría recuperarse.
   *[other] { $count } unidades aún podrían recuperarse.
  }
give-up-assignment = { $count ->
    [one] Una unidad aún podría asignarse de otro modo.
   *[other] { $count } unidades aún podrían asignarse de otro modo.
  }
give-up-movement = { $count ->
    [one] Una unidad no se ha movido.
   *[other] { $count } unidades no se han movido.
  }
give-up-combat = { $count ->
    [one] Una unidad aún podría atacar.
   *[other] { $count } unidades aún podrían atacar.
  }
give-up-headquarters = El cuartel general se queda donde está.

# Órdenes en palabras
order-deploy = { $unit } [se coloca|se colocan] en { $to }
order-recover = { $unit } [recupera|recuperan] { $option } FC
order-assign = { $unit } [pasa|pasan] a depender de { $option }
order-assign-none = { $unit } [no depende|no dependen] de ningún cuartel general
order-transfer = { $unit } [se traslada|se trasladan] a { $option }
order-activate = { $unit } [se activa|se activan]
order-move = { $unit } [marcha|marchan] a { $to }
order-rail = { $unit } [va|van] por ferrocarril a { $to }
order-attack = { $unit } [ataca|atacan] a { $target }
code-attack-wins = gana el ataque
code-defence-wins = gana la defensa
code-0-cf-losses = el vencedor no pierde nada
code-1-cf-losses = el vencedor pierde 1 FC
code-2-cf-losses = el vencedor pierde 2 FC

# 11. Lo que da puntos y lo que gana
level-sudden = victoria inmediata
each-place = { $points } PV por tener { $hex } al final
each-place-near = { $points } PV por tener { $hex }, o una unidad abastecida a { $within } hexágonos o menos, al final
each-railway = { $points } PV si el ferrocarril de { $first } a { $last } está libre de enemigos y de sus zonas
each-foothold = { $points } PV por cada unidad abastecida en terreno enemigo, filas { $first } a { $last }, { $most } como mucho
each-eliminated = { $points } PV por cada { $every } FC de unidades enemigas eliminadas, salvo las estáticas
each-abandoned = { $points } PV si el enemigo deja { $hex } antes del turno { $turn } sin haber perdido un combate
objective-win = Terreno que gana la batalla
win-held-running = turnos seguidos al final de los cuales se tiene todo: { $hexes }
opens-by-initiative = Primero en mover en el turno 1: { $side }; después deciden los dados de iniciativa, turno a turno

## What stands in the panel of a unit

# Why a unit has no order now
idle-acted = Esta unidad ya ha sido activada en este turno.
idle-hq-fled = Este cuartel general tuvo que huir: espera al turno siguiente.
idle-static = Esta unidad es estática: mantiene su hexágono y no se activa nunca.
idle-support = Las unidades aéreas esperan en su casilla: apoyan el ataque o la defensa cuando se libra un combate.
idle-under-hq = Esta unidad actúa cuando se activa su cuartel general { $hq }.
idle-not-activated = Ahora está activado { $hq }: esta unidad no depende de él.
idle-hq-moves-later = El cuartel general se mueve el último en su activación.
idle-headquarters = En este segmento solo se mueve el cuartel general.
idle-hq-assigned = Las unidades se asignan a cuarteles generales: en este caben { $left } más. Elija una unidad dentro de su radio.
idle-no-capacity = Ningún otro cuartel general que alcance a esta unidad tiene sitio para ella.
idle-no-hq = Ningún cuartel general alcanza a esta unidad.
idle-hq-fights = Los cuarteles generales no atacan a nadie.
idle-support-used = Esta unidad de apoyo ya se ha empleado.
idle-support-waits = El apoyo se compromete con un ataque: no tiene ninguno abierto a su alcance.
idle-no-enemy-beside = No hay junto a esta unidad ningún enemigo que pueda atacar.
idle-no-combat-unit = Solo las unidades de combate recuperan fuerza.
idle-full-strength = Esta unidad tiene toda su fuerza.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = eficiencia { $code }
printed-grade = { $code }: { $name }
printed-figures = radio { $first }, capacidad { $second }
about-printed-quality = Eficiencia, 3 la mejor: en el combate el mejor bando suma la diferencia a su dado. Sin suministro cuenta uno menos. [7.7]
about-printed-grade-xx = Tamaño de la unidad: una división. [1.4]
about-printed-grade-x = Tamaño de la unidad: una brigada. [1.4]
about-printed-grade-iii = Tamaño de la unidad: un regimiento. [1.4]
about-printed-grade-ii = Tamaño de la unidad: un batallón. [1.4]
about-printed-grade-s = Estática: nunca se mueve, ataca ni se retira; defiende y controla los hexágonos vecinos. [13.2]
about-printed-figures = De un cuartel general: hasta dónde llega su mando, en hexágonos, y cuántas unidades puede dirigir. [1.6]
about-unit-strength = Factores de combate que quedan: con lo que ataca y se defiende; de un apoyo, el modificador que aporta. [1.4]
about-marker-out-of-supply = Sin suministro: mitad de los puntos de movimiento, sin ataque, sin apoyo de artillería, un punto menos de eficiencia; desde su segundo turno así pierde 1 factor por turno. [9.2]
about-marker-hq = El cuartel general que la dirige: actúa cuando este se activa. [4.4]
about-marker-acted = Ha sido activado en este turno; una sola vez. [3.5]
about-marker-astray = Está fuera del radio de su cuartel general activado: mitad de los puntos de movimiento, y sin ataque. [4.4]
about-marker-due = Refuerzo debido: entra cuando se activa él o su cuartel general. [10.3]
about-marker-fought = Ha atacado en esta activación; una sola vez. [7.1]
about-marker-idle = Cuartel general que tuvo que huir: no hace nada hasta el turno siguiente. [4.8]
about-marker-moved = Se ha movido en esta activación; nadie se mueve dos veces. [5.1]
about-marker-railed = Ha ido en tren en esta activación y no ataca. [5.6]
about-marker-recovered = Ha recibido reemplazos este turno. [10.8]
about-marker-used = Apoyo ya empleado: de nuevo disponible el turno siguiente. [6.1]
about-marker-placed = Se ha colocado antes de la batalla. [13.9]
about-fate-eliminated = Eliminada: cada 5 factores de tales unidades dan un punto de victoria al enemigo. [11.2]
about-fate-box = Unidad aérea en su casilla: apoya un combate en cualquier parte, si el tiempo lo permite. [1.9]
about-fate-waiting = Refuerzo: debido a partir de su turno. [10.3]

roster-points = { $points } puntos de reemplazo disponibles
