"""Games that stand at different decisions, for readers that need one."""

from __future__ import annotations

import random
from collections.abc import Iterator

from grognard.core.game import Chance, Decision, Game, Over
from grognard.core.game.order import Input
from grognard.core.game.system import DONE
from grognard.games import new_game

#: how many decisions of a battle are wanted, and inputs until they are found
WANTED, INPUTS = 4, 60


def moments(battle: str) -> Iterator[tuple[str, Game]]:
    """A random game of a battle when it first comes to some phases and questions; each with a name."""
    game, dice, seen = new_game(battle, seed=1), random.Random(1), set[str]()
    for _ in range(INPUTS):
        node = game.node
        if isinstance(node, Over) or len(seen) == WANTED:
            return
        if isinstance(node, Chance):
            game.apply(game.roll())
            continue
        name = f"{battle}/{node.choice.id if node.choice else node.phase}"
        if name not in seen:
            seen.add(name)
            yield name, game.clone()
        game.apply(_next(game, node, dice))


def _next(game: Game, node: Decision, dice: random.Random) -> Input:
    """Mostly on to the next phase, so that several come up."""
    if node.choice is None and dice.random() < 0.5 and game.refusal(DONE) is None:
        return DONE
    return dice.choice(list(game.orders()))
