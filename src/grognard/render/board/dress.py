"""What counters wear: the colours of their nation and division, and the edge that tells their side."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from grognard.core.game.face import CounterFace
from grognard.core.scenario import Scenario
from grognard.render.board.theme import Colours, Edge, Theme


class Dress(msgspec.Struct, frozen=True):
    """How the counters of one battle are told apart."""

    theme: Theme
    #: sides in the order of the game
    sides: tuple[str, ...]
    #: the colour of each division
    divisions: dict[str, str] = {}

    def colours(self, face: CounterFace) -> Colours:
        return self.theme.colours_of(face.nation, face.side)

    def division(self, face: CounterFace) -> str | None:
        return self.divisions.get(face.division)

    def place(self, side: str) -> int:
        return self.sides.index(side) if side in self.sides else 0

    def edge(self, side: str) -> Edge:
        """Two sides never have the same, whatever nations serve in them."""
        edges = self.theme.edges
        return edges[self.place(side) % len(edges)]


def dress_of(scenario: Scenario[Any], faces: Iterable[CounterFace], theme: Theme) -> Dress:
    return Dress(theme, tuple(side.id for side in scenario.sides), division_colours(faces, theme))


def division_colours(faces: Iterable[CounterFace], theme: Theme) -> dict[str, str]:
    """Each division of a side in turn has the next colour."""
    colours: dict[str, str] = {}
    counts: dict[str, int] = {}
    for face in faces:
        if face.division and face.division not in colours:
            place = counts.get(face.side, 0)
            colours[face.division] = theme.divisions[place % len(theme.divisions)]
            counts[face.side] = place + 1
    return colours
