"""5.6  Infantry by rail."""

from __future__ import annotations

from itertools import pairwise

from tests.golden.tikhvin_orders.bounds import is_closed, may_stand
from tests.golden.tikhvin_orders.table_top import TableTop, Token

REACH = 20
#: 1.4, 1.7  mountain, guard and naval troops are infantry
FOOT = ("infantry", "mountain", "guard", "naval")


def rail_ends(table: TableTop, unit: Token) -> set[int]:
    """Once a turn for each side; the train runs over its own side's hexes only."""
    spent = table.state.number(f"rail.{unit.side}") == table.state.turn
    if unit.moves_as not in FOOT or spent or table.is_in_zone(unit.at, unit.side):
        return set()
    found = run(table, unit) - {unit.at}
    return {
        cell
        for cell in found
        if not table.is_in_zone(cell, unit.side)
        and table.has_room(cell, unit)
        and may_stand(table, unit, cell)
    }


def run(table: TableTop, unit: Token) -> set[int]:
    lines = [pair for pair in tracks(table) if all(is_open(table, unit.side, cell) for cell in pair)]
    found = {unit.at}
    for _ in range(REACH):
        found |= {far for near, far in lines if near in found}
    return found


def tracks(table: TableTop) -> set[tuple[int, int]]:
    lines = [way.cells for way in table.board.ways if way.kind == "railway"]
    pairs = {pair for cells in lines for pair in pairwise(cells)}
    return pairs | {(far, near) for near, far in pairs}


def is_open(table: TableTop, side: str, cell: int) -> bool:
    """Friendly-held and unblocked: nothing of the enemy in it, nor his zone unless a friend is there."""
    held = table.holder(cell) == side and not is_closed(table, side, cell)
    zone = table.is_in_zone(cell, side) and not table.is_friend_in(cell, side)
    return held and not table.is_enemy_in(cell, side) and not zone
