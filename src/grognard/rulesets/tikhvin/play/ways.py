"""5.1. Which way a move goes, told before it is ordered; and moves by way-points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Stride
from grognard.core.game.order import Order
from grognard.core.game.order_form import cell_named, check_marching, check_way_points
from grognard.rulesets.tikhvin.play import headquarters_phase, movement_phase
from grognard.rulesets.tikhvin.play.lines import trace
from grognard.rulesets.tikhvin.play.marches import March, Strides
from grognard.rulesets.tikhvin.play.movement_phase import check_mover
from grognard.rulesets.tikhvin.play.pace import HALVES
from grognard.rulesets.tikhvin.play.rail import line_from, trains


def movers(battle: Battle) -> tuple[str, ...]:
    """The units that may move in the phase under way."""
    match battle.step.phase.id:
        case "movement":
            return movement_phase.movers(battle)
        case "headquarters":
            return headquarters_phase.movers(battle)
    return ()


def ways(battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
    """By hex that a piece may go to: the cheapest way there, or else the railway."""
    if unit not in movers(battle):
        return {}
    march, label = March.of(battle, unit), battle.board.grid.label
    found = {label(cell): said(battle, march.strides(cell)) for cell in sorted(march.ends)}
    if battle.step.phase.id == "movement":
        for order in trains(battle, battle.piece(unit)):
            found.setdefault(order.to, way_of(battle, order))
    return found


def way_of(battle: Battle, order: Order) -> tuple[Stride, ...]:
    """The way of a legal order; empty where no unit moves."""
    cell_of, label = battle.board.grid.cell_of, battle.board.grid.label
    if order.verb == "rail":
        line = trace(line_from(battle, battle.piece(order.unit)), cell_of(order.to))
        return tuple(Stride(label(cell)) for cell in line[::-1][1:])
    if order.verb != "move" or not order.to:
        return ()
    march = March.of(battle, order.unit)
    if order.path:
        return said(battle, march.along(tuple(map(cell_of, order.path))))
    return said(battle, march.strides(cell_of(order.to)))


def said(battle: Battle, strides: Strides) -> tuple[Stride, ...]:
    """Points are told whole, a half counting as one."""
    label = battle.board.grid.label
    return tuple(Stride(label(cell), -(-cost // HALVES)) for cell, cost in strides)


def orders_through(battle: Battle, unit: str, hexes: Sequence[str]) -> list[Order]:
    """The move of a piece by these hexes to the last of them."""
    rules = battle.rules
    able = movers(battle)
    check_marching(battle, unit, able, "5.1")
    check_mover(battle, Order("move", (unit,)), able, "5.1")
    points = tuple(cell_named(battle, hex, movement_phase.HEX) for hex in hexes)
    check_way_points(battle, points, "5.1")
    march = March.of(battle, unit)
    strides = march.through(points)
    if not strides:
        raise (
            march.out_of_reach(points[-1])
            if len(points) == 1
            else rules.forbid("refuse-way-far", "5.1", unit=unit, hex=hexes[-1])
        )
    march.check(points[-1])
    label = battle.board.grid.label
    return [Order("move", (unit,), hexes[-1], path=tuple(label(cell) for cell, _cost in strides))]


def cost_of(battle: Battle, order: Order) -> int | None:
    """5.1  The points of a move, a half counting as one."""
    strides = way_of(battle, order) if order.verb == "move" else ()
    return strides[-1].cost if strides else None
