from __future__ import annotations

from math import acos, degrees, isclose, sqrt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.hex.hexes import directions, hexes

from grognard.hex import Hex, Layout, arc, arc_to, bears_within, fronts, turns

ANGLES = (0, 30, 45, 60, 90, 120, 135, 150, 180)


@given(directions)
def test_front_flank_and_rear_share_out_the_six_neighbours(facing: int) -> None:
    around = [arc(facing, direction) for direction in range(6)]
    assert [around.count(kind) for kind in ("front", "flank", "rear")] == [3, 2, 1]
    assert arc(facing, facing) == "front"
    assert arc(facing, facing + 3) == "rear"
    assert {d for d in range(6) if around[d] == "front"} == set(fronts(facing))


@given(hexes, directions, directions)
def test_the_arc_of_an_adjacent_hex_goes_by_its_direction(hex: Hex, facing: int, direction: int) -> None:
    assert arc_to(facing, hex, hex.neighbour(direction)) == arc(facing, direction)


def test_the_arc_of_a_distant_hex_is_not_asked_this_way() -> None:
    with pytest.raises(ValueError, match="not adjacent"):
        arc_to(0, Hex(0, 0), Hex(2, 0))


@given(directions, directions)
def test_turns_are_counted_by_the_shorter_way(facing: int, direction: int) -> None:
    counted = turns(facing, direction)
    assert 0 <= counted <= 3
    assert (facing + counted) % 6 == direction or (facing - counted) % 6 == direction


@given(hexes, directions)
def test_of_the_neighbours_the_front_hexes_bear_within_ninety_degrees(hex: Hex, facing: int) -> None:
    within = {d for d in range(6) if bears_within(facing, hex, hex.neighbour(d))}
    assert within == set(fronts(facing))


def measured(facing: int, a: Hex, b: Hex) -> float:
    """The angle by ordinary geometry, in degrees."""
    centre = Layout().centre
    (ax, ay), (bx, by), (fx, fy) = centre(a), centre(b), centre(a.neighbour(facing))
    product = (bx - ax) * (fx - ax) + (by - ay) * (fy - ay)
    cosine = product / (sqrt((bx - ax) ** 2 + (by - ay) ** 2) * sqrt((fx - ax) ** 2 + (fy - ay) ** 2))
    return degrees(acos(max(-1.0, min(1.0, cosine))))


@given(hexes, hexes, directions, st.sampled_from(ANGLES))
def test_bearings_agree_with_ordinary_geometry(a: Hex, b: Hex, facing: int, angle: int) -> None:
    assume(a != b)
    found = measured(facing, a, b)
    assume(not isclose(found, angle, abs_tol=1e-4))
    assert bears_within(facing, a, b, angle) == (found < angle)


def test_exactly_ninety_degrees_counts_as_within() -> None:
    north, centre = 0, Hex(0, 0)
    assert bears_within(north, centre, Hex(2, -1))
    assert bears_within(north, centre, Hex(-2, 1))
    assert not bears_within(north, centre, Hex(3, -1))


def test_exactly_thirty_and_sixty_degrees_count_too() -> None:
    assert bears_within(0, Hex(0, 0), Hex(1, -2), 30)
    assert bears_within(0, Hex(0, 0), Hex(1, -1), 60)
    assert not bears_within(0, Hex(0, 0), Hex(1, -1), 45)


def test_other_angles_and_a_bearing_to_oneself_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot compare with 75 degrees: expected one of 0, 30, 45"):
        bears_within(0, Hex(0, 0), Hex(1, 0), 75)
    with pytest.raises(ValueError, match="no bearing to itself"):
        bears_within(0, Hex(1, 1), Hex(1, 1))
