"""The ground that bodies cover between them, as outlines to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

import shapely
from shapely import MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from grognard.plane.point import Point, distance

#: gaps between bodies that are narrower than twice this belong to the ground, and corners are as round as it
_CLOSE = 900
#: of the distance between neighbours in a sample: what is closed between bodies, and added around points
_GAP, _ROOM = 0.55, 0.72
#: how far an outline may stray from the true one
_COARSE = 40

Ring = tuple[Point, ...]


def region(outlines: Iterable[Sequence[Point]], fronts: Sequence[Point], within: Polygon) -> tuple[Ring, ...]:
    """The outlines of what bodies cover whose fronts are a sample, holes among them, on the table."""
    bodies = [Polygon(outline) for outline in outlines if len(outline) > 2]
    close = max(_CLOSE, _GAP * spacing(fronts))
    covered = shapely.union_all(bodies).buffer(close).buffer(-close)
    return _rings(covered.intersection(within).simplify(_COARSE))


def around(points: Sequence[Point], within: Polygon) -> tuple[Ring, ...]:
    """The outlines of the ground that a sample of points stands for."""
    room = _ROOM * spacing(points)
    covered = MultiPoint(points).buffer(room).buffer(-room / 3)
    return _rings(covered.intersection(within).simplify(_COARSE))


def outlines(shape: BaseGeometry, within: Polygon) -> tuple[Ring, ...]:
    """The outlines of any ground as far as it is on the table."""
    return _rings(shape.intersection(within).simplify(_COARSE))


def spacing(points: Sequence[Point]) -> float:
    """How far the neighbours of a sample are from one another, most of them."""
    spots = list(dict.fromkeys(points))
    if len(spots) < 2:
        return 0.0
    return float(median(min(distance(one, other) for other in spots if other != one) for one in spots))


def _rings(shape: BaseGeometry) -> tuple[Ring, ...]:
    parts = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    lines = [line for part in parts for line in (part.exterior, *part.interiors)]
    return tuple(tuple(Point(round(x), round(y)) for x, y in line.coords[:-1]) for line in lines)
