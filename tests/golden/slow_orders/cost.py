"""2.4-2.12  The price of one step, straight from the terrain chart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from tests.golden.slow_orders.table_top import TableTop

from grognard.rulesets.alea.special_rules import Tide


@dataclass(frozen=True)
class Price:
    """A cell such as "2 (D) (H)": points, or None where prohibited, and the letters beside them."""

    points: int | None
    letters: frozenset[str]


@cache
def price(cell: str) -> Price:
    letters = frozenset(re.findall(r"\(([A-Z])\)", cell))
    figure = re.sub(r"\([A-Z]\)", "", cell).strip()
    if figure == "P":
        return Price(None, letters)
    return Price(0 if figure in ("-", "---", "") else int(figure), letters)


def step_cost(table: TableTop, start: int, way: int, arm: str, *, maneuver: bool, empty: bool) -> int | None:
    """MP to go over one hexside, or None where nobody of the arm may."""
    board = table.board
    end = table.grid.neighbour(start, way)
    features = board.features(start, way)
    if "impassable-slope" in features or board.terrain[end] == "sea":
        return None
    tide = flooded(table, end)
    unbridged = "river" in features and "bridge" not in features
    # 2.12  Along a road: one point, whatever the ground and the slope.
    if maneuver and runs_along_way(table, start, end, tide) and not unbridged:
        return 1
    hex = (
        price(table.terrain_cell(board.terrain[end], arm)) if tide is None else Price(tide.cost, frozenset())
    )
    parts = [hex, *(price(table.terrain_cell(row, arm)) for row in _sides(table, start, way))]
    if any(part.points is None for part in parts):
        return None
    # 2.8  Downhill the letter D holds for the whole step.
    downhill = board.climb(start, way) < 0 and "D" in price(table.terrain_cell("slope-down", arm)).letters
    if maneuver and empty and downhill and tide is None:
        return 1
    total = 1 if maneuver and empty and "D" in hex.letters else hex.points
    assert total is not None
    for part in parts[1:]:
        assert part.points is not None
        total += 0 if maneuver and "F" in part.letters else part.points
    return total


def flooded(table: TableTop, cell: int) -> Tide | None:
    """10.12  The tide that has taken a hex."""
    tides = [rule for rule in table.scenario.own.specials if isinstance(rule, Tide)]
    up = [tide for tide in tides if table.state.turn >= tide.from_turn]
    return next((tide for tide in up if tide.terrain == table.board.terrain[cell]), None)


def runs_along_way(table: TableTop, start: int, end: int, tide: Tide | None) -> bool:
    """Whether a road or path that is not under water joins two hexes."""
    drowned = () if tide is None else tide.ways
    ways = [way.cells for way in table.board.ways if way.id not in drowned]
    return any({start, end} == set(pair) for cells in ways for pair in pairwise(cells))


def _sides(table: TableTop, start: int, way: int) -> list[str]:
    """The rows of the chart that a hexside brings in; a bridge stands for the water under it."""
    features = table.board.features(start, way)
    climb = table.board.climb(start, way)
    water = "bridge" if "bridge" in features else next((w for w in ("river", "creek") if w in features), None)
    slope = "slope-up" if climb > 0 else "slope-down" if climb < 0 else None
    return [row for row in (water, slope) if row is not None]
