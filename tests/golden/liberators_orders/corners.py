"""Rectangles and outlines as lists of corners, in inches; nothing but arithmetic."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, radians, sin

Spot = tuple[float, float]
Outline = list[Spot]


def onward(spot: Spot, degrees: float, by: float) -> Spot:
    """Degrees from north by east."""
    return spot[0] + by * sin(radians(degrees)), spot[1] + by * cos(radians(degrees))


def rectangle(front: Spot, degrees: float, width: float, depth: float) -> Outline:
    """Left and right end of the front, then the rear."""
    left, right = onward(front, degrees - 90, width / 2), onward(front, degrees + 90, width / 2)
    return [left, right, onward(right, degrees + 180, depth), onward(left, degrees + 180, depth)]


def away(one: Spot, other: Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def middle(outline: Outline) -> Spot:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def is_inside(spot: Spot, outline: Outline) -> bool:
    """Whether a line to the east leaves the outline an odd number of times."""
    x, y = spot
    within = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


def edges(outline: Outline) -> Iterator[tuple[Spot, Spot]]:
    return zip(outline, [*outline[1:], outline[0]], strict=True)


def nearest_on(spot: Spot, edge: tuple[Spot, Spot]) -> Spot:
    (ax, ay), (bx, by) = edge
    long = (bx - ax) ** 2 + (by - ay) ** 2
    part = 0.0 if not long else ((spot[0] - ax) * (bx - ax) + (spot[1] - ay) * (by - ay)) / long
    part = min(1.0, max(0.0, part))
    return ax + part * (bx - ax), ay + part * (by - ay)


def to_outline(spot: Spot, outline: Outline) -> float:
    """Inches from a spot to an outline, 0 inside it."""
    if is_inside(spot, outline):
        return 0.0
    return min(away(spot, nearest_on(spot, edge)) for edge in edges(outline))


def nearest_in(spot: Spot, outline: Outline) -> Spot:
    if is_inside(spot, outline):
        return spot
    return min((nearest_on(spot, edge) for edge in edges(outline)), key=lambda one: away(spot, one))


def apart(one: Outline, other: Outline) -> float:
    """Inches between two outlines, 0 where they overlap."""
    if any(do_cross(a, b) for a in edges(one) for b in edges(other)):
        return 0.0
    return min(*(to_outline(corner, other) for corner in one), *(to_outline(corner, one) for corner in other))


def do_cross(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> bool:
    """Whether two edges cross, ends apart."""
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def steps(start: Spot, end: Spot, step: float) -> list[Spot]:
    """Points in the middle of equal short stretches of a line."""
    count = max(1, round(away(start, end) / step))
    parts = ((number + 0.5) / count for number in range(count))
    return [(start[0] + p * (end[0] - start[0]), start[1] + p * (end[1] - start[1])) for p in parts]


def box(outline: Outline) -> tuple[float, float, float, float]:
    """West, south, east and north of an outline."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def rim(outline: Outline, step: float) -> list[Spot]:
    return [spot for edge in edges(outline) for spot in (edge[0], *steps(*edge, step))]
