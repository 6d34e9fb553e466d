app-title = Grognard: wargames en el navegador
home = Volver a la lista de batallas
close = Cerrar
loading = Desplegando el mapa …
language = Idioma
appear-dark = Bajar la luz
appear-light = Subir la luz
trouble-connection = El servidor no responde. ¿Está en marcha?

start-lead = Batallas publicadas, con sus propias reglas, sobre un mapa al alcance de la mano.
start-battles = Empezar una batalla
start-side = Usted manda
forget = Quitar «{ $title }» de esta lista
turns = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
}
play-computer = Contra el ordenador
play-hotseat = Dos en esta pantalla
play-friend = Invitar a un amigo
computer = El ordenador
computer-level = fuerza
computer-style = estilo
computer-plain = sin preferencia
play-watch = Ver a dos ordenadores
play-watch-begin = Que combatan
start-dice = Dados: { $dice }
start-dice-time = Dados: { $dice } · tiempo para pensar
dice-server = Los nuestros
dice-typed = Los suyos, escritos a mano
dice-typed-note = Ambos bandos tiran sus propios dados y los escriben.
open-title = Abrir una partida guardada
open-lead = Elija su archivo, o suéltelo en cualquier lugar de esta página.
open-choose = Elegir un archivo
open-found = { $entries ->
    [one] { $name }, una entrada hasta ahora.
   *[other] { $name }, { $entries } entradas hasta ahora.
}
open-broken = No es una partida guardada, o está dañada.
open-foreign = Aquí no se conoce la batalla de esa partida.
open-changed = Este archivo fue modificado después de guardarse.
open-rules = Esa partida se guardó con otras reglas que las de hoy.
open-large = Este archivo es demasiado grande para una partida guardada.
join-title = Tomando asiento
join-wait = Un momento …
join-failed = No se puede ocupar ese puesto:

account = Su cuenta
account-about = Con una cuenta encuentra sus partidas en todos sus aparatos. Los enlaces a las partidas funcionan también sin ella.
sign-in = Entrar
sign-up = Cuenta nueva
sign-up-about = Bastan un nombre y una contraseña.
sign-out = Salir
sign-out-everywhere = Salir en todos los aparatos
name = Nombre
name-or-mail = Nombre o correo electrónico
name-hint = Así lo ven los demás: de 2 a 40 caracteres.
password = Contraseña
password-hint = Al menos diez caracteres. Unas cuantas palabras se recuerdan bien.
password-now = Su contraseña actual
password-new = Contraseña nueva
password-change = Cambiar la contraseña
password-changed = Hecho. Se ha salido en todos los demás aparatos.
mail = Correo electrónico
mail-optional = Correo electrónico (puede omitirlo)
mail-new = Dirección nueva (vacía, para quitarla)
mail-hint = Para una contraseña nueva si olvida la suya. Una carta pregunta si la dirección es suya.
mail-is = Su dirección es { $mail }.
mail-none = No ha dado ninguna dirección.
mail-sent = Una carta va camino de { $mail }. La dirección vale cuando abra su enlace.
no-mail-hint = Este servidor no envía correo: nadie podrá darle otra contraseña si olvida la suya.
save = Guardar
saved = Guardado.
forgot = Contraseña olvidada
forgot-about = Díganos la dirección de su cuenta y una carta le llevará un enlace.
forgot-send = Enviar el enlace
forgot-sent = Si una cuenta tiene esta dirección, hay una carta en camino. Su enlace sirve durante una hora.
reset-title = Una contraseña nueva
reset-about = Después se saldrá en todos los demás aparatos.
reset-save = Usar esta contraseña
confirm-title = Su dirección
confirm-about = ¿Pertenece esta dirección a su cuenta?
confirm-yes = Sí, es la mía
confirm-done = Gracias. Desde ahora la dirección pertenece a su cuenta.
account-delete = Borrar la cuenta
account-delete-about = Su nombre y su dirección se olvidan para siempre. Sus partidas siguen sin usted; sus adversarios pueden dar sus puestos a otros.
one-moment = Un momento …
my-games = Mis partidas
my-games-waiting = { $count ->
    [one] una le espera
   *[other] { $count } le esperan
}
my-games-none = Todavía no hay partidas. Empiece una aquí abajo.
my-games-account = Con una cuenta encuentra sus partidas en todos sus aparatos.
my-games-more = Ver más
games-here = Solo en este navegador
game-keep = Añadir a mi cuenta
game-silent = El servidor no puede decir nada ahora mismo
game-you = Usted: { $side }
game-won = Victoria: { $side }
game-over = Terminada
game-on = En curso
game-waits = Esperando a { $who }
game-waits-open = Nadie manda todavía: { $side }
your-turn = Le toca
seat-is-computer = ordenador
seat-is-open = nadie todavía
seat-is-left = se ha ido
seat-is-person = alguien
problem-name = Elija un nombre de 2 a 40 letras, cifras o signos, sin @.
problem-mail = Esto no es una dirección de correo.
problem-password = Elija una contraseña de al menos diez caracteres.
problem-weak = Elija una contraseña más difícil de adivinar.
problem-name-taken = Alguien tiene ya ese nombre.
problem-mail-taken = Esta dirección pertenece a otra cuenta.
problem-wrong = El nombre o la contraseña no son correctos.
problem-link = Este enlace ya se ha usado o es demasiado antiguo. Pida otro.
problem-no-mail = Este servidor no envía correo.
problem-seat = Este puesto pertenece a otra cuenta.
problem-signed-out = Se ha cerrado su sesión. Entre otra vez.
problem-busy = Demasiados intentos. Espere unos minutos y pruebe de nuevo.

