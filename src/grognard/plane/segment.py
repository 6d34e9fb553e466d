"""Segments: which side of them a point lies on, how far away, and where two of them cross.

With whole thousandths every side is exact: no product of two coordinates of a table is rounded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt

#: a point on the plane that need not lie on the grid of thousandths
Spot = tuple[float, float]
#: from where to where: x, y, x, y
Segment = tuple[float, float, float, float]


def nearest_on(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> Spot:
    """The point of a segment that is nearest to a point."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
    if share <= 0:
        return ax, ay
    return (bx, by) if share >= 1 else (ax + dx * share, ay + dy * share)


def square_away(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The square of the distance from a point to a segment."""
    dx, dy, px, py = bx - ax, by - ay, x - ax, y - ay
    along, square = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0 or not square:
        return px * px + py * py
    if along >= square:
        return (x - bx) ** 2 + (y - by) ** 2
    # As a float: whoever compiles this has no whole numbers as large as a square.
    across = float(px * dy - py * dx)
    return across * across / square


def do_meet(one: Segment, other: Segment) -> bool:
    """Whether two segments have a point in common, their ends included."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    if c == d == 0:
        return _overlap(ax, bx, cx, dx) and _overlap(ay, by, cy, dy)
    return (c <= 0 <= d or d <= 0 <= c) and (a <= 0 <= b or b <= 0 <= a)


def _overlap(a: float, b: float, c: float, d: float) -> bool:
    return max(min(a, b), min(c, d)) <= min(max(a, b), max(c, d))


def crossings(one: Sequence[Spot], other: Sequence[Spot]) -> list[Spot]:
    """Where two lines of several parts meet; of a stretch that they share its ends. Each place once."""
    found: dict[Spot, Spot] = {}
    for first in _parts(one):
        for second in _parts(other):
            if do_meet(first, second):
                for x, y in common(first, second):
                    found.setdefault((round(x, 3), round(y, 3)), (x, y))
    return list(found.values())


def _parts(line: Sequence[Spot]) -> Iterator[Segment]:
    return ((*start, *end) for start, end in pairwise(line) if start != end)


def common(one: Segment, other: Segment) -> Iterator[Spot]:
    """Where two segments meet that do; of a stretch that they share its ends."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if across:
        share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
        yield ax + (bx - ax) * share, ay + (by - ay) * share
        return
    # They lie on one line: an end of either that lies on the other.
    for (x, y), segment in (((cx, cy), one), ((dx, dy), one), ((ax, ay), other), ((bx, by), other)):
        if square_away(x, y, *segment) == 0:
            yield x, y


def line_gap(line: Sequence[Spot], segment: Segment) -> float:
    """Thousandths between a line of several parts and a segment; 0 where they meet."""
    gaps = [_square_gap(part, segment) for part in _parts(line)]
    # A line that goes nowhere is a point.
    return sqrt(min(gaps)) if gaps else sqrt(square_away(*line[0], *segment))


def _square_gap(one: Segment, other: Segment) -> float:
    if do_meet(one, other):
        return 0.0
    return min(
        square_away(one[0], one[1], *other),
        square_away(one[2], one[3], *other),
        square_away(other[0], other[1], *one),
        square_away(other[2], other[3], *one),
    )
