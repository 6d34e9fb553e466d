"""5.9. Which way a move goes, told before it is ordered; and moves by way-points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from grognard.core.game.battle import Battle
from grognard.core.game.offers import Stride
from grognard.core.game.order import Order
from grognard.core.game.order_form import check_marching, check_way_points
from grognard.rulesets.alea.play.charges import charges, ride_of
from grognard.rulesets.alea.play.commanders_phase import Ride, riders
from grognard.rulesets.alea.play.marches import Strides
from grognard.rulesets.alea.play.move_refusals import not_through
from grognard.rulesets.alea.play.movement_phase import (
    check_movers,
    groups,
    legal_ends,
    march_of,
    movers,
    placing_of,
)
from grognard.rulesets.alea.play.order_form import cell_named
from grognard.rulesets.alea.play.pace import Placing


def ways(battle: Battle, unit: str) -> Mapping[str, tuple[Stride, ...]]:
    """By hex that a counter or commander may go to, or charge: the cheapest way there."""
    match battle.step.phase.id:
        case "movement" if unit in movers(battle):
            return dict(_marches(battle, unit))
        case "commanders" if unit in riders(battle):
            ride = Ride.of(battle, unit)
            return {battle.board.grid.label(cell): _ridden(battle, ride, cell) for cell in ride.ends}
        case "assault":
            own = charges(battle, unit)
            return {order.target: way_of(battle, order) for order in reversed(own)}
    return {}


def _marches(battle: Battle, unit: str) -> Iterator[tuple[str, tuple[Stride, ...]]]:
    """To each hex the cheapest placing; of equal ones the one that is listed first."""
    march = march_of(battle, (unit,))
    best: dict[int, Placing] = {}
    for end in legal_ends(battle, (unit,), march):
        if end.cell not in best or march.ends[end] < march.ends[best[end.cell]]:
            best[end.cell] = end
    for cell, end in best.items():
        yield battle.board.grid.label(cell), _said(battle, march.strides(end))


def way_of(battle: Battle, order: Order) -> tuple[Stride, ...]:
    """The way of a legal order; empty where no unit moves."""
    phase, grid = battle.step.phase.id, battle.board.grid
    if order.verb == "charge":
        group = sorted((battle.piece(unit) for unit in order.units), key=lambda piece: piece.depth)
        ridden = ride_of(battle, group, order).path
        return tuple(Stride(grid.label(cell)) for cell in ridden)
    if order.verb != "move" or not order.to:
        return ()
    if phase == "commanders":
        return _ridden(battle, Ride.of(battle, order.unit), grid.cell_of(order.to))
    march, end = march_of(battle, order.units), placing_of(battle, order)
    if order.path:
        return _said(battle, march.along(tuple(map(grid.cell_of, order.path)))[end])
    return _said(battle, march.strides(end))


def _ridden(battle: Battle, ride: Ride, cell: int) -> tuple[Stride, ...]:
    """4.9  A commander's points are not told: he rides anywhere within them."""
    return tuple(Stride(battle.board.grid.label(entered)) for entered in ride.path(cell))


def _said(battle: Battle, strides: Iterable[tuple[int, int]]) -> tuple[Stride, ...]:
    label = battle.board.grid.label
    return tuple(Stride(label(cell), cost) for cell, cost in strides)


# Way-points


def orders_through(battle: Battle, unit: str, hexes: Sequence[str]) -> list[Order]:
    """Every move of a counter, and of the stack it leads, by these hexes to the last of them."""
    check_marching(battle, unit, battle.step.phase.id == "movement", "5.9")
    check_movers(battle, Order("move", (unit,)))
    points = tuple([cell_named(battle, hex) for hex in hexes])
    check_way_points(battle, points, "5.9")
    bodies = [(unit,), *groups(battle, unit)]
    found = [order for units in bodies for order in _through(battle, units, points)]
    if not found:
        raise not_through(march_of(battle, (unit,)), points)
    return found


def _through(battle: Battle, units: tuple[str, ...], points: tuple[int, ...]) -> Iterator[Order]:
    march = march_of(battle, units)
    names, label = battle.board.grid.facings, battle.board.grid.label
    ways: dict[Placing, Strides] = march.through(points)
    for end in legal_ends(battle, units, march):
        if end in ways:
            path = tuple(label(cell) for cell, _cost in ways[end])
            yield Order("move", units, label(end.cell), names[end.facing], end.formation, path)
