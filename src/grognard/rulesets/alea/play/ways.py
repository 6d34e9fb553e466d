"""5.9. Which way a move goes, told before it is ordered; and moves by way-points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Stride
from grognard.core.game.order import Order
from grognard.hex.route import routes_through
from grognard.rulesets.alea.play.charges import charges, ride_of
from grognard.rulesets.alea.play.commanders_phase import Ride, riders
from grognard.rulesets.alea.play.marches import March, Strides
from grognard.rulesets.alea.play.movement_phase import (
    check_movers,
    groups,
    legal_ends,
    march_of,
    movers,
    placing_of,
)
from grognard.rulesets.alea.play.pace import Placing

#: points up to which a way that is refused is measured
_MEASURED = 40


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
    """The way of a legal order; empty where nobody goes anywhere."""
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
    rules = battle.rules
    if battle.step.phase.id != "movement":
        raise rules.forbid("refuse-way-phase", "5.9", unit=unit)
    check_movers(battle, Order("move", (unit,)))
    points = _points(battle, hexes)
    bodies = [(unit,), *groups(battle, unit)]
    found = [order for units in bodies for order in _through(battle, units, points)]
    if not found:
        raise why_not_through(battle, march_of(battle, (unit,)), points)
    return found


def _points(battle: Battle, hexes: Sequence[str]) -> tuple[int, ...]:
    try:
        cells = tuple(battle.board.grid.cell_of(hex) for hex in hexes)
    except ValueError:
        raise battle.rules.forbid("refuse-hex", "2.1") from None
    if not cells or any(a == b for a, b in pairwise(cells)):
        raise battle.rules.forbid("refuse-way-points", "5.9")
    return cells


def _through(battle: Battle, units: tuple[str, ...], points: tuple[int, ...]) -> Iterator[Order]:
    march = march_of(battle, units)
    names, label = battle.board.grid.facings, battle.board.grid.label
    ways: dict[Placing, Strides] = march.through(points)
    for end in legal_ends(battle, units, march):
        if end in ways:
            path = tuple(label(cell) for cell, _cost in ways[end])
            yield Order("move", units, label(end.cell), names[end.facing], end.formation, path)


def why_not_through(battle: Battle, march: March, points: tuple[int, ...]) -> IllegalOrder:
    """Why no move leads by these hexes: the first that is too far, or the way to it that is barred."""
    rules, grid, unit = battle.rules, battle.board.grid, march.pieces[0].id
    far = msgspec.structs.replace(march.plain.terms, limit=_MEASURED)
    for place in range(1, len(points) + 1):
        if march.through(points[:place]):
            continue
        cell, hex = points[place - 1], grid.label(points[place - 1])
        if march.position.side_at(cell) == march.enemy:
            return rules.forbid("refuse-move-enemy", "5.11", unit=unit, hex=hex)
        needs = min((route.cost for route in routes_through(far, points[:place]).values()), default=None)
        if needs is None:
            return rules.forbid("refuse-no-way", "5.9", unit=unit, hex=hex)
        return rules.forbid("refuse-move-points", "5.5", unit=unit, hex=hex, needs=needs, left=march.points)
    return rules.forbid("refuse-no-way", "5.9", unit=unit, hex=grid.label(points[-1]))
