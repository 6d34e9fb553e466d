"""5.18. Leaving the map in good order, where the scenario has an exit: `exit A05`."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.alea.play.marches import movement_points
from grognard.rulesets.alea.play.order_form import check_own
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.play.specials import must_stand
from grognard.rulesets.alea.play.verdict import end_on_the_spot


def may_leave(battle: Battle, piece: Piece) -> bool:
    """5.18  A counter on an exit of its side, with a point left to step off."""
    side = position(battle).roster.side(piece.id)
    label = battle.board.grid.label(piece.at)
    if not any(exit.hex == label and exit.side == side for exit in battle.scenario.own.exits):
        return False
    if must_stand(battle, piece.id):
        return False
    if piece.state not in ("normal", "disorganized") or piece.formation in ("deployed", "square"):
        return False
    return movement_points(position(battle), piece) > piece.count("spent")


def exits(battle: Battle, unit: str = "") -> Iterator[Order]:
    """Every counter of the side that may leave the map."""
    if not battle.scenario.own.exits:
        return
    here, side = position(battle), battle.step.active
    if unit:
        mine = unit in here.roster.cards and here.roster.side(unit) == side
        pieces = [battle.piece(unit)] if mine and battle.piece(unit).at >= 0 else []
    else:
        pieces = here.units(side)
    for piece in pieces:
        if may_leave(battle, piece):
            yield Order("exit", (piece.id,))


def check_exit(battle: Battle, order: Order) -> None:
    unit = order.unit
    check_own(battle, unit, "5.18")
    piece = battle.piece(unit)
    if order != Order("exit", (unit,)) or piece.at < 0 or not may_leave(battle, piece):
        raise battle.rules.forbid("refuse-no-exit", "5.18", unit=unit)


def leave_map(battle: Battle, order: Order) -> None:
    battle.emit(ev.LeftMap(order.unit, battle.rules.cite("5.18"), how="exited"))
    # 11.2  Enough of them may win on the spot.
    end_on_the_spot(battle)
