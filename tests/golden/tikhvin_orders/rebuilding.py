"""10.6-10.8  Combat factors bought back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.golden.tikhvin_orders.table_top import TableTop, Token

from grognard.core.game.order import Order

#: 10.7  the others use the infantry line of their efficiency
LINES = {"tank": "tanks", "cavalry": "cavalry", "anti-tank": "anti-tank"}
MOST = 2


def replacement_orders(table: TableTop, side: str) -> Iterator[Order]:
    points = table.state.number(f"rp.{side}")
    for unit in table.of(side, "combat"):
        cost = price(table, unit)
        if cost is None or not may_recover(table, unit):
            continue
        for factors in range(1, MOST + 1):
            paid, room = factors * cost <= points, may_grow(table, unit, factors)
            if paid and room and unit.factors + factors <= unit.cf:
                yield Order("recover", (unit.id,), option=str(factors))
    yield Order("done")


def may_recover(table: TableTop, unit: Token) -> bool:
    """10.8, 13.2"""
    if unit.is_static or unit.has("out-of-supply") or unit.has("recovered"):
        return False
    if any(table.grid.distance(unit.at, enemy.at) == 1 for enemy in table.against(unit.side, "combat")):
        return False
    return any(unit.at in table.reach(hq) for hq in table.of(unit.side, "headquarters"))


def may_grow(table: TableTop, unit: Token, factors: int) -> bool:
    """5.5  Not beyond what a hex holds."""
    stack = [token for token in table.of(unit.side, "combat") if token.at == unit.at]
    return sum(token.factors for token in stack) + factors <= 20


def price(table: TableTop, unit: Token) -> int | None:
    """RP for one CF, or None where the side cannot rebuild the kind."""
    row = LINES.get(unit.kind, f"infantry-{unit.efficiency}")
    found = re.match(r"(\d+)RP", table.rules.chart("recovery").at(row, unit.side))
    return int(found[1]) if found else None
