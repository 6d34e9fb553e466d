"""2.7. Lines between bodies and what the ground does to them, kept for as long as both stand as they do.

Two bodies of the same place, facing and measures are one footprint, so that most of what is asked for one
position holds for the next.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.plane import Bounds, Footprint, Point, Segment, Spot, box
from grognard.rulesets.liberators.play.ground import BLOCKED, FIELDS, Ground

#: pairs that are kept; a battle of forty bodies has some eight hundred at a time
_KEPT = 1 << 15

#: the straight line between two bodies, and the box that holds it
Sightline = tuple[Segment, Bounds]


@lru_cache(maxsize=_KEPT)
def between(one: Footprint, other: Footprint) -> Sightline:
    """2.7  The straight line between the nearest points of two bodies, of equals the middle ones."""
    first, second = sorted((one, other), key=lambda body: (body.front, body.heading, body.width))
    near: Spot = second.centre
    for _ in range(2):
        here = first.polygon.nearest_to(*near)
        near = second.polygon.nearest_to(*here)
    line = (*here, *near) if first is one else (*near, *here)
    return line, box((here, near))


@lru_cache(maxsize=_KEPT)
def seen(ground: Ground, one: Footprint, other: Footprint, most: int | None) -> str:
    """2.7  What the ground does to the sight between two bodies; `most`: how far anybody sees."""
    levels = ground.level(one.centre), ground.level(other.centre)
    return ground.sight(between(one, other)[0], levels, most)


@lru_cache(maxsize=_KEPT)
def overlooked(ground: Ground, point: Point, body: Footprint, most: int | None) -> str:
    """4.1  The same from where a leader is, for whom everything that hinders is as fields are."""
    levels = ground.level(point), ground.level(body.centre)
    found = ground.sight((*point, *body.polygon.nearest_to(*point)), levels, most)
    return FIELDS if found == BLOCKED else found


@lru_cache(maxsize=_KEPT)
def away(point: Point, body: Footprint) -> int:
    """Thousandths from a point to a body."""
    return round(body.polygon.distance_to(*point))
