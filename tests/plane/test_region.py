from __future__ import annotations

import pytest
import shapely
from shapely import Polygon

from grognard.plane import Point
from grognard.plane.region import around, region, spacing

SIZE = 20_000, 10_000
TABLE = shapely.box(0, 0, *SIZE)


def body(x: int, y: int) -> tuple[Point, ...]:
    return Point(x, y), Point(x + 2000, y), Point(x + 2000, y - 1000), Point(x, y - 1000)


def test_bodies_that_touch_have_one_outline_between_them() -> None:
    bodies = [body(2000, 4000), body(4000, 4000)]
    (ring,) = region(bodies, [Point(3000, 4000), Point(5000, 4000)], SIZE)
    assert Polygon(ring).area == pytest.approx(4000 * 1000, rel=0.03)


def test_gaps_of_a_wide_sample_are_closed_and_distant_ground_is_not() -> None:
    fronts = [Point(x, y) for x in (1000, 5000, 9000) for y in (2000, 6000)]
    bodies = [body(front.x - 1000, front.y) for front in fronts]
    assert len(region(bodies, fronts, SIZE)) == 1
    assert len(region([body(1000, 2000), body(15_000, 9000)], [Point(2000, 2000)], SIZE)) == 2


def test_nothing_of_a_region_lies_off_the_table() -> None:
    fronts = [Point(0, 0), Point(6000, 0), Point(0, 6000)]
    for ring in around(fronts, SIZE):
        assert TABLE.buffer(1).covers(Polygon(ring))


def test_the_spacing_of_a_sample_is_that_of_most_neighbours() -> None:
    assert spacing([Point(x, 0) for x in (0, 3000, 6000, 20_000)]) == 3000
    assert spacing([Point(1, 1), Point(1, 1)]) == 0
