"""The odds of a ruling: exact, and kept factored until somebody asks for everything together.

All weights are whole numbers over a common total.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from itertools import chain, product
from math import lcm, prod
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from grognard.core.drivers.chance import bare, chance_of
from grognard.core.drivers.fates import Fates, fates_of, merged_fates
from grognard.core.drivers.joining import joined
from grognard.core.drivers.sheaf import Sheaf
from grognard.core.drivers.sums import Packed, summed
from grognard.core.events import Event
from grognard.core.outcome import Outcome, fold
from grognard.dice import Distribution

if TYPE_CHECKING:
    from grognard.core.drivers.chains import Trunk

Events = tuple[Event, ...]
Number = TypeVar("Number", int, float)
#: adds what happens, so often, to what is there already
Adding: TypeAlias = Callable[[dict[str, Number], Events, Number], None]


class Leaf(msgspec.Struct, frozen=True, gc=False):
    """One way the common part can end, and the independent parts that follow it."""

    weight: int
    events: Events
    parts: tuple[Distribution[Events], ...]


class Odds:
    """The distribution of a whole ruling, kept factored: a mixture of products."""

    def __init__(self, leaves: Iterable[Leaf], total: int, sheaves: Iterable[Sheaf] = ()) -> None:
        self.sheaves = tuple(sheaves)
        #: where some ways to end go on
        self.trunk: Trunk | None = None
        self.total = total
        if not self.sheaves:
            self.leaves = tuple(leaves)

    @classmethod
    def going_on(cls, trunk: Trunk) -> Odds:
        """Odds in which some ways to end go on. They are drawn out when leaves are asked for."""
        odds = cls((), 0)
        odds.trunk = trunk
        del odds.leaves, odds.total
        return odds

    @cached_property
    def leaves(self) -> tuple[Leaf, ...]:
        """One for each way that the common part can end."""
        if self.trunk is not None:
            return self._drawn_out[0]
        return tuple([Leaf(*ways) for sheaf in self.sheaves for ways in sheaf.leaves()])

    @cached_property
    def total(self) -> int:
        """What the weights of the leaves add up to."""
        return self._drawn_out[1]

    @cached_property
    def _drawn_out(self) -> tuple[tuple[Leaf, ...], int]:
        assert self.trunk is not None
        return self.trunk.drawn_out()

    def rows(self) -> tuple[list[tuple[Events, ...]], list[int], int]:
        """Every way the whole ruling can go, multiplied out; the weight of each; what the weights add up to.

        The events of a row stay in the groups they come from: the common part, then each independent one.
        Rows are not compared with one another: two of them may hold the same events.
        """
        totals = []
        for leaf in self.leaves:
            total = self.total
            for part in leaf.parts:
                total *= part.total
            totals.append(total)
        common = lcm(*totals)
        rows: list[tuple[Events, ...]] = []
        weights: list[int] = []
        for leaf, total in zip(self.leaves, totals, strict=True):
            parts = [part.weights for part in leaf.parts]
            rows += product((leaf.events,), *parts)
            shares = product((leaf.weight * (common // total),), *[part.values() for part in parts])
            weights += map(prod, shares)
        return rows, weights, common

    @cached_property
    def joint(self) -> Distribution[Events]:
        """Everything together: one entry for each distinct sequence of events."""
        rows, weights, total = self.rows()
        merged: dict[Events, int] = {}
        for groups, weight in zip(rows, weights, strict=True):
            happened = tuple(chain.from_iterable(groups))
            merged[happened] = merged.get(happened, 0) + weight
        return Distribution(merged, total)

    @cached_property
    def outcomes(self) -> Distribution[Outcome]:
        """Over what players care about: losses, states, retreats, who holds the hex; equal ones merged."""
        rows, weights, total = self.rows()
        merged: dict[Outcome, int] = {}
        for groups, weight in zip(rows, weights, strict=True):
            outcome = joined(groups)
            merged[outcome] = merged.get(outcome, 0) + weight
        return Distribution(merged, total)

    @property
    def fates(self) -> Distribution[Fates]:
        """The same as `outcomes`, counter by counter, and much sooner: equal outcomes have equal fates."""
        leaves = self.leaves
        totals = [self.total * prod([part.total for part in leaf.parts]) for leaf in leaves]
        common = lcm(*totals)
        found = merged_fates(zip(leaves, [common // total for total in totals], strict=True))
        return self.joint.map(fates_of) if found is None else Distribution(found, common)

    @property
    def ways(self) -> int:
        """How many leaves there are."""
        if self.trunk is not None:
            return self.trunk.ways
        return sum(map(len, self.sheaves)) if self.sheaves else len(self.leaves)

    @property
    def apart(self) -> bool:
        """Whether questions about one counter can be put to the sheaves, without making leaves of them."""
        return bool(self.sheaves) and all(sheaf.apart for sheaf in self.sheaves)

    @property
    def size(self) -> int:
        """How many rows the joint distribution would have at most."""
        size = 0
        for leaf in self.leaves:
            rows = 1
            for part in leaf.parts:
                rows *= len(part)
            size += rows
        return size

    def seen_by(self, unit: str) -> Distribution[Events]:
        """What can happen to one counter, from the sheaves, where they are apart."""
        by_total: dict[int, dict[Events, int]] = {}

        def add(happened: Events, weight: int, ways: int) -> None:
            kept = tuple([event for event in happened if event.unit == unit])
            bucket = by_total.setdefault(ways, {})
            bucket[kept] = bucket.get(kept, 0) + weight

        for sheaf in self.sheaves:
            place = next((n for n, place in enumerate(sheaf.places) if unit in place.units), None)
            if place is None:
                add(sheaf.events, sheaf.weight, self.total)
                continue
            parts = sheaf.places[place].parts
            for thing, weight in sheaf.alone[place].items():
                part = parts[thing]
                for happened, share in part.weights.items():
                    add(happened, weight * share, self.total * part.total)
        return Distribution.gather(by_total)

    @cached_property
    def touched(self) -> dict[int, frozenset[str]]:
        """The counters that each part can touch, by the identity of the part."""
        return {
            number: frozenset([event.unit for happened in part for event in happened])
            for number, part in self._parts.items()
        }

    @cached_property
    def _parts(self) -> dict[int, Distribution[Events]]:
        return {id(part): part for leaf in self.leaves for part in leaf.parts}

    def folded(
        self, of: Callable[[Events], Hashable], join: Callable[[Any, Any], Hashable], unit: str | None = None
    ) -> Distribution[Any]:
        """Fold each part on its own, then join the parts: small where `of` merges much.

        `of` no events must add nothing to what it is joined to. With `unit`, `of` sees nothing in parts that
        do not touch it, and they are passed over.
        """
        folds = _Folds(of)
        alike: dict[tuple[Any, tuple[int, ...]], int] = {}
        for leaf in self.leaves:
            parts: tuple[int, ...] = ()
            for part in leaf.parts:
                if unit is None or unit in self.touched[id(part)]:
                    parts += folds.number(part)
            kind = of(leaf.events), parts
            alike[kind] = alike.get(kind, 0) + leaf.weight
        by_total: dict[int, dict[Any, int]] = {}
        for (first, parts), weight in alike.items():
            row: Distribution[Any] = Distribution({first: weight}, self.total)
            for number in parts:
                row = row.convolve(folds.listed[number], join)
            bucket = by_total.setdefault(row.total, {})
            for value, share in row.weights.items():
                bucket[value] = bucket.get(value, 0) + share
        return Distribution.gather(by_total)

    def units(self, of: Callable[[Event], bool] | None = None) -> tuple[str, ...]:
        """Every counter or side that something can happen to, if need be something of a kind."""
        return tuple(sorted({event.unit for event in self._happening() if of is None or of(event)}))

    def _happening(self) -> Iterator[Event]:
        if self.sheaves:
            for sheaf in self.sheaves:
                yield from sheaf.events
                for place in sheaf.places:
                    yield from place.happening
            return
        for leaf in self.leaves:
            yield from leaf.events
        for part in self._parts.values():
            for happened in part:
                yield from happened

    def chance(
        self, holds: Callable[[Outcome], bool], of_any: bool = False, of_every: bool = False
    ) -> Fraction:
        """The exact chance of an outcome that `holds`, from the fields it looks at and nothing else.

        With `of_any`, what holds of one counter by itself holds of the whole; with `of_every`, it holds of
        the whole if it holds of each. Then no part is joined to another.
        """
        return chance_of(self, holds, of_any, of_every)

    def marginal(self, unit: str) -> Distribution[Outcome]:
        """What can become of one counter."""
        if self.apart:
            return self.seen_by(unit).map(fold)

        def kept(happened: Events) -> Events:
            return tuple([bare(event) for event in happened if event.unit == unit])

        return self.folded(kept, operator.add, unit).map(fold)

    def marginals(self, units: Iterable[str]) -> dict[str, Distribution[Outcome]]:
        """What can become of each of several counters, each by itself."""
        if self.apart:
            touched = self.units()
            return {unit: self.marginal(unit) for unit in units if unit in touched}
        alone = self._alone()
        return {unit: Odds(alone[unit], self.total).marginal(unit) for unit in units if unit in alone}

    def _alone(self) -> dict[str, list[Leaf]]:
        """For each counter that something can happen to, the leaves as it sees them: few, since what happens
        to others makes no difference to it."""
        seen: dict[str, dict[tuple[Events, tuple[int, ...]], int]] = {}
        for leaf in self.leaves:
            happened: dict[str, Events] = {}
            for event in leaf.events:
                happened[event.unit] = (*happened.get(event.unit, ()), event)
            to_come: dict[str, tuple[int, ...]] = {}
            for part in leaf.parts:
                for unit in self.touched[id(part)]:
                    to_come[unit] = (*to_come.get(unit, ()), id(part))
            for unit in happened.keys() | to_come.keys():
                kinds = seen.setdefault(unit, {})
                kind = happened.get(unit, ()), to_come.get(unit, ())
                kinds[kind] = kinds.get(kind, 0) + leaf.weight
        return {unit: list(self._seen_as(kinds)) for unit, kinds in seen.items()}

    def _seen_as(self, kinds: Mapping[tuple[Events, tuple[int, ...]], int]) -> Iterator[Leaf]:
        for (events, numbers), weight in kinds.items():
            yield Leaf(weight, events, tuple([self._parts[number] for number in numbers]))
        untouched = self.total - sum(kinds.values())
        if untouched:
            yield Leaf(untouched, (), ())

    def expect(self, add: Adding[int]) -> dict[str, Fraction]:
        """Means by name, exact: no part is multiplied out.

        `add` adds what happens, so often, to what is there already, event by event, as losses add up.
        """
        # Whole numbers by what they are counted out of: fractions only once, at the end.
        sums: dict[int, dict[str, int]] = {}
        for happened, weight, ways in self._shares():
            add(sums.setdefault(ways, {}), happened, weight)
        common = lcm(*sums)
        found: dict[str, int] = {}
        for ways, bucket in sums.items():
            for name, points in bucket.items():
                found[name] = found.get(name, 0) + points * (common // ways)
        return {name: Fraction(found[name], common) for name in sorted(found)}

    def _shares(self) -> Iterator[tuple[Events, int, int]]:
        """Everything that can happen, part by part: the events, their weight, out of how many."""
        if self.sheaves:
            for sheaf in self.sheaves:
                yield sheaf.events, sheaf.weight, self.total
                for part, weight in sheaf.reached():
                    for happened, share in part.weights.items():
                        yield happened, weight * share, self.total * part.total
            return
        reached = dict.fromkeys(self._parts, 0)
        for leaf in self.leaves:
            yield leaf.events, leaf.weight, self.total
            for part in leaf.parts:
                reached[id(part)] += leaf.weight
        for number, part in self._parts.items():
            weight, ways = reached[number], self.total * part.total
            for happened, share in part.weights.items():
                yield happened, weight * share, ways

    def estimate(self, add: Adding[float]) -> dict[str, float]:
        """The same in floating point, and much sooner where some ways to end go on: none is drawn out."""
        return self._estimated(add, {})

    def _estimated(self, add: Adding[float], known: dict[int, dict[str, float]]) -> dict[str, float]:
        """`known` holds what each part came to: many ways lead to the same."""
        found: dict[str, float] = {}
        if self.sheaves:
            for sheaf in self.sheaves:
                add(found, sheaf.events, sheaf.weight / self.total)
                for part, weight in sheaf.reached():
                    _add_up(found, _estimate_of(part, add), weight / self.total)
            return found
        ways, whole = (self.trunk.stems, self.trunk.total) if self.trunk else (self.leaves, self.total)
        for way in ways:
            share = way.weight / whole
            add(found, way.events, share)
            for after in way.parts:
                if id(after) not in known:
                    known[id(after)] = (
                        after._estimated(add, known) if isinstance(after, Odds) else _estimate_of(after, add)
                    )
                _add_up(found, known[id(after)], share)
        return found

    def summed(
        self, value: Callable[[Events], int], plus: Callable[[Packed, Packed], Packed], most: int
    ) -> Distribution[int] | None:
        """The distribution of sums over counters; None where there are more than `most` of them.

        `value` sees what happens to the counters of a part together; `plus` adds such a part to sums.
        """
        return summed(self, value, plus, most)


def _estimate_of(part: Distribution[Events], add: Adding[float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for happened, weight in part.weights.items():
        add(found, happened, weight / part.total)
    return found


def _add_up(found: dict[str, float], more: Mapping[str, float], share: float) -> None:
    for name, points in more.items():
        found[name] = found.get(name, 0.0) + points * share


class _Folds:
    """Parts folded, by number: those that come to the same under the same number, those to nothing under
    none."""

    def __init__(self, of: Callable[[Events], Hashable]) -> None:
        self._of, self._nothing = of, of(())
        self.listed: list[Distribution[Any]] = []
        self._known: dict[int, tuple[int, ...]] = {}
        self._numbers: dict[tuple[int, frozenset[Any]], int] = {}

    def number(self, part: Distribution[Events]) -> tuple[int, ...]:
        found = self._known.get(id(part))
        if found is None:
            found = self._known[id(part)] = self._numbered(part.map(self._of))
        return found

    def _numbered(self, spread: Distribution[Any]) -> tuple[int, ...]:
        if list(spread) == [self._nothing]:
            return ()
        number = self._numbers.setdefault((spread.total, frozenset(spread.weights.items())), len(self.listed))
        if number == len(self.listed):
            self.listed.append(spread)
        return (number,)
