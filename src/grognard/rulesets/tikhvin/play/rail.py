"""5.6. One infantry unit a turn goes by rail."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals, is_allowed
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.lines import Tree, spread, trace
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.specials import closed_to, post_faults


def trains(battle: Battle, piece: Piece) -> Iterator[Order]:
    """Every hex that a unit can be sent to by rail."""
    if is_allowed(rail_faults(battle, piece)):
        for cell in sorted(line_from(battle, piece)):
            if is_allowed(rail_faults(battle, piece, cell)):
                yield Order("rail", (piece.id,), battle.board.grid.label(cell))


def has_train(battle: Battle, side: str) -> bool:
    """5.6  Once a turn each side."""
    return battle.state.number(f"rail.{side}") != battle.state.turn


def rail_faults(battle: Battle, piece: Piece, cell: int | None = None) -> Refusals:
    """5.6  Why a unit may not go by rail; with a hex, why not there."""
    rules, here, label = battle.rules, position(battle), battle.board.grid.label
    side, columns = here.roster.side(piece.id), battle.rules.fact("movement.column")
    if not has_train(battle, side):
        yield rules.forbid("refuse-rail-used", "5.6")
    fights = piece.id in here.roster.units
    if not fights or columns[here.card(piece.id).kind] != columns["infantry"]:
        yield rules.forbid("refuse-rail-kind", "5.6", unit=piece.id)
    zone = here.zone(here.enemy(side))
    if zone[piece.at]:
        yield rules.forbid("refuse-rail-zone", "5.6", unit=piece.id, hex=label(piece.at))
    if cell is None:
        return
    if cell == piece.at or cell not in line_from(battle, piece):
        yield rules.forbid("refuse-rail-line", "5.6", unit=piece.id, hex=label(cell))
    if zone[cell]:
        yield rules.forbid("refuse-rail-zone", "5.6", unit=piece.id, hex=label(cell))
    yield from here.room_faults(cell, (piece,))
    yield from post_faults(battle, piece.id, cell)


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


def go_by_rail(battle: Battle, unit: str, cell: int) -> None:
    piece, rule = battle.piece(unit), battle.rules.cite("5.6")
    side = position(battle).roster.side(unit)
    path = trace(line_from(battle, piece), cell)[::-1][1:]
    arrive(battle, unit, path, how="rail", rule=rule)
    battle.emit(ev.MarkerSet(unit, rule, "rail", marker="railed", value=1))
    battle.emit(ev.TrackSet(side, rule, "rail", what=f"rail.{side}", value=battle.state.turn))
