"""5.6. One infantry unit a turn goes by rail."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.lines import Tree, spread, trace
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import closed_to, deserts, strays


def trains(battle: Battle, piece: Piece) -> Iterator[Order]:
    """Every hex that a unit can be sent to by rail."""
    if why_not_start(battle, piece) is None:
        for cell in sorted(line_from(battle, piece)):
            if cell != piece.at and why_not_end(battle, piece, cell) is None:
                yield Order("rail", (piece.id,), battle.board.grid.label(cell))


def has_train(battle: Battle, side: str) -> bool:
    """5.6  Once a turn each side."""
    return battle.state.number(f"rail.{side}") != battle.state.turn


def why_not_start(battle: Battle, piece: Piece) -> IllegalOrder | None:
    rules, here = battle.rules, position(battle)
    side = here.roster.side(piece.id)
    if not has_train(battle, side):
        return rules.forbid("refuse-rail-used", "5.6")
    infantry = rules.fact("movement.column")["infantry"]
    if (
        piece.id not in here.roster.units
        or rules.fact("movement.column")[here.card(piece.id).kind] != infantry
    ):
        return rules.forbid("refuse-rail-kind", "5.6", unit=piece.id)
    if here.zone(here.enemy(side))[piece.at]:
        return rules.forbid("refuse-rail-zone", "5.6", unit=piece.id, hex=here.grid.label(piece.at))
    return None


def line_from(battle: Battle, piece: Piece) -> Tree:
    """5.6  The hexes of friendly, unblocked railway that a train comes to."""
    return battle.known(("rail", piece.id), lambda: _line_from(battle, piece))


def _line_from(battle: Battle, piece: Piece) -> Tree:
    here = position(battle)
    side = here.roster.side(piece.id)
    barred = bytearray(here.barred(side))
    closed, rail = closed_to(battle, side), here.ground.rail
    for cell in rail:
        if cell in closed or here.holder(cell) != side or here.is_entered(cell, here.enemy(side)):
            barred[cell] = 1
    if piece.at not in rail or barred[piece.at]:
        return {}
    around = [rail.get(cell, ()) for cell in range(here.grid.size)]
    return spread((piece.at,), around, barred, here.rules.number("rail.reach"))[0]


def why_not_end(battle: Battle, piece: Piece, cell: int) -> IllegalOrder | None:
    rules, here = battle.rules, position(battle)
    hex = here.grid.label(cell)
    if here.zone(here.enemy(here.roster.side(piece.id)))[cell]:
        return rules.forbid("refuse-rail-zone", "5.6", unit=piece.id, hex=hex)
    if not here.has_room(cell, (piece,)):
        return rules.forbid("refuse-stacking", "5.5", hex=hex)
    if strays(battle, piece.id, cell):
        return rules.forbid("refuse-leash", "13.5", unit=piece.id, hex=hex)
    if deserts(battle, piece.id, cell):
        return rules.forbid("refuse-remain", "13.6", unit=piece.id)
    return None


def check_train(battle: Battle, piece: Piece, cell: int) -> None:
    """Refuse a journey that may not be made."""
    refused = why_not_start(battle, piece)
    if refused is not None:
        raise refused
    if cell == piece.at or cell not in line_from(battle, piece):
        hex = battle.board.grid.label(cell)
        raise battle.rules.forbid("refuse-rail-line", "5.6", unit=piece.id, hex=hex)
    refused = why_not_end(battle, piece, cell)
    if refused is not None:
        raise refused


def go_by_rail(battle: Battle, unit: str, cell: int) -> None:
    piece, rule = battle.piece(unit), battle.rules.cite("5.6")
    side = position(battle).roster.side(unit)
    path = trace(line_from(battle, piece), cell)[::-1][1:]
    arrive(battle, unit, path, how="rail", rule=rule)
    battle.emit(ev.MarkerSet(unit, rule, "rail", marker="railed", value=1))
    battle.emit(ev.TrackSet(side, rule, "rail", what=f"rail.{side}", value=battle.state.turn))
