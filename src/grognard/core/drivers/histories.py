"""Tables of histories: which proportion of things each place holds, by number, in every history.

Opening a place touches no history, only what the proportions of that place have become; so many tables share
one set of columns, and what is worked out about that serves them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import compress, count
from math import gcd
from typing import Any

from grognard.core.drivers.proportions import Opened

#: what has become of the proportions of a place
Now = dict[int, int]
#: any of some left halves, each so many times, beside any of some right halves, each so many times
Block = tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]]


class Histories:
    """Histories that have shown the same: those of some columns, some of them left out, as they are now."""

    def __init__(
        self,
        written: Columns,
        now: Sequence[Now] | None = None,
        kept: list[bool] | None = None,
        shown: Sequence[Now] | None = None,
    ) -> None:
        self.written = written
        self.now = now if now is not None else [{n: n for n in set(column)} for column in written.columns]
        #: which histories are not left out
        self.kept = kept
        #: the same as `now`, with proportions that only come up in histories left out
        self.shown = shown if shown is not None else self.now

    @classmethod
    def of(cls, size: int, rows: Sequence[tuple[Sequence[int], int]]) -> Histories:
        """Histories one by one, each so many times."""
        columns = [[held[place] for held, _times in rows] for place in range(size)]
        return cls(Columns(columns, [times for _held, times in rows]))

    @classmethod
    def summed(cls, tables: Sequence[tuple[int, Histories]]) -> Histories:
        """The histories of several of these in one set of columns, each so many times."""
        columns: list[list[int]] = [[] for _place in tables[0][1].now]
        times: list[int] = []
        for more, table in tables:
            for column, own in zip(columns, table.columns(), strict=True):
                column += own
            times += [more * each for each in table.times()]
        return cls(Columns(columns, times))

    def columns(self) -> list[Iterable[int]]:
        """The columns as they are now."""
        listed = (
            [compress(col, self.kept) for col in self.written.columns] if self.kept else self.written.columns
        )
        return [map(now.__getitem__, column) for now, column in zip(self.now, listed, strict=True)]

    def times(self) -> Iterable[int]:
        return compress(self.written.times, self.kept) if self.kept else self.written.times

    def rows(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every history by itself, and how many times it counts."""
        columns = self.columns()
        listed = zip(*columns, strict=True) if columns else iter([()] * len(self))
        return zip(listed, self.times(), strict=True)

    def __len__(self) -> int:
        return sum(self.kept) if self.kept else len(self.written.times)

    def held(self, place: int) -> set[int]:
        """The proportions that come up in a place."""
        return set(self.now[place].values())

    def opened(self, place: int, turn: Callable[[int], Opened]) -> list[tuple[Any, Histories]]:
        """The histories by what one place shows, where `turn` says it of a proportion."""
        after: dict[Any, Now] = {}
        for was, number in self.now[place].items():
            for seen, left in turn(number):
                after.setdefault(seen, {})[was] = left
        return [(seen, self._after(place, now)) for seen, now in after.items()]

    def _after(self, place: int, now: Now) -> Histories:
        every = [*self.now[:place], now, *self.now[place + 1 :]]
        shown = [*self.shown[:place], now, *self.shown[place + 1 :]]
        if len(now) == len(self.now[place]):
            return Histories(self.written, every, self.kept, shown)
        kept = list(map(now.__contains__, self.written.columns[place]))
        if self.kept:
            kept = list(map(bool.__and__, kept, self.kept))
        for other, column in enumerate(self.written.columns):
            left = set(compress(column, kept))
            if len(left) < len(every[other]):
                every[other] = {number: every[other][number] for number in left}
        return Histories(self.written, every, kept, shown)


class Columns:
    """Histories as they were written down: for each place a column of proportions, and how often each
    history counts."""

    def __init__(self, columns: Sequence[Sequence[int]], times: Sequence[int]) -> None:
        self.columns, self.times = columns, times

    @cached_property
    def halves(self) -> tuple[Half, Half]:
        """The columns cut in two: the same half comes up in many histories."""
        middle = len(self.columns) // 2
        return Half(self.columns[:middle], len(self.times)), Half(self.columns[middle:], len(self.times))

    @cached_property
    def blocks(self) -> list[Block]:
        """The histories put together: right halves that stand beside the same left ones are one block."""
        left, right = self.halves
        kinds = {times: kind for kind, times in enumerate(dict.fromkeys(self.times))}
        many = len(kinds)
        beside: list[list[int]] = [[] for _ in range(right.many)]
        for one, other, times in zip(left.of_row, right.of_row, self.times, strict=True):
            beside[other].append(one * many + kinds[times])
        shares = _shares(list(kinds))
        blocks: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[list[int], list[int]]] = {}
        for other, ones in enumerate(beside):
            ones.sort()
            times, own = shares(tuple([one % many for one in ones]))
            others, weights = blocks.setdefault((tuple([one // many for one in ones]), own), ([], []))
            others.append(other)
            weights.append(times)
        return [(*ones, *others) for ones, others in blocks.items()]


def _shares(listed: Sequence[int]) -> Callable[[tuple[int, ...]], tuple[int, tuple[int, ...]]]:
    """How often several things count, by kind: a common factor, and what is left of each."""

    @cache
    def shares(kinds: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        times = [listed[kind] for kind in kinds]
        common = gcd(*times)
        return common, tuple([each // common for each in times])

    return shares


class Half:
    """Some of the columns: their distinct combinations, and which of them each history has."""

    def __init__(self, columns: Sequence[Sequence[int]], rows: int) -> None:
        # A combination as one whole number: a tuple for each history would cost several times as much.
        whole = [0] * rows
        listed = [list(dict.fromkeys(column)) for column in columns]
        for column, numbers in zip(columns, listed, strict=True):
            place, many = dict(zip(numbers, count(), strict=False)), len(numbers)
            whole = [before * many + place[number] for before, number in zip(whole, column, strict=True)]
        known = dict(zip(dict.fromkeys(whole), count(), strict=False))
        self.of_row = list(map(known.__getitem__, whole))
        self.columns = _taken_apart(list(known), listed)
        self.many = len(known)


def _taken_apart(combinations: list[int], listed: Sequence[Sequence[int]]) -> list[list[int]]:
    columns = []
    for numbers in reversed(listed):
        many = len(numbers)
        columns.append([numbers[combination % many] for combination in combinations])
        combinations = [combination // many for combination in combinations]
    return columns[::-1]
