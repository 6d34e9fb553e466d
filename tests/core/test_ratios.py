from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.ratios import highest_reached, printed_ratio

COLUMNS = ("1/4", "1/3", "1/2", "1/1", "3/2", "2/1", "6/1 a 10/1")


@pytest.mark.parametrize(
    ("label", "ratio"),
    [("1,5:1", Fraction(3, 2)), ("3/2", Fraction(3, 2)), ("5-1", Fraction(5)), ("6/1 a 10/1", Fraction(6))],
)
def test_headings_of_all_five_sheets_are_ratios(label: str, ratio: Fraction) -> None:
    assert printed_ratio(label) == ratio


def test_a_heading_without_a_ratio_is_refused() -> None:
    with pytest.raises(ValueError, match="no ratio"):
        printed_ratio("heavy")


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(3, 12, "1/4"), (2, 9, None), (11, 8, "1/1"), (12, 8, "3/2"), (59, 10, "2/1"), (60, 10, "6/1 a 10/1")],
)
def test_ratios_round_in_the_defenders_favour(attack: int, defence: int, column: str | None) -> None:
    assert highest_reached(COLUMNS, attack, defence) == column


@given(st.fractions(min_value=0, max_value=40), st.fractions(min_value=Fraction(1, 9), max_value=40))
def test_the_column_reached_is_never_above_the_true_ratio(attack: Fraction, defence: Fraction) -> None:
    column = highest_reached(COLUMNS, attack, defence)
    above = [label for label in COLUMNS if printed_ratio(label) * defence > attack]
    if column is None:
        assert len(above) == len(COLUMNS)
    else:
        assert column not in above
        assert len(above) == len(COLUMNS) - 1 - COLUMNS.index(column)
