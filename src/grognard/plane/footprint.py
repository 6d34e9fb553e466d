"""What a body of troops covers of the table."""

from __future__ import annotations

from functools import lru_cache

import shapely
from shapely import Polygon

from grognard.plane.point import Point, ahead, aside

#: two bodies side by side may share so much of their edges, in thousandths: corners are rounded
SLACK = 12


class Footprint:
    """A rectangle by the middle of its front, its heading, width and depth; or another area.

    Two of the same measures are the same object: what a shape costs is paid once.
    """

    __slots__ = ("depth", "front", "heading", "inner", "left", "polygon", "right", "width")

    def __init__(self, front: Point, heading: int, width: int, depth: int, polygon: Polygon | None) -> None:
        self.front, self.heading, self.width, self.depth = front, heading, width, depth
        self.left = aside(front, heading, -width / 2)
        self.right = aside(front, heading, width / 2)
        self.polygon = _rectangle(front, heading, width, depth, 0) if polygon is None else polygon
        #: a little smaller: what may not be shared
        self.inner = self.polygon.buffer(-SLACK) if polygon is not None else _inner(self)
        shapely.prepare(self.polygon)
        shapely.prepare(self.inner)

    @property
    def centre(self) -> Point:
        return ahead(self.front, self.heading, -self.depth / 2)

    @property
    def corners(self) -> tuple[Point, ...]:
        """Around the footprint, the front from the left first."""
        points = shapely.get_coordinates(self.polygon)[:-1]
        return tuple(Point(round(x), round(y)) for x, y in points)


@lru_cache(maxsize=1 << 16)
def block(front: Point, heading: int, width: int, depth: int) -> Footprint:
    """A closed body of troops."""
    return Footprint(front, heading, width, depth, None)


def _inner(footprint: Footprint) -> Polygon:
    front = ahead(footprint.front, footprint.heading, -SLACK)
    size = (footprint.width - 2 * SLACK, footprint.depth - 2 * SLACK)
    return _rectangle(front, footprint.heading, *size, 0)


def _rectangle(front: Point, heading: int, width: int, depth: int, slack: int) -> Polygon:
    back = ahead(front, heading, -depth)
    half = width / 2 - slack
    corners = (
        aside(front, heading, -half),
        aside(front, heading, half),
        aside(back, heading, half),
        aside(back, heading, -half),
    )
    return Polygon(corners)


def gap(one: Footprint, other: Footprint) -> int:
    """Thousandths between the nearest points of two bodies; 0 where they touch."""
    return round(float(shapely.distance(one.polygon, other.polygon)))


def overlap(one: Footprint, other: Footprint) -> bool:
    """Whether two bodies lie on one another, beyond the rounding of their edges."""
    return bool(shapely.intersects(one.inner, other.inner))
