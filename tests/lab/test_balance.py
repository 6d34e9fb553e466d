"""What a change does, and what would make a battle even."""

from __future__ import annotations

import pytest
from tests.lab.test_simulate import game

from grognard.lab.balance import balance, share_at
from grognard.lab.outcome import Outcome
from grognard.lab.study import Study
from grognard.lab.whatif import effects, games_needed

STUDY = Study(scenario="", players=("a", "a"), sides=("french", "allied"))


def scored(*margins: int, shift: int = 0) -> list[Outcome]:
    return [
        game(
            number,
            "french" if margin + shift > 0 else "allied",
            score={"french": 20 + margin + shift, "allied": 20},
            losses={"french": {"": [number]}, "allied": {}},
        )
        for number, margin in enumerate(margins)
    ]


def test_the_level_is_the_median_of_the_margins() -> None:
    found = balance(STUDY, scored(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    assert (found.side, found.level) == ("french", 6)
    assert found.printed.mean == 1.0
    assert found.even.mean == 0.5
    assert 1 <= found.low <= 6 <= found.high <= 11


def test_reaching_the_level_is_a_draw() -> None:
    assert share_at([1, 2, 2, 3], 2) == 0.5
    assert share_at([1, 2, 2, 3], 1) == 0.875


def test_the_same_dice_make_a_small_effect_sure() -> None:
    """Two points more in every game are two points, however much the games differ among themselves."""
    before = scored(-30, 4, 12, -7, 20, 1, -15, 9)
    after = scored(-30, 4, 12, -7, 20, 1, -15, 9, shift=2)
    wins, points, others, *_rest = effects(STUDY, before, after)
    assert points.difference.mean == points.difference.low == points.difference.high == 2
    assert points.is_sure
    assert not others.is_sure
    assert wins.difference.mean == pytest.approx(0)
    assert points.printed.margin > 5


def test_four_times_the_games_halve_the_margin() -> None:
    before = scored(-30, 4, 12, -7, 20, 1, -15, 9)
    after = scored(-10, 3, 2, 7, 10, 21, -35, 9)
    effect = effects(STUDY, before, after)[1]
    wide, narrow = games_needed(effect, 8.0), games_needed(effect, 4.0)
    assert narrow == pytest.approx(4 * wide, abs=4)
