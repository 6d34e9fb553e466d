# What dice are rolled for.
ask-cohesion = prueba de cohesión de { $unit }: { $cohesion } o menos
ask-cohesion-bonus = prueba de cohesión de { $unit }: { $cohesion } o menos, dado menos { $bonus } por el jefe
ask-engagement = prueba de combatividad de { $unit }: { $engagement } o menos
ask-engagement-bonus = prueba de combatividad de { $unit }: { $engagement } o menos, dado menos { $bonus } por el jefe
ask-fire = fuego de { $unit }
ask-reaction-fire = fuego de reacción de { $unit } sobre { $target }
ask-shock = choque de { $attacker } contra { $defender }
ask-shock-attacker = el mismo dado, para { $attacker }
ask-officer = suerte de { $unit }

# Decisions.
choice-target-unit = El fuego hace efecto. ¿Qué unidad lo sufre?
choice-target-counter-battery = ¿Responde { $unit } con fuego de contrabatería?
option-target-counter-battery-yes = responder
option-target-counter-battery-no = no disparar
choice-attacker-refuse = ¿Se retira { $unit } antes del choque?
choice-defender-refuse = ¿Se retira { $unit } antes del choque?
option-attacker-refuse-yes = retirarse
option-defender-refuse-yes = retirarse
option-attacker-refuse-no = quedarse
option-defender-refuse-no = quedarse
choice-attacker-reaction-fire = ¿Dispara { $unit } sobre los atacantes?
choice-defender-reaction-fire = ¿Dispara { $unit } sobre los atacantes?
option-attacker-reaction-fire-yes = disparar
option-defender-reaction-fire-yes = disparar
option-attacker-reaction-fire-no = no disparar
option-defender-reaction-fire-no = no disparar
choice-attacker-fire-at = ¿Se dirige el fuego al hexágono de { $unit }?
choice-defender-fire-at = ¿Se dirige el fuego al hexágono de { $unit }?
option-attacker-fire-at-yes = este hexágono
option-defender-fire-at-yes = este hexágono
option-attacker-fire-at-no = otro
option-defender-fire-at-no = otro
choice-attacker-takes-hit = ¿Sufre { $unit } el resultado del fuego?
choice-defender-takes-hit = ¿Sufre { $unit } el resultado del fuego?
option-attacker-takes-hit-yes = esta unidad
option-defender-takes-hit-yes = esta unidad
option-attacker-takes-hit-no = otra
option-defender-takes-hit-no = otra
choice-attacker-square = ¿Intenta { $unit } formar el cuadro?
choice-defender-square = ¿Intenta { $unit } formar el cuadro?
option-attacker-square-yes = intentar el cuadro
option-defender-square-yes = intentar el cuadro
option-attacker-square-no = seguir en línea
option-defender-square-no = seguir en línea
choice-attacker-counter-charge = ¿Intenta { $unit } contracargar?
choice-defender-counter-charge = ¿Intenta { $unit } contracargar?
option-attacker-counter-charge-yes = contracargar
option-defender-counter-charge-yes = contracargar
option-attacker-counter-charge-no = recibir la carga
option-defender-counter-charge-no = recibir la carga
choice-attacker-advance = El hexágono está vacío. ¿Entran los atacantes (con { $unit })?
choice-defender-advance = El hexágono está vacío. ¿Entran los atacantes (con { $unit })?
option-attacker-advance-yes = entrar
option-defender-advance-yes = entrar
option-attacker-advance-no = quedarse
option-defender-advance-no = quedarse
choice-attacker-breakthrough = ¿Hacen un choque de ruptura contra el hexágono siguiente?
choice-defender-breakthrough = ¿Hacen un choque de ruptura contra el hexágono siguiente?
option-attacker-breakthrough-yes = intentar la ruptura
option-defender-breakthrough-yes = intentar la ruptura
option-attacker-breakthrough-no = detenerse
option-defender-breakthrough-no = detenerse
choice-attacker-counter-shock = ¿Hacen los defensores un contrachoque en el hexágono de { $unit }?
choice-defender-counter-shock = ¿Hacen los defensores un contrachoque en el hexágono de { $unit }?
option-attacker-counter-shock-yes = hacer un contrachoque
option-defender-counter-shock-yes = hacer un contrachoque
option-attacker-counter-shock-no = renunciar
option-defender-counter-shock-no = renunciar
choice-attacker-pursue = { $unit } sigue bajo control. ¿Persigue?
choice-defender-pursue = { $unit } sigue bajo control. ¿Persigue?
option-attacker-pursue-yes = perseguir
option-defender-pursue-yes = perseguir
option-attacker-pursue-no = detenerse
option-defender-pursue-no = detenerse
choice-attacker-pursue-into = ¿Va la persecución al hexágono que dejó { $unit }?
choice-defender-pursue-into = ¿Va la persecución al hexágono que dejó { $unit }?
option-attacker-pursue-into-yes = este hexágono
option-defender-pursue-into-yes = este hexágono
option-attacker-pursue-into-no = otro
option-defender-pursue-into-no = otro
choice-attacker-charge-again = Hay un enemigo delante. ¿Carga de nuevo { $unit }?
choice-defender-charge-again = Hay un enemigo delante. ¿Carga de nuevo { $unit }?
option-attacker-charge-again-yes = cargar de nuevo
option-defender-charge-again-yes = cargar de nuevo
option-attacker-charge-again-no = contenerse
option-defender-charge-again-no = contenerse

