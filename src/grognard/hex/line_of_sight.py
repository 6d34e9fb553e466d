"""Who sees what: lines laid over the map, judged by the game's own rule.

Lines are worked out once, from (0, 0) to everything within a radius, and shared by all origins. For one
origin the hexes that they cross are looked up once, and each line picks its own among them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from grognard.hex.grid import OFF, Grid
from grognard.hex.hex import Hex
from grognard.hex.line import Step, ray

#: a cell the line passes through and OFF, or the two cells either side where it runs along their hexside
Passing = tuple[int, int]
Passings = tuple[Passing, ...]

_NOTHING = (OFF, OFF)


class Block(NamedTuple):
    """What bars a line: the cell, and the rule by which it does so."""

    cell: int
    rule: str


#: (origin, target, what lies between) -> what bars the line, or None
Judge = Callable[[int, int, Passings], Block | None]


class SightLine(NamedTuple):
    """One line, what lies between its ends from origin to target, and what bars it, if anything does."""

    origin: int
    target: int
    steps: Passings
    block: Block | None

    @property
    def is_clear(self) -> bool:
        return self.block is None


class LineOfSight:
    """Lines of sight over ground that does not change; each origin is judged once and remembered.

    Where a line runs along the edge of the map, one of the two hexes being off it, it passes nothing there.
    An origin always sees itself.
    """

    def __init__(self, grid: Grid, judge: Judge, radius: int) -> None:
        self.grid, self.radius = grid, radius
        self._judge = judge
        self._blocks: dict[int, dict[int, Block]] = {}
        self._seen: dict[int, frozenset[int]] = {}

    def line(self, origin: int, target: int) -> SightLine:
        """The line between two cells, at any distance."""
        between = ray(self.grid.hex(origin), self.grid.hex(target))
        cells = [tuple(self.grid.find(hex) for hex in step) for step in between]
        steps = tuple((step[0], step[1] if len(step) == 2 else OFF) for step in cells if OFF not in step)
        if origin == target:
            return SightLine(origin, target, steps, None)
        if origin in self._blocks and self.grid.distance(origin, target) <= self.radius:
            return SightLine(origin, target, steps, self._blocks[origin].get(target))
        return SightLine(origin, target, steps, self._judge(origin, target, steps))

    def seen_from(self, origin: int) -> frozenset[int]:
        """Every cell within the radius to which the line is clear."""
        if origin not in self._seen:
            self._look_around(origin)
        return self._seen[origin]

    def blocks_from(self, origin: int) -> dict[int, Block]:
        """By cell within the radius that is not seen: what bars the line to it."""
        if origin not in self._blocks:
            self._look_around(origin)
        return self._blocks[origin]

    def _look_around(self, origin: int) -> None:
        judge, seen, blocks = self._judge, [origin], {}
        for target, steps in self._lines(origin):
            block = judge(origin, target, steps)
            if block is None:
                seen.append(target)
            else:
                blocks[target] = block
        self._seen[origin], self._blocks[origin] = frozenset(seen), blocks

    def _lines(self, origin: int) -> list[tuple[int, Passings]]:
        """Every other cell within the radius, nearest first, with what lies between."""
        lines = lines_within(self.radius)
        around = self._around(origin, lines)
        found = [(around[n][0], pick(around)) for n, pick in enumerate(lines.picks, 1) if around[n][0] != OFF]
        if _NOTHING not in around:
            return found
        return [(target, tuple(step for step in steps if step != _NOTHING)) for target, steps in found]

    def _around(self, origin: int, lines: Lines) -> Passings:
        """The steps of all lines as seen from an origin."""
        cell, (q, r) = self.grid.cells.get, self.grid.hex(origin)
        around = [(cell((q + dq, r + dr), OFF), OFF) for dq, dr in lines.hexes]
        for (dq, dr), (other_dq, other_dr) in lines.pairs:
            pair = cell((q + dq, r + dr), OFF), cell((q + other_dq, r + other_dr), OFF)
            around.append(_NOTHING if OFF in pair else pair)
        return tuple(around)


class Lines(NamedTuple):
    """The steps of all lines from (0, 0) within a radius, hexes first, then pairs, and those each takes.

    The hexes are those of the disk, ring by ring, so that they stand for the targets as well.
    """

    hexes: tuple[Hex, ...]
    pairs: tuple[tuple[Hex, Hex], ...]
    picks: tuple[Callable[[Passings], Passings], ...]


@lru_cache(maxsize=8)
def lines_within(radius: int) -> Lines:
    centre = Hex(0, 0)
    hexes = tuple(centre.disk(radius))
    numbers: dict[Step, int] = {(hex,): number for number, hex in enumerate(hexes)}
    picks = []
    for target in hexes[1:]:
        taken = [numbers.setdefault(step, len(numbers)) for step in ray(centre, target)]
        picks.append(_picker(taken))
    pairs = tuple((step[0], step[1]) for step in numbers if len(step) == 2)
    return Lines(hexes, pairs, tuple(picks))


def _picker(taken: list[int]) -> Callable[[Passings], Passings]:
    """Picks some of a tuple, as a tuple, whatever their number."""
    if len(taken) > 1:
        return itemgetter(*taken)
    first = taken[0] if taken else 0
    return itemgetter(slice(first, first + len(taken)))
