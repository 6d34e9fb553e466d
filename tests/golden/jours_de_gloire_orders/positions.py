"""Fixed positions, written as a scenario and what differs from its set-up.

    scenario = "jdg-crossroads"
    phase = "movement"
    side = "french"
    active = "a"
    orders = "a c"

    [units]
    A1 = "0506/NE disordered led spent:1"
    K3 = "gone"

    [counts]
    move = 214

Units of one hex lie in the order in which they are listed, the first on top; whoever was there is below them.
With `alone = true` nobody else is on the map. What is in `then` is done first: orders and throws in notation.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from tests.golden.readings import FixedPosition, changed

from grognard.core.game.sequence import Sequence
from grognard.core.game.state import OFF, Piece, State
from grognard.core.scenario import Scenario

STATES = ("good-order", "disordered", "routed")
FLAGS = ("moved", "fired", "square", "led", "placed")


class Position(FixedPosition, frozen=True, kw_only=True):
    """One file of the folder."""

    #: the formation whose marker is out
    active: str = ""
    #: the formations that have received orders
    orders: str = ""
    #: the phase to begin in, where something is done first
    begin: str = ""
    then: tuple[str, ...] = ()

    def state(self, scenario: Scenario[Any], sequence: Sequence, start: State) -> State:
        """The set-up with everything changed that the file names."""
        pieces = {piece.id: piece for piece in start.pieces}
        if self.alone:
            pieces |= {
                id: changed(scenario, pieces[id], "gone", _read) for id in pieces if id not in self.units
            }
        for id, words in self.units.items():
            pieces[id] = changed(scenario, pieces[id], words, _read)
        steps = [(step.phase.id, step.decides) for step in sequence.steps]
        faces = {f"orders.{formation}": "received" for formation in self.orders.split()}
        active = {"active": self.active} if self.active else {}
        return State(
            restacked(scenario, list(pieces.values()), list(self.units)),
            turn=self.turn,
            step=steps.index((self.begin or self.phase, self.side)),
            tracks={**start.tracks, **faces, **active, **self.tracks},
        )


def _read(scenario: Scenario[Any], piece: Piece, word: str) -> Piece:
    """One word: a hex with or without a facing, a state, or a marker."""
    replace = msgspec.structs.replace
    name, _, written = word.partition(":")
    if word == "gone":
        return replace(piece, at=OFF, fate="eliminated")
    if re.fullmatch(r"\d{4}(/[NSEW]+)?", word):
        hex, _, facing = word.partition("/")
        way = scenario.board.direction(facing) if facing else piece.facing
        return replace(piece, at=scenario.board.cell_of(hex), facing=way, fate="")
    if word in STATES:
        return replace(piece, state=word)
    if word in FLAGS:
        return piece.with_marker(word, 1)
    return piece.with_marker(name, int(written) if name == "spent" else written)


def restacked(scenario: Scenario[Any], pieces: list[Piece], listed: list[str]) -> tuple[Piece, ...]:
    """Depths counted anew in every hex; officers have none."""
    rank = {id: place for place, id in enumerate(listed)}
    units = {row.id for row in scenario.own.units}
    heights: dict[int, int] = {}
    depths: dict[str, int] = {}
    for piece in sorted(pieces, key=lambda piece: (rank.get(piece.id, len(rank)), piece.depth)):
        if piece.id in units and piece.at != OFF:
            depths[piece.id] = heights.get(piece.at, 0)
            heights[piece.at] = depths[piece.id] + 1
    return tuple(msgspec.structs.replace(piece, depth=depths.get(piece.id, 0)) for piece in pieces)
