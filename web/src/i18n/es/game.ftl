app-title = Grognard: wargames en el navegador
home = Volver a la lista de batallas
close = Cerrar
loading = Desplegando el mapa …
language = Idioma
appear-dark = Bajar la luz
appear-light = Subir la luz
trouble-connection = El servidor no responde. ¿Está en marcha?
forget = Quitar «{ $title }» de esta lista
turns = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
}
dice-server = Los nuestros
dice-typed = Los suyos, escritos a mano
dice-typed-note = Ambos bandos tiran sus propios dados y los escriben.
no-mail-hint = Este servidor no envía correo: nadie podrá darle otra contraseña si olvida la suya.
one-moment = Un momento …
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
pick-title = Órdenes en { $hex }
pick-facing = Encarar hacia { $facing }
pick-here = Aquí
pick-cost = { $cost ->
    [one] { $cost } punto de movimiento
   *[other] { $cost } puntos de movimiento
}
unit-panel = Unidad
orders = Órdenes
facing = encarada a { $facing }
orders-units = { $count } unidades
strength = fuerza { $strength }
hint-select = { $count ->
    [one] Una unidad puede actuar: lleva marco amarillo.
   *[other] { $count } unidades pueden actuar: llevan marco amarillo. Elija una.
}
hint-look = Señale un hexágono o una ficha para ver qué hay.
hint-look-table = Señale una unidad para ver qué es.
hint-goals = { $count ->
    [one] Puede ir a un hexágono.
   *[other] Puede ir a { $count } hexágonos: elija uno en el mapa.
}
hint-targets = { $count ->
    [one] Hay un blanco al alcance: elíjalo para ver las probabilidades.
   *[other] Hay { $count } blancos al alcance: elija uno para ver las probabilidades.
}
hint-plus = Para marchar a la pila de un amigo: el ⊕ junto a él.
hint-joins = { $count ->
    [one] Puede unirse a un amigo: elíjalo en el mapa.
   *[other] Puede unirse a { $count } amigos: elija uno en el mapa.
}
choice-on-map = También puede pulsar el hexágono en el mapa.
dice-fixed = Este dado lo fijó la lección; no se tiró.
dice-of-lesson = fijado por la lección
log-ruling = ¿Cómo se leyó esto?
log-ruling-of = Dados { $faces }: ¿cómo se leyó esto?
hint-ask = ¿Qué haría el mariscal?
hint-thinking = El mariscal está pensando …
hint-title = Consejo: { $player }
hint-do = Hacerlo así
hint-odds = Éxito { $success }; que perder { $loses }, que infligir { $takes } puntos de fuerza
hint-rather = Antes que (por { $gap } puntos):
odds-modifiers = Modificadores
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
refusal-title = ¿Por qué no?
refusal-instead = En su lugar se permite:
dice = Dados
log = Registro
score-none = nada todavía
copy = Copiar
copied = Copiado
over = La batalla ha terminado
over-agreed = Los jugadores acordaron dejarlo así.
undo-wanted = { $side }: ¿se puede retirar la última orden?
undo-agree = De acuerdo
decline = Rechazar
withdraw = Retirar
declined = Su adversario ha rechazado.
throw-so-far = { $have } de { $want } dados:
throw-again = Escribirlos de nuevo
menu = Menú
map-key = Leyenda
side-tabs = Diario, charla y notas
log-earlier = { $count ->
    [one] Una anotación anterior
   *[other] { $count } anotaciones anteriores
}
log-new = Nuevo desde su última visita
