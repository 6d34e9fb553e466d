"""8.4, 8.5, 8.7. Running for one's own board edge."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from grognard.core.game.state import Piece
from grognard.hex.move_graph import MoveGraph
from grognard.hex.reach import Reach, reach
from grognard.rulesets.jours_de_gloire.counters import Away
from grognard.rulesets.jours_de_gloire.play.conditions import is_muddy
from grognard.rulesets.jours_de_gloire.play.homeward import home
from grognard.rulesets.jours_de_gloire.play.pace import HALVES, pace
from grognard.rulesets.jours_de_gloire.play.position import Position


class Run:
    """One unit on the run, from where it stands now."""

    def __init__(self, here: Position, piece: Piece) -> None:
        self.here, self.piece = here, piece
        card = here.card(piece.id)
        self.side, self.enemy = card.side, here.roster.enemy[card.side]
        self.limit = card.move * HALVES
        self.home = home(here, piece.id)
        self.costs = pace(here.ground, here.rules, card.column, is_muddy(here.battle))

    @cached_property
    def _reach(self) -> Reach:
        """Everywhere it could run to, clear of enemies and their zones; friends cost nothing more."""
        graph = MoveGraph(self.here.grid.size, self._steps)
        return reach(graph, self.piece.at, self.limit, closed=self._closed)

    @cached_property
    def _closed(self) -> bytearray:
        """8.5  Enemies and their zones."""
        closed = bytearray(self.here.zone(self.enemy))
        for cell in self.here.cells_of(self.enemy):
            closed[cell] = 1
        closed[self.piece.at] = 0
        return closed

    def _steps(self, cell: int) -> list[tuple[int, int]]:
        """The hexes next to one, with what it costs to enter them."""
        here, beside = self.here, self.here.beside(self.enemy)
        found = []
        for side in range(cell * 6, cell * 6 + 6):
            other = here.ground.neighbours[side]
            if other >= 0:
                cost = self.costs.plain[side] if beside[other] else self.costs.road[side]
                if cost >= 0:
                    found.append((other, cost))
        return found

    @property
    def kind(self) -> Away:
        """8.5  Whether the way is open, barred, or leads over the edge."""
        if self._leaves():
            return "off-map"
        return "open" if self.path else "blocked"

    def _leaves(self) -> bool:
        """8.5  It comes to the edge with a point to spare, and is gone."""
        return any(
            not self.home[cell] and cost + HALVES <= self.limit for cell, cost in self._reach.costs.items()
        )

    @cached_property
    def path(self) -> tuple[int, ...]:
        """8.4  The hexes entered, as near to the edge as it gets; none if it cannot get any nearer."""
        costs = self._reach.costs
        nearer = self._nearer(costs) or self._nearer(self._lunges())
        # 5.10  Alone, or with others on the run if there is no other way.
        ends = [cell for cell in nearer if cell not in self.here.stacks]
        ends = ends or [cell for cell in nearer if self._among_routed(cell)]
        if not ends:
            return ()
        end = min(ends, key=lambda cell: (self.home[cell], costs.get(cell, self.limit), cell))
        return tuple(self._reach.path(end)[1:]) if end in costs else (end,)

    def _nearer(self, cells: Iterable[int]) -> list[int]:
        return [cell for cell in cells if self.home[cell] < self.home[self.piece.at]]

    def _lunges(self) -> list[int]:
        """5.1  Outside enemy zones one hex, whatever it costs."""
        if self.here.zone(self.enemy)[self.piece.at]:
            return []
        return [cell for cell, _cost in self._steps(self.piece.at) if not self._closed[cell]]

    def _among_routed(self, cell: int) -> bool:
        stack = self.here.stacks[cell]
        fits = self.here.crowded((*stack, self.piece)) is None
        return fits and all(piece.state == "routed" for piece in stack)
