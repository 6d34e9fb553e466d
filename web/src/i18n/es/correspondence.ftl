join-title = Tomando asiento
join-wait = Un momento …
join-failed = No se puede ocupar ese puesto:
invite = Envíe este enlace a quien juegue con { $side }:
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
rematch = Jugar otra vez cambiando de bando
rematch-offered = Se ofrece la revancha; su adversario tiene que aceptarla.
rematch-wanted = { $side } ofrece la revancha cambiando de bando.
rematch-agree = Aceptar y empezar
rematch-go = Ir a la revancha
