sound-switch = Bruit des tirs
sound-on = Les tirs s'entendent : couper le son
sound-off = Sans bruit : faire entendre les tirs
mini-folded = La petite carte s'est repliée, car elle cacherait des unités : pointez ici pour la voir
stack-told = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}, force { $total }
tape = Mètre ruban
tape-length = { $inches } pouces
tape-hint = Faites glisser sur la table pour mesurer ; Échap range le ruban
keys-tape = mesurer avec le ruban
