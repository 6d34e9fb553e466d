command-panel = Orders to several units
command-more = Orders for more
group-panel = Units in hand
group-formation = Whole formation ({ $count })
group-everybody = All who can act ({ $count })
group-box = Draw a box
group-box-tip = Draw a box around units, or tap them one by one.
group-rest = The same for the rest
group-title = { $count ->
    [one] One unit in hand
   *[other] { $count } units in hand
}
group-goal = { $count ->
    [one] Point at a goal: one of them can march there.
   *[other] Point at a goal: { $count } of them march there together.
}
group-nothing = They cannot be told anything together now.
group-same = As the last one ordered
group-more = More orders
group-fewer = Fewer orders
group-give = { $count ->
    [one] Give this order
   *[other] Give { $count } orders
}
group-else = Something else
group-nobody = Nobody can do that.
group-left = { $count ->
    [one] One gets no order
   *[other] { $count } get no order
}
group-dice = dice fall
group-stops-dice = The list ends where dice fall.
group-stops-question = The list ends where somebody has to decide.
group-stops-over = The list ends with the game.
group-stopped-refused = { $given } given; then the rules said no: { $reason }
group-stopped-dice = { $given } given; dice have fallen, { $left } left.
group-stopped-question = { $given } given; there is a question first, { $left } left.
group-stopped-turn = { $given } given; the phase is over, { $left } left.
group-stopped-over = { $given } given; the game is over.
staff = Staff
staff-phase = Staff: finish this phase
staff-phase-short = finish this phase
staff-turn = Staff: go on until the enemy acts
staff-turn-short = go on until the enemy acts
staff-unit = Staff: this unit
staff-unit-short = this unit
staff-group = Staff: these { $count }
staff-group-short = these { $count }
staff-thinking = The staff is bent over the map …
staff-title = The staff proposes ({ $player })
staff-nothing = The staff has nothing to propose here.
staff-take-all = { $count ->
    [one] Take it
   *[other] Take all { $count }
}
staff-take-some = { $count ->
    [one] Take the one ticked
   *[other] Take the { $count } ticked
}
staff-take-none = Take none
staff-stops-dice = Then dice fall that matter: ask again when they have.
staff-stops-question = Then somebody has to decide first: ask again afterwards.
staff-stops-over = Then the game is over.
plan-panel = A way over several turns
plan-begin = Plan its way
plan-again = Plan it anew
plan-title = The way of { $unit }:
plan-hint = point at one place after another; each is kept at once.
plan-end = That is the plan
plan-shorten = Take the last point back
plan-forget = Drop the plan
plan-forget-of = Drop the plan of { $unit }
plans-title = { $count ->
    [one] One plan
   *[other] { $count } plans
}
plans-carry-out = Carry out plans ({ $count })
plans-by-themselves = Carry plans out as soon as possible
keys-formation = take up the whole formation of the unit in hand, or all who can act
keys-join = add the unit in hand to those taken up, or take it out
keys-box = draw a box around units (also: Shift and drag)
keys-repeat = the same order for the rest
keys-staff = have the staff finish the phase; once more: take what it proposes
keys-staff-turn = have the staff go on until the enemy acts
keys-plan = plan the way of the unit in hand over several turns
keys-carry-out = carry out the plans
