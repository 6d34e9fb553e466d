ask-combat-attacker = combat roll of the attacker
ask-combat-defender = combat roll of the defender
ask-winner-casualties = losses of the winner, the { $side }
ask-weather = weather of the turn
ask-replacements = replacement points, { $side }
ask-initiative-german = initiative, German
ask-initiative-soviet = initiative, Soviet
choice-defender-decline = The defender may refuse to retreat by losing one factor more. Does he stay?
option-defender-decline-yes = stay and lose one factor
option-defender-decline-no = retreat
choice-attacker-advance = The hex is empty. Does the attacker advance?
option-attacker-advance-yes = advance
option-attacker-advance-no = stay
refuse-support-without-supply = { $unit } may not support units that are out of supply
refuse-air-in-weather = { $unit } cannot fly in this weather ({ $weather })
refuse-too-much-air = at most { $most } air units a side support a combat
refuse-ratio-too-low = { $attack } CF against { $defence } is less than 1:3, which is no attack
refuse-lake = nobody may enter a lake
refuse-swamp-off-road = { $kind } passes swamp only by road or railway before it freezes on turn 7
refuse-no-replacements-yet = replacements are rolled for from turn 2, not on turn { $turn }
refuse-recovery-supply = { $unit } [is|are] out of supply and cannot recover
refuse-recovery-command = { $unit } [is|are] outside every headquarters' radius and cannot recover
refuse-recovery-enemy = { $unit } [is|are] next to an enemy and cannot recover
refuse-recovery-too-much = { $unit } can recover { $most } factors at most this turn
refuse-recovery-kind = the { $side } side cannot rebuild { $unit }
refuse-recovery-static = { $unit } [is|are] static and [does|do] not recover
refuse-recovery-price = this costs { $price } RP, there are { $points }
remedy-leave-out = leave { $unit } out
remedy-more-attackers = bring more combat factors, or attack from this side of the river
remedy-by-road = follow a road or railway
remedy-recover-less = recover fewer, { $most } at most
role-german = German
role-soviet = Soviet
word-rp = RP
word-cf = CF
word-rp-spent = RP spent
word-first-player = first player
word-allowance = allowance
word-weather = weather
word-exploitation = exploitation
word-clear = clear
word-fog = fog
word-rain = rain
word-heavy-rain = heavy rain
word-snow = snow

# What is wrong with a case
fault-air = air units add 1: expected 1
fault-stacking = { $stacked } units attack from { $direction }: expected at most { $most } in a hex

# The game
prompt-deployment = Move pieces within their zones, or keep the set-up.
prompt-replacements = Spend replacement points: { $points } left.
prompt-assignment = Assign units to headquarters, or leave them as they are.
prompt-activation = Activate a headquarters, or a unit out of command.
prompt-movement = Move the activated units.
prompt-combat = Attack with the activated units, or go on.
prompt-headquarters = Move the headquarters, or leave it where it is.
choice-defender-support = Which support does the defender commit? ({ $who })
option-defender-support-none = no more
choice-loss-unit = Which unit loses a combat factor? ({ $who })
choice-retreat-hex = Where does { $unit } retreat to?
choice-advance-unit = Who advances? ({ $who })
option-advance-unit-none = nobody else
choice-advance-hex = Does { $unit } go one hex further?
option-advance-hex-none = stay