turn-of = Turno { $turn } de { $turns }
waiting = El otro bando está pensando.
reconnecting = Conexión perdida; se intenta de nuevo …
next-unit = Siguiente unidad que puede actuar
next-unit-short = Siguiente unidad ({ $count })
undo = Deshacer
done = Hecho
side-panel = Unidad, probabilidades y registro
sheet-more = Más ▴
sheet-less = Menos ▾

board-label = Mapa. Las flechas mueven una marca de hexágono en hexágono, Intro actúa allí, N toma la siguiente unidad.
table-label = La mesa en pulgadas con sus tropas
board-tools = Vista del mapa
board-closer = Más cerca (+)
board-farther = Más lejos (-)
board-fit = Mapa entero (F)
board-mini = Vista general (M)
board-bare = Atenuar las fichas (H)
layers = Capas
layers-key = Leyenda de las capas
layers-off = Ocultar las capas
layers-show = Mostrar
layers-pick-hex = Elija una unidad o un lugar.
layers-pick-unit = Elija una unidad.
pick-title = Órdenes en { $hex }
pick-facing = Encarar hacia { $facing }
pick-here = Aquí
place-title = Dónde quedaría la unidad en mano
place-modes = Maneras de moverse
place-hint = Arrastre la unidad, o muévala con las flechas; hágala girar con Q y E o con el mango redondo. Intro da la orden.
place-hint-go = Arrástrelo, o muévalo con las flechas. Intro da la orden.
place-hint-turn = Gire la unidad con Q y E. Intro da la orden.
place-nearest = Ahí no; se muestra el lugar permitido más cercano.
place-nowhere = Ahí no.
place-inches = { $inches } pulgadas
place-share = { $share } del movimiento
place-fires = Podría disparar a { $unit } ({ $inches } pulg.)
place-sees = A la vista: { $units }
place-left = Girar a la izquierda
place-right = Girar a la derecha
place-reset = Volver
place-commit = Confirmar: { $order }
pick-cost = { $cost ->
    [one] { $cost } punto de movimiento
   *[other] { $cost } puntos de movimiento
}

unit-panel = Unidad
orders = Órdenes
facing = encarada a { $facing }
strength = fuerza { $strength }
hint-select = { $count ->
    [one] Una unidad puede actuar: lleva marco amarillo.
   *[other] { $count } unidades pueden actuar: llevan marco amarillo. Elija una.
}
hint-look = Señale un hexágono o una ficha para ver qué hay.
hint-goals = { $count ->
    [one] Puede ir a un hexágono.
   *[other] Puede ir a { $count } hexágonos: elija uno en el mapa.
}
hint-targets = { $count ->
    [one] Hay un blanco al alcance: elíjalo para ver las probabilidades.
   *[other] Hay { $count } blancos al alcance: elija uno para ver las probabilidades.
}
hint-nothing = No tiene nada que hacer en esta fase.
choice-on-map = También puede pulsar el hexágono en el mapa.

