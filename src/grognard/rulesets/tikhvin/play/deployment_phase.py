"""13.9. Before the first turn each side may shift its pieces within their zones."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.sequence import Step
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import DONE, Ask, PhaseRules
from grognard.core.messages import message
from grognard.rulesets.tikhvin.order_of_battle import Zone
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.movement_phase import cell_named
from grognard.rulesets.tikhvin.play.pace import conditions, pace
from grognard.rulesets.tikhvin.play.position import position

PLACED = "placed"


class DeploymentPhase(PhaseRules):
    """13.9  Deployment: each piece once."""

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return any(zone.side == step.active for zone in battle.scenario.own.zones)

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(sorted(unplaced(battle)))
        return Ask(message("prompt-deployment"), subjects) if subjects else None

    def orders(self, battle: Battle, unit: str = "") -> Iterator[Order]:
        label = battle.board.grid.label
        for id, zone in sorted(unplaced(battle).items()):
            if unit in ("", id):
                for cell in zone.cells(battle.board):
                    if why_not(battle, battle.piece(id), cell) is None:
                        yield Order("deploy", (id,), label(cell))
        if not unit and ungarrisoned(battle) is None:
            yield DONE

    def check(self, battle: Battle, order: Order) -> None:
        rules = battle.rules
        if order == DONE:
            empty = ungarrisoned(battle)
            if empty is not None:
                raise rules.forbid("refuse-garrison", "13.9", hex=empty)
            return
        if order.verb != "deploy":
            super().check(battle, order)
        if len(order.units) != 1 or order != Order("deploy", order.units, order.to):
            raise rules.forbid("refuse-surplus", "13.9")
        zone = unplaced(battle).get(order.unit)
        if zone is None:
            raise rules.forbid("refuse-deploy-unit", "13.9", unit=order.unit)
        cell = cell_named(battle, order.to)
        if cell not in zone.cells(battle.board):
            raise rules.forbid("refuse-deploy-zone", "13.9", unit=order.unit, hex=order.to)
        refused = why_not(battle, battle.piece(order.unit), cell)
        if refused is not None:
            raise refused

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit in unplaced(battle):
            return battle.rules.forbid("idle-no-other-place", "13.9")
        placed = battle.piece(unit).marker(PLACED) is not None
        return battle.rules.forbid("idle-placed" if placed else "idle-fixed", "13.9")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("13.9")
        arrive(battle, order.unit, (battle.board.grid.cell_of(order.to),), how="deploy", rule=rule)
        battle.emit(ev.MarkerSet(order.unit, rule, "deploy", marker=PLACED, value=1))

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        for piece in battle.state.pieces:
            if piece.marker(PLACED) is not None:
                battle.emit(ev.MarkerRemoved(piece.id, battle.rules.cite("13.9"), "deploy", marker=PLACED))


def unplaced(battle: Battle) -> dict[str, Zone]:
    """The pieces that may still be put elsewhere, each with its zone."""
    zones = [zone for zone in battle.scenario.own.zones if zone.side == battle.step.active]
    found = {unit: zone for zone in zones for unit in zone.units if battle.piece(unit).at != OFF}
    return {unit: zone for unit, zone in found.items() if battle.piece(unit).marker(PLACED) is None}


def why_not(battle: Battle, piece: Piece, cell: int) -> IllegalOrder | None:
    """Why a piece may not be put in a hex of its zone."""
    rules, here = battle.rules, position(battle)
    hex = here.grid.label(cell)
    if cell == piece.at:
        return rules.forbid("refuse-deploy-there", "13.9", unit=piece.id, hex=hex)
    graph = pace(here.ground, conditions(battle, piece.id))
    entered = any(target == cell for near in here.ground.around[cell] for target, _cost in graph.edges[near])
    if here.ground.lake[cell] or not entered:
        return rules.forbid("refuse-deploy-ground", "2.3", unit=piece.id, hex=hex)
    if here.is_entered(cell, here.enemy(battle.step.active)):
        return rules.forbid("refuse-move-enemy", "13.9", unit=piece.id, hex=hex)
    if not here.has_room(cell, (piece,)):
        return rules.forbid("refuse-stacking", "5.5", hex=hex)
    return None


def ungarrisoned(battle: Battle) -> str | None:
    """13.9  A hex that needs a garrison and has none."""
    here, side = position(battle), battle.step.active
    for garrison in battle.scenario.own.garrisons:
        for hex in garrison.hexes if garrison.side == side else ():
            if here.side_at(here.grid.cell_of(hex)) != side:
                return str(hex)
    return None
