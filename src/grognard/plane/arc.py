"""Ahead of a front, and beyond its ends."""

from __future__ import annotations

from grognard.plane.footprint import Footprint
from grognard.plane.point import Point, forward, right


def from_front(footprint: Footprint, point: Point) -> tuple[float, float]:
    """How far a point lies ahead of a front, and how far outside the nearer end of it (below 0: inside)."""
    fx, fy = forward(footprint.heading)
    rx, ry = right(footprint.heading)
    x, y = point.x - footprint.front.x, point.y - footprint.front.y
    return x * fx + y * fy, abs(x * rx + y * ry) - footprint.width / 2


def is_ahead(footprint: Footprint, point: Point) -> bool:
    """Before the front, at most 45 degrees off its nearer end."""
    before, outside = from_front(footprint, point)
    return before >= 0 and outside <= before


def is_beyond_flank(footprint: Footprint, point: Point) -> bool:
    """Behind the front line prolonged, or more than 45 degrees off the nearer end of it."""
    return not is_ahead(footprint, point)
