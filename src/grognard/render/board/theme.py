"""How things look, read from a data file: a new ground, nation or state is a line there."""

from __future__ import annotations

from typing import Literal

import msgspec

from grognard.core.messages import Label
from grognard.core.packaged import packaged
from grognard.core.scenario import Ground

UNKNOWN = "unknown"

Pattern = Literal[
    "none", "trees", "pines", "orchard", "scrub", "furrows", "gardens", "tufts", "waves", "sand",
    "blocks", "keep", "works",
]  # fmt: skip
Drawn = Literal["stream", "bridge", "hachures", "cliff", "line"]
Glyph = Literal["none", "dots", "square", "column", "line", "limbered", "deployed"]


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of ground."""

    fill: str
    pattern: Pattern
    opacity: float = 1.0
    ink: str = "#7a7058"
    second: str = "#5a5140"
    #: tints of parcels, where the pattern has some
    seconds: tuple[str, ...] = ()
    edge: str | None = None
    #: whether a wall runs round it
    walled: bool = False


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something along hexsides, or a way across them."""

    ink: str
    width: float
    second: str = "#4a3b29"
    draw: Drawn = "line"
    dashed: bool = False
    label: Label | None = None


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a counter: its body, and what is printed on it."""

    body: str
    ink: str


class Uniform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of figures on a table."""

    coat: str
    trim: str
    hat: str


class Flag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a nation or side: stripes from the top down, and what lies on them."""

    stripes: tuple[str, ...]
    device: Literal["none", "saltire", "sun"] = "none"
    ink: str = "#b0302a"


class Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of the counters of one side: the shape of their corners and how light their edge is."""

    corners: Literal["round", "cut"]
    ink: str
    rim: str


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a state, laid over the counter."""

    mark: Literal["none", "stripe", "letter", "flag"]
    ink: str = "#d11f1f"
    letter: str = ""


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a marker, on the counter it lies on."""

    sign: Literal["written", "tick", "swords", "arrow", "bang", "no", "box", "rest"]
    ink: str = "#1d1a15"
    #: whether it says that a unit has done something, and nothing about what comes
    done: bool = False

    @property
    def is_written(self) -> bool:
        """Whether what is written on it matters."""
        return self.sign == "written"


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: tuple[str, ...]
    ground: str


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    paper: str
    ink: str
    tints: tuple[str, ...]
    #: of a table, by level
    turf: tuple[str, ...]
    contour: str
    grid: str
    divisions: tuple[str, ...]
    #: of each side in the order of the game
    edges: tuple[Edge, ...]
    ground: dict[str, Look]
    named: tuple[Named, ...]
    feature: dict[str, Line]
    way: dict[str, Line]
    colours: dict[str, Colours]
    uniforms: dict[str, Uniform]
    flags: dict[str, Flag]
    formations: dict[str, Glyph]
    states: dict[str, Mark]
    markers: dict[str, Chip]
    symbols: dict[str, Label]
    short: dict[str, str]
    words: dict[str, Label]

    def look_of(self, ground: Ground) -> str:
        """The id of the look of an entry of a map's legend."""
        name = ground.name.en.lower()
        for named in self.named:
            if any(word in name for word in named.words):
                return named.ground
        return ground.terrain if ground.terrain in self.ground else UNKNOWN

    def line_of(self, feature: str) -> Line:
        return self.feature.get(feature) or Line(ink=self.ink, width=0.08, dashed=True)

    def colours_of(self, *ids: str) -> Colours:
        """The first of these that has colours."""
        return next((self.colours[id] for id in ids if id in self.colours), self.colours[UNKNOWN])

    def uniform_of(self, *ids: str) -> Uniform:
        """Where none is listed, coats in the colour of the counters."""
        colours = self.colours_of(*ids)
        plain = Uniform(coat=colours.body, trim=colours.ink, hat="#26211b")
        return next((self.uniforms[id] for id in ids if id in self.uniforms), plain)

    def flag_of(self, *ids: str) -> Flag:
        plain = Flag((self.colours_of(*ids).body,))
        return next((self.flags[id] for id in ids if id in self.flags), plain)

    def mark_of(self, state: str) -> Mark:
        return self.states.get(state) or Mark("letter", letter=state[:1].upper())

    def chip_of(self, marker: str) -> Chip:
        return self.markers.get(marker) or Chip("written")

    def tint(self, level: int) -> str:
        return self.tints[min(level, len(self.tints) - 1)]

    def turf_at(self, level: int) -> str:
        """The grass of a table, by height."""
        return self.turf[min(level, len(self.turf) - 1)]

    def say(self, word: str, language: str, **filled: str | int) -> str:
        return self.words[word].say(language).format(**filled)


def default_theme() -> Theme:
    return packaged("grognard.render.board", "theme.toml", Theme)
