"""Threats with odds: every danger of every system is one that can be ruled, by an enemy."""

from __future__ import annotations

import pytest
from tests.staging import table

from grognard.answers.ahead import Ahead
from grognard.answers.errors import Stop
from grognard.core.game.layers import Subject
from grognard.core.game.state import OFF
from grognard.core.game.threat_map import Threatens
from grognard.server.case_answers import card_ahead


@pytest.mark.parametrize(
    "scenario", ["alea-training", "jdg-crossroads", "tikhvin-training", "chacabuco-farm"]
)
def test_whoever_threatens_a_unit_is_its_enemy_and_his_act_has_exact_odds(scenario: str) -> None:
    found = table(scenario)
    system, battle = found.system, found.battle(found.start)
    assert isinstance(system, Threatens)
    weighed = 0
    for piece in found.start.pieces:
        if piece.at == OFF:
            continue
        side = system.side_of(found.scenario, piece.id)
        for danger in system.dangers(battle, Subject(side, piece.id)):
            assert system.side_of(found.scenario, danger.unit) != side
            assert danger.rule
            if danger.ruling is None or weighed > 12:
                continue
            try:
                card = card_ahead(found.scenario.ruleset, (Ahead(*danger.ruling),), "en")
            except Stop:
                continue
            weighed += 1
            assert all(sum(one.chances) == 1 for one in card.branches)


def test_an_empty_hex_is_threatened_without_odds() -> None:
    found = table("alea-training")
    battle = found.battle(found.start)
    taken = {piece.at for piece in found.start.pieces}
    free = [cell for cell in range(battle.board.grid.size) if cell not in taken]
    assert isinstance(found.system, Threatens)
    dangers = [danger for cell in free for danger in found.system.dangers(battle, Subject(cell=cell))]
    assert dangers
    assert all(danger.ruling is None for danger in dangers)
