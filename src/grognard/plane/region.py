"""The ground that bodies cover between them, as outlines to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from grognard.plane.convex import shared, twice_area
from grognard.plane.cover import Cover
from grognard.plane.point import Point, distance
from grognard.plane.polygon import rectangle
from grognard.plane.segment import Spot

#: gaps between bodies that are narrower than twice this belong to the ground, and corners are as round as it
_CLOSE = 900
#: of the distance between neighbours in a sample: what is closed between bodies, and added around points
_GAP, _ROOM = 0.55, 0.72

Ring = tuple[Point, ...]
#: width and depth of a table
Size = tuple[int, int]


def region(outlines: Iterable[Sequence[Point]], fronts: Sequence[Point], size: Size) -> tuple[Ring, ...]:
    """The outlines of what bodies cover whose fronts are a sample, holes among them, on the table."""
    close = max(_CLOSE, _GAP * spacing(fronts))
    covered = Cover(*size, beyond=close)
    covered.add(*(outline for outline in outlines if len(outline) > 2 and twice_area(outline)))
    covered.grow(close)
    covered.shrink(close)
    return covered.outlines()


def around(points: Sequence[Point], size: Size) -> tuple[Ring, ...]:
    """The outlines of the ground that a sample of points stands for."""
    room = _ROOM * spacing(points)
    covered = Cover(*size, beyond=room)
    for x, y in points:
        covered.add_disc(x, y, room)
    covered.shrink(room / 3)
    return covered.outlines()


def outlines(rings: Iterable[Sequence[Spot]], size: Size) -> tuple[Ring, ...]:
    """The outlines of what convex rings cover between them, as far as it is on the table."""
    covered = Cover(*size)
    covered.add(*rings)
    return covered.outlines()


def on_table(ring: Sequence[Spot], size: Size) -> tuple[Ring, ...]:
    """The outline of a convex ring as far as it is on the table."""
    left = shared(ring, rectangle(0, 0, *size).ring)
    return (tuple(Point(round(x), round(y)) for x, y in left),) if len(left) > 2 else ()


def spacing(points: Sequence[Point]) -> float:
    """How far the neighbours of a sample are from one another, most of them."""
    spots = list(dict.fromkeys(points))
    if len(spots) < 2:
        return 0.0
    return float(median(min(distance(one, other) for other in spots if other != one) for one in spots))
