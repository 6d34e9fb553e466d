"""Positions as vectors: what one side sees, always of the same length for a battle.

A summary and not the whole: words on counters fall into few buckets. Whoever wants everything has
`game.view(side)`.
"""

from __future__ import annotations

from math import tanh
from zlib import crc32

import numpy as np
import numpy.typing as npt

from grognard.ai.position import lead
from grognard.core.game import Decision, Game
from grognard.core.game.offers import Stakes
from grognard.core.game.state import OFF, Piece
from grognard.research.encoding import Alphabet, Letters

Vector = npt.NDArray[np.float32]

_FORMATIONS, _MARKERS, _QUESTIONS = 8, 16, 16
#: columns of a piece: on the map, mine, asked about, column, row, strength, state, depth; then facing, and
#: the buckets of its formation and of its markers
_FACING = 8
_FORMATION = _FACING + 6
_MARKER = _FORMATION + _FORMATIONS
PIECE = _MARKER + _MARKERS
#: columns before the steps of a turn: turn, lead, whether I decide
_CLOCK = 3
#: a lead of so many points is a large one
_LARGE = 10.0
#: a counter on a marker is set beside this
_MANY = 8.0


class Observer:
    """Writes the vectors of one battle.

    The pieces in the order of the scenario, `PIECE` numbers each; then the turn, the lead, whether the side
    decides, the step of the turn, the question that is asked, and the letters of the order so far. Every
    number lies between -1 and 1.
    """

    def __init__(self, game: Game, alphabet: Alphabet) -> None:
        system, start = game.table.system, game.table.start
        self._states = system.states if isinstance(system, Stakes) else ()
        self._full = tuple(max(1, piece.strength) for piece in start.pieces)
        self._own = {
            side.id: tuple(game.side_of(piece.id) == side.id for piece in start.pieces)
            for side in game.scenario.sides
        }
        self._pieces, self._steps = len(start.pieces), len(game.table.sequence.steps)
        #: where the pieces end, and the clock, the question and the letters begin
        self.context = self._pieces * PIECE
        self.size = self.context + _CLOCK + self._steps + _QUESTIONS + len(alphabet)

    def observe(self, game: Game, side: str, said: Letters = ()) -> Vector:
        """What a side sees, with the letters that have been said of the order under way."""
        seen = np.zeros(self.size, np.float32)
        node, view = game.node, game.view(side)
        asked = node.choice if isinstance(node, Decision) else None
        rows = seen[: self.context].reshape(self._pieces, PIECE)
        for row, piece, full, own in zip(rows, view.pieces, self._full, self._own[side], strict=True):
            row[1] = own
            row[2] = asked is not None and asked.unit == piece.id
            if piece.at != OFF:
                self._stand(row, piece, game, full)
        rest = seen[self.context :]
        rest[0] = min(1.0, view.turn / game.scenario.turns)
        rest[1] = tanh(lead(game, side) / _LARGE)
        rest[2] = isinstance(node, Decision) and node.side == side
        rest[_CLOCK + view.step] = 1.0
        if asked is not None:
            rest[_CLOCK + self._steps + bucket(asked.id, _QUESTIONS)] = 1.0
        rest[[_CLOCK + self._steps + _QUESTIONS + letter for letter in said]] = 1.0
        return seen

    def _stand(self, row: Vector, piece: Piece, game: Game, full: int) -> None:
        grid = game.scenario.board.grid
        row[0] = 1.0
        row[3] = piece.at % grid.columns / grid.columns
        row[4] = piece.at // grid.columns / grid.rows
        row[5] = min(1.0, piece.strength / full)
        row[6] = self._shaken(piece.state)
        row[7] = min(1.0, piece.depth / _MANY)
        if piece.facing >= 0:
            row[_FACING + piece.facing] = 1.0
        if piece.formation:
            row[_FORMATION + bucket(piece.formation, _FORMATIONS)] = 1.0
        for name, written in piece.markers:
            counted = isinstance(written, int)
            place = _MARKER + bucket(name if counted else f"{name}={written}", _MARKERS)
            row[place] = min(1.0, written / _MANY) if isinstance(written, int) else 1.0

    def _shaken(self, state: str) -> float:
        """0 for the best state, 1 for the worst."""
        if state not in self._states:
            return float(state != "normal")
        return self._states.index(state) / max(1, len(self._states) - 1)


def bucket(word: str, count: int) -> int:
    """Where a word falls, the same everywhere and always."""
    return crc32(word.encode()) % count
