"""Outlines for drawing: near the true ones, on the table, without steps."""

from __future__ import annotations

import random

import pytest
import shapely
from shapely.geometry.base import BaseGeometry
from tests.plane.shapes import body, near, spot

from grognard.plane import INCH, Point
from grognard.plane.convex import grown, round_ring
from grognard.plane.cover import CELL, Cover
from grognard.plane.region import on_table, outlines
from grognard.plane.tracing import simplified, traced

SIZE = 72 * INCH, 48 * INCH
TABLE = shapely.box(0, 0, *SIZE)


def ground(rings: tuple[tuple[Point, ...], ...]) -> BaseGeometry:
    """What outlines enclose: one within another is a hole."""
    found: BaseGeometry = shapely.Polygon()
    for ring in rings:
        found = found.symmetric_difference(shapely.Polygon(ring).buffer(0))
    return found


def test_the_outlines_of_bodies_stray_little_from_their_union() -> None:
    lot = random.Random(1)
    for _ in range(12):
        at = spot(lot)
        rings = [body(lot, near(lot, at)).polygon.points for _ in range(6)]
        true = shapely.union_all([shapely.Polygon(ring) for ring in rings]).intersection(TABLE)
        found = outlines(rings, SIZE)
        # Nowhere farther off than a cell and a half, and no larger or smaller as a whole.
        assert ground(found).difference(true.buffer(1.5 * CELL)).area < 1
        assert true.buffer(-1.5 * CELL).difference(ground(found)).area < 1
        assert sum(map(len, found)) < 120


def test_ground_grows_and_shrinks_by_what_is_asked() -> None:
    cover = Cover(*SIZE, beyond=2000)
    cover.add(round_ring(30_000, 20_000, 6000))
    cover.grow(2000)
    (ring,) = cover.outlines()
    assert shapely.Polygon(ring).area == pytest.approx(shapely.Point(0, 0).buffer(8000).area, rel=0.02)
    cover.shrink(5000)
    (ring,) = cover.outlines()
    assert shapely.Polygon(ring).area == pytest.approx(shapely.Point(0, 0).buffer(3000).area, rel=0.05)
    cover.shrink(4000)
    assert cover.outlines() == ()


def test_a_hole_has_an_outline_of_its_own() -> None:
    rows = [0b111111] * 2 + [0b110011] * 2 + [0b111111] * 2
    rings = list(traced([row << 3 for row in rows]))
    whole, hole = sorted((shapely.Polygon(ring) for ring in rings), key=lambda one: -one.area)
    assert whole.contains(hole)


def test_cells_that_touch_at_a_corner_only_are_traced_each_by_itself() -> None:
    rings = list(traced([0b00001111] * 4 + [0b11110000] * 4))
    assert len(rings) == 2
    assert all(shapely.Polygon(ring).is_valid for ring in rings)


def test_straight_lines_need_only_their_ends() -> None:
    assert simplified([(0, 0), (1, 0), (2, 0.1), (9, 0), (9, 9), (4, 9), (0, 9)]) == [
        (0, 0),
        (9, 0),
        (9, 9),
        (0, 9),
    ]


def test_one_shape_is_cut_by_the_edges_of_the_table() -> None:
    (ring,) = on_table(grown([(0, 0), (4000, 0), (4000, 4000)], 1000), SIZE)
    true = shapely.Polygon([(0, 0), (4000, 0), (4000, 4000)]).buffer(1000).intersection(TABLE)
    assert shapely.Polygon(ring).area == pytest.approx(true.area, rel=0.002)
    assert on_table(round_ring(-9000, 0, 1000), SIZE) == ()
