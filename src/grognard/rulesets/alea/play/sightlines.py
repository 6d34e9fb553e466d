"""6.9 to 6.14. The line of fire: what lies between, and what stands there."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.hex.line import ray
from grognard.hex.line_of_sight import Block
from grognard.rulesets.alea.play.position import Position

#: between two hexes of a line: the cells of each step, one or, along a hexside, two
Steps = tuple[tuple[int, ...], ...]


class Sightlines:
    """The lines of fire of one map. What ground and levels block is worked out once for each pair."""

    def __init__(self, board: Board, rules: Rules) -> None:
        self.board, self.rules = board, rules
        self.walls = frozenset(rules.listed("sight.blocks"))
        self.hedges = frozenset(rules.listed("sight.blocks-far"))
        self.hedge_depth = rules.number("sight.far")
        self._steps: dict[tuple[int, int], Steps] = {}
        self._between: dict[tuple[int, int], Steps | Block] = {}

    def steps(self, a: int, b: int) -> Steps:
        """The hexes between two others, from the first to the second."""
        found = self._steps.get((a, b))
        if found is None:
            grid = self.board.grid
            line = ray(grid.hex(a), grid.hex(b))
            found = tuple(tuple(cell for cell in map(grid.find, step) if cell >= 0) for step in line)
            self._steps[a, b] = found
        return found

    def between(self, a: int, b: int) -> Steps | Block:
        """6.9, 6.11, 6.12, 2.21  What the map puts between: a block, or by step the hexes that do not hide.

        Along a hexside both hexes must block, so one that does leaves the other to decide.
        """
        found = self._between.get((a, b))
        if found is None:
            found = self._between[a, b] = self._judge(a, b)
        return found

    def _judge(self, a: int, b: int) -> Steps | Block:
        passed, left = 0, []
        for step in self.steps(a, b):
            hidden = {cell: self._hides(a, b, cell) for cell in step}
            open_cells = tuple(cell for cell in step if hidden[cell] is None)
            if step and not open_cells:
                return Block(step[0], str(hidden[step[0]]))
            # 2.21  Groves let the eye through, but not far.
            if step and all(self.board.terrain[cell] in self.hedges for cell in step):
                passed += 1
                if passed > self.hedge_depth:
                    return Block(step[0], "2.21")
            left.append(open_cells)
        return tuple(left)

    def _hides(self, a: int, b: int, cell: int) -> str | None:
        level, grid = self.board.level, self.board.grid
        here, low, high = level[cell], min(level[a], level[b]), max(level[a], level[b])
        # 6.11  Woods and walls, unless both ends look over them.
        if self.board.terrain[cell] in self.walls and low <= here:
            return "6.11"
        # 6.12  A hex above both ends.
        if here > high:
            return "6.12"
        if low == high:
            return None
        # 6.12  As high as the higher end, or a rise in the farther half that hides the lower end.
        upper, whole = (a if level[a] == high else b), grid.distance(a, b)
        beyond_middle = 2 * grid.distance(upper, cell) > whole
        return "6.12" if here == high or (beyond_middle and here > low) else None


@lru_cache(maxsize=64)
def sightlines(board: Board, rules: Rules) -> Sightlines:
    return Sightlines(board, rules)


def line_of_fire(position: Position, a: int, b: int) -> Block | None:
    """6.9-6.14  What blocks a line of fire, or None if it is open."""
    board, rules = position.board, position.rules
    # 6.10  Neighbours always see each other, except across an impassable slope.
    if position.grid.distance(a, b) == 1:
        side = a * 6 + position.grid.direction(a, b)
        return Block(b, "6.10") if position.ground.slope[side] == "impassable-slope" else None
    # 6.14  A unit in forest is seen only from the next hex.
    if position.ground.forest[b]:
        return Block(b, "6.14")
    between = sightlines(board, rules).between(a, b)
    if isinstance(between, Block):
        return between
    # 6.13  Counters between, unless one end is above them.
    top = max(board.level[a], board.level[b])
    for step in between:
        if step and all(cell in position.stacks and board.level[cell] >= top for cell in step):
            return Block(step[0], "6.13")
    return None
