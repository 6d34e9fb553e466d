"""7.27. Stepping into the next hex after a combat, as far as the ground and the scenario are concerned."""

from __future__ import annotations

from grognard.core.game.state import Piece
from grognard.rulesets.alea.play.pace import kind_of, pace
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.play.specials import is_barred


def could_enter(here: Position, piece: Piece, target: int) -> bool:
    """Whether a counter may step into the hex next to it, were it empty."""
    if piece.at < 0 or here.grid.distance(piece.at, target) != 1:
        return False
    step = pace(here.ground, here.rules, kind_of(here, piece)).full
    side = piece.at * 6 + here.grid.direction(piece.at, target)
    # 10.10, 10.16  What the scenario bars to a march it bars to an advance.
    return step[side] >= 0 and not is_barred(here.battle, piece.id, side, target)
