start-lead = Batallas publicadas, con sus propias reglas, sobre un mapa al alcance de la mano.
start-battles = Empezar una batalla
start-side = Usted manda
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
save = Guardar
saved = Guardado.
seat-is-computer = ordenador
seat-is-open = nadie todavía
seat-is-left = se ha ido
seat-is-person = alguien
asked-undo = Ha pedido retirar la última orden.
asked-draw = Ha ofrecido tablas.
asked-fix = Ha propuesto corregir esto:
save-file = Guardar la partida en un archivo
seat-leave = Dejar mi asiento
seat-leave-sure = ¿Dejar su asiento? Podrá volver a ocuparlo desde este navegador mientras nadie más lo haga.
seat-left-mine = Ha dejado su asiento y solo mira.
seat-rejoin = Volver a ocuparlo
seat-left = { $side }: el asiento ha quedado vacío.
seat-open = { $side }: nadie juega aún este bando.
seat-renew = Nueva invitación
seat-computer = Dejar jugar al ordenador
seat-computer-ask = Pedir que el ordenador juegue por mí
seat-computer-asked = { $side }: ¿puede el ordenador tomar este asiento?
seat-computer-asking = Ha pedido que el ordenador juegue por usted; su rival tiene que aceptar.
start-charts = ¿Juega en una mesa de verdad? Todas las tablas de todos los sistemas, con probabilidades exactas y resoluciones.
start-table = ¿Miniaturas de verdad en una mesa de verdad? Elija dos unidades, diga lo que se ve en la mesa, y él dictamina y lleva al día los dos ejércitos.
game-continue = Continuar
start-tools = Otras herramientas
start-all = Todos
card-difficulty-first = primera batalla
card-difficulty-middle = reglas conocidas
card-difficulty-long = larga y difícil
card-difficulty = Dificultad
card-units = Unidades de cada bando
card-teaches = Enseña:
card-play = Jugar, opciones, de qué trata
card-minutes = { $minutes } minutos
card-hours = { $hours ->
    [one] cerca de una hora
    [1.5] una hora y media
   *[other] unas { $hours } horas
}
page-lost = Esta parte de la página no se pudo cargar. Puede que el servidor tenga una versión nueva o que falte la conexión.
page-reload = Volver a cargar la página
