# Words that every ruleset shares. A ruleset's own files may say any of them otherwise.

# Sides and roles: with an article as the subject of a sentence, without one in labels.
name-attacker = the attacker
name-defender = the defender
name-firer = the firer
name-target = the target
name-nobody = nobody
role-attacker = attacker
role-defender = defender
role-firer = firer
role-target = target
role-nobody = nobody

# Log lines, one for each kind of event.
told-nothing = nothing comes of it
event-lost-strength = { $unit } [loses|lose] { $points }
event-gained-strength = { $unit } [regains|regain] { $points } { $what }
event-eliminated = { $unit } [is|are] eliminated
event-state-changed = { $unit } [is|are] now { $state }
event-formation-changed = { $unit } [changes|change] formation: { $formation }
event-retreated = { $unit } [goes|go] back ({ $how })
event-retreated-one = { $unit } [goes|go] back 1 hex ({ $how })
event-retreated-hexes = { $unit } [goes|go] back { $hexes } hexes ({ $how })
event-retreated-retreat = { $unit } [retreats|retreat]
event-retreated-retreat-one = { $unit } [retreats|retreat] 1 hex
event-retreated-retreat-hexes = { $unit } [retreats|retreat] { $hexes } hexes
event-advanced = { $unit } [goes|go] forward ({ $how })
event-advanced-advance = { $unit } [advances|advance]
event-marker-placed = { $unit } [receives|receive] a marker: { $marker }
event-marker-placed-many = { $unit } [receives|receive] { $count } markers: { $marker }
event-marker-removed = { $unit } [loses|lose] [its|their] marker: { $marker }
event-hex-held = { $unit } [holds|hold] the hex
event-hex-held-nobody = nobody holds the hex
event-leader-hit = { $unit }: { $fate }
event-gained = { $unit } [gains|gain] { $points } { $what }
event-found = { $unit }, { $what }: { $value }
event-found-plain = { $what }: { $value }

# Outcomes in one line.
label-holds = hex: { $unit }
label-nothing = no effect
label-colon = { ": " }
label-semicolon = { "; " }
label-no-marker = no { $marker }

# Words of the rules that several systems use.
word-eliminated = eliminated
word-retreat = retreat
word-advance = advance
word-winner = winner
word-weather = weather
word-first-player = first player
word-exploitation = exploitation
word-clear = clear
word-fog = fog
word-rain = rain
word-heavy-rain = heavy rain
word-snow = snow
word-mp = MP
word-place = place
word-facing = facing
word-formation = formation
word-state = state
word-strength = strength
word-fate = what became of it
word-on-the-map = on the map
word-none = none
word-all-round = every way
word-yes = yes
word-no = no
word-choose = answers
word-done = done

# Facings.
facing-n = north
facing-ne = north-east
facing-e = east
facing-se = south-east
facing-s = south
facing-sw = south-west
facing-w = west
facing-nw = north-west
place-off = { $ground } ({ $inches }″ { $course })

# Decisions.
choice-generic = { $who } decides: { $what }
option-yes = yes
option-no = no

# Case files.
template-use = Fill this in, save it as case.toml, then ask for the odds or for a ruling:
template-comments = A field behind a "#" is at its default or left out: remove the mark to set it.
template-choices = one of: { $choices }
template-any = any of: { $choices }
template-range = { $low } to { $high }
template-least = { $low } or more
template-items = { $low } to { $high } of them
template-most = at most { $high }
template-optional = may be left out
template-default = default { $value }

