sound-switch = Bruit des tirs
sound-on = Les tirs s'entendent : couper le son
sound-off = Sans bruit : faire entendre les tirs
mini-folded = La petite carte s'est repliée, car elle cacherait des unités : pointez ici pour la voir
stack-told = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}, force { $total }
tape = Mètre ruban
tape-length = { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
  }
tape-hint = Faites glisser sur la table pour mesurer ; Échap range le ruban
keys-tape = mesurer avec le ruban
compass-north = nord
compass-north-east = nord-est
compass-east = est
compass-south-east = sud-est
compass-south = sud
compass-south-west = sud-ouest
compass-west = ouest
compass-north-west = nord-ouest
whereabouts = à { $across }″ de la gauche et { $up }″ du bord inférieur
