# What dice are rolled for.
ask-cohesion = cohesion test of { $unit }: { $cohesion } or less
ask-cohesion-bonus = cohesion test of { $unit }: { $cohesion } or less, die less { $bonus } for the commander
ask-engagement = engagement test of { $unit }: { $engagement } or less
ask-engagement-bonus = engagement test of { $unit }: { $engagement } or less, die less { $bonus } for the commander
ask-fire = fire of { $unit }
ask-reaction-fire = reaction fire of { $unit } at { $target }
ask-shock = shock of { $attacker } upon { $defender }
ask-shock-attacker = the same die, for { $attacker }
ask-officer = fate of { $unit }

# Decisions.
choice-target-unit = The fire takes effect. Which unit suffers it?
choice-target-counter-battery = Does { $unit } answer with counter-battery fire?
option-target-counter-battery-yes = fire back
option-target-counter-battery-no = hold fire
choice-attacker-refuse = Does { $unit } withdraw before the shock?
choice-defender-refuse = Does { $unit } withdraw before the shock?
option-attacker-refuse-yes = withdraw
option-defender-refuse-yes = withdraw
option-attacker-refuse-no = stand
option-defender-refuse-no = stand
choice-attacker-reaction-fire = Does { $unit } fire at the attackers?
choice-defender-reaction-fire = Does { $unit } fire at the attackers?
option-attacker-reaction-fire-yes = fire
option-defender-reaction-fire-yes = fire
option-attacker-reaction-fire-no = hold fire
option-defender-reaction-fire-no = hold fire
choice-attacker-fire-at = Is the fire aimed at the hex of { $unit }?
choice-defender-fire-at = Is the fire aimed at the hex of { $unit }?
option-attacker-fire-at-yes = at this hex
option-defender-fire-at-yes = at this hex
option-attacker-fire-at-no = at another
option-defender-fire-at-no = at another
choice-attacker-takes-hit = Does { $unit } take the result of the fire?
choice-defender-takes-hit = Does { $unit } take the result of the fire?
option-attacker-takes-hit-yes = this unit
option-defender-takes-hit-yes = this unit
option-attacker-takes-hit-no = another
option-defender-takes-hit-no = another
choice-attacker-square = Does { $unit } try to form square?
choice-defender-square = Does { $unit } try to form square?
option-attacker-square-yes = try to form square
option-defender-square-yes = try to form square
option-attacker-square-no = stay in line
option-defender-square-no = stay in line
choice-attacker-counter-charge = Does { $unit } try to counter-charge?
choice-defender-counter-charge = Does { $unit } try to counter-charge?
option-attacker-counter-charge-yes = counter-charge
option-defender-counter-charge-yes = counter-charge
option-attacker-counter-charge-no = receive the charge
option-defender-counter-charge-no = receive the charge
choice-attacker-advance = The hex is empty. Do the attackers with { $unit } move in?
choice-defender-advance = The hex is empty. Do the attackers with { $unit } move in?
option-attacker-advance-yes = move in
option-defender-advance-yes = move in
option-attacker-advance-no = stay
option-defender-advance-no = stay
choice-attacker-breakthrough = Do they break through against the next hex?
choice-defender-breakthrough = Do they break through against the next hex?
option-attacker-breakthrough-yes = break through
option-defender-breakthrough-yes = break through
option-attacker-breakthrough-no = stop here
option-defender-breakthrough-no = stop here
choice-attacker-counter-shock = Do the defenders counter-shock the hex of { $unit }?
choice-defender-counter-shock = Do the defenders counter-shock the hex of { $unit }?
option-attacker-counter-shock-yes = counter-shock
option-defender-counter-shock-yes = counter-shock
option-attacker-counter-shock-no = leave it
option-defender-counter-shock-no = leave it
choice-attacker-pursue = { $unit } held itself in hand. Does it pursue?
choice-defender-pursue = { $unit } held itself in hand. Does it pursue?
option-attacker-pursue-yes = pursue
option-defender-pursue-yes = pursue
option-attacker-pursue-no = stop
option-defender-pursue-no = stop
choice-attacker-pursue-into = Does the pursuit go into the hex that { $unit } left?
choice-defender-pursue-into = Does the pursuit go into the hex that { $unit } left?
option-attacker-pursue-into-yes = into this hex
option-defender-pursue-into-yes = into this hex
option-attacker-pursue-into-no = into another
option-defender-pursue-into-no = into another
choice-attacker-charge-again = An enemy is in front. Does { $unit } charge once more?
choice-defender-charge-again = An enemy is in front. Does { $unit } charge once more?
option-attacker-charge-again-yes = charge again
option-defender-charge-again-yes = charge again
option-attacker-charge-again-no = rein in
option-defender-charge-again-no = rein in

