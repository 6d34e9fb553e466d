"""Dice and undo: practice rolls the same again, and without practice no die falls twice."""

from __future__ import annotations

import os
import random

import pytest
from tests.contract.random_play import pick

from grognard.core.errors import IllegalOrder
from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.journal import DICE
from grognard.core.game.order import parse
from grognard.core.game.undo import last_input, standing
from grognard.games import new_game, verify
from grognard.scenarios import scenarios

SOAK = bool(os.environ.get("GROGNARD_SOAK"))
#: inputs of each game
INPUTS = 400 if SOAK else 40
#: acts that are taken back and given again
ACTS = 20 if SOAK else 2
BATTLES = tuple(scenarios())


def other_than(game: Game, side: str) -> str:
    return next(player.id for player in game.scenario.sides if player.id != side)


def roll_on(game: Game) -> list[str]:
    thrown = []
    while isinstance(game.node, Chance):
        throw = game.roll()
        game.apply(throw)
        thrown.append(str(throw))
    return thrown


@pytest.mark.parametrize("scenario", BATTLES)
def test_an_act_that_is_taken_back_and_given_again_rolls_the_same(scenario: str) -> None:
    game, chance = new_game(scenario, seed=f"again {scenario}", practice=True), random.Random(scenario)
    roll_on(game)
    acts = 0
    while acts < ACTS and len(game.journal) < 20 * INPUTS and not isinstance(game.node, Over):
        assert isinstance(game.node, Decision)
        side = game.node.side
        game.apply(pick(game, chance))
        thrown = roll_on(game)
        if not thrown:
            continue
        acts += 1
        given = game.journal.entries()[last_input(game, side) - 1].given
        for _ in range(2):
            game.undo(side, other_than(game, side))
            game.apply(parse(given))
            assert roll_on(game) == thrown
    assert acts
    found = verify(game.save())
    assert found.difference is None
    assert found.typed == 0


@pytest.mark.parametrize("scenario", BATTLES)
def test_without_practice_nothing_that_is_asked_brings_a_second_throw(scenario: str) -> None:
    game, chance = new_game(scenario, seed=f"once {scenario}"), random.Random(scenario)
    sides, refusals = [player.id for player in game.scenario.sides], set()
    roll_on(game)
    for _ in range(INPUTS):
        if isinstance(game.node, Over):
            break
        try:
            if chance.random() < 0.3:
                by = chance.choice(sides)
                game.undo(by, other_than(game, by), chance.choice((0, chance.randrange(len(game.journal)))))
            else:
                game.apply(pick(game, chance))
        except IllegalOrder as refused:
            refusals.add(refused.reason.key)
        roll_on(game)
    assert refusals <= {"refuse-undo-practice", "refuse-undo-nothing"}
    entries = game.journal.entries()
    kept = set(standing(entries))
    assert all(number in kept for number, entry in enumerate(entries, 1) if entry.by == DICE)
