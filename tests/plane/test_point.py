"""Points and headings on the grid of thousandths and hundredths."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.plane import (
    ABOUT,
    ROUND,
    Point,
    ahead,
    aside,
    bearing,
    distance,
    heading_text,
    packed,
    point_text,
    read_heading,
    read_point,
    turn,
    unpacked,
)

points = st.builds(Point, st.integers(0, 400_000), st.integers(0, 400_000))
headings = st.integers(0, ROUND - 1)


@given(points)
def test_a_point_reads_back_from_its_text_and_its_number(point: Point) -> None:
    assert read_point(point_text(point)) == point
    assert unpacked(packed(point)) == point


@given(headings)
def test_a_heading_reads_back_from_its_text(heading: int) -> None:
    assert read_heading(heading_text(heading)) == heading


def test_points_and_headings_are_written_as_short_as_they_are() -> None:
    assert point_text(Point(34_000, 22_500)) == "34,22.5"
    assert point_text(Point(5, 48_000)) == "0.005,48"
    assert heading_text(18_000) == "180"
    assert heading_text(2_250) == "22.5"


@pytest.mark.parametrize("text", ["34", "34;2", "1.2345,2", "-1,2", "1,2,3", "", "x,y", "1 ,2"])
def test_what_is_no_point_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected inches"):
        read_point(text)


@pytest.mark.parametrize("text", ["360", "-1", "N", "1.234", ""])
def test_what_is_no_heading_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected degrees"):
        read_heading(text)


def test_north_is_up_and_east_to_the_right() -> None:
    here = Point(10_000, 10_000)
    assert ahead(here, 0, 1000) == Point(10_000, 11_000)
    assert ahead(here, 9000, 1000) == Point(11_000, 10_000)
    assert aside(here, 0, 1000) == Point(11_000, 10_000)
    assert bearing(here, Point(10_000, 5_000)) == ABOUT


@given(headings, headings)
def test_a_turn_leads_from_one_heading_to_the_other_by_the_shorter_way(one: int, other: int) -> None:
    angle = turn(one, other)
    assert (one + angle) % ROUND == other
    assert -ABOUT < angle <= ABOUT
    assert angle == ABOUT or turn(other, one) == -angle


@given(points, headings, st.integers(0, 36_000))
def test_going_ahead_and_back_leads_home_to_the_thousandth(point: Point, heading: int, by: int) -> None:
    there = ahead(point, heading, by)
    assert abs(distance(point, there) - by) <= 1
    back = ahead(there, heading, -by)
    assert max(abs(back.x - point.x), abs(back.y - point.y)) <= 1