# Words of the rules.
word-good-order = good order
word-disordered = disordered
word-routed = routed
word-recoil = recoil
word-rout = rout
word-withdraw = withdrawal
word-pursuit = pursuit
word-breakthrough = breakthrough
word-counter-shock = counter-shock
word-square = square
word-killed = killed
word-wounded = wounded
word-joins-friends = joins friends
word-test = test
word-passed = passed
word-failed = failed
word-not-needed = not needed
word-mover = the unit
word-unit = unit
word-general = officers
word-infantry = infantry
word-cavalry = cavalry
word-artillery = artillery
word-marsh = marsh
word-water = open water
word-level-1 = a change of level
word-level-2 = two levels or more
word-slope = a slope
word-steep-slope = a steep slope
word-fortification = a fortification

# Log lines.
event-retreated-recoil-one = { $unit } [recoils|recoil] one hex
event-retreated-rout = { $unit } [runs|run]
event-retreated-withdraw = { $unit } [withdraws|withdraw] before the shock
event-advanced-advance = { $unit } [moves|move] into the hex
event-advanced-breakthrough = { $unit } [breaks|break] through into the next hex
event-advanced-counter-shock = { $unit } [follows|follow] up [its|their] counter-shock
event-advanced-pursuit = { $unit } [pursues|pursue]

# Refusals.
refuse-attack-in-disorder = { $unit } [is|are] not in good order and may not attack
refuse-attackers-apart = the attacking hexes are not next to one another
refuse-charge-by-night = nobody charges by night
refuse-charge-crooked = the charge of { $unit } does not end straight at its target
refuse-charge-in-mud = nobody charges in mud
refuse-charge-terrain = { $unit } may not charge from, through or into this terrain
refuse-charge-through-guns = { $unit } may not charge through friendly artillery
refuse-charge-too-short = { $unit } [needs|need] at least { $least } hexes to charge
refuse-charge-water = { $unit } cannot charge across water
refuse-cliff = the steep slope of { $levels } levels can be neither crossed nor fought over
refuse-far-reaction = reaction fire is at an adjacent hex, not farther
refuse-fire-by-night = by night nobody fires farther than { $most } hex
refuse-fire-in-disorder = { $unit } [is|are] not in good order and [does|do] not fire
refuse-fire-in-fog = in fog nobody sees farther than { $most } hexes
refuse-fire-over-crest = nobody fires at the next hex over a crest or a steep slope
refuse-guns-attack = { $unit } [is|are] artillery and [takes|take] no part in a shock
refuse-guns-enter-zoc = artillery does not enter an enemy zone of control of its own will
refuse-in-water = { $unit } cannot stand in a river, lake or sea
refuse-no-battery = there is no battery in the target hex to counter
refuse-nobody-charges = none of the attackers charges
refuse-not-artillery = { $unit } [is|are] not artillery and [does|do] not fire
refuse-not-in-front = the attacked hex is not in the front of { $unit }
refuse-not-routed = { $unit } [is|are] not routed and [does|do] not run on
refuse-only-cavalry-charges = only cavalry charges, and { $unit } [does|do] not charge with anything else
refuse-out-of-arc = the target is not in the front of the battery
refuse-out-of-range = { $unit } [reaches|reach] { $most } hexes at most
refuse-out-of-sight = the target is out of sight
refuse-rally-after-shock = { $unit } fought a shock this turn and cannot recover its order
refuse-rally-good-order = { $unit } [is|are] in good order
refuse-rally-in-zoc = { $unit } [is|are] in an enemy zone of control and cannot recover [its|their] order
refuse-rally-next-to-enemy = { $unit } [is|are] next to an enemy and cannot rally
refuse-rally-twice = { $unit } [has|have] tested to rally this turn
refuse-river = no shock is made across a river without a bridge
refuse-routed-acts = { $unit } [is|are] routed and can do nothing
refuse-square-already = { $unit } [is|are] in square already
refuse-square-arm = only infantry forms square, and { $unit } [is|are] none
refuse-square-attacks = { $unit } [is|are] in square and may not attack
refuse-square-disorder = { $unit } [is|are] not in good order and cannot form square before a charge
refuse-square-moves = a square does not move
refuse-square-rear = { $unit } [is|are] charged from the rear and cannot form square
refuse-square-routed = { $unit } [is|are] routed and cannot form square
refuse-square-terrain = no square is formed in terrain that bars charges
refuse-square-twice = { $unit } [has|have] tried to form square this activation
refuse-stack = { $foot } and { $horse } cannot share a hex: foot and horse never stack
refuse-step = { $mover }: no step over or into { $row }
refuse-two-formations = batteries of two formations do not fire together