# The printed ruling and its odds.
show-modifiers = modifiers
show-no-modifiers = no modifiers
show-die = die { $die }
show-dice = dice { $die }
show-total = { $die } { $shift } = { $total }
show-reading = { $chart }, column { $column }, row { $row }
verdict-passed = { $die } is no more than { $limit }: passed
verdict-failed = { $die } is more than { $limit }: failed
show-result = Result
show-seed = Dice from seed { $seed }: --seed { $seed } rolls them again.
show-own-dice = Your own dice: { $dice }
show-replayed = Replayed from its record.
show-nothing-happens = Nothing happens.
show-outcome = Outcome
show-chance = Chance
show-exact = Exact
show-success = Success, { $label }
show-expected = Losses to expect
show-expected-part = { $unit } { $points }
show-no-losses = none
show-more = and { $count } more outcomes (--all lists them)
show-totals = Totals by side first, then each counter on its own; --joint lists every combination.
show-totals-losses = Too many totals to read: the strength each side loses first, then each counter on its own.
joint-too-long = --joint would list more than { $most } combinations: leave it out for totals by side
show-marginal = Each counter
show-open = Open decisions: each branch is shown below; settle one with --policy.
show-branch = Branch
show-branches = { $count } branches: settle decisions with --policy to see the outcomes of one, or --all to see them all.
show-idle = No difference to this chance: { $ids }
show-sensitivity = What each modifier is worth
show-worth = Points
show-without = Without it
show-refused = not allowed
show-nothing-to-weigh = No modifier is in play.
show-compare = { $first } against { $second }
show-difference = Difference
show-example = No case was given: this is the ruleset's example.

# Refusals.
refused = Not allowed: { $reason } [{ $rule }].
refused-try = Not allowed: { $reason } [{ $rule }]. Try: { $remedy }.

# Waiting for a person.
wait-die = Waiting for die { $place }: { $dice } for { $ask } [{ $rule }]; { $given } given so far.
wait-dice = Waiting for dice { $place } to { $last }: { $dice } for { $ask } [{ $rule }]; { $given } given so far.
wait-choice = { $prompt } [{ $rule }] Options: { $options }. Settle it with --policy { $id }={ $first }.
ask-faces = { $dice } for { $ask } [{ $rule }] ({ $faces })
ask-option = { $prompt } [{ $rule }]
wrong-die = --dice: die { $place } shows { $face }; { $ask } [{ $rule }] takes { $dice }, { $faces }
left-dice = --dice: the ruling took { $used } dice, { $left } left over: { $listed }
unknown-decision = { $ruleset } knows no decision { $id }
unknown-decision-open = { $ruleset } knows no decision { $id } (open here: { $open })
unknown-counter = decision { $id }: there is no counter { $unit } (one of: { $units })

# The guided tour.
tour-welcome = Grognard rules and weighs situations of published wargames. This tour takes one from the case to the ruling.
tour-leave = q leaves at any time; Enter takes what stands in brackets.
tour-system = Which system?
tour-procedure = What is to be ruled?
tour-case = The situation
tour-fill = Change a field ({ $example }), or go through all of them (yes)?
tour-odds = The odds
tour-roll = Roll
tour-dice = Roll with your own dice?
tour-again = Another one?
tour-bye = Good luck with the dice.
tour-demonstration = No terminal to ask at: a short demonstration.
tour-another = one more { $name }?
tour-none = add { $name }?
tour-keep = keep { $name }?
tour-wanted = expected { $wanted }
tour-pick = Number or name
tour-file = The same case as a file: grognard template { $ruleset } { $procedure }
tour-keep-file = A file to keep this case in
tour-kept = Kept. Ask again: grognard odds { $ruleset } { $procedure } { $file }
tour-exists = { $file } is there already

