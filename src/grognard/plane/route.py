"""How a body comes from one place to another: straight ahead and obliquely, or with one wheel on the way."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from grognard.plane import quick
from grognard.plane.box import Bounds, apart, box
from grognard.plane.convex import hull
from grognard.plane.footprint import SLACK, Footprint, block, drawn_in
from grognard.plane.kept import kept
from grognard.plane.point import ROUND, Point, ahead, bearing, distance, forward, right, turn
from grognard.plane.polygon import Polygon
from grognard.plane.segment import Spot

#: an oblique goes at most so far off straight ahead, and a wheel turns at most so far
OBLIQUE, WHEEL = 4500, 17000
#: what rounding may add to an angle at one inch, and take from a stretch of a route
_HAIR, _CRUMB = 8, 12
#: a wheel is followed in steps, each of which leaves out no more of the outer corner's way than this
_LEFT_OUT = 100

#: the middle of a front, and its heading
Stage = tuple[Point, int]


class Leg:
    """One part of a route: where the middle of the front goes, and what is paid for it in thousandths."""

    __slots__ = ("end", "length", "start")

    def __init__(self, start: Point, end: Point, length: float) -> None:
        self.start, self.end, self.length = start, end, length


class Sweep:
    """The ground between two stages of a route, for which a shape is made only if somebody is near it."""

    def __init__(self, corners: tuple[Spot, ...]) -> None:
        self._corners, self.box = corners, box(corners)

    @kept
    def hull(self) -> Polygon:
        return Polygon(hull(self._corners), convex=True)


class Route:
    """Legs from one footprint to another, with or without a wheel between them."""

    def __init__(self, legs: tuple[Leg, ...], start: Footprint, end: Footprint) -> None:
        self.legs, self.start, self.end = legs, start, end

    @property
    def length(self) -> int:
        return round(sum(leg.length for leg in self.legs))

    @property
    def wheels(self) -> bool:
        return self.start.heading != self.end.heading

    @kept
    def bounds(self) -> Bounds:
        """A box that holds all the ground it passes over."""
        if not self.wheels:
            west, south, east, north = zip(self.start.bounds, self.end.bounds, strict=True)
            return min(west), min(south), max(east), max(north)
        reach = _reach(self.start)
        left, bottom, right, top = self.track_box
        return left - reach, bottom - reach, right + reach, top + reach

    @property
    def stops(self) -> tuple[Point, ...]:
        """Where the middle of the front turns."""
        return (self.legs[0].start, *(leg.end for leg in self.legs))

    @kept
    def track_box(self) -> Bounds:
        return box(self.stops)

    @kept
    def stages(self) -> tuple[Stage, ...]:
        """The body on the way, by the middle of its front and its heading, from the first to the last."""
        ends = (self.start.front, self.start.heading), (self.end.front, self.end.heading)
        return tuple(_stages(self)) if self.wheels else ends

    @kept
    def sweeps(self) -> tuple[Sweep, ...]:
        """All the ground that the body passes over, from each of its stages to the next."""
        width, depth = self.start.width, self.start.depth
        stands = [drawn_in(front, heading, width, depth) for front, heading in self.stages]
        return tuple(Sweep(a + b) for a, b in pairwise(stands))

    @property
    def swept(self) -> tuple[Polygon, ...]:
        """The same as shapes."""
        return tuple(sweep.hull for sweep in self.sweeps)

    def crosses(self, body: Footprint) -> bool:
        """Whether it passes over any part of a body that may not be shared."""
        if quick.kernel is not None:
            return self._reaches(quick.kernel, body.inner, 0)
        near = (sweep for sweep in self.sweeps if not apart(sweep.box, body.bounds))
        return any(body.inner.meets(sweep.hull) for sweep in near)

    def comes_within(self, body: Footprint, distance: float) -> bool:
        """Whether it comes nearer to a body than so much."""
        if quick.kernel is not None:
            return self._reaches(quick.kernel, body.polygon, distance)
        near = (sweep for sweep in self.sweeps if not apart(sweep.box, body.bounds, distance + 1))
        return any(body.polygon.is_within(sweep.hull, distance) for sweep in near)

    def _reaches(self, kernel: quick.Quickplane, polygon: Polygon, most: float) -> bool:
        size = self.start.width, self.start.depth, SLACK
        return any(kernel.sweeps_reach(self._strides, *size, part, most) for part in polygon.parts)

    @kept
    def _strides(self) -> list[quick.Stride]:
        return [(*front, *forward(heading)) for front, heading in self.stages]


def _reach(body: Footprint) -> int:
    """How far from where a wheel begins or ends any part of a body may come: its tail swings out the most."""
    return math.ceil(body.width / 2 + math.hypot(body.width, body.depth)) + 1


def oblique(body: Footprint, to: Point, *, most: int = OBLIQUE) -> Route | None:
    """Straight to a point without a turn; None where it lies too far to the side."""
    away = distance(body.front, to)
    if not away:
        return None
    slack = round(_HAIR * 1000 / away)
    if abs(turn(body.heading, bearing(body.front, to))) > most + slack:
        return None
    end = block(to, body.heading, body.width, body.depth)
    return Route((Leg(body.front, to, away),), body, end)


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
    start = ahead(body.front, body.heading, first)
    over = ahead(to, heading, -second)
    arc = math.radians(abs(turn(body.heading, heading)) / 100) * body.width
    legs = (Leg(body.front, start, first), Leg(start, over, arc), Leg(over, to, second))
    return Route(legs, body, block(to, heading, body.width, body.depth))


def step_of_wheel(width: int) -> float:
    """Hundredths of a degree that a wheel is followed by at a time."""
    return 2 * math.degrees(math.acos(1 - min(1.0, _LEFT_OUT / width))) * 100


def _stages(route: Route) -> Iterator[Stage]:
    """Up to the wheel, round it a few degrees at a time, and on from it."""
    body, (before, after) = route.start, (route.legs[1].start, route.legs[1].end)
    angle = turn(body.heading, route.end.heading)
    yield body.front, body.heading
    yield before, body.heading
    count = math.ceil(abs(angle) / step_of_wheel(body.width))
    half = math.copysign(body.width / 2, angle)
    rx, ry = right(body.heading)
    pivot = (before.x + rx * half, before.y + ry * half)
    for step in range(1, count):
        now = (body.heading + angle * step // count) % ROUND
        sx, sy = right(now)
        yield Point(round(pivot[0] - sx * half), round(pivot[1] - sy * half)), now
    yield after, route.end.heading
    yield route.end.front, route.end.heading
