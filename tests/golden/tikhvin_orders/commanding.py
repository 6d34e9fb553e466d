"""3.3, 4.1, 13.3, 13.7  Activations, assignment and transfers."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.tikhvin_orders.bounds import leaves_enough
from tests.golden.tikhvin_orders.table_top import TableTop, Token

from grognard.core.game.order import Order
from grognard.rulesets.tikhvin.special_rules import Capacity, Transfer


def activation_orders(table: TableTop, side: str) -> Iterator[Order]:
    """3.5, 3.6, 4.3  Nobody passes while something is left."""
    for token in [*table.of(side), *callable_reserves(table, side)]:
        alone = token.sort != "headquarters" and not token.led_by and not token.is_static
        headquarters = token.sort == "headquarters" and not token.has("idle")
        if (alone or headquarters) and not token.has("acted"):
            yield Order("activate", (token.id,))


def callable_reserves(table: TableTop, side: str) -> list[Token]:
    """10.3  Those whose entry is open and has room."""
    due = [(unit, entry(table, unit)) for unit in reserves(table, side)]
    return [unit for unit, cell in due if cell is not None and table.has_room(cell, unit)]


def assignment_orders(table: TableTop, side: str) -> Iterator[Order]:
    """4.1, 10.3  Another headquarters that reaches the unit, or its entry, and has room; or none."""
    for unit in [*table.of(side), *reserves(table, side)]:
        if unit.sort == "headquarters" or unit.is_static:
            continue
        for hq in table.of(side, "headquarters"):
            at = unit.at if unit.at >= 0 else entry(table, unit)
            if hq.id != unit.led_by and has_vacancy(table, hq) and at in table.reach(hq):
                yield Order("assign", (unit.id,), option=hq.id)
        if unit.led_by:
            yield Order("assign", (unit.id,), option="none")
    yield from transfer_orders(table, side)
    yield Order("done")


def reserves(table: TableTop, side: str) -> list[Token]:
    return [unit for unit in table.everybody if unit.side == side and unit.at < 0 and unit.has("due")]


def entry(table: TableTop, unit: Token) -> int | None:
    """10.3  The first hex of the line from the printed one on that is not in enemy hands."""
    lines = [line.hexes for line in table.scenario.own.entries if unit.start in line.hexes]
    line = lines[0] if lines else (unit.start,)
    cells = [table.cell(hex) for hex in line[line.index(unit.start) :]]
    return next((cell for cell in cells if table.holder(cell) == unit.side), None)


def has_vacancy(table: TableTop, hq: Token) -> bool:
    """1.6, 13.3"""
    room = hq.capacity
    for rule in table.scenario.own.specials:
        if isinstance(rule, Capacity) and rule.hq == hq.id and table.state.turn >= rule.from_turn:
            room = rule.capacity
    return sum(1 for token in table.everybody if token.led_by == hq.id) < int(room)


def transfer_orders(table: TableTop, side: str) -> Iterator[Order]:
    """13.7  From outside enemy zones, to a named hex."""
    for rule in table.scenario.own.specials:
        if not isinstance(rule, Transfer) or rule.turn != table.state.turn:
            continue
        for unit in table.of(side):
            if unit.id == rule.unit and not table.is_in_zone(unit.at, side):
                yield from (Order("transfer", (unit.id,), hex) for hex in landings(table, unit, rule))


def landings(table: TableTop, unit: Token, rule: Transfer) -> list[str]:
    cells = [table.cell(hex) for hex in rule.hexes]
    return [
        table.label(cell)
        for cell in cells
        if cell != unit.at
        and table.has_room(cell, unit)
        and not table.is_enemy_in(cell, unit.side)
        and leaves_enough(table, unit, cell)
    ]
