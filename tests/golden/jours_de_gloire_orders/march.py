"""5.  Where a counter can end its march, and who forms square."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.golden.jours_de_gloire_orders.bounds import is_within_bounds
from tests.golden.jours_de_gloire_orders.cost import HALVES, bars_charges, figure, step_cost
from tests.golden.jours_de_gloire_orders.table_top import TableTop, Token

from grognard.core.game.order import Order


class Stage(NamedTuple):
    """A march as far as it has come."""

    cell: int
    facing: int
    #: in halves
    points: int
    stepped: bool = False
    #: 5.6  it may still turn
    halted: bool = False


def march_orders(table: TableTop, side: str) -> Iterator[Order]:
    for token in table.acting(side):
        if not token.has("moved") and not token.has("square"):
            for cell, facing in march_ends(table, token):
                yield Order("move", (token.id,), table.label(cell), table.compass(facing))


def form_orders(table: TableTop, side: str) -> Iterator[Order]:
    """5.13"""
    for token in table.acting(side):
        if token.arm != "infantry" or token.has("moved"):
            continue
        if token.has("square"):
            yield Order("form", (token.id,), formation="line")
        elif not token.has("spent") and not bars_charges(table, table.board.terrain[token.at]):
            yield Order("form", (token.id,), formation="square")


def march_ends(table: TableTop, token: Token) -> set[tuple[int, int]]:
    points = HALVES * (token.move - token.piece.count("spent"))
    start = Stage(token.at, token.facing, points)
    # Points in hand never harm, so that of stages that are otherwise alike the richest is enough.
    richest, waiting = {start._replace(points=0): points}, [start]
    while waiting:
        for after in onward(table, token, waiting.pop()):
            alike = after._replace(points=0)
            if after.points > richest.get(alike, -1):
                richest[alike] = after.points
                waiting.append(after)
    ends = {(stage.cell, stage.facing) for stage in richest} - {(token.at, token.facing)}
    return {(cell, facing) for cell, facing in ends if may_end(table, token, cell, facing)}


def may_end(table: TableTop, token: Token, cell: int, facing: int) -> bool:
    """5.4, 5.13  On the spot a stack turns as one, if everybody in it has a point left to turn with."""
    if cell == token.at:
        return all(can_be_turned(other) for other in table.stack(cell) if other.id != token.id)
    return table.fits(cell, token, facing) and is_within_bounds(table, token, cell)


def can_be_turned(token: Token) -> bool:
    left = token.move > token.piece.count("spent") and not token.has("moved")
    return left and token.state != "routed" and not token.has("square")


def onward(table: TableTop, token: Token, stage: Stage) -> Iterator[Stage]:
    """5.4  Turn on the spot for a point, or step into a front hex and turn one hexside free."""
    if stage.points >= HALVES:
        for facing in range(6):
            yield stage._replace(facing=facing, points=stage.points - HALVES)
    # 5.12
    if stage.halted or token.has("fired"):
        return
    for way in table.front_ways(stage.cell, stage.facing):
        after = stepped(table, token, stage, way)
        if after is not None:
            for turn in (-1, 0, 1):
                yield after._replace(facing=(stage.facing + turn) % 6)


def stepped(table: TableTop, token: Token, stage: Stage, way: int) -> Stage | None:
    cell = table.grid.neighbour(stage.cell, way)
    if cell < 0 or table.is_enemy_in(cell, token.side):
        return None
    zone = table.zone_against(token.side)
    entering, leaving = cell in zone, stage.cell in zone
    if entering and (token.is_battery or not table.may_close(token)):
        return None
    cost = step_cost(table, token.chart_column, stage.cell, way, token.side)
    if cost is None:
        return None
    cost += extras(table, token, cell, entering=entering, leaving=leaving)
    if cost <= stage.points:
        return stage._replace(cell=cell, points=stage.points - cost, stepped=True, halted=entering)
    # 5.1  One hex is always allowed, to whoever has done nothing else.
    unspent = stage == Stage(token.at, token.facing, stage.points)
    return Stage(cell, stage.facing, 0, True, True) if unspent and not leaving else None


def extras(table: TableTop, token: Token, cell: int, *, entering: bool, leaving: bool) -> int:
    """2.9, 5.8"""
    rows = ["leaving-zoc"] * leaving
    if any(other.id != token.id for other in table.stack(cell)):
        rows.append("friendly-hex")
    total = sum(figure(table.chart_cell(row, token.chart_column)) or 0 for row in rows)
    return total + (HALVES if entering and token.state == "disordered" else 0)
