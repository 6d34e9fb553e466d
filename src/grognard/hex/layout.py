"""Where hexes lie on paper or screen, for drawing only: x to the right, y downwards, in the unit of `size`.

These are floats. No rule may decide anything by them.
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt

import msgspec

from grognard.hex.grid import Grid
from grognard.hex.hex import Hex, Orientation
from grognard.hex.hexside import Hexside

Point = tuple[float, float]


class Layout(msgspec.Struct, frozen=True):
    """Hexes of one size, the centre of `Hex(0, 0)` at `origin`. The size is the length of a hexside."""

    orientation: Orientation = Orientation.FLAT
    size: float = 1.0
    origin: Point = (0.0, 0.0)

    def centre(self, hex: Hex) -> Point:
        x, y = self.origin
        if self.orientation is Orientation.FLAT:
            return x + self.size * 1.5 * hex.q, y + self.size * sqrt(3) * (hex.r + hex.q / 2)
        return x + self.size * sqrt(3) * (hex.q - hex.r) / 2, y + self.size * 1.5 * (hex.q + hex.r)

    def corners(self, hex: Hex) -> tuple[Point, ...]:
        """Clockwise; the side in direction d lies between corners d and d + 1."""
        x, y = self.centre(hex)
        first = -120 if self.orientation is Orientation.FLAT else -90
        angles = [radians(first + 60 * corner) for corner in range(6)]
        return tuple((x + self.size * cos(angle), y + self.size * sin(angle)) for angle in angles)

    def hexside(self, side: Hexside) -> tuple[Point, Point]:
        """Its two ends, clockwise as seen from the hex that names it."""
        corners = self.corners(side.hex)
        return corners[side.direction], corners[(side.direction + 1) % 6]

    def extent(self, grid: Grid) -> tuple[Point, Point]:
        """The upper left and lower right corners of the smallest upright rectangle around a map."""
        border = {cell for edge in ("N", "E", "S", "W") for cell in grid.edge(edge)}
        points = [point for cell in border for point in self.corners(grid.hex(cell))]
        across, down = [x for x, _y in points], [y for _x, y in points]
        return (min(across), min(down)), (max(across), max(down))
