"""Ways for a ruling to end that are kept together, since only the proportions in them differ.

Each way is a row: for every place a proportion of things, by number. What one thing comes to is a part; so a
row stands for a leaf, whose parts are mixed in proportion, and questions about one place at a time are
answered without making leaves of the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import count
from math import lcm, prod
from typing import Any

from grognard.core.events import Event
from grognard.dice import Distribution

Events = tuple[Event, ...]
#: things by number, and how much of each
Proportion = tuple[tuple[Any, ...], tuple[int, ...]]


class Place:
    """One of the independent parts that follow, in all rows."""

    def __init__(
        self, column: Sequence[int], held: Sequence[Proportion], parts: Mapping[Any, Distribution[Events]]
    ) -> None:
        #: for each row the proportion it holds, by its place in `held`
        self.column = column
        self.held = held
        #: what becomes of each thing
        self.parts = parts

    @cached_property
    def sums(self) -> list[int]:
        return [sum(weights) for _things, weights in self.held]

    @cached_property
    def mixed(self) -> list[Distribution[Events]]:
        """Each proportion as one part."""
        return [self.mix(zip(*held, strict=True)) for held in self.held]

    def mix(self, weighed: Iterator[tuple[Any, int]]) -> Distribution[Events]:
        by_total: dict[int, dict[Events, int]] = {}
        whole = 0
        for thing, share in weighed:
            part = self.parts[thing]
            whole += share
            bucket = by_total.setdefault(part.total, {})
            for happened, weight in part.weights.items():
                bucket[happened] = bucket.get(happened, 0) + share * weight
        found = Distribution.gather(by_total)
        return Distribution(found.weights, found.total * whole)

    @cached_property
    def endings(self) -> tuple[Events, ...]:
        """Every way this can go."""
        return tuple(dict.fromkeys([happened for part in self.parts.values() for happened in part]))

    @property
    def ways(self) -> int:
        """What the weights of all parts can be counted out of."""
        return lcm(*{part.total for part in self.parts.values()})

    @cached_property
    def happening(self) -> tuple[Event, ...]:
        """Everything that can happen here."""
        return tuple([event for happened in self.endings for event in happened])

    @cached_property
    def units(self) -> frozenset[str]:
        """Everybody that something can happen to here."""
        return frozenset([event.unit for event in self.happening])

    def chances(self, wanted: Callable[[Events], bool]) -> tuple[list[int], int]:
        """For each proportion how much of it is wanted, times what the proportion sums up to; all out of so
        many."""
        return self.counted(lambda happened: int(wanted(happened)))

    def counted(self, worth: Callable[[Events], int]) -> tuple[list[int], int]:
        """For each proportion what everything that can happen is worth, by weight; all out of so many."""
        ways = self.ways
        whole = {
            thing: (ways // part.total)
            * sum(weight * worth(happened) for happened, weight in part.weights.items())
            for thing, part in self.parts.items()
        }
        found = [
            sum(map(int.__mul__, map(whole.__getitem__, things), shares)) for things, shares in self.held
        ]
        return found, ways


class Sheaf:
    """All rows that have the same events in common."""

    def __init__(self, events: Events, places: Sequence[Place], shares: Sequence[int]) -> None:
        self.events, self.places = events, tuple(places)
        #: what each row weighs before its proportions are counted
        self.shares = shares

    def __len__(self) -> int:
        return len(self.shares)

    @cached_property
    def apart(self) -> bool:
        """Whether each counter is touched in one place at most, and not by the events in common."""
        touched = [event.unit for event in self.events]
        for place in self.places:
            touched += place.units
        return len(touched) == len(set(touched))

    @cached_property
    def _halves(self) -> tuple[_Half, _Half]:
        """The rows cut in two: far fewer distinct halves than rows, so that sums are taken over halves."""
        middle = len(self.places) // 2
        return _Half(self.places[:middle], len(self)), _Half(self.places[middle:], len(self))

    def total(self, counted: Sequence[Sequence[int]]) -> int:
        """The weight of all rows together, if each proportion counts so much."""
        left, right = self._halves
        middle = len(left.places)
        reached = left.reached(self.shares, right, right.products(counted[middle:]))
        return sum(map(int.__mul__, left.products(counted[:middle]), reached))

    @cached_property
    def weight(self) -> int:
        return self.total([place.sums for place in self.places])

    @cached_property
    def alone(self) -> list[dict[Any, int]]:
        """For each place the weight of every thing in it, whatever there is in the others."""
        left, right = self._halves
        sums = [half.products([place.sums for place in half.places]) for half in (left, right)]
        others = left.reached(self.shares, right, sums[1]), right.reached(self.shares, left, sums[0])
        return [
            _by_thing(place, column, list(map(int.__mul__, own, other)))
            for half, own, other in zip((left, right), sums, others, strict=True)
            for place, column in zip(half.places, half.columns, strict=True)
        ]

    def none_of(self, wanted: Callable[[Events], bool]) -> Fraction:
        """How much of the weight has nothing wanted in any place."""
        if wanted(self.events):
            return Fraction()
        fails = [place.chances(lambda happened: not wanted(happened)) for place in self.places]
        weight = self.total([found for found, _ways in fails])
        return Fraction(weight, prod(ways for _found, ways in fails))

    def leaves(self) -> Iterator[tuple[int, Events, tuple[Distribution[Events], ...]]]:
        """Each row by itself: its weight, the events in common and its parts."""
        sums = [map(place.sums.__getitem__, place.column) for place in self.places]
        columns = [map(place.mixed.__getitem__, place.column) for place in self.places]
        weights = map(prod, zip(self.shares, *sums, strict=True))
        for weight, *parts in zip(weights, *columns, strict=True):
            yield weight, self.events, tuple(parts)


def _by_thing(place: Place, column: Sequence[int], weights: Sequence[int]) -> dict[Any, int]:
    """The weight of every thing, where so many halves hold it in proportion."""
    reached = [0] * len(place.held)
    for number, weight in zip(column, weights, strict=True):
        reached[number] += weight
    found: dict[Any, int] = {}
    for (things, shares), weight, whole in zip(place.held, reached, place.sums, strict=True):
        each = weight // whole  # exact: the proportion was counted into the weight
        for thing, share in zip(things, shares, strict=True):
            found[thing] = found.get(thing, 0) + each * share
    return found


class _Half:
    """Some of the places of a sheaf: its distinct combinations, and which of them each row has."""

    def __init__(self, places: Sequence[Place], rows: int) -> None:
        self.places = places
        # A combination as one whole number: a tuple for each row would cost several times as much.
        whole = [0] * rows
        for place in places:
            many = len(place.held)
            whole = [before * many + number for before, number in zip(whole, place.column, strict=True)]
        numbers = dict(zip(dict.fromkeys(whole), count(), strict=False))
        self.of_row = [numbers[combination] for combination in whole]
        self.columns = _taken_apart(list(numbers), [len(place.held) for place in places])
        self._many = len(numbers)

    def products(self, counted: Sequence[Sequence[int]]) -> list[int]:
        """What each combination weighs if each proportion counts so much."""
        columns = [map(sums.__getitem__, col) for sums, col in zip(counted, self.columns, strict=True)]
        return list(map(prod, zip(*columns, strict=True))) if columns else [1] * self._many

    def reached(self, shares: Sequence[int], other: _Half, products: Sequence[int]) -> list[int]:
        """For each combination the weight of all that stands beside it in the rows."""
        found = [0] * self._many
        for own, beside, share in zip(self.of_row, other.of_row, shares, strict=True):
            found[own] += products[beside] if share == 1 else share * products[beside]
        return found


def _taken_apart(combinations: list[int], sizes: Sequence[int]) -> list[list[int]]:
    columns = []
    for size in reversed(sizes):
        columns.append([combination % size for combination in combinations])
        combinations = [combination // size for combination in combinations]
    return columns[::-1]