# The game
refuse-verb = «{ $verb }» is not an order of this phase ({ $phase })
refuse-unit = there is no unit { $unit } that you may order here
refuse-surplus = the order says more than an order of this kind has room for
refuse-hex = there is no such place or facing here
refuse-path = the way given does not lead hex by hex to { $hex }
refuse-way-phase = { $unit } cannot be sent by way-points in this phase
refuse-way-points = name the hexes of the way one after another, the goal last
refuse-off-map = { $unit } [is|are] not on the map
refuse-over = the game is over
refuse-option = «{ $given }» is no answer here; choose one of: { $options }
refuse-no-question = «{ $given }» answers a question that nobody asked; an order is wanted
refuse-lesson = The lesson is about something else just now: { $wanted }
refuse-lesson-side = { $given } is not the learner's to give when it comes
refuse-no-dice = no dice are wanted here
refuse-throw = «{ $given }» is not what is wanted: throw { $dice }, one face for each die
refuse-face = { $face } is not a face of { $dice }
refuse-no-seed = this file does not hold the seed; throw the dice yourselves
refuse-server-dice = the server rolls the dice of this game
refuse-undo-nothing = { $side } [has|have] nothing to take back
refuse-undo-dice = dice have fallen since
refuse-undo-practice = dice have fallen since: only a game opened for practice takes them back
refuse-undo-acted = { $side } [has|have] acted since
refuse-undo-revealed = something hidden has come to light
refuse-undo-settled = both sides have settled something since
refuse-settle-alone = one side cannot settle this alone: the other has to agree
remedy-settle-with = the same «with { $side }»
refuse-fix-pending = an order is under way: finish it first, or take it back
refuse-fix-unit = there is no counter { $unit }
refuse-fix-same = nothing about { $unit } would change
refuse-fix-off = { $unit } [is|are] off the map: say where it stands, or what became of it
refuse-fix-fate = { $unit } [leaves|leave] the map: nothing else about it can be set then
refuse-fix-none = { $unit }: { $what } cannot be set
refuse-fix-value = { $unit }: { $what } cannot be { $value } (one of: { $allowed })
refuse-undo-rules = what came before cannot be played again under today's rules
remedy-undo-consent = the same with the opponent's consent
refused-plain = Not allowed: { $reason }.
refused-plain-try = Not allowed: { $reason }. Try: { $remedy }.

# Orders to several units
group-left-dice = dice would fall first
group-left-question = somebody would have to decide first
group-left-turn = the phase is over before
group-left-over = the game is over before
group-left-none = there is no such order for it now
group-left-still = it cannot come nearer
group-left-contact = it would come into contact with the enemy
plan-waits = it cannot be ordered now

# What happens in a game, line by line
event-marker-set = { $unit } [is|are] marked { $marker }: { $value }
event-marker-set-order = { $unit } [receives|receive] an order: { $value }
event-moved = { $unit } [goes|go] to { $to } ({ $how })
event-moved-move = { $unit } [moves|move] to { $to }
event-moved-turn = { $unit } [turns|turn] to face { $facing }
event-moved-advance = { $unit } [advances|advance] to { $to }
event-moved-charge = { $unit } [charges|charge] to { $to }
event-moved-retreat = { $unit } [goes|go] back to { $to }
event-moved-run = { $unit } [runs|run] to { $to }
event-moved-enter = { $unit } [arrives|arrive] in { $to }
event-moved-deploy = { $unit } [is|are] placed in { $to }
event-moved-displaced = { $unit } [is|are] pushed out to { $to }
event-left-map = { $unit } [leaves|leave] the map ({ $how })
event-left-map-fled = { $unit } [flees|flee] off the map
event-left-map-exited = { $unit } [marches|march] off the map
event-stack-ordered = stack, top first: { $units }
event-track-set = { $what }: { $value }
event-phase-began = turn { $turn }, { $unit }: { $phase }
event-phase-began-plain = turn { $turn }: { $phase }
event-game-ended = victory for { $unit } ({ $how })
event-game-ended-draw = the game is drawn
event-game-settled = victory for { $unit } ({ $how })
event-game-settled-plain = the game ends ({ $how })
event-game-settled-resigned = resigned by { $by }: victory for { $unit }
event-game-settled-draw = { $by } and { $consent } agree on a draw
event-game-settled-forfeit = the game is forfeit: victory for { $unit }
event-corrected-place = { $unit } [is|are] put in { $value }
event-corrected-facing = { $unit } [faces|face] { $value }
event-corrected-facing-none = { $unit } [faces|face] every way
event-corrected-strength = { $unit } [has|have] strength { $value }
event-corrected-formation = { $unit } [is|are] in formation: { $value }
event-corrected-state = { $unit } [is|are] { $value }
event-corrected-fate = { $unit } [is|are] taken off the map: { $value }
event-corrected-marker = { $unit } [carries|carry] a marker, { $marker }: { $value }
event-corrected-marker-none = { $unit } [carries|carry] no marker: { $marker }
event-fixed = put right: proposed by { $unit }, agreed by { $consent }
event-undone = { $unit } [takes|take] back: all stands again as after entry { $entry }
event-undone-dice = { $unit } [takes|take] back, { $dice ->
        [one] a throw of dice
       *[other] { $dice } throws of dice
    } with it (practice): all stands again as after entry { $entry }
