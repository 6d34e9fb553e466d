"""The map as a commander sees it, in steps that need not be whole."""

from __future__ import annotations

import msgspec
import pytest
from tests.staging import stage, table

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


def town(guard: float) -> Survey:
    """The French stand before the town, which the Spanish hold with nobody in it."""
    battle = stage(
        "bailen-standard",
        "movement",
        "spanish",
        F01={"at": "1507"},
        F02={"at": "1508"},
        S01={"at": "1303"},
    )
    system = table("bailen-standard").system
    stake = Stake(system, battle.scenario, msgspec.structs.replace(weights("plain"), guard=guard))
    return Survey(battle, stake, "spanish")


def test_whoever_guards_is_drawn_to_what_the_enemy_is_about_to_take() -> None:
    def pull(survey: Survey) -> float:
        piece, cell_of = survey.battle.piece("S01"), survey.places.cell_of
        return survey.place(piece, cell_of("1605")) - survey.place(piece, cell_of("1303"))

    assert pull(town(guard=0.3)) > pull(town(guard=0.0)) + 1


def test_nobody_else_sees_what_only_wins_the_day_for_the_enemy() -> None:
    assert not any(goal.denied for goal in town(guard=0.0).goals)
    assert any(goal.denied for goal in town(guard=0.3).goals)
