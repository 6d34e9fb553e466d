"""What became of everybody, one counter at a time.

An outcome is the sum of what became of each counter and of who holds the hex. Kept apart, these pieces come
up again and again, each folded once; a way for a ruling to end is then a handful of pieces that need not be
put together before somebody reads them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING

import msgspec

from grognard.core.events import Event, HexHeld
from grognard.core.outcome import Outcome, fold
from grognard.dice import Distribution

if TYPE_CHECKING:
    from grognard.core.drivers.odds import Leaf

Events = tuple[Event, ...]


class Fate(msgspec.Struct, frozen=True, cache_hash=True):
    """What became of one counter or side; of nobody in particular for who holds the hex."""

    unit: str
    outcome: Outcome


#: Everybody that something happened to, by name: equal ends have equal fates.
Fates = tuple[Fate, ...]
#: One counter, its fates and their weights.
Spread = tuple[str, tuple[Fate, ...], tuple[int, ...]]

_first = itemgetter(0)
_ONCE = (1,)


@lru_cache(maxsize=20_000)
def fates_of(happened: Events) -> Fates:
    """What some events come to, by counter."""
    groups: dict[str, Events] = {}
    for event in happened:
        unit = "" if isinstance(event, HexHeld) else event.unit
        groups[unit] = (*groups.get(unit, ()), event)
    return tuple([_fate_of(unit, groups[unit]) for unit in sorted(groups)])


@lru_cache(maxsize=20_000)
def _fate_of(unit: str, happened: Events) -> Fate:
    """The same of one counter. It comes up far more often than any company it is in."""
    return Fate(unit, fold(happened))


class Ends(Distribution[Events]):
    """An independent part of a ruling, which knows what it comes to."""

    __slots__ = ("_spreads",)

    @property
    def spreads(self) -> tuple[Spread, ...] | None:
        """Its fates counter by counter, if it either touches one counter alone or can end in one way only."""
        try:
            return self._spreads
        except AttributeError:
            self._spreads: tuple[Spread, ...] | None = _spreads(self.weights)
            return self._spreads


def _spreads(weights: Mapping[Events, int]) -> tuple[Spread, ...] | None:
    merged: dict[Fates, int] = {}
    for happened, weight in weights.items():
        fates = fates_of(happened)
        merged[fates] = merged.get(fates, 0) + weight
    if len(merged) == 1:
        ((fates, weight),) = merged.items()
        return _certain(fates, weight) if fates or weight == 1 else None
    if {len(fates) for fates in merged} != {1}:
        return None
    units = {fates[0].unit for fates in merged}
    alone = tuple([fates[0] for fates in merged])
    return ((units.pop(), alone, tuple(merged.values())),) if len(units) == 1 else None


def _certain(fates: Fates, weight: int) -> tuple[Spread, ...]:
    """One way to end; its weight stands with whoever comes first."""
    weights = (weight, *[1] * len(fates))
    return tuple([(fate.unit, (fate,), (share,)) for fate, share in zip(fates, weights, strict=False)])


def merged_fates(leaves: Iterable[tuple[Leaf, int]]) -> dict[Fates, int] | None:
    """Every way to end, equal ones merged, where each leaf counts so many times; None where two parts touch
    the same counter, or one part several."""
    merged: dict[Fates, int] = {}
    met: set[tuple[str, ...]] = set()
    for leaf, scale in leaves:
        together: list[Spread] = [*_certain(fates_of(leaf.events), 1)] if leaf.events else []
        for part in leaf.parts:
            spreads = part.spreads if type(part) is Ends else None
            if spreads is None:
                return None
            together += spreads
        together.sort(key=_first)
        units, fates, weights = zip(*together, strict=True) if together else ((), (), ())
        if len(set(units)) < len(units):
            return None
        ends = zip(product(*fates), _multiplied(leaf.weight * scale, weights), strict=True)
        if units in met:
            for end, weight in ends:
                merged[end] = merged.get(end, 0) + weight
        else:
            # Nobody has ended in this company yet, and no two ends of one leaf are alike.
            met.add(units)
            merged.update(ends)
    return merged


def _multiplied(weight: int, shares: Iterable[tuple[int, ...]]) -> list[int]:
    """What each combination weighs, the last place changing first."""
    weights = [weight]
    for each in shares:
        if each != _ONCE:
            weights = [before * own for before in weights for own in each]
    return weights
