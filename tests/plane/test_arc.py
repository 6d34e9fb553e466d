"""Ahead of a front, and beyond its ends."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.plane import ROUND, Point, ahead, aside, block, is_ahead, is_beyond_flank

LINE = block(Point(20_000, 20_000), 0, 6000, 750)


def test_the_arc_opens_at_45_degrees_from_both_ends() -> None:
    assert is_ahead(LINE, Point(20_000, 21_000))
    assert is_ahead(LINE, Point(24_000, 21_000))
    assert not is_ahead(LINE, Point(24_001, 21_000))
    assert not is_ahead(LINE, Point(20_000, 19_999))


@given(st.integers(0, ROUND - 1), st.integers(-9000, 9000), st.integers(-9000, 9000))
def test_the_arc_turns_with_the_front_and_is_the_same_on_both_hands(heading: int, by: int, off: int) -> None:
    line = block(Point(40_000, 40_000), heading, 6000, 750)
    points = [aside(ahead(line.front, heading, by), heading, side * off) for side in (1, -1)]
    if abs(abs(off) - 3000 - by) > 4 and abs(by) > 4:
        assert is_ahead(line, points[0]) == is_ahead(line, points[1])
        straight = Point(20_000 + off, 20_000 + by)
        assert is_ahead(line, points[0]) == is_ahead(LINE, straight) == (not is_beyond_flank(LINE, straight))
