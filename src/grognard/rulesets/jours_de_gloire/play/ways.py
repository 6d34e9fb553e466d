"""5.4. Which way a move goes, told before it is ordered; and moves by way-points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Stride
from grognard.core.game.order import Order
from grognard.rulesets.jours_de_gloire.play import officers
from grognard.rulesets.jours_de_gloire.play.charges import charges, ride_of
from grognard.rulesets.jours_de_gloire.play.movement_phase import (
    check_move,
    legal_ends,
    march_of,
    movers,
    placing_of,
)
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
    """The way of a legal order; empty where nobody goes anywhere."""
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
    rules = battle.rules
    if battle.step.phase.id != "movement":
        raise rules.forbid("refuse-way-phase", "5.4", unit=unit)
    if unit not in movers(battle):
        raise rules.forbid("refuse-cannot-move", "5.1", unit=unit)
    points = tuple(hex_of(battle, hex) for hex in hexes)
    if not points or any(a == b for a, b in pairwise(points)):
        raise rules.forbid("refuse-way-points", "5.4")
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
        raise rules.forbid("refuse-no-way", "5.4", unit=unit, hex=label(points[-1]))
    return orders
