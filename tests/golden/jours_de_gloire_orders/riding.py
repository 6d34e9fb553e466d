"""4.7, 4.8, 9.4  Where officers can ride. Zones stop units (5.6), not an officer who is among friends."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.jours_de_gloire_orders.cost import HALVES, step_cost
from tests.golden.jours_de_gloire_orders.table_top import TableTop

from grognard.core.game.order import Order


def riding_orders(table: TableTop, side: str) -> Iterator[Order]:
    """The commanders of the formation, and the chief with any marker of his side."""
    active = table.state.track("active")
    for officer in table.scenario.own.officers:
        called = officer.rank == "commander-in-chief" or active in officer.formations
        piece = table.pieces[officer.id]
        if called and officer.side == side and piece.at >= 0 and piece.marker("moved") is None:
            for cell in riding_ends(table, side, piece.at, officer.move):
                yield Order("move", (officer.id,), table.label(cell))


def riding_ends(table: TableTop, side: str, start: int, move: int) -> set[int]:
    zone = table.zone_against(side)
    seen = {(start, HALVES * move)}
    waiting = list(seen)
    while waiting:
        cell, points = waiting.pop()
        for way in range(6):
            end = table.grid.neighbour(cell, way)
            if end < 0 or is_shut(table, side, end) or (end in zone and not table.stack(end)):
                continue
            cost = step_cost(table, "general", cell, way, side)
            if cost is not None and cost <= points and (end, points - cost) not in seen:
                seen.add((end, points - cost))
                waiting.append((end, points - cost))
    return {cell for cell, _points in seen} - {start}


def is_shut(table: TableTop, side: str, cell: int) -> bool:
    """9.4  Neither among enemies nor to one of their officers."""
    officers = [o for o in table.scenario.own.officers if o.side != side and table.places[o.id] == cell]
    return table.is_enemy_in(cell, side) or bool(officers)
