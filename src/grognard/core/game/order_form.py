"""What an order has to look like before any rule is asked: the parts of its kind, and places that exist."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order


def check_form(battle: Battle, order: Order, rule: str, *parts: str, units: int | None = 1) -> None:
    """Refuse an order with other parts than these, or with another number of units; None: any number."""
    named = {part: getattr(order, part) for part in parts}
    counted = units is None or len(order.units) == units
    if not counted or order != Order(order.verb, order.units, **named):
        raise battle.rules.forbid("refuse-surplus", rule)


def check_one_of(battle: Battle, order: Order, able: Container[str], rule: str) -> None:
    """Refuse an order to several units, or to one that is none of these."""
    if len(order.units) != 1 or order.unit not in able:
        raise battle.rules.forbid("refuse-unit", rule, unit="+".join(order.units))


def cell_named(battle: Battle, place: str, rule: str) -> int:
    """The cell of a printed number; one that is not on the map is refused."""
    try:
        return battle.board.grid.cell_of(place)
    except ValueError:
        raise battle.rules.forbid("refuse-hex", rule) from None


def check_path(battle: Battle, start: int, path: Sequence[int], end: int, rule: str) -> None:
    """Refuse a way that does not lead hex by hex to where the order goes."""
    grid = battle.board.grid
    if path[-1] != end or any(grid.distance(a, b) != 1 for a, b in pairwise((start, *path))):
        raise battle.rules.forbid("refuse-path", rule, hex=grid.label(end))


def check_marching(battle: Battle, unit: str, marching: object, rule: str) -> None:
    """Refuse way-points in a phase in which nobody marches."""
    if not marching:
        raise battle.rules.forbid("refuse-way-phase", rule, unit=unit)


def check_way_points(battle: Battle, points: Sequence[int], rule: str) -> None:
    """Refuse a way of no hexes, or of one twice running."""
    if not points or any(a == b for a, b in pairwise(points)):
        raise battle.rules.forbid("refuse-way-points", rule)


def direction_named(battle: Battle, facing: str, rule: str) -> int:
    """The direction of a name; one that the board does not have is refused."""
    try:
        return battle.board.grid.numbering.orientation.direction(facing)
    except ValueError:
        raise battle.rules.forbid("refuse-hex", rule) from None
