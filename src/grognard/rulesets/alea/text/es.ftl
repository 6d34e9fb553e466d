# Fire, morale, movement
ask-fire = { $firer } [dispara|disparan] a { $target }: { $points } puntos
ask-fire-reduced = { $firer } [dispara|disparan] a { $target }: { $full } puntos, { $points } tras el terreno
ask-morale = chequeo de moral de { $unit }
ask-swiss-pass-over = ¿se pasa { $unit } a los suizos de España?
ask-division-morale = moral de la división de { $unit }
choice-target-retreat = { $unit } retrocede: ¿cuántos hex?
option-target-retreat-1 = 1 hex
option-target-retreat-2 = 2 hex
refuse-terrain-unknown = la tabla de terreno de esta edición no tiene { $terrain }
remedy-terrain-unknown = elija un terreno de la tabla
refuse-nation = { $unit }: esta edición no tiene tropas { $nation }
remedy-nation = elija una nación de esta batalla
remedy-closer = acerque los cañones a { $reach } hex
refuse-no-fire-marker = { $unit }: esta edición no tiene marcador SIN FUEGO
refuse-fire-assault = una pila con marcador de ASALTO no dispara
remedy-fire-assault = dispare antes de declarar el asalto o retire el marcador
refuse-fire-slope = no se dispara a través de una pendiente infranqueable
refuse-fire-guns = { $unit } [es artillería|son artillería] y [no dispara|no disparan] con la infantería
remedy-fire-guns = haga disparar a { $unit } aparte (artillery-fire)
refuse-fire-cavalry = { $unit } [es caballería|son caballería] en formación normal y [no dispara|no disparan]
remedy-leave-out = deje fuera a { $unit }
refuse-fire-mixed = caballería montada e infantería no combinan su fuego
remedy-fire-mixed = dispare un arma después de la otra
refuse-not-guns = { $unit } [no es artillería|no son artillería]
remedy-not-guns = haga disparar a { $unit } aparte (fire)
refuse-guns-limbered = { $unit } [está enganchada|están enganchadas] y [no puede|no pueden] disparar
remedy-guns-limbered = despliegue antes { $unit }
refuse-guns-silenced = { $unit } [está bajo|están bajo] SIN FUEGO
refuse-out-of-range = { $unit } [alcanza|alcanzan] { $reach } hex, no { $range }
refuse-defensive-range = en fuego defensivo los cañones alcanzan { $reach } hex, no { $range }
refuse-hidden-in-forest = en el bosque solo se ve desde el hex contiguo, no desde { $range }
refuse-hidden-in-crops = en las cosechas solo se ve desde 2 hex, no desde { $range }
refuse-fire-state = { $unit } [está derrotada|están derrotadas] o en fuga y [no dispara|no disparan]
refuse-fleeing-test = { $unit } [está|están] en fuga y [no hace|no hacen] chequeo
refuse-nothing-to-reorganize = { $unit } [no tiene|no tienen] nada de qué recuperarse
refuse-busy = { $unit } disparó, asaltó o recibió fuego en este turno de jugador
refuse-heat = el calor de Bailén no pesa aquí sobre las tropas { $nation }
refuse-division-no-reason = { $unit } [no tiene|no tienen] motivo de chequeo
refuse-guns-deployed = { $unit } [está desplegada|están desplegadas] y [no puede|no pueden] moverse
remedy-limber = enganche antes { $unit }
refuse-square-turns = { $unit } [está|están] en cuadro y [no gira|no giran]
refuse-maneuver-contact = { $unit } [tiene|tienen] orden de Maniobra y [no puede|no pueden] ir junto al enemigo
refuse-hold-contact = { $unit } [está|están] en Espera y [no puede|no pueden] ir junto al enemigo
remedy-attack-order = dé a { $unit } una orden de Ataque
refuse-zoc-to-zoc = { $unit } [no puede|no pueden] pasar de una zona de control enemiga a otra
refuse-prohibited = { $unit } [no puede|no pueden] ir ahí ({ $terrain })
refuse-no-mp = { $unit } [necesita|necesitan] { $cost } PM y [le quedan|les quedan] { $left } de { $allowance }
refuse-formation-arm = { $unit } [no puede|no pueden] tomar esa formación ({ $formation })
refuse-formation-class = { $unit } [no es ligera|no son ligeras] y [no puede|no pueden] formar guerrilla
refuse-change-near-enemy = { $unit } [no puede|no pueden] dispersarse junto al enemigo
refuse-deploy-here = { $unit } [no puede|no pueden] desplegarse en este hex
refuse-same-formation = { $unit } [ya está|ya están] en esa formación
refuse-square-here = ahí no se puede formar cuadro ({ $terrain })
refuse-square-disorder = { $unit } [no está|no están] en orden y [no puede|no pueden] formar cuadro
refuse-no-allowance = la tabla de movimiento no tiene cifra para { $unit } ({ $nation })
word-normal = normal
word-disorganized = desorganizada
word-defeated = derrotada
word-fleeing = en fuga
word-retreating = en retirada
word-guerrilla = guerrilla
word-square = cuadro
word-limbered = enganchada
word-deployed = desplegada
word-no-fire = SIN FUEGO
word-test = chequeo de moral
word-passed = superado
word-failed = fallado
word-hit = alcanzado y retirado
word-allowance = capacidad de movimiento
word-left = PM restantes
word-hexes-at-most = hex como máximo
code-se = sin efecto
word-british = británicas
word-portuguese = portuguesas
word-kgl = de la KGL
word-spanish = españolas
word-french = francesas
word-swiss = suizas
word-clear = llano
word-beach = playa
word-cultivated = terreno cultivado
word-crop-area = cosechas
word-light-forest = bosque claro
word-dense-forest = bosque denso
word-marsh = marisma
word-small-town = pueblo
word-city = ciudad
word-strong-building = edificio fuerte
word-line-of-siege = línea de sitio
word-sea = mar
word-river = río
word-creek = arroyo
word-bridge = puente
word-slope-up = subida
word-slope-down = bajada
word-impassable-slope = pendiente infranqueable

