# Fire, morale, movement
ask-fire = { $firer } [fires|fire] at { $target }: { $points } points
ask-fire-reduced = { $firer } [fires|fire] at { $target }: { $full } points, { $points } after the ground there
ask-morale = morale test of { $unit }
ask-swiss-pass-over = does { $unit } pass over to the Swiss of Spain?
ask-division-morale = division morale of { $unit }
choice-target-retreat = How many hexes does { $unit } go back?
option-target-retreat-1 = 1 hex
option-target-retreat-2 = 2 hexes
refuse-terrain-unknown = the terrain chart of this edition has no { $terrain }
remedy-terrain-unknown = choose ground that the chart lists
refuse-nation = { $unit }: this edition has no { $nation } troops
remedy-nation = choose a nation of this battle
remedy-closer = bring the guns within { $reach }
refuse-no-fire-marker = { $unit }: this edition has no NO FIRE marker
refuse-fire-assault = a stack with an ASSAULT marker does not fire
remedy-fire-assault = fire before the assault is declared, or drop the marker
refuse-fire-slope = nobody fires across an impassable slope
refuse-fire-guns = { $unit } [is|are] artillery and [does|do] not fire with infantry
remedy-fire-guns = let { $unit } fire by itself (artillery-fire)
refuse-fire-cavalry = { $unit } [is|are] cavalry in normal formation and [does|do] not fire
remedy-leave-out = leave { $unit } out
refuse-fire-mixed = mounted cavalry and infantry do not combine their fire
remedy-fire-mixed = fire one arm after the other
refuse-not-guns = { $unit } [is|are] not artillery
remedy-not-guns = let { $unit } fire by itself (fire)
refuse-guns-limbered = { $unit } [is|are] limbered and cannot fire
remedy-guns-limbered = deploy { $unit } first
refuse-guns-silenced = { $unit } [is|are] under NO FIRE
refuse-out-of-range = { $unit } [reaches|reach] { $reach } hexes, not { $range }
refuse-defensive-range = in defensive fire guns reach { $reach } hex, not { $range }
refuse-hidden-in-forest = units in forest are seen from the next hex only, not from { $range }
refuse-hidden-in-crops = units in crops are seen from 2 hexes at most, not from { $range }
refuse-fire-state = { $unit } [is|are] defeated or fleeing and [does|do] not fire
refuse-fleeing-test = { $unit } [is|are] fleeing and [takes|take] no test
refuse-nothing-to-reorganize = { $unit } [has|have] nothing to recover from
refuse-busy = { $unit } fired, assaulted or came under fire in this player turn
refuse-heat = the heat of Bailén does not weigh on { $nation } troops here
refuse-division-no-reason = { $unit } [has|have] no reason to test
refuse-guns-deployed = { $unit } [is|are] deployed and cannot move
remedy-limber = limber { $unit } first
refuse-square-turns = { $unit } [is|are] in square and [does|do] not turn
refuse-maneuver-contact = { $unit } [has|have] a Maneuver order and may not go next to an enemy
refuse-hold-contact = { $unit } [is|are] on Hold and may not go next to an enemy
remedy-attack-order = give { $unit } an Attack order
refuse-zoc-to-zoc = { $unit } may not go from one enemy zone of control into another
refuse-prohibited = { $unit } may not go there ({ $terrain })
refuse-no-mp = { $unit } [needs|need] { $cost } MP and [has|have] { $left } of { $allowance } left
refuse-formation-arm = { $unit } cannot take that formation ({ $formation })
refuse-formation-class = { $unit } [is|are] not light and cannot form guerrilla
refuse-change-near-enemy = { $unit } may not spread out next to an enemy
refuse-deploy-here = { $unit } may not deploy in this hex
refuse-same-formation = { $unit } [is|are] in that formation already
refuse-square-here = no square can be formed there ({ $terrain })
refuse-square-disorder = { $unit } [is|are] not in order and cannot form square
refuse-no-allowance = the movement table has no figure for { $unit } ({ $nation })
word-normal = normal
word-disorganized = disorganized
word-defeated = defeated
word-fleeing = fleeing
word-retreating = retreating
word-guerrilla = guerrilla
word-square = square
word-limbered = limbered
word-deployed = deployed
word-no-fire = NO FIRE
word-test = morale test
word-passed = passed
word-failed = failed
word-hit = hit and removed
word-allowance = movement allowance
word-left = MP left
word-hexes-at-most = hexes at most
code-se = no effect
word-british = British
word-portuguese = Portuguese
word-kgl = KGL
word-spanish = Spanish
word-french = French
word-swiss = Swiss
word-clear = clear
word-beach = beach
word-cultivated = cultivated ground
word-crop-area = crops
word-light-forest = light forest
word-dense-forest = dense forest
word-marsh = marsh
word-small-town = small town
word-city = city
word-strong-building = strong building
word-line-of-siege = siege line
word-sea = sea
word-river = river
word-creek = creek
word-bridge = bridge
word-slope-up = uphill slope
word-slope-down = downhill slope
word-impassable-slope = impassable slope

