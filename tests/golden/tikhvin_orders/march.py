"""4.7, 5.  Every hex in which a unit or a headquarters can end its move."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tests.golden.tikhvin_orders.bounds import is_bound_to_go, is_closed, may_stand
from tests.golden.tikhvin_orders.cost import allowance, step_cost
from tests.golden.tikhvin_orders.railway import rail_ends
from tests.golden.tikhvin_orders.table_top import TableTop, Token

from grognard.core.game.order import Order


def movement_orders(table: TableTop, side: str) -> Iterator[Order]:
    """5.1, 5.6"""
    obliged = False
    for unit in movers(table, side):
        ends = legal_ends(table, unit)
        obliged |= bool(ends) and is_bound_to_go(table, unit)
        for cell in ends:
            yield Order("move", (unit.id,), table.label(cell))
        for cell in rail_ends(table, unit):
            yield Order("rail", (unit.id,), table.label(cell))
    if not obliged:
        yield Order("done")


def headquarters_orders(table: TableTop, side: str) -> Iterator[Order]:
    """4.7"""
    for hq in table.of(side, "headquarters"):
        if hq.id == table.acting(side) and not hq.has("moved"):
            for cell in legal_ends(table, hq):
                yield Order("move", (hq.id,), table.label(cell))
    yield Order("done")


def movers(table: TableTop, side: str) -> list[Token]:
    return [unit for unit in table.acting_troops(side) if not unit.is_static and not unit.has("moved")]


def legal_ends(table: TableTop, unit: Token) -> set[int]:
    ends = reached(table, unit) - {unit.at}
    return {cell for cell in ends if table.has_room(cell, unit) and may_stand(table, unit, cell)}


def reached(table: TableTop, unit: Token) -> set[int]:
    """Every hex that the points allow, going on from each with whatever is left."""
    left: dict[int, Fraction] = {unit.at: Fraction(allowance(table, unit))}
    waiting = [unit.at]
    while waiting:
        cell = waiting.pop()
        # 5.3  A zone ends the move, but for the one in which it began.
        if cell != unit.at and table.is_in_zone(cell, unit.side):
            continue
        for way, end in table.around(cell):
            cost = price(table, unit, cell, way)
            if cost is not None and left[cell] - cost > left.get(end, Fraction(-1)) and left[cell] >= cost:
                left[end] = left[cell] - cost
                waiting.append(end)
    return set(left)


def price(table: TableTop, unit: Token, start: int, way: int) -> Fraction | None:
    """5.3  A step with one more point for a zone that is entered, and one for a zone that is left."""
    end = table.grid.neighbour(start, way)
    cost = step_cost(table, unit, start, way)
    if cost is None or not may_enter(table, unit, end):
        return None
    return cost + table.is_in_zone(start, unit.side) + table.is_in_zone(end, unit.side)


def may_enter(table: TableTop, unit: Token, cell: int) -> bool:
    """4.7, 4.8, 6.2, 13.4  Combat units bar the way; lone headquarters and guns bar only their like."""
    in_the_way = "combat" if unit.sort == "combat" else ""
    if table.is_enemy_in(cell, unit.side, in_the_way) or is_closed(table, unit.side, cell):
        return False
    if unit.sort == "headquarters" and table.is_in_zone(cell, unit.side):
        return table.is_friend_in(cell, unit.side, "combat")
    return True
