"""7.19. How a loss may be shared out among the units of a side, point by point."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Sharer(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def cf(self) -> int: ...


class Shares:
    """A loss on its way: who may take the next point, until all are taken."""

    def __init__(self, points: int, units: Iterable[Sharer]) -> None:
        units = list(units)
        self.left = points
        self._cf = {unit.id: unit.cf for unit in units}
        self._leading = leading_kind(units)
        # At least half of them, rounded up, from the kind that gave most CF.
        self._owed = -(-points // 2)

    @property
    def options(self) -> tuple[str, ...]:
        """The units of which one takes the next point; none where nothing is left to take."""
        able = [unit for unit, cf in self._cf.items() if cf] if self.left else []
        first = [unit for unit in able if unit in self._leading]
        return tuple(first if first and self._owed >= self.left else able)

    def take(self, unit: str) -> bool:
        """A unit takes a point; whether that was its last CF."""
        self._cf[unit] -= 1
        self.left -= 1
        self._owed -= unit in self._leading
        return not self._cf[unit]


def leading_kind(units: Iterable[Sharer]) -> frozenset[str]:
    """7.19  The units of the kind that gave most CF; of equal kinds the one listed first."""
    units = list(units)
    behind: dict[str, int] = {}
    for unit in units:
        behind[unit.kind] = behind.get(unit.kind, 0) + unit.cf
    leading = max(behind, key=lambda kind: behind[kind])
    return frozenset(unit.id for unit in units if unit.kind == leading)