# Melee, charge, cavalry control
ask-melee = melee: { $unit } against { $target }, strength { $attack } against { $defence }
ask-commander = is { $unit } hit?
ask-cavalry-control = control of { $unit }
choice-attacker-advance = The hex is empty. Does the attacker advance?
option-attacker-advance-yes = advance
option-attacker-advance-no = stay
choice-attacker-advance-hex = Which attacking hex moves in?
option-attacker-advance-hex-first = the leading hex
option-attacker-advance-hex-second = the second hex
option-attacker-advance-hex-third = the third hex
option-attacker-advance-hex-fourth = the fourth hex
option-attacker-advance-hex-fifth = the fifth hex
option-attacker-advance-hex-sixth = the sixth hex
choice-attacker-cavalry-retreat = How far does { $unit } ride back?
option-attacker-cavalry-retreat-shortest = no farther than it must
option-attacker-cavalry-retreat-2 = 2 hexes, if that is allowed
option-attacker-cavalry-retreat-3 = 3 hexes, if that is allowed
option-attacker-cavalry-retreat-longest = as far as it may
choice-defender-cavalry-retreat = How far does { $unit } ride back?
option-defender-cavalry-retreat-shortest = no farther than it must
option-defender-cavalry-retreat-2 = 2 hexes, if that is allowed
option-defender-cavalry-retreat-3 = 3 hexes, if that is allowed
option-defender-cavalry-retreat-longest = as far as it may
offer-attacker-cavalry-retreat-2 = 2 hexes
offer-attacker-cavalry-retreat-3 = 3 hexes
offer-defender-cavalry-retreat-2 = 2 hexes
offer-defender-cavalry-retreat-3 = 3 hexes
choice-defender-loss = Which defending counter loses the point?
choice-defender-loss-of-three = Which defending counter loses the point?
choice-defender-loss-of-four = Which defending counter loses the point?
choice-defender-loss-of-five = Which defending counter loses the point?
choice-defender-loss-of-six = Which defending counter loses the point?
choice-defender-loss-of-seven = Which defending counter loses the point?
choice-defender-loss-of-eight = Which defending counter loses the point?
option-top = the top counter
option-second = the second counter
option-third = the third counter
option-fourth = the fourth counter
option-fifth = the fifth counter
option-sixth = the sixth counter
option-seventh = the seventh counter
option-eighth = the eighth counter
choice-defender-reaction = How does the defender meet the charge?
option-defender-reaction-stand = stand as he is
option-defender-reaction-square = try to form square
option-defender-reaction-counter-charge = counter-charge
option-defender-reaction-evade = evade
choice-defender-evade = How far do the guerrillas evade?
option-defender-evade-1 = 1 hex
option-defender-evade-2 = 2 hexes
refuse-guns-alone = { $unit } and the guns with it cannot assault alone
refuse-charge-order = { $unit } [has|have] no Attack order and cannot charge
refuse-melee-ground = no melee goes over this hexside or into this ground
refuse-ratio-too-low = a ratio of { $ratio } is below { $least }: no attack is allowed
refuse-assault-maneuver = { $unit } [has|have] a Maneuver order and may not assault
refuse-assault-state = { $unit } [is|are] not in good order and may not assault
refuse-assault-fatigue = { $unit } [is|are] worn out and may not assault
refuse-charge-adjacent = cavalry that starts next to the enemy cannot charge him
refuse-charge-movement = the charge costs { $cost } MP and the cavalry has { $movement }
refuse-charge-arm = { $unit } [is|are] not cavalry in normal formation and cannot charge
refuse-charge-state = { $unit } [is|are] not in good order and cannot charge
refuse-charge-fatigue = { $unit } [is|are] worn out and cannot charge
refuse-charge-ground = a charge cannot use this ground ({ $terrain })
refuse-charge-hexside = a charge crosses no water and climbs no slope
refuse-charge-turns = a charge turns one hexside at most
remedy-guns-alone = let infantry or cavalry of the hex attack, or leave the hex out
remedy-charge-order = give { $unit } an Attack order, or let it assault without charging
remedy-melee-ground = attack from another side
remedy-ratio-too-low = bring more strength, or attack over easier ground
remedy-assault-maneuver = leave { $unit } out, or give it another order
remedy-assault-state = leave { $unit } out until it has reorganized
remedy-assault-fatigue = leave { $unit } out until it has rested
remedy-charge-adjacent = assault without charging
remedy-charge-movement = take a shorter path
remedy-charge-arm = charge with formed cavalry only
remedy-charge-state = leave { $unit } out until it has reorganized
remedy-charge-fatigue = leave { $unit } out until it has rested
remedy-charge-ground = lead the charge over open ground
remedy-charge-hexside = lead the charge over level, dry ground
remedy-charge-turns = take a straighter path
event-retreated-evade-one = { $unit } [slips|slip] back 1 hex
event-retreated-evade-hexes = { $unit } [slips|slip] back { $hexes } hexes
event-advanced-pursuit = { $unit } [rides|ride] on out of hand
event-found-control = cavalry control: { $value }
event-found-provoked-attacks = provoked attacks so far: { $value }
code-c = in hand
code-nc = out of hand
word-control = control
word-provoked-attacks = provoked attacks
word-pursuit = pursuit
word-evade = evade
word-decisive = decisive victory
word-marginal = marginal victory
word-draw = draw
word-fatigue = fatigue
word-assault = ASSAULT
word-removed = hit and removed
word-displaced = without a stack
word-order = order
word-moved = moved
word-spent = movement points spent
word-fired = has fired
word-fought = has fought
word-given = orders given
word-maneuver = maneuver
word-attack = attack
word-fled = fled
word-exited = marched off
word-waiting = yet to come
word-shot-at = has been fired at
word-charged = has charged
word-counter-charged = has counter-charged
word-placed = placed
word-reorganized = has tested to reorganize
word-stacked = rearranged
event-moved-replaces = a successor of { $unit } takes command in { $to }
event-moved-evade = { $unit } [slips|slip] away to { $to }