# Refusals of the game
refuse-hq = this side has no headquarters { $hq }
refuse-assigned = { $unit } [belongs|belong] to { $hq } already
refuse-out-of-radius = { $hq } does not reach { $unit }
refuse-capacity = { $hq } commands as many units as it can
refuse-activation = { $unit } cannot be activated: it has been, it belongs to a headquarters, or it is static
refuse-cannot-move = { $unit } may not move now: it is not activated, or has moved
refuse-move-here = { $unit } [is|are] there already
refuse-move-points = { $unit } [needs|need] { $needs } MP to { $hex } and [has|have] { $left }
refuse-move-zone = an enemy zone of control stops { $unit } at { $hex }
refuse-move-enemy = the enemy is in { $hex }
refuse-move-exposed = { $unit } [keeps|keep] out of the enemy's zone of control in { $hex }, where no friend is
refuse-no-way = { $unit } cannot come to { $hex }
refuse-path-cost = { $unit } cannot go to { $hex } by this way
refuse-stacking = { $hex } would hold more than 3 units or 20 CF
refuse-closed = { $unit } may not enter { $hex } in this scenario
refuse-leash = { $unit } would be too far from its river, or beyond it alone, in { $hex }
refuse-remain = too few of its army would stay behind if { $unit } left
refuse-rail-used = this side has sent a unit by rail this turn
refuse-rail-kind = { $unit } [does|do] not go by rail: only infantry does
refuse-rail-zone = { $hex } is in an enemy zone of control: no train for { $unit }
refuse-rail-line = no open railway of one's own takes { $unit } to { $hex }
refuse-recovered = { $unit } [has|have] recovered, or [is|are] not on the map
refuse-recovery-number = name how many factors to recover: 1 to { $most }
refuse-transfer = { $unit } cannot be transferred like that now
refuse-transfer-place = there is no room for { $unit } in { $hex }, or the enemy is there
refuse-no-attackers = name the units that attack
refuse-attack-unit = { $unit } cannot attack: it is not an activated combat unit
refuse-attack-far = { $unit } [is|are] not next to { $hex }
refuse-attack-fought = { $unit } [has|have] attacked in this activation
refuse-attack-astray = { $unit } [is|are] outside the radius of [its|their] headquarters and may not attack
refuse-attack-railed = { $unit } [has|have] gone by rail and [does|do] not attack this turn
refuse-attack-out-of-supply = { $unit } [is|are] out of supply and may not attack
refuse-target-empty = there is no enemy combat unit in { $hex }
refuse-target-closed = { $hex } may not be attacked in this scenario
refuse-target-twice = { $hex } has been attacked in this activation
refuse-support = { $unit } cannot support this combat: used, too far, out of supply, grounded, or of another headquarters
refuse-deploy-unit = { $unit } cannot be placed anywhere else
refuse-deploy-zone = { $hex } is outside the zone of { $unit }
refuse-deploy-there = { $unit } [stands|stand] in { $hex } already
refuse-deploy-ground = { $unit } cannot stand in the ground of { $hex }
refuse-garrison = { $hex } needs a garrison first
refuse-way-far = { $unit } cannot come by these hexes to { $hex }
problem-both-sides = both sides are in { $hex }
problem-holder = { $hex } is held by the side that is not there
problem-strength = { $unit } [has|have] impossible combat factors

# The log of the game
event-track-set-weather = weather: { $value }
event-track-set-first = { $unit } [is|are] first player
event-marker-set-acted = { $unit } [is|are] activated
event-track-set-rp = { $unit } [has|have] { $value } replacement points
event-track-set-abandoned = { $unit } [leaves|leave] a post it was to hold: { $value } points
event-marker-set-out-of-supply = { $unit } [is|are] out of supply (turn { $value })
event-marker-removed-out-of-supply = { $unit } [is|are] in supply again
event-marker-set-due = { $unit } [is|are] due as a reinforcement
event-marker-set-astray = { $unit } [is|are] outside the radius of [its|their] headquarters
event-marker-set-used = { $unit } [supports|support] the combat
event-marker-set-hq = { $unit } [is|are] assigned to { $value }
event-marker-removed-hq = { $unit } [is|are] out of command
event-marker-set-idle = { $unit } [is|are] idle until the next turn
event-moved-rail = { $unit } [goes|go] by rail to { $to }
event-moved-transfer = { $unit } [is|are] transferred to { $to }
event-left-map-box = { $unit } [joins|join] the air units in the box
word-deploy = deploy
word-recover = recover
word-assign = assign
word-transfer = transfer
word-activate = activate
word-move = move
word-rail = by rail
word-attack = attack
word-points = on points
word-draw = drawn
word-sudden = at once
word-box = in the box
word-waiting = yet to come
word-hq = headquarters
word-acted = activated
word-idle = idle
word-used = used
word-moved = moved
word-fought = has fought
word-out-of-supply = out of supply
word-recovered = has recovered
word-railed = went by rail
word-due = due
word-astray = outside the radius
word-placed = placed
score-eliminated = Enemy units eliminated
score-abandoned = Post abandoned by the enemy

