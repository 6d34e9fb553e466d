# What dice are rolled for, and what is decided
ask-fire = fire at { $unit }
ask-assault = assault on { $unit }
ask-morale = morale of { $unit }
choice-attacker-advance = The hex is empty. Does { $unit } advance?
option-attacker-advance-yes = advance
option-attacker-advance-no = stay

# The phases
prompt-movement = Move your units.
prompt-fire = Fire, or go on.
prompt-assault = Assault, or go on.
about-phase-arrivals = Reinforcements that are due come in by themselves, where there is room and no enemy.
about-phase-rally = Every disordered unit tests its morale; whoever passes is in order again.
about-phase-movement = Each unit marches once, as far as its points go. An enemy zone of control ends it.
about-phase-fire = Units fire at enemies in range and sight, alone or together, and then do not assault.
about-phase-assault = Units attack the hex beside them, alone or together. Nobody has to.
about-phase-end = The turn ends; after the last one the battle is judged.
give-up-movement = { $count ->
    [one] One unit has not moved.
   *[other] { $count } units have not moved.
  }
give-up-fire = { $count ->
    [one] One unit could still fire.
   *[other] { $count } units could still fire.
  }
give-up-assault = { $count ->
    [one] One unit could still assault.
   *[other] { $count } units could still assault.
  }

# Refusals
refuse-stacking = { $hex } would hold more than { $most } units
refuse-cannot-move = { $unit } may not move now: it has moved, or has no way
refuse-move-here = { $unit } [is|are] there already
refuse-move-points = { $unit } [needs|need] { $needs } MP to { $hex } and [has|have] { $left }
refuse-move-zone = an enemy zone of control stops { $unit } at { $hex }
refuse-move-enemy = the enemy is in { $hex }
refuse-no-way = { $unit } cannot come to { $hex }
refuse-path-cost = { $unit } cannot go to { $hex } by this way
refuse-way-far = { $unit } cannot come by these hexes to { $hex }
refuse-no-attackers = name the units that attack
refuse-target-empty = there is no enemy in { $hex }
refuse-attack-disordered = { $unit } [is|are] disordered and [attacks|attack] nobody
refuse-attack-fought = { $unit } [has|have] attacked in this turn
refuse-attack-unit = { $unit } cannot attack like this: { $verb }
refuse-attack-far = { $unit } [does|do] not reach { $hex }: { $reach } at most
refuse-attack-blind = { $unit } cannot see { $hex }
refuse-attack-closed = { $unit } cannot enter { $hex }, and so not attack it
problem-both-sides = both sides are in { $hex }
problem-strength = { $unit } [has|have] an impossible strength
idle-no-target = No enemy that this unit may attack so is in reach and sight.

# The log, and orders in words
event-marker-set-moved = { $unit } [has|have] moved
event-marker-set-fought = { $unit } [has|have] attacked
event-marker-set-fired = { $unit } [has|have] fired
event-track-set-held = { $unit } [holds|hold] the objective
order-move = { $unit } [marches|march] to { $to }
order-fire = { $unit } [fires|fire] at { $target }
order-assault = { $unit } [assaults|assault] { $target }
word-move = move
word-fire = fire
word-assault = assault
word-moved = moved
word-fought = has attacked
word-fired = has fired
word-disordered = disordered
word-waiting = yet to come
word-points = on points

# Layers over the map
layer-zones = Zones of control
layer-zones-held = zone of control
layer-threat = Threat in the next turn
layer-threat-reach = can come here
layer-threat-strike = can assault here
layer-threat-shoot = can fire here
layer-threat-reach-why = { $unit } can come to { $hex } for { $cost } MP
layer-threat-strike-why = { $unit } can assault { $hex } { $cost ->
    [0] at once
   *[other] after { $cost } MP
  }
layer-threat-shoot-why = { $unit } can fire at { $hex } { $cost ->
    [0] at once
   *[other] after { $cost } MP
  }

# Victory
score-eliminated = Enemy units eliminated
each-place = { $points } VP for holding { $hex }
each-strength = { $points } VP for each strength point of enemy units eliminated
early-swept = a side has nobody left

# What the words and letters of a counter mean; the rule in brackets
printed-quality = morale { $code }
about-printed-quality = Morale: a die of so much or less passes its test. [1.1]
about-unit-strength = Strength points left: what it attacks and defends with. Without any it is eliminated. [5.4]
about-state-normal = In order. [1.3]
about-state-disordered = Disordered: it attacks nobody and controls no hex until it has rallied. [1.3]
about-marker-moved = It has moved in this turn. [3.1]
about-marker-fought = It has attacked in this turn; once is all. [5.1]
about-marker-fired = It has fired in this turn, and attacks no more. [5.1]
about-fate-eliminated = Eliminated: its full strength counts for the enemy. [6.3]
about-fate-waiting = A reinforcement: it comes in from its turn on. [6.1]
