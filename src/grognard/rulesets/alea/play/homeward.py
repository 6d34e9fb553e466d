"""The way to one's own board edge: how many hexes are left to it from anywhere on the map."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from grognard.rulesets.alea.order_of_battle import Retreat
from grognard.rulesets.alea.play.ground import Ground
from grognard.rulesets.alea.terrain import features, terrain_code

Retreats = tuple[Retreat, ...]


@lru_cache(maxsize=256)
def edge_distance(ground: Ground, retreats: Retreats, side: str, division: str = "") -> tuple[int, ...]:
    """By cell the hexes to the nearest place where a counter leaves the map; a great many where none is."""
    found = steps_to(ground, goals(ground, retreats, side, division))
    for more in besides(retreats, side, division):
        # A further edge is there for units beyond its column, and for no others.
        other = steps_to(ground, leaving_cells(ground, more))
        found = tuple(
            min(here, there) if column_of(ground, cell) > more.above_column else here
            for cell, (here, there) in enumerate(zip(found, other, strict=True))
        )
    return found


@lru_cache(maxsize=1024)
def way_out(ground: Ground, retreats: Retreats, side: str, division: str, column: int) -> frozenset[int]:
    """The cells by which a counter that starts to run in a column may leave the map."""
    cells = set(goals(ground, retreats, side, division))
    for more in besides(retreats, side, division):
        if column > more.above_column:
            cells.update(leaving_cells(ground, more))
    return frozenset(cells)


def goals(ground: Ground, retreats: Retreats, side: str, division: str) -> tuple[int, ...]:
    """The cells of the entry that says most about a division, or else about its side."""
    plain = [entry for entry in retreats if entry.side == side and not entry.above_column]
    own = [entry for entry in plain if division in entry.divisions]
    chosen = own or [entry for entry in plain if not entry.divisions]
    return tuple(cell for entry in chosen for cell in leaving_cells(ground, entry))


def besides(retreats: Retreats, side: str, division: str) -> list[Retreat]:
    """The entries that open a further edge to a counter, beyond some column."""
    return [
        entry
        for entry in retreats
        if entry.side == side and entry.above_column and (not entry.divisions or division in entry.divisions)
    ]


def leaving_cells(ground: Ground, entry: Retreat) -> tuple[int, ...]:
    grid = ground.board.grid
    return tuple(grid.cell_of(hex) for hex in entry.hexes) or grid.edge(entry.edge)


def column_of(ground: Ground, cell: int) -> int:
    """The printed column of a cell."""
    grid = ground.board.grid
    return grid.numbering.place(grid.hex(cell))[0]


# Most divisions of a side leave by the same hexes.
@lru_cache(maxsize=64)
def steps_to(ground: Ground, cells: tuple[int, ...]) -> tuple[int, ...]:
    """By cell the hexes to the nearest of some cells, as infantry walks; a great many where no way leads."""
    size = ground.board.grid.size
    found = [size] * size
    queue = deque(cell for cell in sorted(set(cells)) if ground.passable(cell, "infantry"))
    for cell in queue:
        found[cell] = 0
    while queue:
        cell = queue.popleft()
        for direction in range(6):
            other = ground.neighbours[cell * 6 + direction]
            if other >= 0 and found[other] == size and is_open(ground, other, (direction + 3) % 6):
                found[other] = found[cell] + 1
                queue.append(other)
    return tuple(found)


def is_open(ground: Ground, cell: int, direction: int) -> bool:
    """2.10  Whether infantry may be in a hex and step over one of its sides."""
    side, prohibited = cell * 6 + direction, ground.rules.fact("terrain.prohibited")
    across = features(ground.water[side], ground.slope[side])
    codes = [terrain_code(ground.rules, feature, "infantry") for feature in across]
    return ground.passable(cell, "infantry") and not any(code.startswith(prohibited) for code in codes)