# The game
prompt-movement = Move your units
prompt-assault = Declare assaults and charges
prompt-fire = Choose who fires, and at what
prompt-melee = Choose the next melee
ask-charge-permission = Does { $unit } follow the order to charge?
choice-retreat-hex = Where does { $unit } go back to?
choice-retreat-place = Does { $unit } lie on top of the stack it joins, or below?
choice-advance-facing = Which way does { $unit } face after its advance?
choice-attacker-prey = Whom does the cavalry out of hand attack?
refuse-cannot-move = { $unit } may not move now: it has moved, carries ASSAULT, or runs by itself
refuse-not-together = these units cannot move as one: same hex, arm, formation, facing, order and state are wanted
refuse-facing-missing = { $unit } [needs|need] a facing in that formation, such as 0616/NE
refuse-facing-needless = { $unit } [faces|face] every way in that formation: leave the facing out
refuse-held = the division of { $unit } is held: it may turn and change formation, but not leave its hex
refuse-no-way = { $unit } cannot come to stand in { $hex } like that
refuse-move-points = { $unit } [needs|need] { $needs } MP to { $hex } and [has|have] { $left }
refuse-move-zone = an enemy zone of control stops { $unit } at { $hex }
refuse-move-enemy = the enemy holds { $hex }
refuse-move-contact = { $hex } is next to an enemy, and { $unit } [has|have] no Attack order
refuse-laggard = the division of { $unit } has to go back: it leaves the enemy's zone of control first
refuse-stack-enemy = counters of both sides cannot share { $hex }
refuse-stack-facing = a stack faces one way, and another faces { $hex } already
refuse-stack-square = the infantry of one hex stands in square together or not at all
refuse-stack-arm = { $unit } cannot stay in { $hex } in that formation
refuse-stack-strength = too many strength points for { $hex }
refuse-stack-counters = too many counters for { $hex }
refuse-stack-batteries = too many batteries for { $hex }
refuse-stack-guerrillas = too many guerrillas for { $hex }
refuse-stack-divisions = counters of two divisions may not end stacked in { $hex }
refuse-stack-order = name every counter of one stack of yours, in another order than now
refuse-stack-again = the stack of { $unit } has been reordered in this phase
refuse-cannot-fire = { $unit } cannot fire now
refuse-fire-together = only counters of one hex fire together, guns apart from the others
refuse-no-target = there is no enemy in { $hex }
refuse-out-of-reach = { $hex } is out of reach of { $unit }
refuse-out-of-arc = { $hex } is not in front of { $unit }
refuse-no-line = { $by } blocks the line of fire to { $hex }
refuse-fire-again = this hex has already fired at { $hex }: its counters add their points into one shot
refuse-fire-split = guns and horsemen of one hex fire at one target hex
refuse-assault-front = { $hex } is not an adjacent hex in front of { $unit }
refuse-assault-two = the stack of { $unit } assaults another hex already
refuse-cannot-assault = { $unit } cannot assault or charge now
refuse-assault-together = name counters of one hex, each once
refuse-charge-dark = it is too dark to charge
refuse-charge-path = no charge of { $unit } leads to { $hex } like that: straight ahead or with one turn, through empty hexes, within its MP, the target in front at the end
refuse-no-assault = nobody carries ASSAULT against { $hex }
refuse-no-exit = { $unit } cannot leave the map here
problem-depth = two counters in one place of the stack in { $hex }
problem-strength = { $unit } [has|have] an impossible strength
problem-formation = { $unit } [is|are] in an impossible formation
problem-facing = { $unit } [has|have] a facing that does not fit [its|their] formation
problem-ground = { $unit } [stands|stand] where it may not be
problem-fatigue = { $unit } [is|are] more than exhausted

