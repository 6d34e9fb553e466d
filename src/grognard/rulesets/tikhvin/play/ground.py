"""2. The map as the rules see it: worked out once for a board, and never again."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Literal

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.rulesets.tikhvin.cases import SOILS, TERRAINS, Soil, Terrain

River = Literal["nothing", "river", "major-river"]
Way = Literal["nothing", "main-road", "back-road", "railway"]
#: 2.2  what towns are besides: the map prints nothing else under them
_TOWNS = ("small-town", "major-town")


class Ground:
    """What the map fixes: hexsides in the words of the cases, lakes, and where control does not reach."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board, self.rules = board, rules
        grid = board.grid
        self.neighbours = grid.neighbours
        sides = [(cell, direction) for cell in range(grid.size) for direction in range(6)]
        #: by cell * 6 + direction
        self.river: tuple[River, ...] = tuple(river(board, cell, direction) for cell, direction in sides)
        self.way: tuple[Way, ...] = tuple(way(board, cell, direction) for cell, direction in sides)
        self.rail = rail_sides(board)
        self.lake = bytes(terrain == "lake" for terrain in board.terrain)
        self.lakes = tuple(cell for cell, lake in enumerate(self.lake) if lake)
        self.control = tuple(self._control_passes(cell * 6 + direction) for cell, direction in sides)
        #: by cell: its neighbours on land
        self.around: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in grid.neighbours[cell * 6 : cell * 6 + 6] if n >= 0 and not self.lake[n])
            for cell in range(grid.size)
        )
        #: by cell: the neighbours that a road or railway leads to
        self.along: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                grid.neighbours[cell * 6 + direction]
                for direction in range(6)
                if self.way[cell * 6 + direction] != "nothing"
            )
            for cell in range(grid.size)
        )

    def _control_passes(self, side: int) -> bool:
        """5.2  Not over a major river without a bridge, not into lakes or major towns."""
        other = self.neighbours[side]
        if other < 0 or self.lake[other] or self.board.terrain[other] == "major-town":
            return False
        return self.river[side] != "major-river" or self.way[side] != "nothing"

    def other_terrain(self, cell: int) -> Soil:
        """2.2  The ground that movement counts: towns as clear."""
        terrain = self.board.terrain[cell]
        return "clear" if terrain in _TOWNS else SOILS[terrain]

    def defence(self, cell: int) -> Terrain:
        """2.7  The ground that combat counts."""
        return TERRAINS[self.board.terrain[cell]]

    def crosses(self, cell: int, other: int) -> River:
        """The river between two neighbours."""
        return self.river[cell * 6 + self.board.grid.direction(cell, other)]


def river(board: Board, cell: int, direction: int) -> River:
    """2.8  A major river counts alone where both are listed."""
    features = board.features(cell, direction)
    kinds: tuple[River, ...] = ("major-river", "river")
    return next((kind for kind in kinds if kind in features), "nothing")


def way(board: Board, cell: int, direction: int) -> Way:
    """2.5  The best way over a hexside."""
    found = board.way(cell, direction)
    kinds: tuple[Way, ...] = ("main-road", "back-road", "railway")
    return next((kind for kind in kinds if kind == found), "nothing")


def rail_sides(board: Board) -> dict[int, tuple[int, ...]]:
    """5.6  By cell the neighbours that a railway leads to."""
    joined: dict[int, set[int]] = {}
    for line in board.ways:
        if line.kind == "railway":
            for here, there in pairwise(line.cells):
                joined.setdefault(here, set()).add(there)
                joined.setdefault(there, set()).add(here)
    return {cell: tuple(sorted(others)) for cell, others in joined.items()}


@lru_cache(maxsize=64)
def ground(board: Board, rules: Rules) -> Ground:
    return Ground(board, rules)