event-rules-adopted = the game goes on under other rules

# A game in the terminal
game-turn = Turn { $turn } of { $turns }, { $time }
game-decides = { $side } to decide
game-choose = Answers: { $options }
game-waits-dice = { $dice } for { $ask }
game-over = The game is over: victory for { $side } ({ $how })
game-over-draw = The game is over: a draw
game-settled = The game is over: victory for { $side } ({ $how })
game-settled-plain = The game is over: nobody wins ({ $how })
game-settled-resigned = The game is over: resigned by { $by }, victory for { $side }
game-settled-draw = The game is over: both sides agreed on a draw
game-settled-forfeit = The game is over: forfeit, victory for { $side }
game-unit = Unit
game-name = Name
game-hex = Hex
game-facing = Facing
game-strength = Str
game-formation = Formation
game-state = State
game-order = Order
game-score = Score
game-last = What happened last
game-orders-of = { $count } orders; --unit { $example } lists those of one unit
game-new = A new game of { $scenario } in { $file }
game-started = Show it: grognard game show { $file }
game-open-file = This file is open: whoever reads it sees the seed of the dice and every hidden order. Against another person play on a server, or by mail with --sealed.
game-open-seed = This file is open: whoever reads it sees the seed, and so every die to come. Against another person play on a server, or by mail with --sealed.
game-sealed-new = A sealed game of { $scenario } in { $file }. Your key, which stays at home: { $home }
game-sealed-join = Send the file; { $side } joins with: grognard game join { $file }
game-sealed-mark = Mark of the game, the same at both ends: { $mark }
game-sealed-decision = Send the file: { $side } is to decide.
game-sealed-dice = Send the file: the dice wait for the share of { $side }.
game-sealed-show = Send the file: { $side } has to show what was hidden.
game-sealed-end = Send the file: { $side } has yet to show the secret.
game-sealed-owed = Your share is wanted: grognard game apply { $file }
game-sealed-out = Everything has been shown; anybody can check it: grognard game verify { $file }
game-sealed-lapsed = Sent ahead, and lapsed: { $orders }
game-replayed = { $count } entries played again; the game stands as above.
game-verified = { $count } entries hold.
game-dice-counted = Dice: { $seeded } by the seed, { $typed } by hand
game-other-rules = The game began under other rules than today's.
game-typed = Type an order, or help.
game-typed-dice = Enter rolls; or type the faces, for example 5 3.
game-help = Orders are typed in notation: { $example }
game-help-commands = Also: show, map [UNIT|HEX], orders [UNIT], odds ORDER, log, undo [with SIDE], resign SIDE, draw with SIDE, fix UNIT ... with SIDE, help, quit. Everything is saved at once.
game-sure = Give this order? [Y/n]
game-bye = Saved in { $file }.
game-again = { $file } was changed by somebody else; read again.
game-no-odds = The rules cannot tell odds for this order.
game-nothing-here = there is no unit and no hex { $what }

