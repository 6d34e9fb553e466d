"""13.5, 13.7. Before the first turn each side may shift its counters within their zones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core import events as ev
from grognard.core.board import Board
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_form
from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.messages import message
from grognard.rulesets.alea.order_of_battle import Zone
from grognard.rulesets.alea.play.aftermath import drop
from grognard.rulesets.alea.play.arrivals import arrive
from grognard.rulesets.alea.play.order_form import cell_named, direction_named
from grognard.rulesets.alea.play.position import Position, position
from grognard.rulesets.alea.play.stacking import Company, Joining, cramped

#: a hex and a facing
Place = tuple[int, int]


class Deployment(PhaseRules):
    """13.5  Deployment."""

    verbs = ("deploy", "done")

    def asks(self, battle: Battle) -> Ask | None:
        found = unplaced(battle).items()
        able = [
            unit for unit, zone in found if any(True for _place in places(battle, battle.piece(unit), zone))
        ]
        subjects = tuple(sorted(able))
        return Ask(message("prompt-deployment"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        for counter, zone in sorted(unplaced(battle).items()):
            if unit in ("", counter):
                for place in places(battle, battle.piece(counter), zone):
                    yield placing(battle, counter, place)

    def check_order(self, battle: Battle, order: Order) -> None:
        check_form(battle, order, "13.5", "to", "facing")
        check_place(battle, order)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        if unit in unplaced(battle):
            return battle.rules.forbid("idle-no-other-place", "13.7")
        placed = battle.piece(unit).marker("placed") is not None
        return battle.rules.forbid("idle-placed" if placed else "idle-fixed", "13.7")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        cell, facing = place_of(battle, order)
        rule = battle.rules.cite("13.5")
        arrive(battle, order.unit, (cell,), how="deploy", rule=rule, facing=facing)
        battle.emit(ev.MarkerSet(order.unit, battle.rules.cite("13.7"), "deploy", marker="placed", value=1))

    def end(self, battle: Battle) -> Script[None]:
        yield from ()
        for piece in battle.state.pieces:
            drop(battle, piece.id, "placed", battle.rules.cite("13.7"))


def unplaced(battle: Battle) -> dict[str, Zone]:
    """13.7  The counters that may still be put elsewhere, each with its zone."""
    zones = [zone for zone in battle.scenario.own.zones if zone.side == battle.step.active]
    found = {unit: zone for zone in zones for unit in zone.units if battle.piece(unit).at != OFF}
    return {unit: zone for unit, zone in found.items() if battle.piece(unit).marker("placed") is None}


def places(battle: Battle, piece: Piece, zone: Zone) -> Iterator[Place]:
    """Where in its zone a counter may stand, the present place left out."""
    here, faces = position(battle), facings(battle, piece, zone)
    card, terrain = here.card(piece.id), here.board.terrain
    body = (card.arm, piece.strength, card.division)
    tight = cramped(here.rules, here.ground, (body,), piece.formation)
    for cell in cells_of(zone, battle.board):
        if cell in here.stacks:
            company, coming = others_at(here, piece, cell), Joining(here, (piece,), piece.formation)
            ways = faces if may_be(here, piece, cell) else ()
            found = [facing for facing in ways if company.refuses(coming, facing) is None]
        else:
            # An empty hex takes it however it faces.
            found = list(faces) if may_be(here, piece, cell) and terrain[cell] not in tight else []
        yield from [(cell, facing) for facing in found if (cell, facing) != (piece.at, piece.facing)]


@lru_cache(maxsize=256)
def cells_of(zone: Zone, board: Board) -> tuple[int, ...]:
    return zone.cells(board)


def facings(battle: Battle, piece: Piece, zone: Zone) -> tuple[int, ...]:
    if piece.facing == ALL_ROUND:
        return (ALL_ROUND,)
    direction = battle.board.grid.numbering.orientation.direction
    return tuple(direction(name) for name in zone.facings)


def why_not(battle: Battle, piece: Piece, cell: int, facing: int) -> tuple[str, str] | None:
    """Why a counter may not stand in a hex so: a message key and the paragraph; None if it may."""
    here = position(battle)
    if not may_be(here, piece, cell):
        return "refuse-deploy-ground", "2.10"
    full = others_at(here, piece, cell).refuses(Joining(here, (piece,), piece.formation), facing)
    return None if full is None else (full, "2.17")


def others_at(here: Position, piece: Piece, cell: int) -> Company:
    return Company(here, cell, [other for other in here.stacks.get(cell, ()) if other.id != piece.id])


def may_be(here: Position, piece: Piece, cell: int) -> bool:
    """2.10  Whether the ground takes a counter at all."""
    return here.ground.passable(cell, here.card(piece.id).moves_as)


def placing(battle: Battle, unit: str, place: Place) -> Order:
    grid = battle.board.grid
    cell, facing = place
    name = "" if facing == ALL_ROUND else grid.numbering.orientation.name_of(facing)
    return Order("deploy", (unit,), grid.label(cell), name)


def place_of(battle: Battle, order: Order) -> Place:
    return cell_named(battle, order.to), direction_named(battle, order.facing)


def check_place(battle: Battle, order: Order) -> None:
    """Refuse a counter without a zone, a place outside of it, another facing, and one without room."""
    rules, zone = battle.rules, unplaced(battle).get(order.unit)
    if zone is None:
        raise rules.forbid("refuse-deploy-unit", "13.5", unit=order.unit)
    piece = battle.piece(order.unit)
    cell, facing = place_of(battle, order)
    if cell not in cells_of(zone, battle.board):
        raise rules.forbid("refuse-deploy-zone", "13.5", unit=piece.id, hex=order.to)
    if facing not in facings(battle, piece, zone):
        raise rules.forbid("refuse-deploy-facing", "13.5", unit=piece.id, facings=" ".join(zone.facings))
    if (cell, facing) == (piece.at, piece.facing):
        raise rules.forbid("refuse-deploy-there", "13.5", unit=piece.id, hex=order.to)
    reason = why_not(battle, piece, cell, facing)
    if reason is not None:
        raise rules.forbid(reason[0], reason[1], unit=piece.id, hex=order.to)
