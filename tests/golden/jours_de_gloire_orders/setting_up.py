"""13.4  Where counters may be laid before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from tests.golden.jours_de_gloire_orders.cost import figure
from tests.golden.jours_de_gloire_orders.table_top import TableTop

from grognard.core.game.order import Order


def deploy_orders(table: TableTop, side: str) -> Iterator[Order]:
    zone = next(zone for zone in table.scenario.own.zones if zone.side == side)
    (left, right), (top, bottom) = zone.columns, zone.rows
    for column in range(left, right + 1):
        for row in range(top, bottom + 1):
            cell = table.grid.cell_of(f"{column:02}{row:02}")
            yield from units_into(table, side, cell, zone.facings)
            yield from officers_into(table, side, cell)


def units_into(table: TableTop, side: str, cell: int, facings: tuple[str, ...]) -> Iterator[Order]:
    for token in table.of(side):
        open_ground = figure(table.chart_cell(table.board.terrain[cell], token.chart_column)) is not None
        if token.has("placed") or not open_ground:
            continue
        for facing in facings:
            way = table.grid.numbering.orientation.direction(facing)
            if (cell, way) != (token.at, token.facing) and table.fits(cell, token, way):
                yield Order("deploy", (token.id,), table.label(cell), facing)


def officers_into(table: TableTop, side: str, cell: int) -> Iterator[Order]:
    for officer in table.scenario.own.officers:
        piece = table.pieces[officer.id]
        there = officer.side == side and piece.at >= 0 and piece.marker("placed") is None
        if there and piece.at != cell:
            yield Order("deploy", (officer.id,), table.label(cell))
