"""Ground as a pattern of square cells, for outlines that are drawn and never measured.

A row of cells is one whole number with a bit for each, so that joining, growing and shrinking ground takes a
few operations a row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, sqrt

from grognard.plane.point import Point
from grognard.plane.segment import Spot
from grognard.plane.tracing import traced

#: thousandths across a cell
CELL = 100


class Cover:
    """Some ground of a table, and so much beyond its edges, for ground that grows over them."""

    def __init__(self, width: int, depth: int, beyond: float = 0) -> None:
        self.width, self.depth = width, depth
        self.rim = ceil(beyond / CELL) + 1
        self.columns = -(-width // CELL) + 2 * self.rim
        self.rows = [0] * (-(-depth // CELL) + 2 * self.rim)

    def add(self, *rings: Sequence[Spot]) -> None:
        """Lay convex rings down: the cells whose middles lie in them."""
        for ring in rings:
            self._fill(min(y for _x, y in ring), max(y for _x, y in ring), _across(ring))

    def add_disc(self, x: float, y: float, radius: float) -> None:
        def across(height: float) -> Spot:
            half = sqrt(max(0.0, radius * radius - (height - y) ** 2))
            return x - half, x + half

        self._fill(y - radius, y + radius, across)

    def _fill(self, south: float, north: float, across: Callable[[float], Spot]) -> None:
        """All rows whose middle lies between two heights, from and to where `across` says."""
        low, high = max(0, self._place(south)), min(len(self.rows), self._place(north))
        for row in range(low, high):
            west, east = across((row - self.rim + 0.5) * CELL)
            first, last = max(0, self._place(west)), min(self.columns, self._place(east))
            if first < last:
                self.rows[row] |= ((1 << (last - first)) - 1) << first

    def _place(self, at: float) -> int:
        """The first cell whose middle lies no farther west, or south, than this."""
        return ceil(at / CELL - 0.5) + self.rim

    def join(self, other: Cover) -> None:
        self.rows = [one | two for one, two in zip(self.rows, other.rows, strict=True)]

    def grow(self, by: float) -> None:
        """Everything within so much of the ground belongs to it."""
        reach = round(by / CELL)
        halves = [int(sqrt(reach * reach - off * off)) for off in range(reach + 1)]
        found, whole = [0] * len(self.rows), (1 << self.columns) - 1
        for place, row in enumerate(self.rows):
            if not row:
                continue
            wide = 0
            for off in range(reach, -1, -1):
                while wide < halves[off]:
                    row |= row << 1 | row >> 1
                    wide += 1
                if place >= off:
                    found[place - off] |= row
                if place + off < len(found):
                    found[place + off] |= row
        self.rows = [row & whole for row in found]

    def shrink(self, by: float) -> None:
        """Everything within so much of other ground belongs to that."""
        self._turn_over()
        self.grow(by)
        self._turn_over()

    def _turn_over(self) -> None:
        whole = (1 << self.columns) - 1
        self.rows = [row ^ whole for row in self.rows]

    def outlines(self) -> tuple[tuple[Point, ...], ...]:
        """The outlines of the ground on the table, holes among them."""
        rim = self.rim
        inner = (1 << (self.columns - 2 * rim)) - 1
        rows = [row >> rim & inner for row in self.rows[rim : len(self.rows) - rim]]
        return tuple(
            tuple(Point(min(round(x * CELL), self.width), min(round(y * CELL), self.depth)) for x, y in ring)
            for ring in traced(rows)
        )


def _across(ring: Sequence[Spot]) -> Callable[[float], Spot]:
    """From where to where a convex ring reaches at a height."""
    sides = [(*ring[n - 1], *ring[n]) for n in range(len(ring)) if ring[n - 1][1] != ring[n][1]]
    lines = [(min(ay, by), max(ay, by), ax, ay, (bx - ax) / (by - ay)) for ax, ay, bx, by in sides]

    def across(height: float) -> Spot:
        cuts = [x + (height - y) * lean for low, high, x, y, lean in lines if low <= height <= high]
        return (min(cuts), max(cuts)) if cuts else (0.0, 0.0)

    return across
