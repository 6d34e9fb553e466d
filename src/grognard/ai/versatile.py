"""A player who fights long battles otherwise than short ones, and on tables otherwise than on hexes."""

from __future__ import annotations

from collections.abc import Callable

from grognard.ai.levels import Level, suited
from grognard.ai.player import Player, Stop, Thought, never
from grognard.core.game.game import Game
from grognard.core.game.order import Order


class Versatile:
    """Weights that were tuned in a battle of a few turns take ground in haste that a long one punishes."""

    def __init__(self, name: str, level: Level, made: Callable[[Level], Player]) -> None:
        self.name = name
        self._level, self._made = level, made
        #: whoever plays as one part of the level says
        self._players: dict[int, Player] = {}

    def think(self, game: Game, stop: Stop = never) -> Thought:
        return self._for(game).think(game, stop)

    def choose(self, game: Game, stop: Stop = never) -> Order:
        return self._for(game).choose(game, stop)

    def _for(self, game: Game) -> Player:
        level = suited(self._level, game)
        if id(level) not in self._players:
            self._players[id(level)] = self._made(level)
        return self._players[id(level)]
