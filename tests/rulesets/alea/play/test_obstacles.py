"""What is in the way of marches, beside the long way, along random games."""

from __future__ import annotations

import pytest
from tests.contract.random_play import along

from grognard.core.game import Decision
from grognard.rulesets.alea.play.movement_phase import march_of
from grognard.rulesets.alea.play.obstacles import contact, either, mask, near_enemies
from grognard.rulesets.alea.play.position import position

SCENARIOS = ("alea-training", "barrosa-1811", "bailen-standard")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_masks_that_are_kept_are_as_the_rule_has_them(scenario: str) -> None:
    for game in along(scenario, 60, seed=7):
        here = position(game.battle)
        for side in here.roster.enemy:
            cells = {piece.at for piece in here.units(side)}
            far = [here.nearest(cell, side) for cell in range(here.grid.size)]
            assert contact(here, side) == bytes(distance <= 1 for distance in far)
            assert near_enemies(here, side) == bytes(distance <= 2 for distance in far)
            blocks = {p.at for p in here.units(side) if p.formation in ("square", "deployed")}
            assert here.barred(side) == blocks <= cells


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_march_on_what_is_kept_of_the_map_is_as_if_it_were_worked_out_anew(scenario: str) -> None:
    compared = 0
    for game in along(scenario, 150, seed=7):
        node = game.node
        if isinstance(node, Decision) and node.phase == "movement" and node.choice is None:
            for unit in node.subjects[:2]:
                march, anew = (march_of(battle, (unit,)) for battle in (game.battle, game.clone().battle))
                assert list(march.ends.items()) == list(anew.ends.items())
                for end, cost in march.ends.items():
                    best = march.best(end)
                    assert best is not None
                    assert best[0] == cost
                    assert march.lead.placing(best[2]) == end
                compared += 1
    assert compared > 10


def test_two_masks_become_one() -> None:
    assert either(mask(4, [0]), mask(4, [0, 3])) == bytes((1, 0, 0, 1))
