"""The report of a battle adds up, whoever reads it."""

from __future__ import annotations

import random

import pytest
from tests.contract.random_play import pick

from grognard.answers.report import Swing, report_data
from grognard.core.game import Game, Over
from grognard.core.game.past import Past
from grognard.core.game.telling import Telling
from grognard.games import new_game


def fought(scenario: str, seed: int) -> Game:
    game, dice = new_game(scenario, seed=seed), random.Random(seed)
    while not isinstance(game.node, Over):
        game.apply(pick(game, dice))
    return game


@pytest.mark.parametrize("seed", [1, 4])
def test_what_a_side_lost_is_what_its_strength_went_down_by(seed: int) -> None:
    game = fought("alea-training", seed)
    past = Past(game.table, game.journal.entries())
    data = report_data(game, past, Telling(game))
    assert data["result"]["text"]
    assert [turn["turn"] for turn in data["strength"]] == list(range(game.state.turn + 1))
    for side in data["sides"]:
        first, last = (data["strength"][place]["sides"][side["id"]] for place in (0, -1))
        assert first - last == side["lost"] + side["gone"]
    for point in data["turning_points"]:
        assert point["lines"]
        assert 1 < point["entry"] <= len(past)
    for unit in data["lost"]:
        assert unit["hex"] in game.scenario.board.grid.labels


def test_another_measure_may_say_where_a_battle_turned() -> None:
    game = fought("alea-training", 1)
    past = Past(game.table, game.journal.entries())
    swing = Swing(3, 3, {"french": -0.25, "allied": 0.25})
    data = report_data(game, past, Telling(game), lambda _game, _past: [swing])
    assert [(one["entry"], one["favours"], one["size"]) for one in data["turning_points"]] == [
        (3, "allied", 0.25)
    ]
