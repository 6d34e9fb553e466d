"""8.4  The way to one's own board edge: how many hexes are left to it from anywhere on the map."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from grognard.core.rules import Rules
from grognard.hex.grid import Edge
from grognard.rulesets.jours_de_gloire.counters import Column
from grognard.rulesets.jours_de_gloire.play.ground import Ground
from grognard.rulesets.jours_de_gloire.play.pace import pace
from grognard.rulesets.jours_de_gloire.play.position import Position


def home(here: Position, unit: str) -> tuple[int, ...]:
    """By cell the hexes to the board edge that a unit runs to, as its arm can go."""
    card = here.card(unit)
    edge = next(rout.edge for rout in here.battle.scenario.own.routs if rout.side == card.side)
    return edge_distance(here.ground, here.rules, edge, card.column)


@lru_cache(maxsize=256)
def edge_distance(ground: Ground, rules: Rules, edge: Edge, column: Column) -> tuple[int, ...]:
    """By cell the hexes to a board edge for one kind of mover; a great many where no way leads."""
    grid, costs = ground.board.grid, pace(ground, rules, column, False)
    found = [grid.size] * grid.size
    queue = deque(cell for cell in grid.edge(edge) if ground.may_be_in(cell, column))
    for cell in queue:
        found[cell] = 0
    while queue:
        cell = queue.popleft()
        for direction in range(6):
            other = ground.neighbours[cell * 6 + direction]
            if other < 0 or found[other] < grid.size:
                continue
            # The step is taken the other way, towards the edge.
            step = other * 6 + (direction + 3) % 6
            if max(costs.plain[step], costs.road[step]) >= 0:
                found[other] = found[cell] + 1
                queue.append(other)
    return tuple(found)
