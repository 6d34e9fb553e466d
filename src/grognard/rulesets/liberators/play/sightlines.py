"""2.7. Lines between bodies and what the ground does to them, kept for as long as both stand as they do.

Two bodies of the same place, facing and measures are one footprint, so that most of what is asked for one
position holds for the next.
"""

from __future__ import annotations

from functools import lru_cache

import shapely
from shapely import LineString

from grognard.plane import Bounds, Footprint, Point
from grognard.rulesets.liberators.play.ground import BLOCKED, FIELDS, Ground

#: pairs that are kept; a battle of forty bodies has some eight hundred at a time
_KEPT = 1 << 15

#: the straight line between two bodies, and the box that holds it
Sightline = tuple[LineString, Bounds]


@lru_cache(maxsize=_KEPT)
def between(one: Footprint, other: Footprint) -> Sightline:
    """2.7  The straight line between the nearest points of two bodies, of equals the middle ones."""
    first, second = sorted((one, other), key=lambda body: (body.front, body.heading, body.width))
    near = shapely.Point(second.centre)
    for _ in range(2):
        here = _nearest_in(first, near)
        near = _nearest_in(second, here)
    line = LineString([here, near] if first is one else [near, here])
    return line, line.bounds


def _nearest_in(body: Footprint, point: shapely.Point) -> shapely.Point:
    """The point of a body that is nearest to another point."""
    return shapely.Point(shapely.get_coordinates(shapely.shortest_line(body.polygon, point))[0])


@lru_cache(maxsize=_KEPT)
def seen(ground: Ground, one: Footprint, other: Footprint, most: int | None) -> str:
    """2.7  What the ground does to the sight between two bodies; `most`: how far anybody sees."""
    levels = ground.level(one.centre), ground.level(other.centre)
    return ground.sight(between(one, other)[0], levels, most)


@lru_cache(maxsize=_KEPT)
def overlooked(ground: Ground, point: Point, body: Footprint, most: int | None) -> str:
    """4.1  The same from where a leader is, for whom everything that hinders is as fields are."""
    line: LineString = shapely.shortest_line(shapely.Point(point), body.polygon)
    found = ground.sight(line, (ground.level(point), ground.level(body.centre)), most)
    return FIELDS if found == BLOCKED else found


@lru_cache(maxsize=_KEPT)
def away(point: Point, body: Footprint) -> int:
    """Thousandths from a point to a body."""
    return round(float(shapely.distance(shapely.Point(point), body.polygon)))
