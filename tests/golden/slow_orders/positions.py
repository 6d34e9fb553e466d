"""Fixed positions, written as a scenario and what differs from its set-up.

    scenario = "alea-training"
    phase = "movement"
    side = "french"

    [orders]
    attack = "F01 F05"

    [units]
    F03 = "0506 normal/SE disorganized 2sp"
    A05 = "gone"

    [counts]
    move = 214

Units of one hex lie in the order in which they are listed, the first on top; whoever was there is below them.
With `alone = true` nobody else is on the map.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from tests.golden.readings import FixedPosition, changed

from grognard.core.game.sequence import Sequence
from grognard.core.game.state import ALL_ROUND, OFF, Piece, State
from grognard.core.scenario import Scenario

STATES = ("disorganized", "defeated", "fleeing")
ORDERS = ("attack", "maneuver")
FLAGS = ("moved", "fired", "no-fire", "charged")
COUNTS = ("fatigue", "spent", "given")


class Position(FixedPosition, frozen=True, kw_only=True):
    """One file of the folder."""

    orders: dict[str, str] = {}

    def state(self, scenario: Scenario[Any], sequence: Sequence, start: State) -> State:
        """The set-up with everything changed that the file names."""
        pieces = {piece.id: piece for piece in start.pieces}
        if self.alone:
            pieces |= {
                id: changed(scenario, pieces[id], "gone", _read) for id in pieces if id not in self.units
            }
        for id, words in self.units.items():
            pieces[id] = changed(scenario, pieces[id], words, _read)
        for order, ids in self.orders.items():
            for id in ids.split():
                pieces[id] = pieces[id].with_marker("order", order)
        steps = [(step.phase.id, step.decides) for step in sequence.steps]
        return State(
            restacked(list(pieces.values()), list(self.units)),
            turn=self.turn,
            step=steps.index((self.phase, self.side)),
            tracks={**start.tracks, **self.tracks},
        )


def _read(scenario: Scenario[Any], piece: Piece, word: str) -> Piece:
    """One word: a hex, formation/FACING, a state, an order, strength, or a marker."""
    replace = msgspec.structs.replace
    grid = scenario.board.grid
    name, _, figure = word.partition(":")
    if word == "gone":
        return replace(piece, at=OFF, fate="eliminated")
    if re.fullmatch(r"\d{4}", word):
        return replace(piece, at=grid.cell_of(word), fate="")
    if re.fullmatch(r"\d+sp", word):
        return replace(piece, strength=int(word[:-2]))
    if word in STATES:
        return replace(piece, state=word)
    if word in ORDERS:
        return piece.with_marker("order", word)
    if word in FLAGS:
        return piece.with_marker(word, 1)
    if name in COUNTS:
        return piece.with_marker(name, int(figure))
    if name == "assault":
        return piece.with_marker(name, figure)
    formation, slash, facing = word.partition("/")
    way = grid.numbering.orientation.direction(facing) if slash else ALL_ROUND
    return replace(piece, formation=formation, facing=way)


def restacked(pieces: list[Piece], listed: list[str]) -> tuple[Piece, ...]:
    """Depths counted anew in every hex."""
    rank = {id: place for place, id in enumerate(listed)}
    order = sorted(pieces, key=lambda piece: (rank.get(piece.id, len(rank)), piece.depth))
    depths: dict[str, int] = {}
    heights: dict[int, int] = {}
    for piece in order:
        depths[piece.id] = heights.get(piece.at, 0)
        heights[piece.at] = depths[piece.id] + 1
    return tuple(
        msgspec.structs.replace(piece, depth=depths[piece.id] if piece.formation and piece.at != OFF else 0)
        for piece in pieces
    )
