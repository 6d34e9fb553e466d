"""7.29, 7.30  Charges: a ride of two hexes or more, the last two in one line with the target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.golden.jours_de_gloire_orders.bounds import is_within_bounds
from tests.golden.jours_de_gloire_orders.closing import joins_others
from tests.golden.jours_de_gloire_orders.cost import HALVES, bars_charges
from tests.golden.jours_de_gloire_orders.march import Stage, stepped
from tests.golden.jours_de_gloire_orders.table_top import TableTop, Token

from grognard.core.game.order import Order


class Ride(NamedTuple):
    stage: Stage
    #: the way of the last step; -1 before the first
    way: int = -1
    #: two steps or more
    long: bool = False


def charge_orders(table: TableTop, side: str) -> Iterator[Order]:
    for token in table.acting(side):
        if may_charge(table, token):
            for cell, way in charges(table, token):
                target = table.label(table.grid.neighbour(cell, way))
                yield Order("charge", (token.id,), table.label(cell), table.compass(way), target=target)


def may_charge(table: TableTop, token: Token) -> bool:
    able = token.is_horse and token.state == "good-order" and not token.has("moved")
    return able and table.may_close(token)


def charges(table: TableTop, token: Token) -> set[tuple[int, int]]:
    """The last hex of each charge with the way it goes on from there to its target."""
    if bars_charges(table, table.board.terrain[token.at]):
        return set()
    start = Ride(Stage(token.at, token.facing, HALVES * (token.move - token.piece.count("spent"))))
    richest, waiting = {alike(start): start.stage.points}, [start]
    while waiting:
        for after in ridden(table, token, waiting.pop()):
            if after.stage.points > richest.get(alike(after), -1):
                richest[alike(after)] = after.stage.points
                waiting.append(after)
    ends = {(ride.stage.cell, ride.way) for ride in richest if ride.long}
    return {(cell, way) for cell, way in ends if strikes(table, token, cell, way)}


def alike(ride: Ride) -> Ride:
    """Whatever the points in hand."""
    return ride._replace(stage=ride.stage._replace(points=0))


def strikes(table: TableTop, token: Token, cell: int, way: int) -> bool:
    target = table.grid.neighbour(cell, way)
    return (
        target >= 0
        and table.is_enemy_in(target, token.side)
        and is_open(table, cell, way)
        and not table.is_barrier(cell, way)
        and table.fits(cell, token, way)
        and is_within_bounds(table, token, cell)
        and joins_others(table, token, cell, target)
    )


def ridden(table: TableTop, token: Token, ride: Ride) -> Iterator[Ride]:
    stage = ride.stage
    if stage.halted:
        return
    if stage.points >= HALVES:
        for facing in range(6):
            yield ride._replace(stage=stage._replace(facing=facing, points=stage.points - HALVES))
    for way in table.front_ways(stage.cell, stage.facing):
        after = stepped(table, token, stage, way)
        if after is None or not is_open(table, stage.cell, way) or meets_guns(table, token, after.cell):
            continue
        for turn in (-1, 0, 1):
            yield Ride(after._replace(facing=(stage.facing + turn) % 6), way, ride.way >= 0)


def meets_guns(table: TableTop, token: Token, cell: int) -> bool:
    """5.11"""
    return any(other.is_battery for other in table.stack(cell) if other.id != token.id)


def is_open(table: TableTop, cell: int, way: int) -> bool:
    """2.10  Neither the hexside nor the hex beyond it bars charges."""
    end = table.grid.neighbour(cell, way)
    return not any(
        bars_charges(table, row) for row in (table.board.terrain[end], *table.board.features(cell, way))
    )