# Melé, carga, control de la caballería
ask-melee = melé: { $unit } contra { $target }, fuerza { $attack } contra { $defence }
ask-commander = ¿es alcanzado { $unit }?
ask-cavalry-control = control de { $unit }
choice-attacker-advance = El hex está vacío. ¿Avanza el atacante?
option-attacker-advance-yes = avanzar
option-attacker-advance-no = quedarse
choice-attacker-advance-hex = ¿Qué hex atacante avanza?
option-attacker-advance-hex-first = el hex de cabeza
option-attacker-advance-hex-second = el segundo hex
option-attacker-advance-hex-third = el tercer hex
option-attacker-advance-hex-fourth = el cuarto hex
option-attacker-advance-hex-fifth = el quinto hex
option-attacker-advance-hex-sixth = el sexto hex
choice-attacker-cavalry-retreat = { $unit } se repliega: ¿hasta dónde?
option-attacker-cavalry-retreat-shortest = lo menos posible
option-attacker-cavalry-retreat-2 = 2 hex, si se puede
option-attacker-cavalry-retreat-3 = 3 hex, si se puede
option-attacker-cavalry-retreat-longest = lo más lejos permitido
choice-defender-cavalry-retreat = { $unit } se repliega: ¿hasta dónde?
option-defender-cavalry-retreat-shortest = lo menos posible
option-defender-cavalry-retreat-2 = 2 hex, si se puede
option-defender-cavalry-retreat-3 = 3 hex, si se puede
option-defender-cavalry-retreat-longest = lo más lejos permitido
offer-attacker-cavalry-retreat-2 = 2 hex
offer-attacker-cavalry-retreat-3 = 3 hex
offer-defender-cavalry-retreat-2 = 2 hex
offer-defender-cavalry-retreat-3 = 3 hex
choice-defender-loss = ¿Qué ficha del defensor pierde el punto?
choice-defender-loss-of-three = ¿Qué ficha del defensor pierde el punto?
choice-defender-loss-of-four = ¿Qué ficha del defensor pierde el punto?
choice-defender-loss-of-five = ¿Qué ficha del defensor pierde el punto?
choice-defender-loss-of-six = ¿Qué ficha del defensor pierde el punto?
choice-defender-loss-of-seven = ¿Qué ficha del defensor pierde el punto?
choice-defender-loss-of-eight = ¿Qué ficha del defensor pierde el punto?
option-top = la ficha superior
option-second = la segunda ficha
option-third = la tercera ficha
option-fourth = la cuarta ficha
option-fifth = la quinta ficha
option-sixth = la sexta ficha
option-seventh = la séptima ficha
option-eighth = la octava ficha
choice-defender-reaction = ¿Cómo recibe el defensor la carga?
option-defender-reaction-stand = a pie firme
option-defender-reaction-square = intentar el cuadro
option-defender-reaction-counter-charge = contracargar
option-defender-reaction-evade = evadirse
choice-defender-evade = ¿Hasta dónde se evaden las guerrillas?
option-defender-evade-1 = 1 hex
option-defender-evade-2 = 2 hex
refuse-guns-alone = { $unit } y los cañones que lo acompañan no pueden asaltar solos
refuse-charge-order = { $unit } [no tiene|no tienen] orden de Ataque y [no puede|no pueden] cargar
refuse-melee-ground = ninguna melé cruza este lado de hex ni entra en este terreno
refuse-ratio-too-low = una proporción de { $ratio } está por debajo de { $least }: no se permite el ataque
refuse-assault-maneuver = { $unit } [tiene|tienen] orden de Maniobra y [no puede|no pueden] asaltar
refuse-assault-state = { $unit } [no está|no están] en buen orden y [no puede|no pueden] asaltar
refuse-assault-fatigue = { $unit } [está agotada|están agotadas] y [no puede|no pueden] asaltar
refuse-charge-adjacent = la caballería que empieza junto al enemigo no puede cargarlo
refuse-charge-movement = la carga cuesta { $cost } PM y la caballería tiene { $movement }
refuse-charge-arm = { $unit } [no es caballería|no son caballería] en formación normal y [no puede|no pueden] cargar
refuse-charge-state = { $unit } [no está|no están] en buen orden y [no puede|no pueden] cargar
refuse-charge-fatigue = { $unit } [está agotada|están agotadas] y [no puede|no pueden] cargar
refuse-charge-ground = una carga no puede usar este terreno ({ $terrain })
refuse-charge-hexside = una carga no cruza agua ni sube pendientes
refuse-charge-turns = una carga gira como mucho un lado de hex
remedy-guns-alone = haga atacar a la infantería o caballería del hex, o deje el hex fuera
remedy-charge-order = dé a { $unit } una orden de Ataque, o asalte sin cargar
remedy-melee-ground = ataque por otro lado
remedy-ratio-too-low = traiga más fuerza, o ataque por terreno más fácil
remedy-assault-maneuver = deje fuera a { $unit }, o dele otra orden
remedy-assault-state = deje fuera a { $unit } hasta que se reorganice
remedy-assault-fatigue = deje descansar a { $unit }
remedy-charge-adjacent = asalte sin cargar
remedy-charge-movement = tome un camino más corto
remedy-charge-arm = cargue solo con caballería formada
remedy-charge-state = deje fuera a { $unit } hasta que se reorganice
remedy-charge-fatigue = deje descansar a { $unit }
remedy-charge-ground = lleve la carga por terreno abierto
remedy-charge-hexside = lleve la carga por terreno llano y seco
remedy-charge-turns = tome un camino más recto
event-retreated-evade-one = { $unit } [se escabulle|se escabullen] 1 hex
event-retreated-evade-hexes = { $unit } [se escabulle|se escabullen] { $hexes } hex
event-advanced-pursuit = { $unit } [persigue|persiguen] fuera de control
event-found-control = control de la caballería: { $value }
event-found-provoked-attacks = ataques provocados hasta ahora: { $value }
code-c = bajo control
code-nc = fuera de control
word-control = control
word-provoked-attacks = ataques provocados
word-pursuit = persecución
word-evade = evasión
word-decisive = victoria decisiva
word-marginal = victoria marginal
word-draw = empate
word-fatigue = fatiga
word-assault = ASALTO
word-removed = alcanzado y retirado
word-displaced = sin apilamiento
word-order = orden
word-moved = ha movido
word-spent = puntos de movimiento gastados
word-fired = ha disparado
word-fought = ha combatido
word-given = órdenes dadas
word-maneuver = maniobra
word-attack = ataque
word-fled = huida
word-exited = salió del mapa
word-waiting = por llegar
word-shot-at = ha recibido fuego
word-charged = ha cargado
word-counter-charged = ha contracargado
word-placed = colocada
word-reorganized = ha intentado reorganizarse
word-stacked = pila reordenada
event-moved-replaces = el sucesor de { $unit } toma el mando en { $to }
event-moved-evade = { $unit } [se escabulle|se escabullen] a { $to }