# Layers over the map
layer-zones = Zones of control
layer-zones-held = zone of control
layer-threat = Threat in the next activations
layer-threat-reach = can come here
layer-threat-strike = can attack here
layer-threat-reach-why = { $unit } can come to { $hex } for { $cost } MP
layer-threat-strike-why = { $unit } can attack { $hex } { $cost ->
    [0] at once
   *[other] after { $cost } MP
}
layer-command = Headquarters
layer-command-radius = within the radius of a headquarters
layer-command-led = under command
layer-command-cut = out of command
layer-supply = Supply
layer-supply-reach = in supply
layer-supply-line = supply line
layer-supply-source = supply source
layer-supply-cut = out of supply, or where the line breaks
supply-cut = { $unit } [has|have] no line of supply
supply-barred = the enemy or his zone of control bars { $hex }
supply-no-source = { $hq } has no line to a source

# Beside the map, and before an attack.
display-activations = Activations
display-acting = { $unit } [acts|act]
display-unit = { $unit }
display-led = { $units } of { $most } units
display-alone = Out of command: { $count }
display-conditions = Weather and turn
display-weather = Weather: { $weather }
display-weather-clear = nothing is held up
display-weather-fog = nobody flies
display-weather-rain = nobody flies; wheels, tanks and guns pay double off road
display-weather-heavy-rain = nobody flies; double off road, all movement halved, attacks at -1
display-weather-snow = nobody flies; foot and horse 1 MP less, others 2
display-first = First player: { $side }
display-points = Replacement points of { $side }: { $points }
display-air = Air units in the box
display-arrivals = Reinforcements
display-comes = turn { $turn }, { $hex }
display-due = due: comes in at { $hex } when it is activated
display-blocked = due, but no way in at { $hex }
muster-attackers = Attackers
muster-support = Support
muster-factors = { $factors } CF
muster-across = { $factors } CF across a { $river }: divided by { $divisor }
muster-adds = adds { $points }
compare-ratio = CF { $attack } against { $defence }: ratio { $ratio }
compare-hexes = From { $count } hexes
word-river = river
word-major-river = major river

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Pieces may be moved within their zones before the first turn, or stay as they are.
about-phase-weather = A die sets the weather: fog, rain or snow stop aircraft; heavy rain and snow slow you.
about-phase-supply = Four hexes to a headquarters, then road or rail. Without it: half movement, no attack.
about-phase-replacements = Points restore strength: in supply, near a headquarters, away from the enemy.
about-phase-reinforcements = Units that are due enter when they or their headquarters act, with full movement.
about-phase-assignment = Say which headquarters leads whom. Without one: half the movement, attacks at -1.
about-phase-initiative = Both sides roll; the winner has the first segment of the turn.
about-phase-activation = Choose a headquarters, or a unit without one, to act now; then the enemy chooses.
about-phase-movement = Activated units march once. An enemy zone of control costs one more and ends it.
about-phase-combat = Activated units may attack beside them, also together. A river cuts to half, or a third.
about-phase-headquarters = The headquarters follows its units: near enough to lead, and away from the enemy.
about-phase-restoration = Headquarters, artillery and air units are ready again, and the next turn begins.
must-activation = Nobody may pass: activate a headquarters or a unit out of command. What you activate may stand still.
give-up-deployment = { $count ->
    [one] One piece keeps its place for good.
   *[other] { $count } pieces keep their places for good.
  }
give-up-replacements = { $count ->
    [one] One unit could still be restored.
   *[other] { $count } units could still be restored.
  }
give-up-assignment = { $count ->
    [one] One unit could still be assigned otherwise.
   *[other] { $count } units could still be assigned otherwise.
  }
give-up-movement = { $count ->
    [one] One unit has not moved.
   *[other] { $count } units have not moved.
  }
give-up-combat = { $count ->
    [one] One unit could still attack.
   *[other] { $count } units could still attack.
  }
give-up-headquarters = The headquarters stays where it is.

# Orders in words
order-deploy = { $unit } [is|are] placed in { $to }
order-recover = { $unit } [recovers|recover] { $option } CF
order-assign = { $unit } [comes|come] under { $option }
order-assign-none = { $unit } [comes|come] under no headquarters
order-transfer = { $unit } [is|are] handed over to { $option }
order-activate = { $unit } [is|are] activated
order-move = { $unit } [marches|march] to { $to }
order-rail = { $unit } [goes|go] by rail to { $to }
order-attack = { $unit } [attacks|attack] { $target }
code-attack-wins = the attack wins
code-defence-wins = the defence wins
code-0-cf-losses = the winner loses nothing
code-1-cf-losses = the winner loses 1 CF
code-2-cf-losses = the winner loses 2 CF