# What is wrong with a case
fault-choices = (one of: { $listed })
fault-table = expected a table of fields, got { $got }
fault-unknown = unknown field
fault-unknown-near = unknown field; did you mean '{ $near }'?
fault-missing = missing: { $wanted }
fault-missing-number = missing: a whole number
fault-missing-number-least = missing: a whole number, { $low } or more
fault-missing-number-span = missing: a whole number from { $low } to { $high }
fault-got = got { $got }
fault-bool = expected true or false, got { $got }
fault-number = expected a whole number, got { $got }
fault-number-least = expected a whole number, { $low } or more, got { $got }
fault-number-span = expected a whole number from { $low } to { $high }, got { $got }
fault-text = expected a short text, got { $got }
fault-list = expected a list, got { $got }
fault-least = expected at least { $least }, got { $count }
fault-most = expected at most { $most }, got { $count }
fault-taken = { $name } is taken: every piece needs a name of its own
fault-word = { $name } is a word of the rules: give the piece another name
fault-path = expected a field name such as 'defender.terrain' or 'attackers.0.strength'
fault-place = '{ $part }' is not a place in a list of { $count }
fault-single = '{ $part }' cannot be set inside a single value
fault-where-template = A case to fill in: grognard template { $ruleset } { $procedure }

# What became of a battle
report-practice = A game for practice: { $dice ->
        [0] no dice were taken back
        [one] one throw of dice was taken back
       *[other] { $dice } throws of dice were taken back
    }.
report-running = The battle goes on: turn { $turn } of { $turns }
report-formation = Formation
report-all = All
report-start = At first
report-lost = Lost
report-gone = Gone
report-men = Men lost
report-turn = Turn
report-set-up = Set-up
report-turning-points = Where it turned
report-favours = turn { $turn }, for { $side }
report-where = Where counters were lost
report-place = Place

word-dice = dice

# Rosters
roster-nobody = nobody is called { $name }
roster-twice = { $name } is picked twice
roster-other-side = { $name } is on the other side
roster-wrong-kind = { $name } cannot take this part
roster-gone = { $name } is no longer on the table
roster-more-dice = the die shows something else: expected { $count } from { $low } to { $high }
roster-option = that is not one of the ways to decide
roster-too-many = nothing asks for the last answers
roster-comes = comes on in turn { $turn }
roster-led = led by { $leader }
roster-lost = { $lost } of { $begun } strength points lost

# Ending a phase
refuse-idle = something can still be ordered: the phase does not pass by itself
event-idle = Nothing could be ordered: the phase passed by itself.
give-up-orders = { $count ->
    [one] One unit could still be ordered.
   *[other] { $count } units could still be ordered.
  }

# Orders and rolls in words
order-done = ends the phase
order-generic = { $unit }: { $verb }
order-secret = gives orders in secret
order-with-to = { $text } to { $to }
order-with-target = { $text } against { $target }
order-with-facing = { $text }, facing { $facing }
order-with-heading = { $text }, heading { $facing }°
order-with-formation = { $text }, formation: { $formation }
order-with-option = { $text } ({ $option })
order-with-path = { $text }, by way of { $path }
order-with-by = { $text }, on the order of { $by }
order-answer = { $prompt } { $option }
answer-may-act = { $count ->
    [one] { $units } can act
   *[other] { $count } units can act: { $units }
}
list-and = { $first } and { $last }
roll-read = { $sum } on column { $column }: { $reading }
roll-read-plain = { $sum }: { $reading }
roll-of = { $ask }: { $told }
roll-against = { $before } v { $sum }
roll-passed = { $limit } or less: passed
roll-failed = more than { $limit }: failed
roll-whole = { $lead }: { $told }
roll-nothing = nothing comes of it
code-passed = passed
code-failed = failed
code-unhurt = unhurt

# News
news-taken = { $place } changes hands: { $side }
news-ground-held = { $place }: now held by { $side }
news-given-up = { $place }: no longer held by { $side }

