"""Where hexes lie in a file of Tiled: whole pixels, every other column half a hex lower."""

from __future__ import annotations

from itertools import pairwise

from grognard.hex import Grid, Hexside

#: length of the upper side of a hex, and the box around it
SIDE, WIDTH, HEIGHT = 28, 56, 48
_STEP = (WIDTH + SIDE) // 2
#: from the middle to each corner, clockwise; the side in direction d lies between corners d and d + 1
CORNERS = ((-14, -24), (14, -24), (28, 0), (14, 24), (-14, 24), (-28, 0))
#: pixels by which a line drawn by hand may miss the side of a hex
_NEAR = 10
#: levels of ground on a sheet of tiles: one digit
LEVELS = 10

Point = tuple[float, float]


def middle(grid: Grid, cell: int) -> Point:
    column, row = cell % grid.columns, cell // grid.columns
    return column * _STEP + WIDTH / 2, row * HEIGHT + HEIGHT / 2 + column % 2 * HEIGHT / 2


def ends(grid: Grid, side: Hexside) -> tuple[Point, Point]:
    """The two ends of a hexside."""
    x, y = middle(grid, grid.cell(side.hex))
    (ax, ay), (bx, by) = CORNERS[side.direction], CORNERS[(side.direction + 1) % 6]
    return (x + ax, y + ay), (x + bx, y + by)


def nearest_cell(grid: Grid, point: Point) -> int:
    """The hex in whose area a point lies; the nearest one for a point beyond the map."""
    return min(range(grid.size), key=lambda cell: _square(point, middle(grid, cell)))


def sides_along(grid: Grid, start: Point, end: Point) -> list[Hexside]:
    """The hexsides that a line follows from corner to corner; a `ValueError` where it does not follow any."""
    parts = max(1, round((_square(start, end) ** 0.5) / SIDE))
    points = [
        (start[0] + (end[0] - start[0]) * part / parts, start[1] + (end[1] - start[1]) * part / parts)
        for part in range(parts + 1)
    ]
    return [_nearest_side(grid, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) for a, b in pairwise(points)]


def _nearest_side(grid: Grid, point: Point) -> Hexside:
    cell = nearest_cell(grid, point)
    hex = grid.hex(cell)
    found = min(range(6), key=lambda direction: _square(point, _half_way(grid, cell, direction)))
    if _square(point, _half_way(grid, cell, found)) > _NEAR**2:
        raise ValueError(f"a line at hex {grid.label(cell)} does not follow the side of a hex")
    return Hexside.of(hex, found)


def _half_way(grid: Grid, cell: int, direction: int) -> Point:
    x, y = middle(grid, cell)
    (ax, ay), (bx, by) = CORNERS[direction], CORNERS[(direction + 1) % 6]
    return x + (ax + bx) / 2, y + (ay + by) / 2


def _square(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
