"""How a body comes from one place to another: straight ahead and obliquely, or with one wheel on the way."""

from __future__ import annotations

import math
from functools import cached_property

import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from grognard.plane.footprint import Footprint, block
from grognard.plane.point import Point, ahead, bearing, distance, forward, right, turn

#: an oblique goes at most so far off straight ahead, and a wheel turns at most so far
OBLIQUE, WHEEL = 4500, 17000
#: what rounding may add to an angle at one inch, and take from a stretch of a route
_HAIR, _CRUMB = 8, 12
#: a wheel is followed in steps of so many hundredths of a degree
_STEP = 1500


class Leg:
    """One part of a route: where the middle of the front goes, and what is paid for it in thousandths."""

    __slots__ = ("end", "length", "start")

    def __init__(self, start: Point, end: Point, length: float) -> None:
        self.start, self.end, self.length = start, end, length


class Route:
    """Legs with the footprints that a body has on the way, the first and the last among them."""

    def __init__(self, legs: tuple[Leg, ...], steps: tuple[Footprint, ...]) -> None:
        self.legs, self.steps = legs, steps

    @property
    def length(self) -> int:
        return round(sum(leg.length for leg in self.legs))

    @property
    def end(self) -> Footprint:
        return self.steps[-1]

    @cached_property
    def track(self) -> LineString:
        """The way of the middle of the front."""
        return LineString([self.legs[0].start, *(leg.end for leg in self.legs)])

    @cached_property
    def swept(self) -> BaseGeometry:
        """All the ground that the body passes over."""
        pairs = zip(self.steps, self.steps[1:], strict=False)
        hulls = [shapely.convex_hull(shapely.union(a.inner, b.inner)) for a, b in pairs]
        return hulls[0] if len(hulls) == 1 else shapely.union_all(hulls)


def oblique(body: Footprint, to: Point, *, most: int = OBLIQUE) -> Route | None:
    """Straight to a point without a turn; None where it lies too far to the side."""
    away = distance(body.front, to)
    if not away:
        return None
    slack = round(_HAIR * 1000 / away)
    if abs(turn(body.heading, bearing(body.front, to))) > most + slack:
        return None
    end = block(to, body.heading, body.width, body.depth)
    return Route((Leg(body.front, to, away),), (body, end))


def wheel(body: Footprint, to: Point, heading: int) -> Route | None:
    """Ahead, a wheel measured at its outer corner, and ahead again; None where no such route leads there."""
    angle = turn(body.heading, heading)
    if not angle or abs(angle) > WHEEL:
        return None
    (fx, fy), (gx, gy) = forward(body.heading), forward(heading)
    (rx, ry), (sx, sy) = right(body.heading), right(heading)
    half = math.copysign(body.width / 2, angle)
    x = to.x - body.front.x - half * (rx - sx)
    y = to.y - body.front.y - half * (ry - sy)
    across = fx * gy - fy * gx
    first, second = (x * gy - y * gx) / across, (fx * y - fy * x) / across
    crumb = -_CRUMB / abs(across)
    if first < crumb or second < crumb:
        return None
    return _wheeled(body, to, heading, max(0.0, first), max(0.0, second))


def _wheeled(body: Footprint, to: Point, heading: int, first: float, second: float) -> Route:
    angle = turn(body.heading, heading)
    start = ahead(body.front, body.heading, first)
    over = ahead(to, heading, -second)
    arc = math.radians(abs(angle) / 100) * body.width
    legs = (Leg(body.front, start, first), Leg(start, over, arc), Leg(over, to, second))
    steps = [body, block(start, body.heading, body.width, body.depth)]
    count = -(-abs(angle) // _STEP)
    half = math.copysign(body.width / 2, angle)
    rx, ry = right(body.heading)
    pivot = (start.x + rx * half, start.y + ry * half)
    for step in range(1, count):
        now = (body.heading + angle * step // count) % 36000
        sx, sy = right(now)
        front = Point(round(pivot[0] - sx * half), round(pivot[1] - sy * half))
        steps.append(block(front, now, body.width, body.depth))
    steps += [block(over, heading, body.width, body.depth), block(to, heading, body.width, body.depth)]
    return Route(legs, tuple(steps))