# Command, commanders, reinforcements, deployment, reorganization
prompt-deployment = Move counters within their zones, or keep the set-up.
prompt-reinforcements = Bring in reinforcements.
prompt-command = Give orders.
prompt-commanders = Move commanders.
prompt-reorganization = Choose counters to reorganize.
choice-successor-hex = Where does the successor of { $unit } take command?
ask-release = does { $division } wake up? ({ $on } or more)
ask-crossing = may { $division } cross from now on? ({ $on } or more)
ask-reinforcement = does { $division } come? ({ $on } or more)
ask-early-entry = do { $unit } and its column come early? ({ $on } or more)
refuse-commander = this side has no commander { $commander }
refuse-commander-alone = { $commander } would be alone next to an enemy in { $hex }
refuse-commander-reach = { $commander } cannot reach { $hex }
refuse-order-one = an order goes to one counter
refuse-order-kind = { $order } is no order: expected maneuver or attack
refuse-order-held = { $unit } [has|have] [its|their] order already
refuse-order-fleeing = { $unit } [flees|flee] and [takes|take] no orders
refuse-order-state = { $unit } [is|are] not in good order and cannot be told to attack
refuse-order-retreating = the division of { $unit } goes back and cannot be told to attack
refuse-order-division-held = the division of { $unit } waits and takes no orders
refuse-order-limited = { $unit } may not yet get this order: { $order }
refuse-order-group = { $commander } does not command { $unit }
refuse-order-radius = { $unit } [is|are] too far from { $commander }
refuse-order-number = { $commander } has given all of his { $orders } orders
refuse-not-due = { $unit } [does|do] not arrive in this turn
refuse-entry-hex = { $unit } cannot come in by { $hex }
refuse-nobody-to-call = nobody can be called early now
refuse-deploy-unit = { $unit } cannot be placed anywhere else
refuse-deploy-zone = { $hex } is outside the zone of { $unit }
refuse-deploy-facing = { $unit } cannot face that way here: expected { $facings }
refuse-deploy-there = { $unit } [stands|stand] in { $hex } so already
refuse-deploy-ground = { $unit } cannot stand in the ground of { $hex }
refuse-reorganized = { $unit } [has|have] taken [its|their] test
score-eliminated = Counters eliminated or put to flight
score-casualties = Strength points lost
score-battery = Batteries taken
score-commander = Commanders removed
score-fleeing = Divisions fleeing
option-retreat-place-below = below them
option-retreat-place-top = on top
refuse-leading-hex = { $hex } is not one of the hexes that assault { $target }

