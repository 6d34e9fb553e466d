"""Layers over the map that a system can draw: who controls, sees, commands or threatens what.

A layer says which hexes, or which ground of a table, in which tone, by whom and by which rule. How a tone
looks is one of a few plain patterns, so that whoever draws needs to know no game, and no eye has to tell
colours apart.
"""

from __future__ import annotations

from typing import Literal, Protocol, runtime_checkable

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.game.state import OFF
from grognard.core.messages import Message, message
from grognard.plane import Point

#: what a layer can be asked about
About = Literal["side", "unit", "hex"]
#: how a tone is drawn: stripes, dots, an even tint, crosses, or a ring inside the hex
Look = Literal["stripes", "dots", "tint", "cross", "ring"]


class Tone(msgspec.Struct, frozen=True):
    """One of the things that a layer tells apart."""

    id: str
    title: Message
    look: Look


class Layer(msgspec.Struct, frozen=True):
    id: str
    title: Message
    #: any one of these is enough to ask with
    about: tuple[About, ...]
    tones: tuple[Tone, ...]
    #: the key that turns it on and off, a small letter
    key: str
    #: whether it shows for a moment around whatever unit is pointed at
    hovers: bool = False
    #: whether who threatens a place can be asked for with the odds, while it is on
    weighed: bool = False


def titled(
    id: str,
    key: str,
    about: tuple[About, ...],
    *,
    hovers: bool = False,
    weighed: bool = False,
    **tones: Look,
) -> Layer:
    """A layer and its tones, with the titles that the texts of a ruleset have for them."""
    named = tuple(Tone(tone, message(f"layer-{id}-{tone}"), look) for tone, look in tones.items())
    return Layer(id, message(f"layer-{id}"), about, named, key, hovers, weighed)


class Subject(msgspec.Struct, frozen=True):
    """What a layer is asked about; what is not meant stays empty."""

    side: str = ""
    unit: str = ""
    cell: int = OFF


#: an outline on a table, in thousandths of an inch
Ring = tuple[Point, ...]


class Shade(msgspec.Struct, frozen=True):
    """One hex of a layer, or ground on a table."""

    cell: int
    tone: str
    #: how many do it, or how much
    strength: int = 1
    #: who does it
    units: tuple[str, ...] = ()
    #: the hex that bars it
    by: int = OFF
    reason: Message | None = None
    rule: str = ""
    #: on a table: the outlines of the ground that is meant, holes the other way round
    rings: tuple[Ring, ...] = ()


class Overlay(msgspec.Struct, frozen=True):
    """A layer drawn for one subject."""

    shades: tuple[Shade, ...]
    #: the hex that lines are drawn from
    origin: int = OFF
    #: what there is to say where nothing can be drawn
    note: Message | None = None
    rule: str = ""


@runtime_checkable
class Layers(Protocol):
    """A system that can draw layers over its map."""

    @property
    def layers(self) -> tuple[Layer, ...]: ...

    def layer(self, battle: Battle, id: str, subject: Subject) -> Overlay:
        """One of the layers, about something that it can be asked about. Nothing in the battle changes."""
        ...
