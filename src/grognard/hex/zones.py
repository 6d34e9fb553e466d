"""Zones of control as masks, and the shortest way out of them: for stopping moves, supply and retreat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from grognard.hex.grid import OFF, Grid

#: a cell and the directions into which whatever stands there spreads its control
Emitter = tuple[int, Iterable[int]]

#: whether something passes from a cell over its hexside in a direction
Passage = Callable[[int, int], bool]


def zone(grid: Grid, emitters: Iterable[Emitter], spreads: Passage | None = None) -> bytearray:
    """A mask by cell: 1 where some emitter's control reaches. Its own cell is not in its zone."""
    mask = bytearray(grid.size)
    for cell, directions in emitters:
        for direction in directions:
            there = grid.neighbours[cell * 6 + direction]
            if there != OFF and (spreads is None or spreads(cell, direction)):
                mask[there] = 1
    return mask


def within(grid: Grid, cell: int, radius: int) -> bytearray:
    """A mask by cell: 1 within a distance."""
    mask = bytearray(grid.size)
    for near in grid.disk(cell, radius):
        mask[near] = 1
    return mask


def trace(
    grid: Grid, start: int, goals: Collection[int], passable: Passage, limit: int | None = None
) -> list[int] | None:
    """The fewest cells from the start to a goal, both included; None if there is no way within `limit` steps.

    Of goals equally near it takes the lowest cell, and so for each step back from there.
    """
    wanted = frozenset(goals)
    before = {start: start}
    layer = [start]
    while layer:
        if arrived := wanted.intersection(layer):
            return _walk_back(before, min(arrived))
        if limit is not None:
            if limit == 0:
                return None
            limit -= 1
        layer = _next_layer(grid, layer, before, passable)
    return None


def _next_layer(grid: Grid, layer: list[int], before: dict[int, int], passable: Passage) -> list[int]:
    """The cells one step further, in ascending order, each noted with the lowest cell it is entered from."""
    found = []
    for cell in layer:
        for direction in range(6):
            there = grid.neighbours[cell * 6 + direction]
            if there != OFF and there not in before and passable(cell, direction):
                before[there] = cell
                found.append(there)
    return sorted(found)


def _walk_back(before: dict[int, int], cell: int) -> list[int]:
    way = [cell]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return way[::-1]
