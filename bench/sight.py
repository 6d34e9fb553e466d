"""What one hex sees of all others within ten hexes, on hills and among woods, asked for the first time.

The peer asks the same rule line by line, each line worked out anew and nothing shared between them.
"""

from __future__ import annotations

import random
import sys

from rich.table import Table

from bench.timing import per_query, shown
from grognard.hex import OFF, Block, Grid, LineOfSight, Numbering, Passings
from grognard.hex.line import offsets_between

RADIUS = 10


class Ground:
    """Levels and woods, and a rule of the usual kind about what they hide."""

    def __init__(self, side: int = 60, seed: int = 1) -> None:
        rng = random.Random(seed)
        self.grid = Grid(Numbering(), side, side)
        self.level = [0] * self.grid.size
        for _hill in range(40):
            top = rng.randrange(self.grid.size)
            for radius in (2, 1):
                for cell in self.grid.disk(top, radius):
                    self.level[cell] += 1
        self.woods = bytes(rng.random() < 0.12 for _ in range(self.grid.size))

    def judge(self, origin: int, target: int, steps: Passings) -> Block | None:
        """Higher ground than both ends hides, and woods unless an end is two levels above them."""
        level, woods = self.level, self.woods
        high = max(level[origin], level[target])
        for cell, other in steps:
            ground = level[cell]
            if (ground > high or (woods[cell] and high < ground + 2)) and (
                other == OFF or self.hides(other, high)
            ):
                return Block(cell, "hill" if ground > high else "woods")
        return None

    def hides(self, cell: int, high: int) -> bool:
        ground = self.level[cell]
        return ground > high or (bool(self.woods[cell]) and high < ground + 2)

    def origins(self, count: int, seed: int) -> list[int]:
        """Cells whose ten hexes around are all on the map: the worst case."""
        whole = 1 + 3 * RADIUS * (RADIUS + 1)
        inside = [cell for cell in range(self.grid.size) if len(self.grid.disk(cell, RADIUS)) == whole]
        return random.Random(seed).sample(inside, count)

    def ours(self, origin: int) -> frozenset[int]:
        """Everything anew for each question, but for the lines that all origins share."""
        return LineOfSight(self.grid, self.judge, RADIUS).seen_from(origin)

    def line_by_line(self, origin: int) -> frozenset[int]:
        seen = [origin]
        for target in self.grid.disk(origin, RADIUS)[1:]:
            (q, r), (to_q, to_r) = self.grid.hex(origin), self.grid.hex(target)
            between = offsets_between.__wrapped__(to_q - q, to_r - r)  # not as remembered
            cells = [tuple(self.grid.cells[q + dq, r + dr] for dq, dr in step) for step in between]
            steps = tuple((step[0], step[1] if len(step) > 1 else OFF) for step in cells)
            if self.judge(origin, target, steps) is None:
                seen.append(target)
        return frozenset(seen)


def table() -> Table:
    ground = Ground()
    origins = ground.origins(30, seed=2)
    for origin in origins:
        if ground.ours(origin) != ground.line_by_line(origin):
            sys.exit(f"sight from {ground.grid.label(origin)} differs from sight line by line")
    ours = per_query(ground.ours, origins, 15)
    slow = per_query(ground.line_by_line, origins[:5], 3)
    found = Table(
        f"Sight from one hex to the {3 * RADIUS * (RADIUS + 1)} around", "a hex", "against ours", "promised"
    )
    found.add_row("lines shared by all origins", shown(ours), "1x", "under 1 ms")
    found.add_row("line by line", shown(slow), f"{slow / ours:.1f}x", "")
    return found
