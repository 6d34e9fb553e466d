"""8.4, 8.5, 8.7. Running for one's own board edge."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from grognard.core.game.state import Piece
from grognard.hex.move_graph import MoveGraph
from grognard.hex.reach import Reach, reach
from grognard.rulesets.jours_de_gloire.play.conditions import is_muddy
from grognard.rulesets.jours_de_gloire.play.pace import HALVES, pace
from grognard.rulesets.jours_de_gloire.play.position import Position

Open = Literal["open", "blocked", "off-map"]


class Run:
    """One unit on the run, from where it stands now."""

    def __init__(self, here: Position, piece: Piece) -> None:
        self.here, self.piece = here, piece
        card = here.card(piece.id)
        self.side, self.enemy = card.side, here.roster.enemy[card.side]
        self.limit = card.move * HALVES
        self.home = here.home(card.side)
        self.costs = pace(here.ground, here.rules, card.column, is_muddy(here.battle))

    @cached_property
    def _reach(self) -> Reach:
        """Everywhere it could run to, clear of enemies and their zones; friends cost nothing more."""
        here, zone = self.here, self.here.zone(self.enemy)
        closed = bytearray(zone)
        for cell in here.cells_of(self.enemy):
            closed[cell] = 1
        closed[self.piece.at] = 0
        beside = here.beside(self.enemy)

        def edges(cell: int) -> list[tuple[int, int]]:
            found = []
            for side in range(cell * 6, cell * 6 + 6):
                other = here.ground.neighbours[side]
                if other >= 0:
                    cost = self.costs.plain[side] if beside[other] else self.costs.road[side]
                    if cost >= 0:
                        found.append((other, cost))
            return found

        return reach(MoveGraph(here.grid.size, edges), self.piece.at, self.limit, closed=closed)

    @property
    def kind(self) -> Open:
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
        nearer = [cell for cell in self._reach.costs if self.home[cell] < self.home[self.piece.at]]
        # 5.10  Alone, or with others on the run if there is no other way.
        ends = [cell for cell in nearer if cell not in self.here.stacks]
        ends = ends or [cell for cell in nearer if self._among_routed(cell)]
        if not ends:
            return ()
        end = min(ends, key=lambda cell: (self.home[cell], self._reach.costs[cell], cell))
        return tuple(self._reach.path(end)[1:])

    def _among_routed(self, cell: int) -> bool:
        stack = self.here.stacks[cell]
        fits = self.here.crowded((*stack, self.piece)) is None
        return fits and all(piece.state == "routed" for piece in stack)
