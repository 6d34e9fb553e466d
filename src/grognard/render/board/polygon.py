"""Convex polygons: cut by a line, ruled with furrows."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin

from grognard.hex import Point


def cut(polygon: Sequence[Point], at: Point, normal: Point) -> list[Point]:
    """What remains on the side that the normal points away from."""
    kept: list[Point] = []
    depths = [(x - at[0]) * normal[0] + (y - at[1]) * normal[1] for x, y in polygon]
    for place, (point, depth) in enumerate(zip(polygon, depths, strict=True)):
        before, above = polygon[place - 1], depths[place - 1]
        if (depth <= 0) != (above <= 0):
            share = above / (above - depth)
            kept.append(
                (before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share)
            )
        if depth <= 0:
            kept.append(point)
    return kept


def shrunk(polygon: Sequence[Point], share: float) -> list[Point]:
    """The same, smaller about its middle."""
    x = sum(point[0] for point in polygon) / len(polygon)
    y = sum(point[1] for point in polygon) / len(polygon)
    return [(x + (a - x) * share, y + (b - y) * share) for a, b in polygon]


def rulings(polygon: Sequence[Point], angle: float, apart: float) -> list[tuple[Point, Point]]:
    """Parallel lines across a convex polygon."""
    if len(polygon) < 3:
        return []
    dx, dy = cos(angle), sin(angle)
    depths = [-x * dy + y * dx for x, y in polygon]
    lines = []
    depth = min(depths) + apart / 2
    while depth < max(depths):
        ends = _crossings(polygon, depths, depth)
        if len(ends) == 2:
            lines.append((ends[0], ends[1]))
        depth += apart
    return lines


def _crossings(polygon: Sequence[Point], depths: Sequence[float], depth: float) -> list[Point]:
    found = []
    for place, (point, here) in enumerate(zip(polygon, depths, strict=True)):
        before, there = polygon[place - 1], depths[place - 1]
        if (here <= depth) != (there <= depth):
            share = (depth - there) / (here - there)
            found.append(
                (before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share)
            )
    return found
