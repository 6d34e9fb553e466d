"""Shapes by lot, and the same shapes for the judge."""

from __future__ import annotations

import random
from math import cos, pi, sin

import shapely
from tests.conftest import SOAKING

from grognard.plane import INCH, ROUND, Footprint, Point, Polygon, block

#: a table
WIDE, DEEP = 72 * INCH, 48 * INCH
#: cases that are judged: all of them in the soak, a tenth otherwise
CASES = 100_000 if SOAKING else 10_000


def spot(lot: random.Random) -> Point:
    """Often on whole inches, where lines and corners meet."""
    if lot.random() < 0.3:
        return Point(lot.randrange(0, WIDE + 1, INCH), lot.randrange(0, DEEP + 1, INCH))
    return Point(lot.randint(0, WIDE), lot.randint(0, DEEP))


def near(lot: random.Random, at: Point, most: int = 9 * INCH) -> Point:
    step = INCH if lot.random() < 0.3 else 1
    x, y = at.x + lot.randrange(-most, most + 1, step), at.y + lot.randrange(-most, most + 1, step)
    return Point(min(max(0, x), WIDE), min(max(0, y), DEEP))


def body(lot: random.Random, at: Point) -> Footprint:
    heading = lot.randrange(0, ROUND, 4500) if lot.random() < 0.4 else lot.randrange(ROUND)
    return block(at, heading, lot.choice((1000, 2000, 6000, 12_000)), lot.choice((750, 1000, 1500, 4500)))


def star(lot: random.Random, at: Point) -> Polygon:
    """A simple polygon round a point, with corners near and far, turned either way."""
    count = lot.randint(3, 12)
    corners = []
    for number in range(count):
        angle = 2 * pi * (number + lot.uniform(0, 0.8)) / count
        far = lot.uniform(1, 9) * INCH
        corners.append(Point(round(at.x + far * cos(angle)), round(at.y + far * sin(angle))))
    if lot.random() < 0.3:
        corners = [Point(round(x / INCH) * INCH, round(y / INCH) * INCH) for x, y in corners]
    corners = [corner for number, corner in enumerate(corners) if corner != corners[number - 1]]
    return Polygon((corners or [at])[:: lot.choice((1, -1))])


def is_sound(polygon: Polygon) -> bool:
    return not polygon.crosses_itself and polygon.area > 0


def judged(polygon: Polygon) -> shapely.Polygon:
    return shapely.Polygon(polygon.points)
