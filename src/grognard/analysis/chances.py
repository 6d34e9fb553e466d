"""The estimate of the chance to win, asked of any position of a game's past, and of one with other luck."""

from __future__ import annotations

from math import exp, log

import msgspec

from grognard.ai.prospects import estimate, per_point
from grognard.core.game.game import Game, Table
from grognard.core.game.journal import Journal
from grognard.core.game.state import State

#: no estimate is surer than this, so that its odds can be told
_SUREST = 1e-6


class Chances:
    """How likely one side is to win, position by position, whatever came of it in the end."""

    def __init__(self, table: Table, side: str) -> None:
        self.table, self.side = table, side

    def of(self, state: State) -> float:
        """From 0 to 1, as if nobody knew how the game ends."""
        return estimate(self._game(state), self.side)

    def moved(self, state: State, points: float) -> float:
        """The same if the side were so many points of victory better off in what it fights with."""
        step = per_point(self._game(state)) * points
        return shifted(self.of(state), step)

    def _game(self, state: State) -> Game:
        unsettled = msgspec.structs.replace(state, result=None)
        return Game(self.table, Journal(), unsettled, None)


def shifted(chance: float, step: float) -> float:
    """A chance whose odds are other by so much in their logarithm."""
    held = min(1 - _SUREST, max(_SUREST, chance))
    found = max(-30.0, min(30.0, log(held / (1 - held)) + step))
    return 1 / (1 + exp(-found))
