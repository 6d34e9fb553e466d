"""6.5 to 6.8. Lines of sight: what lies between, and who stands there."""

from __future__ import annotations

import itertools
from functools import lru_cache

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.hex.line import ray
from grognard.hex.line_of_sight import Block
from grognard.rulesets.jours_de_gloire.play.position import Position

#: from one hex to another the cells of each step, one or, along a hexside, two; both ends included
Steps = tuple[tuple[int, ...], ...]


class Sightlines:
    """The lines of one map. What ground, levels and crests block is worked out once for each pair."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board, self.rules = board, rules
        self.walls = frozenset(rules.listed("sight.blocks"))
        self.over = rules.number("sight.looks-over")
        self._steps: dict[tuple[int, int], Steps] = {}
        self._gaps: dict[tuple[int, int], Steps] = {}
        self._blocks: dict[tuple[int, int], Block | None] = {}

    def steps(self, a: int, b: int) -> Steps:
        found = self._steps.get((a, b))
        if found is None:
            grid = self.board.grid
            between = (tuple(map(grid.find, step)) for step in ray(grid.hex(a), grid.hex(b)))
            on_map = (tuple(cell for cell in step if cell >= 0) for step in between)
            found = self._steps[a, b] = ((a,), *(step for step in on_map if step), (b,))
        return found

    def block(self, a: int, b: int) -> Block | None:
        """6.5-6.7  What the map puts between; along a hexside both hexes must block."""
        if (a, b) not in self._blocks:
            self._blocks[a, b] = self._judge(a, b)
        return self._blocks[a, b]

    def gaps(self, a: int, b: int) -> Steps:
        """6.8  Between two hexes of one level: by step the cells that units would have to fill to close it.

        Along a hexside ground on one side and a unit on the other close a step together.
        """
        found = self._gaps.get((a, b))
        if found is None:
            steps, level = self.steps(a, b)[1:-1], self.board.level
            open_cells = (tuple(cell for cell in step if not self._hides(a, b, cell)) for step in steps)
            on_level = (step for step in open_cells if all(level[cell] == level[a] for cell in step))
            found = self._gaps[a, b] = tuple(on_level)
        return found

    def _judge(self, a: int, b: int) -> Block | None:
        steps = self.steps(a, b)
        for step in steps[1:-1]:
            hidden = [self._hides(a, b, cell) for cell in step]
            if all(hidden):
                return Block(step[0], str(hidden[0]))
        for near, far in itertools.pairwise(steps):
            if self._crest(a, b, near, far):
                return Block(far[0], "6.7")
        return None

    def _hides(self, a: int, b: int, cell: int) -> str | None:
        level, distance = self.board.level, self.board.grid.distance
        here, low, high = level[cell], min(level[a], level[b]), max(level[a], level[b])
        # 6.5  Woods and walls, unless one end is two levels above them; and ground above both ends.
        if self.board.terrain[cell] in self.walls and high - here < self.over:
            return "6.5"
        if here > high:
            return "6.5"
        if low == high:
            return None
        # 6.6  As high as the higher end, or a rise nearer to the lower end that hides it.
        lower, upper = (a, b) if level[a] == low else (b, a)
        nearer = distance(cell, lower) < distance(cell, upper)
        return "6.6" if here == high or (here > low and nearer) else None

    def _crest(self, a: int, b: int, near: tuple[int, ...], far: tuple[int, ...]) -> bool:
        """6.7  A crest across the line, unless it is a side of the hex at either end."""
        if a in near or b in far:
            return False
        grid = self.board.grid
        crossed = [(x, y) for x in near for y in far if grid.distance(x, y) == 1]
        return bool(crossed) and all(
            "crest" in self.board.features(x, grid.direction(x, y)) for x, y in crossed
        )


@lru_cache(maxsize=64)
def sightlines(board: Board, rules: Rules) -> Sightlines:
    return Sightlines(board, rules)


def line_of_sight(here: Position, a: int, b: int) -> Block | None:
    """6.5-6.8  What blocks the view from one hex to another, or None if it is open."""
    if here.grid.distance(a, b) <= 1:
        return None
    lines, level = sightlines(here.board, here.rules), here.board.level
    block = lines.block(a, b)
    if block is not None or level[a] != level[b]:
        return block
    # 6.8  Units between, on the level of both ends.
    for gap in lines.gaps(a, b):
        if all(cell in here.stacks for cell in gap):
            return Block(gap[0], "6.8")
    return None


def last_hexside(here: Position, a: int, b: int) -> int:
    """The hexside of the second hex that a line from the first crosses, as `cell * 6 + direction`."""
    step = sightlines(here.board, here.rules).steps(a, b)[-2]
    before = next((cell for cell in step if here.grid.distance(cell, b) == 1), None)
    return b * 6 + (here.grid.direction(b, before) if before is not None else 0)
