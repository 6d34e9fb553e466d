# Palabras comunes a todos los sistemas. Los ficheros de un sistema pueden decirlas de otro modo.

# Bandos y papeles: con artículo como sujeto de una frase, sin él en las etiquetas.
name-attacker = el atacante
name-defender = el defensor
name-firer = el tirador
name-target = el objetivo
name-nobody = nadie
role-attacker = atacante
role-defender = defensor
role-firer = tirador
role-target = objetivo
role-nobody = nadie

# Diario, una línea por clase de suceso.
told-nothing = no tiene ninguna consecuencia
event-lost-strength = { $unit } [pierde|pierden] { $points }
event-gained-strength = { $unit } [recupera|recuperan] { $points } { $what }
event-eliminated = { $unit }: eliminado
event-state-changed = { $unit }: ahora { $state }
event-formation-changed = { $unit } [cambia|cambian] de formación: { $formation }
event-retreated = { $unit } [retrocede|retroceden] ({ $how })
event-retreated-one = { $unit } [retrocede|retroceden] 1 hexágono ({ $how })
event-retreated-hexes = { $unit } [retrocede|retroceden] { $hexes } hexágonos ({ $how })
event-retreated-retreat = { $unit } [se retira|se retiran]
event-retreated-retreat-one = { $unit } [se retira|se retiran] 1 hexágono
event-retreated-retreat-hexes = { $unit } [se retira|se retiran] { $hexes } hexágonos
event-advanced = { $unit } [va|van] adelante ({ $how })
event-advanced-advance = { $unit } [avanza|avanzan]
event-marker-placed = { $unit } [recibe|reciben] un marcador: { $marker }
event-marker-placed-many = { $unit } [recibe|reciben] { $count } marcadores: { $marker }
event-marker-removed = { $unit } [pierde|pierden] su marcador: { $marker }
event-hex-held = { $unit } [ocupa|ocupan] el hexágono
event-hex-held-nobody = nadie ocupa el hexágono
event-leader-hit = { $unit }: { $fate }
event-gained = { $unit } [gana|ganan] { $points } { $what }
event-found = { $unit }, { $what }: { $value }
event-found-plain = { $what }: { $value }

# Resultados en una línea.
label-holds = hexágono: { $unit }
label-nothing = sin efecto
label-colon = { ": " }
label-semicolon = { "; " }
label-no-marker = sin { $marker }

# Palabras de regla comunes a varios sistemas.
word-eliminated = eliminado
word-retreat = retirada
word-advance = avance
word-winner = vencedor
word-weather = clima
word-first-player = primer jugador
word-exploitation = explotación
word-clear = despejado
word-fog = niebla
word-rain = lluvia
word-heavy-rain = lluvia fuerte
word-snow = nieve
word-mp = PM
word-place = lugar
word-facing = encaramiento
word-formation = formación
word-state = estado
word-strength = fuerza
word-fate = qué fue de ella
word-on-the-map = en el mapa
word-none = ninguno
word-all-round = todos los lados
word-yes = sí
word-no = no
word-choose = responde
word-done = hecho

# Orientaciones.
facing-n = norte
facing-ne = noreste
facing-e = este
facing-se = sureste
facing-s = sur
facing-sw = suroeste
facing-w = oeste
facing-nw = noroeste
place-off = { $ground } ({ $inches }″ { $course })

# Decisiones.
choice-generic = { $who } decide: { $what }
option-yes = sí
option-no = no

# Ficheros de caso.
template-use = Rellénelo, guárdelo como case.toml y pida las probabilidades o una resolución:
template-comments = Un campo tras «#» queda en su valor por defecto o falta: quite la marca para fijarlo.
template-choices = a elegir: { $choices }
template-any = de entre: { $choices }
template-range = de { $low } a { $high }
template-least = { $low } o más
template-items = de { $low } a { $high } en total
template-most = { $high } como máximo
template-optional = opcional
template-default = por defecto { $value }

