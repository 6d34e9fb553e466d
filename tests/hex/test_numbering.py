from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN, numberings

from grognard.hex import Hex, Numbering, Orientation


@given(numberings, st.integers(1, 99), st.integers(1, 99))
def test_numbers_read_back_as_they_are_written(numbering: Numbering, column: int, row: int) -> None:
    label = f"{column:02}{row:02}"
    hex = numbering.parse(label)
    assert numbering.label(hex) == label
    assert numbering.place(hex) == (column, row)


@given(numberings, st.integers(-50, 50), st.integers(-50, 50))
def test_every_hex_has_its_own_place(numbering: Numbering, q: int, r: int) -> None:
    assert numbering.hex(*numbering.place(Hex(q, r))) == Hex(q, r)


def around(label: str, numbering: Numbering) -> dict[str, str]:
    hex = numbering.parse(label)
    names = numbering.orientation.value
    return {name: numbering.label(near) for name, near in zip(names, hex.neighbours(), strict=True)}


def test_even_columns_sit_half_a_hex_lower() -> None:
    assert around("0617", FLAT_EVEN) == {
        "N": "0616",
        "NE": "0717",
        "SE": "0718",
        "S": "0618",
        "SW": "0518",
        "NW": "0517",
    }
    assert around("0505", FLAT_EVEN)["NE"] == "0604"
    assert around("0505", FLAT_EVEN)["SE"] == "0605"


def test_odd_columns_sit_lower_where_the_map_says_so() -> None:
    assert around("0617", Numbering(odd_shifted=True)) == {
        "N": "0616",
        "NE": "0716",
        "SE": "0717",
        "S": "0618",
        "SW": "0517",
        "NW": "0516",
    }


@pytest.mark.parametrize(
    ("odd_shifted", "label", "expected"),
    [
        (False, "0604", {"NE": "0703", "E": "0704", "SE": "0705", "SW": "0605", "W": "0504", "NW": "0603"}),
        (True, "0604", {"NE": "0603", "E": "0704", "SE": "0605", "SW": "0505", "W": "0504", "NW": "0503"}),
    ],
)
def test_on_a_pointy_map_rows_are_shifted_to_the_right(
    odd_shifted: bool, label: str, expected: dict[str, str]
) -> None:
    assert around(label, Numbering(Orientation.POINTY, odd_shifted)) == expected


def test_large_maps_have_numbers_of_six_digits() -> None:
    wide = Numbering(digits=3)
    assert wide.label(wide.parse("120007")) == "120007"


@pytest.mark.parametrize("text", ["", "617", "06170", "06-7", "abcd", "²²²²", " 617"])
def test_what_is_no_number_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(
        ValueError, match="is not a hex number: expected 4 digits, column then row, such as 0617"
    ):
        FLAT_EVEN.parse(text)


@pytest.mark.parametrize("text", ["0017", "0600"])
def test_columns_and_rows_begin_at_one(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is not a hex number: columns and rows begin at 01"):
        FLAT_EVEN.parse(text)


def test_a_hex_beyond_the_first_column_has_no_number() -> None:
    with pytest.raises(ValueError, match="column 0, row 1 has no number: both run from 1 to 99"):
        FLAT_EVEN.label(FLAT_EVEN.hex(0, 1))