# Words of the rules.
word-good-order = buen orden
word-disordered = en desorden
word-routed = en derrota
word-recoil = retroceso
word-rout = huida
word-withdraw = retirada
word-pursuit = persecución
word-breakthrough = ruptura
word-counter-shock = contrachoque
word-square = cuadro
word-killed = muerto
word-wounded = herido
word-joins-friends = se une a los suyos
word-test = prueba
word-passed = superada
word-failed = fallida
word-not-needed = innecesaria
word-mover = la unidad
word-unit = unidad
word-general = los oficiales
word-infantry = la infantería
word-cavalry = la caballería
word-artillery = la artillería
word-marsh = el pantano
word-water = el agua
word-level-1 = un cambio de nivel
word-level-2 = dos niveles o más
word-slope = una pendiente
word-steep-slope = una pendiente fuerte
word-fortification = una fortificación

# Log lines.
event-retreated-recoil-one = { $unit } [retrocede|retroceden] un hexágono
event-retreated-rout = { $unit } [huye|huyen]
event-retreated-withdraw = { $unit } [rehúsa|rehúsan] el choque y [se retira|se retiran]
event-advanced-advance = { $unit } [entra|entran] en el hexágono
event-advanced-breakthrough = { $unit } [irrumpe|irrumpen] en el hexágono siguiente
event-advanced-counter-shock = { $unit } [explota|explotan] su contrachoque
event-advanced-pursuit = { $unit } [persigue|persiguen]