# Layers over the map
layer-zones = Zones of control
layer-zones-held = zone of control
layer-command = Command
layer-command-radius = within a commander's radius
layer-command-led = can be given an order
layer-command-cut = out of command
layer-sight = Lines of fire from here
layer-sight-open = open line
layer-sight-barred = line barred
layer-fire = Range and arc of this unit
layer-fire-open = in range, line open
layer-fire-barred = in range, line barred
layer-threat = Threat next turn
layer-threat-reach = can come here
layer-threat-strike = can strike here
layer-threat-shoot = guns can shoot here
layer-threat-reach-why = { $unit } can come to { $hex } for { $cost } MP
layer-threat-strike-why = { $unit } can strike at { $hex } { $cost ->
    [0] at once
   *[other] after { $cost } MP
}
layer-threat-shoot-why = { $unit } can shoot at { $hex } over { $cost } hexes

# What is wrong with a case
fault-class = { $arm } is not { $cls }
fault-formation = { $arm } cannot be in { $formation }
fault-guerrilla = only light infantry and light cavalry may be in guerrilla
fault-fatigue = only cavalry is fatigued: expected 0
fault-horse = only artillery is horse or foot: expected false
fault-guns = expected a battery's factor, { $most } at most, got { $got }
fault-no-fire = only batteries carry NO FIRE: expected false
fault-swiss = only Swiss pass over to Swiss: expected false
fault-surrounded-target = a surrounded target has no hex open behind it: expected 0
fault-no-square = only charging cavalry counts a missing square: expected false
fault-short-charge = only infantry receives a charge so: expected false
fault-rested = only cavalry rests: expected false
fault-rested-busy = cavalry that has { $busy } did not rest: expected false
fault-lost = expected at most its strength of { $strength }, got { $got }
fault-fleeing = the reason says that it flees: expected true
fault-friends-fleeing = the reason says that friends flee: expected true
fault-dismounted = only cavalry in guerrilla dismounts: expected false
fault-whole-road = this step leaves the road: expected false
fault-whole-maneuver = the counter itself has no Maneuver order: expected false
fault-surrounded-stack = a surrounded stack has no hex open behind it: expected 0
fault-square-together = the infantry of one hex stands in square together or not at all
fault-charging = only cavalry in normal formation charges: expected false
fault-counter-charge = only cavalry in normal formation counter-charges: expected false

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Counters may be moved within their zone before the first turn, or stay as they are.
about-phase-reinforcements = Counters that are due enter at their hexes, for movement points. They may also wait.
about-phase-command = Commanders order who is near: Attack allows assault and charge. No order: half a march.
about-phase-movement = March, turn and change formation, stack by stack. Before an enemy's front you stop.
about-phase-commanders = Commanders follow their troops, to order them next turn. None ends alone by an enemy.
about-phase-assault = Say who will assault, and charge with cavalry. The enemy may fire before the assault.
about-phase-defensive-fire = The side whose turn it is not fires first: each unit once, to its front.
about-phase-offensive-fire = Now the side whose turn it is fires, each unit once; not those about to assault.
about-phase-melee = Every assault that stands is fought, in your order; each ends before the next.
about-phase-reorganization = Disorganized and defeated units try to rally, each once, and tired cavalry rests.
about-phase-division-morale = Divisions that must test their morale do so; one that fails badly may flee as a whole.
about-phase-clean-up = Order and assault markers of the side come off.
about-phase-end = Fleeing counters run on, victory is looked at, and the next turn begins.
must-melee = Every assault that was declared has to be fought before the phase ends.
give-up-deployment = { $count ->
    [one] One counter keeps its place for good.
   *[other] { $count } counters keep their places for good.
  }
