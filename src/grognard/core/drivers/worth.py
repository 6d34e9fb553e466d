"""What histories come to if each thing counts so much, place by place.

A history is a product over its places, and a block of histories a product of two sums: what its left halves
come to, and what its right ones do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import repeat
from math import prod
from operator import mul
from typing import Any

from grognard.core.drivers.histories import Half, Histories, Now
from grognard.core.drivers.proportions import Proportions

#: what each thing counts
Values = Mapping[Any, int]


class Counting:
    """What proportions come to if each thing counts so much, place by place; each worked out once."""

    def __init__(self, values: Sequence[Values], proportions: Proportions) -> None:
        self._values, self._listed = values, proportions.listed
        self._known: list[dict[int, int]] = [{} for _place in values]
        self._combined: dict[tuple[int, ...], list[int]] = {}

    def of(self, place: int, number: int) -> int:
        found = self._known[place].get(number)
        if found is None:
            things, amounts = self._listed[number]
            # A proportion of histories that are left out may hold things that nobody counts.
            values = map(self._values[place].get, things, repeat(0))
            found = self._known[place][number] = sum(map(mul, values, amounts))
        return found

    def counted(self, place: int, now: Now) -> dict[int, int]:
        """What each proportion of a place counts, by what it was as written down."""
        return {was: self.of(place, number) for was, number in now.items()}

    def combined(self, half: Half, first: int, now: Sequence[Now]) -> list[int]:
        """What each combination of a half comes to; nothing where a proportion has been left out."""
        # Histories that share their columns often differ in a few places only.
        key = id(half), *map(id, now)
        found = self._combined.get(key)
        if found is None:
            counted = [self.counted(place, own) for place, own in enumerate(now, first)]
            columns = [
                [each.get(number, 0) for number in column]
                for each, column in zip(counted, half.columns, strict=True)
            ]
            found = list(map(prod, zip(*columns, strict=True))) if columns else [1] * half.many
            self._combined[key] = found
        return found


class Worth:
    """What the histories of a table come to."""

    def __init__(self, table: Histories, counting: Counting) -> None:
        self._columns, self._now, self._counting = table.written, table.shown, counting
        self._left, self._right = table.written.halves
        middle = len(self._left.columns)
        self._lefts = counting.combined(self._left, 0, table.shown[:middle])
        self._rights = counting.combined(self._right, middle, table.shown[middle:])

    @property
    def total(self) -> int:
        lefts, rights = self._lefts, self._rights
        return sum(
            [
                _weighed(ones, times, lefts) * _weighed(others, shares, rights)
                for ones, times, others, shares in self._columns.blocks
            ]
        )

    def beside(self) -> list[dict[int, int]]:
        """For each place and proportion what all that stands beside it in the histories comes to."""
        lefts, rights = [0] * self._left.many, [0] * self._right.many
        for ones, times, others, shares in self._columns.blocks:
            left, right = _weighed(ones, times, self._lefts), _weighed(others, shares, self._rights)
            for one, each in zip(ones, times, strict=True):
                lefts[one] += each * right
            for other, each in zip(others, shares, strict=True):
                rights[other] += each * left
        own = list(map(mul, lefts, self._lefts)), list(map(mul, rights, self._rights))
        middle = len(self._left.columns)
        return self._shared_out(0, self._left, own[0]) + self._shared_out(middle, self._right, own[1])

    def _shared_out(self, first: int, half: Half, weights: Sequence[int]) -> list[dict[int, int]]:
        found = []
        for place, column in enumerate(half.columns, first):
            reached = dict.fromkeys(column, 0)
            for number, weight in zip(column, weights, strict=True):
                reached[number] += weight
            beside: dict[int, int] = {}
            for was, weight in reached.items():
                if weight:
                    # It was multiplied by what the proportion counts itself.
                    number = self._now[place][was]
                    beside[number] = beside.get(number, 0) + weight // self._counting.of(place, number)
            found.append(beside)
        return found


def _weighed(numbers: Sequence[int], times: Sequence[int], worth: Sequence[int]) -> int:
    return sum(map(mul, map(worth.__getitem__, numbers), times))