# Refusals.
refuse-attack-in-disorder = { $unit } [no está|no están] en buen orden y [no puede|no pueden] atacar
refuse-attackers-apart = los hexágonos atacantes no son vecinos
refuse-charge-by-night = de noche no se carga
refuse-charge-crooked = la carga de { $unit } no termina recta sobre su blanco
refuse-charge-in-mud = en el barro no se carga
refuse-charge-terrain = { $unit } [no puede|no pueden] cargar desde, por o hacia este terreno
refuse-charge-through-guns = { $unit } [no puede|no pueden] cargar a través de artillería amiga
refuse-charge-too-short = { $unit } [necesita|necesitan] al menos { $least } hexágonos para cargar
refuse-charge-water = { $unit } [no puede|no pueden] cargar a través del agua
refuse-cliff = la pendiente fuerte de { $levels } niveles no se cruza ni permite el choque
refuse-far-reaction = el fuego de reacción es a un hexágono adyacente, no más lejos
refuse-fire-by-night = de noche nadie dispara a más de { $most } hexágono
refuse-fire-in-disorder = { $unit } [no está|no están] en buen orden y [no dispara|no disparan]
refuse-fire-in-fog = con niebla nadie ve a más de { $most } hexágonos
refuse-fire-over-crest = nadie dispara al hexágono vecino por encima de una cresta o pendiente fuerte
refuse-guns-attack = { $unit } [es artillería|son artillería] y [no participa|no participan] en un choque
refuse-guns-enter-zoc = la artillería no entra por su voluntad en zona de control enemiga
refuse-in-water = { $unit } [no puede|no pueden] estar en un río, lago o mar
refuse-no-battery = no hay batería que contrabatir en el hexágono
refuse-nobody-charges = ningún atacante carga
refuse-not-artillery = { $unit } [no es artillería|no son artillería] y [no dispara|no disparan]
refuse-not-in-front = el hexágono atacado no está en el frente de { $unit }
refuse-not-routed = { $unit } [no está|no están] en derrota y [no sigue|no siguen] huyendo
refuse-only-cavalry-charges = solo carga la caballería; el hexágono de { $unit } tiene otra cosa
refuse-out-of-arc = el blanco no está al frente de la batería
refuse-out-of-range = { $unit } [alcanza|alcanzan] { $most } hexágonos como mucho
refuse-out-of-sight = el blanco no está a la vista
refuse-rally-after-shock = { $unit } [ha|han] tenido un choque este turno y [no puede|no pueden] reordenarse
refuse-rally-good-order = { $unit } [está|están] en buen orden
refuse-rally-in-zoc = { $unit } [está|están] en zona de control enemiga y [no puede|no pueden] reordenarse
refuse-rally-next-to-enemy = { $unit } [está junto|están junto] a un enemigo y [no puede|no pueden] reagruparse
refuse-rally-twice = { $unit } [ya ha|ya han] intentado reagruparse este turno
refuse-river = no hay choque a través de un río sin puente
refuse-routed-acts = { $unit } [está|están] en derrota y [no puede|no pueden] hacer nada
refuse-square-already = { $unit } [ya está|ya están] en cuadro
refuse-square-arm = solo la infantería forma el cuadro, y { $unit } no lo es
refuse-square-attacks = { $unit } [está|están] en cuadro y [no puede|no pueden] atacar
refuse-square-disorder = { $unit } [no está|no están] en buen orden y [no puede|no pueden] formar cuadro ante una carga
refuse-square-moves = un cuadro no se mueve
refuse-square-rear = { $unit } [es cargada|son cargadas] por la retaguardia y [no puede|no pueden] formar cuadro
refuse-square-routed = { $unit } [está|están] en derrota y [no puede|no pueden] formar cuadro
refuse-square-terrain = no se forma cuadro en terreno vedado a las cargas
refuse-square-twice = { $unit } [ya ha|ya han] intentado el cuadro en esta activación
refuse-stack = { $foot } y { $horse } no pueden compartir hexágono: infantería y caballería no se apilan
refuse-step = { $mover }: sin paso por { $row }
refuse-two-formations = baterías de dos formaciones no disparan juntas

# What would make it legal.
remedy-attackers-apart = atacar desde hexágonos contiguos
remedy-by-road = seguir carretera o camino, lejos del enemigo
remedy-closer = un blanco a { $most } como mucho
remedy-farther = un blanco no adyacente, u otro lado
remedy-fire-apart = que cada batería dispare sola
remedy-leave-out = dejar fuera a { $unit }
remedy-leave-square = dejar antes el cuadro
remedy-no-battery = que sea fuego ordinario
remedy-not-charging = que el hexágono de { $unit } se sume sin cargar
remedy-other-hexside = ir por otro lado
remedy-plain-shock = hacer un choque sin carga
remedy-rally-first = reagruparla antes
remedy-sight = un blanco a la vista
remedy-stack = poner una de ellas en otro hexágono
remedy-turn = girar antes la batería
remedy-turn-first = girar antes { $unit }, o dejar fuera su hexágono

# What is wrong with a case
fault-hexside-twice = { $feature } está puesto dos veces
fault-hexside-both = se esperaba { $one } o { $other }, no ambos en un mismo lado de hexágono
fault-bridge = un puente necesita un arroyo o un río a su lado en la lista
fault-support-at = se esperaba { $most } como mucho, el número de hexágonos que atacan allí, no { $got }
fault-officer-state = los oficiales no tienen estados: se esperaba good-order
fault-square = solo la infantería que no está en derrota forma cuadro