# What would make it legal.
remedy-attackers-apart = attack from hexes that touch
remedy-by-road = follow a road or trail, away from the enemy
remedy-closer = a target within { $most }
remedy-farther = a target that is not adjacent, or another hexside
remedy-fire-apart = let each battery fire alone
remedy-leave-out = leave { $unit } out
remedy-leave-square = leave the square first
remedy-no-battery = make it ordinary fire
remedy-not-charging = let the hex of { $unit } join without charging
remedy-other-hexside = go by another hexside
remedy-plain-shock = make it a shock without a charge
remedy-rally-first = rally it first
remedy-sight = a target in sight
remedy-stack = put one of them into another hex
remedy-turn = turn the battery first
remedy-turn-first = turn { $unit } first, or leave its hex out

# What is wrong with a case
fault-hexside-twice = { $feature } is given twice
fault-hexside-both = expected { $one } or { $other }, not both on one hexside
fault-bridge = a bridge needs a stream or a river beside it in the list
fault-support-at = expected at most { $most }, the number of hexes that attack there, got { $got }
fault-officer-state = officers have no states: expected good-order
fault-square = only infantry that is not routed stands in square

# Whole games: what is asked of players and dice.
prompt-deployment = Move units within your zone, or keep the set-up
prompt-command = Choose in secret which formations receive orders: { $points } points
prompt-fire = Choose which batteries fire, and at what
prompt-movement = Move the units of the formation: march, charge, form square
prompt-shock = Declare who attacks which hex
prompt-combat = Choose the next shock to fight
ask-initiative = initiative of { $side }
ask-draw = a marker out of the { $count } in the cup
choice-initiative-first = Which formation opens the turn?
choice-recoil-hex = Where does { $unit } recoil to?
choice-withdraw-hex = Where does { $unit } withdraw to?
choice-advance-facing = Which way does { $unit } face when it has moved in?
choice-breakthrough-hex = { $unit } may break through: upon which hex?
option-breakthrough-hex-none = stop here
choice-pursuit-hex = Does { $unit } ride one hex farther after the beaten enemy?
option-pursuit-hex-stay = no farther
choice-pursuit-target = { $unit } [has|have] enemies in front: charge whom?
option-pursuit-target-none = nobody
choice-officer-hex = Where does { $unit } take command?

# What happens in a game.
event-found-orders = { $unit } [is|are] activated; orders: { $value }
event-found-initiative = { $unit } [has|have] the initiative
event-found-breakthrough = { $unit } may break through
event-track-set-pontoon = { $unit } [has|have] laid a pontoon
event-moved-recoil = { $unit } [goes|go] back to { $to }
event-moved-rout = { $unit } [runs|run] to { $to }
event-moved-withdraw = { $unit } [withdraws|withdraw] to { $to }
event-moved-pursuit = { $unit } [rides|ride] on to { $to }
event-moved-breakthrough = { $unit } [breaks|break] through to { $to }
event-moved-counter-shock = { $unit } [follows|follow] to { $to }
event-moved-returns = { $unit } [is|are] back, in { $to }
event-moved-replaces = a successor of { $unit } takes command in { $to }
event-left-map-wounded = { $unit } [is|are] carried off the field

