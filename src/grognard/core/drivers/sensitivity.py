"""What a ruling is worth to the one who asks: the chance of success, the losses to expect, and how much of
the chance each modifier present accounts for.

Nothing here multiplies out a distribution that can stay factored: a question about two fields of an outcome
looks at the events of those two fields only.
"""

from __future__ import annotations

import copy
import operator
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any

import msgspec

from grognard.core import events as ev
from grognard.core.drivers.forecast import forecast
from grognard.core.drivers.odds import Events, Leaf, Odds
from grognard.core.errors import IllegalOrder
from grognard.core.outcome import Outcome, fold
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.core.tally import Modifier
from grognard.dice import Distribution

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

    __hash__ = None  # type: ignore[assignment]


def success_chance(
    odds: Odds, holds: Callable[[Outcome], bool], of_any: bool = False, of_every: bool = False
) -> Fraction:
    """The exact chance of an outcome that `holds`, from the fields it looks at and nothing else.

    With `of_any`, what holds of one counter by itself holds of the whole; with `of_every`, it holds of the
    whole if it holds of each. Then no part is joined to another.
    """
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


def _watching(holds: Callable[[Outcome], bool], seen: set[str]) -> Callable[[Outcome], bool]:
    return lambda outcome: holds(_Watched(outcome, seen))  # type: ignore[arg-type]


def partial(odds: Odds, kinds: tuple[type[ev.Event], ...]) -> Distribution[Outcome]:
    """The exact distribution of a part of the outcome: some kinds of event.

    The events are kept in their order until all are known, since what one part does to a counter may follow
    on what the common part did to it.
    """

    def kept(happened: Events) -> Events:
        return tuple([_bare(event) for event in happened if isinstance(event, kinds)])

    return odds.folded(kept, operator.add).map(fold)


@lru_cache(maxsize=20_000)
def _bare(event: ev.Event) -> ev.Event:
    """An event without its reasons."""
    return msgspec.structs.replace(event, rule="", cause="")


def marginal(odds: Odds, unit: str) -> Distribution[Outcome]:
    """What can become of one counter."""

    def kept(happened: Events) -> Events:
        return tuple([_bare(event) for event in happened if event.unit == unit])

    return odds.folded(kept, operator.add, unit).map(fold)


def marginals(odds: Odds, units: Iterable[str]) -> dict[str, Distribution[Outcome]]:
    """What can become of each of several counters, each by itself."""
    if odds.apart:
        touched = odds.units()
        return {unit: odds.seen_by(unit).map(fold) for unit in units if unit in touched}
    alone = _alone(odds)
    return {unit: marginal(Odds(alone[unit], odds.total), unit) for unit in units if unit in alone}


def _alone(odds: Odds) -> dict[str, list[Leaf]]:
    """For each counter that something can happen to, the leaves as it sees them: few, since what happens to
    others makes no difference to it."""
    seen: dict[str, dict[tuple[Events, tuple[int, ...]], int]] = {}
    for leaf in odds.leaves:
        happened: dict[str, Events] = {}
        for event in leaf.events:
            happened[event.unit] = (*happened.get(event.unit, ()), event)
        to_come: dict[str, tuple[int, ...]] = {}
        for part in leaf.parts:
            for unit in odds.touched[id(part)]:
                to_come[unit] = (*to_come.get(unit, ()), id(part))
        for unit in happened.keys() | to_come.keys():
            kinds = seen.setdefault(unit, {})
            kind = happened.get(unit, ()), to_come.get(unit, ())
            kinds[kind] = kinds.get(kind, 0) + leaf.weight
    parts = {id(part): part for leaf in odds.leaves for part in leaf.parts}
    alone: dict[str, list[Leaf]] = {}
    for unit, kinds in seen.items():
        untouched = Leaf(odds.total - sum(kinds.values()), (), ())
        touched = [
            Leaf(weight, events, tuple(parts[number] for number in numbers))
            for (events, numbers), weight in kinds.items()
        ]
        alone[unit] = [*touched, untouched] if untouched.weight else touched
    return alone


