"""Games brought to an interesting moment before a page opens them."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice

from tests.contract.random_play import pick

from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.order import Order
from grognard.core.game.save import saved_text
from grognard.games import new_game

Wanted = Callable[[Game], bool]


def game_where(wanted: Wanted, scenario: str = "alea-training", *, games: int = 60) -> str:
    """The save of a random game at the first moment of this kind; which one is the same every time."""
    for seed in range(games):
        game, dice = new_game(scenario, seed=seed), random.Random(seed)
        while not isinstance(game.node, Over):
            if wanted(game):
                return saved_text(game)
            game.apply(pick(game, dice))
    raise AssertionError(f"{games} random games came to no such moment")


def fought_out(scenario: str = "alea-training", seed: int = 1) -> str:
    """The save of a random game that is over."""
    game, dice = new_game(scenario, seed=seed), random.Random(seed)
    while not isinstance(game.node, Over):
        game.apply(pick(game, dice))
    return saved_text(game)


def asks_in(phase: str) -> Wanted:
    """Somebody has to decide in this phase, and it is no question within a ruling."""

    def wanted(game: Game) -> bool:
        node = game.node
        return isinstance(node, Decision) and node.choice is None and node.phase == phase

    return wanted


def game_with(verb: str, scenario: str, *, seed: int = 5, most: int = 2_000) -> tuple[str, Order]:
    """The save of a random game, fond of marching and fighting, where an order of this kind may be given."""
    game, dice = new_game(scenario, seed=seed), random.Random(11)
    for _step in range(most):
        if isinstance(game.node, Chance):
            game.apply(game.roll())
            continue
        orders = [order for order in islice(game.orders(), 400) if isinstance(order, Order)]
        wanted = [order for order in orders if order.verb == verb]
        if wanted:
            return saved_text(game), wanted[0]
        bold = [order for order in orders if order.verb in _BOLD]
        game.apply(dice.choice(bold if bold and dice.random() < 0.85 else orders))
    raise AssertionError(f"nobody could {verb}")


_BOLD = ("move", "march", "assault", "shock", "charge", "activate", "attack")
