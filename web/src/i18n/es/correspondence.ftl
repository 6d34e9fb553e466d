join-title = Tomando asiento
join-wait = Un momento …
join-failed = No se puede ocupar ese puesto:
join-invited = Le invitan a una batalla. ¿Cómo deben llamarle los demás?
join-name = Su nombre
join-take = Ocupar el puesto
links-title = Enlaces: en otra máquina, para mirar
link-own = Su propio puesto, desde otra máquina u otro navegador. Quien tenga este enlace juega por usted:
link-own-show = Volver desde otra máquina …
link-watch = Quien abra este enlace solo mira:
seat-reseat = Invitar a otra persona para { $side }
seat-reseat-about = Quien esté sentado allí pierde el puesto.
square = El enlace como cuadrado para una cámara
square-too-long = Es demasiado largo para un cuadrado: use el enlace o el archivo.
square-failed = Ahora no hay cuadrado: use el enlace.
invite = Envíe este enlace a quien juegue con { $side }:
invite-here = Este enlace solo sirve en esta máquina. Otros en la casa pueden unirse a una partida abierta con
draw-offer = Ofrecer tablas
draw-wanted = { $side }: se ofrecen tablas.
fix = Corregir …
fix-menu = Corregir una unidad …
fix-title = Corregir algo
fix-lead = Se hará cuando el otro bando acepte, y quedará en el registro.
fix-lead-alone = Se hace al momento, y queda en el registro.
fix-propose = Proponerlo
fix-do = Corregirlo
fix-nothing = Aún no ha cambiado nada.
fix-wanted = { $side }: se propone corregir esto:
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
clock-days = quedan { $days } d { $hours } h
clock-hours = quedan { $hours } h { $minutes } min
clock-over = Tiempo agotado
clock-until = Por decidir antes del { $until }
clock-late = { $side }: el plazo ha pasado. Puede reclamar la victoria o seguir esperando.
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
rematch = Jugar otra vez cambiando de bando
rematch-offered = Se ofrece la revancha; su adversario tiene que aceptarla.
rematch-wanted = { $side }: se ofrece la revancha cambiando de bando.
rematch-agree = Aceptar y empezar
rematch-go = Ir a la revancha
