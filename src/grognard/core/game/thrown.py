"""What the record of a throw says by itself: which dice fell, and whom they were about."""

from __future__ import annotations

import re

from grognard.core.game.journal import DICE, Entry
from grognard.core.rules import Rules
from grognard.dice import Dice

#: the message inside the record of what was asked: its key and its arguments
_ASKED = re.compile(r" ([a-z][a-z0-9-]*)(?:\((.*)\))? \[[^]]*\]$")
_ROLL = re.compile(r"roll (\d+d\d+(?: \(\d+-\d+\))?) ")
_CONSULT = re.compile(r"consult (\S+) ")


def asked_in(entry: Entry) -> tuple[str, dict[str, str]] | None:
    """The message that asked for dice, by its key, and what it names; None for any other entry."""
    found = _ASKED.search(entry.asked) if entry.by == DICE else None
    if found is None:
        return None
    pairs = [pair.split("=", 1) for pair in (found[2] or "").split(", ") if "=" in pair]
    return found[1], dict(pairs)


def dice_of(rules: Rules, entry: Entry) -> Dice | None:
    """The dice of a throw; None for any other entry, or where a chart of then is none of today's."""
    if entry.by != DICE:
        return None
    rolled = _ROLL.match(entry.asked)
    if rolled is not None:
        return Dice.parse(rolled[1])
    consulted = _CONSULT.match(entry.asked)
    chart = None if consulted is None else rules.charts.get(consulted[1])
    return None if chart is None else chart.dice
