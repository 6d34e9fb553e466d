"""3.3, 5. The movement segment: the activated units move one after another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named, check_form, check_path
from grognard.core.game.system import Ask
from grognard.core.legality import Refusals, first, refuse
from grognard.core.messages import message
from grognard.rulesets.tikhvin.play.activation import call_faults, troop
from grognard.rulesets.tikhvin.play.activation_phase import Segment
from grognard.rulesets.tikhvin.play.arrivals import arrive
from grognard.rulesets.tikhvin.play.marches import March
from grognard.rulesets.tikhvin.play.position import position
from grognard.rulesets.tikhvin.play.rail import go_by_rail, rail_faults, trains
from grognard.rulesets.tikhvin.play.specials import is_off_leash, post_faults

#: 2.1  how hexes are named
HEX = "2.1"


class MovementPhase(Segment):
    """5.1  Movement."""

    verbs = ("move", "rail", "done")

    def asks(self, battle: Battle) -> Ask | None:
        subjects = movers(battle)
        return Ask(message("prompt-movement"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        label = battle.board.grid.label
        for mover in movers(battle):
            if unit in ("", mover):
                for cell in sorted(March.of(battle, mover).ends):
                    yield Order("move", (mover,), label(cell))
                yield from trains(battle, battle.piece(mover))

    def check_order(self, battle: Battle, order: Order) -> None:
        check_mover(battle, order, movers(battle), "5.1")
        cell = cell_named(battle, order.to, HEX)
        if order.verb == "rail":
            check_form(battle, order, "5.6", "to")
            refuse(rail_faults(battle, battle.piece(order.unit), cell))
            return
        march = March.of(battle, order.unit)
        check_way(battle, march, order)
        march.check(cell)

    def done_faults(self, battle: Battle) -> Refusals:
        unit = owing(battle)
        return iter(()) if unit is None else post_faults(battle, unit, battle.piece(unit).at)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        return first(chain(call_faults(battle, unit), rest_faults(battle, unit, "5.1")))

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        rule, cell = battle.rules.cite("5.1"), battle.board.grid.cell_of(order.to)
        if order.verb == "rail":
            go_by_rail(battle, order.unit, cell)
        else:
            arrive(battle, order.unit, path_of(battle, order), how="move", rule=rule)
        battle.emit(ev.MarkerSet(order.unit, rule, "move", marker="moved", value=1))


def movers(battle: Battle) -> tuple[str, ...]:
    """5.1  The activated units that have not moved."""
    return tuple(piece.id for piece in troop(battle) if piece.marker("moved") is None)


def owing(battle: Battle) -> str | None:
    """13.5  An activated unit that has to come back to its river, and can."""
    for unit in movers(battle):
        if is_off_leash(battle, unit) and March.of(battle, unit).ends:
            return unit
    return None


def rest_faults(battle: Battle, unit: str, rule: str) -> Refusals:
    """Why a piece whose turn it is has no move left: 4.7 headquarters go after their units have fought."""
    hq = unit in position(battle).roster.headquarters
    if hq and battle.step.phase.id == "movement":
        yield battle.rules.forbid("idle-hq-moves-later", "4.7")
    moved = battle.piece(unit).marker("moved") is not None
    yield battle.rules.forbid("idle-moved" if moved else "idle-no-way", rule)


def check_mover(battle: Battle, order: Order, able: tuple[str, ...], rule: str) -> None:
    rules, roster = battle.rules, position(battle).roster
    check_form(battle, order, rule, "to", "path")
    if order.unit not in roster.rows or roster.side(order.unit) != battle.step.active:
        raise rules.forbid("refuse-unit", rule, unit=order.unit)
    if order.unit not in able:
        raise rules.forbid("refuse-cannot-move", rule, unit=order.unit)


def check_way(battle: Battle, march: March, order: Order) -> None:
    """Refuse a way that does not lead there, or costs too much."""
    if not order.path:
        return
    path = tuple(cell_named(battle, hex, HEX) for hex in order.path)
    check_path(battle, march.piece.at, path, cell_named(battle, order.to, HEX), "5.1")
    if not march.along(path):
        raise battle.rules.forbid("refuse-path-cost", "5.1", unit=order.unit, hex=order.to)


def path_of(battle: Battle, order: Order) -> tuple[int, ...]:
    cell_of = battle.board.grid.cell_of
    if order.path:
        return tuple(cell_of(hex) for hex in order.path)
    return March.of(battle, order.unit).path(cell_of(order.to))
