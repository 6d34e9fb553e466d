"""What a position is worth to a side: points of victory as they stand, and what is left to fight with."""

from __future__ import annotations

from grognard.ai.stake import Stake
from grognard.core.game.battle import Battle
from grognard.core.game.game import Game
from grognard.core.game.offers import Scores
from grognard.core.game.state import OFF
from grognard.core.game.system import System

#: what a game won is worth beyond its points
_WON = 20.0


def value(game: Game, stake: Stake, side: str) -> float:
    """In points of victory, from one side's view."""
    result = game.state.result
    if result is not None:
        won = _WON if result.winner == side else -_WON if result.winner else 0.0
        return lead(game, side) + won
    return worth(game.battle, game.table.system, stake, side)


def worth(battle: Battle, system: System, stake: Stake, side: str) -> float:
    """The same of a mere position, whether or not the game ended there."""
    points = _ahead(battle, system, side)
    for piece in battle.state.pieces:
        if piece.at != OFF and piece.strength:
            material = stake.material(piece)
            points += material if stake.side(piece.id) == side else -material
    return points


def lead(game: Game, side: str) -> float:
    """By how many points of victory a side is ahead; 0 where the game counts none."""
    return _ahead(game.battle, game.table.system, side)


def _ahead(battle: Battle, system: System, side: str) -> float:
    if not isinstance(system, Scores):
        return 0.0
    totals = {who: sum(points for _name, points in lines) for who, lines in system.score(battle).items()}
    return float(totals[side] - max(points for who, points in totals.items() if who != side))
