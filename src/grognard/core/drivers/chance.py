"""The chance of what a test says of outcomes.

Nothing here multiplies out a distribution that can stay factored: a question about two fields of an outcome
looks at the events of those two fields only.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core import events as ev
from grognard.core.outcome import Outcome, fold
from grognard.dice import Distribution

if TYPE_CHECKING:
    from grognard.core.drivers.odds import Events, Leaf, Odds

#: Which events make up which field of an outcome.
_FIELDS: dict[str, tuple[type[ev.Event], ...]] = {
    "losses": (ev.LostStrength,),
    "eliminated": (ev.Eliminated,),
    "states": (ev.StateChanged,),
    "formations": (ev.FormationChanged,),
    "retreats": (ev.Retreated,),
    "advances": (ev.Advanced,),
    "markers": (ev.MarkerPlaced, ev.MarkerRemoved),
    "leaders": (ev.LeaderHit,),
    "gains": (ev.Gained, ev.GainedStrength),
    "found": (ev.Found,),
    "holds": (ev.HexHeld,),
}


class _Watched:
    """An outcome that notes which of its fields are looked at."""

    def __init__(self, outcome: Outcome, seen: set[str]) -> None:
        self._outcome, self._seen = outcome, seen

    def __getattr__(self, name: str) -> Any:
        if name in _FIELDS:
            self._seen.add(name)
            return getattr(self._outcome, name)
        inherited = getattr(Outcome, name)
        return inherited.__get__(self) if callable(inherited) else inherited

    def __eq__(self, other: object) -> bool:
        self._seen.update(_FIELDS)
        return self._outcome == other


def chance_of(odds: Odds, holds: Callable[[Outcome], bool], of_any: bool, of_every: bool) -> Fraction:
    if (of_any or of_every) and (odds.apart or all(_part_alone(leaf, odds) for leaf in odds.leaves)):
        if of_any:
            return _chance_of_any(odds, holds)
        return 1 - _chance_of_any(odds, lambda outcome: not holds(outcome))
    looked_at: set[str] = set()
    while True:
        kinds = tuple(kind for field in sorted(looked_at) for kind in _FIELDS[field])
        seen: set[str] = set()
        chance = partial(odds, kinds).chance(_watching(holds, seen))
        if seen <= looked_at:
            return chance
        looked_at |= seen


def _part_alone(leaf: Leaf, odds: Odds) -> bool:
    """Whether the parts of a leaf have nothing to add to what its common part did."""
    common = {event.unit for event in leaf.events}
    return not any(common & odds.touched[id(part)] for part in leaf.parts)


def _chance_of_any(odds: Odds, holds: Callable[[Outcome], bool]) -> Fraction:
    if odds.apart:
        return (
            1
            - sum((sheaf.none_of(lambda h: holds(fold(h))) for sheaf in odds.sheaves), Fraction())
            / odds.total
        )
    none = Fraction()
    fails: dict[int, Fraction] = {}
    for leaf in odds.leaves:
        if holds(fold(leaf.events)):
            continue
        chance = Fraction(leaf.weight, odds.total)
        for part in leaf.parts:
            if id(part) not in fails:
                fails[id(part)] = part.chance(lambda happened: not holds(fold(happened)))
            chance *= fails[id(part)]
        none += chance
    return 1 - none


def _watching(holds: Callable[[Any], bool], seen: set[str]) -> Callable[[Outcome], bool]:
    return lambda outcome: holds(_Watched(outcome, seen))


def partial(odds: Odds, kinds: tuple[type[ev.Event], ...]) -> Distribution[Outcome]:
    """The exact distribution of a part of the outcome: some kinds of event.

    The events are kept in their order until all are known, since what one part does to a counter may follow
    on what the common part did to it.
    """

    def kept(happened: Events) -> Events:
        return tuple([bare(event) for event in happened if isinstance(event, kinds)])

    return odds.folded(kept, operator.add).map(fold)


@lru_cache(maxsize=20_000)
def bare(event: ev.Event) -> ev.Event:
    """An event without its reasons."""
    return msgspec.structs.replace(event, rule="", cause="")
