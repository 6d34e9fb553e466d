"""Where bought formations stand on a map of hexes: each together, its leader in its midst."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.generate.armies import Bought
from grognard.generate.land import Land, zone_of


def places(land: Land, armies: Sequence[Bought]) -> dict[str, int]:
    """Unit id -> cell, one unit to a hex, the first army in the west."""
    found: dict[str, int] = {}
    for army, bought in enumerate(armies):
        zone = zone_of(land.grid.columns)
        columns = (
            range(1, zone + 1) if army == 0 else range(land.grid.columns + 1 - zone, land.grid.columns + 1)
        )
        free = [
            cell
            for cell in range(land.grid.size)
            if land.column(cell) in columns and land.cover[cell] == "open"
        ]
        front = columns[-1] if army == 0 else columns[0]
        for place, group in enumerate(bought.groups):
            row = round((place + 0.5) * land.grid.rows / len(bought.groups)) or 1
            anchor = land.at(front + (-1 if army == 0 else 1), min(row, land.grid.rows))
            for unit in group.units:
                cell = min(free, key=lambda one: (land.spread(one, anchor), one))
                free.remove(cell)
                found[unit.id] = cell
            found[group.id] = found[group.units[0].id]
    return found


def columns_of(land: Land, army: int) -> list[int]:
    """First and last column in which an army sets up."""
    zone = zone_of(land.grid.columns)
    return [1, zone] if army == 0 else [land.grid.columns + 1 - zone, land.grid.columns]