# The game
prompt-movement = Mueva sus unidades
prompt-assault = Declare asaltos y cargas
prompt-fire = Elija quién dispara y a qué
prompt-melee = Elija la próxima melé
ask-charge-permission = ¿Obedece { $unit } la orden de cargar?
choice-retreat-hex = { $unit } retrocede: ¿a qué hex?
choice-retreat-place = { $unit } se une a una pila: ¿encima o debajo?
choice-advance-facing = { $unit } ha avanzado: ¿hacia dónde mira?
choice-attacker-prey = ¿A quién ataca la caballería desbocada?
refuse-cannot-move = { $unit } [no puede|no pueden] mover: ya movió, lleva ASALTO o huye por sí misma
refuse-not-together = estas unidades no pueden mover juntas: se pide el mismo hex, arma, formación, encaramiento, orden y estado
refuse-facing-missing = { $unit } [necesita|necesitan] un encaramiento en esa formación, por ejemplo 0616/NE
refuse-facing-needless = { $unit } [mira|miran] a todos lados en esa formación: omita el encaramiento
refuse-held = la división de { $unit } está retenida: puede girar y cambiar de formación, no dejar su hex
refuse-no-way = { $unit } [no puede|no pueden] quedar así en { $hex }
refuse-move-points = { $unit } [necesita|necesitan] { $needs } PM hasta { $hex } y [tiene|tienen] { $left }
refuse-move-zone = una zona de control enemiga detiene a { $unit } en { $hex }
refuse-move-enemy = el enemigo ocupa { $hex }
refuse-move-contact = { $hex } está junto a un enemigo y { $unit } [no tiene|no tienen] orden de Ataque
refuse-laggard = la división de { $unit } debe retroceder: antes ha de dejar la zona de control enemiga
refuse-stack-enemy = fichas de ambos bandos no pueden compartir { $hex }
refuse-stack-facing = una pila mira hacia un solo lado
refuse-stack-square = la infantería de un hex forma toda en cuadro o no forma
refuse-stack-arm = { $unit } [no puede|no pueden] quedarse en { $hex } en esa formación
refuse-stack-strength = demasiados puntos de fuerza para { $hex }
refuse-stack-counters = demasiadas fichas para { $hex }
refuse-stack-batteries = demasiadas baterías para { $hex }
refuse-stack-guerrillas = demasiadas guerrillas para { $hex }
refuse-stack-divisions = dos divisiones no pueden quedar apiladas en { $hex }
refuse-stack-order = nombre todas las fichas de una pila suya, en otro orden
refuse-stack-again = la pila de { $unit } ya se reordenó en esta fase
refuse-cannot-fire = { $unit } [no puede|no pueden] disparar ahora
refuse-fire-together = solo fichas de un mismo hex disparan juntas, los cañones aparte
refuse-no-target = no hay enemigo en { $hex }
refuse-out-of-reach = { $hex } está fuera del alcance de { $unit }
refuse-out-of-arc = { $hex } no está al frente de { $unit }
refuse-no-line = { $by } bloquea la línea de fuego hacia { $hex }
refuse-fire-again = este hex ya ha disparado a { $hex }: sus fichas suman sus puntos en un solo disparo
refuse-fire-split = los cañones y jinetes de un mismo hex disparan a un solo hex objetivo
refuse-assault-front = { $hex } no es un hex contiguo al frente de { $unit }
refuse-assault-two = la pila de { $unit } ya asalta otro hex
refuse-cannot-assault = { $unit } [no puede|no pueden] asaltar ni cargar ahora
refuse-assault-together = nombre fichas de un mismo hex, cada una una vez
refuse-charge-dark = está demasiado oscuro para cargar
refuse-charge-path = ninguna carga de { $unit } lleva así a { $hex }: recta o con un giro, por hexágonos vacíos, según sus PM, con el objetivo al frente al final
refuse-no-assault = nadie lleva ASALTO contra { $hex }
refuse-no-exit = { $unit } [no puede|no pueden] salir del mapa aquí
problem-depth = dos fichas en el mismo lugar de la pila en { $hex }
problem-strength = { $unit } [tiene|tienen] una fuerza imposible
problem-formation = { $unit } [está|están] en una formación imposible
problem-facing = el encaramiento de { $unit } no encaja con su formación
problem-ground = { $unit } [está donde|están donde] no puede estar
problem-fatigue = { $unit } [está|están] más que agotada