# Whole games: what is asked of players and dice.
prompt-deployment = Mueva unidades dentro de su zona, o conserve el despliegue
prompt-command = Elija en secreto qué formaciones reciben órdenes: { $points } puntos
prompt-fire = Elija qué baterías disparan, y a qué
prompt-movement = Mueva las unidades de la formación: marcha, carga, cuadro
prompt-shock = Declare quién ataca qué hexágono
prompt-combat = Elija el próximo choque que resolver
ask-initiative = iniciativa de { $side }
ask-draw = un marcador de los { $count } del cubilete
choice-initiative-first = ¿Qué formación abre el turno?
choice-recoil-hex = ¿Adónde retrocede { $unit }?
choice-withdraw-hex = ¿Adónde se repliega { $unit }?
choice-advance-facing = ¿Hacia dónde da frente { $unit } tras su avance?
choice-breakthrough-hex = { $unit } puede romper: ¿contra qué hexágono?
option-breakthrough-hex-none = detenerse aquí
choice-pursuit-hex = ¿Sigue { $unit } un hexágono más tras el enemigo batido?
option-pursuit-hex-stay = no más lejos
choice-pursuit-target = { $unit } [tiene|tienen] enemigos delante: ¿a quién cargar?
option-pursuit-target-none = a nadie
choice-officer-hex = ¿Dónde toma el mando { $unit }?

# What happens in a game.
event-found-orders = { $unit } [se activa|se activan]; órdenes: { $value }
event-found-initiative = { $unit } [tiene|tienen] la iniciativa
event-found-breakthrough = { $unit } [puede|pueden] romper
event-track-set-pontoon = { $unit } [ha|han] tendido un pontón
event-moved-recoil = { $unit } [retrocede|retroceden] a { $to }
event-moved-rout = { $unit } [huye|huyen] a { $to }
event-moved-withdraw = { $unit } [se repliega|se repliegan] a { $to }
event-moved-pursuit = { $unit } [persigue|persiguen] hasta { $to }
event-moved-breakthrough = { $unit } [rompe|rompen] hasta { $to }
event-moved-counter-shock = { $unit } [sigue|siguen] a { $to }
event-moved-returns = { $unit } [ha|han] vuelto, en { $to }
event-moved-replaces = un sucesor de { $unit } toma el mando en { $to }
event-left-map-wounded = { $unit } [es retirado|son retirados] del campo

# Words of whole games.
word-received = recibidas
word-face-down = boca abajo
word-allot = dar órdenes
word-fire = disparar
word-move = mover
word-form = formar
word-line = línea
word-shock = choque
word-charge = carga
word-fight = combatir
word-deploy = desplegar
word-moved = movida
word-fired = disparó
word-fought = combatió
word-led = mandada
word-tested = prueba de combatividad
word-bridging = tiende un pontón
word-countered = ha replicado
word-square-tried = ha intentado el cuadro
word-placed = colocada
word-spent = puntos de movimiento gastados
word-waiting = por llegar
word-decisive = decisiva
word-marginal = marginal
word-draw = empate
word-orders = órdenes
word-initiative = iniciativa

