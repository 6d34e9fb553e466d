"""Sums over counters: exact, without listing combinations.

The parts of a resolution do not touch the same counter, but the common part may touch any; so a counter's
events of the common part are counted together with the part that goes on with it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from math import lcm, prod
from typing import TYPE_CHECKING, TypeAlias

from grognard.core.events import Event
from grognard.dice import Distribution

if TYPE_CHECKING:
    from grognard.core.drivers.odds import Leaf, Odds

#: sums and their weights
Packed: TypeAlias = Mapping[int, int]
Events = tuple[Event, ...]


def summed(
    odds: Odds, value: Callable[[Events], int], plus: Callable[[Packed, Packed], Packed], most: int
) -> Distribution[int] | None:
    known: dict[tuple[int, Events], Distribution[int]] = {}
    units, total = _levelled(odds)
    waiting = _Waiting(plus, most)
    for leaf, unit in zip(odds.leaves, units, strict=True):
        rest, befores = _shared_out(leaf, [odds.touched[id(part)] for part in leaf.parts])
        parts = []
        for part, before in zip(leaf.parts, befores, strict=True):
            key = (id(part), before)
            if key not in known:
                known[key] = part.map(partial(_added, value, before))
            parts.append(known[key])
        waiting.add(parts, value(rest), unit)
    joined = waiting.joined()
    return Distribution(joined, total) if joined is not None else None


def _added(value: Callable[[Events], int], before: Events, after: Events) -> int:
    return value(before + after)


def _levelled(odds: Odds) -> tuple[list[int], int]:
    """What one combination of each leaf's parts weighs, over one total for all leaves.

    The smallest such total: weights that were sealed on the way have huge ones that cancel out.
    """
    shares = [
        Fraction(leaf.weight, odds.total * prod(part.total for part in leaf.parts)) for leaf in odds.leaves
    ]
    total = lcm(*(share.denominator for share in shares))
    return [share.numerator * (total // share.denominator) for share in shares], total


class _Waiting:
    """What is added up so far, by the parts still to be added: leaves with the same ones go on together."""

    def __init__(self, plus: Callable[[Packed, Packed], Packed], most: int) -> None:
        self._plus, self._most = plus, most
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
                if len(sums) > self._most:
                    return None
                self._put(tuple(others), self._plus(sums, self._parts[first].weights))
        found = self._sums[0][()]
        return found if len(found) <= self._most else None


def _shared_out(leaf: Leaf, touched: list[frozenset[str]]) -> tuple[Events, list[Events]]:
    """The common events, those of a counter given to the part that touches it."""
    everyone = frozenset[str]().union(*touched)
    rest = tuple(event for event in leaf.events if event.unit not in everyone)
    return rest, [tuple(event for event in leaf.events if event.unit in units) for units in touched]
