"""The map as a commander sees it, in steps that need not be whole."""

from __future__ import annotations

from typing import Any

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


def bailen(pieces: dict[str, str], **changed: float) -> Survey:
    """Nobody but these on the field of Bailén, seen by the Spanish."""
    there: dict[str, Any] = {unit: {"at": label} for unit, label in pieces.items()}
    battle = stage("bailen-standard", "movement", "spanish", only=" ".join(pieces), **there)
    system = table("bailen-standard").system
    stake = Stake(system, battle.scenario, msgspec.structs.replace(weights("plain"), **changed))
    return Survey(battle, stake, "spanish")


def town(guard: float) -> Survey:
    """The French stand before the town, which the Spanish hold with nobody in it."""
    return bailen({"F01": "1507", "F02": "1508", "S01": "1303"}, guard=guard)


def test_whoever_guards_is_drawn_to_what_the_enemy_is_about_to_take() -> None:
    def pull(survey: Survey) -> float:
        piece, cell_of = survey.battle.piece("S01"), survey.places.cell_of
        return survey.place(piece, cell_of("1605")) - survey.place(piece, cell_of("1303"))

    assert pull(town(guard=0.3)) > pull(town(guard=0.0)) + 1


def test_nobody_else_sees_what_only_wins_the_day_for_the_enemy() -> None:
    assert not any(goal.denied for goal in town(guard=0.0).goals)
    assert any(goal.denied for goal in town(guard=0.3).goals)


def stays(survey: Survey, unit: str, elsewhere: str) -> float:
    """By how much a piece had rather stay where it is."""
    piece = survey.battle.piece(unit)
    return survey.place(piece, piece.at) - survey.place(piece, survey.places.cell_of(elsewhere))


def test_a_garrison_stays_though_the_enemy_is_far_where_that_is_watched() -> None:
    far = {"S05": "1607", "F01": "0307"}
    assert stays(bailen(far, guard=0.3, watch=0.4), "S05", "1407") > 0
    assert stays(bailen(far, guard=0.3), "S05", "1407") < 0


def test_an_empty_town_draws_a_garrison_and_one_that_has_it_draws_no_second() -> None:
    pieces = {"S06": "1306", "F01": "0307"}
    empty = bailen(pieces, guard=0.3, watch=0.4)
    held = bailen({**pieces, "S05": "1607", "S04": "1608"}, guard=0.3, watch=0.4)
    assert stays(empty, "S06", "1506") < stays(held, "S06", "1506")


def test_whoever_minds_divisions_sees_them_keep_together() -> None:
    pieces = {"S13": "1209", "S14": "1210", "SL3": "1310", "F01": "1008"}
    plain, together = bailen(pieces), bailen(pieces, cohesion=1.0)
    piece, cell_of = plain.battle.piece("S13"), plain.places.cell_of
    gained = [
        together.place(piece, cell_of(label)) - plain.place(piece, cell_of(label))
        for label in ("1209", "2002")
    ]
    assert gained[0] > gained[1] > 0
