letter-reset-subject = Una contraseña nueva para Grognard
letter-reset =
    Hola, { $name }:

    alguien, seguramente usted, ha pedido una contraseña nueva para su cuenta de Grognard. Elíjala aquí:

    { $link }

    El enlace sirve una sola vez, durante una hora. Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.
letter-confirm-subject = ¿Es esta su dirección?
letter-confirm =
    Hola:

    alguien, seguramente usted, ha dado esta dirección para una cuenta de Grognard. Confírmela aquí:

    { $link }

    El enlace sirve una sola vez, durante tres días. Si no ha sido usted, no tiene que hacer nada y no recibirá nada más.
letter-known-subject = Su dirección en Grognard
letter-known =
    Hola, { $name }:

    alguien, seguramente usted, ha dado esta dirección para otra cuenta de Grognard. Pertenece a la suya, { $name }, y allí se queda. Entre aquí o pida una contraseña nueva:

    { $link }

    Si no ha sido usted, no tiene que hacer nada.

# Lo que ha fallado, según el título inglés.
problem-the-rules-forbid-it = Las reglas lo prohíben
problem-that-cannot-be-used = Eso no se puede usar
problem-this-would-take-too-long-to-compute = El cálculo llevaría demasiado tiempo
problem-too-much-is-being-computed = Hay demasiados cálculos en curso
problem-that-cannot-be-ruled = Eso no se puede arbitrar
problem-this-server-sends-no-mail = Este servidor no envía correo
problem-somebody-sits-there = Alguien está sentado ahí
problem-a-game-for-practice-is-played-alone = Una partida de práctica se juega a solas
problem-it-is-not-your-turn = No le toca a usted
problem-you-have-no-seat-at-this-game = No tiene asiento en esta partida
problem-you-are-not-signed-in = No ha iniciado sesión
problem-this-link-is-used-up-or-too-old = Este enlace ya se usó o es demasiado antiguo
problem-there-is-no-room-for-more-games = No queda sitio para más partidas
problem-there-is-no-room-for-more-accounts = No queda sitio para más cuentas
problem-the-server-has-failed = El servidor ha fallado
problem-too-much-talk-at-once = Demasiada charla de una vez
problem-too-many-requests-at-once = Demasiadas peticiones a la vez
problem-too-many-requests = Demasiadas peticiones
problem-too-many-people-sign-in-at-once = Demasiada gente inicia sesión a la vez
problem-too-many-new-games = Demasiadas partidas nuevas
problem-too-many-new-accounts = Demasiadas cuentas nuevas
problem-too-many-live-connections-to-this-game = Demasiadas conexiones en vivo a esta partida
problem-too-many-letters-at-once = Demasiadas cartas de una vez
problem-too-many-attempts = Demasiados intentos
problem-the-request-is-not-as-it-should-be = La petición no tiene la forma esperada
problem-expected-application-json = Se esperaba application/json
problem-the-request-is-too-large = La petición es demasiado grande
problem-this-address-belongs-to-another-account = Esta dirección pertenece a otra cuenta
problem-these-seats-belong-to-another-account = Estos asientos pertenecen a otra cuenta
problem-there-is-time-left = Todavía queda tiempo
problem-there-is-nowhere-to-send-a-notice-to = No hay adónde enviar un aviso
problem-there-is-nothing-to-be-moved-now = Ahora no hay nada que mover
problem-this-game-is-not-played-on-a-table-in-inches = Esta partida no se juega en una mesa en pulgadas
problem-there-is-nothing-to-be-decided-now = Ahora no hay nada que decidir
problem-there-are-no-hints-in-a-game-against-a-person = Contra una persona no hay consejos
problem-the-opponent-proposes-something-else-now-or-nothing = El rival propone ahora otra cosa, o nada
problem-the-computer-stands-better-and-plays-on = El ordenador está mejor y sigue jugando
problem-the-opponent-has-asked-for-nothing = El rival no ha pedido nada
problem-the-lesson-says-itself-what-to-do = La lección dice ella misma qué hacer
problem-the-game-is-still-going-on = La partida todavía no ha terminado
problem-the-game-is-over = La partida ha terminado
problem-the-game-has-gone-on-meanwhile = La partida ha seguido entretanto
problem-the-game-cannot-be-taken-up = La partida no se puede retomar
problem-the-computer-sits-there-now = Ahora está sentado ahí el ordenador
problem-that-was-ruled-under-other-rules-than-today-s = Eso se arbitró con otras reglas que las de hoy
problem-somebody-sits-there-already = Ya hay alguien sentado ahí
problem-somebody-is-called-so-already = Ya hay alguien que se llama así
problem-no-time-of-your-opponent-s-is-running = No corre el tiempo de su rival
problem-enough-has-been-said-at-this-game = Ya se ha hablado bastante en esta partida
problem-a-lesson-has-no-rematch = Una lección no tiene revancha
problem-there-is-no-such-scenario = Ese escenario no existe
problem-there-is-no-such-puzzle = Ese problema no existe
problem-there-is-no-such-ruleset = Ese reglamento no existe
problem-there-is-no-such-procedure = Ese procedimiento no existe
problem-there-is-no-such-lesson = Esa lección no existe
problem-there-is-no-such-layer = Esa capa no existe
problem-there-is-no-such-game = Esa partida no existe
problem-there-is-no-such-entry = Esa anotación no existe
problem-there-is-no-such-chart = Esa tabla no existe
problem-there-is-no-such-army = Ese orden de batalla no existe
problem-no-roster-is-kept-under-this-ruleset = Este sistema no lleva órdenes de batalla
problem-there-is-no-such-counter = Esa ficha no existe
problem-you-only-look-on-at-this-game = Solo es espectador de esta partida
problem-this-is-open-to-nobody = Esto no está abierto a nadie
problem-this-comes-from-a-page-of-another-site = Esto viene de una página de otro sitio
problem-the-save-file-would-show-what-is-hidden-from-you = La partida guardada mostraría lo que está oculto para usted
problem-the-ruling-would-show-what-is-hidden-from-you = El arbitraje mostraría lo que está oculto para usted
problem-the-report-would-show-what-is-hidden-from-you = El informe mostraría lo que está oculto para usted
problem-the-password-is-not-right = La contraseña no es correcta
problem-this-seat-belongs-to-an-account = Este asiento pertenece a una cuenta
problem-this-invitation-is-for-no-seat-at-this-game = Esta invitación no es para ningún asiento de esta partida
problem-no-notices-go-out-under-this-link = Bajo este enlace no sale ningún aviso
problem-name-and-password-do-not-belong-together = El nombre y la contraseña no se corresponden
problem-this-server-is-not-called-so = Este servidor no se llama así
problem-not-json-as-it-should-be = No es JSON correcto
problem-not-found = No encontrado
problem-method-not-allowed = Método no permitido
problem-come-again-in-a-few-seconds = vuelva dentro de unos segundos
problem-wait-a-while-and-try-again = espere un poco y vuelva a intentarlo
problem-sign-in-if-it-is-you = inicie sesión si es usted
problem-there-is-nothing-to-be-ordered-now = Ahora no hay nada que ordenar
problem-there-is-no-order-to-be-repeated = No hay ninguna orden que repetir
problem-no-plan-can-be-carried-out-now = Ahora no se puede ejecutar ningún plan
problem-your-seat-has-changed-meanwhile = Su asiento ha cambiado entretanto
problem-the-dice-wait-until-every-side-has-its-player = Los dados esperan a que cada bando tenga su jugador
problem-this-seat-belongs-to-your-account-sign-in-to-come-back = Este puesto pertenece a su cuenta: inicie sesión para volver
problem-this-needs-a-server = Esto requiere un servidor
problem-playing-with-somebody-elsewhere-needs-a-server = Jugar con alguien de otro lugar requiere un servidor
problem-this-system-is-not-here-yet-and-there-is-no-network = Este sistema aún no está aquí, y no hay red
problem-there-is-no-room-to-keep-this-nothing-was-changed = No queda espacio para guardar esto; nada ha cambiado
problem-this-game-is-damaged = Esta partida está dañada
problem-the-server-cannot-write-nothing-was-changed-try-again = El servidor no puede escribir; nada ha cambiado; inténtelo de nuevo
problem-nothing-is-looked-into-while-a-game-against-a-person-goes-on = Nada se examina mientras dura una partida contra una persona
problem-this-would-show-what-is-hidden-from-you = Esto mostraría lo que se le oculta
problem-there-is-nothing-to-be-decided-there = No hay nada que decidir ahí