# What others did meanwhile
summary-moved = { $side } moved { $count } units
summary-moved-one = { $side } moved one unit
summary-took = { $side } took { $places }
summary-declared = { $side } declared { $kind } against { $targets }
summary-you-lost = you lost { $points } strength: { $units }
summary-they-lost = they lost { $points } strength: { $units }
summary-you-gone = yours out of the fight: { $units }
summary-they-gone = theirs out of the fight: { $units }
summary-you-shaken = yours shaken: { $units }
summary-they-shaken = theirs shaken: { $units }

# Odds on one card.
odds-otherwise = otherwise
odds-success = { $success } { $chance }
odds-lose-you = you lose { $points }
odds-lose-they = they lose { $points }
odds-lose = { $who } [loses|lose] { $points }
odds-range = { $least } to { $most }
odds-percent = { $figure }%
odds-decimal-mark = .
odds-or = { " or " }

# What a battle is won by
level-draw = draw
level-defeat = defeat
level-marginal = marginal victory
level-substantial = substantial victory
level-decisive = decisive victory
level-points = victory
reason-for = { $level } for { $side }
reason-lead = { $result }: { $side } { $points }, { $enemy } { $against }, a lead of { $lead } for { $side } ({ $ladder }).
reason-condition = { $result }: { $because }.
reason-figures = { $text }: { $has } of { $needs }
reason-rung = { $level } from { $lead }
reason-settled = Ended ({ $how }) on turn { $turn } of { $turns }; points: { $score }.
reason-settled-resigned = Resigned by { $side } on turn { $turn } of { $turns }; points: { $score }.
reason-settled-draw = A draw by agreement on turn { $turn } of { $turns }; points: { $score }.
reason-settled-forfeit = Time ran out for { $side } on turn { $turn } of { $turns }; points: { $score }.
aim-lead = a lead of { $lead } VP or more
aim-keep = the enemy's lead kept below { $lead } VP
aim-when-at-once = as soon as it is so
aim-when-turn-end = at the end of any turn
aim-when-last-turn = at the end of the last turn
aim-score-next = { $total } VP, lead { $lead } of { $needs } needed for { $level }
aim-score-behind = { $total } VP, behind by { $behind }: { $level } from a lead of { $needs }
aim-behind = { $total } VP, behind by { $behind }: { $level } if behind by { $most } at most
aim-score-top = { $total } VP, lead { $lead }: enough for { $level }
aim-score-top-behind = { $total } VP, behind by { $behind }: still enough for { $level }
objective-held = { $name }: { $worth }, held by { $side }
objective-open = { $name }: { $worth }, held by nobody
objective-had = { $name }, held by { $side }
objective-worth = { $points } VP
objective-worth-for = { $points } VP for { $side }
briefing-apart = Directly under the army
opens-every-turn = First to move in every turn: { $side }
arrives-by-die = if a die of 6 shows { $on } or more

# Why a unit has no order now
idle-dice = The dice are thrown first.
idle-gone = Off the map: { $fate }.
idle-other-side = The other side decides now: { $side }.
idle-question = A question has to be answered first.
idle-waiting = This unit has not come onto the map yet.
idle-phase = No order of this phase is for this unit.
idle-moved = This unit has moved already in this phase.
idle-no-way = This unit can go nowhere: its points, the ground or the enemy bar every way.
idle-fired = This unit has fired already in this phase.
idle-placed = This unit has been put in its place.
idle-fixed = The scenario fixes where this unit stands.
idle-no-other-place = There is no other place for this unit in its zone.
idle-no-enemy-in-front = No enemy that this unit may attack stands in front of it.

# A system with some of its charts and figures changed
changed-title = { $system }, changed
changed-cell = { $chart }, { $row }, { $column }: { $old } becomes { $new }
changed-modifier = { $chart }, { $modifier }: { $old } becomes { $new }
changed-fact = { $fact }: { $old } becomes { $new }