give-up-reinforcements = { $count ->
    [one] One counter that could come in waits.
   *[other] { $count } counters that could come in wait.
  }
give-up-command = { $count ->
    [one] One unit could still get an order.
   *[other] { $count } units could still get an order.
  }
give-up-movement = { $count ->
    [one] One unit has not moved.
   *[other] { $count } units have not moved.
  }
give-up-commanders = { $count ->
    [one] One commander has not moved.
   *[other] { $count } commanders have not moved.
  }
give-up-assault = { $count ->
    [one] One unit could still assault or charge.
   *[other] { $count } units could still assault or charge.
  }
give-up-defensive-fire = { $count ->
    [one] One unit could still fire.
   *[other] { $count } units could still fire.
  }
give-up-reorganization = { $count ->
    [one] One unit could still try to rally.
   *[other] { $count } units could still try to rally.
  }
give-up-offensive-fire = { $count ->
    [one] One unit could still fire.
   *[other] { $count } units could still fire.
  }

# Orders in words
verb-deploy = place
verb-enter = arrive
verb-call = call up
verb-order = order
verb-move = move
verb-stack = rearrange
verb-exit = leave the map
verb-assault = assault
verb-charge = charge
verb-fire = fire
verb-melee = melee
verb-reorganize = reorganize
order-deploy = { $unit } [is|are] placed in { $to }
order-enter = { $unit } [arrives|arrive] in { $to }
order-call = calls for the troops on the road
order-order-attack = { $unit } [is|are] ordered to attack
order-order-maneuver = { $unit } [is|are] ordered to maneuver
order-move = { $unit } [marches|march] to { $to }
order-move-here = { $unit } [stays|stay] in { $to }
order-stack = the stack is rearranged, top first: { $unit }
order-exit = { $unit } [leaves|leave] the map
order-assault = { $unit } [assaults|assault] { $target }
order-charge = { $unit } [charges|charge] { $target } by { $to }
order-fire = { $unit } [fires|fire] at { $target }
order-melee = the melee with { $target } is fought out
order-reorganize = { $unit } [tries|try] to reorganize

# News
news-assault-stopped = the assault of { $unit } is stopped: no melee
news-division-retreats = { $unit } must retreat
news-division-flees = { $unit } [flees|flee]
news-division-released = { $unit } [wakes|wake] up and may move
news-division-comes = { $unit } [is|are] on [its|their] way

