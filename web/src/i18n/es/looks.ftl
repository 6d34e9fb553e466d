sound-switch = Ruido de los disparos
sound-on = Se oyen los disparos: quitar el sonido
sound-off = En silencio: hacer oír los disparos
mini-folded = El mapa pequeño se ha plegado porque taparía unidades: señale aquí para verlo
stack-told = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}, fuerza { $total }
tape = Cinta métrica
tape-length = { $inches } pulgadas
tape-hint = Arrastre sobre la mesa para medir; Escape guarda la cinta
keys-tape = medir con la cinta
