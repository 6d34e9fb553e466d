from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.cli.screen import bar, exact, mean, percent


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(5, 18), "27.8%"),
        (Fraction(1), "100.0%"),
        (Fraction(0), "0.0%"),
        (Fraction(1, 100_000), "<0.1%"),
        (Fraction(99_999, 100_000), ">99.9%"),
    ],
)
def test_a_percentage_never_calls_the_open_certain(chance: Fraction, shown: str) -> None:
    assert percent(chance) == shown


def test_a_fraction_too_long_for_a_table_is_rounded() -> None:
    assert exact(Fraction(35, 1296)) == "35/1296"
    assert exact(Fraction(1_000_003, 123_456_789)) == "~1/123.5"


def test_means_drop_idle_zeros() -> None:
    assert [mean(Fraction(n, 4)) for n in (0, 2, 4, 5)] == ["0", "0.5", "1", "1.25"]


def test_bars_are_drawn_to_an_eighth() -> None:
    assert bar(Fraction(1), 4) == "████"
    assert bar(Fraction(1, 2), 4) == "██"
    assert bar(Fraction(1, 32), 4) == "▏"
    assert bar(Fraction(1, 10_000), 4) == "▏"
    assert bar(Fraction(0), 4) == ""
    assert bar(Fraction(1, 2), 4, ascii_only=True) == "##"
