"""What a body of troops covers of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import hypot

import shapely
from shapely import Polygon

from grognard.plane.point import Point, ahead, aside, forward, right

#: two bodies side by side may share so much of their edges, in thousandths: corners are rounded
SLACK = 12

#: west, south, east, north
Bounds = tuple[float, float, float, float]


class Footprint:
    """A rectangle by the middle of its front, its heading, width and depth; or another area.

    Two of the same measures are the same object: what a shape costs is paid once, and only when it is needed.
    """

    def __init__(
        self, front: Point, heading: int, width: int, depth: int, outline: Polygon | None = None
    ) -> None:
        self.front, self.heading, self.width, self.depth = front, heading, width, depth
        self._outline = outline
        self.centre = ahead(front, heading, -depth / 2)
        #: no point of it is farther from its centre
        self.radius = hypot(width, depth) / 2 + 2
        if outline is not None:
            self.centre = Point(*map(round, outline.centroid.coords[0]))
            self.radius = max(hypot(x - self.centre.x, y - self.centre.y) for x, y in outline.exterior.coords)

    @cached_property
    def left(self) -> Point:
        return aside(self.front, self.heading, -self.width / 2)

    @cached_property
    def right(self) -> Point:
        return aside(self.front, self.heading, self.width / 2)

    @cached_property
    def polygon(self) -> Polygon:
        found = Polygon(self.corners) if self._outline is None else self._outline
        shapely.prepare(found)
        return found

    @cached_property
    def inner(self) -> Polygon:
        """A little smaller: what may not be shared."""
        if self._outline is not None:
            found = self._outline.buffer(-SLACK)
        else:
            found = Polygon(drawn_in(self.front, self.heading, self.width, self.depth))
        shapely.prepare(found)
        return found

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """Around the footprint, the front from the left first."""
        if self._outline is None:
            return corners(self.front, self.heading, self.width, self.depth)
        return tuple(Point(round(x), round(y)) for x, y in self._outline.exterior.coords[:-1])

    @cached_property
    def bounds(self) -> Bounds:
        return box(self.corners)

    @property
    def is_block(self) -> bool:
        return self._outline is None


@lru_cache(maxsize=1 << 16)
def block(front: Point, heading: int, width: int, depth: int) -> Footprint:
    """A closed body of troops."""
    return Footprint(front, heading, width, depth)


def corners(front: Point, heading: int, width: int, depth: int) -> tuple[Point, ...]:
    """Around a rectangle, the front from the left first."""
    x, y = forward(heading)
    back_x, back_y = round(front[0] - x * depth), round(front[1] - y * depth)
    east, north = y * width / 2, -x * width / 2
    return (
        Point(round(front[0] - east), round(front[1] - north)),
        Point(round(front[0] + east), round(front[1] + north)),
        Point(round(back_x + east), round(back_y + north)),
        Point(round(back_x - east), round(back_y - north)),
    )


def drawn_in(front: Point, heading: int, width: int, depth: int) -> tuple[Point, ...]:
    """The corners of a rectangle less what two bodies may share."""
    return corners(ahead(front, heading, -SLACK), heading, width - 2 * SLACK, depth - 2 * SLACK)


def box(points: Sequence[Point]) -> Bounds:
    """What holds all of some points."""
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=1 << 15)
def gap(one: Footprint, other: Footprint) -> int:
    """Thousandths between the nearest points of two bodies; 0 where they touch."""
    return round(float(shapely.distance(one.polygon, other.polygon)))


def is_near(one: Footprint, other: Footprint, within: float = 0) -> bool:
    """Whether two bodies can be so near at all: quickly, and sometimes yes where they are not."""
    away = hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y)
    return away <= one.radius + other.radius + within


def overlap(one: Footprint, other: Footprint) -> bool:
    """Whether two bodies lie on one another, beyond the rounding of their edges."""
    if not is_near(one, other):
        return False
    if one.is_block and other.is_block:
        return not _is_apart(one, other) and not _is_apart(other, one)
    return bool(shapely.intersects(one.inner, other.inner))


def _is_apart(one: Footprint, other: Footprint) -> bool:
    """Whether a side of one rectangle has all of the other beyond it, but for the rounding."""
    corners = other.corners
    for (x, y), size in ((forward(one.heading), one.depth), (right(one.heading), one.width)):
        middle = one.centre.x * x + one.centre.y * y
        along = [corner.x * x + corner.y * y - middle for corner in corners]
        if min(along) > size / 2 - 2 * SLACK or max(along) < 2 * SLACK - size / 2:
            return True
    return False


def apart(one: Bounds, other: Bounds, by: float = 0) -> bool:
    """Whether two boxes are farther from one another than so much."""
    return (
        one[0] > other[2] + by or other[0] > one[2] + by or one[1] > other[3] + by or other[1] > one[3] + by
    )
