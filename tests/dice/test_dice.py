from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.dice import D6, D10, TWO_D6, ZERO_D10, Dice, Distribution, SeededDice, TypedDice
from grognard.dice.sources import OutOfDice, WrongFace


@pytest.mark.parametrize("dice", [D6, D10, TWO_D6, ZERO_D10])
def test_dice_read_back_as_they_are_written(dice: Dice) -> None:
    assert Dice.parse(str(dice)) == dice


@pytest.mark.parametrize("text", ["", "d6", "0d6", "1d6 (0-9)", "six", "1d6+1"])
def test_what_is_not_dice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not dice"):
        Dice.parse(text)


def test_two_dice_have_their_pyramid() -> None:
    assert dict(TWO_D6.totals) == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert TWO_D6.ways == 36


def test_a_ten_sided_die_may_begin_at_zero() -> None:
    assert list(ZERO_D10.faces) == list(range(10))
    assert str(ZERO_D10) == "1d10 (0-9)"


def test_seeded_dice_repeat_and_differ_by_seed() -> None:
    first = [SeededDice(7).faces(D6, "fire") for _ in range(3)]
    assert first == [SeededDice(7).faces(D6, "fire")] * 3
    rolls = [SeededDice(seed).faces(TWO_D6, "fire") for seed in range(40)]
    assert len(set(rolls)) > 10


def test_seeded_dice_are_uniform_within_four_sigma() -> None:
    dice = SeededDice("uniform")
    seen = Counter(dice.faces(D6, "x")[0] for _ in range(12_000))
    assert set(seen) == set(D6.faces)
    assert all(abs(n - 2000) < 4 * (12_000 * 5 / 36) ** 0.5 for n in seen.values())


def test_typed_dice_say_what_is_wrong() -> None:
    dice = TypedDice([5, 7])
    assert dice.faces(D6, "x") == (5,)
    with pytest.raises(WrongFace, match="die 2 shows 7, but a 1d6 shows 1 to 6"):
        dice.faces(D6, "x")
    with pytest.raises(OutOfDice):
        TypedDice([3]).faces(TWO_D6, "x")
    assert TypedDice([1, 2]).left == (1, 2)


weights = st.dictionaries(st.integers(-5, 5), st.integers(1, 9), min_size=1, max_size=6)


@given(weights, weights)
def test_sums_of_independent_dice_commute_and_stay_whole(a: dict[int, int], b: dict[int, int]) -> None:
    left, right = Distribution(a), Distribution(b)
    total = left.convolve(right, lambda x, y: x + y)
    assert total == right.convolve(left, lambda x, y: x + y)
    assert sum(total.fractions().values()) == 1
    assert total.mean(Fraction) == left.mean(Fraction) + right.mean(Fraction)
    assert total.reduced() == total


@given(weights)
def test_mapping_keeps_the_whole(a: dict[int, int]) -> None:
    assert Distribution(a).map(abs).chance(lambda _value: True) == 1
    assert Distribution(a).map(lambda _value: 0) == Distribution.certain(0)


@given(weights, weights, st.fractions(min_value=0, max_value=1))
def test_a_mixture_weighs_its_parts(a: dict[int, int], b: dict[int, int], share: Fraction) -> None:
    mixed = Distribution.mixture([(share, Distribution(a)), (1 - share, Distribution(b))])
    assert mixed.p(0) == share * Distribution(a).p(0) + (1 - share) * Distribution(b).p(0)


def test_gathering_joins_different_totals_exactly() -> None:
    joined = Distribution.gather({6: {"a": 3}, 36: {"a": 6, "b": 12}})
    assert joined.fractions() == {"a": Fraction(2, 3), "b": Fraction(1, 3)}
