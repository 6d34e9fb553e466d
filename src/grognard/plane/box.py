"""Boxes along the edges of the table: what holds some points, and what is surely apart."""

from __future__ import annotations

from collections.abc import Sequence

#: west, south, east, north
Bounds = tuple[float, float, float, float]


def box(points: Sequence[tuple[float, float]]) -> Bounds:
    """What holds all of some points."""
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return min(xs), min(ys), max(xs), max(ys)


def apart(one: Bounds, other: Bounds, by: float = 0) -> bool:
    """Whether two boxes are farther from one another than so much."""
    return (
        one[0] > other[2] + by or other[0] > one[2] + by or one[1] > other[3] + by or other[1] > one[3] + by
    )