# Mando, comandantes, refuerzos, despliegue, reorganización
prompt-deployment = Mueva fichas dentro de sus zonas, o conserve el despliegue.
prompt-reinforcements = Haga entrar los refuerzos.
prompt-command = Dé órdenes.
prompt-commanders = Mueva a los comandantes.
prompt-reorganization = Elija las fichas que se reorganizan.
choice-successor-hex = ¿Dónde toma el mando el sucesor de { $unit }?
ask-release = ¿se pone en marcha { $division }? ({ $on } o más)
ask-crossing = ¿puede cruzar { $division } desde ahora? ({ $on } o más)
ask-reinforcement = ¿llega { $division }? ({ $on } o más)
ask-early-entry = ¿llegan antes { $unit } y su columna? ({ $on } o más)
refuse-commander = este bando no tiene ningún comandante { $commander }
refuse-commander-alone = { $commander } quedaría solo junto a un enemigo en { $hex }
refuse-commander-reach = { $commander } no puede llegar a { $hex }
refuse-order-one = una orden se da a una sola ficha
refuse-order-kind = { $order } no es una orden: se esperaba maneuver o attack
refuse-order-held = { $unit } [ya tiene|ya tienen] su orden
refuse-order-fleeing = { $unit } [huye|huyen] y [no recibe|no reciben] órdenes
refuse-order-state = { $unit } [no está|no están] en buen orden y [no puede|no pueden] recibir orden de atacar
refuse-order-retreating = la división de { $unit } se retira y no puede recibir orden de atacar
refuse-order-division-held = la división de { $unit } espera y no recibe órdenes
refuse-order-limited = { $unit } aún no puede recibir esta orden: { $order }
refuse-order-group = { $commander } no manda a { $unit }
refuse-order-radius = { $unit } [está demasiado|están demasiado] lejos de { $commander }
refuse-order-number = { $commander } ha dado todas sus órdenes ({ $orders })
refuse-not-due = { $unit } [no llega|no llegan] en este turno
refuse-entry-hex = { $unit } [no puede|no pueden] entrar por { $hex }
refuse-nobody-to-call = ahora no se puede llamar antes a nadie
refuse-deploy-unit = { $unit } [no se puede|no se pueden] colocar en otro sitio
refuse-deploy-zone = { $hex } está fuera de la zona de { $unit }
refuse-deploy-facing = { $unit } [no puede|no pueden] mirar hacia ahí aquí: se esperaba { $facings }
refuse-deploy-there = { $unit } [ya está|ya están] así en { $hex }
refuse-deploy-ground = { $unit } [no puede|no pueden] estar en el terreno de { $hex }
refuse-reorganized = { $unit } [ya ha|ya han] hecho su chequeo
score-eliminated = Fichas eliminadas o puestas en fuga
score-casualties = Puntos de fuerza perdidos
score-battery = Baterías tomadas
score-commander = Comandantes perdidos
score-fleeing = Divisiones en fuga
option-retreat-place-below = debajo
option-retreat-place-top = encima
refuse-leading-hex = { $hex } no es uno de los hexágonos que asaltan { $target }

