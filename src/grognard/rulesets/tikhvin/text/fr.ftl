ask-combat-attacker = jet de combat de l'attaquant
ask-combat-defender = jet de combat du défenseur
ask-winner-casualties = pertes du vainqueur ({ $side })
ask-weather = météo du tour
ask-replacements = points de remplacement, { $side }
ask-initiative-german = initiative, Allemand
ask-initiative-soviet = initiative, Soviétique
choice-defender-decline = Le défenseur peut refuser le recul en perdant un facteur de plus. Reste-t-il ?
option-defender-decline-yes = rester et perdre un facteur
option-defender-decline-no = reculer
choice-attacker-advance = L'hexagone est vide. L'attaquant avance-t-il ?
option-attacker-advance-yes = avancer
option-attacker-advance-no = rester
refuse-support-without-supply = { $unit } [ne peut|ne peuvent] appuyer des unités non ravitaillées
refuse-air-in-weather = { $unit } [ne vole|ne volent] pas par ce temps ({ $weather })
refuse-too-much-air = au plus { $most } unités aériennes par camp appuient un combat
refuse-ratio-too-low = { $attack } FC contre { $defence } : moins de 1:3, pas d'attaque possible
refuse-lake = personne n'entre dans un lac
refuse-swamp-off-road = { $kind } ne passe le marais que par route ou voie ferrée avant le gel du tour 7
refuse-no-replacements-yet = les remplacements se tirent dès le tour 2, pas au tour { $turn }
refuse-recovery-supply = { $unit } [n'est pas ravitaillée|ne sont pas ravitaillées] et [ne récupère|ne récupèrent] pas
refuse-recovery-command = { $unit } [est|sont] hors du rayon de tout QG et [ne récupère|ne récupèrent] pas
refuse-recovery-enemy = { $unit } [est adjacente|sont adjacentes] à l'ennemi et [ne récupère|ne récupèrent] pas
refuse-recovery-too-much = { $unit } [récupère|récupèrent] au plus { $most } facteurs ce tour
refuse-recovery-kind = le camp { $side } ne peut reconstituer { $unit }
refuse-recovery-static = { $unit } [est statique|sont statiques] et [ne se reconstitue|ne se reconstituent] pas
refuse-recovery-price = cela coûte { $price } PR, il y en a { $points }
remedy-leave-out = laisser { $unit } de côté
remedy-more-attackers = amener plus de facteurs, ou attaquer de ce côté-ci de la rivière
remedy-by-road = suivre une route ou une voie ferrée
remedy-recover-less = récupérer moins, { $most } au plus
role-german = Allemand
role-soviet = Soviétique
word-rp = PR
word-cf = FC
word-rp-spent = PR dépensés
word-first-player = premier joueur
word-allowance = allocation
word-weather = météo
word-exploitation = exploitation
word-clear = clair
word-fog = brouillard
word-rain = pluie
word-heavy-rain = forte pluie
word-snow = neige

# What is wrong with a case
fault-air = les unités aériennes ajoutent 1 : 1 était attendu
fault-stacking = { $stacked } unités attaquent de { $direction } : au plus { $most } par hexagone étaient attendues

# The game
prompt-deployment = Déplacez les pions dans leurs zones, ou gardez la mise en place.
prompt-replacements = Dépensez les points de remplacement : il en reste { $points }.
prompt-assignment = Affectez les unités aux QG, ou laissez-les ainsi.
prompt-activation = Activez un QG, ou une unité hors commandement.
prompt-movement = Déplacez les unités activées.
prompt-combat = Attaquez avec les unités activées, ou continuez.
prompt-headquarters = Déplacez le QG, ou laissez-le sur place.
choice-defender-support = Quel appui le défenseur engage-t-il ? ({ $who })
option-defender-support-none = rien de plus
choice-loss-unit = Quelle unité perd un facteur de combat ? ({ $who })
choice-retreat-hex = { $unit } se replie : vers quel hexagone ?
choice-advance-unit = Qui avance ? ({ $who })
option-advance-unit-none = personne d'autre
choice-advance-hex = { $unit } : avancer encore d'un hexagone ?
option-advance-hex-none = rester

# Refusals of the game
refuse-hq = ce camp n'a pas de QG { $hq }
refuse-assigned = { $unit } [relève|relèvent] déjà de { $hq }
refuse-out-of-radius = { $hq } n'atteint pas { $unit }
refuse-capacity = { $hq } commande autant d'unités qu'il peut
refuse-activation = { $unit } [ne peut|ne peuvent] être activé : il l'a été, il relève d'un QG, ou il est statique
refuse-cannot-move = { $unit } [ne peut|ne peuvent] pas bouger : pas activé, ou a déjà bougé
refuse-move-here = { $unit } [y est|y sont] déjà
refuse-move-points = { $unit } [a|ont] besoin de { $needs } PM jusqu'à { $hex } et [en a|en ont] { $left }
refuse-move-zone = une zone de contrôle ennemie arrête { $unit } en { $hex }
refuse-move-enemy = l'ennemi est en { $hex }
refuse-move-exposed = { $unit } [évite|évitent] la zone de contrôle ennemie en { $hex }, où il n'y a aucun ami
refuse-no-way = { $unit } [ne peut|ne peuvent] pas arriver en { $hex }
refuse-path-cost = { $unit } [ne peut|ne peuvent] pas aller en { $hex } par ce chemin
refuse-stacking = { $hex } contiendrait plus de 3 unités ou de 20 FC
refuse-closed = { $unit } [ne peut|ne peuvent] pas entrer en { $hex } dans ce scénario
refuse-leash = { $unit } serait trop loin de sa rivière, ou seul au-delà, en { $hex }
refuse-remain = trop peu de son armée resterait si { $unit } partait
refuse-rail-used = ce camp a déjà envoyé une unité par voie ferrée ce tour
refuse-rail-kind = { $unit } [ne va|ne vont] pas par voie ferrée : seule l'infanterie le fait
refuse-rail-zone = { $hex } est en zone de contrôle ennemie : pas de train pour { $unit }
refuse-rail-line = aucune voie ferrée amie et libre ne mène { $unit } en { $hex }
refuse-recovered = { $unit } [a|ont] déjà récupéré, ou [n'est|ne sont] pas sur la carte
refuse-recovery-number = indiquez combien de facteurs récupérer : 1 à { $most }
refuse-transfer = { $unit } [ne peut|ne peuvent] pas être transféré ainsi maintenant
refuse-transfer-place = il n'y a pas de place pour { $unit } en { $hex }, ou l'ennemi y est
refuse-no-attackers = indiquez les unités qui attaquent
refuse-attack-unit = { $unit } [ne peut|ne peuvent] pas attaquer : ce n'est pas une unité de combat activée
refuse-attack-far = { $unit } [n'est|ne sont] pas adjacent à { $hex }
refuse-attack-fought = { $unit } [a|ont] déjà attaqué dans cette activation
refuse-attack-astray = { $unit } [est|sont] hors du rayon de [son|leur] QG et [ne peut|ne peuvent] pas attaquer
refuse-attack-railed = { $unit } [a|ont] pris le train et [n'attaque|n'attaquent] pas ce tour
refuse-attack-out-of-supply = { $unit } [n'est pas ravitaillé|ne sont pas ravitaillés] et [ne peut|ne peuvent] pas attaquer
refuse-target-empty = il n'y a pas d'unité de combat ennemie en { $hex }
refuse-target-closed = { $hex } ne peut pas être attaqué dans ce scénario
refuse-target-twice = { $hex } a déjà été attaqué dans cette activation
refuse-support = { $unit } [ne peut|ne peuvent] pas appuyer ce combat : utilisé, trop loin, non ravitaillé, cloué au sol, ou d'un autre QG
refuse-deploy-unit = { $unit } [ne peut|ne peuvent] pas être placé ailleurs
refuse-deploy-zone = { $hex } est hors de la zone de { $unit }
refuse-deploy-there = { $unit } [est|sont] déjà en { $hex }
refuse-deploy-ground = { $unit } [ne peut|ne peuvent] pas se tenir sur le terrain de { $hex }
refuse-garrison = { $hex } doit d'abord avoir une garnison
refuse-way-far = { $unit } [ne peut|ne peuvent] pas arriver en { $hex } par ces hexagones
problem-both-sides = les deux camps sont en { $hex }
problem-holder = { $hex } est tenu par le camp qui n'y est pas
problem-strength = { $unit } [a|ont] des facteurs de combat impossibles

# The log of the game
event-track-set-weather = météo : { $value }
event-track-set-first = { $unit } [est|sont] premier joueur
event-marker-set-acted = { $unit } [est activé|sont activés]
event-track-set-rp = { $unit } [a|ont] { $value } points de remplacement
event-track-set-abandoned = { $unit } [quitte|quittent] un poste à tenir : { $value } points
event-marker-set-out-of-supply = { $unit } [n'est|ne sont] pas ravitaillé (tour { $value })
event-marker-removed-out-of-supply = { $unit } [est|sont] de nouveau ravitaillé
event-marker-set-due = { $unit } [arrive|arrivent] en renfort
event-marker-set-astray = { $unit } [est|sont] hors du rayon de [son|leur] QG
event-marker-set-used = { $unit } [appuie|appuient] le combat
event-marker-set-hq = { $unit } [est affecté|sont affectés] à { $value }
event-marker-removed-hq = { $unit } [est|sont] hors commandement
event-marker-set-idle = { $unit } [reste|restent] inactif jusqu'au prochain tour
event-moved-rail = { $unit } [va|vont] par voie ferrée en { $to }
event-moved-transfer = { $unit } [est transféré|sont transférés] en { $to }
event-left-map-box = { $unit } [rejoint|rejoignent] les unités aériennes dans la case
word-deploy = déployer
word-recover = récupérer
word-assign = affecter
word-transfer = transférer
word-activate = activer
word-move = mouvement
word-rail = par voie ferrée
word-attack = attaquer
word-points = aux points
word-draw = égalité
word-sudden = sur-le-champ
word-box = dans la case
word-waiting = à venir
word-hq = QG
word-acted = activé
word-idle = inactif
word-used = utilisé
word-moved = a bougé
word-fought = a combattu
word-out-of-supply = non ravitaillé
word-recovered = a récupéré
word-railed = transportée par rail
word-due = attendue
word-astray = hors du rayon
word-placed = placée
score-eliminated = Unités ennemies éliminées
score-abandoned = Poste abandonné par l'ennemi

# Layers over the map
layer-zones = Zones de contrôle
layer-zones-held = zone de contrôle
layer-threat = Menace aux prochaines activations
layer-threat-reach = peut venir ici
layer-threat-strike = peut attaquer ici
layer-threat-reach-why = { $unit } [peut|peuvent] venir en { $hex } pour { $cost } PM
layer-threat-strike-why = { $unit } [peut|peuvent] attaquer { $hex } { $cost ->
    [0] aussitôt
   *[other] après { $cost } PM
}
layer-command = Quartiers généraux
layer-command-radius = dans le rayon d'un QG
layer-command-led = sous commandement
layer-command-cut = hors commandement
layer-supply = Ravitaillement
layer-supply-reach = ravitaillé
layer-supply-line = ligne de ravitaillement
layer-supply-source = source de ravitaillement
layer-supply-cut = non ravitaillé, ou point de rupture de la ligne
supply-cut = { $unit } [n'a|n'ont] pas de ligne de ravitaillement
supply-barred = l'ennemi ou sa zone de contrôle barre { $hex }
supply-no-source = { $hq } n'a pas de ligne vers une source

# À côté de la carte, et avant une attaque.
display-activations = Activations du tour
display-acting = { $unit } [agit|agissent]
display-unit = { $unit }
display-led = { $units } unités sur { $most }
display-alone = Hors commandement : { $count }
display-conditions = Météo et tour
display-weather = Météo : { $weather }
display-weather-clear = rien ne gêne personne
display-weather-fog = personne ne vole
display-weather-rain = personne ne vole ; roues, chars et canons paient double hors des routes
display-weather-heavy-rain = personne ne vole ; double hors des routes, mouvement réduit de moitié, attaques à -1
display-weather-snow = personne ne vole ; fantassins et cavaliers perdent 1 PM, les autres 2
display-first = Premier joueur : { $side }
display-points = Points de remplacement, { $side } : { $points }
display-air = Unités aériennes dans leur case
display-arrivals = Renforts
display-comes = tour { $turn }, { $hex }
display-due = prêt : entre en { $hex } quand il est activé
display-blocked = prêt, mais sans accès en { $hex }
muster-attackers = Attaquants
muster-support = Soutien
muster-factors = { $factors } FC
muster-across = { $factors } FC à travers : { $river }, divisés par { $divisor }
muster-adds = ajoute { $points }
compare-ratio = FC { $attack } contre { $defence } : rapport { $ratio }
compare-hexes = Depuis { $count } hexagones
word-river = rivière
word-major-river = fleuve

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Avant le premier tour, les pions peuvent changer de place dans leurs zones, ou rester.
about-phase-weather = Un dé fixe la météo : pas d'avions par brouillard, pluie ou neige ; le pire ralentit.
about-phase-supply = Quatre hexes jusqu'à un QG, puis route ou rail. Sinon : demi-mouvement, pas d'attaque.
about-phase-replacements = Les points rendent de la force : ravitaillé, près d'un QG, loin de l'ennemi.
about-phase-reinforcements = Les unités attendues entrent quand elles ou leur QG agissent, avec tout leur mouvement.
about-phase-assignment = Dites quel QG commande qui. Sans QG : la moitié du mouvement et -1 à l'attaque.
about-phase-initiative = Les deux camps lancent un dé ; le gagnant a le premier segment du tour.
about-phase-activation = Choisissez un QG, ou une unité sans QG, qui agit maintenant ; puis l'ennemi choisit.
about-phase-movement = Les unités activées marchent une fois. Une zone ennemie coûte un de plus et arrête.
about-phase-combat = Les unités activées attaquent à côté, même à plusieurs. Rivière : la moitié ou le tiers.
about-phase-headquarters = Le QG suit ses unités : assez près pour commander, et loin de l'ennemi.
about-phase-restoration = QG, artillerie et avions redeviennent disponibles, et le tour suivant commence.
must-activation = Personne ne peut passer : activez un QG ou une unité hors de commandement. Ce que vous activez peut rester sur place.
give-up-deployment = { $count ->
    [1] Un pion garde sa place définitivement.
   *[other] { $count } pions gardent leur place définitivement.
  }
give-up-replacements = { $count ->
    [1] Une unité pourrait encore être rétablie.
   *[other] { $count } unités pourraient encore être rétablies.
  }
give-up-assignment = { $count ->
    [1] Une unité pourrait encore être affectée autrement.
   *[other] { $count } unités pourraient encore être affectées autrement.
  }
give-up-movement = { $count ->
    [1] Une unité n'a pas bougé.
   *[other] { $count } unités n'ont pas bougé.
  }
give-up-combat = { $count ->
    [1] Une unité pourrait encore attaquer.
   *[other] { $count } unités pourraient encore attaquer.
  }
give-up-headquarters = Le QG reste où il est.

# Ordres en toutes lettres
order-deploy = { $unit } [est placé|sont placés] en { $to }
order-recover = { $unit } [récupère|récupèrent] { $option } FC
order-assign = { $unit } [passe|passent] sous { $option }
order-assign-none = { $unit } [ne relève|ne relèvent] d'aucun QG
order-transfer = { $unit } [est transféré|sont transférés] à { $option }
order-activate = { $unit } [est activé|sont activés]
order-move = { $unit } [marche|marchent] en { $to }
order-rail = { $unit } [va|vont] par voie ferrée en { $to }
order-attack = { $unit } [attaque|attaquent] { $target }
code-attack-wins = l'attaque l'emporte
code-defence-wins = la défense l'emporte
code-0-cf-losses = le vainqueur ne perd rien
code-1-cf-losses = le vainqueur perd 1 FC
code-2-cf-losses = le vainqueur perd 2 FC

# 11. Ce qui rapporte des points, et ce qui gagne
level-sudden = victoire immédiate
each-place = { $points } PV pour qui tient { $hex } à la fin
each-place-near = { $points } PV pour qui tient { $hex }, ou a une unité ravitaillée à { $within } hexagones ou moins, à la fin
each-railway = { $points } PV si la voie ferrée de { $first } à { $last } est libre d'ennemis et de leurs zones
each-foothold = { $points } PV par unité ravitaillée en terrain ennemi, rangées { $first } à { $last }, { $most } au plus
each-eliminated = { $points } PV par tranche de { $every } FC d'unités ennemies éliminées, hors unités statiques
each-abandoned = { $points } PV si l'ennemi quitte { $hex } avant le tour { $turn } sans avoir perdu un combat
objective-win = Terrain qui gagne la bataille
win-held-running = tours de suite à la fin desquels on tient tout : { $hexes }
opens-by-initiative = Premier à jouer au tour 1 : { $side } ; ensuite les dés d'initiative décident, tour par tour

## What stands in the panel of a unit

# Why a unit has no order now
idle-acted = Cette unité a déjà été activée ce tour-ci.
idle-hq-fled = Ce QG a dû fuir : il attend le tour suivant.
idle-static = Cette unité est statique : elle tient son hexagone et n'est jamais activée.
idle-support = Les unités aériennes attendent dans leur case : elles soutiennent l'attaque ou la défense lors d'un combat.
idle-under-hq = Cette unité agit quand son QG { $hq } est activé.
idle-not-activated = { $hq } est activé maintenant : cette unité n'en dépend pas.
idle-hq-moves-later = Le QG bouge en dernier dans son activation.
idle-headquarters = Seul le QG bouge dans ce segment.
idle-hq-assigned = On affecte des unités aux QG : celui-ci en accepte encore { $left }. Choisissez une unité dans son rayon.
idle-no-capacity = Aucun autre QG qui atteint cette unité n'a de place pour elle.
idle-no-hq = Aucun QG n'atteint cette unité.
idle-hq-fights = Les QG n'attaquent personne.
idle-support-used = Cette unité de soutien a déjà servi.
idle-support-waits = Le soutien s'engage avec une attaque : aucune attaque à sa portée ne lui est ouverte.
idle-no-enemy-beside = Aucun ennemi que cette unité puisse attaquer n'est à côté d'elle.
idle-no-combat-unit = Seules les unités de combat récupèrent de la force.
idle-full-strength = Cette unité est à pleine force.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = efficacité { $code }
printed-grade = { $code } : { $name }
printed-figures = rayon { $first }, capacité { $second }
about-printed-quality = Efficacité, 3 la meilleure : au combat le meilleur camp ajoute la différence à son dé. Sans ravitaillement elle compte un de moins. [7.7]
about-printed-grade-xx = Taille de l’unité : une division. [1.4]
about-printed-grade-x = Taille de l’unité : une brigade. [1.4]
about-printed-grade-iii = Taille de l’unité : un régiment. [1.4]
about-printed-grade-ii = Taille de l’unité : un bataillon. [1.4]
about-printed-grade-s = Statique : elle ne bouge, n’attaque ni ne recule jamais ; elle défend et contrôle les hexagones voisins. [13.2]
about-printed-figures = D'un QG : jusqu'où porte son commandement, en hexagones, et combien d'unités il peut mener. [1.6]
about-unit-strength = Facteurs de combat restants : ce avec quoi elle attaque et se défend ; pour un soutien, le modificateur qu’il apporte. [1.4]
about-marker-out-of-supply = Sans ravitaillement : moitié des points de mouvement, pas d’attaque, pas de soutien d’artillerie, un point d’efficacité de moins ; dès le deuxième tour elle perd 1 facteur par tour. [9.2]
about-marker-hq = Le QG qui la mène : elle agit quand il est activé. [4.4]
about-marker-acted = Il a été activé ce tour-ci ; une seule fois. [3.5]
about-marker-astray = Hors du rayon de son QG activé : moitié des points de mouvement, et pas d’attaque. [4.4]
about-marker-due = Renfort dû : il entre quand lui ou son QG est activé. [10.3]
about-marker-fought = Elle a attaqué dans cette activation ; une seule fois. [7.1]
about-marker-idle = QG qui a dû fuir : il ne fait rien jusqu’au tour suivant. [4.8]
about-marker-moved = Elle a bougé dans cette activation ; personne ne bouge deux fois. [5.1]
about-marker-railed = Elle a pris le train dans cette activation et n’attaque pas. [5.6]
about-marker-recovered = Elle a reçu des remplacements ce tour-ci. [10.8]
about-marker-used = Soutien déjà employé : de nouveau disponible au tour suivant. [6.1]
about-marker-placed = Elle a été mise en place avant la bataille. [13.9]
about-fate-eliminated = Éliminée : 5 facteurs de telles unités valent un point de victoire à l’ennemi. [11.2]
about-fate-box = Unité aérienne dans sa case : elle soutient un combat n’importe où, si le temps le permet. [1.9]
about-fate-waiting = Renfort : dû à partir de son tour. [10.3]

roster-points = { $points } points de remplacement disponibles
