# What dice are rolled for.
ask-cohesion = test de cohésion, { $unit } : { $cohesion } ou moins
ask-cohesion-bonus = test de cohésion, { $unit } : { $cohesion } ou moins, dé moins { $bonus } pour le chef
ask-engagement = test d'engagement, { $unit } : { $engagement } ou moins
ask-engagement-bonus = test d'engagement, { $unit } : { $engagement } ou moins, dé moins { $bonus } pour le chef
ask-fire = tir : { $unit }
ask-reaction-fire = tir de réaction : { $unit } sur { $target }
ask-shock = choc : { $attacker } contre { $defender }
ask-shock-attacker = le même dé, pour { $attacker }
ask-officer = sort d'un officier : { $unit }

# Decisions.
choice-target-unit = Le tir porte. Quelle unité le subit ?
choice-target-counter-battery = { $unit } : riposter par un tir de contre-batterie ?
option-target-counter-battery-yes = riposter
option-target-counter-battery-no = ne pas tirer
choice-attacker-refuse = { $unit } : se retirer avant le choc ?
choice-defender-refuse = { $unit } : se retirer avant le choc ?
option-attacker-refuse-yes = se retirer
option-defender-refuse-yes = se retirer
option-attacker-refuse-no = rester
option-defender-refuse-no = rester
choice-attacker-reaction-fire = { $unit } : tirer sur les attaquants ?
choice-defender-reaction-fire = { $unit } : tirer sur les attaquants ?
option-attacker-reaction-fire-yes = tirer
option-defender-reaction-fire-yes = tirer
option-attacker-reaction-fire-no = ne pas tirer
option-defender-reaction-fire-no = ne pas tirer
choice-attacker-fire-at = Le tir vise-t-il l'hex. occupé par { $unit } ?
choice-defender-fire-at = Le tir vise-t-il l'hex. occupé par { $unit } ?
option-attacker-fire-at-yes = cet hex.
option-defender-fire-at-yes = cet hex.
option-attacker-fire-at-no = un autre
option-defender-fire-at-no = un autre
choice-attacker-takes-hit = { $unit } : subir le résultat du tir ?
choice-defender-takes-hit = { $unit } : subir le résultat du tir ?
option-attacker-takes-hit-yes = cette unité
option-defender-takes-hit-yes = cette unité
option-attacker-takes-hit-no = une autre
option-defender-takes-hit-no = une autre
choice-attacker-square = { $unit } : tenter de former le carré ?
choice-defender-square = { $unit } : tenter de former le carré ?
option-attacker-square-yes = tenter le carré
option-defender-square-yes = tenter le carré
option-attacker-square-no = rester en ligne
option-defender-square-no = rester en ligne
choice-attacker-counter-charge = { $unit } : tenter de contre-charger ?
choice-defender-counter-charge = { $unit } : tenter de contre-charger ?
option-attacker-counter-charge-yes = contre-charger
option-defender-counter-charge-yes = contre-charger
option-attacker-counter-charge-no = recevoir la charge
option-defender-counter-charge-no = recevoir la charge
choice-attacker-advance = L'hex. est vide. Les attaquants (avec { $unit }) y entrent-ils ?
choice-defender-advance = L'hex. est vide. Les attaquants (avec { $unit }) y entrent-ils ?
option-attacker-advance-yes = entrer
option-defender-advance-yes = entrer
option-attacker-advance-no = rester
option-defender-advance-no = rester
choice-attacker-breakthrough = Font-ils un choc de rupture contre l'hex. suivant ?
choice-defender-breakthrough = Font-ils un choc de rupture contre l'hex. suivant ?
option-attacker-breakthrough-yes = tenter la rupture
option-defender-breakthrough-yes = tenter la rupture
option-attacker-breakthrough-no = s'arrêter là
option-defender-breakthrough-no = s'arrêter là
choice-attacker-counter-shock = Les défenseurs font-ils un contre-choc sur l'hex. occupé par { $unit } ?
choice-defender-counter-shock = Les défenseurs font-ils un contre-choc sur l'hex. occupé par { $unit } ?
option-attacker-counter-shock-yes = faire un contre-choc
option-defender-counter-shock-yes = faire un contre-choc
option-attacker-counter-shock-no = y renoncer
option-defender-counter-shock-no = y renoncer
choice-attacker-pursue = { $unit } : cavalerie restée en main. Poursuivre ?
choice-defender-pursue = { $unit } : cavalerie restée en main. Poursuivre ?
option-attacker-pursue-yes = poursuivre
option-defender-pursue-yes = poursuivre
option-attacker-pursue-no = s'arrêter
option-defender-pursue-no = s'arrêter
choice-attacker-pursue-into = La poursuite va-t-elle dans l'hex. quitté par { $unit } ?
choice-defender-pursue-into = La poursuite va-t-elle dans l'hex. quitté par { $unit } ?
option-attacker-pursue-into-yes = cet hex.
option-defender-pursue-into-yes = cet hex.
option-attacker-pursue-into-no = un autre
option-defender-pursue-into-no = un autre
choice-attacker-charge-again = Un ennemi est devant. { $unit } : charger encore ?
choice-defender-charge-again = Un ennemi est devant. { $unit } : charger encore ?
option-attacker-charge-again-yes = charger encore
option-defender-charge-again-yes = charger encore
option-attacker-charge-again-no = retenir ses chevaux
option-defender-charge-again-no = retenir ses chevaux

