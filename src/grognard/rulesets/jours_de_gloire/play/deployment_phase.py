"""13.4. Before the first turn each side may shift its units within its zone: `deploy A01 0304/SE`."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.sequence import Step
from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.ground import entry_faults
from grognard.rulesets.jours_de_gloire.order_of_battle import Zone
from grognard.rulesets.jours_de_gloire.play.aftermath import drop
from grognard.rulesets.jours_de_gloire.play.arrivals import arrive
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.targets import hex_of


class Deployment(PhaseRules):
    """13.4  Deployment."""

    verbs = ("deploy", "done")

    def takes_place(self, battle: Battle, step: Step) -> bool:
        return zone_of(battle, step.active) is not None

    def asks(self, battle: Battle) -> Ask | None:
        subjects = tuple(unplaced(battle))
        return Ask(message("prompt-deployment"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for id in unplaced(battle):
            if unit in ("", id):
                yield from places(battle, battle.piece(id))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_place(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return first(zone_faults(battle, unit))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        rule = battle.rules.cite("13.4")
        cell = battle.board.grid.cell_of(order.to)
        arrive(battle, order.unit, (cell,), how="deploy", rule=rule, facing=facing_of(battle, order))
        battle.emit(ev.MarkerSet(order.unit, rule, "deploy", marker="placed", value=1))

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        for piece in battle.state.pieces:
            drop(battle, piece.id, "placed", "13.4")


def zone_of(battle: Battle, side: str) -> Zone | None:
    return next((zone for zone in battle.scenario.own.zones if zone.side == side), None)


def unplaced(battle: Battle) -> list[str]:
    """The pieces that may still be put elsewhere: each once."""
    side = battle.step.active
    if zone_of(battle, side) is None:
        return []
    roster = position(battle).roster
    return sorted(
        piece.id
        for piece in battle.state.pieces
        if piece.at != OFF and roster.side(piece.id) == side and piece.marker("placed") is None
    )


def places(battle: Battle, piece: Piece) -> Iterator[Order]:
    """Where a piece may stand, the present place left out."""
    zone = zone_of(battle, battle.step.active)
    assert zone is not None
    grid = battle.board.grid
    faces = zone.facings if piece.facing != ALL_ROUND else ("",)
    for cell in zone.cells(battle.board):
        for facing in faces:
            order = Order("deploy", (piece.id,), grid.label(cell), facing)
            same = (cell, facing_of(battle, order)) == (piece.at, piece.facing)
            if not same and is_allowed(place_faults(battle, piece, cell, facing_of(battle, order))):
                yield order


def facing_of(battle: Battle, order: Order) -> int:
    return battle.board.grid.numbering.orientation.direction(order.facing) if order.facing else ALL_ROUND


def place_faults(battle: Battle, piece: Piece, cell: int, facing: int) -> Refusals:
    """Why a piece may not stand in a hex so."""
    here, officer = position(battle), piece.id in position(battle).roster.officers
    column = "general" if officer else here.card(piece.id).column
    if not here.ground.may_be_in(cell, column):
        rows, hex = (here.ground.terrain[cell],), here.grid.label(cell)
        yield from entry_faults(battle.rules, rows, column, "refuse-deploy-ground", unit=piece.id, hex=hex)
    if not officer:
        yield from here.joining_faults(piece, cell, facing)


def check_place(battle: Battle, order: Order) -> None:
    """Refuse a place outside the zone, with a facing that is not allowed, or without room."""
    check_form(battle, order, "13.4", "to", "facing")
    refuse(zone_faults(battle, order.unit, order))
    piece, cell = battle.piece(order.unit), hex_of(battle, order.to)
    refuse(place_faults(battle, piece, cell, facing_of(battle, order)))


def zone_faults(battle: Battle, unit: str, order: Order | None = None) -> Refusals:
    """13.4  A piece is put elsewhere once, in its zone, facing as the zone has it; or why it has no place."""
    rules, zone = battle.rules, zone_of(battle, battle.step.active)
    if order is None:
        placed = battle.piece(unit).marker("placed") is not None
        yield rules.forbid("idle-placed" if placed else "idle-no-other-place", "13.4")
        return
    if zone is None or unit not in unplaced(battle):
        yield rules.forbid("refuse-deploy-unit", "13.4", unit=unit)
        return
    piece, cell = battle.piece(unit), hex_of(battle, order.to)
    if cell not in zone.cells(battle.board):
        yield rules.forbid("refuse-deploy-zone", "13.4", unit=piece.id, hex=order.to)
    allowed = zone.facings if piece.facing != ALL_ROUND else ("",)
    if order.facing not in allowed:
        yield rules.forbid("refuse-deploy-facing", "13.4", unit=piece.id, facings=" ".join(allowed) or "-")
    elif (cell, facing_of(battle, order)) == (piece.at, piece.facing):
        yield rules.forbid("refuse-deploy-there", "13.4", unit=piece.id, hex=order.to)
