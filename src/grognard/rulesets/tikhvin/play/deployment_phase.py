"""13.9. Before the first turn each side may shift its pieces within their zones."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named, check_form
from grognard.core.game.sequence import Step
from grognard.core.game.state import OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.core.messages import message
from grognard.rulesets.tikhvin.order_of_battle import Zone
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.movement_phase import HEX
from grognard.rulesets.tikhvin.play.pace import conditions, pace
from grognard.rulesets.tikhvin.play.position import position

PLACED = "placed"


class DeploymentPhase(PhaseRules):
    """13.9  Deployment: each piece once."""

    verbs = ("deploy", "done")

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return any(zone.side == step.active for zone in battle.scenario.own.zones)

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(sorted(unplaced(battle)))
        return Ask(message("prompt-deployment"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        label = battle.board.grid.label
        for id, zone in sorted(unplaced(battle).items()):
            if unit in ("", id):
                for cell in zone.cells(battle.board):
                    if is_allowed(place_faults(battle, battle.piece(id), cell)):
                        yield Order("deploy", (id,), label(cell))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_form(battle, order, "13.9", "to")
        refuse(zone_faults(battle, order.unit, order.to))
        refuse(place_faults(battle, battle.piece(order.unit), cell_named(battle, order.to, HEX)))

    def done_faults(self, battle: Battle) -> Refusals:
        """13.9  What has to be garrisoned first."""
        empty = ungarrisoned(battle)
        if empty is not None:
            yield battle.rules.forbid("refuse-garrison", "13.9", hex=empty)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return first(zone_faults(battle, unit))

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


def zone_faults(battle: Battle, unit: str, hex: str | None = None) -> Refusals:
    """13.9  A piece that is named for a zone is put elsewhere in it once; without a hex, why it stays."""
    rules, zone = battle.rules, unplaced(battle).get(unit)
    if hex is None:
        placed = battle.piece(unit).marker(PLACED) is not None
        fixed = "idle-placed" if placed else "idle-fixed"
        yield rules.forbid("idle-no-other-place" if zone is not None else fixed, "13.9")
    elif zone is None:
        yield rules.forbid("refuse-deploy-unit", "13.9", unit=unit)
    elif cell_named(battle, hex, HEX) not in zone.cells(battle.board):
        yield rules.forbid("refuse-deploy-zone", "13.9", unit=unit, hex=hex)


def place_faults(battle: Battle, piece: Piece, cell: int) -> Refusals:
    """13.9  Why a piece may not be put in a hex of its zone."""
    rules, here = battle.rules, position(battle)
    hex = here.grid.label(cell)
    if cell == piece.at:
        yield rules.forbid("refuse-deploy-there", "13.9", unit=piece.id, hex=hex)
    graph = pace(here.ground, conditions(battle, piece.id))
    entered = any(target == cell for near in here.ground.around[cell] for target, _cost in graph.edges[near])
    if here.ground.lake[cell] or not entered:
        yield rules.forbid("refuse-deploy-ground", "2.3", unit=piece.id, hex=hex)
    if here.is_entered(cell, here.enemy(battle.step.active)):
        yield rules.forbid("refuse-move-enemy", "13.9", unit=piece.id, hex=hex)
    yield from here.room_faults(cell, (piece,))


def ungarrisoned(battle: Battle) -> str | None:
    """13.9  A hex that needs a garrison and has none."""
    here, side = position(battle), battle.step.active
    for garrison in battle.scenario.own.garrisons:
        for hex in garrison.hexes if garrison.side == side else ():
            if here.side_at(here.grid.cell_of(hex)) != side:
                return str(hex)
    return None
