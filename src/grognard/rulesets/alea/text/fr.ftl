# Fire, morale, movement
ask-fire = { $firer } [tire|tirent] sur { $target } : { $points } points
ask-fire-reduced = { $firer } [tire|tirent] sur { $target } : { $full } points, { $points } après le terrain
ask-morale = test de moral de { $unit }
ask-swiss-pass-over = { $unit } [passe-t-il|passent-ils] aux Suisses d'Espagne ?
ask-division-morale = moral de la division { $unit }
choice-target-retreat = De combien d'hex { $unit } recule-t-il ?
option-target-retreat-1 = 1 hex
option-target-retreat-2 = 2 hex
refuse-terrain-unknown = la table du terrain de cette édition n'a pas de { $terrain }
remedy-terrain-unknown = choisissez un terrain de la table
refuse-nation = { $unit } : cette édition n'a pas de troupes { $nation }
remedy-nation = choisissez une nation de cette bataille
remedy-closer = amenez les canons à { $reach } hex ou moins
refuse-no-fire-marker = { $unit } : cette édition n'a pas de marqueur SANS TIR
refuse-fire-assault = une pile sous marqueur ASSAUT ne tire pas
remedy-fire-assault = tirez avant de déclarer l'assaut, ou ôtez le marqueur
refuse-fire-slope = on ne tire pas à travers une pente infranchissable
refuse-fire-guns = { $unit } [est|sont] de l'artillerie et [ne tire|ne tirent] pas avec l'infanterie
remedy-fire-guns = faites tirer { $unit } à part (artillery-fire)
refuse-fire-cavalry = { $unit } [est|sont] de la cavalerie en ordre normal et [ne tire|ne tirent] pas
remedy-leave-out = laissez { $unit } de côté
refuse-fire-mixed = cavalerie montée et infanterie ne joignent pas leurs tirs
remedy-fire-mixed = faites tirer une arme après l'autre
refuse-not-guns = { $unit } [n'est|ne sont] pas de l'artillerie
remedy-not-guns = faites tirer { $unit } à part (fire)
refuse-guns-limbered = { $unit } [est attelé|sont attelés] et [ne peut|ne peuvent] tirer
remedy-guns-limbered = déployez d'abord { $unit }
refuse-guns-silenced = { $unit } [est|sont] sous SANS TIR
refuse-out-of-range = { $unit } [porte|portent] à { $reach } hex, non à { $range }
refuse-defensive-range = en tir défensif les canons portent à { $reach } hex, non à { $range }
refuse-hidden-in-forest = dans les bois on n'est vu que de l'hex voisin, non de { $range }
refuse-hidden-in-crops = dans les cultures on n'est vu que de 2 hex, non de { $range }
refuse-fire-state = { $unit } [est défait|sont défaits] ou en fuite et [ne tire|ne tirent] pas
refuse-fleeing-test = { $unit } [est|sont] en fuite et [ne teste|ne testent] pas
refuse-nothing-to-reorganize = { $unit } [n'a|n'ont] rien à réparer
refuse-busy = { $unit } [a|ont] tiré, donné l'assaut ou essuyé un tir dans ce tour de joueur
refuse-heat = la chaleur de Bailén ne pèse pas ici sur les troupes { $nation }
refuse-division-no-reason = { $unit } [n'a|n'ont] pas de raison de tester
refuse-guns-deployed = { $unit } [est déployé|sont déployés] et [ne peut|ne peuvent] bouger
remedy-limber = attelez d'abord { $unit }
refuse-square-turns = { $unit } [est|sont] en carré et [ne pivote|ne pivotent] pas
refuse-maneuver-contact = { $unit } [a|ont] un ordre de Manœuvre et [ne peut|ne peuvent] aller au contact
refuse-hold-contact = { $unit } [est|sont] en Attente et [ne peut|ne peuvent] aller au contact
remedy-attack-order = donnez à { $unit } un ordre d'Attaque
refuse-zoc-to-zoc = { $unit } [ne peut|ne peuvent] passer d'une zone de contrôle ennemie à une autre
refuse-prohibited = { $unit } [ne peut|ne peuvent] aller là ({ $terrain })
refuse-no-mp = { $unit } [a|ont] besoin de { $cost } PM et [il lui en reste|il leur en reste] { $left } sur { $allowance }
refuse-formation-arm = { $unit } [ne peut|ne peuvent] prendre cette formation ({ $formation })
refuse-formation-class = { $unit } [n'est pas léger|ne sont pas légers] et [ne peut|ne peuvent] se mettre en guérilla
refuse-change-near-enemy = { $unit } [ne peut|ne peuvent] se disperser au contact de l'ennemi
refuse-deploy-here = { $unit } [ne peut|ne peuvent] se déployer dans cet hex
refuse-same-formation = { $unit } [est|sont] déjà dans cette formation
refuse-square-here = on ne peut y former le carré ({ $terrain })
refuse-square-disorder = { $unit } [n'est|ne sont] pas en ordre et [ne peut|ne peuvent] former le carré
refuse-no-allowance = la table de mouvement n'a pas de chiffre pour { $unit } ({ $nation })
word-normal = normal
word-disorganized = désorganisé
word-defeated = défait
word-fleeing = en fuite
word-retreating = en repli
word-guerrilla = guérilla
word-square = carré
word-limbered = attelé
word-deployed = déployé
word-no-fire = SANS TIR
word-test = test de moral
word-passed = réussi
word-failed = manqué
word-hit = touché et retiré
word-allowance = potentiel de mouvement
word-left = PM restants
word-hexes-at-most = hex au plus
code-se = sans effet
word-british = britanniques
word-portuguese = portugaises
word-kgl = de la KGL
word-spanish = espagnoles
word-french = françaises
word-swiss = suisses
word-clear = clair
word-beach = plage
word-cultivated = terrain cultivé
word-crop-area = cultures
word-light-forest = bois clair
word-dense-forest = bois dense
word-marsh = marais
word-small-town = bourg
word-city = ville
word-strong-building = bâtiment solide
word-line-of-siege = ligne de siège
word-sea = mer
word-river = rivière
word-creek = ruisseau
word-bridge = pont
word-slope-up = montée
word-slope-down = descente
word-impassable-slope = pente infranchissable

# Mêlée, charge, contrôle de la cavalerie
ask-melee = mêlée : { $unit } contre { $target }, force { $attack } contre { $defence }
ask-commander = { $unit } [est-il touché|sont-ils touchés] ?
ask-cavalry-control = contrôle de { $unit }
choice-attacker-advance = L'hex est vide. L'attaquant avance-t-il ?
option-attacker-advance-yes = avancer
option-attacker-advance-no = rester
choice-attacker-advance-hex = Quel hex attaquant avance ?
option-attacker-advance-hex-first = l'hex de tête
option-attacker-advance-hex-second = le deuxième hex
option-attacker-advance-hex-third = le troisième hex
option-attacker-advance-hex-fourth = le quatrième hex
option-attacker-advance-hex-fifth = le cinquième hex
option-attacker-advance-hex-sixth = le sixième hex
choice-attacker-cavalry-retreat = Jusqu'où { $unit } se replie-t-il ?
option-attacker-cavalry-retreat-shortest = le moins possible
option-attacker-cavalry-retreat-2 = 2 hex, si possible
option-attacker-cavalry-retreat-3 = 3 hex, si possible
option-attacker-cavalry-retreat-longest = le plus loin permis
choice-defender-cavalry-retreat = Jusqu'où { $unit } se replie-t-il ?
option-defender-cavalry-retreat-shortest = le moins possible
option-defender-cavalry-retreat-2 = 2 hex, si possible
option-defender-cavalry-retreat-3 = 3 hex, si possible
option-defender-cavalry-retreat-longest = le plus loin permis
offer-attacker-cavalry-retreat-2 = 2 hex
offer-attacker-cavalry-retreat-3 = 3 hex
offer-defender-cavalry-retreat-2 = 2 hex
offer-defender-cavalry-retreat-3 = 3 hex
choice-defender-loss = Quel pion du défenseur perd le point ?
choice-defender-loss-of-three = Quel pion du défenseur perd le point ?
choice-defender-loss-of-four = Quel pion du défenseur perd le point ?
choice-defender-loss-of-five = Quel pion du défenseur perd le point ?
choice-defender-loss-of-six = Quel pion du défenseur perd le point ?
choice-defender-loss-of-seven = Quel pion du défenseur perd le point ?
choice-defender-loss-of-eight = Quel pion du défenseur perd le point ?
option-top = le pion supérieur
option-second = le deuxième pion
option-third = le troisième pion
option-fourth = le quatrième pion
option-fifth = le cinquième pion
option-sixth = le sixième pion
option-seventh = le septième pion
option-eighth = le huitième pion
choice-defender-reaction = Comment le défenseur reçoit-il la charge ?
option-defender-reaction-stand = sans bouger
option-defender-reaction-square = tenter le carré
option-defender-reaction-counter-charge = contre-charger
option-defender-reaction-evade = s'esquiver
choice-defender-evade = Jusqu'où les guérillas s'esquivent-elles ?
option-defender-evade-1 = 1 hex
option-defender-evade-2 = 2 hex
refuse-guns-alone = { $unit } et les canons avec lui ne peuvent attaquer seuls
refuse-charge-order = { $unit } [n'a|n'ont] pas d'ordre d'Attaque et [ne peut|ne peuvent] charger
refuse-melee-ground = aucune mêlée ne franchit ce côté d'hex ni n'entre dans ce terrain
refuse-ratio-too-low = un rapport de { $ratio } est inférieur à { $least } : attaque interdite
refuse-assault-maneuver = { $unit } [a|ont] un ordre de Manœuvre et [ne peut|ne peuvent] donner l'assaut
refuse-assault-state = { $unit } [n'est|ne sont] pas en bon ordre et [ne peut|ne peuvent] donner l'assaut
refuse-assault-fatigue = { $unit } [est épuisé|sont épuisés] et [ne peut|ne peuvent] donner l'assaut
refuse-charge-adjacent = la cavalerie au contact de l'ennemi dès le départ ne peut le charger
refuse-charge-movement = la charge coûte { $cost } PM et la cavalerie en a { $movement }
refuse-charge-arm = { $unit } [n'est|ne sont] pas de la cavalerie en ordre normal et [ne peut|ne peuvent] charger
refuse-charge-state = { $unit } [n'est|ne sont] pas en bon ordre et [ne peut|ne peuvent] charger
refuse-charge-fatigue = { $unit } [est épuisé|sont épuisés] et [ne peut|ne peuvent] charger
refuse-charge-ground = une charge ne passe pas par ce terrain ({ $terrain })
refuse-charge-hexside = une charge ne franchit pas d'eau et ne monte pas de pente
refuse-charge-turns = une charge ne tourne que d'un côté d'hex
remedy-guns-alone = faites attaquer l'infanterie ou la cavalerie de l'hex, ou laissez l'hex de côté
remedy-charge-order = donnez à { $unit } un ordre d'Attaque, ou attaquez sans charger
remedy-melee-ground = attaquez par un autre côté
remedy-ratio-too-low = amenez plus de force, ou attaquez par un terrain plus facile
remedy-assault-maneuver = laissez { $unit } de côté, ou donnez-lui un autre ordre
remedy-assault-state = laissez { $unit } de côté jusqu'à sa réorganisation
remedy-assault-fatigue = laissez { $unit } se reposer
remedy-charge-adjacent = attaquez sans charger
remedy-charge-movement = prenez un chemin plus court
remedy-charge-arm = ne chargez qu'avec de la cavalerie formée
remedy-charge-state = laissez { $unit } de côté jusqu'à sa réorganisation
remedy-charge-fatigue = laissez { $unit } se reposer
remedy-charge-ground = menez la charge en terrain ouvert
remedy-charge-hexside = menez la charge en terrain plat et sec
remedy-charge-turns = prenez un chemin plus droit
event-retreated-evade-one = { $unit } [s'esquive|s'esquivent] d'un hex
event-retreated-evade-hexes = { $unit } [s'esquive|s'esquivent] de { $hexes } hex
event-advanced-pursuit = { $unit } [poursuit|poursuivent] hors de contrôle
event-found-control = contrôle de la cavalerie : { $value }
event-found-provoked-attacks = attaques provoquées jusqu'ici : { $value }
code-c = sous contrôle
code-nc = hors de contrôle
word-control = contrôle
word-provoked-attacks = attaques provoquées
word-pursuit = poursuite
word-evade = esquive
word-decisive = victoire décisive
word-marginal = victoire marginale
word-draw = match nul
word-fatigue = fatigue
word-assault = ASSAUT
word-removed = touché et retiré
word-displaced = sans pile
word-order = ordre
word-moved = a bougé
word-spent = points de mouvement dépensés
word-fired = a tiré
word-fought = a combattu
word-given = ordres donnés
word-maneuver = manœuvre
word-attack = attaque
word-fled = en fuite hors carte
word-exited = sorti de la carte
word-waiting = attendu
word-shot-at = a essuyé le feu
word-charged = a chargé
word-counter-charged = a contre-chargé
word-placed = placé
word-reorganized = a tenté de se réorganiser
word-stacked = pile réordonnée
event-moved-replaces = le successeur de { $unit } prend le commandement en { $to }
event-moved-evade = { $unit } [se dérobe|se dérobent] en { $to }

# The game
prompt-movement = Déplacez vos unités
prompt-assault = Déclarez assauts et charges
prompt-fire = Choisissez qui tire, et sur quoi
prompt-melee = Choisissez la prochaine mêlée
ask-charge-permission = { $unit } [suit-il|suivent-ils] l'ordre de charger ?
choice-retreat-hex = Où { $unit } recule-t-il ?
choice-retreat-place = { $unit } se place-t-il au-dessus de la pile rejointe, ou dessous ?
choice-advance-facing = Dans quelle direction { $unit } fait-il face après son avance ?
choice-attacker-prey = Qui la cavalerie emportée attaque-t-elle ?
refuse-cannot-move = { $unit } [ne peut|ne peuvent] pas bouger : déjà déplacé, porteur d'ASSAUT, ou en fuite
refuse-not-together = ces unités ne bougent pas ensemble : même hex, arme, formation, orientation, ordre et état exigés
refuse-facing-missing = { $unit } [doit|doivent] avoir une orientation dans cette formation, par exemple 0616/NE
refuse-facing-needless = { $unit } [fait|font] face partout dans cette formation : omettez l'orientation
refuse-held = la division de { $unit } est retenue : elle peut tourner et changer de formation, pas quitter son hex
refuse-no-way = { $unit } [ne peut|ne peuvent] pas se trouver ainsi en { $hex }
refuse-move-points = { $unit } [a|ont] besoin de { $needs } PM jusqu'à { $hex } et [en a|en ont] { $left }
refuse-move-zone = une zone de contrôle ennemie arrête { $unit } en { $hex }
refuse-move-enemy = l'ennemi tient { $hex }
refuse-move-contact = { $hex } est à côté d'un ennemi, et { $unit } [n'a|n'ont] pas d'ordre d'Attaque
refuse-laggard = la division de { $unit } doit reculer : elle quitte d'abord la zone de contrôle ennemie
refuse-stack-enemy = les deux camps ne peuvent partager { $hex }
refuse-stack-facing = une pile fait face d'un seul côté
refuse-stack-square = l'infanterie d'un hex se forme toute en carré ou pas du tout
refuse-stack-arm = { $unit } [ne peut|ne peuvent] rester en { $hex } dans cette formation
refuse-stack-strength = trop de points de force pour { $hex }
refuse-stack-counters = trop de pions pour { $hex }
refuse-stack-batteries = trop de batteries pour { $hex }
refuse-stack-guerrillas = trop de tirailleurs pour { $hex }
refuse-stack-divisions = deux divisions ne peuvent s'empiler en { $hex }
refuse-stack-order = nommez tous les pions d'une de vos piles, dans un autre ordre
refuse-stack-again = la pile de { $unit } a déjà été réordonnée dans cette phase
refuse-cannot-fire = { $unit } [ne peut|ne peuvent] pas tirer maintenant
refuse-fire-together = seuls les pions d'un même hex tirent ensemble, les canons à part
refuse-no-target = il n'y a pas d'ennemi en { $hex }
refuse-out-of-reach = { $hex } est hors de portée de { $unit }
refuse-out-of-arc = { $hex } n'est pas devant { $unit }
refuse-no-line = { $by } bloque la ligne de tir vers { $hex }
refuse-fire-again = cet hex a déjà tiré sur { $hex } : ses pions ajoutent leurs points en un seul tir
refuse-fire-split = canons et cavaliers d'un même hex tirent sur un seul hex cible
refuse-assault-front = { $hex } n'est pas un hex voisin devant { $unit }
refuse-assault-two = la pile de { $unit } assaille déjà un autre hex
refuse-cannot-assault = { $unit } [ne peut|ne peuvent] ni assaillir ni charger maintenant
refuse-assault-together = nommez des pions d'un même hex, chacun une fois
refuse-charge-dark = il fait trop sombre pour charger
refuse-charge-path = aucune charge de { $unit } n'y mène ainsi ({ $hex }) : tout droit ou avec un virage, par des hex vides, selon ses PM, la cible devant à la fin
refuse-no-assault = personne ne porte ASSAUT contre { $hex }
refuse-no-exit = { $unit } [ne peut|ne peuvent] pas quitter la carte ici
problem-depth = deux pions à la même place de la pile en { $hex }
problem-strength = { $unit } [a|ont] une force impossible
problem-formation = { $unit } [est|sont] dans une formation impossible
problem-facing = l'orientation de { $unit } ne convient pas à sa formation
problem-ground = { $unit } [se trouve|se trouvent] hors des lieux permis
problem-fatigue = { $unit } [est|sont] plus qu'épuisé

# Commandement, commandants, renforts, déploiement, réorganisation
prompt-deployment = Déplacez des pions dans leurs zones, ou gardez la mise en place.
prompt-reinforcements = Faites entrer les renforts.
prompt-command = Donnez des ordres.
prompt-commanders = Déplacez les commandants.
prompt-reorganization = Choisissez les pions à réorganiser.
choice-successor-hex = Où le successeur de { $unit } prend-il le commandement ?
ask-release = { $division } s'ébranle-t-elle ? ({ $on } ou plus)
ask-crossing = { $division } peut-elle passer désormais ? ({ $on } ou plus)
ask-reinforcement = { $division } arrive-t-elle ? ({ $on } ou plus)
ask-early-entry = { $unit } et sa colonne arrivent-ils plus tôt ? ({ $on } ou plus)
refuse-commander = ce camp n'a pas de commandant { $commander }
refuse-commander-alone = { $commander } serait seul à côté d'un ennemi en { $hex }
refuse-commander-reach = { $commander } ne peut atteindre { $hex }
refuse-order-one = un ordre s'adresse à un seul pion
refuse-order-kind = { $order } n'est pas un ordre : attendu maneuver ou attack
refuse-order-held = { $unit } [a|ont] déjà [son|leur] ordre
refuse-order-fleeing = { $unit } [fuit|fuient] et [ne reçoit|ne reçoivent] pas d'ordre
refuse-order-state = { $unit } [n'est|ne sont] pas en bon ordre et [ne peut|ne peuvent] recevoir l'ordre d'attaquer
refuse-order-retreating = la division de { $unit } se replie et ne peut recevoir l'ordre d'attaquer
refuse-order-division-held = la division de { $unit } attend et ne reçoit pas d'ordre
refuse-order-limited = { $unit } [ne peut|ne peuvent] pas encore recevoir cet ordre : { $order }
refuse-order-group = { $commander } ne commande pas { $unit }
refuse-order-radius = { $unit } [est|sont] trop loin de { $commander }
refuse-order-number = { $commander } a donné tous ses ordres ({ $orders })
refuse-not-due = { $unit } [n'arrive|n'arrivent] pas ce tour-ci
refuse-entry-hex = { $unit } [ne peut|ne peuvent] entrer par { $hex }
refuse-nobody-to-call = personne ne peut être appelé plus tôt maintenant
refuse-deploy-unit = { $unit } [ne peut|ne peuvent] être placé ailleurs
refuse-deploy-zone = { $hex } est hors de la zone de { $unit }
refuse-deploy-facing = { $unit } [ne peut|ne peuvent] regarder par là ici : attendu { $facings }
refuse-deploy-there = { $unit } [se trouve|se trouvent] déjà ainsi en { $hex }
refuse-deploy-ground = { $unit } [ne peut|ne peuvent] se tenir sur le terrain de { $hex }
refuse-reorganized = { $unit } [a|ont] déjà passé [son|leur] test
score-eliminated = Pions éliminés ou mis en fuite
score-casualties = Points de force perdus
score-battery = Batteries prises
score-commander = Commandants perdus
score-fleeing = Divisions en fuite
option-retreat-place-below = dessous
option-retreat-place-top = au-dessus
refuse-leading-hex = { $hex } n'est pas un des hex qui assaillent { $target }

# Calques sur la carte
layer-zones = Zones de contrôle
layer-zones-held = zone de contrôle
layer-command = Commandement
layer-command-radius = dans le rayon d'un chef
layer-command-led = peut recevoir un ordre
layer-command-cut = hors de commandement
layer-sight = Lignes de tir depuis ici
layer-sight-open = ligne libre
layer-sight-barred = ligne bouchée
layer-fire = Portée et secteur de l'unité
layer-fire-open = à portée, ligne libre
layer-fire-barred = à portée, ligne bouchée
layer-threat = Menace au prochain tour
layer-threat-reach = peut venir ici
layer-threat-strike = peut frapper ici
layer-threat-shoot = à portée des canons
layer-threat-reach-why = { $unit } [peut|peuvent] venir en { $hex } pour { $cost } PM
layer-threat-strike-why = { $unit } [peut|peuvent] frapper { $hex } { $cost ->
    [0] aussitôt
   *[other] après { $cost } PM
}
layer-threat-shoot-why = { $unit } [peut|peuvent] tirer sur { $hex } à { $cost } hex

# What is wrong with a case
fault-class = { $arm } n'est pas { $cls }
fault-formation = { $arm } ne peut être en { $formation }
fault-guerrilla = seules l'infanterie et la cavalerie légères se mettent en guérilla
fault-fatigue = seule la cavalerie se fatigue : 0 était attendu
fault-horse = seule l'artillerie est à cheval ou à pied : false était attendu
fault-guns = un facteur de batterie, { $most } au plus, était attendu, et non { $got }
fault-no-fire = seules les batteries portent SANS TIR (no_fire) : false était attendu
fault-swiss = seuls des Suisses passent à des Suisses : false était attendu
fault-surrounded-target = une cible encerclée n'a aucun hexagone libre derrière elle : 0 était attendu
fault-no-square = seule la cavalerie qui charge compte l'absence de carré : false était attendu
fault-short-charge = seule l'infanterie reçoit ainsi une charge : false était attendu
fault-rested = seule la cavalerie se repose : false était attendu
fault-rested-busy = une cavalerie occupée ({ $busy }) ne s'est pas reposée : false était attendu
fault-lost = au plus sa force de { $strength } était attendu, et non { $got }
fault-fleeing = d'après la raison elle est en fuite : true était attendu
fault-friends-fleeing = d'après la raison des amis sont en fuite : true était attendu
fault-dismounted = seule la cavalerie en guérilla met pied à terre : false était attendu
fault-whole-road = ce pas quitte la route : false était attendu
fault-whole-maneuver = le pion lui-même n'a pas d'ordre de Manœuvre : false était attendu
fault-surrounded-stack = une pile encerclée n'a aucun hexagone libre derrière elle : 0 était attendu
fault-square-together = l'infanterie d'un hexagone est en carré tout entière ou pas du tout
fault-charging = seule la cavalerie en formation normale charge : false était attendu
fault-counter-charge = seule la cavalerie en formation normale contre-charge : false était attendu

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Avant le premier tour, les pions peuvent changer de place dans leur zone, ou y rester.
about-phase-reinforcements = Les pions attendus entrent par leurs hexes, ce qui coûte du mouvement, ou attendent.
about-phase-command = Ordres à qui est proche : Attaque permet l'assaut et la charge. Sinon : demi-marche.
about-phase-movement = Marchez, tournez, changez de formation, pile par pile. Devant un front ennemi, halte.
about-phase-commanders = Les commandants suivent leurs troupes, à portée de voix. Aucun ne finit seul au contact.
about-phase-assault = Dites qui donnera l'assaut, et chargez à cheval. L'ennemi peut tirer avant l'assaut.
about-phase-defensive-fire = Le camp dont ce n'est pas le tour tire d'abord : chaque unité une fois, devant elle.
about-phase-offensive-fire = Le camp dont c'est le tour tire, chaque unité une fois ; pas qui donnera l'assaut.
about-phase-melee = Chaque assaut encore debout est livré, dans l'ordre voulu, l'un après l'autre.
about-phase-reorganization = Les unités désorganisées ou défaites tentent de se rallier ; la cavalerie se repose.
about-phase-division-morale = Les divisions qui doivent tester leur moral le font ; un grave échec les fait fuir.
about-phase-clean-up = Les marqueurs d'ordre et d'assaut du camp sont retirés.
about-phase-end = Les pions en fuite continuent, la victoire est examinée, le tour suivant commence.
must-melee = Chaque assaut déclaré doit être livré avant la fin de la phase.
give-up-deployment = { $count ->
    [1] Un pion garde sa place définitivement.
   *[other] { $count } pions gardent leur place définitivement.
  }
give-up-reinforcements = { $count ->
    [1] Un pion qui pourrait entrer attend.
   *[other] { $count } pions qui pourraient entrer attendent.
  }
give-up-command = { $count ->
    [1] Une unité pourrait encore recevoir un ordre.
   *[other] { $count } unités pourraient encore recevoir un ordre.
  }
give-up-movement = { $count ->
    [1] Une unité n'a pas bougé.
   *[other] { $count } unités n'ont pas bougé.
  }
give-up-commanders = { $count ->
    [1] Un commandant n'a pas bougé.
   *[other] { $count } commandants n'ont pas bougé.
  }
give-up-assault = { $count ->
    [1] Une unité pourrait encore donner l'assaut ou charger.
   *[other] { $count } unités pourraient encore donner l'assaut ou charger.
  }
give-up-defensive-fire = { $count ->
    [1] Une unité pourrait encore tirer.
   *[other] { $count } unités pourraient encore tirer.
  }
give-up-reorganization = { $count ->
    [1] Une unité pourrait encore tenter de se rallier.
   *[other] { $count } unités pourraient encore tenter de se rallier.
  }
give-up-offensive-fire = { $count ->
    [1] Une unité pourrait encore tirer.
   *[other] { $count } unités pourraient encore tirer.
  }

# Ordres en toutes lettres
verb-deploy = placer
verb-enter = arriver
verb-call = appeler
verb-order = ordre
verb-move = marcher
verb-stack = réordonner
verb-exit = quitter la carte
verb-assault = assaut
verb-charge = charger
verb-fire = tirer
verb-melee = mêlée
verb-reorganize = réorganiser
order-deploy = { $unit } [est placé|sont placés] en { $to }
order-enter = { $unit } [arrive|arrivent] en { $to }
order-call = appelle les troupes en chemin
order-order-attack = { $unit } [reçoit|reçoivent] l'ordre d'attaquer
order-order-maneuver = { $unit } [reçoit|reçoivent] l'ordre de manœuvrer
order-move = { $unit } [marche|marchent] en { $to }
order-move-here = { $unit } [reste|restent] en { $to }
order-stack = la pile est réordonnée, à partir du haut : { $unit }
order-exit = { $unit } [quitte|quittent] la carte
order-assault = { $unit } [donne|donnent] l'assaut à { $target }
order-charge = { $unit } [charge|chargent] { $target } par { $to }
order-fire = { $unit } [tire|tirent] sur { $target }
order-melee = la mêlée avec { $target } est livrée
order-reorganize = { $unit } [tente|tentent] de se réorganiser

# Nouvelles
news-assault-stopped = l'assaut de { $unit } est arrêté : pas de mêlée
news-division-retreats = { $unit } [doit|doivent] battre en retraite
news-division-flees = { $unit } [prend|prennent] la fuite
news-division-released = { $unit } [se réveille|se réveillent] et [peut|peuvent] bouger
news-division-comes = { $unit } [est|sont] en route

# 11. Ce qui rapporte des points, et ce qui gagne
each-eliminated = les PF initiaux de chaque pion ennemi éliminé ; { $share } s'il fuit hors de la carte
each-casualties = { $points } PV par PF perdu par un pion ennemi encore sur la carte
each-battery = { $points } PV par batterie ennemie prise
each-commander = { $chief } PV pour un commandant en chef retiré, { $other } pour tout autre commandant
each-fleeing = { $points } PV par division ennemie en fuite à la fin
each-objective = { $points } PV pour qui possède { $need } des hexagones { $hexes } à la fin
each-objective-one = { $points } PV à la fin pour le camp dont un pion de combat fut le dernier en { $hex }
each-once-eliminated = { $points } PV, une fois, pour un pion ennemi éliminé ({ $arm })
each-ridden-down = { $points } PV par pion ennemi de cette arme éliminé par une cavalerie qui attaque : { $arm }
each-divisions-halved = { $points } PV si chacune a perdu { $share } de ses PF ou plus : { $divisions }
each-none-released = { $points } PV si aucun dé n'a libéré une division retenue
each-presence = { $points } PV pour un pion en bon ordre sur l'un de { $count } hexagones à la fin
each-held-back = { $points } PV s'il est éliminé ou n'a pas atteint la colonne { $column } : { $unit }
each-exit = des pions peuvent quitter la carte ici : { $side }
each-exit-strength = { $strength } PF sortis en bon ordre gagnent la bataille : { $side }
objective-exit = Issue : { $side }
objective-win = Terrain qui gagne la bataille
win-fleeing-majority = divisions ennemies en fuite, plus de la moitié de celles sur la carte
win-divisions-fleeing = divisions ennemies en fuite en même temps
win-exited-strength = PF sortis en bon ordre par { $hexes }
win-exited-unit = sorti par la même voie : { $unit }
win-hexes-at-turn-end = hexagones possédés à la fin d'un tour, dès le tour { $turn } : { $hexes }
win-at-least = hexagones possédés à la fin, quels que soient les points : { $hexes }
arrives-early = ou, dès le tour { $turn }, si un dé à 6 faces donne { $on } ou plus

## What stands in the panel of a unit

# Why a unit has no order now
idle-commander-moves-later = Les commandants bougent après les pions, dans leur propre phase.
idle-commanders = Seuls les commandants bougent dans cette phase.
idle-commander-gives = Ce commandant donne des ordres aux autres : il lui en reste { $left } sur { $orders }. Choisissez un pion dans son rayon.
idle-no-commander = Aucun commandant de ce camp n'est sur la carte pour donner un ordre à ce pion.
idle-runs = État du pion : { $state }. Il a fui de lui-même au début de la phase.
idle-assault-held = Ce pion porte ASSAUT et ne bouge plus.
idle-assault = Les commandants ne donnent pas l'assaut.
idle-guns-assault = L'artillerie et les trains ne donnent ni assaut ni charge.
idle-declared = Ce pion a déclaré son assaut contre { $hex }.
idle-refused = Cette cavalerie n'a pas mené sa charge à fond ce tour-ci : elle n'attaque plus.
idle-assault-maneuver = Ce pion a un ordre de manœuvre : seul un pion sous ordre d'attaque, ou sans ordre, va à l'ennemi.
idle-assault-state = État du pion : { $state }. Seul un pion en bon ordre donne l'assaut.
idle-assault-fatigue = Cette cavalerie est épuisée : elle doit se reposer avant d'attaquer de nouveau.
idle-defensive-fire = Les commandants ne tirent pas.
idle-offensive-fire = Les commandants ne tirent pas.
idle-assaults = Ce pion donne l'assaut, donc ne tire pas.
idle-state-fire = État du pion : { $state }. Il ne tire pas.
idle-limbered = Ces canons sont attelés : ils ne tirent que déployés.
idle-no-fire = Cette batterie porte SANS TIR : le marqueur la fait taire pour le moment.
idle-unarmed = Ce pion ne tire pas : la cavalerie formée et les trains ne tirent jamais.
idle-no-target = Il n'y a personne sur qui tirer : à { $range ->
    [1] un hexagone
   *[other] { $range } hexagones
  } au plus, dans son arc et en vue.
idle-melee = Les mêlées se livrent hexagone par hexagone : choisissez l'un des hexagones assaillis.
idle-reinforcements = Seuls ceux qui attendent à côté de la carte entrent maintenant.
idle-reorganization = Les commandants n'ont pas à se réorganiser.
idle-reorganized = Ce pion a déjà fait son test dans cette phase.
idle-reorganize-normal = Ce pion est en bon ordre : il n'y a rien à réorganiser.
idle-reorganize-fleeing = Ce pion est en fuite : il ne peut pas se réorganiser.
idle-busy-assaulted = Ce pion a combattu pendant ce tour de joueur et ne peut pas se réorganiser.
idle-busy-fired = Ce pion a tiré pendant ce tour de joueur et ne peut pas se réorganiser.
idle-busy-fired-at = On a tiré sur ce pion pendant ce tour de joueur : il ne peut pas se réorganiser.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = valeur combative { $code }
printed-grade = classe { $code } : { $name }
printed-figures = facteur de mêlée { $first }, facteur de moral { $second }
about-printed-quality = Valeur combative, de A (la meilleure) à F. C'est la colonne des tests de moral ; en mêlée la meilleure lettre a 1 par lettre d'écart. [7.4]
about-printed-grade-ln = Ligne : elle peut former le carré, mais jamais passer en guérilla. [1.14]
about-printed-grade-lt = L'infanterie légère et la cavalerie légère peuvent passer en guérilla ; les pièces légères ont la plus courte portée. [1.14]
about-printed-grade-gr = Grenadiers : infanterie qui forme le carré comme la ligne et ne passe jamais en guérilla. [1.14]
about-printed-grade-md = Moyenne : cavalerie sans bonus de classe, ou pièces de portée moyenne. [1.7]
about-printed-grade-hv = Lourde : la cavalerie lourde a +1 en mêlée, sauf contre les carrés et l'autre cavalerie lourde ; les pièces lourdes ont la plus longue portée. [7.4]
about-printed-figures = Ce qu'ajoute un commandant : le premier chiffre aux mêlées de son hexagone, le second aux tests de moral qui s'y font, où il vaut au moins { $commander-least-morale }. [1.9]
about-unit-strength = Points de force : ce avec quoi elle combat et tire ; les pertes les enlèvent. [1.6]
about-state-disorganized = Désorganisé : moitié des points de mouvement et moitié du tir ; ni assaut, ni charge, ni carré tant qu'un test de moral ou la réorganisation ne l'a pas remis en ordre. [8.6]
about-state-defeated = Défait : il fuit aussitôt de { $morale-retreat } hexagones, n'a pas de zone de contrôle, ne tire ni n'assaille, et se défend à demi-force. [8.7]
about-state-fleeing = En fuite avec toute sa division : il court vers son bord de carte, ne reçoit pas d'ordre, ne combat pas, et tout résultat de mêlée contre lui l'élimine. [8.17]
about-formation-normal = Formation normale : trois hexagones de front, deux flancs et un arrière. [5.7]
about-formation-limbered = Attelée : les pièces marchent, mais ne tirent pas avant d’être déployées. [5.3]
about-formation-deployed = Déployée : les pièces tirent et peuvent pivoter ; pour bouger il faut les atteler. [5.3]
about-formation-square = Carré : front sur les six côtés contre la cavalerie ; il tire à moitié, offre une meilleure cible et bouge d’un hexagone par tour. [5.8]
about-formation-guerrilla = Guérilla : un essaim dispersé qui fait front partout, pivote sans frais, ne compte pas dans l'empilement, peut esquiver une charge et n'a pas de flanc. [2.16]
about-marker-fatigue = Fatigue de la cavalerie, de 0 à { $charge-fatigue-exhausted } : chaque niveau compte -1 dans ses tests de moral, et à { $charge-fatigue-exhausted } elle ne charge ni n'assaille. Le repos enlève un niveau. [8.11]
about-marker-order = Ce que son commandant lui a dit ce tour-ci. Manœuvre : mouvement entier, mais pas au contact. Attaque : mouvement entier, assauts et charges. Sans ordre elle tient : demi-mouvement. [4.1]
about-marker-assault = ASSAUT contre l'hexagone nommé : il se livre dans la phase de mêlée. Le pion ne bouge ni ne tire plus. [7.1]
about-marker-charged = Elle a chargé pendant ce tour de joueur et gagne un niveau de fatigue après la mêlée. [7.24]
about-marker-counter-charged = Elle a répondu à une charge par une contre-charge et gagne un niveau de fatigue après la mêlée. [7.19]
about-marker-straight-on = Sa cible s’est dérobée : elle peut continuer tout droit contre une autre, avec les points qui lui restent. [7.20]
about-marker-fired = Il a tiré pendant ce tour de joueur ; personne ne tire deux fois. [6.2]
about-marker-fought = Il a pris part à une mêlée pendant ce tour de joueur et ne peut pas s’y réorganiser. [8.9]
about-marker-shot-at = On a tiré sur lui pendant ce tour de joueur : il ne peut pas s’y réorganiser. [8.9]
about-marker-given = Ordres que ce commandant a donnés ce tour-ci. [4.2]
about-marker-moved = Il a bougé pendant ce tour de joueur ; personne ne bouge deux fois. [3.2.3]
about-marker-spent = Points de mouvement dépensés ; une charge n’a que le reste. [5.5]
about-marker-stacked = Sa pile a changé d’ordre dans cette phase ; cela se fait une fois. [1.17.1]
about-marker-placed = Il a été mis en place avant la bataille. [13.7]
about-marker-refused = Elle n’a pas chargé à fond : elle n’attaque plus pendant ce tour de joueur. [7.22]
about-marker-reorganized = Il a fait son test de réorganisation dans cette phase ; une seule fois. [8.9]
about-marker-no-fire = SANS TIR : la batterie se tait tant que le marqueur est là. [6.1]
about-fate-eliminated = Hors du jeu : il compte pour la victoire et pour le moral de sa division. [9.1]
about-fate-fled = Il a quitté la carte en fuite et compte la moitié de ses points. [9.2]
about-fate-exited = Il a quitté la carte en bon ordre : il n’est pas perdu. [5.18]
about-fate-waiting = Renfort : il entre par son hexagone d’entrée à son tour. [3.2.1]
word-refused = charge non menée à fond
word-straight-on = peut continuer tout droit
side-spanish = Espagnols
side-french = Français
side-allied = Alliés
