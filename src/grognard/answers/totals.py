"""What becomes of each side when many counters are involved: exact totals, without listing combinations.

The parts of a resolution do not touch the same counter, but the common part may touch any; so a counter's
events of the common part are counted together with the part that goes on with it. While they are added up,
all counts of a total stand side by side in one whole number.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from math import lcm, prod
from typing import Any

import msgspec

from grognard.core.drivers.explain import Words
from grognard.core.drivers.odds import Leaf, Odds
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
    known: dict[tuple[int, tuple[Event, ...]], Distribution[int]] = {}
    units, total = _levelled(odds)
    waiting = _Waiting()
    for leaf, unit in zip(odds.leaves, units, strict=True):
        rest, befores = _shared_out(leaf, [odds.touched[id(part)] for part in leaf.parts])
        parts = []
        for part, before in zip(leaf.parts, befores, strict=True):
            key = (id(part), before)
            if key not in known:
                known[key] = part.map(lambda after, before=before: shelf.packed(before + after))  # type: ignore[misc]
            parts.append(known[key])
        waiting.add(parts, shelf.packed(rest), unit)
    joined = waiting.joined()
    return Distribution(joined, total).map(shelf.unpacked) if joined is not None else None


def _levelled(odds: Odds) -> tuple[list[int], int]:
    """What one combination of each leaf's parts weighs, over one total for all leaves.

    The smallest such total: weights that were sealed on the way have huge ones that cancel out.
    """
    shares = [
        Fraction(leaf.weight, odds.total * prod(part.total for part in leaf.parts)) for leaf in odds.leaves
    ]
    total = lcm(*(share.denominator for share in shares))
    return [share.numerator * (total // share.denominator) for share in shares], total


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


class _Waiting:
    """What is added up so far, by the parts still to be added: leaves with the same ones go on together."""

    def __init__(self) -> None:
        self._parts: dict[int, Distribution[int]] = {}
        #: how many parts are left -> which -> sums and their weights
        self._sums: defaultdict[int, dict[tuple[int, ...], dict[int, int]]] = defaultdict(dict)

    def add(self, parts: list[Distribution[int]], number: int, weight: int) -> None:
        self._parts.update((id(part), part) for part in parts)
        self._put(tuple(map(id, parts)), {number: weight})

    def _put(self, parts: tuple[int, ...], sums: Packed) -> None:
        bucket = self._sums[len(parts)].setdefault(parts, {})
        for number, weight in sums.items():
            bucket[number] = bucket.get(number, 0) + weight

    def joined(self) -> Packed | None:
        """Everything added up; None as soon as there are too many sums, since they never become fewer."""
        for left in range(max(self._sums), 0, -1):
            for (first, *others), sums in self._sums[left].items():
                if len(sums) > MOST_TOTALS:
                    return None
                self._put(tuple(others), _plus(sums, self._parts[first].weights))
        found = self._sums[0][()]
        return found if len(found) <= MOST_TOTALS else None


def _plus(sums: Packed, part: Packed) -> Packed:
    """Sums and a part that does not depend on them; the later word on who holds the hex stands."""
    added: dict[int, int] = {}
    for more, share in part.items():
        keep = ~_HOLDER if more & _HOLDER else ~0
        for number, weight in sums.items():
            total = (number & keep) + more
            added[total] = added.get(total, 0) + weight * share
    return added


def _shared_out(
    leaf: Leaf, touched: list[frozenset[str]]
) -> tuple[tuple[Event, ...], list[tuple[Event, ...]]]:
    """The common events, those of a counter given to the part that touches it."""
    everyone = frozenset[str]().union(*touched)
    rest = tuple(event for event in leaf.events if event.unit not in everyone)
    return rest, [tuple(event for event in leaf.events if event.unit in units) for units in touched]
