from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN, directions, hexes, numberings

from grognard.hex import Hex, Hexside, Numbering, Orientation


@given(hexes, directions)
def test_a_hexside_is_the_same_from_both_its_hexes(hex: Hex, direction: int) -> None:
    other = hex.neighbour(direction)
    side = Hexside.of(hex, direction)
    assert (
        side == Hexside.of(other, direction + 3) == Hexside.between(hex, other) == Hexside.between(other, hex)
    )
    assert set(side.hexes) == {hex, other}
    assert side.direction in (0, 1, 2)


@given(hexes)
def test_the_six_sides_of_a_hex_are_six(hex: Hex) -> None:
    assert len({Hexside.of(hex, direction) for direction in range(6)}) == 6


@given(numberings, st.integers(2, 98), st.integers(2, 98), directions)
def test_hexsides_read_back_as_they_are_written(
    numbering: Numbering, column: int, row: int, direction: int
) -> None:
    side = Hexside.of(numbering.hex(column, row), direction)
    assert Hexside.parse(side.label(numbering), numbering) == side


def test_a_hexside_is_written_as_n_ne_or_se_of_a_hex() -> None:
    south_of = Hexside.of(FLAT_EVEN.parse("0617"), Orientation.FLAT.direction("S"))
    assert south_of.label(FLAT_EVEN) == "0618-N"
    assert Hexside.between(FLAT_EVEN.parse("0718"), FLAT_EVEN.parse("0617")).label(FLAT_EVEN) == "0617-SE"


def test_a_hexside_given_the_other_way_round_is_refused_with_its_name() -> None:
    with pytest.raises(ValueError, match="'0617-S' goes by another name: expected 0618-N"):
        Hexside.parse("0617-S", FLAT_EVEN)
    with pytest.raises(
        ValueError, match="'0101-NW' goes by another name: expected N, NE, SE of a hex of the map"
    ):
        Hexside.parse("0101-NW", FLAT_EVEN)


@pytest.mark.parametrize("text", ["0617", "0617-", "0617-E", "0617SE", "0617-se"])
def test_what_is_no_hexside_is_refused(text: str) -> None:
    expected = f"'{text}' is not a hexside: expected a hex number and N, NE or SE, such as 0617-SE"
    with pytest.raises(ValueError, match=expected):
        Hexside.parse(text, FLAT_EVEN)


def test_a_wrong_number_before_the_dash_is_named() -> None:
    with pytest.raises(ValueError, match="'617' is not a hex number"):
        Hexside.parse("617-N", FLAT_EVEN)


def test_hexes_that_do_not_touch_share_no_side() -> None:
    with pytest.raises(ValueError, match="not adjacent"):
        Hexside.between(Hex(0, 0), Hex(2, 0))
