"""3.2. What a step costs a kind of unit, read off the terrain chart: worked out once for a board."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.hex.line import ray
from grognard.hex.move_graph import MoveGraph

#: the chart that every ruleset of these parts has: a row for each ground, hexside feature and way
CHART = "terrain"
#: a cell of ground that a kind may not enter
CLOSED = "-"


class Ground:
    """The map as the rules see it."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board, self.rules, self.neighbours = board, rules, board.grid.neighbours
        self._graphs: dict[str, MoveGraph] = {}
        self._seen: dict[tuple[int, int], bool] = {}
        blocks = rules.listed("sight.blocked-by")
        self._blocking = [terrain in blocks for terrain in board.terrain]

    def cost(self, kind: str, cell: int, direction: int) -> int | None:
        """3.2  The points of one step: the way's, or the ground's and the hexside's; None if closed."""
        other, chart = self.neighbours[cell * 6 + direction], self.rules.chart(CHART)
        if other < 0:
            return None
        way = self.board.way(cell, direction)
        rows = [way] if way else [self.board.terrain[other], *sorted(self.board.features(cell, direction))]
        cells = [chart.at(row, kind) for row in rows]
        return None if CLOSED in cells else sum(map(int, cells))

    def across(self, cell: int, direction: int) -> str:
        """The hexside feature between two hexes that no way leads over; "nothing" where there is none."""
        features = sorted(self.board.features(cell, direction))
        return features[0] if features and not self.board.way(cell, direction) else "nothing"

    def graph(self, kind: str) -> MoveGraph:
        """Every step of a kind with its cost."""
        if kind not in self._graphs:
            self._graphs[kind] = MoveGraph(self.board.grid.size, lambda cell: self._edges(kind, cell))
        return self._graphs[kind]

    def _edges(self, kind: str, cell: int) -> list[tuple[int, int]]:
        steps = ((self.neighbours[cell * 6 + way], self.cost(kind, cell, way)) for way in range(6))
        return [(other, cost) for other, cost in steps if cost is not None]

    def open_to(self, kind: str, cell: int) -> tuple[int, ...]:
        """The neighbours that a kind may enter."""
        return tuple(other for other, _cost in self.graph(kind).edges[cell])

    def sees(self, cell: int, other: int) -> bool:
        """5.2  Whether nothing between two hexes blocks the sight; along a hexside both have to."""
        key = (min(cell, other), max(cell, other))
        if key not in self._seen:
            grid = self.board.grid
            line = ray(grid.hex(key[0]), grid.hex(key[1]))
            self._seen[key] = not any(all(self._blocks(grid.find(hex)) for hex in step) for step in line)
        return self._seen[key]

    def _blocks(self, cell: int) -> bool:
        return cell >= 0 and self._blocking[cell]


@lru_cache(maxsize=64)
def ground(board: Board, rules: Rules) -> Ground:
    return Ground(board, rules)
