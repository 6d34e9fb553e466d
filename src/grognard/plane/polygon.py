"""Simple polygons: what they hold, touch and are far from, and where a way runs through them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import hypot, sqrt

from grognard.plane.box import Bounds, apart, box
from grognard.plane.convex import (
    do_touch,
    is_crossed,
    is_within,
    square_gap,
    triangles,
    twice_area,
)
from grognard.plane.kept import kept
from grognard.plane.point import Point
from grognard.plane.runs import inside
from grognard.plane.segment import Segment, Spot, do_meet, line_gap, nearest_on, square_away


class Polygon:
    """The ground inside an outline and the outline itself. The outline may not cross itself."""

    def __init__(self, points: Sequence[Spot], *, convex: bool = False) -> None:
        self.points: tuple[Spot, ...] = tuple(points)
        self._convex = convex
        self.bounds: Bounds = box(self.points)

    @kept
    def ring(self) -> tuple[Spot, ...]:
        """The corners counter-clockwise."""
        return self.points if twice_area(self.points) >= 0 else self.points[::-1]

    @kept
    def outline(self) -> tuple[Spot, ...]:
        """The corners in the order given, and the first again."""
        return (*self.points, self.points[0])

    @kept
    def parts(self) -> tuple[Sequence[Spot], ...]:
        """Convex parts that are the whole of it between them."""
        return (self.ring,) if self._convex or _is_convex(self.ring) else tuple(triangles(self.ring))

    @kept
    def area(self) -> float:
        return twice_area(self.ring) / 2

    @property
    def edges(self) -> list[Segment]:
        points = self.points
        return [(*points[n - 1], *points[n]) for n in range(len(points))]

    @property
    def crosses_itself(self) -> bool:
        """Whether two edges meet elsewhere than at a corner that they share."""
        edges, count = self.edges, len(self.points)
        if count < 3 or len(set(self.points)) < count:
            return True
        for (n, one), (m, other) in combinations(enumerate(edges), 2):
            if m - n == 1 or (n == 0 and m == count - 1):
                if _fold_back(one, other) if m - n == 1 else _fold_back(other, one):
                    return True
            elif do_meet(one, other):
                return True
        return False

    @kept
    def centroid(self) -> Spot:
        twice, east, north = 0.0, 0.0, 0.0
        base_x, base_y = self.ring[0]
        for n, (x, y) in enumerate(self.ring):
            px, py = self.ring[n - 1][0] - base_x, self.ring[n - 1][1] - base_y
            x, y = x - base_x, y - base_y
            piece = px * y - x * py
            twice, east, north = twice + piece, east + (px + x) * piece, north + (py + y) * piece
        return base_x + east / (3 * twice), base_y + north / (3 * twice)

    @kept
    def inner_point(self) -> Spot:
        """A point well inside: the middle of the widest stretch half way up, off all corners."""
        middle = (self.bounds[1] + self.bounds[3]) / 2
        heights = {y for _x, y in self.points}
        below = max((y for y in heights if y <= middle), default=middle)
        above = min((y for y in heights if y > middle), default=middle)
        level = (below + above) / 2
        cuts = sorted(
            ax + (bx - ax) * (level - ay) / (by - ay)
            for ax, ay, bx, by in self.edges
            if (ay > level) != (by > level)
        )
        pairs = list(zip(cuts[::2], cuts[1::2], strict=True))
        west, east = max(pairs, key=lambda pair: pair[1] - pair[0])
        return (west + east) / 2, level

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside or on the outline."""
        west, south, east, north = self.bounds
        if not (west <= x <= east and south <= y <= north):
            return False
        inside = False
        ax, ay = self.points[-1]
        for bx, by in self.points:
            if (ay > y) != (by > y):
                side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                if not side:
                    return True
                inside ^= (side > 0) == (by > ay)
            elif (bx, by) == (x, y) or (ay == by == y and min(ax, bx) <= x <= max(ax, bx)):
                return True
            ax, ay = bx, by
        return inside

    def covers(self, other: Polygon) -> bool:
        """Whether all of another polygon lies within it."""
        if not all(self.holds(x, y) for x, y in other.points):
            return False
        # Between corners that lie inside, the outline of the other could still leave and come back.
        return all(_stays(self, edge) for edge in other.edges)

    def meets(self, other: Polygon) -> bool:
        """Whether they have a point in common."""
        if apart(self.bounds, other.bounds):
            return False
        return any(do_touch(one, two) for one in self.parts for two in other.parts)

    def is_crossed(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Whether a segment has a point in common with it."""
        return any(is_crossed(part, ax, ay, bx, by) for part in self.parts)

    def distance(self, other: Polygon) -> float:
        """Thousandths between the nearest points; 0 where they meet."""
        if self.meets(other):
            return 0.0
        return sqrt(min(square_gap(one, two) for one in self.parts for two in other.parts))

    def is_within(self, other: Polygon, most: float) -> bool:
        """Whether another is nearer than so much."""
        if apart(self.bounds, other.bounds, most):
            return False
        return any(is_within(one, two, most) for one in self.parts for two in other.parts)

    def distance_to(self, x: float, y: float) -> float:
        """Thousandths to a point; 0 inside."""
        return 0.0 if self.holds(x, y) else self.from_outline(x, y)

    def from_outline(self, x: float, y: float) -> float:
        """Thousandths between a point and the outline."""
        return sqrt(min(square_away(x, y, *edge) for edge in self.edges))

    def distance_to_line(self, line: Sequence[Spot]) -> float:
        """Thousandths to a line of several parts; 0 where it meets it."""
        if self.holds(*line[0]):
            return 0.0
        return min(line_gap(line, edge) for edge in self.edges)

    def nearest_to(self, x: float, y: float) -> Spot:
        """The point of it that is nearest to a point."""
        if self.holds(x, y):
            return x, y
        found = (nearest_on(x, y, *edge) for edge in self.edges)
        return min(found, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)

    def inset(self, by: float) -> Polygon:
        """The same with every edge moved inwards by so much. Meant for little: nothing may vanish."""
        ring = self.ring
        lines = [_moved(*ring[n - 1], *ring[n], by) for n in range(len(ring))]
        return Polygon([_meeting(lines[n], lines[(n + 1) % len(lines)]) for n in range(len(lines))])


def rectangle(west: int, south: int, east: int, north: int) -> Polygon:
    return Polygon((Point(west, south), Point(east, south), Point(east, north), Point(west, north)))


def _is_convex(ring: Sequence[Spot]) -> bool:
    for n, (bx, by) in enumerate(ring):
        (ax, ay), (cx, cy) = ring[n - 1], ring[(n + 1) % len(ring)]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
            return False
    return True


def _fold_back(one: Segment, other: Segment) -> bool:
    """Whether an edge runs back over the one before it."""
    ax, ay, bx, by = one
    _x, _y, cx, cy = other
    straight = (bx - ax) * (cy - by) == (by - ay) * (cx - bx)
    return straight and (bx - ax) * (cx - bx) + (by - ay) * (cy - by) < 0


def _stays(polygon: Polygon, edge: Segment) -> bool:
    return sum(last - first for first, last in inside(polygon.points, *edge)) > 1 - 1e-9


def _moved(ax: float, ay: float, bx: float, by: float, inwards: float) -> Segment:
    """An edge of a counter-clockwise ring, farther inside."""
    far = hypot(bx - ax, by - ay)
    x, y = -(by - ay) / far * inwards, (bx - ax) / far * inwards
    return ax + x, ay + y, bx + x, by + y


def _meeting(one: Segment, other: Segment) -> Spot:
    """Where the lines through two edges meet; the corner between them where they go on straight."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(across) < 1e-9:
        return cx, cy
    share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
    return ax + (bx - ax) * share, ay + (by - ay) * share