# Words of whole games.
word-received = received
word-face-down = face down
word-allot = allot orders
word-fire = fire
word-move = move
word-form = form
word-line = line
word-shock = shock
word-charge = charge
word-fight = fight
word-deploy = deploy
word-moved = moved
word-fired = fired
word-fought = fought
word-led = in command
word-tested = engagement test
word-bridging = lays a pontoon
word-countered = has fired back
word-square-tried = has tried to form square
word-placed = placed
word-spent = movement points spent
word-waiting = yet to come
word-decisive = decisive
word-marginal = marginal
word-draw = draw
word-orders = orders
word-initiative = initiative

# Refusals in a game.
refuse-allot-broken = an army so broken gets no more than { $most } order
refuse-allot-formation = there is no formation { $formation } of yours that could receive orders once
refuse-allot-nothing = name the formations that receive orders, or say done
refuse-allot-order = name the formations in the order of the scenario
refuse-allot-points = these orders cost { $spent }, and the chief has { $points }
refuse-no-chief = without its chief an army receives no orders
refuse-extra-marker = there is no marker { $marker } to put into the cup
refuse-attack-twice = { $unit } [attacks|attack] already
refuse-failed-test = { $unit } failed its engagement test and does not close with the enemy
refuse-cannot-fire = { $unit } cannot fire now: it takes a battery in good order that has not fired
refuse-fire-together = only two batteries of one hex fire together
refuse-no-target = there is no enemy in { $hex }
refuse-cannot-move = { $unit } may not move now
refuse-no-way = no way leads { $unit } to { $hex } so
refuse-move-points = { $unit } [needs|need] { $needs } points to { $hex } and [has|have] { $left }
refuse-move-zone = { $unit } [has|have] to stop in the enemy's zone of control at { $hex }
refuse-move-enemy = { $hex } is held by the enemy
refuse-scenario-bars = the battle's own rules keep { $unit } from ending its move in { $hex }
refuse-stack-number = { $hex } has no room for { $unit }: two units share a hex at most
refuse-stack-formation = { $unit } [shares|share] { $hex } with [its|their] own formation only
refuse-stack-arms = { $unit } cannot stay in { $hex }: foot and horse never stack
refuse-stack-facing = { $unit } would face another way than the stack in { $hex }
refuse-stack-turns = { $unit } [turns|turn] with [its|their] whole stack, and somebody in it cannot turn now
refuse-guns-fired = { $unit } [has|have] fired and [only turns|only turn]
refuse-officer-reach = { $officer } cannot ride to { $hex }
refuse-form-moved = { $unit } [has|have] moved: a square is a whole move
refuse-no-square = { $unit } [is|are] in no square
refuse-formation = «{ $formation }» is no formation: square or line
refuse-charge-path = { $unit } [has|have] no charge so against { $hex }
refuse-no-shock = nobody was told to attack { $hex }
refuse-deploy-unit = { $unit } cannot be placed now
refuse-deploy-zone = { $hex } is outside the zone of { $unit }
refuse-deploy-facing = { $unit } may face here: { $facings }
refuse-deploy-there = { $unit } [stands|stand] in { $hex } already
refuse-deploy-ground = { $unit } may not be in { $hex }

# What would be wrong with a position.
problem-both-sides = pieces of both sides in { $hex }
problem-depth = two units in one place of the stack in { $hex }
problem-strength = { $unit } [has|have] an impossible strength
problem-state = { $unit } [is|are] in an impossible state
problem-square = { $unit } cannot be in square
problem-ground = { $unit } [stands|stand] where it may not be

# The count of points.
score-units = Foot and horse eliminated
score-artillery = Batteries eliminated
score-routed = Units routed
score-officers = Officers fallen

