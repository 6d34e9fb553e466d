# What dice are rolled for, and what is decided
ask-fire = tir sur { $unit }
ask-assault = assaut contre { $unit }
ask-morale = moral : { $unit }
choice-attacker-advance = L'hexagone est vide. { $unit } : avancer ?
option-attacker-advance-yes = avancer
option-attacker-advance-no = rester

# The phases
prompt-movement = Déplacez vos unités.
prompt-fire = Tirez, ou continuez.
prompt-assault = Donnez l'assaut, ou continuez.
about-phase-arrivals = Les renforts attendus entrent d'eux-mêmes, là où il y a de la place et pas d'ennemi.
about-phase-rally = Chaque unité en désordre teste son moral ; qui réussit est de nouveau en ordre.
about-phase-movement = Chaque unité marche une fois, selon ses points. Une zone de contrôle ennemie l'arrête.
about-phase-fire = Les unités tirent à portée et à vue, seules ou ensemble ; elles n'assaillent plus.
about-phase-assault = Les unités attaquent l'hexagone voisin, seules ou ensemble. Personne n'y est obligé.
about-phase-end = Le tour finit ; après le dernier la bataille est jugée.
give-up-movement = { $count ->
    [1] Une unité n'a pas bougé.
   *[other] { $count } unités n'ont pas bougé.
  }
give-up-fire = { $count ->
    [1] Une unité pourrait encore tirer.
   *[other] { $count } unités pourraient encore tirer.
  }
give-up-assault = { $count ->
    [1] Une unité pourrait encore donner l'assaut.
   *[other] { $count } unités pourraient encore donner l'assaut.
  }

# Refusals
refuse-stacking = { $hex } contiendrait plus de { $most } unités
refuse-cannot-move = { $unit } [ne peut|ne peuvent] pas bouger : déjà fait, ou aucun chemin
refuse-move-here = { $unit } [y est|y sont] déjà
refuse-move-points = { $unit } [a|ont] besoin de { $needs } PM jusqu'à { $hex } et [en a|en ont] { $left }
refuse-move-zone = une zone de contrôle ennemie arrête { $unit } en { $hex }
refuse-move-enemy = l'ennemi est en { $hex }
refuse-no-way = { $unit } [ne peut|ne peuvent] pas arriver en { $hex }
refuse-path-cost = { $unit } [ne peut|ne peuvent] pas aller en { $hex } par ce chemin
refuse-way-far = { $unit } [ne peut|ne peuvent] pas arriver en { $hex } par ces hexagones
refuse-no-attackers = indiquez les unités qui attaquent
refuse-target-empty = il n'y a pas d'ennemi en { $hex }
refuse-attack-disordered = { $unit } [est|sont] en désordre et [n'attaque|n'attaquent] personne
refuse-attack-fought = { $unit } [a|ont] déjà attaqué ce tour
refuse-attack-unit = { $unit } [ne peut|ne peuvent] pas attaquer ainsi : { $verb }
refuse-attack-far = { $unit } [n'atteint|n'atteignent] pas { $hex } : { $reach } au plus
refuse-attack-blind = { $unit } [ne voit|ne voient] pas { $hex }
refuse-attack-closed = { $unit } [ne peut|ne peuvent] pas entrer en { $hex }, donc pas l'attaquer
problem-both-sides = les deux camps sont en { $hex }
problem-strength = { $unit } [a|ont] une force impossible
idle-no-target = Aucun ennemi que cette unité puisse attaquer ainsi n'est à portée et en vue.

# The log, and orders in words
event-marker-set-moved = { $unit } [a|ont] bougé
event-marker-set-fought = { $unit } [a|ont] attaqué
event-marker-set-fired = { $unit } [a|ont] tiré
event-track-set-held = { $unit } [tient|tiennent] l'objectif
order-move = { $unit } [marche|marchent] vers { $to }
order-fire = { $unit } [tire|tirent] sur { $target }
order-assault = { $unit } [donne|donnent] l'assaut contre { $target }
word-move = mouvement
word-fire = tir
word-assault = assaut
word-moved = a bougé
word-fought = a attaqué
word-fired = a tiré
word-disordered = en désordre
word-waiting = à venir
word-points = aux points

# Layers over the map
layer-zones = Zones de contrôle
layer-zones-held = zone de contrôle
layer-threat = Menace au prochain tour
layer-threat-reach = peut venir ici
layer-threat-strike = peut donner l'assaut ici
layer-threat-shoot = peut tirer ici
layer-threat-reach-why = { $unit } [peut|peuvent] venir en { $hex } pour { $cost } PM
layer-threat-strike-why = { $unit } [peut|peuvent] donner l'assaut en { $hex } { $cost ->
    [0] aussitôt
   *[other] après { $cost } PM
  }
layer-threat-shoot-why = { $unit } [peut|peuvent] tirer sur { $hex } { $cost ->
    [0] aussitôt
   *[other] après { $cost } PM
  }

# Victory
score-eliminated = Unités ennemies éliminées
each-place = { $points } PV pour tenir { $hex }
each-strength = { $points } PV par point de force des unités ennemies éliminées
early-swept = un camp n'a plus personne

# What the words and letters of a counter mean; the rule in brackets
printed-quality = moral { $code }
about-printed-quality = Moral : un dé d'autant ou moins réussit son test. [1.1]
about-unit-strength = Points de force restants : ce avec quoi elle attaque et défend. Sans eux elle est éliminée. [5.4]
about-state-normal = En ordre. [1.3]
about-state-disordered = En désordre : elle n'attaque personne et ne contrôle rien avant son ralliement. [1.3]
about-marker-moved = Elle a bougé ce tour. [3.1]
about-marker-fought = Elle a attaqué ce tour ; une fois suffit. [5.1]
about-marker-fired = Elle a tiré ce tour, et n'attaque plus. [5.1]
about-fate-eliminated = Éliminée : sa pleine force compte pour l'ennemi. [6.3]
about-fate-waiting = Un renfort : il entre à partir de son tour. [6.1]