# Refusals in a game.
refuse-allot-broken = un ejército tan quebrado no recibe más de { $most } orden
refuse-allot-formation = no hay formación { $formation } suya que pueda recibir órdenes una vez
refuse-allot-nothing = nombre las formaciones que reciben órdenes, o termine
refuse-allot-order = nombre las formaciones en el orden del escenario
refuse-allot-points = estas órdenes cuestan { $spent }, y el jefe supremo tiene { $points }
refuse-no-chief = sin su jefe supremo un ejército no recibe órdenes
refuse-extra-marker = no hay marcador { $marker } que poner en el cubilete
refuse-attack-twice = { $unit } [ya ataca|ya atacan]
refuse-failed-test = { $unit } falló su prueba de combatividad y no se acerca al enemigo
refuse-cannot-fire = { $unit } [no puede|no pueden] disparar: hace falta una batería en buen orden que no haya disparado
refuse-fire-together = solo dos baterías de un mismo hexágono disparan juntas
refuse-no-target = no hay enemigo en { $hex }
refuse-cannot-move = { $unit } [no puede|no pueden] moverse ahora
refuse-no-way = ningún camino lleva así a { $unit } a { $hex }
refuse-move-points = { $unit } [necesita|necesitan] { $needs } puntos hasta { $hex } y [tiene|tienen] { $left }
refuse-move-zone = { $unit } [debe|deben] detenerse en la zona de control enemiga en { $hex }
refuse-move-enemy = { $hex } está en manos del enemigo
refuse-scenario-bars = las reglas de la batalla impiden a { $unit } acabar en { $hex }
refuse-stack-number = { $hex } no tiene sitio para { $unit }: dos unidades por hexágono como mucho
refuse-stack-formation = { $unit } solo comparte { $hex } con su propia formación
refuse-stack-arms = { $unit } [no puede|no pueden] quedarse en { $hex }: infantería y caballería nunca se apilan
refuse-stack-facing = { $unit } [daría|darían] frente de otro modo que la pila en { $hex }
refuse-stack-turns = { $unit } [gira|giran] con toda su pila, y alguna unidad no puede girar ahora
refuse-guns-fired = { $unit } [ha|han] disparado y [solo gira|solo giran]
refuse-officer-reach = { $officer } no puede llegar a { $hex }
refuse-form-moved = { $unit } [se ha|se han] movido: un cuadro es un movimiento entero
refuse-no-square = { $unit } [no está|no están] en cuadro
refuse-formation = «{ $formation }» no es una formación: square o line
refuse-charge-path = { $unit } [no tiene|no tienen] tal carga contra { $hex }
refuse-no-shock = nadie ha declarado atacar { $hex }
refuse-deploy-unit = { $unit } [no puede|no pueden] colocarse ahora
refuse-deploy-zone = { $hex } está fuera de la zona de { $unit }
refuse-deploy-facing = { $unit } [puede|pueden] dar frente aquí: { $facings }
refuse-deploy-there = { $unit } [ya está|ya están] en { $hex }
refuse-deploy-ground = { $unit } [no puede|no pueden] estar en { $hex }

# What would be wrong with a position.
problem-both-sides = fichas de ambos bandos en { $hex }
problem-depth = dos unidades en un mismo lugar de la pila en { $hex }
problem-strength = { $unit } [tiene|tienen] una fuerza imposible
problem-state = { $unit } [está|están] en un estado imposible
problem-square = { $unit } [no puede|no pueden] estar en cuadro
problem-ground = { $unit } [está donde|están donde] no puede estar

# The count of points.
score-units = Infantería y caballería eliminadas
score-artillery = Baterías eliminadas
score-routed = Unidades en derrota
score-officers = Oficiales caídos

# Beside the map, and before an act of several.
display-cup = Formaciones: órdenes y cubilete
display-cup-acting = { $formation } actúa
display-formation = { $formation }
display-orders-received = con órdenes
display-orders-none = sin órdenes
display-orders-face-down = marcador boca abajo
display-markers = { $count } marcadores en el cubilete
display-conditions = Iniciativa y cielo
display-initiative = Iniciativa: { $side }
display-night = Noche: ninguna carga, ningún disparo más allá del hexágono vecino
display-mud = Barro: ninguna carga
display-fog = Niebla: se ve poco
display-arrivals = En camino
display-unit = { $unit }
display-comes = turno { $turn }, { $hex }
word-night = noche
word-mud = barro
word-fog = niebla
muster-points = puntos: { $points }
compare-allotment = Puntos gastados: { $spent }
compare-odds = Fuerza { $attack } contra { $defence }: proporción { $odds }

