from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import directions, hexes

from grognard.hex import Hex, Orientation, opposite


def test_directions_are_named_clockwise_by_the_way_the_hexes_stand() -> None:
    assert [Orientation.FLAT.name_of(d) for d in range(6)] == ["N", "NE", "SE", "S", "SW", "NW"]
    assert [Orientation.POINTY.name_of(d) for d in range(6)] == ["NE", "E", "SE", "SW", "W", "NW"]
    assert Orientation.FLAT.direction("SW") == 4


def test_an_unknown_direction_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="'E' is not a direction: expected one of N, NE, SE, S, SW, NW"):
        Orientation.FLAT.direction("E")


@given(hexes, directions)
def test_the_opposite_direction_leads_back(hex: Hex, direction: int) -> None:
    assert hex.neighbour(direction).neighbour(opposite(direction)) == hex


@given(hexes, directions)
def test_a_neighbour_lies_in_its_direction_at_distance_one(hex: Hex, direction: int) -> None:
    assert hex.direction_to(hex.neighbours()[direction]) == direction
    assert hex.distance(hex.neighbour(direction)) == 1


def test_hexes_that_do_not_touch_have_no_direction() -> None:
    with pytest.raises(ValueError, match=r"\(0, 0\) and \(1, 1\) are not adjacent"):
        Hex(0, 0).direction_to(Hex(1, 1))


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, st.integers(1, 8))
def test_a_ring_has_six_hexes_for_each_step_of_its_radius(hex: Hex, radius: int) -> None:
    ring = list(hex.ring(radius))
    assert len(set(ring)) == len(ring) == 6 * radius
    assert all(hex.distance(other) == radius for other in ring)


@given(hexes, st.integers(1, 8))
def test_a_ring_runs_clockwise_from_the_first_direction(hex: Hex, radius: int) -> None:
    ring = list(hex.ring(radius))
    assert ring[0] == Hex(hex.q, hex.r - radius)
    assert all(a.distance(b) == 1 for a, b in zip(ring, ring[1:] + ring[:1], strict=True))
    assert ring[radius] == ring[0].rotated(1, hex)


@given(hexes, st.integers(0, 7))
def test_a_disk_holds_what_is_within_its_radius_nearest_first(hex: Hex, radius: int) -> None:
    disk = list(hex.disk(radius))
    assert len(set(disk)) == len(disk) == 1 + 3 * radius * (radius + 1)
    far = [hex.distance(other) for other in disk]
    assert far == sorted(far)
    assert far[-1] == radius


@given(hexes, hexes, hexes, st.integers(-7, 7))
def test_turning_the_map_changes_no_distance(a: Hex, b: Hex, centre: Hex, turns: int) -> None:
    assert a.rotated(turns, centre).distance(b.rotated(turns, centre)) == a.distance(b)


@given(hexes, hexes, st.integers(0, 5))
def test_a_turn_moves_each_direction_on_and_six_turns_restore(hex: Hex, centre: Hex, turns: int) -> None:
    assert hex.rotated(6, centre) == hex
    assert hex.neighbour(turns) == hex.neighbour(0).rotated(turns, hex)
    assert centre.rotated(turns, centre) == centre


def test_without_a_centre_the_map_turns_about_the_origin() -> None:
    assert Hex(2, -1).rotated(1) == Hex(2, -1).rotated(1, Hex(0, 0)) == Hex(1, 1)
