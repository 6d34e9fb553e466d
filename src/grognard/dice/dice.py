"""Dice as wargames use them: so many of one kind, read from `low` to `high`."""

from __future__ import annotations

import re
from functools import cache

import msgspec


class Dice(msgspec.Struct, frozen=True, order=True):
    """`count` dice whose faces run from `low` to `high`, added together."""

    count: int
    low: int
    high: int

    def __str__(self) -> str:
        sides = self.high - self.low + 1
        reading = "" if self.low == 1 else f" ({self.low}-{self.high})"
        return f"{self.count}d{sides}{reading}"

    @classmethod
    def parse(cls, text: str) -> Dice:
        """Read "1d6", "2d6" or "1d10 (0-9)"."""
        match = re.fullmatch(r"(\d+)d(\d+)(?: \((\d+)-(\d+)\))?", text.strip())
        if match is None:
            raise ValueError(f"not dice: {text!r} (expected e.g. '1d6' or '1d10 (0-9)')")
        count, sides = int(match[1]), int(match[2])
        low = int(match[3]) if match[3] else 1
        high = int(match[4]) if match[4] else sides
        if count < 1 or high - low + 1 != sides:
            raise ValueError(f"not dice: {text!r} (the faces do not fit the reading)")
        return cls(count, low, high)

    @property
    def faces(self) -> range:
        return range(self.low, self.high + 1)

    @property
    def lowest(self) -> int:
        return self.count * self.low

    @property
    def highest(self) -> int:
        return self.count * self.high

    @property
    def totals(self) -> tuple[tuple[int, int], ...]:
        """Every total with the number of ways to roll it."""
        return _totals(self)

    @property
    def ways(self) -> int:
        return _ways(self)


@cache
def _ways(dice: Dice) -> int:
    ways: int = len(dice.faces) ** dice.count
    return ways


@cache
def _totals(dice: Dice) -> tuple[tuple[int, int], ...]:
    ways = {0: 1}
    for _ in range(dice.count):
        longer: dict[int, int] = {}
        for total, weight in ways.items():
            for face in dice.faces:
                longer[total + face] = longer.get(total + face, 0) + weight
        ways = longer
    return tuple(sorted(ways.items()))


D6 = Dice(1, 1, 6)
TWO_D6 = Dice(2, 1, 6)
D10 = Dice(1, 1, 10)
ZERO_D10 = Dice(1, 0, 9)