# La resolución impresa y sus probabilidades.
show-modifiers = modificadores
show-no-modifiers = sin modificadores
show-die = dado { $die }
show-dice = dados { $die }
show-total = { $die } { $shift } = { $total }
show-reading = { $chart }, columna { $column }, fila { $row }
verdict-passed = { $die } no pasa de { $limit }: superado
verdict-failed = { $die } pasa de { $limit }: fallado
show-result = Resultado
show-seed = Dados de la semilla { $seed }: --seed { $seed } los repite.
show-own-dice = Sus propios dados: { $dice }
show-replayed = Repetido según su acta.
show-nothing-happens = No ocurre nada.
show-outcome = Desenlace
show-chance = Prob.
show-exact = Exacta
show-success = Éxito, { $label }
show-expected = Pérdidas esperadas
show-expected-part = { $unit } { $points }
show-no-losses = ninguna
show-more = y { $count } desenlaces más (--all los da todos)
show-totals = Primero totales por bando, luego cada ficha por separado; --joint da todas las combinaciones.
show-totals-losses = Demasiados totales para leerlos: primero los puntos que pierde cada bando, luego cada ficha por separado.
joint-too-long = --joint daría más de { $most } combinaciones: sin esa opción verá los totales por bando
show-marginal = Cada ficha
show-open = Decisiones abiertas: cada rama figura debajo; --policy fija una.
show-branch = Rama
show-branches = { $count } ramas: fije decisiones con --policy para ver los desenlaces de una, --all para todas.
show-idle = No cambian esta probabilidad: { $ids }
show-sensitivity = Lo que vale cada modificador
show-worth = Puntos
show-without = Sin él
show-refused = prohibido
show-nothing-to-weigh = Ningún modificador cuenta.
show-compare = { $first } frente a { $second }
show-difference = Diferencia
show-example = No se dio ningún caso: este es el ejemplo del sistema.

# Negativas.
refused = Prohibido: { $reason } [{ $rule }].
refused-try = Prohibido: { $reason } [{ $rule }]. Pruebe: { $remedy }.

# A la espera de una persona.
wait-die = A la espera del dado { $place }: { $dice } para { $ask } [{ $rule }]; { $given } dados hasta ahora.
wait-dice = A la espera de los dados { $place } a { $last }: { $dice } para { $ask } [{ $rule }]; { $given } dados hasta ahora.
wait-choice = { $prompt } [{ $rule }] A elegir: { $options }. Se fija con --policy { $id }={ $first }.
ask-faces = { $dice } para { $ask } [{ $rule }] ({ $faces })
ask-option = { $prompt } [{ $rule }]
wrong-die = --dice: el dado { $place } muestra { $face }; { $ask } [{ $rule }] pide { $dice }, { $faces }
left-dice = --dice: la resolución usó { $used } dados, { $left } de más: { $listed }
unknown-decision = { $ruleset } no conoce ninguna decisión { $id }
unknown-decision-open = { $ruleset } no conoce ninguna decisión { $id } (abiertas aquí: { $open })
unknown-counter = decisión { $id }: no hay ninguna ficha { $unit } (una de: { $units })

# La visita guiada.
tour-welcome = Grognard resuelve y pondera situaciones de wargames publicados. Esta visita lleva una del caso a la resolución.
tour-leave = q sale en cualquier momento; Intro toma lo que está entre corchetes.
tour-system = ¿Qué sistema?
tour-procedure = ¿Qué hay que resolver?
tour-case = La situación
tour-fill = ¿Cambiar un campo ({ $example }), o repasarlos todos (sí)?
tour-odds = Las probabilidades
tour-roll = La tirada
tour-dice = ¿Tirar sus propios dados?
tour-again = ¿Otra?
tour-bye = Suerte con los dados.
tour-demonstration = No hay terminal donde preguntar: una breve demostración.
tour-another = ¿otro de { $name }?
tour-none = ¿añadir { $name }?
tour-keep = ¿conservar { $name }?
tour-wanted = se espera { $wanted }
tour-pick = Número o nombre
tour-file = El mismo caso como fichero: grognard template { $ruleset } { $procedure }
tour-keep-file = Fichero donde guardar este caso
tour-kept = Guardado. Para volver a él: grognard odds { $ruleset } { $procedure } { $file }
tour-exists = { $file } ya existe

