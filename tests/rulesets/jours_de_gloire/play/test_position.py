"""What is kept from one state to the next, beside what is worked out anew, along random games."""

from __future__ import annotations

import random

import pytest
from tests.contract.random_play import pick

from grognard import games
from grognard.core.game import Decision, Over
from grognard.rulesets.jours_de_gloire.play.charges import charges
from grognard.rulesets.jours_de_gloire.play.position import Position, position
from grognard.rulesets.jours_de_gloire.play.squares import forms


@pytest.mark.parametrize("scenario", ["jdg-crossroads", "maida-1806"])
def test_zones_that_are_kept_are_as_if_they_were_drawn_anew(scenario: str) -> None:
    game, chance = games.new_game(scenario, seed=5), random.Random(5)
    sides = [side.id for side in game.scenario.sides]
    for _ in range(120):
        if isinstance(game.node, Over):
            return
        here, anew = position(game.battle), Position(game.battle)
        for side in sides:
            assert here.zone(side) == anew.zone(side)
            assert here.beside(side) == anew.beside(side)
        game.apply(pick(game, chance))


def test_the_orders_of_one_unit_are_those_among_all_that_name_it_first() -> None:
    game, chance = games.new_game("maida-1806", seed=5), random.Random(5)
    compared = 0
    for _ in range(250):
        node = game.node
        if isinstance(node, Decision) and node.phase == "movement" and node.choice is None:
            every = [*charges(game.battle), *forms(game.battle)]
            for unit in node.subjects:
                own = [*charges(game.battle, unit), *forms(game.battle, unit)]
                assert own == [order for order in every if order.unit == unit]
                compared += len(own)
        if isinstance(node, Over):
            break
        game.apply(pick(game, chance))
    assert compared > 10
