"""2.2-2.6, 10.2  The price of a step and the points to pay it with."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache

from tests.golden.tikhvin_orders.table_top import TableTop, Token

#: the columns of the terrain chart
COLUMNS = {
    "cavalry": "cavalry",
    "motorized": "motorized",
    "tank": "tanks",
    "anti-tank": "anti-tank",
    "artillery": "artillery",
}
#: 2.3
FROZEN_FROM = 7
#: 10.2
BOGGED = ("motorized", "tank", "artillery")
LIGHT = ("infantry", "mountain", "guard", "naval", "cavalry")


@cache
def figure(cell: str) -> Fraction | None:
    """The points of a cell such as "0,5MP" or "+1MP Or if road"; None where it has none."""
    found = re.match(r"\+?([\d,]+)MP", cell)
    return Fraction(found[1].replace(",", ".")) if found else None


def allowance(table: TableTop, unit: Token) -> int:
    """4.4, 4.5, 5.7, 9.2  The points of a unit this turn."""
    points = int(unit.mp)
    if table.weather == "snow":
        points -= 1 if unit.moves_as in LIGHT else 2
    alone = unit.sort != "headquarters" and not unit.led_by
    for halved in (alone or unit.has("astray"), unit.has("out-of-supply"), table.weather == "heavy-rain"):
        if halved:
            points = (points + 1) // 2
    return max(points, 0)


def step_cost(table: TableTop, unit: Token, start: int, way: int) -> Fraction | None:
    """The points to go over one hexside, zones apart; None where the unit may not."""
    end = table.grid.neighbour(start, way)
    if table.is_lake(end):
        return None
    road = table.board.way(start, way)
    if road is not None:
        return by_road(table, unit, road)
    ground = cross_country(table, unit, table.board.terrain[end])
    if ground is None:
        return None
    water = table.river(start, way)
    if water:
        ground += figure(cell(table, water, COLUMNS.get(unit.moves_as, "infantry"))) or 0
    return ground * 2 if table.weather in ("rain", "heavy-rain") and unit.moves_as in BOGGED else ground


def by_road(table: TableTop, unit: Token, road: str) -> Fraction | None:
    """2.5, 4.7  Along a way, with its bridges; headquarters drive."""
    column = "motorized" if unit.sort == "headquarters" else COLUMNS.get(unit.moves_as, "infantry")
    return figure(cell(table, "main-road" if road == "main-road" else "back-road", column))


def cross_country(table: TableTop, unit: Token, terrain: str) -> Fraction | None:
    """2.2, 2.3  The maps print no other ground under a town, so that it is clear."""
    is_open = "town" in terrain or (terrain == "swamp" and table.state.turn >= FROZEN_FROM)
    return figure(cell(table, "clear" if is_open else terrain, COLUMNS.get(unit.moves_as, "infantry")))


def cell(table: TableTop, row: str, column: str) -> str:
    return str(table.rules.chart("terrain-effects").at(row, column))