# The game
refuse-verb = «{ $verb }» no es una orden de esta fase ({ $phase })
refuse-unit = no hay ninguna unidad { $unit } a la que dar una orden aquí
refuse-surplus = la orden dice más de lo que cabe en una orden de este tipo
refuse-hex = aquí no existe ese lugar ni esa orientación
refuse-path = el camino dado no lleva hexágono a hexágono hasta { $hex }
refuse-way-phase = { $unit } no [puede|pueden] enviarse por etapas en esta fase
refuse-way-points = nombre los hexágonos del camino uno tras otro, la meta al final
refuse-off-map = { $unit } [no está|no están] en el mapa
refuse-over = la partida ha terminado
refuse-option = «{ $given }» no es una respuesta; elija entre: { $options }
refuse-no-question = «{ $given }» responde a una pregunta que nadie hizo; se espera una orden
refuse-lesson = La lección pide otra cosa ahora: { $wanted }
refuse-lesson-side = { $given }: no le toca al alumno darlo en ese momento
refuse-no-dice = aquí no se piden dados
refuse-throw = «{ $given }» no es lo que se pide: tire { $dice }, una cara por dado
refuse-face = { $face } no es una cara de { $dice }
refuse-no-seed = este archivo no contiene la semilla; tiren los dados ustedes mismos
refuse-server-dice = en esta partida tira los dados el servidor
refuse-undo-nothing = { $side } [no tiene|no tienen] nada que deshacer
refuse-undo-dice = han caído dados desde entonces
refuse-undo-practice = han caído dados desde entonces: solo una partida abierta para practicar los deshace
refuse-undo-acted = { $side } [ha|han] actuado desde entonces
refuse-undo-revealed = algo oculto ha salido a la luz
refuse-undo-settled = ambos bandos han acordado algo desde entonces
refuse-settle-alone = un bando no puede decidirlo solo: el otro tiene que estar de acuerdo
remedy-settle-with = lo mismo «with { $side }»
refuse-fix-pending = hay una orden en curso: termínela primero, o retírela
refuse-fix-unit = no hay ninguna ficha { $unit }
refuse-fix-same = nada cambiaría en { $unit }
refuse-fix-off = { $unit } [está fuera|están fuera] del mapa: diga dónde se encuentra, o qué fue de ella
refuse-fix-fate = { $unit } [sale|salen] del mapa: entonces no se puede fijar nada más
refuse-fix-none = { $unit }: { $what } no se puede fijar
refuse-fix-value = { $unit }: { $what } no puede ser { $value } (una de: { $allowed })
refuse-undo-rules = lo anterior no puede volver a jugarse con las reglas de hoy
remedy-undo-consent = lo mismo con el consentimiento del adversario
refused-plain = No permitido: { $reason }.
refused-plain-try = No permitido: { $reason }. Pruebe: { $remedy }.

# Órdenes a varias unidades
group-left-dice = antes habría que tirar los dados
group-left-question = antes alguien tendría que decidir
group-left-turn = la fase termina antes
group-left-over = la partida termina antes
group-left-none = ahora no hay una orden así para ella
group-left-still = no puede acercarse más
group-left-contact = entraría en contacto con el enemigo
plan-waits = ahora no se le puede ordenar nada

# What happens in a game, line by line
event-marker-set = { $unit } [lleva|llevan] un marcador { $marker }: { $value }
event-marker-set-order = { $unit } [recibe|reciben] una orden: { $value }
event-moved = { $unit } [va|van] a { $to } ({ $how })
event-moved-move = { $unit } [se mueve|se mueven] a { $to }
event-moved-turn = { $unit } [se encara|se encaran] al { $facing }
event-moved-advance = { $unit } [avanza|avanzan] a { $to }
event-moved-charge = { $unit } [carga|cargan] hasta { $to }
event-moved-retreat = { $unit } [retrocede|retroceden] a { $to }
event-moved-run = { $unit } [huye|huyen] a { $to }
event-moved-enter = { $unit } [llega|llegan] a { $to }
event-moved-deploy = { $unit } [se coloca|se colocan] en { $to }
event-moved-displaced = { $unit } [es desplazado|son desplazados] a { $to }
event-left-map = { $unit } [sale|salen] del mapa ({ $how })
event-left-map-fled = { $unit } [huye|huyen] fuera del mapa
event-left-map-exited = { $unit } [sale|salen] del mapa en orden
event-stack-ordered = pila, de arriba abajo: { $units }
event-track-set = { $what }: { $value }
event-phase-began = turno { $turn }, { $unit }: { $phase }
event-phase-began-plain = turno { $turn }: { $phase }
event-game-ended = victoria: { $unit } ({ $how })
event-game-ended-draw = la partida acaba en tablas
event-game-settled = victoria: { $unit } ({ $how })
event-game-settled-plain = la partida termina ({ $how })
event-game-settled-resigned = rendición: { $by }; victoria: { $unit }
event-game-settled-draw = { $by } y { $consent } acuerdan tablas
event-game-settled-forfeit = partida perdida por incomparecencia; victoria: { $unit }
event-corrected-place = { $unit } [se coloca|se colocan] en { $value }
event-corrected-facing = { $unit } [mira|miran] al { $value }
event-corrected-facing-none = { $unit } [mira|miran] a todos lados
event-corrected-strength = { $unit } [tiene|tienen] fuerza { $value }
event-corrected-formation = { $unit } [está|están] en formación: { $value }
event-corrected-state = { $unit } [está|están]: { $value }
event-corrected-fate = { $unit } [se retira|se retiran] del mapa: { $value }
event-corrected-marker = { $unit } [lleva|llevan] un marcador, { $marker }: { $value }
event-corrected-marker-none = { $unit } [no lleva|no llevan] marcador: { $marker }
event-fixed = corregido: propuesto por { $unit }, aceptado por { $consent }
event-undone = { $unit } [deshace|deshacen]: todo vuelve a estar como tras la entrada { $entry }
event-undone-dice = { $unit } [deshace|deshacen], con { $dice ->
        [one] una tirada de dados
       *[other] { $dice } tiradas de dados
    } (práctica): todo vuelve a estar como tras la entrada { $entry }
