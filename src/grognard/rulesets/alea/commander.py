"""9. Commanders under fire and in melee."""

from __future__ import annotations

from grognard.core.messages import message
from grognard.core.procedure import Flow, at_least, roll
from grognard.core.rules import Rules
from grognard.dice import Dice

#: What becomes of a commander who is struck.
FATE = "hit"


def commander_falls(rules: Rules, commander: str) -> Flow[bool]:
    """9.3  Whether a commander whose stack loses strength is hit."""
    # 1.2, 9.3  Two dice, at once; everything else is rolled with one.
    dice = Dice.parse(rules.fact("dice.commander-casualty"))
    hit_on = rules.number("commander.hit-on")
    ask, fates = message("ask-commander", unit=commander), at_least(hit_on, "hit", "unhurt")
    total = yield from roll(dice, rules.cite("9.3"), ask, bands=fates)
    return total >= hit_on