# Capas sobre el mapa
layer-zones = Zonas de control
layer-zones-held = zona de control
layer-command = Mando
layer-command-radius = en el radio de un jefe
layer-command-led = puede recibir una orden
layer-command-cut = sin mando
layer-sight = Líneas de tiro desde aquí
layer-sight-open = línea libre
layer-sight-barred = línea cortada
layer-fire = Alcance y arco de la unidad
layer-fire-open = a tiro, línea libre
layer-fire-barred = a tiro, línea cortada
layer-threat = Amenaza en el próximo turno
layer-threat-reach = puede venir aquí
layer-threat-strike = puede golpear aquí
layer-threat-shoot = a tiro de cañón
layer-threat-reach-why = { $unit } [puede|pueden] venir a { $hex } por { $cost } PM
layer-threat-strike-why = { $unit } [puede|pueden] golpear { $hex } { $cost ->
    [0] de inmediato
   *[other] tras { $cost } PM
}
layer-threat-shoot-why = { $unit } [puede|pueden] tirar sobre { $hex } a { $cost } hex

# What is wrong with a case
fault-class = { $arm } no es { $cls }
fault-formation = { $arm } no puede estar en { $formation }
fault-guerrilla = solo la infantería y la caballería ligeras pueden ir en guerrilla
fault-fatigue = solo la caballería se fatiga: se esperaba 0
fault-horse = solo la artillería es a caballo o a pie: se esperaba false
fault-guns = se esperaba el factor de una batería, { $most } como mucho, no { $got }
fault-no-fire = solo las baterías llevan SIN FUEGO (no_fire): se esperaba false
fault-swiss = solo los suizos se pasan a suizos: se esperaba false
fault-surrounded-target = un objetivo rodeado no tiene hexágono libre detrás: se esperaba 0
fault-no-square = solo la caballería que carga cuenta la falta de cuadro: se esperaba false
fault-short-charge = solo la infantería recibe así una carga: se esperaba false
fault-rested = solo la caballería descansa: se esperaba false
fault-rested-busy = una caballería ocupada ({ $busy }) no ha descansado: se esperaba false
fault-lost = se esperaba como mucho su fuerza de { $strength }, no { $got }
fault-fleeing = según la causa está en fuga: se esperaba true
fault-friends-fleeing = según la causa hay amigos en fuga: se esperaba true
fault-dismounted = solo la caballería en guerrilla desmonta: se esperaba false
fault-whole-road = este paso deja el camino: se esperaba false
fault-whole-maneuver = la propia ficha no tiene orden de Maniobra: se esperaba false
fault-surrounded-stack = una pila rodeada no tiene hexágono libre detrás: se esperaba 0
fault-square-together = la infantería de un hexágono forma cuadro toda junta o no lo forma
fault-charging = solo carga la caballería en formación normal: se esperaba false
fault-counter-charge = solo contracarga la caballería en formación normal: se esperaba false

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Antes del primer turno las fichas pueden moverse dentro de su zona, o quedarse.
about-phase-reinforcements = Las fichas previstas entran por sus hexes, con puntos de movimiento, o esperan.
about-phase-command = Órdenes a quien está cerca: Ataque permite asaltar y cargar. Sin orden, media marcha.
about-phase-movement = Marche, gire y cambie de formación, pila por pila. Ante un frente enemigo, alto.
about-phase-commanders = Los comandantes siguen a sus tropas para mandarlas. Ninguno queda solo ante un enemigo.
about-phase-assault = Diga quién asaltará y cargue con la caballería. El enemigo puede disparar antes.
about-phase-defensive-fire = Dispara primero el bando sin turno: cada unidad una vez, hacia su frente.
about-phase-offensive-fire = Dispara el bando que tiene el turno, cada unidad una vez; no quien va a asaltar.
about-phase-melee = Se lucha cada asalto que sigue en pie, en el orden que quiera, uno tras otro.
about-phase-reorganization = Las unidades desorganizadas o derrotadas intentan rehacerse; la caballería descansa.
about-phase-division-morale = Las divisiones que deben probar su moral lo hacen; si fallan mucho, pueden huir.
about-phase-clean-up = Se retiran los marcadores de orden y de asalto del bando.
about-phase-end = Las fichas en fuga siguen, se mira la victoria y empieza el turno siguiente.
must-melee = Cada asalto declarado tiene que lucharse antes de que acabe la fase.
give-up-deployment = { $count ->
    [one] Una ficha conserva su sitio para siempre.
   *[other] { $count } fichas conservan su sitio para siempre.
  }