event-rules-adopted = la partida sigue con otras reglas

# A game in the terminal
game-turn = Turno { $turn } de { $turns }, { $time }
game-decides = Decide { $side }
game-choose = Respuestas: { $options }
game-waits-dice = { $dice } para { $ask }
game-over = La partida ha terminado; victoria: { $side } ({ $how })
game-over-draw = La partida ha terminado: tablas
game-settled = La partida ha terminado; victoria: { $side } ({ $how })
game-settled-plain = La partida ha terminado: nadie gana ({ $how })
game-settled-resigned = La partida ha terminado; rendición: { $by }; victoria: { $side }
game-settled-draw = La partida ha terminado: ambos bandos acordaron tablas
game-settled-forfeit = La partida ha terminado por incomparecencia; victoria: { $side }
game-unit = Unidad
game-name = Nombre
game-hex = Hex
game-facing = Frente
game-strength = Fza
game-formation = Formación
game-state = Estado
game-order = Orden
game-score = Puntos
game-last = Lo último que ha pasado
game-orders-of = { $count } órdenes; --unit { $example } lista las de una unidad
game-new = Una partida nueva de { $scenario } en { $file }
game-started = Para verla: grognard game show { $file }
game-open-file = Este archivo está abierto: quien lo lea ve la semilla de los dados y cada orden oculta. Contra otra persona, juegue en un servidor, o por correo con --sealed.
game-open-seed = Este archivo está abierto: quien lo lea ve la semilla, y con ella todos los dados por venir. Contra otra persona, juegue en un servidor, o por correo con --sealed.
game-sealed-new = Partida sellada de { $scenario } en { $file }. Su clave, que se queda en casa: { $home }
game-sealed-join = Envíe el archivo; { $side } entra con: grognard game join { $file }
game-sealed-mark = Marca de la partida, la misma en ambos lados: { $mark }
game-sealed-decision = Envíe el archivo: decide { $side }.
game-sealed-dice = Envíe el archivo: los dados esperan la parte de { $side }.
game-sealed-show = Envíe el archivo: { $side } ha de mostrar lo que estaba oculto.
game-sealed-end = Envíe el archivo: { $side } aún ha de mostrar su secreto.
game-sealed-owed = Se espera su parte: grognard game apply { $file }
game-sealed-out = Todo se ha mostrado; cualquiera puede comprobarlo: grognard game verify { $file }
game-sealed-lapsed = Enviadas por adelantado, y caducas: { $orders }
game-replayed = { $count } entradas jugadas otra vez; la partida está así.
game-verified = { $count } entradas correctas.
game-dice-counted = Dados: { $seeded } por la semilla, { $typed } a mano
game-other-rules = La partida empezó con otras reglas que las de hoy.
game-typed = Escriba una orden, o help.
game-typed-dice = Intro tira los dados; o escriba las caras, por ejemplo 5 3.
game-help = Las órdenes se escriben en notación: { $example }
game-help-commands = También: show, map [UNIDAD|HEX], orders [UNIDAD], odds ORDEN, log, undo [with BANDO], resign BANDO, draw with BANDO, fix UNIDAD ... with BANDO, help, quit. Todo se guarda al momento.
game-sure = ¿Dar esta orden? [S/n]
game-bye = Guardado en { $file }.
game-again = Otra persona ha cambiado { $file }; se lee de nuevo.
game-no-odds = Las reglas no pueden calcular las probabilidades de esta orden.
game-nothing-here = no hay unidad ni hex { $what }