# Layers over the map
layer-zones = Zonas de control
layer-zones-held = zona de control
layer-fronts = Frente y retaguardia de la unidad
layer-fronts-front = hexágono de frente
layer-fronts-rear = hexágono de retaguardia
layer-command = Mando
layer-command-radius = en el radio de un oficial
layer-command-led = mandada por su jefe
layer-command-cut = fuera del radio de su jefe
layer-sight = Líneas de visión desde aquí
layer-sight-open = a la vista
layer-sight-barred = oculto
layer-fire = Alcance y arco de la batería
layer-fire-open = a tiro y a la vista
layer-fire-barred = a tiro, pero oculto
layer-threat = Amenaza en las próximas activaciones
layer-threat-reach = puede venir aquí
layer-threat-strike = puede atacar aquí
layer-threat-shoot = bajo el fuego de los cañones
layer-threat-reach-why = { $unit } [puede|pueden] venir a { $hex } por { $cost } PM
layer-threat-strike-why = { $unit } [puede|pueden] atacar { $hex } { $cost ->
    [0] de inmediato
   *[other] tras { $cost } PM
}
layer-threat-shoot-why = { $unit } [puede|pueden] hacer fuego sobre { $hex } a { $cost } hexágonos
refuse-no-front = { $unit } [no tiene|no tienen] frente: es un oficial, o [no está|no están] en el mapa
refuse-no-line = { $by } oculta { $hex }

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Antes del primer turno las unidades pueden moverse dentro de su zona, o quedarse.
about-phase-reinforcements = Llegan las formaciones previstas, cada una al primero de sus hexes con sitio.
about-phase-command = Elija en secreto quién recibe órdenes: un punto, dos si está lejos. Los demás prueban.
about-phase-initiative = Cada bando tira y suma la iniciativa de su jefe; el ganador dice quién abre el turno.
about-phase-activation = Se saca un marcador del cubilete: su formación actúa. Así hasta que quede vacío.
about-phase-fire = Las baterías de la formación activa disparan una vez, antes de que nadie se mueva.
about-phase-movement = La formación activa marcha, carga o forma el cuadro. Junto a un enemigo se detiene.
about-phase-shock = Diga quién ataca qué hex, solo o con otros; todo se declara antes de luchar.
about-phase-combat = Se libran los choques declarados, en el orden que quiera. Quien gana puede avanzar.
about-phase-closing = La formación activa ha terminado; se saca el marcador siguiente, si lo hay.
about-phase-rally = Quien está en desorden o desbandada intenta reagruparse; si no, sigue huyendo.
about-phase-end = La victoria se mira tras el último turno; si no, empieza el siguiente.
must-combat = Cada choque declarado tiene que librarse antes de que acabe la activación.
give-up-deployment = { $count ->
    [one] Una unidad conserva su sitio para siempre.
   *[other] { $count } unidades conservan su sitio para siempre.
  }
give-up-command = Ninguna formación recibe órdenes este turno.
give-up-fire = { $count ->
    [one] Una batería aún podría disparar.
   *[other] { $count } unidades aún podrían disparar.
  }
give-up-movement = { $count ->
    [one] Una unidad no se ha movido.
   *[other] { $count } unidades no se han movido.
  }
give-up-shock = { $count ->
    [one] Una unidad aún podría atacar.
   *[other] { $count } unidades aún podrían atacar.
  }

# Órdenes en palabras
order-deploy = { $unit } [se coloca|se colocan] en { $to }
order-allot = da órdenes a { $unit }
order-fire = { $unit } [dispara|disparan] a { $target }
order-move = { $unit } [marcha|marchan] a { $to }
order-move-here = { $unit } [sigue|siguen] en { $to }
order-charge = { $unit } [carga|cargan] contra { $target } por { $to }
order-form = { $unit } [forma|forman] { $formation }
order-shock = { $unit } [ataca|atacan] a { $target } a la bayoneta
order-fight = se libra el ataque contra { $target }

# 11. Lo que da puntos
each-unit = { $points } PV por cada unidad enemiga de infantería o caballería eliminada
each-artillery = { $points } PV por cada batería enemiga eliminada
each-routed = { $points } PV por cada unidad enemiga en derrota en el mapa al final
each-officer = { $chief } PV por un jefe enemigo caído, { $other } por cualquier otro oficial
each-held = { $points } PV por cada hexágono de { $hexes } en el que una unidad propia, no en derrota, fue la última
each-held-one = { $points } PV por { $hexes } si una unidad propia, no en derrota, fue la última allí
each-present = { $points } PV si una unidad propia, no en derrota, está en este terreno al final
each-cleared = { $points } PV si ninguna unidad enemiga, salvo en derrota, está en este terreno al final
early-swept = Terminó antes de tiempo porque a un bando no le quedaba nadie.
opens-by-cup = En cada turno los dados de iniciativa dicen quién nombra la primera formación; la copa saca las demás

