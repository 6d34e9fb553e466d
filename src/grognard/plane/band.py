"""A line with a breadth: a road."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from grognard.plane.convex import round_ring
from grognard.plane.point import Point
from grognard.plane.polygon import Polygon


def band(line: Sequence[Point], width: int) -> tuple[Polygon, ...]:
    """What lies within half the width of a line: a rectangle for each part of it, and a disc at each bend."""
    half = width / 2
    straight = [_rectangle(start, end, half) for start, end in pairwise(line)]
    return (*straight, *(Polygon(round_ring(x, y, half), convex=True) for x, y in line[1:-1]))


def _rectangle(start: Point, end: Point, half: float) -> Polygon:
    far = hypot(end.x - start.x, end.y - start.y)
    x, y = (end.y - start.y) / far * half, (start.x - end.x) / far * half
    corners = (
        (start.x + x, start.y + y),
        (end.x + x, end.y + y),
        (end.x - x, end.y - y),
        (start.x - x, start.y - y),
    )
    return Polygon(corners, convex=True)