# What is wrong with a case
fault-choices = (a elegir: { $listed })
fault-table = se esperaba una tabla de campos, no { $got }
fault-unknown = campo desconocido
fault-unknown-near = campo desconocido; ¿quería decir «{ $near }»?
fault-missing = falta: { $wanted }
fault-missing-number = falta: un número entero
fault-missing-number-least = falta: un número entero, { $low } o más
fault-missing-number-span = falta: un número entero de { $low } a { $high }
fault-got = { $got } no vale
fault-bool = se esperaba true (sí) o false (no), no { $got }
fault-number = se esperaba un número entero, no { $got }
fault-number-least = se esperaba un número entero, { $low } o más, no { $got }
fault-number-span = se esperaba un número entero de { $low } a { $high }, no { $got }
fault-text = se esperaba un texto corto, no { $got }
fault-list = se esperaba una lista, no { $got }
fault-least = hacen falta al menos { $least }, hay { $count }
fault-most = puede haber { $most } como mucho, hay { $count }
fault-taken = { $name } ya está en uso: cada pieza necesita un nombre propio
fault-word = { $name } es una palabra de las reglas: dé otro nombre a la pieza
fault-path = se esperaba un nombre de campo como «defender.terrain» o «attackers.0.strength»
fault-place = «{ $part }» no es un puesto de una lista de { $count }
fault-single = «{ $part }» no cabe dentro de un valor simple
fault-where-template = Un caso para rellenar: grognard template { $ruleset } { $procedure }

# What became of a battle
report-practice = Partida de práctica: { $dice ->
        [0] no se ha deshecho ninguna tirada
        [one] se ha deshecho una tirada
       *[other] se han deshecho { $dice } tiradas
    }.
report-running = La batalla continúa: turno { $turn } de { $turns }
report-formation = Agrupación
report-all = Total
report-start = Al principio
report-lost = Perdidos
report-gone = Idos
report-men = Hombres perdidos
report-turn = Turno
report-set-up = Despliegue inicial
report-turning-points = Los momentos decisivos
report-favours = turno { $turn }, a favor de { $side }
report-where = Dónde se perdieron fichas
report-place = Lugar

word-dice = dados

# Órdenes de batalla
roster-nobody = nadie se llama { $name }
roster-twice = { $name } está elegido dos veces
roster-other-side = { $name } es del otro bando
roster-wrong-kind = { $name } no puede ocupar este puesto
roster-gone = { $name } ya no está en la mesa
roster-more-dice = el dado muestra otra cosa: se esperaban { $count } de { $low } a { $high }
roster-option = esa no es una de las decisiones posibles
roster-too-many = nada pide las últimas respuestas
roster-comes = llega en el turno { $turn }
roster-led = con { $leader } al frente
roster-lost = { $lost } de { $begun } puntos de fuerza perdidos

# Ending a phase
refuse-idle = todavía se puede ordenar algo: la fase no pasa por sí sola
event-idle = No había nada que ordenar: la fase pasó por sí sola.
give-up-orders = { $count ->
    [one] Una unidad aún podría recibir órdenes.
   *[other] { $count } unidades aún podrían recibir órdenes.
  }

# Órdenes y tiradas en palabras
order-done = termina la fase
order-generic = { $unit }: { $verb }
order-secret = da sus órdenes en secreto
order-with-to = { $text } a { $to }
order-with-target = { $text } contra { $target }
order-with-facing = { $text }, mirando al { $facing }
order-with-heading = { $text }, rumbo { $facing }°
order-with-formation = { $text }, formación: { $formation }
order-with-option = { $text } ({ $option })
order-with-path = { $text }, pasando por { $path }
order-with-by = { $text }, por orden de { $by }
order-answer = { $prompt } { $option }
answer-may-act = { $count ->
    [one] { $units } puede actuar
   *[other] { $count } unidades pueden actuar: { $units }
}
list-and = { $first } y { $last }
roll-read = { $sum } en la columna { $column }: { $reading }
roll-read-plain = { $sum }: { $reading }
roll-of = { $ask }: { $told }
roll-against = { $before } contra { $sum }
roll-passed = { $limit } o menos: superada
roll-failed = más de { $limit }: fallada
roll-whole = { $lead }: { $told }
roll-nothing = sin consecuencias
code-passed = superada
code-failed = fallada
code-unhurt = ileso

# Noticias
news-taken = { $place } cambia de manos: { $side }
news-ground-held = { $place }: ahora en manos de { $side }
news-given-up = { $place }: ya no en manos de { $side }