# 11. What brings points, and what wins
each-eliminated = the starting SP of each enemy counter eliminated; { $share } of it if it flees off the map
each-casualties = { $points } VP for each SP lost by an enemy counter still on the map
each-battery = { $points } VP for each enemy battery taken
each-commander = { $chief } VP for a commander-in-chief removed, { $other } for any other commander
each-fleeing = { $points } VP for each enemy division fleeing at the end
each-objective = { $points } VP for whoever owns { $need } of the hexes { $hexes } at the end
each-objective-one = { $points } VP at the end for the side whose combat counter was last in { $hex }
each-once-eliminated = { $points } VP, once, for an enemy counter eliminated ({ $arm })
each-ridden-down = { $points } VP for each enemy counter of this arm eliminated by attacking cavalry: { $arm }
each-divisions-halved = { $points } VP if each has lost { $share } of its SP or more: { $divisions }
each-none-released = { $points } VP if no die has released a division that was held back
each-presence = { $points } VP for a counter in good order on one of { $count } hexes at the end
each-held-back = { $points } VP if it is eliminated or has not reached column { $column }: { $unit }
each-exit = counters may leave the map here: { $side }
each-exit-strength = { $strength } SP of { $side } gone in good order win the battle
objective-exit = Way out: { $side }
objective-win = Ground that wins the battle
win-fleeing-majority = divisions of the enemy fleeing, more than half of those on the map
win-divisions-fleeing = divisions of the enemy fleeing at the same time
win-exited-strength = SP gone in good order by { $hexes }
win-exited-unit = gone by the same way: { $unit }
win-hexes-at-turn-end = hexes owned at the end of a turn, from turn { $turn } on: { $hexes }
win-at-least = hexes owned at the end, whatever the points say: { $hexes }
arrives-early = or, from turn { $turn } on, if a die of 6 shows { $on } or more

## What stands in the panel of a unit

# Why a unit has no order now
idle-commander-moves-later = Commanders move after the counters, in a phase of their own.
idle-commanders = Only commanders move in this phase.
idle-commander-gives = This commander gives orders to others: { $left } of { $orders } are left. Pick a counter within his radius.
idle-no-commander = No commander of this side is on the map to order this counter.
idle-runs = This counter is { $state }: it ran by itself when the phase began.
idle-assault-held = This counter carries ASSAULT and moves no more.
idle-assault = Commanders assault nobody.
idle-guns-assault = Artillery and trains neither assault nor charge.
idle-declared = This counter has declared its assault on { $hex }.
idle-refused = This cavalry did not charge home in this turn: it attacks no more.
idle-assault-maneuver = This counter has a maneuver order: only one with an attack order, or none, goes up to the enemy.
idle-assault-state = This counter is { $state }: only one in good order assaults.
idle-assault-fatigue = This cavalry is exhausted: it has to rest before it attacks again.
idle-defensive-fire = Commanders do not fire.
idle-offensive-fire = Commanders do not fire.
idle-assaults = This counter assaults, and therefore does not fire.
idle-state-fire = This counter is { $state } and does not fire.
idle-limbered = These guns are limbered: they fire only when they are deployed.
idle-no-fire = This battery carries NO FIRE: the marker keeps it silent for now.
idle-unarmed = This counter does not fire: formed cavalry and trains never do.
idle-no-target = There is nobody to fire at: within { $range ->
    [one] one hex
   *[other] { $range } hexes
  }, in its arc and in its line of sight.