learn = Aprender a jugar
learn-lead = Diez pasos breves en un pequeño combate: moverse, disparar, formar el cuadro, asaltar. Juega desde el primer momento; en unos diez minutos sabe lo esencial.
learn-begin = Empezar la lección
learn-here = Aprenderla paso a paso
lesson-step = Paso { $step } de { $steps }
lesson-progress = Cuánto lleva de la lección
lesson-fold = Plegar el texto
lesson-unfold = Mostrar el texto
lesson-done = (hecho)
lesson-open = (por hacer)
lesson-back = Atrás
lesson-next = Siguiente
lesson-acts = Actúa el otro bando …
lesson-skip = Hágalo por mí
lesson-leave = Dejar la lección
lesson-over = Aquí acaba la lección
lesson-over-text = Siga jugando: desde ahora los dados son de verdad y el ordenador manda al otro bando. Lo que olvide está en el menú, las tablas y las reglas.
dice-fixed = Este dado lo fijó la lección; no se tiró.
dice-of-lesson = fijado por la lección

rule-open = Leer { $rule } en el reglamento
reference = Tablas y reglas
rulebook = Reglamento
rulebook-language = El reglamento está escrito en inglés.
ruling-of-entry = Cómo se falló la entrada { $entry }
log-ruling = ¿Cómo se leyó esto?
log-ruling-of = Dados { $faces }: ¿cómo se leyó esto?

film = da sus órdenes …
film-like = Mostrar orden por orden lo que hacen los demás
film-skip = Ir al presente
hint-ask = ¿Qué haría el mariscal?
hint-thinking = El mariscal está pensando …
hint-title = Consejo: { $player }
hint-do = Hacerlo así
hint-odds = Éxito { $success }; que perder { $loses }, que infligir { $takes } puntos de fuerza
hint-rather = Antes que (por { $gap } puntos):
lookback = Repasar
lookback-earlier = Antes
lookback-later = Después
lookback-play = Reproducir desde aquí
lookback-pause = Parar
lookback-now = Ahora
lookback-by = Avanzar paso a paso
lookback-entry = por entradas
lookback-phase = por fases
lookback-turn = por turnos
lookback-past = Está mirando atrás; no se puede ordenar nada.
lookback-leave = Volver al presente

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
report-hex = Casilla
report-none-lost = No se ha perdido ninguna ficha.
report-watch = Verla otra vez
report-dice = Prueba de los dados
report-dice-how = Un archivo con el que cualquiera puede volver a obtener cada dado: tools/verify_dice.py

odds-title = Lo que puede salir
odds-outcomes = Resultados y sus probabilidades
odds-rest = { $count ->
    [one] otro resultado más:
   *[other] otros { $count } resultados, en total:
}
odds-modifiers = Modificadores
odds-throw = { $throw }: { $dice } con { $total }
muster-who = Quién participa
muster-nobody = Aún no se ha nombrado a nadie.
muster-option = Además
muster-option-none = nada
roster = { $count ->
    [one] Ver la unidad y sus órdenes
   *[other] Lista de las { $count } unidades y sus órdenes
}
roster-map = En el mapa
roster-nobody = Ya nadie espera órdenes.
display-acting = actúa ahora:
display-ready = por actuar:
display-done = ya actuó:
odds-commit = Dar la orden: { $order }
refusal-title = ¿Por qué no?
refusal-instead = En su lugar se permite:

dice = Dados
log = Registro
score-none = nada todavía
invite = Envíe este enlace a quien juegue con { $side }:
copy = Copiar
copied = Copiado