# 11. What brings points, and what wins
level-sudden = victory at once
each-place = { $points } VP for holding { $hex } at the end
each-place-near = { $points } VP for holding { $hex }, or a supplied unit within { $within } hexes of it, at the end
each-railway = { $points } VP if the railway from { $first } to { $last } is free of enemy units and their zones
each-foothold = { $points } VP for each supplied unit on enemy ground in rows { $first } to { $last }, { $most } at most
each-eliminated = { $points } VP for every { $every } CF of enemy units eliminated, static ones apart
each-abandoned = { $points } VP if the enemy leaves { $hex } before turn { $turn } without having lost a combat
objective-win = Ground that wins the battle
win-held-running = turns running at whose end all of { $hexes } are held
opens-by-initiative = First to move on turn 1: { $side }; later the initiative dice decide, turn by turn

## What stands in the panel of a unit

# Why a unit has no order now
idle-acted = This unit has been activated already in this turn.
idle-hq-fled = This headquarters had to flee: it waits for the next turn.
idle-static = This unit is static: it holds its hex and is never activated.
idle-support = Air units wait in their box: they support attack or defence when a battle is fought.
idle-under-hq = This unit acts when its headquarters { $hq } is activated.
idle-not-activated = { $hq } is activated now: this unit does not belong to it.
idle-hq-moves-later = The headquarters moves last in its activation.
idle-headquarters = Only the headquarters moves in this segment.
idle-hq-assigned = Units are assigned to headquarters: this one has room for { $left } more. Pick a unit within its radius.
idle-no-capacity = No other headquarters that reaches this unit has room for it.
idle-no-hq = No headquarters reaches this unit.
idle-hq-fights = Headquarters attack nobody.
idle-support-used = This support unit has been used.
idle-support-waits = Support is committed with an attack: no attack in its reach is open to it.
idle-no-enemy-beside = No enemy that this unit may attack stands next to it.
idle-no-combat-unit = Only combat units recover strength.
idle-full-strength = This unit has its full strength.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = efficiency { $code }
printed-grade = { $code }: { $name }
printed-figures = radius { $first }, capacity { $second }
about-printed-quality = Efficiency, 3 best: in combat the better side adds the difference to its die. Out of supply it counts one lower. [7.7]
about-printed-grade-xx = Size of the unit: a division. [1.4]
about-printed-grade-x = Size of the unit: a brigade. [1.4]
about-printed-grade-iii = Size of the unit: a regiment. [1.4]
about-printed-grade-ii = Size of the unit: a battalion. [1.4]
about-printed-grade-s = Static: it never moves, attacks or retreats; it defends and controls the hexes around it. [13.2]
about-printed-figures = Of a headquarters: how far its command reaches, in hexes, and how many units it can lead. [1.6]
about-unit-strength = Combat factors left: what it attacks and defends with; of support units the modifier they bring. [1.4]
about-marker-out-of-supply = Out of supply: half its movement points, no attack, no artillery support, one point of efficiency less; from its second turn so it loses 1 CF each turn. [9.2]
about-marker-hq = The headquarters that leads it: it acts when that is activated. [4.4]
about-marker-acted = It has been activated in this turn; once is all. [3.5]
about-marker-astray = It stands outside the radius of its activated headquarters: half its movement points, and no attack. [4.4]
about-marker-due = A reinforcement that is due: it comes in when it or its headquarters is activated. [10.3]
about-marker-fought = It has attacked in this activation; once is all. [7.1]
about-marker-idle = A headquarters that had to flee: it does nothing until the next turn. [4.8]
about-marker-moved = It has moved in this activation; nobody moves twice. [5.1]
about-marker-railed = It has gone by rail in this activation, and does not attack. [5.6]
about-marker-recovered = It has received replacements this turn. [10.8]
about-marker-used = Support that has been used: it is available again next turn. [6.1]
about-marker-placed = It has been put in its place before the battle. [13.9]
about-fate-eliminated = Eliminated: every 5 CF of such units are a victory point for the enemy. [11.2]
about-fate-box = An air unit in its box: it supports a combat anywhere, weather allowing. [1.9]
about-fate-waiting = A reinforcement: it is due from its turn on. [10.3]

roster-points = { $points } replacement points at hand
