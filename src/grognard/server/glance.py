"""A game at a glance: what a list of games says of each, without opening it."""

from __future__ import annotations

import msgspec

from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision, Over

#: the game waits for dice that any of its players may throw
ANY_PLAYER = "*"


class Glance(msgspec.Struct, frozen=True):
    #: the side that has to decide, or ANY_PLAYER; empty at the end
    waits: str
    turn: int
    over: bool = False
    winner: str = ""


def glance_of(game: Game) -> Glance:
    """Where a game stands by its rules; what players agreed on comes on top."""
    turn = game.state.turn
    match game.node:
        case Decision(side=side):
            return Glance(side, turn)
        case Chance():
            return Glance(ANY_PLAYER, turn)
        case Over(result=result):
            return Glance("", turn, True, result.winner)
