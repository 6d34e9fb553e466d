"""What becomes of each side when many counters are involved: exact totals, without listing combinations.

The parts of a resolution do not touch the same counter, but the common part may touch any; so a counter's
events of the common part are counted together with the part that goes on with it. While they are added up,
all counts of a total stand side by side in one whole number.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

import msgspec

from grognard.core.drivers.explain import Words
from grognard.core.drivers.odds import Odds
from grognard.core.drivers.turn import losses_by_role
from grognard.core.events import Event
from grognard.core.outcome import Outcome, fold
from grognard.dice import Distribution

#: (role, what) -> how many; kept sorted, so that equal totals merge
Counts = tuple[tuple[tuple[str, str], int], ...]

#: bits for one count of a packed total, and for the number of the holder, which stands lowest
_WIDTH = 20
_HOLDER = (1 << _WIDTH) - 1

Packed = Mapping[int, int]


class Totals(msgspec.Struct, frozen=True):
    """Losses, counters eliminated and counters in each state, by side; who holds the hex."""

    losses: Counts = ()
    eliminated: Counts = ()
    states: Counts = ()
    holds: str = ""

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


def _fixed(counts: Counter[tuple[str, str]]) -> Counts:
    return tuple(sorted(counts.items()))


def of_outcome(outcome: Outcome, roles: Mapping[str, str]) -> Totals:
    losses: Counter[tuple[str, str]] = Counter()
    for unit, points in outcome.losses:
        losses[roles.get(unit, unit), "losses"] += points
    eliminated = Counter((roles.get(unit, unit), "eliminated") for unit in outcome.eliminated)
    states = Counter((roles.get(unit, unit), state) for unit, state in outcome.states)
    return Totals(_fixed(losses), _fixed(eliminated), _fixed(states), outcome.holds)


#: With more ways for the common part to end, or more totals, only losses are worth adding up.
MOST_WAYS = 1_000
MOST_TOTALS = 1_000


def lost_by_side(odds: Odds, roles: Mapping[str, str]) -> Distribution[Totals]:
    """The exact distribution of the strength that each side loses."""
    asked = tuple(sorted({roles.get(unit, unit) for unit in odds.units()}))

    def named(lost: tuple[int, ...]) -> Totals:
        return Totals(
            tuple([((role, "losses"), points) for role, points in zip(asked, lost, strict=True) if points])
        )

    return losses_by_role(odds, roles, asked).map(named)


def totals(odds: Odds, roles: Mapping[str, str]) -> Distribution[Totals] | None:
    """The exact distribution of both sides' totals; None where they are too many to read."""
    if odds.ways > MOST_WAYS:
        return None
    shelf = _Shelf(roles)
    found = odds.summed(shelf.packed, _plus, MOST_TOTALS)
    return found.map(shelf.unpacked) if found is not None else None


class _Shelf:
    """Gives each thing that is counted, and each holder, its place in a packed total."""

    def __init__(self, roles: Mapping[str, str]) -> None:
        self.places: dict[tuple[str, tuple[str, str]], int] = {}
        self.holders = [""]
        self._roles = roles
        self._known: dict[tuple[Event, ...], int] = {}

    def packed(self, happened: tuple[Event, ...]) -> int:
        """What some events come to; the same few come up in many parts."""
        found = self._known.get(happened)
        if found is None:
            found = self._known[happened] = self._packed(of_outcome(fold(happened), self._roles))
        return found

    def _packed(self, total: Totals) -> int:
        if total.holds not in self.holders:
            self.holders.append(total.holds)
        number = self.holders.index(total.holds)
        for field in ("losses", "eliminated", "states"):
            for what, count in getattr(total, field):
                place = self.places.setdefault((field, what), len(self.places) + 1)
                number += count << (_WIDTH * place)
        return number

    def unpacked(self, number: int) -> Totals:
        counts: defaultdict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
        for (field, what), place in self.places.items():
            count = (number >> (_WIDTH * place)) & _HOLDER
            if count:
                counts[field][what] = count
        fields = {field: _fixed(counted) for field, counted in counts.items()}
        return Totals(**fields, holds=self.holders[number & _HOLDER])


def _plus(sums: Packed, part: Packed) -> Packed:
    """Sums and a part that does not depend on them; the later word on who holds the hex stands."""
    added: dict[int, int] = {}
    for more, share in part.items():
        keep = ~_HOLDER if more & _HOLDER else ~0
        for number, weight in sums.items():
            total = (number & keep) + more
            added[total] = added.get(total, 0) + weight * share
    return added
