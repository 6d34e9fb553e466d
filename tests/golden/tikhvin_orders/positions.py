"""Fixed positions, written as a scenario and what differs from its set-up.

    scenario = "tikhvin-training"
    phase = "movement"
    side = "german"

    [units]
    G01 = "0506 4cf hq:GL3 astray"
    S12 = "gone"

    [tracks]
    "acting.german" = "GL1"

    [counts]
    move = 214

Words are a hex, a strength, a marker with or without a value, `free` (of any headquarters) and `gone`.
Whoever is put in a hex holds it. With `alone = true` nobody else is on the map.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from tests.golden.readings import FixedPosition, changed

from grognard.core.game.sequence import Sequence
from grognard.core.game.state import OFF, Piece, State
from grognard.core.scenario import Scenario


class Position(FixedPosition, frozen=True, kw_only=True):
    """One file of the folder."""

    def state(self, scenario: Scenario[Any], sequence: Sequence, start: State) -> State:
        """The set-up with everything changed that the file names."""
        pieces = {piece.id: piece for piece in start.pieces}
        if self.alone:
            absent = [p for p in start.pieces if p.id not in self.units and p.at != OFF]
            pieces |= {piece.id: changed(scenario, piece, "gone", _read) for piece in absent}
        for id, words in self.units.items():
            pieces[id] = changed(scenario, pieces[id], words, _read)
        steps = [(step.phase.id, step.decides) for step in sequence.steps]
        return State(
            restacked(list(pieces.values())),
            turn=self.turn,
            step=steps.index((self.phase, self.side)),
            tracks={**start.tracks, **holdings(scenario, pieces.values()), **self.tracks},
        )


def _read(scenario: Scenario[Any], piece: Piece, word: str) -> Piece:
    replace = msgspec.structs.replace
    name, _, figure = word.partition(":")
    if word == "gone":
        return replace(piece, at=OFF, fate="eliminated", strength=0, markers=())
    if re.fullmatch(r"\d{4}", word):
        return replace(piece, at=scenario.board.grid.cell_of(word), fate="")
    if re.fullmatch(r"\d+cf", word):
        return replace(piece, strength=int(word[:-2]))
    if word == "free":
        return piece.with_marker("hq", None)
    return piece.with_marker(name, figure if name == "hq" else int(figure or 1))


def holdings(scenario: Scenario[Any], pieces: Iterable[Piece]) -> dict[str, str]:
    """11.1  A hex with a combat unit is its side's."""
    sides = {row.id: row.side for row in scenario.own.units}
    label = scenario.board.grid.label
    return {f"held.{label(p.at)}": sides[p.id] for p in pieces if p.id in sides and p.at != OFF}


def restacked(pieces: list[Piece]) -> tuple[Piece, ...]:
    """Depths counted anew in every hex."""
    heights: dict[int, int] = {}
    found = []
    for piece in pieces:
        depth = heights.get(piece.at, 0) if piece.at != OFF else 0
        heights[piece.at] = depth + 1
        found.append(msgspec.structs.replace(piece, depth=depth))
    return tuple(found)