over = La batalla ha terminado
over-agreed = Los jugadores acordaron dejarlo así.
undo-wanted = { $side } quisiera retirar la última orden.
undo-agree = De acuerdo
decline = Rechazar
withdraw = Retirar
declined = Su adversario ha rechazado.
asked-undo = Ha pedido retirar la última orden.
asked-draw = Ha ofrecido tablas.
asked-fix = Ha propuesto corregir esto:
draw-offer = Ofrecer tablas
draw-wanted = { $side } ofrece tablas.
fix = Corregir …
fix-menu = Corregir una unidad …
fix-title = Corregir algo
fix-lead = Se hará cuando el otro bando acepte, y quedará en el registro.
fix-lead-alone = Se hace al momento, y queda en el registro.
fix-propose = Proponerlo
fix-do = Corregirlo
fix-nothing = Aún no ha cambiado nada.
fix-wanted = { $side } propone corregir esto:
throw-so-far = { $have } de { $want } dados:
throw-again = Escribirlos de nuevo
menu = Menú
map-key = Leyenda
keys = Teclas
keys-next = unidad siguiente o anterior que puede actuar
keys-marker = mover la marca de hexágono en hexágono
keys-act = actuar donde está la marca
keys-answer = responder a una pregunta
keys-drop = soltar la unidad
keys-zoom = más cerca o más lejos
keys-pan = mover el mapa
keys-fit = el mapa entero
keys-point = añadir una etapa (también: Mayús-clic, pulsación larga)
keys-turn = girar la unidad al elegir su encaramiento
keys-wheel = hacer girar la unidad en mano sobre una mesa (con Mayús: con precisión)
keys-hand = la unidad en mano y adónde puede ir
keys-mini = la vista general
keys-bare = atenuar las fichas
save-file = Guardar la partida en un archivo
resign = Abandonar
resign-sure = ¿De verdad quiere abandonar la batalla?

chat = Charla
chat-none = Nadie ha dicho nada todavía.
chat-write = Diga algo a su adversario
chat-send = Enviar
chat-onlooker = Usted mira: aquí solo escriben los jugadores.
chat-unread = { $count ->
    [one] Una línea nueva
   *[other] { $count } líneas nuevas
}
notes = Notas
notes-private = Solo para usted: su adversario no lo ve.
notes-saved = Guardado.
notes-saving = Guardando …
side-tabs = Diario, charla y notas
log-earlier = { $count ->
    [one] Una anotación anterior
   *[other] { $count } anotaciones anteriores
}
log-new = Nuevo desde su última visita

clock-days = quedan { $days } d { $hours } h
clock-hours = quedan { $hours } h { $minutes } min
clock-over = Tiempo agotado
clock-until = Por decidir antes del { $until }
clock-late = { $side } dejó pasar el plazo. Puede reclamar la victoria o seguir esperando.
clock-claim = Reclamar la victoria
clock-grant = { $days ->
    [one] Conceder un día más
   *[other] Conceder { $days } días más
}
clock-choice = Con un amigo, tiempo por decisión:
clock-none = el que haga falta
clock-each = { $days ->
    [one] un día
   *[other] { $days } días
}

seat-leave = Dejar mi asiento
seat-leave-sure = ¿Dejar su asiento? Podrá volver a ocuparlo desde este navegador mientras nadie más lo haga.
seat-left-mine = Ha dejado su asiento y solo mira.
seat-rejoin = Volver a ocuparlo
seat-left = { $side } ha dejado la mesa.
seat-open = Nadie juega { $side } todavía.
seat-renew = Nueva invitación
seat-computer = Dejar jugar al ordenador
seat-computer-ask = Pedir que el ordenador juegue por mí
seat-computer-asked = { $side } quisiera ceder su asiento al ordenador.
seat-computer-asking = Ha pedido que el ordenador juegue por usted; su rival tiene que aceptar.
rematch = Jugar otra vez cambiando de bando
rematch-offered = Se ofrece la revancha; su adversario tiene que aceptarla.
rematch-wanted = { $side } ofrece la revancha cambiando de bando.
rematch-agree = Aceptar y empezar
rematch-go = Ir a la revancha