## What stands in the panel of a unit

# Why a unit has no order now
idle-not-activated = Ahora actúa otra formación: { $formation }. Esta unidad espera al marcador de la suya.
idle-independent = Esta unidad es independiente: actúa con el último marcador de su bando.
idle-routed = Esta unidad está en derrota: no hace nada por sí misma.
idle-fire = En este segmento solo dispara la artillería.
idle-shock = Los oficiales no atacan a nadie por sí mismos.
idle-combat = Los choques se libran hexágono por hexágono: elija uno de los hexágonos atacados.
idle-command = Las órdenes se asignan a formaciones enteras, de una vez: márquelas en la lista.
idle-no-target = No hay a quién disparar, al alcance y a la vista.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = cohesión { $code }
printed-grade = { $code }: { $name }
printed-figures = bonificación { $first }, radio { $second }
about-printed-quality = Cohesión: en una prueba el dado de diez caras (0 a 9) no debe superarla. [8.1]
about-printed-grade-l = L es caballería pesada. [1.5]
about-printed-figures = Lo que aporta un oficial: la bonificación se resta del dado de las pruebas de su pila, el radio es hasta dónde manda, en hexágonos. [1.12]
about-unit-strength = Puntos de fuerza: con lo que ataca y se defiende; de una batería, con lo que dispara. [1.2]
about-state-good-order = Buen orden: la cara de la ficha, con todas sus cifras. [1.8]
about-state-disordered = En desorden: usa el reverso, más débil, de su ficha y ni choca, ni carga, ni dispara hasta que se reagrupe; un desorden más y entra en derrota. [8.3]
about-state-routed = En derrota: huye con todo su movimiento hacia su borde, no tiene zona de control y no hace nada; lejos del enemigo puede reagruparse. [8.4]
about-marker-square = Cuadro: frente a todos lados y sin retaguardia; ni se mueve ni ataca, y se deshace sin coste al comienzo de su movimiento. [5.13]
about-marker-square-tried = Ha intentado formar el cuadro en esta activación; una sola vez. [7.31]
about-marker-charge = Su ataque es una carga contra el hexágono nombrado. [7.2]
about-marker-shock = Ha declarado un ataque contra el hexágono nombrado; todos se libran cuando todos están declarados. [7.3]
about-marker-fired = La batería ha disparado en este segmento; aún puede girar, pero no moverse. [6.2]
about-marker-countered = La batería ha respondido al fuego en esta activación; una sola vez. [6.16]
about-marker-fought = Ha tomado parte en un choque este turno: si está en desorden no se reagrupa este turno. [8.6]
about-marker-led = Estaba en el radio de su comandante cuando se activó su formación: con órdenes recibidas no necesita prueba de empeño. [4.5]
about-marker-moved = Se ha movido en esta activación; nadie se mueve dos veces. [5.1]
about-marker-spent = Puntos de movimiento gastados al girar con su pila. [5.4]
about-marker-tested = Su prueba de empeño de esta activación. Fallada: ni entra en zona de control enemiga ni ataca; superada: puede. [4.3]
about-marker-bridging = Sus zapadores tienden un puente: han de pasar aquí todo el turno, sin combatir. [10.4]
about-marker-placed = Se ha colocado antes de la batalla. [13.4]
about-fate-eliminated = Eliminada: fuera del juego. [9.1]
about-fate-wounded = Herido: ausente el turno siguiente, y luego de vuelta con sus tropas. [9.2]
about-fate-waiting = Refuerzo: entra por sí sola cuando le toca, en el primero de sus hexágonos en que hay sitio. [3.1]

roster-left = quedan { $left } unidades de { $begun }, { $shaken } de ellas en desorden o desbandada
side-french = Franceses
side-coalition = Coalición
