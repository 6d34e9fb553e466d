"""Polygons answer as `shapely` does, which nothing but the tests knows."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import shapely
from tests.plane.shapes import CASES, body, is_sound, judged, near, spot, star

import grognard
from grognard.plane import Point, Polygon, gap, nearest, overlap, rectangle
from grognard.plane.convex import hull, shared, twice_area, without

#: thousandths: what is measured agrees this closely
HAIR = 1e-3


def test_bodies_touch_overlap_and_are_apart_as_the_judge_says() -> None:
    lot = random.Random(1)
    for _ in range(CASES):
        at = spot(lot)
        one, other = body(lot, at), body(lot, near(lot, at))
        first, second = judged(one.polygon), judged(other.polygon)
        assert one.polygon.meets(other.polygon) == first.intersects(second), (one.corners, other.corners)
        away = first.distance(second)
        assert abs(one.polygon.distance(other.polygon) - away) < HAIR
        assert abs(gap(one, other) - away) <= 0.5 + HAIR
        for most in (1000, 4000):
            if abs(away - most) > HAIR:
                assert one.polygon.is_within(other.polygon, most) == (away < most)
        if overlap(one, other):
            assert first.intersects(second)


def test_simple_polygons_are_met_crossed_and_far_as_the_judge_says() -> None:
    lot, told = random.Random(2), 0
    for _ in range(CASES // 4):
        at = spot(lot)
        ground, troops = star(lot, at), body(lot, near(lot, at))
        assert ground.crosses_itself != judged(ground).is_valid, ground.points
        if not is_sound(ground):
            continue
        told += 1
        first, second = judged(ground), judged(troops.polygon)
        assert ground.meets(troops.polygon) == first.intersects(second), (ground.points, troops.corners)
        assert abs(ground.distance(troops.polygon) - first.distance(second)) < HAIR
        point, end = near(lot, at), near(lot, at)
        assert ground.holds(*point) == first.covers(shapely.Point(point)), (ground.points, point)
        assert abs(ground.distance_to(*point) - first.distance(shapely.Point(point))) < HAIR
        line = shapely.LineString([point, end])
        assert ground.is_crossed(*point, *end) == first.intersects(line), (ground.points, point, end)
        assert abs(ground.distance_to_line((point, end)) - first.distance(line)) < HAIR
        assert ground.covers(troops.polygon) == first.covers(second), (ground.points, troops.corners)
    assert told > CASES // 5


def test_areas_middles_and_convex_parts_are_those_of_the_judge() -> None:
    lot = random.Random(3)
    for _ in range(CASES // 10):
        ground = star(lot, spot(lot))
        if not is_sound(ground):
            continue
        whole = judged(ground)
        assert ground.area == pytest.approx(whole.area)
        assert sum(twice_area(part) / 2 for part in ground.parts) == pytest.approx(whole.area)
        assert all(twice_area(part) > 0 for part in ground.parts)
        assert shapely.Point(ground.centroid).distance(whole.centroid) < HAIR
        assert shapely.Point(ground.inner_point).distance(whole.representative_point()) < HAIR
        points = [Point(*map(round, corner)) for corner in ground.points]
        assert judged(Polygon(hull(points))).equals(whole.convex_hull)


def test_what_two_shapes_share_and_leave_of_one_another_is_what_the_judge_cuts() -> None:
    lot = random.Random(4)
    for _ in range(CASES // 10):
        at = spot(lot)
        one, other = body(lot, at).polygon, body(lot, near(lot, at, 4000)).polygon
        first, second = judged(one), judged(other)
        common = shared(one.ring, other.ring)
        assert abs(twice_area(common) / 2 - first.intersection(second).area) < 1
        rest = sum(twice_area(part) / 2 for part in without(one.ring, other.ring))
        assert abs(rest - first.difference(second).area) < 1


def test_the_nearest_points_are_as_near_as_any_and_of_equals_the_first() -> None:
    lot = random.Random(5)
    for _ in range(CASES // 10):
        at = spot(lot)
        one, other = body(lot, at).polygon, body(lot, near(lot, at)).polygon
        here, there = nearest(one, other)
        if not one.meets(other):
            away = shapely.Point(here).distance(shapely.Point(there))
            assert abs(away - one.distance(other)) < HAIR
            assert judged(one).distance(shapely.Point(here)) < HAIR
            assert judged(other).distance(shapely.Point(there)) < HAIR
    first, second = rectangle(0, 0, 2000, 1000), rectangle(0, 2000, 2000, 3000)
    assert nearest(first, second) == ((2000, 1000), (2000, 2000))


def test_a_smaller_outline_lies_as_far_inside_as_was_asked() -> None:
    ell = Polygon([(0, 0), (6000, 0), (6000, 3000), (3000, 3000), (3000, 6000), (0, 6000)])
    cut = judged(ell).buffer(-12, join_style="mitre")
    assert judged(ell.inset(12)).symmetric_difference(cut).area < 1


def test_the_judge_is_no_part_of_the_package() -> None:
    files = Path(grognard.__file__).parent.rglob("*.py")
    assert [file.name for file in files if "shapely" in file.read_text(encoding="utf-8")] == []
