"""Polygons laid over one another, compiled so that the ground under a way is found in microseconds.

The plane is divided into square cells. A cell knows which polygons show in it: those that meet it, as far
down as one that covers all of it. A way through cells that all show the same ground runs over nothing else;
otherwise it is cut by the few polygons that show in them, the topmost first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from grognard.plane import quick
from grognard.plane.polygon import Polygon, rectangle
from grognard.plane.runs import inside, left_of

#: thousandths across a cell
CELL = 2000
#: no stretch of ground is shorter, in thousandths: what is left there is left by rounding
_CRUMB = 1e-6
#: cells at the rim of the plane go on so far beyond it
_BEYOND = 10**6

BARE = -1


class Terrain:
    """Immutable. Polygons have numbers in the order given, and later ones lie over earlier ones."""

    def __init__(self, width: int, depth: int, polygons: Sequence[Polygon]) -> None:
        self.polygons = tuple(polygons)
        self._rings: list[quick.Ring] = [polygon.points for polygon in self.polygons]
        self.columns, self.rows = -(-width // CELL), -(-depth // CELL)
        #: a bit for each polygon that shows in a cell, and the lowest for the bare plane; 0: not asked yet
        self._shown = [0] * (self.columns * self.rows)
        self._listed: dict[int, tuple[int, ...]] = {}
        self._layers: quick.Strata | None = None
        self._laid_by: quick.Quickplane | None = None

    def at(self, x: float, y: float) -> int:
        """The topmost polygon that holds a point."""
        shown = self._cell(self._column(x), self._row(y))
        for number in self._numbers(shown):
            if number == BARE or self.polygons[number].holds(x, y):
                return number
        return BARE

    def under(self, ax: float, ay: float, bx: float, by: float) -> list[tuple[int, float]]:
        """Each polygon that a segment runs over with the thousandths on it, the topmost first, bare last."""
        layers = self.layers
        told = None if layers is None else layers.under(ax, ay, bx, by)
        if told is not None:
            return told
        far = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        if not far:
            return []
        shown = self.shown(ax, ay, bx, by)
        numbers = self._numbers(shown)
        if len(numbers) == 1:
            return [(numbers[0], far)]
        found: list[tuple[int, float]] = []
        left = [(0.0, 1.0)]
        # Below the lowest that shows lies nothing: what others leave is its.
        for number in numbers[:-1]:
            taken = inside(self._rings[number], ax, ay, bx, by)
            if not taken:
                continue
            rest = left_of(left, taken)
            length = (_sum(left) - _sum(rest)) * far
            if length > _CRUMB:
                found.append((number, length))
            left = rest
            if not left:
                return found
        length = _sum(left) * far
        if length > _CRUMB:
            found.append((numbers[-1], length))
        return found

    @property
    def layers(self) -> quick.Strata | None:
        """The same for the compiled kernel, made once; None without one, or where it has no room for all."""
        kernel = quick.kernel
        if kernel is None or len(self.polygons) > quick.LAYERS:
            return None
        if self._layers is None or self._laid_by is not kernel:
            self._layers = kernel.Layers(self.columns, self.rows, CELL, self._rings, self._look)
            self._laid_by = kernel
        return self._layers

    def shown(self, ax: float, ay: float, bx: float, by: float) -> int:
        """Bits for all that shows in the cells that a segment passes through."""
        if ax > bx:
            ax, ay, bx, by = bx, by, ax, ay
        first, last = self._column(ax), self._column(bx)
        if first == last:
            return self._rows_of(first, ay, by)
        slope, found, y = (by - ay) / (bx - ax), 0, ay
        for column in range(first, last):
            up = ay + ((column + 1) * CELL - ax) * slope
            found |= self._rows_of(column, y, up)
            y = up
        return found | self._rows_of(last, y, by)

    def _rows_of(self, column: int, ay: float, by: float) -> int:
        """The same for the cells of one column between two heights."""
        low, high = self._row(ay), self._row(by)
        if low > high:
            low, high = high, low
        found, shown = 0, self._shown
        for place in range(low * self.columns + column, high * self.columns + column + 1, self.columns):
            found |= shown[place] or self._look(place)
        return found

    def _column(self, x: float) -> int:
        column = int(x // CELL)
        return 0 if column < 0 else column if column < self.columns else self.columns - 1

    def _row(self, y: float) -> int:
        row = int(y // CELL)
        return 0 if row < 0 else row if row < self.rows else self.rows - 1

    def _cell(self, column: int, row: int) -> int:
        place = row * self.columns + column
        return self._shown[place] or self._look(place)

    def _look(self, place: int) -> int:
        """What shows in a cell, worked out when it is asked for first."""
        row, column = divmod(place, self.columns)
        cell = rectangle(
            column * CELL if column else -_BEYOND,
            row * CELL if row else -_BEYOND,
            (column + 1) * CELL if column < self.columns - 1 else _BEYOND,
            (row + 1) * CELL if row < self.rows - 1 else _BEYOND,
        )
        found = 0
        for number in reversed(range(len(self.polygons))):
            polygon = self.polygons[number]
            if polygon.meets(cell):
                found |= 2 << number
                if polygon.covers(cell):
                    break
        else:
            found |= 1
        self._shown[place] = found
        return found

    def _numbers(self, shown: int) -> tuple[int, ...]:
        """The polygons of some bits, the topmost first, and the bare plane."""
        numbers = self._listed.get(shown)
        if numbers is None:
            count = len(self.polygons)
            numbers = tuple(n for n in range(count - 1, BARE - 1, -1) if shown >> (n + 1) & 1)
            self._listed[shown] = numbers
        return numbers


def _sum(stretches: list[tuple[float, float]]) -> float:
    # One after another, as a compiled kernel adds.
    found = 0.0
    for first, last in stretches:
        found += last - first
    return found
