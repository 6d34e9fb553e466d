odds-title = What may come of it
odds-outcomes = Outcomes and their chances
odds-throw = { $throw }: { $dice } { $total }
odds-commit = Give the order: { $order }
odds-rest = { $count ->
    [one] one more outcome:
   *[other] { $count } more outcomes, together:
}
odds-if = If:
odds-or-if = or:
odds-best = Best case
odds-worst = Worst case
odds-worth = What each modifier is worth
odds-tree = Every outcome
odds-reckoning = This is being worked out …
odds-modifier = Modifier
odds-points = Points of success
odds-refused = not allowed without it
odds-no-modifiers = No modifiers.
odds-pin = Pin, to compare with another
odds-pinned = Pinned: choose another to compare
odds-unpin = Put the pinned one away
odds-compare = Compared
choice-then = Then: { $what }
odds-average = On average:
threats-title = Threatened by
threats-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
