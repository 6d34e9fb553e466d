"""Bodies of troops: what they cover, and how far they are from one another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.plane import ROUND, Footprint, Point, block, gap, overlap

bodies = st.builds(
    block,
    st.builds(Point, st.integers(0, 72_000), st.integers(0, 48_000)),
    st.integers(0, ROUND - 1),
    st.sampled_from((1000, 2000, 6000, 12_000)),
    st.sampled_from((750, 1000, 1500, 4500)),
)


def test_a_line_lies_behind_the_middle_of_its_front() -> None:
    line = block(Point(10_000, 10_000), 0, 6000, 750)
    assert line.left == Point(7_000, 10_000)
    assert line.right == Point(13_000, 10_000)
    assert line.centre == Point(10_000, 9_625)
    assert set(line.corners) == {
        Point(7_000, 10_000),
        Point(13_000, 10_000),
        Point(13_000, 9_250),
        Point(7_000, 9_250),
    }


def test_two_of_the_same_measures_are_the_same() -> None:
    assert block(Point(1, 2), 3, 1000, 750) is block(Point(1, 2), 3, 1000, 750)


def test_bodies_side_by_side_touch_and_do_not_overlap() -> None:
    left, right = block(Point(10_000, 10_000), 0, 2000, 750), block(Point(12_000, 10_000), 0, 2000, 750)
    assert gap(left, right) == 0
    assert not overlap(left, right)
    assert overlap(left, block(Point(11_900, 10_000), 0, 2000, 750))


@given(bodies, bodies)
def test_gap_and_overlap_are_the_same_asked_from_either_body(one: Footprint, other: Footprint) -> None:
    assert gap(one, other) == gap(other, one)
    assert overlap(one, other) == overlap(other, one)
    if overlap(one, other):
        assert gap(one, other) == 0


@given(bodies)
def test_a_body_overlaps_itself_and_has_the_area_of_its_measures(body: Footprint) -> None:
    assert overlap(body, body)
    assert abs(body.polygon.area - body.width * body.depth) <= 2 * (body.width + body.depth)
