"""The map as a commander sees it, in steps that need not be whole."""

from __future__ import annotations

import pytest

from grognard import games
from grognard.ai.stake import Stake
from grognard.ai.survey import REACH, Survey, reach
from grognard.ai.weights import weights


def test_between_whole_steps_strength_counts_in_proportion() -> None:
    assert [reach(steps) for steps in range(len(REACH))] == list(REACH)
    assert reach(2.5) == pytest.approx((REACH[2] + REACH[3]) / 2)
    assert 0 < reach(len(REACH) - 0.5) < REACH[-1]
    assert reach(len(REACH)) == 0


def farm() -> Survey:
    game = games.new_game("chacabuco-farm", seed=1)
    stake = Stake(game.table.system, game.scenario, weights("plain"))
    return Survey(game.battle, stake, "patriot")


def test_whoever_stands_within_the_radius_of_a_goal_stands_on_it() -> None:
    survey = farm()
    (goal,) = survey.goals
    cell_of = survey.places.cell_of
    assert survey.from_goal(cell_of("36,29.5"), goal) == 0
    assert survey.from_goal(cell_of("36,36"), goal) == pytest.approx(1.5)


def test_a_place_on_the_goal_is_worth_more_than_one_beside_it() -> None:
    survey = farm()
    piece = survey.battle.piece("P03")
    cell_of = survey.places.cell_of
    assert survey.place(piece, cell_of("36,29")) > survey.place(piece, cell_of("36,33")) + 3