give-up-reinforcements = { $count ->
    [one] Una ficha que podría entrar espera.
   *[other] { $count } fichas que podrían entrar esperan.
  }
give-up-command = { $count ->
    [one] Una unidad aún podría recibir una orden.
   *[other] { $count } unidades aún podrían recibir una orden.
  }
give-up-movement = { $count ->
    [one] Una unidad no se ha movido.
   *[other] { $count } unidades no se han movido.
  }
give-up-commanders = { $count ->
    [one] Un comandante no se ha movido.
   *[other] { $count } comandantes no se han movido.
  }
give-up-assault = { $count ->
    [one] Una unidad aún podría asaltar o cargar.
   *[other] { $count } unidades aún podrían asaltar o cargar.
  }
give-up-defensive-fire = { $count ->
    [one] Una unidad aún podría disparar.
   *[other] { $count } unidades aún podrían disparar.
  }
give-up-reorganization = { $count ->
    [one] Una unidad aún podría intentar reorganizarse.
   *[other] { $count } unidades aún podrían intentar reorganizarse.
  }
give-up-offensive-fire = { $count ->
    [one] Una unidad aún podría disparar.
   *[other] { $count } unidades aún podrían disparar.
  }

# Órdenes en palabras
verb-deploy = colocar
verb-enter = llegar
verb-call = llamar
verb-order = orden
verb-move = marchar
verb-stack = reordenar
verb-exit = salir del mapa
verb-assault = asalto
verb-charge = cargar
verb-fire = disparar
verb-melee = melé
verb-reorganize = reorganizar
order-deploy = { $unit } [se coloca|se colocan] en { $to }
order-enter = { $unit } [llega|llegan] a { $to }
order-call = llama a las tropas en camino
order-order-attack = { $unit } [recibe|reciben] la orden de atacar
order-order-maneuver = { $unit } [recibe|reciben] la orden de maniobrar
order-move = { $unit } [marcha|marchan] a { $to }
order-move-here = { $unit } [sigue|siguen] en { $to }
order-stack = se reordena la pila, de arriba abajo: { $unit }
order-exit = { $unit } [sale|salen] del mapa
order-assault = { $unit } [asalta|asaltan] a { $target }
order-charge = { $unit } [carga|cargan] contra { $target } por { $to }
order-fire = { $unit } [dispara|disparan] a { $target }
order-melee = se libra la melé con { $target }
order-reorganize = { $unit } [intenta|intentan] reorganizarse

# Noticias
news-assault-stopped = el asalto de { $unit } queda detenido: no hay melé
news-division-retreats = { $unit } [debe|deben] retirarse
news-division-flees = { $unit } [huye|huyen]
news-division-released = { $unit } [despierta|despiertan] y [puede|pueden] moverse
news-division-comes = { $unit } [viene|vienen] en camino