# Beside the map, and before an act of several.
display-cup = Formations: orders and the cup
display-cup-acting = { $formation } acts
display-formation = { $formation }
display-orders-received = orders
display-orders-none = no orders
display-orders-face-down = marker face down
display-markers = { $count } markers in the cup
display-conditions = Initiative and sky
display-initiative = Initiative: { $side }
display-night = Night: nobody charges, nobody fires beyond the next hex
display-mud = Mud: no charges
display-fog = Fog: short sight
display-arrivals = On the way
display-unit = { $unit }
display-comes = turn { $turn }, { $hex }
word-night = night
word-mud = mud
word-fog = fog
muster-points = points: { $points }
compare-allotment = Points spent: { $spent }
compare-odds = Strength { $attack } against { $defence }: odds { $odds }

# Layers over the map
layer-zones = Zones of control
layer-zones-held = zone of control
layer-fronts = Front and rear of this unit
layer-fronts-front = front hex
layer-fronts-rear = rear hex
layer-command = Command
layer-command-radius = within an officer's radius
layer-command-led = led by its commander
layer-command-cut = out of its commander's radius
layer-sight = Lines of sight from here
layer-sight-open = in sight
layer-sight-barred = out of sight
layer-fire = Range and arc of this battery
layer-fire-open = in range and in sight
layer-fire-barred = in range, out of sight
layer-threat = Threat in the next activations
layer-threat-reach = can come here
layer-threat-strike = can attack here
layer-threat-shoot = guns can fire here
layer-threat-reach-why = { $unit } can come to { $hex } for { $cost } MP
layer-threat-strike-why = { $unit } can attack { $hex } { $cost ->
    [0] at once
   *[other] after { $cost } MP
}
layer-threat-shoot-why = { $unit } can fire at { $hex } over { $cost } hexes
refuse-no-front = { $unit } [has|have] no front: it is an officer, or not on the map
refuse-no-line = { $by } hides { $hex }

# The phases in two lines, what ending one gives up, and what has to be done first
about-phase-deployment = Units may be moved within their zone before the first turn, or stay as they are.
about-phase-reinforcements = Formations that are due arrive, each in the first of its hexes with room.
about-phase-command = Choose in secret who gets orders: a point each, two far off. Others test to close in.
about-phase-initiative = Each side rolls and adds its chief's initiative; the winner names who acts first.
about-phase-activation = A marker is drawn from the cup: its formation acts now. So until the cup is empty.
about-phase-fire = The batteries of the acting formation fire, each once, before anybody moves.
about-phase-movement = Units of the acting formation march, charge or form square. Beside an enemy they stop.
about-phase-shock = Say who attacks which hex, alone or together; all is declared before the first fight.
about-phase-combat = The shocks that were declared are fought, in your order. Whoever wins may move in.
about-phase-closing = The acting formation is done; the next marker is drawn as long as there are any.
about-phase-rally = Disordered and routed units test to rally; whoever is still routed runs on.
about-phase-end = Victory is looked at after the last turn; else the next one begins.
must-combat = Every shock that was declared has to be fought before the activation ends.
give-up-deployment = { $count ->
    [one] One unit keeps its place for good.
   *[other] { $count } units keep their places for good.
  }
give-up-command = No formation gets orders this turn.
give-up-fire = { $count ->
    [one] One battery could still fire.
   *[other] { $count } units could still fire.
  }
give-up-movement = { $count ->
    [one] One unit has not moved.
   *[other] { $count } units have not moved.
  }
give-up-shock = { $count ->
    [one] One unit could still attack.
   *[other] { $count } units could still attack.
  }

# Orders in words
order-deploy = { $unit } [is|are] placed in { $to }
order-allot = gives orders to { $unit }
order-fire = { $unit } [fires|fire] at { $target }
order-move = { $unit } [marches|march] to { $to }
order-move-here = { $unit } [stays|stay] in { $to }
order-charge = { $unit } [charges|charge] { $target } by { $to }
order-form = { $unit } [forms|form] { $formation }
order-shock = { $unit } [attacks|attack] { $target } with the bayonet
order-fight = the attack on { $target } is fought out

