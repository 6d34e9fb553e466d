sound-switch = Ruido de los disparos
sound-on = Se oyen los disparos: quitar el sonido
sound-off = En silencio: hacer oír los disparos
mini-folded = El mapa pequeño se ha plegado porque taparía unidades: señale aquí para verlo
stack-told = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}, fuerza { $total }
tape = Cinta métrica
tape-length = { $inches ->
    [one] { $inches } pulgada
   *[other] { $inches } pulgadas
  }
tape-hint = Arrastre sobre la mesa para medir; Escape guarda la cinta
keys-tape = medir con la cinta
compass-north = norte
compass-north-east = noreste
compass-east = este
compass-south-east = sureste
compass-south = sur
compass-south-west = suroeste
compass-west = oeste
compass-north-west = noroeste
whereabouts = a { $across }″ de la izquierda y { $up }″ del borde inferior