# 11. Lo que da puntos y lo que gana
each-eliminated = los PF iniciales de cada ficha enemiga eliminada; { $share } si huye fuera del mapa
each-casualties = { $points } PV por cada PF perdido por una ficha enemiga que sigue en el mapa
each-battery = { $points } PV por cada batería enemiga tomada
each-commander = { $chief } PV por un comandante en jefe retirado, { $other } por cualquier otro comandante
each-fleeing = { $points } PV por cada división enemiga en fuga al final
each-objective = { $points } PV para quien posea { $need } de los hexágonos { $hexes } al final
each-objective-one = { $points } PV al final para el bando cuya ficha de combate fue la última en { $hex }
each-once-eliminated = { $points } PV, una vez, por una ficha enemiga eliminada ({ $arm })
each-ridden-down = { $points } PV por cada ficha enemiga de esta arma eliminada por caballería atacante: { $arm }
each-divisions-halved = { $points } PV si cada una ha perdido { $share } de sus PF o más: { $divisions }
each-none-released = { $points } PV si ningún dado ha liberado una división retenida
each-presence = { $points } PV por una ficha en buen orden en uno de { $count } hexágonos al final
each-held-back = { $points } PV si es eliminado o no ha llegado a la columna { $column }: { $unit }
each-exit = fichas pueden salir del mapa por aquí: { $side }
each-exit-strength = { $strength } PF salidos en buen orden ganan la batalla: { $side }
objective-exit = Salida: { $side }
objective-win = Terreno que gana la batalla
win-fleeing-majority = divisiones enemigas en fuga, más de la mitad de las que hay en el mapa
win-divisions-fleeing = divisiones enemigas en fuga al mismo tiempo
win-exited-strength = PF salidos en buen orden por { $hexes }
win-exited-unit = salido por el mismo camino: { $unit }
win-hexes-at-turn-end = hexágonos poseídos al final de un turno, desde el turno { $turn }: { $hexes }
win-at-least = hexágonos poseídos al final, digan lo que digan los puntos: { $hexes }
arrives-early = o, desde el turno { $turn }, si un dado de 6 muestra { $on } o más

## What stands in the panel of a unit

# Why a unit has no order now
idle-commander-moves-later = Los comandantes se mueven después de las fichas, en su propia fase.
idle-commanders = En esta fase solo se mueven los comandantes.
idle-commander-gives = Este comandante da órdenes a otros: le quedan { $left } de { $orders }. Elija una ficha dentro de su radio.
idle-no-commander = No hay en el mapa ningún comandante de este bando que dé órdenes a esta ficha.
idle-runs = Estado de la ficha: { $state }. Ha huido por sí sola al comenzar la fase.
idle-assault-held = Esta ficha lleva ASALTO y ya no se mueve.
idle-assault = Los comandantes no asaltan a nadie.
idle-guns-assault = La artillería y los trenes ni asaltan ni cargan.
idle-declared = Esta ficha ha declarado su asalto contra { $hex }.
idle-refused = Esta caballería no llevó su carga hasta el final en este turno: ya no ataca.
idle-assault-maneuver = Esta ficha tiene orden de maniobra: solo va contra el enemigo la que tiene orden de ataque, o ninguna.
idle-assault-state = Estado de la ficha: { $state }. Solo asalta la que está en buen orden.
idle-assault-fatigue = Esta caballería está agotada: tiene que descansar antes de volver a atacar.
idle-defensive-fire = Los comandantes no disparan.
idle-offensive-fire = Los comandantes no disparan.
idle-assaults = Esta ficha asalta, y por eso no dispara.
idle-state-fire = Estado de la ficha: { $state }. No dispara.
idle-limbered = Estos cañones están enganchados: solo disparan desplegados.
idle-no-fire = Esta batería lleva SIN FUEGO: el marcador la mantiene callada por ahora.
idle-unarmed = Esta ficha no dispara: la caballería formada y los trenes no lo hacen nunca.
idle-no-target = No hay a quién disparar: a { $range ->
    [one] un hexágono
   *[other] { $range } hexágonos
  } como mucho, en su arco y a la vista.
