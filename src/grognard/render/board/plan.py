"""The map before it is drawn: what lies where on paper, hexes beyond its edge included.

The neat line around a map is a rectangle, its hexes are not: whatever lies on the edge goes on a little way
beyond, out of play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property
from math import cos, pi, sin

import msgspec

from grognard.core.board import Board
from grognard.core.scenario import Ground
from grognard.hex import Hex, Layout, Orientation, Point
from grognard.render.board.noise import swing
from grognard.render.board.outline import Corner
from grognard.render.board.theme import Look, Theme

#: the length of a hexside on paper, in the units of the drawing
SIZE = 50.0
#: hexes drawn beyond the edge
BEYOND = 2
#: how far a corner and the middle of a side may stray from where they should be
_STRAY = 0.07 * SIZE


class Plot(msgspec.Struct, frozen=True):
    """A hex as it is drawn."""

    look: str
    level: int


class Plan:
    """A board laid out on paper in the looks of a theme. Immutable but for what it remembers."""

    def __init__(self, board: Board, legend: dict[str, Ground], theme: Theme, mark: str = "") -> None:
        self.board, self.theme = board, theme
        #: begins every id of this drawing, where there are several on a sheet
        self.mark = mark
        self.grid = board.grid
        self.orientation = board.grid.numbering.orientation
        self.layout = Layout(self.orientation, SIZE)
        (self.left, self.top), (self.right, self.bottom) = self.layout.extent(board.grid)
        self.lowest = min(board.level)
        looks = {code: theme.look_of(ground) for code, ground in legend.items()}
        self._looks = [looks[code] for code in board.codes]
        self.plots: dict[Hex, Plot] = {hex: self._plot(hex) for hex in self._drawn()}
        self._corners = Layout(self.orientation, SIZE / 3)
        self._points: dict[Corner, Point] = {}

    def _drawn(self) -> Iterator[Hex]:
        for row in range(1 - BEYOND, self.grid.rows + BEYOND + 1):
            for column in range(1 - BEYOND, self.grid.columns + BEYOND + 1):
                yield self.grid.numbering.hex(column, row)

    def _plot(self, hex: Hex) -> Plot:
        """Beyond the edge the ground is that of the nearest hex of the map; but water spreads."""
        column, row = self.grid.numbering.place(hex)
        column = min(max(column, 1), self.grid.columns)
        row = min(max(row, 1), self.grid.rows)
        nearest = self.grid.numbering.hex(column, row)
        wet = [near for near in hex.neighbours() if near in self.grid and self._is_water(near)]
        if nearest != hex and len(wet) > 1:
            nearest = wet[0]
        cell = self.grid.cell(nearest)
        return Plot(self._looks[cell], self.board.level[cell] - self.lowest)

    def _is_water(self, hex: Hex) -> bool:
        return self.theme.ground[self._looks[self.grid.cell(hex)]].pattern == "waves"

    @cached_property
    def highest(self) -> int:
        return max(plot.level for plot in self.plots.values())

    def id(self, name: str) -> str:
        return self.mark + name

    def look(self, hex: Hex) -> Look:
        return self.theme.ground[self.plots[hex].look]

    def of_look(self, look: str) -> list[Hex]:
        return [hex for hex, plot in self.plots.items() if plot.look == look]

    def with_pattern(self, *patterns: str) -> Iterator[tuple[Hex, Look]]:
        for hex, plot in self.plots.items():
            look = self.theme.ground[plot.look]
            if look.pattern in patterns:
                yield hex, look

    def centre(self, hex: Hex) -> Point:
        return self.layout.centre(hex)

    def at(self, cell: int) -> Point:
        return self.layout.centre(self.grid.hex(cell))

    def true_corner(self, key: Corner) -> Point:
        return self._corners.centre(Hex(*key))

    def corner(self, key: Corner) -> Point:
        """Where a corner is drawn: a little astray, so that nothing looks ruled."""
        if key not in self._points:
            x, y = self.true_corner(key)
            q, r = key
            self._points[key] = (x + _STRAY * swing(q, r, 1), y + _STRAY * swing(q, r, 2))
        return self._points[key]

    def middle(self, first: Corner, second: Corner) -> Point:
        """Where the middle of a side is drawn."""
        (ax, ay), (bx, by) = self.true_corner(first), self.true_corner(second)
        q, r = first[0] + second[0], first[1] + second[1]
        return (ax + bx) / 2 + _STRAY * swing(q, r, 3), (ay + by) / 2 + _STRAY * swing(q, r, 4)

    def toward(self, direction: int) -> Point:
        """One unit towards a side of a hex."""
        first = -90 if self.orientation is Orientation.FLAT else -60
        angle = (first + 60 * direction) * pi / 180
        return cos(angle), sin(angle)

    def levels(self) -> Iterator[tuple[int, list[Hex]]]:
        """Each level above the lowest, and the hexes that are at least so high."""
        for level in range(1, self.highest + 1):
            yield level, [hex for hex, plot in self.plots.items() if plot.level >= level]

    def is_inside(self, point: Point, margin: float = 0.0) -> bool:
        x, y = point
        return (
            self.left - margin <= x <= self.right + margin and self.top - margin <= y <= self.bottom + margin
        )


def sites(plan: Plan, hex: Hex, count: int, stray: float, salt: int) -> Iterator[Point]:
    """Places all over a hex, `count` squared of them, evenly spread across hexes and a little astray."""
    x, y = plan.centre(hex)
    for place, (dx, dy) in enumerate(_lattice(plan.orientation, count)):
        yield (
            x + dx + stray * swing(hex.q * 64 + place, hex.r, salt),
            y + dy + stray * swing(hex.q, hex.r * 64 + place, salt + 1),
        )


_LATTICES: dict[tuple[Orientation, int], list[Point]] = {}


def _lattice(orientation: Orientation, count: int) -> list[Point]:
    """The steps between hexes cut in `count`, folded into the hex around its centre; from the north down."""
    key = (orientation, count)
    if key not in _LATTICES:
        fine = Layout(orientation, SIZE / count)
        whole = Layout(orientation, SIZE)
        homes = [whole.centre(hex) for hex in Hex(0, 0).disk(2)]
        found = []
        for q in range(count):
            for r in range(count):
                x, y = fine.centre(Hex(q, r))
                found.append(
                    min(
                        ((x - a, y - b) for a, b in homes), key=lambda p: (round(p[0] ** 2 + p[1] ** 2, 6), p)
                    )
                )
        _LATTICES[key] = sorted(found, key=lambda p: (round(p[1], 6), p[0]))
    return _LATTICES[key]


class Clearing:
    """Ground that plants keep away from: roads, streams, buildings."""

    _STEP = SIZE / 10

    def __init__(self) -> None:
        self._taken: set[tuple[int, int]] = set()

    def clear(self, points: Collection[Point], around: float) -> None:
        reach = int(around / self._STEP) + 1
        near = [
            (i, j)
            for i in range(-reach, reach + 1)
            for j in range(-reach, reach + 1)
            if (i * i + j * j) * self._STEP**2 <= around * around
        ]
        for x, y in points:
            a, b = round(x / self._STEP), round(y / self._STEP)
            self._taken.update((a + i, b + j) for i, j in near)

    def is_free(self, point: Point) -> bool:
        return (round(point[0] / self._STEP), round(point[1] / self._STEP)) not in self._taken
