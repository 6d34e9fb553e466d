"""Fixed positions on a table, written as a scenario and what differs from its set-up.

    scenario = "maipu-1818"
    phase = "offensive-fire"
    side = "patriot"

    [units]
    P08 = "40,30/180 =line 7st"
    R05 = "40,27.5/0 disordered charging:P08"
    R12 = "gone"

    [counts]
    fire = 6

Words are a place with or without a facing, a formation, stands, an order, a marker with or without a value,
and `gone`. With `alone = true` nobody else is on the table. `mover` has a check in hand, which opens `may`.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.game.sequence import Sequence
from grognard.core.game.state import OFF, Piece, State
from grognard.core.scenario import Scenario

_PLACE = re.compile(r"([\d.]+,[\d.]+)(?:/([\d.]+))?")
_ORDERS = ("good-order", "disordered", "broken")


class Position(msgspec.Struct, frozen=True):
    """One file of the folder."""

    scenario: str
    phase: str
    side: str
    about: str
    counts: dict[str, int] = {}
    turn: int = 1
    alone: bool = False
    mover: str = ""
    may: str = "full-move"
    units: dict[str, str] = {}
    tracks: dict[str, Any] = {}

    def state(self, scenario: Scenario[Any], sequence: Sequence, start: State) -> State:
        """The set-up with everything changed that the file names."""
        pieces = {piece.id: piece for piece in start.pieces}
        if self.alone:
            pieces |= {
                id: changed(scenario, piece, "gone") for id, piece in pieces.items() if id not in self.units
            }
        for id, words in self.units.items():
            pieces[id] = changed(scenario, pieces[id], words)
        if self.mover:
            pieces[self.mover] = pieces[self.mover].with_marker("checked", 1).with_marker("may", self.may)
        steps = [(step.phase.id, step.decides) for step in sequence.steps]
        step = steps.index((self.phase, self.side))
        return State(tuple(pieces.values()), self.turn, step, {**start.tracks, **self.tracks})


def read_position(file: Path) -> Position:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Position)


def changed(scenario: Scenario[Any], piece: Piece, words: str) -> Piece:
    for word in words.split():
        piece = _read(scenario, piece, word)
    return piece


def _read(scenario: Scenario[Any], piece: Piece, word: str) -> Piece:
    replace = msgspec.structs.replace
    place = _PLACE.fullmatch(word)
    if word == "gone":
        return replace(piece, at=OFF, fate="eliminated", strength=0, markers=())
    if place is not None:
        facing = piece.facing if place[2] is None else scenario.places.direction(place[2])
        return replace(piece, at=scenario.places.cell_of(place[1]), facing=facing, fate="")
    if word.startswith("="):
        return replace(piece, formation=word[1:])
    if re.fullmatch(r"\d+st", word):
        return replace(piece, strength=int(word[:-2]))
    if word in _ORDERS:
        return replace(piece, state=word)
    name, _, value = word.partition(":")
    return piece.with_marker(name, int(value) if value.isdecimal() else value or 1)
