"""A player who fights long battles otherwise than short ones, and on tables otherwise than on hexes."""

from __future__ import annotations

from grognard.ai.player import Player, Stop, Thought, never
from grognard.core.board import Board
from grognard.core.game.game import Game
from grognard.core.game.offers import Formations
from grognard.core.game.order import Order


class Versatile:
    """Weights that were tuned in a battle of a few turns take ground in haste that a long one punishes."""

    def __init__(self, short: Player, long: Player, divided: Player, table: Player, turns: int) -> None:
        self.name = short.name
        self._short, self._long, self._divided, self._table = short, long, divided, table
        self._turns = turns

    def think(self, game: Game, stop: Stop = never) -> Thought:
        return self._for(game).think(game, stop)

    def choose(self, game: Game, stop: Stop = never) -> Order:
        return self._for(game).choose(game, stop)

    def _for(self, game: Game) -> Player:
        if not isinstance(game.scenario.battlefield, Board):
            return self._table
        if game.scenario.turns <= self._turns:
            return self._short
        return self._divided if isinstance(game.table.system, Formations) else self._long
