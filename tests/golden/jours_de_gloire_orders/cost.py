"""2.2-2.12  What one step costs by the terrain chart, before zones and friends are counted.

Points are counted in halves, since officers pay half a point on roads.
"""

from __future__ import annotations

import re

from tests.golden.jours_de_gloire_orders.table_top import TableTop

HALVES = 2
#: 2.8
SURCHARGE = 2 * HALVES
WAY_ROWS = {"road": "road", "path": "trail"}
#: hexside rows besides water
SIDES = ("crest", "slope", "steep-slope", "redoubt", "fortification")


def step_cost(table: TableTop, column: str, cell: int, way: int, side: str) -> int | None:
    """The cheapest reading of the chart for one step; None where it forbids the step."""
    key = (column, cell, way, side)
    if key not in table.costs:
        table.costs[key] = cheapest(table, column, cell, way, side)
    return table.costs[key]


def cheapest(table: TableTop, column: str, cell: int, way: int, side: str) -> int | None:
    if table.is_barrier(cell, way):
        return None
    end = table.grid.neighbour(cell, way)
    readings = [across_country(table, column, cell, way)]
    if table.board.way(cell, way) and not table.is_beside_enemy(end, side):
        readings.append(along_way(table, column, cell, way))
    costs = [cost for cost in readings if cost is not None]
    return min(costs) if costs else None


def along_way(table: TableTop, column: str, cell: int, way: int) -> int:
    """2.8  The rate of the way; of all that lies on the hexside only slopes are read."""
    total = figure(table.chart_cell(WAY_ROWS[str(table.board.way(cell, way))], column))
    assert total is not None
    for row in ("slope", "steep-slope"):
        if row in table.board.features(cell, way):
            more = figure(table.chart_cell(row, column))
            total += SURCHARGE if more is None else more
    return total


def across_country(table: TableTop, column: str, cell: int, way: int) -> int | None:
    total = 0
    for row in rows_of(table, cell, way):
        more = figure(table.chart_cell(row, column))
        if more is None:
            return None
        total += more
    return total


def rows_of(table: TableTop, cell: int, way: int) -> list[str]:
    """2.5  Every row of the chart that a step reads."""
    end = table.grid.neighbour(cell, way)
    features = table.board.features(cell, way)
    rows = [table.board.terrain[end], *(row for row in SIDES if row in features)]
    # 2.12  The bridge is read in place of the water below it.
    if "bridge" in features:
        rows.append("bridge")
    elif "stream" in features:
        rows.append("stream")
    up = table.board.level[end] - table.board.level[cell]
    if up:
        rows.append(f"level{'+' if up > 0 else '-'}{min(abs(up), 2)}")
    return rows


def figure(cell: str) -> int | None:
    """A movement cell, 1, +1, 1/2, +1D or NA, in halves."""
    found = re.match(r"\+?(\d+)(/2)?", cell)
    return None if found is None else int(found[1]) * (1 if found[2] else HALVES)


def bars_charges(table: TableTop, row: str) -> bool:
    """2.10"""
    return "[e]" in table.chart_cell(row, "shock")
