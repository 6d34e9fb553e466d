"""Where in a game a die falls: what its face is derived from beside the secret.

A place is the number of inputs that stand before it; what was taken back does not count. The first act that
throws at a place rolls "12", say. Where it is taken back and another act throws there, that one rolls "12.1",
the next "12.2". An act that has thrown there before shows the faces it showed then.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.core.game.journal import DICE, FIX, OPENING, RULES, UNDO, Entry, Journal
from grognard.core.game.order import Throw, parse
from grognard.core.game.undo import read_undo


class Spot(msgspec.Struct, frozen=True):
    """A spot by its name, and what the same act has thrown there before, if it has."""

    name: str
    known: Throw | None = None


def spot_of(journal: Journal, format: int) -> Spot:
    """The spot of the next throw. Format 1 counted every entry, taken back or not."""
    if format == 1 or journal.is_straight:
        return Spot(str(len(journal)))
    standing: list[tuple[int, Entry]] = []
    thrown: dict[int, dict[tuple[str, ...], str]] = {}
    for number, entry in enumerate(journal.entries(), 1):
        if entry.asked == UNDO:
            to = read_undo(entry.given).to
            standing = [one for one in standing if one[0] <= to]
        elif entry.asked == RULES:
            # What was thrown under other rules may be no throw under these.
            thrown.clear()
        else:
            if entry.by == DICE:
                thrown.setdefault(len(standing), {}).setdefault(_act(standing), entry.given)
            standing.append((number, entry))
    place, act = len(standing), _act(standing)
    before = thrown.get(place, {})
    number = list(before).index(act) if act in before else len(before)
    known = parse(before[act]) if act in before else None
    assert known is None or isinstance(known, Throw)
    return Spot(f"{place}.{number}" if number else str(place), known)


def _act(standing: Sequence[tuple[int, Entry]]) -> tuple[str, ...]:
    """What is under way: the order, and every answer and throw since."""
    act: list[str] = []
    for _number, entry in reversed(standing):
        act.append(entry.given)
        if entry.asked in (OPENING, FIX) or entry.asked.startswith("order "):
            break
    return tuple(reversed(act))