# Lo que otros hicieron entretanto
summary-moved = { $side }: { $count } unidades movidas
summary-moved-one = { $side }: una unidad movida
summary-took = { $side }: { $places }, tomado
summary-declared = { $side }: { $kind } contra { $targets }, declarado
summary-you-lost = ha perdido { $points } puntos de fuerza: { $units }
summary-they-lost = perdieron { $points } puntos de fuerza: { $units }
summary-you-gone = fuera de combate, de los suyos: { $units }
summary-they-gone = fuera de combate, del enemigo: { $units }
summary-you-shaken = quebrantados, de los suyos: { $units }
summary-they-shaken = quebrantados, del enemigo: { $units }

# Las probabilidades en una ficha.
odds-otherwise = si no
odds-success = { $success }: { $chance }
odds-lose-you = usted pierde { $points }
odds-lose-they = el enemigo pierde { $points }
odds-lose = { $who } [pierde|pierden] { $points }
odds-range = de { $least } a { $most }
odds-percent = { $figure } %
odds-decimal-mark = ,
odds-or = { " o " }

# Con qué se gana una batalla
level-draw = tablas
level-defeat = derrota
level-marginal = victoria marginal
level-substantial = victoria clara
level-decisive = victoria decisiva
level-points = victoria
reason-for = { $level } para { $side }
reason-lead = { $result }: { $side } { $points }, { $enemy } { $against }, una ventaja de { $lead } para { $side } ({ $ladder }).
reason-condition = { $result }: { $because }.
reason-figures = { $text }: { $has } de { $needs }
reason-rung = { $level } desde { $lead }
reason-settled = Fin ({ $how }) en el turno { $turn } de { $turns }; puntos: { $score }.
reason-settled-resigned = Rendición de { $side } en el turno { $turn } de { $turns }; puntos: { $score }.
reason-settled-draw = Tablas de común acuerdo en el turno { $turn } de { $turns }; puntos: { $score }.
reason-settled-forfeit = Tiempo agotado para { $side } en el turno { $turn } de { $turns }; puntos: { $score }.
aim-lead = una ventaja de { $lead } PV o más
aim-keep = ventaja del enemigo por debajo de { $lead } PV
aim-when-at-once = en cuanto se cumpla
aim-when-turn-end = al final de cualquier turno
aim-when-last-turn = al final del último turno
aim-score-next = { $total } PV, ventaja { $lead } de { $needs } necesarios para { $level }
aim-score-behind = { $total } PV, desventaja { $behind }: { $level } desde { $needs } de ventaja
aim-behind = { $total } PV, desventaja { $behind }: { $level } con una desventaja de { $most } como mucho
aim-score-top = { $total } PV, ventaja { $lead }: basta para { $level }
aim-score-top-behind = { $total } PV, desventaja { $behind }: aún basta para { $level }
objective-held = { $name }: { $worth }, en manos de: { $side }
objective-open = { $name }: { $worth }, en manos de nadie
objective-had = { $name }, bando: { $side }
objective-worth = { $points } PV
objective-worth-for = { $points } PV para { $side }
briefing-apart = A las órdenes directas del ejército
opens-every-turn = Primero en mover en cada turno: { $side }
arrives-by-die = si un dado de 6 muestra { $on } o más

# Why a unit has no order now
idle-dice = Primero se tiran los dados.
idle-gone = Fuera del mapa: { $fate }.
idle-other-side = Ahora decide el otro bando: { $side }.
idle-question = Antes hay que responder a una pregunta.
idle-waiting = Esta unidad no ha llegado todavía al mapa.
idle-phase = Ninguna orden de esta fase es para esta unidad.
idle-moved = Esta unidad ya se ha movido en esta fase.
idle-no-way = Esta unidad no puede ir a ninguna parte: sus puntos, el terreno o el enemigo cierran todos los caminos.
idle-fired = Esta unidad ya ha disparado en esta fase.
idle-placed = Esta unidad ya está colocada.
idle-fixed = El escenario fija dónde está esta unidad.
idle-no-other-place = No hay otro lugar para esta unidad en su zona.
idle-no-enemy-in-front = No hay delante de esta unidad ningún enemigo que pueda atacar.

# A system with some of its charts and figures changed
changed-title = { $system }, modificado
changed-cell = { $chart }, { $row }, { $column }: { $old } pasa a { $new }
changed-modifier = { $chart }, { $modifier }: { $old } pasa a { $new }
changed-fact = { $fact }: { $old } pasa a { $new }
