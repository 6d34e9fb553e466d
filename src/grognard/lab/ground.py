"""Who stood where and who held what, at the end of each turn of a game."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.core.game.offers import Stakes


class GroundBook:
    """The book of one game: a line at the start, and one at the end of each turn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sides = tuple(side.id for side in game.scenario.sides)
        #: side -> by turn the hexes, or patches of a table, in which it had any strength
        self.stood: dict[str, list[list[str]]] = {side: [] for side in self.sides}
        #: place worth points -> by turn the side that had it, or nobody
        self.held: dict[str, list[str]] = {}
        self.write()

    def write(self) -> None:
        places = self.game.scenario.places
        cells: dict[str, set[int]] = {side: set() for side in self.sides}
        for piece in self.game.state.pieces:
            if piece.at >= 0 and piece.strength:
                cells[self.game.side_of(piece.id)].add(places.site(piece.at))
        for side, found in cells.items():
            self.stood[side].append([places.label(cell) for cell in sorted(found)])
        for cell, side in self._holders(self.game.table.system).items():
            self.held.setdefault(places.label(cell), []).append(side)

    def _holders(self, system: Any) -> dict[int, str]:
        if not isinstance(system, Stakes):
            return {}
        goals = system.goals(self.game.battle)
        holders = {goal.cell: "" for goal in goals}
        holders.update({goal.cell: goal.side for goal in goals if goal.held})
        return holders
