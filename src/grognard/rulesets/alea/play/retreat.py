"""7.11, 7.12. Going back on the map: which hexes are open, and which of them the owner may choose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from operator import itemgetter, sub

import msgspec

from grognard.core.game.state import OFF, Piece
from grognard.core.rules import Rules
from grognard.rulesets.alea.play.pace import kind_of, pace
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.play.specials import closed_cells, closed_sides
from grognard.rulesets.alea.play.stacking import may_join


class Retreat:
    """The ways back of one counter from where it stands, away from the hexes of `foes`."""

    def __init__(self, position: Position, piece: Piece, foes: tuple[int, ...]) -> None:
        self.position, self.piece = position, piece
        card = position.card(piece.id)
        self.side = card.side
        self.enemy = position.roster.enemy[card.side]
        self.foes = foes or nearest_enemies(position, piece.at, self.enemy)
        kind = msgspec.structs.replace(kind_of(position, piece), maneuver=False, orderly=True)
        self.pace = pace(position.ground, position.rules, kind)
        self.zone = position.zone(self.enemy)
        self._foes_held, self._friends_held = position.held(self.enemy), position.held(self.side)
        self.closed_sides = closed_sides(position.battle, piece.id)
        self.closed_cells = closed_cells(position.battle, piece.id)
        self.home = position.edge_distance(self.side, card.division or "")
        self.longest = longest(position.rules)
        self._open: dict[int, list[int]] = {}
        self._apart: dict[int, list[int]] = {}
        self._steps: dict[tuple[int, int], list[int]] = {}
        self._finishes: dict[tuple[int, int, int], bool] = {}
        self._ends: dict[int, bool] = {}

    def open_hexes(self, cell: int) -> list[int]:
        """The hexes next to a cell that a retreat may enter at all."""
        found = self._open.get(cell)
        if found is None:
            found = self._open[cell] = self._open_hexes(cell)
        return found

    def _open_hexes(self, cell: int) -> list[int]:
        neighbours, free = self.position.ground.neighbours, self.pace.free
        foes, zone, friends = self._foes_held, self.zone, self._friends_held
        found = []
        for side in range(cell * 6, cell * 6 + 6):
            other = neighbours[side]
            if other < 0 or free[side] < 0 or foes[other] or (zone[other] and not friends[other]):
                continue
            if not self._is_barred(side, other):
                found.append(other)
        return found

    def _is_barred(self, side: int, other: int) -> bool:
        """10.10, 10.16  What the scenario bars to a march it bars to a retreat."""
        return side in self.closed_sides or other in self.closed_cells

    def steps(self, cell: int, before: int) -> list[int]:
        """7.11  The next hexes: farther from every foe if there are such, otherwise not nearer to any.

        No counter goes straight back to the hex it came from. The nearest to its board edge come first.
        """
        found = self._steps.get((cell, before))
        if found is None:
            here, apart, home = self._distances(cell), self._distances, self.home
            # By how much each leads away from the foe from whom it does least.
            gains = [
                (min(map(sub, apart(other), here), default=1), home[other], other)
                for other in self.open_hexes(cell)
                if other != before
            ]
            away = [step for step in gains if step[0] > 0] or [step for step in gains if step[0] == 0]
            found = self._steps[cell, before] = [step[2] for step in sorted(away, key=_homeward)]
        return found

    def _distances(self, cell: int) -> list[int]:
        """From a cell to each of the foes."""
        found = self._apart.get(cell)
        if found is None:
            distance = self.position.grid.distance
            found = self._apart[cell] = [distance(cell, foe) for foe in self.foes]
        return found

    def ends_here(self, cell: int) -> bool:
        """Whether the counter may stay in a hex."""
        if cell not in self._ends:
            self._ends[cell] = may_join(self.position, cell, self.piece)
        return self._ends[cell]

    def finishes(self, cell: int, hexes: int, before: int) -> bool:
        """Whether so many hexes can be gone from a cell, and one or more beyond where stacks are full."""
        if hexes <= 0 and self.ends_here(cell):
            return True
        if hexes <= -self.longest:
            return False
        key = (cell, hexes, before)
        if key not in self._finishes:
            self._finishes[key] = any(
                self.finishes(other, hexes - 1, cell) for other in self.steps(cell, before)
            )
        return self._finishes[key]

    @cached_property
    def room(self) -> int:
        """7.12  The hexes open behind the counter."""
        for hexes in range(self.longest, 0, -1):
            if self.finishes(self.piece.at, hexes, OFF):
                return hexes
        return 0

    @cached_property
    def surrounded(self) -> bool:
        """7.12  Enemies or their zones in every hex around that could be entered."""
        ground = self.position.ground
        for side in range(self.piece.at * 6, self.piece.at * 6 + 6):
            other = ground.neighbours[side]
            if other < 0 or self.pace.free[side] < 0 or self._is_barred(side, other):
                continue
            if not self.zone[other] and self.position.side_at(other) != self.enemy:
                return False
        return True

    def choices(self, cell: int, hexes: int, before: int) -> list[int]:
        """7.11  The next hexes among which the owner chooses: those that lead on, nearest to his edge."""
        on = [other for other in self.steps(cell, before) if self.finishes(other, hexes - 1, cell)]
        nearest = min((self.home[other] for other in on), default=0)
        return sorted(other for other in on if self.home[other] == nearest)

    def is_sheltered(self) -> bool:
        """8.2.1  Whether the first hex back is cover, whichever of them is taken."""
        first = self.choices(self.piece.at, 1, OFF)
        return bool(first) and all(self.position.ground.cover[cell] for cell in first)


#: of a step: how far from the edge it leads, and where
_homeward = itemgetter(1, 2)


def longest(rules: Rules) -> int:
    """7.13, 8.7  No retreat is longer than that of cavalry in melee and the flight that follows it."""
    return rules.number("melee.cavalry-retreat") + rules.number("morale.retreat")


def nearest_enemies(position: Position, cell: int, enemy: str) -> tuple[int, ...]:
    """7.11.1  Without an attacker, a counter goes back from the nearest enemies."""
    distances = {other: position.grid.distance(cell, other) for other in position.cells_of(enemy)}
    least = min(distances.values(), default=0)
    return tuple(sorted(other for other, distance in distances.items() if distance == least))


def passed_stacks(position: Position, side: str, path: tuple[int, ...]) -> Iterator[int]:
    """7.11  The hexes of friends that a retreat went through."""
    for cell in path[:-1]:
        if position.side_at(cell) == side:
            yield cell
