"""What becomes of each side when many counters are involved: exact totals, without listing combinations.

The parts of a resolution do not touch the same counter, but the common part may touch any; so a counter's
events of the common part are counted together with the part that goes on with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from grognard.core.drivers.explain import Words
from grognard.core.drivers.odds import Leaf, Odds
from grognard.core.events import Event
from grognard.core.outcome import Outcome, fold
from grognard.dice import Distribution

#: (role, what) -> how many; kept sorted, so that equal totals merge
Counts = tuple[tuple[tuple[str, str], int], ...]


class Totals(msgspec.Struct, frozen=True):
    """Losses, counters eliminated and counters in each state, by side; who holds the hex."""

    losses: Counts = ()
    eliminated: Counts = ()
    states: Counts = ()
    holds: str = ""

    def __add__(self, other: Totals) -> Totals:
        return Totals(
            _plus(self.losses, other.losses),
            _plus(self.eliminated, other.eliminated),
            _plus(self.states, other.states),
            other.holds or self.holds,
        )

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        if self.losses:
            data["losses"] = {role: points for (role, _what), points in self.losses}
        if self.eliminated:
            data["eliminated"] = {role: count for (role, _what), count in self.eliminated}
        for (role, state), count in self.states:
            data.setdefault("states", {}).setdefault(role, {})[state] = count
        if self.holds:
            data["holds"] = self.holds
        return data

    def label(self, words: Words) -> str:
        """ "attacker: -3, 1 eliminated; defender: -1, 2 fleeing; hex: attacker"."""
        parts: dict[str, list[str]] = {}
        for (role, _what), points in self.losses:
            parts.setdefault(role, []).append(f"-{points}")
        for (role, what), count in (*self.eliminated, *self.states):
            parts.setdefault(role, []).append(f"{count} {words.word(what)}")
        listed = [f"{words.word(role)}{words.colon}{', '.join(said)}" for role, said in parts.items()]
        if self.holds:
            listed.append(words.say("label-holds", unit=words.word(self.holds)))
        return words.semicolon.join(listed) or words.say("label-nothing")


def _plus(a: Counts, b: Counts) -> Counts:
    return _fixed(Counter(dict(a)) + Counter(dict(b)))


def _fixed(counts: Counter[tuple[str, str]]) -> Counts:
    return tuple(sorted(counts.items()))


def of_outcome(outcome: Outcome, roles: Mapping[str, str]) -> Totals:
    losses: Counter[tuple[str, str]] = Counter()
    for unit, points in outcome.losses:
        losses[roles.get(unit, unit), "losses"] += points
    eliminated = Counter((roles.get(unit, unit), "eliminated") for unit in outcome.eliminated)
    states = Counter((roles.get(unit, unit), state) for unit, state in outcome.states)
    return Totals(_fixed(losses), _fixed(eliminated), _fixed(states), outcome.holds)


def totals(odds: Odds, roles: Mapping[str, str]) -> Distribution[Totals]:
    """The exact distribution of both sides' totals."""
    by_total: dict[int, dict[Totals, int]] = {}
    known: dict[tuple[int, tuple[Event, ...]], Distribution[Totals]] = {}
    for leaf in odds.leaves:
        rest, parts = _shared_out(leaf)
        row = Distribution({of_outcome(fold(rest), roles): leaf.weight}, odds.total)
        for part, before in zip(leaf.parts, parts, strict=True):
            key = (id(part), before)
            if key not in known:
                known[key] = part.map(lambda after, before=before: of_outcome(fold(before + after), roles))  # type: ignore[misc]
            row = row.convolve(known[key], lambda a, b: a + b)
        bucket = by_total.setdefault(row.total, {})
        for value, weight in row.weights.items():
            bucket[value] = bucket.get(value, 0) + weight
    return Distribution.gather(by_total)


def _shared_out(leaf: Leaf) -> tuple[tuple[Event, ...], list[tuple[Event, ...]]]:
    """The common events, those of a counter given to the part that touches it."""
    touched = [_units(part) for part in leaf.parts]
    everyone = set().union(*touched)
    rest = tuple(event for event in leaf.events if event.unit not in everyone)
    return rest, [tuple(event for event in leaf.events if event.unit in units) for units in touched]


def _units(happenings: Iterable[tuple[Event, ...]]) -> set[str]:
    return {event.unit for happened in happenings for event in happened}
