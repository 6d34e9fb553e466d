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
event-lost-strength = { $unit } pierde { $points }
event-gained-strength = { $unit } recupera { $points } { $what }
event-eliminated = { $unit }: eliminado
event-state-changed = { $unit }: ahora { $state }
event-formation-changed = { $unit } cambia de formación: { $formation }
event-retreated = { $unit } retrocede ({ $how })
event-retreated-one = { $unit } retrocede 1 hexágono ({ $how })
event-retreated-hexes = { $unit } retrocede { $hexes } hexágonos ({ $how })
event-retreated-retreat = { $unit } se retira
event-retreated-retreat-one = { $unit } se retira 1 hexágono
event-retreated-retreat-hexes = { $unit } se retira { $hexes } hexágonos
event-advanced = { $unit } va adelante ({ $how })
event-advanced-advance = { $unit } avanza
event-marker-placed = { $unit } recibe un marcador: { $marker }
event-marker-placed-many = { $unit } recibe { $count } marcadores: { $marker }
event-marker-removed = { $unit } pierde su marcador: { $marker }
event-hex-held = { $unit } ocupa el hexágono
event-hex-held-nobody = nadie ocupa el hexágono
event-leader-hit = { $unit }: { $fate }
event-gained = { $unit } gana { $points } { $what }
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
word-w = O
word-nw = NO
word-sw = SO
word-yes = sí
word-no = no
word-choose = responde
word-done = hecho

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
refuse-hex = { $what }
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
refuse-undo-nothing = { $side } no tiene nada que deshacer
refuse-undo-dice = han caído dados desde entonces
refuse-undo-acted = { $side } ha actuado desde entonces
refuse-undo-revealed = algo oculto ha salido a la luz
refuse-undo-settled = ambos bandos han acordado algo desde entonces
refuse-settle-alone = un bando no puede decidirlo solo: el otro tiene que estar de acuerdo
remedy-settle-with = lo mismo «with { $side }»
refuse-fix-pending = hay una orden en curso: termínela primero, o retírela
refuse-fix-unit = no hay ninguna ficha { $unit }
refuse-fix-same = nada cambiaría en { $unit }
refuse-fix-off = { $unit } está fuera del mapa: diga dónde se encuentra, o qué fue de ella
refuse-fix-fate = { $unit } sale del mapa: entonces no se puede fijar nada más
refuse-fix-none = { $unit }: { $what } no se puede fijar
refuse-fix-value = { $unit }: { $what } no puede ser { $value } (una de: { $allowed })
refuse-undo-rules = lo anterior no puede volver a jugarse con las reglas de hoy
remedy-undo-consent = lo mismo con el consentimiento del adversario
refused-plain = No permitido: { $reason }.
refused-plain-try = No permitido: { $reason }. Pruebe: { $remedy }.

# What happens in a game, line by line
event-marker-set = { $unit } lleva un marcador { $marker }: { $value }
event-marker-set-order = { $unit } recibe una orden: { $value }
event-moved = { $unit } va a { $to } ({ $how })
event-moved-move = { $unit } mueve a { $to }
event-moved-turn = { $unit } se encara hacia { $facing }
event-moved-advance = { $unit } avanza a { $to }
event-moved-charge = { $unit } carga hasta { $to }
event-moved-retreat = { $unit } retrocede a { $to }
event-moved-run = { $unit } huye a { $to }
event-moved-enter = { $unit } llega a { $to }
event-moved-deploy = { $unit } se coloca en { $to }
event-moved-displaced = { $unit } es desplazado a { $to }
event-left-map = { $unit } sale del mapa ({ $how })
event-left-map-fled = { $unit } huye fuera del mapa
event-left-map-exited = { $unit } sale del mapa en orden
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
event-corrected-place = { $unit } se coloca en { $value }
event-corrected-facing = { $unit } mira hacia { $value }
event-corrected-facing-none = { $unit } mira a todos lados
event-corrected-strength = { $unit } tiene fuerza { $value }
event-corrected-formation = { $unit } está en formación: { $value }
event-corrected-state = { $unit } está: { $value }
event-corrected-fate = { $unit } se retira del mapa: { $value }
event-corrected-marker = { $unit } lleva un marcador, { $marker }: { $value }
event-corrected-marker-none = { $unit } no lleva marcador: { $marker }
event-fixed = corregido: propuesto por { $unit }, aceptado por { $consent }
event-undone = { $unit } deshace: todo vuelve a estar como tras la entrada { $entry }
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
fault-path = se esperaba un nombre de campo como «defender.terrain» o «attackers.0.strength»
fault-place = «{ $part }» no es un puesto de una lista de { $count }
fault-single = «{ $part }» no cabe dentro de un valor simple
fault-where-template = Un caso para rellenar: grognard template { $ruleset } { $procedure }

# What became of a battle
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