notices = Avisarme cuando me toque
notices-about = Un aviso por cada turno suyo, y un recordatorio si se olvida. Deje un campo vacío para no recibir nada por esa vía.
notices-webhook = Dirección webhook (Discord, Slack, ntfy…)
notices-address = Correo electrónico
notices-unconfirmed = A la espera de su acuerdo por el enlace de la carta enviada.
notices-silence = Recordármelo después de
notices-hours = { $hours } horas
notices-never = nunca
notices-save = Guardar
notices-saved = Guardado.
notices-confirm = Guardado. Dé su acuerdo por el enlace de la carta que va en camino.
notices-try = Enviar una prueba
notices-tried = En camino; debería llegar en un minuto.
notices-failed = { $way }: el último aviso no llegó ({ $why }).
notices-agree-about = Recibirá una carta en esta dirección cada vez que le toque en esta partida.
notices-agree = Sí, envíenlas
notices-agreed = Hecho: las cartas llegarán cuando le toque.
notices-end-about = ¿No más cartas sobre esta partida a su dirección?
notices-end = No más cartas
notices-ended = Hecho: no más cartas.
notices-game = Ir a la partida

charts = Compendio de tablas
charts-open = Abrir las tablas
start-charts = ¿Juega en una mesa de verdad? Todas las tablas de todos los sistemas, con probabilidades exactas y resoluciones.
charts-systems = Sistemas
charts-procedures = Resolver un caso
charts-tables = Tablas
charts-pick = Elija un sistema.
charts-ruling = Resolución
case-add = Añadir
case-remove = Quitar
case-list = uno, dos, tres
case-example = Ejemplo
case-share = Copiar un enlace a este caso
case-rule = Tirar y resolver
charts-read-as = Fila { $row }, columna { $column }: impreso { $printed }, se lee { $read }.

table = Compañero de mesa
table-open = Abrir el compañero de mesa
start-table = ¿Miniaturas de verdad en una mesa de verdad? Elija dos unidades, diga lo que se ve en la mesa, y él dictamina y lleva al día los dos ejércitos.
table-lead = Miniaturas de verdad en la mesa: diga quién dispara o carga y responda lo que ve. Obtendrá las probabilidades, el dictamen con sus reglas y los dos ejércitos al día. Todo queda en este navegador.
table-begin = ¿Qué ejércitos hay en la mesa?
table-empty = Mis propios ejércitos
table-own-title = Mi batalla
table-file = Abrir un archivo
table-broken = Esto no contiene un orden de batalla, o es de otro sistema.
table-tab-act = Actuar
table-tab-armies = Ejércitos
table-log = Diario
table-log-empty = Aún no ha pasado nada.
table-turn = Turno { $turn }, { $side }
table-next = Acabar el turno
table-nobody-yet = Aún no hay nadie en la mesa. Añada los dos ejércitos en «Ejércitos».
table-who = ¿Quién actúa?
table-what = ¿Qué ocurre?
table-other = Otra cosa
table-change = Cambiar
table-another = Añadir
table-done = Listo
table-nobody = nadie
table-situation = La situación
table-more = { $count ->
    [one] Un detalle más
   *[other] { $count } detalles más
}
table-less = Menos
table-more-of-it = Más
table-losses = Bajas por término medio: { $lost }
table-outcomes = Todos los resultados
table-happened = { $action }, { $who }
table-again = Intentar de nuevo
table-missing = Falta decir: { $what }
table-dice-ours = Dados nuestros
table-dice-own = Mis dados
table-roll = Tirar
table-throw = Tirar los míos
table-die = ¿Qué muestra su { $dice }?
table-effect = Lo ocurrido
table-then = { $unit } puede ahora hacer una de estas cosas:
table-after = Después, en las listas:
table-nothing = Nada cambia en las listas.
table-how = Cómo se ha dictaminado
table-apply = Aplicar
table-discard = Descartar
table-gone = fuera
table-edited = Cambiado a mano: { $name }
table-added = Añadido: { $name }
table-removed = Retirado: { $name }
table-about = Todo sobre { $name }
table-name = Nombre
table-remove = Retirar de la lista
table-use = Actuar con ella
table-army = Todo el ejército: { $side }
table-export = Guardar en un archivo
table-share = Compartir un enlace
table-clear = Otros ejércitos
table-sure = Se olvidarán esta mesa y su diario. Guárdelos en un archivo si quizá los quiera recuperar.
table-keep = Conservar esta mesa
table-sent = Le han enviado «{ $title }». Ya hay otra mesa puesta.
table-sent-take = Poner la nueva