def expected_losses(odds: Odds) -> dict[str, Fraction]:
    """Strength points each counter or side loses on average; means add up, so no part is multiplied out."""
    # Whole numbers by what they are counted out of: fractions only once, at the end.
    sums: dict[int, dict[str, int]] = {}
    for happened, weight, ways in _shares(odds):
        bucket = sums.setdefault(ways, {})
        for event in happened:
            if type(event) is ev.LostStrength:
                bucket[event.unit] = bucket.get(event.unit, 0) + weight * event.points
    common = lcm(*sums)
    lost: dict[str, int] = {}
    for ways, bucket in sums.items():
        for unit, points in bucket.items():
            lost[unit] = lost.get(unit, 0) + points * (common // ways)
    return {unit: Fraction(lost[unit], common) for unit in sorted(lost)}


def _shares(odds: Odds) -> Iterator[tuple[Events, int, int]]:
    """Everything that can happen, part by part: the events, their weight, out of how many."""
    if odds.sheaves:
        for sheaf in odds.sheaves:
            yield sheaf.events, sheaf.weight, odds.total
            for place, things in zip(sheaf.places, sheaf.alone, strict=True):
                for thing, weight in things.items():
                    part = place.parts[thing]
                    for happened, share in part.weights.items():
                        yield happened, weight * share, odds.total * part.total
        return
    parts = {id(part): part for leaf in odds.leaves for part in leaf.parts}
    reached = dict.fromkeys(parts, 0)
    for leaf in odds.leaves:
        yield leaf.events, leaf.weight, odds.total
        for part in leaf.parts:
            reached[id(part)] += leaf.weight
    for number, part in parts.items():
        weight, ways = reached[number], odds.total * part.total
        for happened, share in part.weights.items():
            yield happened, weight * share, ways


class Worth(msgspec.Struct, frozen=True):
    """What one modifier accounts for: the chance as it is, and without it.

    There are two chances without it where its absence opens a decision that the policy does not settle (the
    worst and the best), none where the rules would then forbid the case (`refused` cites the paragraph).
    """

    chart: str
    modifier: Modifier
    chance: Fraction
    without: tuple[Fraction, ...]
    refused: str = ""

    @property
    def points(self) -> tuple[Fraction, ...]:
        """In percentage points, lowest first: positive where the modifier helps."""
        return tuple(sorted((self.chance - chance) * 100 for chance in self.without))


def sensitivity(
    rules: Rules,
    procedure: Callable[..., Flow[Resolution]],
    case: Hashable,
    holds: Callable[[Outcome], bool],
    policy: Mapping[str, str] | None = None,
    of_any: bool = False,
    of_every: bool = False,
) -> tuple[Worth, ...]:
    """What each modifier present is worth under a policy that settles every decision; most helpful first.

    A modifier is taken away by counting it as 0; one that multiplies, by counting it as x1.
    """
    settled = forecast(rules, procedure, case, policy)
    (branch,) = settled.branches
    chance = success_chance(branch.odds, holds, of_any, of_every)
    found = []
    for chart, id in settled.modifiers:
        modifier = rules.chart(chart).by_modifier[id]
        try:
            changed = forecast(without_modifier(rules, chart, id), procedure, case, policy)
        except IllegalOrder as refused:
            found.append(Worth(chart, modifier, chance, (), refused.rule))
            continue
        chances = {success_chance(other.odds, holds, of_any, of_every) for other in changed.branches}
        ends = (min(chances), max(chances)) if len(chances) > 1 else tuple(chances)
        found.append(Worth(chart, modifier, chance, ends))
    return tuple(sorted(found, key=_most_helpful_first))


def _most_helpful_first(worth: Worth) -> tuple[bool, Fraction, str, str]:
    points = worth.points
    return bool(points), -points[-1] if points else Fraction(), worth.chart, worth.modifier.id


def without_modifier(rules: Rules, chart: str, modifier: str) -> Rules:
    """The same rules in which one modifier changes nothing."""
    if rules.chart(chart).by_modifier[modifier].factor is None:
        return rules.with_modifier(chart, modifier, 0)
    changed = copy.copy(rules.chart(chart))
    changed.modifiers = tuple(
        msgspec.structs.replace(m, factor=Fraction(1)) if m.id == modifier else m for m in changed.modifiers
    )
    changed.by_modifier = {m.id: m for m in changed.modifiers}
    return Rules(
        rules.id,
        {**rules.charts, chart: changed},
        rules.facts,
        rules.catalogue,
        f"{rules.hash}+{chart}:{modifier}=x1",
    )
