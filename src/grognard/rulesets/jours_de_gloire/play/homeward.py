"""8.4  The way to one's own board edge: how many hexes are left to it from anywhere on the map."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from grognard.hex.grid import Edge
from grognard.rulesets.jours_de_gloire.play.ground import Ground


@lru_cache(maxsize=256)
def edge_distance(ground: Ground, edge: Edge) -> tuple[int, ...]:
    """By cell the hexes to a board edge, as infantry walks; a great many where no way leads."""
    grid = ground.board.grid
    found = [grid.size] * grid.size
    queue = deque(cell for cell in grid.edge(edge) if ground.may_be_in(cell, "infantry"))
    for cell in queue:
        found[cell] = 0
    while queue:
        cell = queue.popleft()
        for side in range(cell * 6, cell * 6 + 6):
            other = ground.neighbours[side]
            if other < 0 or found[other] < grid.size or ground.shut[side]:
                continue
            if ground.may_be_in(other, "infantry"):
                found[other] = found[cell] + 1
                queue.append(other)
    return tuple(found)
