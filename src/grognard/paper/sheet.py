"""Sheets of paper, and how a large drawing is spread over them."""

from __future__ import annotations

from math import ceil

import msgspec


class Sheet(msgspec.Struct, frozen=True):
    """A sheet in millimetres, upright."""

    id: str
    width: float
    height: float


PAPERS = {"a4": Sheet("a4", 210.0, 297.0), "a3": Sheet("a3", 297.0, 420.0)}
#: what a printer leaves white, with the marks and the foot in it
MARGIN = 12.0
#: of two neighbouring tiles, to glue
OVERLAP = 8.0


class Tiling(msgspec.Struct, frozen=True):
    """A drawing cut into tiles of one size that overlap."""

    across: int
    down: int
    #: of a tile
    width: float
    height: float
    #: whether the sheets lie on their side
    flipped: bool

    @property
    def pages(self) -> int:
        return self.across * self.down


def tiling(width: float, height: float, sheet: Sheet) -> Tiling:
    """The fewest sheets; upright ones where it comes to the same."""
    upright = _spread(width, height, sheet.width, sheet.height, flipped=False)
    lying = _spread(width, height, sheet.height, sheet.width, flipped=True)
    return min(upright, lying, key=lambda one: one.pages)


def _spread(width: float, height: float, wide: float, tall: float, *, flipped: bool) -> Tiling:
    across, down = _count(width, wide - 2 * MARGIN), _count(height, tall - 2 * MARGIN)
    return Tiling(across, down, _share(width, across), _share(height, down), flipped)


def _share(length: float, count: int) -> float:
    """Tiles of one size, so that none is a sliver."""
    return (length + (count - 1) * OVERLAP) / count


def _count(length: float, room: float) -> int:
    """How many tiles of this room, each overlapping the last one, reach so far."""
    return 1 if length <= room else 1 + ceil((length - room) / (room - OVERLAP))
