"""What stands declared on the map of each system, in random games in which somebody has declared it."""

from __future__ import annotations

import random

import pytest
from tests.contract.random_play import pick

from grognard.core.game import Decision, Game, Over
from grognard.core.game.declarations import Declaration, declarations_of
from grognard.core.game.order import Order
from grognard.games import new_game

DECLARED = {
    "alea-training": ("assault", "charge"),
    "jdg-crossroads": ("charge", "shock"),
    "chacabuco-farm": ("charge",),
    "tikhvin-training": ("attack",),
}


def declared(scenario: str) -> tuple[Order, list[Declaration]]:
    """The first order of such a kind that is not over at once, and what stands declared after it."""
    for seed in range(20):
        game, dice = new_game(scenario, seed=seed), random.Random(seed)
        while not isinstance(game.node, Over):
            order = eager(game, DECLARED[scenario]) or pick(game, dice)
            game.apply(order)
            found = declarations_of(game, game.battle)
            if found and isinstance(order, Order) and order.verb in DECLARED[scenario]:
                return order, found
    raise AssertionError(f"nobody declared anything in {scenario}")


def eager(game: Game, verbs: tuple[str, ...]) -> Order | None:
    """Whoever can attack does so at once."""
    if not isinstance(game.node, Decision) or game.node.choice is not None:
        return None
    listed = (one for one in game.orders() if isinstance(one, Order))
    return next((one for one in listed if one.verb in verbs and one.target), None)


@pytest.mark.parametrize("scenario", DECLARED)
def test_what_is_declared_stands_on_the_map_until_it_is_carried_out(scenario: str) -> None:
    order, found = declared(scenario)
    assert any(set(one.units) & set(order.units) and one.target == order.target for one in found)
    assert all(one.kind in DECLARED[scenario] and one.rule for one in found)


def test_nothing_is_declared_when_a_battle_begins() -> None:
    game = new_game("alea-training", seed=1)
    assert declarations_of(game, game.battle) == []
