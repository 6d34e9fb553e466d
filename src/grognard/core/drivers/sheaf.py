"""Ways for a ruling to end that are kept together, since only the proportions in them differ.

Each way is a row: for every place a proportion of things, by number. What one thing comes to is a part; so a
row stands for a leaf, whose parts are mixed in proportion, and questions about one place at a time are
answered without making leaves of the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import lcm, prod
from typing import Any

from grognard.core.drivers.histories import Histories
from grognard.core.drivers.proportions import Proportions
from grognard.core.drivers.worth import Counting, Values, Worth
from grognard.core.events import Event
from grognard.dice import Distribution

Events = tuple[Event, ...]


class Place:
    """One of the independent parts that follow, in all rows."""

    def __init__(self, parts: Mapping[Any, Distribution[Events]]) -> None:
        #: what becomes of each thing
        self.parts = parts

    def mixed(self, weighed: Iterable[tuple[Any, int]]) -> Distribution[Events]:
        """Several things in proportion, as one part."""
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

    @property
    def happening(self) -> tuple[Event, ...]:
        """Everything that can happen here."""
        return tuple([event for happened in self.endings for event in happened])

    @cached_property
    def units(self) -> frozenset[str]:
        """Everybody that something can happen to here."""
        return frozenset([event.unit for event in self.happening])

    def chances(self, wanted: Callable[[Events], bool]) -> tuple[dict[Any, int], int]:
        """For each thing how much of it is wanted; all out of so many."""
        return self.counted(lambda happened: int(wanted(happened)))

    def counted(self, worth: Callable[[Events], int]) -> tuple[dict[Any, int], int]:
        """For each thing what everything that can happen is worth, by weight; all out of so many."""
        ways = self.ways
        found = {
            thing: (ways // part.total)
            * sum(weight * worth(happened) for happened, weight in part.weights.items())
            for thing, part in self.parts.items()
        }
        return found, ways


class Sheaf:
    """All rows that have the same events in common."""

    def __init__(
        self,
        events: Events,
        places: Sequence[Place],
        tables: Sequence[tuple[int, Histories]],
        proportions: Proportions,
    ) -> None:
        self.events, self.places = events, tuple(places)
        #: how often each table counts
        self._tables = tables
        self._proportions = proportions

    def __len__(self) -> int:
        return sum(len(table) for _times, table in self._tables)

    @cached_property
    def apart(self) -> bool:
        """Whether each counter is touched in one place at most, and not by the events in common."""
        touched = [event.unit for event in self.events]
        for place in self.places:
            touched += place.units
        return len(touched) == len(set(touched))

    def total(self, counted: Sequence[Values]) -> int:
        """The weight of all rows together, if each thing counts so much."""
        counting = Counting(counted, self._proportions)
        return sum(times * Worth(table, counting).total for times, table in self._tables)

    @property
    def weight(self) -> int:
        return sum(self.alone[0].values()) if self.places else self.total([])

    @cached_property
    def alone(self) -> list[dict[Any, int]]:
        """For each place the weight of every thing in it, whatever there is in the others."""
        counting = Counting([dict.fromkeys(place.parts, 1) for place in self.places], self._proportions)
        beside: list[dict[int, int]] = [{} for _place in self.places]
        for times, table in self._tables:
            for weights, reached in zip(beside, Worth(table, counting).beside(), strict=True):
                for number, weight in reached.items():
                    weights[number] = weights.get(number, 0) + times * weight
        return list(map(self._by_thing, beside))

    def reached(self) -> Iterator[tuple[Distribution[Events], int]]:
        """Every part that can follow, and the weight of all rows in which it does."""
        for place, things in zip(self.places, self.alone, strict=True):
            for thing, weight in things.items():
                yield place.parts[thing], weight

    def _by_thing(self, weights: Mapping[int, int]) -> dict[Any, int]:
        """How much there is of each thing, where so much stands beside each proportion."""
        found: dict[Any, int] = {}
        for number, weight in weights.items():
            for thing, share in zip(*self._proportions.listed[number], strict=True):
                found[thing] = found.get(thing, 0) + weight * share
        return found

    def none_of(self, wanted: Callable[[Events], bool]) -> Fraction:
        """How much of the weight has nothing wanted in any place."""
        if wanted(self.events):
            return Fraction()
        fails = [place.chances(lambda happened: not wanted(happened)) for place in self.places]
        weight = self.total([found for found, _ways in fails])
        return Fraction(weight, prod(ways for _found, ways in fails))

    def leaves(self) -> Iterator[tuple[int, Events, tuple[Distribution[Events], ...]]]:
        """Each row by itself: its weight, the events in common and its parts."""
        listed, whole = self._proportions.listed, self._proportions.sum
        known: list[dict[int, Distribution[Events]]] = [{} for _place in self.places]
        for times, table in self._tables:
            for row, own in table.rows():
                for place, number, parts in zip(self.places, row, known, strict=True):
                    if number not in parts:
                        parts[number] = place.mixed(zip(*listed[number], strict=True))
                mixed = tuple([parts[number] for parts, number in zip(known, row, strict=True)])
                yield times * own * prod(map(whole, row)), self.events, mixed