# Words of the rules.
word-good-order = bon ordre
word-disordered = en désordre
word-routed = en déroute
word-recoil = recul
word-rout = déroute
word-withdraw = refus du choc
word-pursuit = poursuite
word-breakthrough = rupture
word-counter-shock = contre-choc
word-square = carré
word-killed = tué
word-wounded = blessé
word-joins-friends = rejoint des amis
word-test = test
word-passed = réussi
word-failed = échoué
word-not-needed = inutile
word-mover = l'unité
word-unit = unité
word-general = les officiers
word-infantry = l'infanterie
word-cavalry = la cavalerie
word-artillery = l'artillerie
word-marsh = le marais
word-water = l'eau
word-level-1 = un changement de niveau
word-level-2 = deux niveaux ou plus
word-slope = une pente
word-steep-slope = une pente raide
word-fortification = une fortification

# Log lines.
event-retreated-recoil-one = { $unit } [recule|reculent] d'un hex.
event-retreated-rout = { $unit } [s'enfuit|s'enfuient]
event-retreated-withdraw = { $unit } [refuse|refusent] le choc et [se retire|se retirent]
event-advanced-advance = { $unit } [entre|entrent] dans l'hex.
event-advanced-breakthrough = { $unit } [perce|percent] jusqu'à l'hex. suivant
event-advanced-counter-shock = { $unit } [exploite|exploitent] [son|leur] contre-choc
event-advanced-pursuit = { $unit } [poursuit|poursuivent]

