"""5.18, 10.13, 11.2. What it is worth to leave the map, where that may win the day, and to call for help."""

from __future__ import annotations

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.alea import victory_items as vi
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.victory import counters, counts_by_leaving, exited_strength, scorers

#: hexes from the exit within which others are taken to follow
_NEAR = 4
#: 10.13  a die that can only bring reinforcements sooner
_CALL = 0.5


def order_worth(battle: Battle, order: Order) -> float | None:
    """Points of victory for an order to leave; None where it would be for nothing, and for other orders."""
    if order.verb == "call":
        return _CALL
    if order.verb != "exit":
        return None
    side = position(battle).roster.side(order.unit)
    wins = [win for win in battle.scenario.own.wins if isinstance(win, vi.ExitedStrength)]
    return next((_leaving(battle, win, order.unit) for win in wins if side in scorers(battle, win)), None)


def _leaving(battle: Battle, win: vi.ExitedStrength, unit: str) -> float | None:
    """The share of the win that a counter brings, as long as enough others are out or near the exit."""
    side = position(battle).roster.side(unit)
    near = [piece for piece in counters(battle, side) if _is_near(battle, win, piece)]
    gone = [piece for piece in counters(battle, side) if piece.fate == "exited"]
    if not set(win.units) <= {piece.id for piece in (*near, *gone)}:
        return None
    wanted = max(1, win.strength - exited_strength(battle, side))
    if sum(piece.strength for piece in near if counts_by_leaving(battle, piece)) < wanted:
        return None
    decisive: int = battle.scenario.own.margins.decisive
    return decisive * min(1.0, battle.piece(unit).strength / wanted)


def _is_near(battle: Battle, win: vi.ExitedStrength, piece: Piece) -> bool:
    if piece.at < 0 or piece.state not in ("normal", "disorganized"):
        return False
    grid = battle.board.grid
    return any(grid.distance(piece.at, grid.cell_of(hex)) <= _NEAR for hex in win.hexes)
