"""The ground under points and ways, compiled, is what cutting them by every polygon gives."""

from __future__ import annotations

import random

import shapely
from shapely.geometry.base import BaseGeometry
from tests.plane.shapes import CASES, DEEP, WIDE, is_sound, judged, near, spot, star

from grognard.plane import BARE, INCH, Point, Terrain, rectangle
from grognard.plane.band import band
from grognard.plane.runs import inside, left_of
from grognard.plane.segment import crossings

#: thousandths
HAIR = 1e-3


def tables(lot: random.Random, count: int) -> list[Terrain]:
    found = []
    for _ in range(count):
        areas = [ground for _ in range(9) if is_sound(ground := star(lot, spot(lot)))]
        found.append(Terrain(WIDE, DEEP, [*areas, rectangle(0, 40_000, WIDE, DEEP)]))
    return found


def cut(terrain: Terrain, line: shapely.LineString) -> dict[int, float]:
    """The judge's: what each polygon takes of a line that those over it have left."""
    left: BaseGeometry = line
    found: dict[int, float] = {}
    for number in reversed(range(len(terrain.polygons))):
        ground = judged(terrain.polygons[number])
        found[number] = left.intersection(ground).length
        left = left.difference(ground)
    return {**found, BARE: left.length}


def test_a_way_is_shared_out_among_the_ground_as_the_judge_cuts_it() -> None:
    lot = random.Random(1)
    for terrain in tables(lot, CASES // 500):
        for _ in range(50):
            start = spot(lot)
            end = near(lot, start, 14 * INCH)
            if start == end:
                continue
            ours, theirs = dict(terrain.under(*start, *end)), cut(terrain, shapely.LineString([start, end]))
            for number, length in theirs.items():
                assert abs(ours.get(number, 0.0) - length) < HAIR, (start, end, number)
            assert set(ours) <= set(theirs)


def test_the_topmost_polygon_that_holds_a_point_is_the_ground_there() -> None:
    lot = random.Random(2)
    for terrain in tables(lot, CASES // 1000):
        for _ in range(40):
            point = spot(lot)
            over = [
                n for n, ground in enumerate(terrain.polygons) if judged(ground).covers(shapely.Point(point))
            ]
            assert terrain.at(*point) == max(over, default=BARE), point


def test_a_way_along_an_outline_runs_inside_and_one_that_only_touches_it_does_not() -> None:
    square = rectangle(2000, 2000, 6000, 6000)
    for points in (square.points, square.points[::-1]):
        assert inside(points, 0, 2000, 8000, 2000) == [(0.25, 0.75)]
        assert inside(points, 0, 6000, 8000, 6000) == [(0.25, 0.75)]
        assert sum(b - a for a, b in inside(points, 0, 4000, 4000, 0)) == 0
    assert Terrain(WIDE, DEEP, [square]).under(0, 2000, 8000, 2000) == [(0, 4000), (BARE, 4000)]


def test_stretches_leave_what_others_do_not_take() -> None:
    assert left_of([(0.0, 1.0)], [(0.25, 0.5), (0.75, 1.0)]) == [(0.0, 0.25), (0.5, 0.75)]
    assert left_of([(0.0, 0.25), (0.5, 1.0)], [(0.0, 0.5)]) == [(0.5, 1.0)]
    assert left_of([(0.0, 1.0)], []) == [(0.0, 1.0)]


def test_a_road_is_what_lies_within_half_its_width() -> None:
    lot = random.Random(3)
    line = (Point(10_000, 10_000), Point(30_000, 14_000), Point(34_000, 30_000), Point(60_000, 20_000))
    road = band(line, 1000)
    # A thousandth more or less: a way that only grazes a bend is long where the bend is hardly broader.
    middle = shapely.LineString(line)
    less, more = (middle.buffer(half, quad_segs=64, cap_style="flat") for half in (499, 501))
    for _ in range(CASES // 5):
        start = near(lot, line[lot.randrange(4)], 3 * INCH)
        end = near(lot, start, 4 * INCH)
        if start != end:
            terrain = Terrain(WIDE, DEEP, road)
            ours = sum(length for number, length in terrain.under(*start, *end) if number != BARE)
            way = shapely.LineString([start, end])
            assert way.intersection(less).length - HAIR <= ours <= way.intersection(more).length + HAIR


def test_lines_cross_where_the_judge_says() -> None:
    lot = random.Random(4)
    for _ in range(CASES // 5):
        at = spot(lot)
        one, other = ([near(lot, at) for _ in range(3)] for _line in range(2))
        ours = {(round(x), round(y)) for x, y in crossings(one, other)}
        met = shapely.LineString(one).intersection(shapely.LineString(other))
        theirs = {(round(x), round(y)) for x, y in shapely.get_coordinates(met)}
        if met.length == 0:
            assert ours == theirs, (one, other)