idle-melee = Las melés se libran hexágono por hexágono: elija uno de los hexágonos asaltados.
idle-reinforcements = Ahora solo entran los que esperan junto al mapa.
idle-reorganization = Los comandantes no necesitan reorganizarse.
idle-reorganized = Esta ficha ya ha hecho su prueba en esta fase.
idle-reorganize-normal = Esta ficha está en buen orden: no hay nada que reorganizar.
idle-reorganize-fleeing = Esta ficha huye: no puede reorganizarse.
idle-busy-assaulted = Esta ficha ha combatido en este turno de jugador y no puede reorganizarse.
idle-busy-fired = Esta ficha ha disparado en este turno de jugador y no puede reorganizarse.
idle-busy-fired-at = Han disparado a esta ficha en este turno de jugador: no puede reorganizarse.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = voluntad { $code }
printed-grade = clase { $code }: { $name }
printed-figures = factor de melé { $first }, factor de moral { $second }
about-printed-quality = Voluntad de combate, de A (la mejor) a F. Es la columna de las pruebas de moral; en la melé la mejor letra tiene 1 por cada letra de diferencia. [7.4]
about-printed-grade-ln = Línea: puede formar el cuadro, pero nunca pasa a guerrilla. [1.14]
about-printed-grade-lt = La infantería ligera y la caballería ligera pueden pasar a guerrilla; las piezas ligeras tienen el menor alcance. [1.14]
about-printed-grade-gr = Granaderos: infantería que forma el cuadro como la línea y nunca pasa a guerrilla. [1.14]
about-printed-grade-md = Media: caballería sin bonificación de clase, o piezas de alcance medio. [1.7]
about-printed-grade-hv = Pesada: la caballería pesada tiene +1 en la melé, salvo contra cuadros y otra caballería pesada; las piezas pesadas tienen el mayor alcance. [7.4]
about-printed-figures = Lo que añade un comandante: la primera cifra a las melés de su hexágono, la segunda a las pruebas de moral que se hacen allí, donde vale al menos { $commander-least-morale }. [1.9]
about-unit-strength = Puntos de fuerza: con lo que combate y dispara; las bajas los quitan. [1.6]
about-state-disorganized = Desorganizada: mitad de los puntos de movimiento y mitad del fuego; ni asalta, ni carga, ni forma el cuadro hasta que una prueba de moral o la reorganización la ponga en orden. [8.6]
about-state-defeated = Derrotada: huye al momento { $morale-retreat } hexágonos, no tiene zona de control, ni dispara ni asalta, y se defiende a media fuerza. [8.7]
about-state-fleeing = Huye con toda su división: corre hacia su borde del mapa, no recibe órdenes, no combate, y cualquier resultado de melé en su contra la elimina. [8.17]
about-formation-normal = Formación normal: tres hexágonos de frente, dos flancos y una retaguardia. [5.7]
about-formation-limbered = Enganchada: las piezas marchan, pero no disparan hasta desplegarse. [5.3]
about-formation-deployed = Desplegada: las piezas disparan y pueden girar; para moverse hay que engancharlas. [5.3]
about-formation-square = Cuadro: frente a los seis lados contra la caballería; dispara a la mitad, es mejor blanco y se mueve un hexágono por turno. [5.8]
about-formation-guerrilla = Guerrilla: un enjambre disperso que hace frente a todas partes, gira sin coste, no cuenta para el apilamiento, puede esquivar una carga y no tiene flanco. [2.16]
about-marker-fatigue = Fatiga de la caballería, de 0 a { $charge-fatigue-exhausted }: cada nivel cuenta -1 en sus pruebas de moral, y con { $charge-fatigue-exhausted } ni carga ni asalta. El descanso quita un nivel. [8.11]
about-marker-order = Lo que su comandante le ha ordenado este turno. Maniobra: movimiento completo, pero no junto al enemigo. Ataque: movimiento completo, asaltos y cargas. Sin orden mantiene: medio movimiento. [4.1]
about-marker-assault = ASALTO contra el hexágono nombrado: se libra en la fase de melé. Ya no se mueve ni dispara. [7.1]
about-marker-charged = Ha cargado en este turno de jugador y gana un nivel de fatiga después de la melé. [7.24]
about-marker-counter-charged = Ha respondido a una carga con una contracarga y gana un nivel de fatiga después de la melé. [7.19]
about-marker-straight-on = Su blanco se apartó: puede seguir recto contra otro, con los puntos que le quedan. [7.20]
about-marker-fired = Ha disparado en este turno de jugador; nadie dispara dos veces. [6.2]
about-marker-fought = Ha estado en una melé en este turno de jugador y no puede reorganizarse en él. [8.9]
about-marker-shot-at = Le han disparado en este turno de jugador: no puede reorganizarse en él. [8.9]
about-marker-given = Órdenes que este comandante ha dado en este turno. [4.2]
about-marker-moved = Se ha movido en este turno de jugador; nadie se mueve dos veces. [3.2.3]
about-marker-spent = Puntos de movimiento gastados; una carga solo tiene el resto. [5.5]
about-marker-stacked = Su pila ha cambiado de orden en esta fase; se hace una vez. [1.17.1]
about-marker-placed = Se ha colocado antes de la batalla. [13.7]
about-marker-refused = No llevó la carga hasta el final: ya no ataca en este turno de jugador. [7.22]
about-marker-reorganized = Ha hecho su prueba de reorganización en esta fase; una sola vez. [8.9]
about-marker-no-fire = SIN FUEGO: la batería calla mientras lleve el marcador. [6.1]
about-fate-eliminated = Fuera del juego: cuenta para la victoria y para la moral de su división. [9.1]
about-fate-fled = Ha dejado el mapa huyendo y cuenta la mitad de sus puntos. [9.2]
about-fate-exited = Ha salido del mapa en orden: no se ha perdido. [5.18]
about-fate-waiting = Refuerzo: entra por su hexágono de entrada cuando le toca. [3.2.1]
word-refused = carga no culminada
word-straight-on = puede seguir recto
side-spanish = Españoles
side-french = Franceses
side-allied = Aliados
