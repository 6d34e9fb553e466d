"""4.9, 4.10  Where commanders may ride."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.slow_orders.allowance import column_of
from tests.golden.slow_orders.cost import step_cost
from tests.golden.slow_orders.table_top import TableTop

from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.rulesets.alea.scenario_rows import General


def commanders_orders(table: TableTop, side: str) -> Iterator[Order]:
    rows = {row.id: row for row in table.scenario.own.commanders if row.side == side}
    for piece in table.state.pieces:
        if piece.id in rows and piece.at >= 0 and piece.marker("moved") is None:
            for cell in rides(table, rows[piece.id], piece):
                yield Order("move", (piece.id,), table.label(cell))
    yield Order("done")


def rides(table: TableTop, row: General, piece: Piece) -> set[int]:
    """Every hex within his points where he may end."""
    points = int(table.chart("movement-factors").at("commander", column_of(row.nation, row.side)))
    found = explore(table, row.side, piece.at, points, heedless=False)
    if any(token.side == row.side for token in table.stack(piece.at)):
        # 4.9  From friends to friends no zone holds him up.
        escorted = explore(table, row.side, piece.at, points, heedless=True)
        found |= {cell for cell in escorted if table.stack(cell)}
    alone = {cell for cell in found if not table.stack(cell) and table.is_beside_enemy(cell, row.side)}
    return found - alone - {piece.at}


def explore(table: TableTop, side: str, start: int, points: int, *, heedless: bool) -> set[int]:
    """Cells within so many points; `heedless` of zones of control, or stopped by them."""
    seen, waiting = {(start, points)}, [(start, points)]
    while waiting:
        cell, left = waiting.pop()
        leaving = not heedless and table.is_in_zone(cell, side)
        if leaving and cell != start:
            continue
        for way, other in table.around(cell):
            entering = not heedless and table.is_in_zone(other, side)
            cost = ride_cost(table, cell, way)
            if cost is None or is_hostile(table, other, side) or (leaving and entering):
                continue
            after = (other, left - cost - leaving)
            if after[1] >= 0 and after not in seen:
                seen.add(after)
                waiting.append(after)
    return {cell for cell, _ in seen}


def ride_cost(table: TableTop, cell: int, way: int) -> int | None:
    """4.10  As cavalry, and as infantry where no horse goes; no privileges."""
    mounted = step_cost(table, cell, way, "cavalry", maneuver=False, empty=False)
    return (
        mounted
        if mounted is not None
        else step_cost(table, cell, way, "infantry", maneuver=False, empty=False)
    )


def is_hostile(table: TableTop, cell: int, side: str) -> bool:
    """Enemies of any kind, their commanders too."""
    enemy = {row.id for row in table.scenario.own.commanders if row.side != side}
    return table.is_enemy_in(cell, side) or any(p.at == cell and p.id in enemy for p in table.state.pieces)