idle-melee = Melees are fought hex by hex: choose one of the hexes under assault.
idle-reinforcements = Only those who wait beside the map come in now.
idle-reorganization = Commanders need not reorganize.
idle-reorganized = This counter has tested already in this phase.
idle-reorganize-normal = This counter is in good order: there is nothing to reorganize.
idle-reorganize-fleeing = This counter flees: it cannot reorganize.
idle-busy-assaulted = This counter has fought in this player turn, and cannot reorganize.
idle-busy-fired = This counter has fired in this player turn, and cannot reorganize.
idle-busy-fired-at = This counter has been fired at in this player turn, and cannot reorganize.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = willingness { $code }
printed-grade = class { $code }: { $name }
printed-figures = melee factor { $first }, morale factor { $second }
about-printed-quality = Combat willingness, from A (best) to F. It is the column of morale tests; in melee the better letter has 1 for each letter between them. [7.4]
about-printed-grade-ln = Line: it may form square, but never goes over to guerrilla. [1.14]
about-printed-grade-lt = Light infantry and light cavalry may go over to guerrilla; light guns have the shortest range. [1.14]
about-printed-grade-gr = Grenadiers: infantry that forms square like the line, and never goes over to guerrilla. [1.14]
about-printed-grade-md = Medium: cavalry without a bonus of its class, or guns of the middle range. [1.7]
about-printed-grade-hv = Heavy: heavy cavalry has +1 in melee, except against squares and other heavy cavalry; heavy guns have the longest range. [7.4]
about-printed-figures = What a commander adds: the first figure to the melees of his hex, the second to the morale tests there, where it counts { $commander-least-morale } at least. [1.9]
about-unit-strength = Strength points (SP): what it fights and fires with; losses take them away. [1.6]
about-state-disorganized = Disorganized: half its movement points and half its fire; it neither assaults, charges nor forms square until a morale test or reorganization puts it right. [8.6]
about-state-defeated = Defeated: it runs { $morale-retreat } hexes at once, has no zone of control, neither fires nor assaults, and defends at half its strength. [8.7]
about-state-fleeing = Fleeing with its whole division: it runs for its edge of the map, takes no orders, does not fight, and any melee result against it eliminates it. [8.17]
about-formation-normal = Normal formation: three hexes of front, two flanks and a rear. [5.7]
about-formation-limbered = Limbered: the guns march, but do not fire until they are deployed. [5.3]
about-formation-deployed = Deployed: the guns fire and may turn; to move they must be limbered. [5.3]
about-formation-square = Square: front on all six sides against cavalry; it fires at half, is an easier target, and moves one hex a turn. [5.8]
about-formation-guerrilla = Guerrilla: a loose swarm that faces all ways and turns for nothing, does not count for stacking, may evade a charge, and has no flank. [2.16]
about-marker-fatigue = Fatigue of cavalry, 0 to { $charge-fatigue-exhausted }: each level counts -1 in its morale tests, and at { $charge-fatigue-exhausted } it neither charges nor assaults. Rest takes a level off. [8.11]
about-marker-order = What its commander told it this turn. Maneuver: full movement, but not next to the enemy. Attack: full movement, assaults and charges. Without an order it holds: half its movement. [4.1]
about-marker-assault = ASSAULT against the hex named: it is fought in the melee phase. It moves and fires no more. [7.1]
about-marker-charged = It has charged in this player turn, and gains a level of fatigue after the melee. [7.24]
about-marker-counter-charged = It has met a charge with a counter-charge, and gains a level of fatigue after the melee. [7.19]
about-marker-straight-on = Its target got out of the way: it may ride straight on against another, with the points it has left. [7.20]
about-marker-fired = It has fired in this player turn; nobody fires twice. [6.2]
about-marker-fought = It has been in a melee in this player turn, and may not reorganize in it. [8.9]
about-marker-shot-at = It has been fired at in this player turn, and may not reorganize in it. [8.9]
about-marker-given = Orders that this commander has given this turn. [4.2]
about-marker-moved = It has moved in this player turn; nobody moves twice. [3.2.3]
about-marker-spent = Movement points that it has spent; a charge has only the rest. [5.5]
about-marker-stacked = Its stack has been put in another order in this phase; that is done once. [1.17.1]
about-marker-placed = It has been put in its place before the battle. [13.7]
about-marker-refused = It did not charge home: it attacks no more in this player turn. [7.22]
about-marker-reorganized = It has tested to reorganize in this phase; once is all. [8.9]
about-marker-no-fire = NO FIRE: the battery is silent until the marker comes off. [6.1]
about-fate-eliminated = Out of the game: it counts for victory and for the morale of its division. [9.1]
about-fate-fled = It has left the map in flight, and counts half its points. [9.2]
about-fate-exited = It has marched off the map in good order: it is not lost. [5.18]
about-fate-waiting = A reinforcement: it comes in by its entry hex when it is due. [3.2.1]
word-refused = did not charge home
word-straight-on = may ride straight on
side-spanish = Spanish
side-french = French
side-allied = Allied
