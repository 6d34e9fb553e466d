"""The nearest points of two polygons.

Between parallel edges many pairs are equally near but for the last digit of what is measured. Which of them
is taken settles where a charge comes in: the way of measuring here is part of what a saved game rests on.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt

from grognard.plane.polygon import Polygon
from grognard.plane.segment import Segment, Spot, common, do_meet

Pair = tuple[Spot, Spot]


def nearest(one: Polygon, other: Polygon) -> Pair:
    """A point of each, as near to one another as any; of equals the first round both outlines.

    Meant for polygons that are apart: of two that meet, a point where their outlines do.
    """
    edges, least = None, inf
    for first in _edges(one):
        for second in _edges(other):
            away = _between(first, second)
            if away < least:
                edges, least = (first, second), away
    assert edges is not None
    if not least:
        spot = next(common(*edges))
        return spot, spot
    return min(_pairs(*edges), key=_length)


def _edges(polygon: Polygon) -> Iterator[Segment]:
    """From the first corner on."""
    line = polygon.outline
    return ((*line[n], *line[n + 1]) for n in range(len(line) - 1))


def _between(one: Segment, other: Segment) -> float:
    if do_meet(one, other):
        return 0.0
    ends = ((one[:2], other), (one[2:], other), (other[:2], one), (other[2:], one))
    return min(_from(*end, *edge) for end, edge in ends)


def _from(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """From a point to a segment."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = ((x - ax) * dx + (y - ay) * dy) / square
    if share <= 0:
        return sqrt((x - ax) ** 2 + (y - ay) ** 2)
    if share >= 1:
        return sqrt((x - bx) ** 2 + (y - by) ** 2)
    return abs(((ay - y) * dx - (ax - x) * dy) / square) * sqrt(square)


def _pairs(one: Segment, other: Segment) -> Iterator[Pair]:
    """The ends of two segments, each with the point of the other that is nearest to it."""
    for end in (other[:2], other[2:]):
        yield _foot(*end, *one), end
    for end in (one[:2], one[2:]):
        yield end, _foot(*end, *other)


def _foot(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> Spot:
    dx, dy = bx - ax, by - ay
    share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    if 0 < share < 1:
        return ax + share * dx, ay + share * dy
    return (ax, ay) if share <= 0 else (bx, by)


def _length(pair: Pair) -> float:
    (ax, ay), (bx, by) = pair
    return sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by))
