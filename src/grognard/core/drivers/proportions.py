"""Proportions of things, by number: how much of each a seal holds.

They are not brought to a common sum: what a proportion sums up to belongs to the weight of its history.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from itertools import compress, product
from math import lcm, prod
from typing import Any, Generic, TypeVar

#: things by number, and how much of each
Proportion = tuple[tuple[Any, ...], tuple[int, ...]]
#: what is seen, and the number of the proportion that is left
Opened = tuple[tuple[Any, int], ...]
#: what one thing shows and becomes: (seen, hidden) -> weight; and out of how many
Move = tuple[Mapping[tuple[Any, Any], int], int]

T = TypeVar("T", bound=Hashable)


class Interned(Generic[T]):
    """Things by number, equal ones under the same."""

    def __init__(self) -> None:
        self.listed: list[T] = []
        self._numbers: dict[T, int] = {}

    def number(self, thing: T) -> int:
        number = self._numbers.setdefault(thing, len(self.listed))
        if number == len(self.listed):
            self.listed.append(thing)
        return number


class Proportions(Interned[Proportion]):
    """Every proportion that has come up."""

    def sum(self, number: int) -> int:
        return sum(self.listed[number][1])

    def things(self, numbers: Iterable[int]) -> set[Any]:
        return set().union(*[self.listed[number][0] for number in numbers])

    def together(self, numbers: list[int]) -> int:
        """Several proportions as one of what they hold together."""
        if len(numbers) == 1:
            return numbers[0]
        each = [self.listed[number] for number in numbers]
        things = tuple(product(*[things for things, _weights in each]))
        return self.number((things, tuple(map(prod, product(*[weights for _things, weights in each])))))


class Transition:
    """What one sub-procedure makes of any proportion handed to it, all out of so many `ways`."""

    def __init__(self, moves: Mapping[Any, Move], proportions: Proportions) -> None:
        self.ways = lcm(*{own for _move, own in moves.values()})
        self._proportions = proportions
        shown: dict[Any, list[Any]] = {}
        for seen, hidden in dict.fromkeys([end for move, _own in moves.values() for end in move]):
            shown.setdefault(seen, []).append(hidden)
        #: what is seen, the things it leaves in order, and where their amounts stand
        self._shown: list[tuple[Any, tuple[Any, ...], slice]] = []
        places: dict[tuple[Any, Any], int] = {}
        for seen, hidden in shown.items():
            first = len(places)
            places |= {(seen, thing): first + n for n, thing in enumerate(sorted(hidden))}
            self._shown.append((seen, tuple(sorted(hidden)), slice(first, len(places))))
        self._blank = [0] * len(places)
        self._shares = {
            thing: [(places[end], weight * (self.ways // own)) for end, weight in move.items()]
            for thing, (move, own) in moves.items()
        }
        self._turned: dict[int, Opened] = {}

    def __call__(self, number: int) -> Opened:
        found = self._turned.get(number)
        if found is None:
            found = self._turned[number] = tuple(self._turn(*self._proportions.listed[number]))
        return found

    def _turn(self, things: tuple[Any, ...], amounts: tuple[int, ...]) -> list[tuple[Any, int]]:
        after, shares = self._blank.copy(), self._shares
        for thing, amount in zip(things, amounts, strict=True):
            for place, share in shares[thing]:
                after[place] += amount * share
        found = []
        for seen, left, where in self._shown:
            weights = tuple(after[where])
            if 0 in weights:
                kept, weights = tuple(compress(left, weights)), tuple(filter(None, weights))
                if weights:
                    found.append((seen, self._proportions.number((kept, weights))))
            else:
                found.append((seen, self._proportions.number((left, weights))))
        return found
