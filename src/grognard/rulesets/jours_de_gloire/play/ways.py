"""5.4. Which way a move goes, told before it is ordered; and moves by way-points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Stride
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_marching, check_way_points
from grognard.core.legality import refuse
from grognard.rulesets.jours_de_gloire.play import officers
from grognard.rulesets.jours_de_gloire.play.charges import charges, ride_of
from grognard.rulesets.jours_de_gloire.play.movement_phase import (
    check_move,
    legal_ends,
    march_of,
    no_way,
    placing_of,
)
from grognard.rulesets.jours_de_gloire.play.movers import move_faults, movers
from grognard.rulesets.jours_de_gloire.play.pace import HALVES, Placing
from grognard.rulesets.jours_de_gloire.play.position import position
from grognard.rulesets.jours_de_gloire.play.targets import hex_of


def ways(battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
    """By hex that a unit may go to, or charge: the cheapest way there."""
    if battle.step.phase.id != "movement":
        return {}
    if unit in officers.riders(battle):
        return {order.to: way_of(battle, order) for order in officers.rides(battle, unit)}
    if unit not in movers(battle):
        return {}
    found = {order.target: way_of(battle, order) for order in charges(battle, unit)}
    return {**found, **dict(_marches(battle, unit))}


def _marches(battle: Battle, unit: str) -> Iterator[tuple[str, tuple[Stride, ...]]]:
    march = march_of(battle, unit)
    best: dict[int, Placing] = {}
    for end in legal_ends(battle, unit):
        if end.cell not in best or march.ends[end] < march.ends[best[end.cell]]:
            best[end.cell] = end
    for cell, end in best.items():
        yield battle.board.grid.label(cell), _said(battle, march.strides(end))


def way_of(battle: Battle, order: Order) -> tuple[Stride, ...]:
    """The way of a legal order; empty where no unit moves."""
    label = battle.board.grid.label
    if order.verb == "charge":
        ride = ride_of(battle, order)
        return () if ride is None else tuple(Stride(label(cell)) for cell in ride.path)
    if order.verb != "move" or not order.to:
        return ()
    if order.unit in position(battle).roster.officers:
        return tuple(Stride(label(cell)) for cell in officers.path_of(battle, order))
    march, end = march_of(battle, order.unit), placing_of(battle, order)
    if order.path:
        route = march.along(tuple(hex_of(battle, hex) for hex in order.path))[end]
        return _said(battle, march.strided(route))
    return _said(battle, march.strides(end))


def _said(battle: Battle, strides: Iterable[tuple[int, int]]) -> tuple[Stride, ...]:
    label = battle.board.grid.label
    return tuple(Stride(label(cell), -(-cost // HALVES)) for cell, cost in strides)


def orders_through(battle: Battle, unit: str, hexes: Sequence[str]) -> list[Order]:
    """Every move of a unit by these hexes to the last of them."""
    check_marching(battle, unit, battle.step.phase.id == "movement", "5.4")
    refuse(move_faults(battle, unit))
    points = tuple(hex_of(battle, hex) for hex in hexes)
    check_way_points(battle, points, "5.4")
    march = march_of(battle, unit)
    found = march.through(points)
    names, label = battle.board.grid.numbering.orientation.value, battle.board.grid.label
    orders = []
    for end in legal_ends(battle, unit):
        if end in found:
            path = tuple(label(cell) for cell, _cost in march.strided(found[end]))
            orders.append(Order("move", (unit,), label(end.cell), names[end.facing], path=path))
    if not orders:
        check_move(battle, Order("move", (unit,), label(points[-1])))
        raise no_way(march, points[-1])
    return orders
