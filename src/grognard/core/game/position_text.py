"""A position as text that people can read, type and mail; nothing of the state is left out.

    alea-training turn 2 step 5 french/movement
    A01 0403/SE =normal 5 order=attack
    A03 0506 #1 =guerrilla 2 !disorganized moved=1
    F02 - ~fled
    track objective.0605=allied

The first line says scenario (`+option` for each option), turn, place in the sequence of play, and in words
whose phase that is. A piece has its hex and facing, then `#` its place in the stack (0 on top, left out),
`=` formation, strength, `!` state (normal is left out), `~` fate off the map, and its markers. A text that
is empty, looks like a number or holds a space or a sign stands in quotation marks.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.game.spelling import NUMBER, Misspelt, named, pair, spelt, text_of, words_of
from grognard.core.game.state import ALL_ROUND, OFF, Piece, Result, State, Written

if TYPE_CHECKING:
    from grognard.core.game.game import Table

_HEAD = re.compile(r"turn (\d{1,9}) step (\d{1,9}) (\S+)")
_SIGNS = {"=": "formation", "!": "state", "~": "fate"}


def to_text(table: Table, state: State) -> str:
    """The position in notation, one piece a line."""
    lines = [_head(table, state), *(_piece(table, piece) for piece in state.pieces)]
    lines += [f"track {named(what, value)}" for what, value in state.tracks.items()]
    if state.result is not None:
        result = state.result
        said = (result.winner, result.how, result.rule, *([result.by] if result.by else []))
        lines.append(" ".join(["result", *map(spelt, said)]))
    return "\n".join(lines) + "\n"


def from_text(table: Table, text: str, where: str = "position") -> State:
    """The position that a text describes, or every fault of it with its line."""
    return _Reader(table, where).state(text)


# Writing


def _head(table: Table, state: State) -> str:
    scenario = "+".join((table.scenario.id, *table.scenario.chosen))
    return f"{scenario} turn {state.turn} step {state.step} {_phase(table, state.step)}"


def _phase(table: Table, step: int) -> str:
    """Whose phase a step is: "french/movement"; a phase of nobody's has no side."""
    at = table.sequence.steps[step]
    return f"{at.active}/{at.phase.id}" if at.active else at.phase.id


def _piece(table: Table, piece: Piece) -> str:
    places = table.scenario.places
    place = "-" if piece.at == OFF else places.label(piece.at)
    if piece.facing != ALL_ROUND:
        place += f"/{places.compass(piece.facing)}"
    words = [spelt(piece.id), place]
    if piece.depth:
        words.append(f"#{piece.depth}")
    if piece.formation:
        words.append(f"={spelt(piece.formation)}")
    words.append(str(piece.strength))
    if piece.state != "normal":
        words.append(f"!{spelt(piece.state)}")
    if piece.fate:
        words.append(f"~{spelt(piece.fate)}")
    return " ".join([*words, *(named(name, value) for name, value in piece.markers)])


# Reading


class _Reader:
    def __init__(self, table: Table, where: str) -> None:
        self.table, self.where = table, where
        self.faults: list[Fault] = []
        self.pieces: dict[str, Piece] = {}
        self.tracks: dict[str, Written] = {}
        self.result: Result | None = None
        self.turn, self.step = 1, 0

    def state(self, text: str) -> State:
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        for place, (number, line) in enumerate(lines):
            try:
                self.read(line.strip(), first=place == 0)
            except Misspelt as wrong:
                self.faults.append(Fault(f"{self.where} line {number}", str(wrong)))
        self.find_missing(empty=not lines)
        if self.faults:
            raise BadCase(self.faults)
        # The order of the pieces is the game's, not the text's.
        pieces = tuple(self.pieces[piece.id] for piece in self.table.start.pieces)
        return State(pieces, self.turn, self.step, self.tracks, self.result)

    def find_missing(self, *, empty: bool) -> None:
        missing = [piece.id for piece in self.table.start.pieces if piece.id not in self.pieces]
        if empty:
            self.faults.append(Fault(self.where, "expected a position, got nothing"))
        elif missing and not self.faults:
            self.faults.append(Fault(self.where, f"expected a line for each piece, {missing[0]} has none"))

    def read(self, line: str, *, first: bool) -> None:
        words = words_of(line)
        if first:
            self.head(line)
        elif words[0] == "track":
            self.track(words[1:])
        elif words[0] == "result":
            self.end(words[1:])
        else:
            self.piece(words)

    def head(self, line: str) -> None:
        scenario, _space, rest = line.partition(" ")
        ours = "+".join((self.table.scenario.id, *self.table.scenario.chosen))
        if scenario != ours:
            raise Misspelt(f"expected a position of {ours}, got {scenario}")
        read = _HEAD.fullmatch(rest.strip())
        if read is None:
            raise Misspelt(f"expected «turn 1 step 0» and the phase after {scenario}, got {rest!r}")
        self.turn, self.step = int(read[1]), int(read[2])
        most = len(self.table.sequence.steps) - 1
        if self.step > most:
            raise Misspelt(f"expected a step from 0 to {most}, got {self.step}")
        if read[3] != _phase(self.table, self.step):
            raise Misspelt(f"step {self.step} is {_phase(self.table, self.step)}, not {read[3]}")

    def track(self, words: list[str]) -> None:
        if len(words) != 1:
            raise Misspelt("expected one name=value after «track»")
        what, value = pair(words[0])
        if what in self.tracks:
            raise Misspelt(f"{what} has a line already")
        self.tracks[what] = value

    def end(self, words: list[str]) -> None:
        if len(words) not in (3, 4):
            raise Misspelt("expected winner, how and rule after «result», and by whom where no rule ended it")
        self.result = Result(*map(text_of, words))

    def piece(self, words: list[str]) -> None:
        id = text_of(words[0])
        if all(piece.id != id for piece in self.table.start.pieces):
            raise Misspelt(f"there is no piece {id!r} in {self.table.scenario.id}")
        if id in self.pieces:
            raise Misspelt(f"{id} has a line already")
        if len(words) < 2:
            raise Misspelt(f"{id}: expected its hex, or - where it is off the map")
        at, facing = self.place(words[1])
        fields: dict[str, Any] = {}
        markers: list[tuple[str, Written]] = []
        for word in words[2:]:
            self.detail(word, fields, markers)
        self.pieces[id] = msgspec.structs.replace(
            Piece(id, at=at, facing=facing, markers=tuple(markers)), **fields
        )

    def detail(self, word: str, fields: dict[str, Any], markers: list[tuple[str, Written]]) -> None:
        value: Written
        if word[0] in _SIGNS and len(word) > 1:
            name, value = _SIGNS[word[0]], text_of(word[1:])
        elif word[0] == "#" and NUMBER.fullmatch(word[1:]):
            name, value = "depth", int(word[1:])
        elif NUMBER.fullmatch(word):
            name, value = "strength", int(word)
        else:
            marker = pair(word)
            if marker[0] in dict(markers):
                raise Misspelt(f"{word!r} gives a second {marker[0]}")
            markers.append(marker)
            return
        if name in fields:
            raise Misspelt(f"{word!r} gives a second {name}")
        fields[name] = value

    def place(self, word: str) -> tuple[int, int]:
        places = self.table.scenario.places
        label, slash, side = word.partition("/")
        try:
            at = OFF if label == "-" else places.cell_of(label)
            facing = places.direction(side) if slash else ALL_ROUND
        except ValueError as wrong:
            raise Misspelt(str(wrong)) from None
        return at, facing
