"""2. The map as the rules see it: worked out once for a board, and never again."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.rulesets.alea.terrain import Slope, Terrain, Water, is_cover, terrain_code


class Ground:
    """What the map fixes: the hexsides in the words of the cases, cover, and where control does not reach."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board, self.rules = board, rules
        grid = board.grid
        sides = [(cell, direction) for cell in range(grid.size) for direction in range(6)]
        self.neighbours = grid.neighbours
        #: by cell; the reader of scenarios has seen that each is ground of the edition's chart
        self.terrain = cast(tuple[Terrain, ...], board.terrain)
        #: every kind of ground there is on the map, and by cell which of them it is
        self.terrains = tuple(sorted(set(self.terrain)))
        self.sorts = bytes(map(self.terrains.index, self.terrain))
        #: by cell * 6 + direction
        self.water: tuple[Water, ...] = tuple(water(board, cell, direction) for cell, direction in sides)
        self.slope: tuple[Slope, ...] = tuple(slope(board, cell, direction) for cell, direction in sides)
        self.road = tuple(board.way(cell, direction) is not None for cell, direction in sides)
        #: every kind of step there is: ground, water, slope and road; and by cell * 6 + direction which it is
        beyond = ["" if other < 0 else board.terrain[other] for other in self.neighbours]
        steps = list(zip(beyond, self.water, self.slope, self.road, strict=True))
        self.steps = tuple(dict.fromkeys(steps))
        places = {step: place for place, step in enumerate(self.steps)}
        self.step_sorts = tuple(places[step] for step in steps)
        #: by cell: whether a road or path leads through it
        self.wayside = tuple(board.on_way(cell) for cell in range(grid.size))
        self.summit = tuple(is_summit(board, cell) for cell in range(grid.size))
        self.cover = tuple(
            is_cover(rules, board.terrain[cell], self.summit[cell]) for cell in range(grid.size)
        )
        self.control = tuple(self._control_passes(cell, direction) for cell, direction in sides)
        prohibited: str = rules.fact("terrain.prohibited")
        self._open = {
            arm: tuple(
                not terrain_code(rules, terrain, arm).startswith(prohibited) for terrain in board.terrain
            )
            for arm in ("infantry", "cavalry", "artillery")
        }
        self.forest = tuple("forest" in terrain for terrain in board.terrain)

    def _control_passes(self, cell: int, direction: int) -> bool:
        """5.10  Control stops at rivers, except at a bridge, at impassable slopes, and outside buildings."""
        side = cell * 6 + direction
        other = self.neighbours[side]
        if other < 0 or self.water[side] == "river" or self.slope[side] == "impassable-slope":
            return False
        return self.board.terrain[other] not in self.rules.listed("zoc.not-into")

    def passable(self, cell: int, arm: str) -> bool:
        """2.10  Whether an arm may be in a hex at all."""
        return self._open[arm][cell]


def water(board: Board, cell: int, direction: int) -> Water:
    features = board.features(cell, direction)
    kinds: tuple[Water, ...] = ("bridge", "river", "creek")
    return next((kind for kind in kinds if kind in features), "none")


def slope(board: Board, cell: int, direction: int) -> Slope:
    if "impassable-slope" in board.features(cell, direction):
        return "impassable-slope"
    climb = board.climb(cell, direction)
    return "slope-up" if climb > 0 else "slope-down" if climb < 0 else "none"


def is_summit(board: Board, cell: int) -> bool:
    """8.2  The highest hex: none beside it is higher and one at least is lower."""
    around = [board.level[other] for other in board.grid.neighbours[cell * 6 : cell * 6 + 6] if other >= 0]
    return max(around, default=0) <= board.level[cell] and min(around, default=9) < board.level[cell]


@lru_cache(maxsize=64)
def ground(board: Board, rules: Rules) -> Ground:
    """The ground of a board under an edition's rules."""
    return Ground(board, rules)
