"""What the computer is told that the sides fight for, and what it makes of it."""

from __future__ import annotations

import pytest
from tests.staging import stage

from grognard import games
from grognard.ai.phases import Phases
from grognard.ai.position import lead
from grognard.ai.registry import player
from grognard.ai.table import play_out
from grognard.core.game.order import Order
from grognard.rulesets.tikhvin.play.order_worth import hazard, order_worth
from grognard.rulesets.tikhvin.play.stakes import goals, price, wound


def test_a_place_is_worth_taking_to_one_side_and_keeping_to_the_other() -> None:
    battle = stage("tikhvin-training", "movement", "german")
    cell = battle.board.grid.cell_of("0805")
    found = {goal.side: (goal.points, goal.held) for goal in goals(battle) if goal.cell == cell}
    assert found == {"german": (4, False), "soviet": (4, True)}


def test_a_unit_is_worth_its_factors_and_a_static_one_nothing() -> None:
    battle = stage("tikhvin-1941", "movement", "german")
    assert price(battle, "G13") == pytest.approx(8 / 5)
    assert wound(battle, "G13") == pytest.approx(1 / 10)
    assert price(battle, "S20") == wound(battle, "S20") == price(battle, "GL1") == 0


def test_the_computer_tells_the_phases_apart() -> None:
    kinds = Phases(games.new_game("tikhvin-training").table).kinds
    assert (kinds["movement"], kinds["headquarters"], kinds["combat"]) == ("march", "march", "combat")
    assert {kinds[id] for id in ("replacements", "assignment", "activation")} == {"other"}


@pytest.mark.parametrize("side", ["german", "soviet"])
def test_a_recruit_does_better_than_chance(side: str) -> None:
    other = "soviet" if side == "german" else "german"
    leads = dict.fromkeys(("recruit", "random"), 0.0)
    for name in leads:
        for seed in range(1, 6):
            game = games.new_game("tikhvin-training", seed=seed)
            play_out(game, {side: player(name, 1), other: player("random", 2)})
            leads[name] += lead(game, side)
    assert leads["recruit"] > leads["random"]


def test_ground_without_supply_is_a_hazard_until_the_last_turn() -> None:
    battle = stage("tikhvin-training", "movement", "german", only="G02 GL1")
    cell = battle.board.grid.cell_of
    assert hazard(battle, "G02", cell("0506")) == 0
    assert hazard(battle, "G02", cell("1109")) > hazard(battle, "G02", cell("0805"))
    last = stage("tikhvin-training", "movement", "german", turn=battle.scenario.turns)
    assert hazard(last, "G02", cell("1109")) == 0


def test_a_headquarters_is_kept_on_its_line() -> None:
    battle = stage("tikhvin-training", "headquarters", "german")
    cell = battle.board.grid.cell_of
    assert hazard(battle, "GL1", cell("0307")) == 0
    assert hazard(battle, "GL1", cell("1109")) > 0


def test_only_activations_are_a_matter_of_counsel() -> None:
    battle = stage("tikhvin-training", "activation", "german")
    assert order_worth(battle, Order("done")) is None
    near, far = (order_worth(battle, Order("activate", (hq,))) for hq in ("GL1", "GL3"))
    assert near is not None
    assert far is not None
    assert near > far