# 11. What brings points
each-unit = { $points } VP for each enemy unit of foot or horse eliminated
each-artillery = { $points } VP for each enemy battery eliminated
each-routed = { $points } VP for each enemy unit routed on the map at the end
each-officer = { $chief } VP for an enemy chief who fell, { $other } for any other officer
each-held = { $points } VP for each of the hexes { $hexes } that the side's unit, not routed, was last in
each-held-one = { $points } VP for { $hexes } if the side's unit, not routed, was last there
each-present = { $points } VP if one of the side's units, not routed, stands on this ground at the end
each-cleared = { $points } VP if no enemy unit that is not routed stands on this ground at the end
early-swept = It ended before its time because a side had nobody left.
opens-by-cup = Each turn initiative dice decide who names the first formation; the cup draws the others

## What stands in the panel of a unit

# Why a unit has no order now
idle-not-activated = Another formation acts now: { $formation }. This unit waits for the marker of its own.
idle-independent = This unit is independent: it acts with the last marker of its side.
idle-routed = This unit is routed: it does nothing of its own accord.
idle-fire = Only artillery fires in this segment.
idle-shock = Officers attack nobody by themselves.
idle-combat = Shocks are fought hex by hex: choose one of the hexes under attack.
idle-command = Orders are allotted to whole formations, all at once: tick them in the list.
idle-no-target = There is nobody to fire at in range and in line of sight.

# What the words and letters of a counter mean; the rule in brackets
printed-quality = cohesion { $code }
printed-grade = { $code }: { $name }
printed-figures = bonus { $first }, radius { $second }
about-printed-quality = Cohesion: in a test the ten-sided die (0 to 9) must not exceed it. [8.1]
about-printed-grade-l = L is heavy cavalry. [1.5]
about-printed-figures = What an officer brings: the bonus comes off the die of tests in his stack, the radius is how far he leads, in hexes. [1.12]
about-unit-strength = Strength points: what it attacks and defends with; of a battery what it fires with. [1.2]
about-state-good-order = Good order: the front of the counter, with all its figures. [1.8]
about-state-disordered = Disordered: it uses the weaker back of its counter and neither shocks, charges nor fires until it rallies; disordered once more it routs. [8.3]
about-state-routed = Routed: it runs its whole allowance towards its own edge, has no zone of control and does nothing; away from the enemy it may rally. [8.4]
about-marker-square = Square: front on all sides and no rear; it neither moves nor attacks, and is broken up for nothing at the start of its move. [5.13]
about-marker-square-tried = It has tried to form square in this activation; once is all. [7.31]
about-marker-charge = Its attack is a charge on the hex named. [7.2]
about-marker-shock = It has declared an attack on the hex named; all are fought when all are declared. [7.3]
about-marker-fired = The battery has fired in this segment; it may still turn, but not move. [6.2]
about-marker-countered = The battery has answered fire in this activation; once is all. [6.16]
about-marker-fought = It had a part in a shock this turn: if it is disordered it does not rally this turn. [8.6]
about-marker-led = It stood in the radius of its commander when its formation was activated: with orders received it needs no engagement test. [4.5]
about-marker-moved = It has moved in this activation; nobody moves twice. [5.1]
about-marker-spent = Movement points that it has spent by being turned with its stack. [5.4]
about-marker-tested = Its engagement test of this activation. Failed: it neither enters an enemy zone of control nor attacks; passed: it may. [4.3]
about-marker-bridging = Its engineers lay a pontoon: they must spend the whole turn here, without fighting. [10.4]
about-marker-placed = It has been put in its place before the battle. [13.4]
about-fate-eliminated = Eliminated: out of the game. [9.1]
about-fate-wounded = Wounded: away for the next turn, then back with his troops. [9.2]
about-fate-waiting = A reinforcement: it comes in by itself when it is due, in the first of its hexes that has room. [3.1]

roster-left = { $left } of { $begun } units left, { $shaken } of them out of order
side-french = French
side-coalition = Coalition