# Refusals.
refuse-attack-in-disorder = { $unit } [n'est|ne sont] pas en bon ordre et [ne peut|ne peuvent] attaquer
refuse-attackers-apart = les hex. attaquants ne sont pas voisins
refuse-charge-by-night = on ne charge pas de nuit
refuse-charge-crooked = la charge de { $unit } ne finit pas droit sur sa cible
refuse-charge-in-mud = on ne charge pas dans la boue
refuse-charge-terrain = { $unit } [ne peut|ne peuvent] charger depuis, à travers ou vers ce terrain
refuse-charge-through-guns = { $unit } [ne peut|ne peuvent] charger à travers une artillerie amie
refuse-charge-too-short = { $unit } [doit|doivent] parcourir au moins { $least } hex. pour charger
refuse-charge-water = { $unit } [ne peut|ne peuvent] charger à travers l'eau
refuse-cliff = la pente raide de { $levels } niveaux ne se franchit pas et interdit le choc
refuse-far-reaction = un tir de réaction vise un hex. adjacent, pas plus loin
refuse-fire-by-night = de nuit on ne tire pas au-delà de { $most } hex.
refuse-fire-in-disorder = { $unit } [n'est|ne sont] pas en bon ordre et [ne tire|ne tirent] pas
refuse-fire-in-fog = dans le brouillard on ne voit pas au-delà de { $most } hex.
refuse-fire-over-crest = on ne tire pas sur l'hex. voisin par-dessus une crête ou une pente raide
refuse-guns-attack = { $unit } [est|sont] de l'artillerie et [ne participe|ne participent] pas à un choc
refuse-guns-enter-zoc = l'artillerie n'entre pas d'elle-même en zone de contrôle ennemie
refuse-in-water = { $unit } [ne peut|ne peuvent] se tenir dans une rivière, un lac ou la mer
refuse-no-battery = il n'y a pas de batterie à contrebattre dans l'hex. visé
refuse-nobody-charges = aucun attaquant ne charge
refuse-not-artillery = { $unit } [n'est|ne sont] pas de l'artillerie et [ne tire|ne tirent] pas
refuse-not-in-front = l'hex. attaqué n'est pas dans le front de { $unit }
refuse-not-routed = { $unit } [n'est|ne sont] pas en déroute et [ne fuit|ne fuient] pas
refuse-only-cavalry-charges = seule la cavalerie charge ; avec { $unit } l'hex. compte autre chose
refuse-out-of-arc = la cible n'est pas dans le front de la batterie
refuse-out-of-range = { $unit } [porte|portent] à { $most } hex. au plus
refuse-out-of-sight = la cible est hors de vue
refuse-rally-after-shock = { $unit } [a|ont] connu un choc ce tour et [ne peut|ne peuvent] se remettre en ordre
refuse-rally-good-order = { $unit } [est|sont] en bon ordre
refuse-rally-in-zoc = { $unit } [est|sont] en zone de contrôle ennemie et [ne peut|ne peuvent] se remettre en ordre
refuse-rally-next-to-enemy = { $unit } [est au|sont au] contact d'un ennemi et [ne peut|ne peuvent] se rallier
refuse-rally-twice = { $unit } [a|ont] déjà tenté de se rallier ce tour
refuse-river = pas de choc à travers une rivière sans pont
refuse-routed-acts = { $unit } [est|sont] en déroute et [ne peut|ne peuvent] rien faire
refuse-square-already = { $unit } [est|sont] déjà en carré
refuse-square-arm = seule l'infanterie forme le carré ; { $unit } [n'en est|n'en sont] pas
refuse-square-attacks = { $unit } [est|sont] en carré et [ne peut|ne peuvent] attaquer
refuse-square-disorder = { $unit } [n'est|ne sont] pas en bon ordre et [ne peut|ne peuvent] former le carré face à une charge
refuse-square-moves = un carré ne bouge pas
refuse-square-rear = { $unit } [est chargée|sont chargées] par l'arrière et [ne peut|ne peuvent] former le carré
refuse-square-routed = { $unit } [est|sont] en déroute et [ne peut|ne peuvent] former le carré
refuse-square-terrain = pas de carré dans un terrain interdit aux charges
refuse-square-twice = { $unit } [a|ont] déjà tenté le carré pendant cette activation
refuse-stack = { $foot } et { $horse } ne peuvent partager un hex. : infanterie et cavalerie ne s'empilent pas
refuse-step = { $mover } : pas de passage par { $row }
refuse-two-formations = des batteries de deux formations ne tirent pas ensemble

# What would make it legal.
remedy-attackers-apart = attaquer depuis des hex. qui se touchent
remedy-by-road = suivre une route ou un chemin, loin de l'ennemi
remedy-closer = une cible à { $most } au plus
remedy-farther = une cible non adjacente, ou un autre côté
remedy-fire-apart = faire tirer chaque batterie seule
remedy-leave-out = laisser { $unit } de côté
remedy-leave-square = quitter d'abord le carré
remedy-no-battery = en faire un tir ordinaire
remedy-not-charging = faire participer { $unit } et son hex. sans charger
remedy-other-hexside = passer par un autre côté
remedy-plain-shock = faire un choc sans charge
remedy-rally-first = la rallier d'abord
remedy-sight = une cible en vue
remedy-stack = placer l'une des deux ailleurs
remedy-turn = tourner d'abord la batterie
remedy-turn-first = tourner d'abord { $unit }, ou laisser son hex. de côté

# What is wrong with a case
fault-hexside-twice = { $feature } est donné deux fois
fault-hexside-both = { $one } ou { $other } était attendu, pas les deux sur un même côté d'hexagone
fault-bridge = un pont veut un ruisseau ou une rivière à côté de lui dans la liste
fault-support-at = au plus { $most } était attendu, le nombre d'hexagones qui attaquent là, et non { $got }
fault-officer-state = les officiers n'ont pas d'état : good-order était attendu
fault-square = seule une infanterie qui n'est pas en déroute se tient en carré

# Whole games: what is asked of players and dice.
prompt-deployment = Déplacez vos unités dans votre zone, ou gardez la mise en place
prompt-command = Choisissez en secret les formations qui reçoivent des ordres : { $points } points
prompt-fire = Choisissez les batteries qui tirent, et leur cible
prompt-movement = Déplacez les unités de la formation : marche, charge, carré
prompt-shock = Déclarez qui attaque quel hex
prompt-combat = Choisissez le prochain choc à résoudre
ask-initiative = initiative : { $side }
ask-draw = un marqueur parmi les { $count } du gobelet
choice-initiative-first = Quelle formation ouvre le tour ?
choice-recoil-hex = { $unit } recule : vers quel hex. ?
choice-withdraw-hex = { $unit } se replie : vers quel hex. ?
choice-advance-facing = { $unit } a avancé : de quel côté faire front ?
choice-breakthrough-hex = { $unit } peut faire un choc de rupture : contre quel hex. ?
option-breakthrough-hex-none = s'arrêter ici
choice-pursuit-hex = { $unit } : poursuivre d'un hex. de plus l'ennemi battu ?
option-pursuit-hex-stay = pas plus loin
choice-pursuit-target = L'ennemi est devant { $unit } : qui charger ?
option-pursuit-target-none = personne
choice-officer-hex = { $unit } prend le commandement : dans quel hex. ?

# What happens in a game.
event-found-orders = { $unit } [est activée|sont activées] ; ordres : { $value }
event-found-initiative = { $unit } [a|ont] l'initiative
event-found-breakthrough = { $unit } [peut|peuvent] faire un choc de rupture
event-track-set-pontoon = { $unit } [a|ont] jeté un ponton
event-moved-recoil = { $unit } [recule|reculent] en { $to }
event-moved-rout = { $unit } [fuit|fuient] en { $to }
event-moved-withdraw = { $unit } [se replie|se replient] en { $to }
event-moved-pursuit = { $unit } [poursuit|poursuivent] en { $to }
event-moved-breakthrough = { $unit } [perce|percent] en { $to }
event-moved-counter-shock = { $unit } [suit|suivent] en { $to }
event-moved-returns = { $unit } [est|sont] de retour, en { $to }
event-moved-replaces = le successeur de { $unit } prend le commandement en { $to }
event-left-map-wounded = { $unit } [est emporté|sont emportés] hors du champ de bataille

# Words of whole games.
word-received = reçus
word-face-down = face cachée
word-allot = donner les ordres
word-fire = tirer
word-move = déplacer
word-form = former
word-line = ligne
word-shock = choc
word-charge = charge
word-fight = combattre
word-deploy = déployer
word-moved = déplacée
word-fired = a tiré
word-fought = a combattu
word-led = commandée
word-tested = test d'engagement
word-bridging = jette un ponton
word-countered = a riposté
word-square-tried = a tenté le carré
word-placed = placée
word-spent = points de mouvement dépensés
word-waiting = attendue
word-decisive = décisive
word-marginal = marginale
word-draw = nulle
word-orders = ordres
word-initiative = initiative

# Refusals in a game.
refuse-allot-broken = une armée aussi brisée ne reçoit pas plus de { $most } ordre
refuse-allot-formation = aucune formation { $formation } à vous ne peut recevoir d'ordres une fois
refuse-allot-nothing = nommez les formations qui reçoivent des ordres, ou terminez
refuse-allot-order = nommez les formations dans l'ordre du scénario
refuse-allot-points = ces ordres coûtent { $spent }, et le général en chef a { $points }
refuse-no-chief = sans son général en chef, une armée ne reçoit pas d'ordres
refuse-extra-marker = aucun marqueur { $marker } à mettre dans le gobelet
refuse-attack-twice = { $unit } [attaque|attaquent] déjà
refuse-failed-test = { $unit } [a|ont] raté [son|leur] test d'engagement et [n'aborde|n'abordent] pas l'ennemi
refuse-cannot-fire = { $unit } [ne peut|ne peuvent] tirer : il faut une batterie en bon ordre qui n'a pas tiré
refuse-fire-together = seules deux batteries d'un même hex. tirent ensemble
refuse-no-target = il n'y a pas d'ennemi en { $hex }
refuse-cannot-move = { $unit } [ne peut|ne peuvent] pas bouger maintenant
refuse-no-way = aucun chemin ne mène { $unit } ainsi en { $hex }
refuse-move-points = { $unit } [a|ont] besoin de { $needs } points vers { $hex } et [en a|en ont] { $left }
refuse-move-zone = { $unit } [doit|doivent] s'arrêter en zone de contrôle ennemie en { $hex }
refuse-move-enemy = { $hex } est tenu par l'ennemi
refuse-scenario-bars = les règles propres à la bataille interdisent à { $unit } de finir en { $hex }
refuse-stack-number = { $hex } n'a pas de place pour { $unit } : deux unités au plus par hex.
refuse-stack-formation = { $unit } [ne partage|ne partagent] { $hex } qu'avec [sa|leur] propre formation
refuse-stack-arms = { $unit } [ne peut|ne peuvent] rester en { $hex } : infanterie et cavalerie ne s'empilent jamais
refuse-stack-facing = { $unit } ferait front autrement que la pile en { $hex }
refuse-stack-turns = { $unit } [tourne|tournent] avec toute [sa|leur] pile, et l'une de [ses|leurs] unités ne peut tourner
refuse-guns-fired = { $unit } [a|ont] tiré et [ne peut|ne peuvent] que pivoter
refuse-officer-reach = { $officer } ne peut gagner { $hex }
refuse-form-moved = { $unit } [a|ont] bougé : un carré est un mouvement entier
refuse-no-square = { $unit } [n'est|ne sont] pas en carré
refuse-formation = « { $formation } » n'est pas une formation : square ou line
refuse-charge-path = { $unit } [n'a|n'ont] pas de telle charge contre { $hex }
refuse-no-shock = personne n'a déclaré attaquer { $hex }
refuse-deploy-unit = { $unit } [ne peut|ne peuvent] être placée maintenant
refuse-deploy-zone = { $hex } est hors de la zone de { $unit }
refuse-deploy-facing = { $unit } [peut|peuvent] faire front ici : { $facings }
refuse-deploy-there = { $unit } [est|sont] déjà en { $hex }
refuse-deploy-ground = { $unit } [ne peut|ne peuvent] être en { $hex }

# What would be wrong with a position.
problem-both-sides = des pions des deux camps en { $hex }
problem-depth = deux unités à la même place de la pile en { $hex }
problem-strength = { $unit } [a|ont] une force impossible
problem-state = { $unit } [est|sont] dans un état impossible
problem-square = { $unit } [ne peut|ne peuvent] être en carré
problem-ground = { $unit } [est|sont] où elle ne peut être

# The count of points.
score-units = Infanterie et cavalerie éliminées
score-artillery = Batteries éliminées
score-routed = Unités en déroute
score-officers = Officiers tombés

# Beside the map, and before an act of several.
display-cup = Formations : ordres et gobelet
display-cup-acting = { $formation } agit
display-formation = { $formation }
display-orders-received = ordres reçus
display-orders-none = sans ordres
display-orders-face-down = marqueur caché
display-markers = { $count } marqueurs dans le gobelet
display-conditions = Initiative et ciel
display-initiative = Initiative : { $side }
display-night = Nuit : aucune charge, aucun tir au-delà de l'hexagone voisin
display-mud = Boue : aucune charge
display-fog = Brouillard : la vue est courte
display-arrivals = En route
display-unit = { $unit }
display-comes = tour { $turn }, { $hex }
word-night = nuit
word-mud = boue
word-fog = brouillard
muster-points = points : { $points }
compare-allotment = Points dépensés : { $spent }
compare-odds = Force { $attack } contre { $defence } : rapport { $odds }

# Layers over the map
layer-zones = Zones de contrôle
layer-zones-held = zone de contrôle
layer-fronts = Front et arrière de l'unité
layer-fronts-front = hex. de front
layer-fronts-rear = hex. d'arrière
layer-command = Commandement
layer-command-radius = dans le rayon d'un officier
layer-command-led = conduite par son chef
layer-command-cut = hors du rayon de son chef
layer-sight = Lignes de vue depuis ici
layer-sight-open = en vue
layer-sight-barred = hors de vue
layer-fire = Portée et secteur de la batterie
layer-fire-open = à portée et en vue
layer-fire-barred = à portée, hors de vue
layer-threat = Menace aux prochaines activations
layer-threat-reach = peut venir ici
layer-threat-strike = peut attaquer ici
layer-threat-shoot = sous le feu des canons
layer-threat-reach-why = { $unit } [peut|peuvent] venir en { $hex } pour { $cost } PM
layer-threat-strike-why = { $unit } [peut|peuvent] attaquer { $hex } { $cost ->
    [0] aussitôt
   *[other] après { $cost } PM
}
layer-threat-shoot-why = { $unit } [peut|peuvent] tirer sur { $hex } à { $cost } hex.
refuse-no-front = { $unit } [n'a|n'ont] pas de front : c'est un officier, ou il n'est pas sur la carte
refuse-no-line = { $by } cache { $hex }

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Avant le premier tour, les unités peuvent changer de place dans leur zone, ou y rester.
about-phase-reinforcements = Les formations attendues arrivent, chacune dans le premier de ses hexes libres.
about-phase-command = Choisissez en secret qui reçoit des ordres : un point, deux de loin. Les autres testent.
about-phase-initiative = Chaque camp lance un dé, plus l'initiative du chef ; le gagnant dit qui ouvre le tour.
about-phase-activation = Un marqueur est tiré du gobelet : sa formation agit. Ainsi jusqu'à ce qu'il soit vide.
about-phase-fire = Les batteries de la formation active tirent, chacune une fois, avant tout mouvement.
about-phase-movement = La formation active marche, charge ou forme le carré. Au contact d'un ennemi, halte.
about-phase-shock = Dites qui attaque quel hex, seul ou à plusieurs ; tout est déclaré avant d'être livré.
about-phase-combat = Les chocs déclarés sont livrés, dans l'ordre voulu. Le vainqueur peut entrer.
about-phase-closing = La formation active a fini ; on tire le marqueur suivant tant qu'il y en a.
about-phase-rally = Qui est en désordre ou en déroute teste son ralliement ; qui reste en déroute fuit.
about-phase-end = La victoire est examinée après le dernier tour ; sinon le suivant commence.
must-combat = Chaque choc déclaré doit être livré avant la fin de l'activation.
give-up-deployment = { $count ->
    [1] Une unité garde sa place définitivement.
   *[other] { $count } unités gardent leur place définitivement.
  }
give-up-command = Aucune formation ne reçoit d'ordre ce tour.
give-up-fire = { $count ->
    [1] Une batterie pourrait encore tirer.
   *[other] { $count } unités pourraient encore tirer.
  }
give-up-movement = { $count ->
    [1] Une unité n'a pas bougé.
   *[other] { $count } unités n'ont pas bougé.
  }
give-up-shock = { $count ->
    [1] Une unité pourrait encore attaquer.
   *[other] { $count } unités pourraient encore attaquer.
  }

# Ordres en toutes lettres
order-deploy = { $unit } [est placé|sont placés] en { $to }
order-allot = donne des ordres à { $unit }
order-fire = { $unit } [tire|tirent] sur { $target }
order-move = { $unit } [marche|marchent] en { $to }
order-move-here = { $unit } [reste|restent] en { $to }
order-charge = { $unit } [charge|chargent] { $target } par { $to }
order-form = { $unit } [forme|forment] { $formation }
order-shock = { $unit } [attaque|attaquent] { $target } à la baïonnette
order-fight = l'attaque de { $target } est livrée

# 11. Ce qui rapporte des points
each-unit = { $points } PV par unité ennemie d'infanterie ou de cavalerie éliminée
each-artillery = { $points } PV par batterie ennemie éliminée
each-routed = { $points } PV par unité ennemie en déroute sur la carte à la fin
each-officer = { $chief } PV pour un chef ennemi tombé, { $other } pour tout autre officier
each-held = { $points } PV pour chacun des hexagones { $hexes } où une unité du camp, non en déroute, fut la dernière
each-held-one = { $points } PV pour { $hexes } si une unité du camp, non en déroute, y fut la dernière
each-present = { $points } PV si une unité du camp, non en déroute, est sur ce terrain à la fin
each-cleared = { $points } PV si aucune unité ennemie, hors déroute, n'est sur ce terrain à la fin
early-swept = Elle a fini avant l'heure parce qu'un camp n'avait plus personne.
opens-by-cup = À chaque tour, les dés d'initiative disent qui nomme la première formation ; le pot tire les autres

## What stands in the panel of a unit

# Why a unit has no order now
idle-not-activated = Une autre formation agit maintenant : { $formation }. Cette unité attend le marqueur de la sienne.
idle-independent = Cette unité est indépendante : elle agit avec le dernier marqueur de son camp.
idle-routed = Cette unité est en déroute : elle ne fait rien d'elle-même.
idle-fire = Seule l'artillerie tire dans ce segment.
idle-shock = Les officiers n'attaquent personne par eux-mêmes.
idle-combat = Les chocs se livrent hexagone par hexagone : choisissez l'un des hexagones attaqués.
idle-command = Les ordres sont attribués à des formations entières, en une fois : cochez-les dans la liste.
idle-no-target = Il n'y a personne sur qui tirer, à portée et en vue.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = cohésion { $code }
printed-grade = { $code } : { $name }
printed-figures = bonus { $first }, rayon { $second }
about-printed-quality = Cohésion : dans un test le dé à dix faces (0 à 9) ne doit pas la dépasser. [8.1]
about-printed-grade-l = L désigne la cavalerie lourde. [1.5]
about-printed-figures = Ce qu'apporte un officier : le bonus se retranche du dé des tests de sa pile, le rayon dit jusqu'où il commande, en hexagones. [1.12]
about-unit-strength = Points de force : ce avec quoi elle attaque et se défend ; pour une batterie, ce avec quoi elle tire. [1.2]
about-state-good-order = Bon ordre : la face du pion, avec tous ses chiffres. [1.8]
about-state-disordered = En désordre : elle utilise le revers plus faible du pion et ne fait ni choc, ni charge, ni tir tant qu'elle n'est pas ralliée ; un désordre de plus la met en déroute. [8.3]
about-state-routed = En déroute : elle fuit de tout son potentiel vers son bord, n'a pas de zone de contrôle et ne fait rien ; loin de l'ennemi elle peut se rallier. [8.4]
about-marker-square = Carré : front de tous côtés et pas d'arrière ; il ne bouge ni n'attaque, et se rompt sans frais au début de son mouvement. [5.13]
about-marker-square-tried = Elle a tenté de former le carré dans cette activation ; une seule fois. [7.31]
about-marker-charge = Son attaque est une charge contre l'hexagone nommé. [7.2]
about-marker-shock = Elle a déclaré une attaque contre l'hexagone nommé ; toutes se livrent une fois toutes déclarées. [7.3]
about-marker-fired = La batterie a tiré dans ce segment ; elle peut encore pivoter, mais pas bouger. [6.2]
about-marker-countered = La batterie a riposté dans cette activation ; une seule fois. [6.16]
about-marker-fought = Elle a pris part à un choc ce tour-ci : en désordre, elle ne se rallie pas ce tour-ci. [8.6]
about-marker-led = Elle était dans le rayon de son commandant à l'activation de sa formation : avec des ordres reçus, elle n'a pas besoin de test d'engagement. [4.5]
about-marker-moved = Elle a bougé dans cette activation ; personne ne bouge deux fois. [5.1]
about-marker-spent = Points de mouvement dépensés en pivotant avec sa pile. [5.4]
about-marker-tested = Son test d'engagement de cette activation. Échoué : elle n'entre pas en zone de contrôle ennemie et n'attaque pas ; réussi : elle le peut. [4.3]
about-marker-bridging = Ses sapeurs jettent un pont : ils doivent passer tout le tour ici, sans combattre. [10.4]
about-marker-placed = Elle a été mise en place avant la bataille. [13.4]
about-fate-eliminated = Éliminée : hors du jeu. [9.1]
about-fate-wounded = Blessé : absent au tour suivant, puis de retour auprès de ses troupes. [9.2]
about-fate-waiting = Renfort : elle entre d’elle-même à son tour, dans le premier de ses hexagones où il y a place. [3.1]

roster-left = { $left } unités restent sur { $begun }, dont { $shaken } en désordre ou en déroute
side-french = Français
side-coalition = Coalition
