"""What a body of troops covers of the table."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from grognard.plane.box import Bounds, box
from grognard.plane.kept import kept
from grognard.plane.point import Point, ahead, aside, forward, right
from grognard.plane.polygon import Polygon
from grognard.plane.segment import Spot

#: two bodies side by side may share so much of their edges, in thousandths: corners are rounded
SLACK = 12

Whole = tuple[int, int]


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
            self.centre = Point(*map(round, outline.centroid))
            self.radius = max(hypot(x - self.centre.x, y - self.centre.y) for x, y in outline.points)

    @kept
    def left(self) -> Point:
        return aside(self.front, self.heading, -self.width / 2)

    @kept
    def right(self) -> Point:
        return aside(self.front, self.heading, self.width / 2)

    @kept
    def polygon(self) -> Polygon:
        return Polygon(self.corners, convex=True) if self._outline is None else self._outline

    @kept
    def inner(self) -> Polygon:
        """A little smaller: what may not be shared."""
        if self._outline is not None:
            return self._outline.inset(SLACK)
        return Polygon(drawn_in(self.front, self.heading, self.width, self.depth), convex=True)

    @kept
    def corners(self) -> tuple[Point, ...]:
        """Around the footprint, the front from the left first."""
        if self._outline is None:
            return corners(self.front, self.heading, self.width, self.depth)
        return tuple(Point(round(x), round(y)) for x, y in self._outline.points)

    @kept
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
    left, right, back_right, back_left = around(*front, *forward(heading), width, depth)
    return Point(*left), Point(*right), Point(*back_right), Point(*back_left)


def around(at_x: int, at_y: int, x: float, y: float, width: int, depth: int) -> tuple[Whole, ...]:
    """The same by the middle of the front and a step ahead."""
    back_x, back_y = round(at_x - x * depth), round(at_y - y * depth)
    east, north = y * width / 2, -x * width / 2
    return (
        (round(at_x - east), round(at_y - north)),
        (round(at_x + east), round(at_y + north)),
        (round(back_x + east), round(back_y + north)),
        (round(back_x - east), round(back_y - north)),
    )


def drawn_in(front: Point, heading: int, width: int, depth: int) -> tuple[Spot, ...]:
    """The corners of a rectangle less what two bodies may share."""
    x, y = forward(heading)
    at_x, at_y = round(front[0] - x * SLACK), round(front[1] - y * SLACK)
    return around(at_x, at_y, x, y, width - 2 * SLACK, depth - 2 * SLACK)


@lru_cache(maxsize=1 << 15)
def gap(one: Footprint, other: Footprint) -> int:
    """Thousandths between the nearest points of two bodies; 0 where they touch."""
    return round(one.polygon.distance(other.polygon))


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
    return one.inner.meets(other.inner)


def _is_apart(one: Footprint, other: Footprint) -> bool:
    """Whether a side of one rectangle has all of the other beyond it, but for the rounding."""
    corners = other.corners
    for (x, y), size in ((forward(one.heading), one.depth), (right(one.heading), one.width)):
        middle = one.centre.x * x + one.centre.y * y
        along = [corner.x * x + corner.y * y - middle for corner in corners]
        if min(along) > size / 2 - 2 * SLACK or max(along) < 2 * SLACK - size / 2:
            return True
    return False
