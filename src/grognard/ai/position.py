"""What a position is worth to a side: points of victory as they stand, and what is left to fight with."""

from __future__ import annotations

from grognard.ai.stake import Stake
from grognard.core.game.game import Game
from grognard.core.game.offers import Scores
from grognard.core.game.state import OFF

#: what a game won is worth beyond its points
_WON = 20.0


def value(game: Game, stake: Stake, side: str) -> float:
    """In points of victory, from one side's view."""
    state = game.state
    worth = lead(game, side)
    if state.result is not None:
        return worth + (_WON if state.result.winner == side else -_WON if state.result.winner else 0.0)
    for piece in state.pieces:
        if piece.at != OFF and piece.strength:
            material = stake.material(piece)
            worth += material if stake.side(piece.id) == side else -material
    return worth


def lead(game: Game, side: str) -> float:
    """By how many points of victory a side is ahead; 0 where the game counts none."""
    system = game.table.system
    if not isinstance(system, Scores):
        return 0.0
    totals = {who: sum(points for _name, points in lines) for who, lines in system.score(game.battle).items()}
    return float(totals[side] - max(points for who, points in totals.items() if who != side))
