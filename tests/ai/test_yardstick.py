"""The marshal of version 0.1 plays as he always did: whoever changes how others play leaves him alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard import games
from grognard.ai import names, play_out, player
from grognard.ai.levels import levels
from grognard.ai.player import Thought
from grognard.core.game import Game

GOLDEN = Path(__file__).parent / "golden" / "marshal-0.1.txt"
#: scenario -> inputs played between two of him
PLAYED = {
    "alea-training": 70,
    "bailen-standard": 110,
    "maida-1806": 70,
    "chacabuco-farm": 30,
    "tikhvin-training": 50,
}


def first_orders(scenario: str) -> list[str]:
    game, orders = games.new_game(scenario, seed="yardstick"), list[str]()

    def told(_game: Game, thought: Thought) -> None:
        orders.append(str(thought.order))

    who = player("marshal-0.1", 1)
    play_out(game, {side.id: who for side in game.scenario.sides}, most=PLAYED[scenario], watch=told)
    return orders


def recorded() -> dict[str, list[str]]:
    """The orders that he gave when he was frozen: a line for each, under the name of the scenario."""
    found: dict[str, list[str]] = {}
    for line in GOLDEN.read_text().splitlines():
        if line.startswith("# "):
            found[line[2:]] = []
        else:
            found[list(found)[-1]].append(line)
    return found


@pytest.mark.parametrize("scenario", PLAYED)
def test_the_yardstick_gives_the_orders_it_always_gave(scenario: str) -> None:
    assert first_orders(scenario) == recorded()[scenario]


def test_the_yardstick_can_be_asked_for_and_is_offered_to_nobody() -> None:
    assert "marshal-0.1" in names()
    assert "marshal-0.1" not in levels()
