"""3. The units of a side march, each once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from grognard.battle.aftermath import go
from grognard.battle.marches import March, Strides
from grognard.battle.position import position
from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle, Script
from grognard.core.game.offers import Stride
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named, check_form, check_marching, check_path, check_way_points
from grognard.core.game.system import Ask, PhaseRules
from grognard.core.messages import message

#: the phase, and the verb of its orders
MOVEMENT, MOVE = "movement", "move"


class MovementPhase(PhaseRules):
    """3.1  Movement."""

    verbs = (MOVE, "done")

    def asks(self, battle: Battle) -> Ask | None:
        subjects = movers(battle)
        return Ask(message("prompt-movement"), subjects) if subjects else None

    def listed(self, battle: Battle, unit: str) -> Iterator[Order]:
        label = battle.board.grid.label
        for mover in movers(battle):
            if unit in ("", mover):
                yield from (
                    Order(MOVE, (mover,), label(cell)) for cell in sorted(March.of(battle, mover).ends)
                )

    def check_order(self, battle: Battle, order: Order) -> None:
        check_mover(battle, order)
        cell, march = cell_named(battle, order.to, "3.1"), March.of(battle, order.unit)
        if order.path:
            path = tuple(cell_named(battle, hex, "3.1") for hex in order.path)
            check_path(battle, march.piece.at, path, cell, "3.1")
            if not march.along(path):
                raise battle.rules.forbid("refuse-path-cost", "3.1", unit=order.unit, hex=order.to)
        march.check(cell)

    def why_idle(self, battle: Battle, unit: str) -> IllegalOrder | None:
        moved = battle.piece(unit).marker("moved") is not None
        return battle.rules.forbid("idle-moved" if moved else "idle-no-way", "3.1")

    def carry_out(self, battle: Battle, order: Order) -> Script[None]:
        yield from ()
        path = tuple(battle.board.grid.cell_of(stride.hex) for stride in way_of(battle, order))
        rule = battle.rules.cite("3.1")
        go(battle, order.unit, path, how="move", rule=rule)
        battle.emit(ev.MarkerSet(order.unit, rule, MOVE, marker="moved", value=1))


def movers(battle: Battle) -> tuple[str, ...]:
    """3.1  The units of the side whose phase it is that have not moved and can."""
    if battle.step.phase.id != MOVEMENT:
        return ()
    own = sorted(piece.id for piece in position(battle).units(battle.step.active))
    return tuple(id for id in own if battle.piece(id).marker("moved") is None and March.of(battle, id).ends)


def check_mover(battle: Battle, order: Order) -> None:
    check_form(battle, order, "3.1", "to", "path")
    units = position(battle).roster.units
    if order.unit not in units or units[order.unit].side != battle.step.active:
        raise battle.rules.forbid("refuse-unit", "3.1", unit=order.unit)
    if order.unit not in movers(battle):
        raise battle.rules.forbid("refuse-cannot-move", "3.1", unit=order.unit)


# Which way a move goes, told before it is ordered


def ways(battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
    """By hex that a unit may go to: the cheapest way there."""
    if unit not in movers(battle):
        return {}
    march, label = March.of(battle, unit), battle.board.grid.label
    return {label(cell): _said(battle, march.strides(cell)) for cell in sorted(march.ends)}


def way_of(battle: Battle, order: Order) -> tuple[Stride, ...]:
    """The way of a legal order; empty where no unit moves."""
    if order.verb != MOVE:
        return ()
    march, cell_of = March.of(battle, order.unit), battle.board.grid.cell_of
    if order.path:
        return _said(battle, march.along(tuple(map(cell_of, order.path))))
    return _said(battle, march.strides(cell_of(order.to)))


def _said(battle: Battle, strides: Strides) -> tuple[Stride, ...]:
    return tuple(Stride(battle.board.grid.label(cell), cost) for cell, cost in strides)


def cost_of(battle: Battle, order: Order) -> int | None:
    """3.1  The points of a move."""
    strides = way_of(battle, order)
    return strides[-1].cost if strides else None


def orders_through(battle: Battle, unit: str, hexes: Sequence[str]) -> list[Order]:
    """The move of a unit by these hexes to the last of them."""
    check_marching(battle, unit, battle.step.phase.id == MOVEMENT, "3.1")
    check_mover(battle, Order(MOVE, (unit,)))
    points = tuple(cell_named(battle, hex, "3.1") for hex in hexes)
    check_way_points(battle, points, "3.1")
    march = March.of(battle, unit)
    strides = march.through(points)
    if not strides and len(points) == 1:
        raise march.out_of_reach(points[0])
    if not strides:
        raise battle.rules.forbid("refuse-way-far", "3.1", unit=unit, hex=hexes[-1])
    march.check(points[-1])
    label = battle.board.grid.label
    return [Order(MOVE, (unit,), hexes[-1], path=tuple(label(cell) for cell, _cost in strides))]
