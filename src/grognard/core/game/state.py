"""The state of a game: plain immutable data, so that a clone costs nothing and a change shares the rest."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

#: Not on the map.
OFF = -1
#: Faces every way, or none.
ALL_ROUND = -1

Written = int | str


class Piece(msgspec.Struct, frozen=True, gc=False):
    """What changes about one counter. What is printed on it stays in the scenario."""

    id: str
    #: cell of the map, or OFF
    at: int = OFF
    #: direction 0 to 5, or ALL_ROUND
    facing: int = ALL_ROUND
    formation: str = ""
    state: str = "normal"
    strength: int = 0
    #: place in its stack, 0 on top
    depth: int = 0
    #: why it is not on the map: waiting, eliminated, fled, exited; empty while it is
    fate: str = ""
    #: what lies on it, by name: an order, fatigue, points spent
    markers: tuple[tuple[str, Written], ...] = ()

    def marker(self, name: str) -> Written | None:
        for marker, written in self.markers:
            if marker == name:
                return written
        return None

    def count(self, name: str) -> int:
        """A marker that counts something; 0 without it."""
        written = self.marker(name)
        return written if isinstance(written, int) else 0

    def with_marker(self, name: str, written: Written | None) -> Piece:
        """The same piece with a marker that says this, or without the marker."""
        others = [marker for marker in self.markers if marker[0] != name]
        if written is not None:
            others.append((name, written))
            others.sort()
        return msgspec.structs.replace(self, markers=tuple(others))


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended."""

    #: the side that won; empty for a draw
    winner: str
    how: str
    #: the paragraph that ended it; empty where players did
    rule: str
    #: the side that ended it, where no rule did
    by: str = ""


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything that can change in a game."""

    pieces: tuple[Piece, ...]
    turn: int = 1
    #: place in the sequence of play
    step: int = 0
    #: what no counter carries: points, owners of hexes, how divisions stand
    tracks: Mapping[str, Written] = {}
    result: Result | None = None

    def track(self, what: str) -> Written | None:
        return self.tracks.get(what)

    def number(self, what: str) -> int:
        written = self.tracks.get(what, 0)
        return written if isinstance(written, int) else 0
