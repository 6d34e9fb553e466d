"""Players at a table: a game played out between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grognard.ai.player import Player, Thought
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.game.state import Result


def play_out(
    game: Game,
    players: Mapping[str, Player],
    *,
    most: int = 1_000_000,
    watch: Callable[[Game, Thought], None] | None = None,
) -> Result | None:
    """Play a game to its end by the dice of its seed: how it ended; None after so many inputs without one.

    `watch` hears every thought before the order is carried out.
    """
    for _ in range(most):
        node = game.node
        match node:
            case Over():
                return node.result
            case Chance():
                game.apply(game.roll())
            case Decision():
                thought = players[node.side].think(game)
                if watch is not None:
                    watch(game, thought)
                game.apply(thought.order)
    return None
