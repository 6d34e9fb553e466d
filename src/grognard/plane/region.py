"""The ground that bodies cover between them, as outlines to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import shapely
from shapely import MultiPoint, Polygon

from grognard.plane.point import Point

#: gaps between bodies that are narrower than twice this belong to the ground, and corners are as round as it
_CLOSE = 900
#: how far an outline may stray from the true one
_COARSE = 40

Ring = tuple[Point, ...]


def region(outlines: Iterable[Sequence[Point]]) -> tuple[Ring, ...]:
    """The outlines of all that some bodies cover, holes among them; a body of one or two points has none."""
    bodies = [Polygon(outline) for outline in outlines if len(outline) > 2]
    covered = shapely.union_all(bodies).buffer(_CLOSE).buffer(-_CLOSE).simplify(_COARSE)
    return _rings(covered)


def around(points: Iterable[Point], within: float) -> tuple[Ring, ...]:
    """The outlines of the ground within a distance of some points, gaps between neighbours closed."""
    spots = MultiPoint([(point.x, point.y) for point in points])
    return _rings(spots.buffer(within).simplify(_COARSE))


def _rings(shape: shapely.Geometry) -> tuple[Ring, ...]:
    parts = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    lines = [line for part in parts for line in (part.exterior, *part.interiors)]
    return tuple(tuple(Point(round(x), round(y)) for x, y in line.coords[:-1]) for line in lines)
