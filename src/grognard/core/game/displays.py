"""Displays beside the map: what is in the cup, who has acted, the weather, who is due.

A display says what there is to know in lines of words. How a line is drawn depends on nothing but how it
stands, so that whoever draws needs to know no game.
"""

from __future__ import annotations

from typing import Literal, Protocol, runtime_checkable

import msgspec

from grognard.core.game.battle import Battle
from grognard.core.messages import Label, Message

#: acting now, still to come, over for this turn, or simply so
Standing = Literal["acting", "ready", "done", "plain"]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One thing on a display."""

    #: what it says, or the name of something on the map
    text: Message | Label
    facts: tuple[Message, ...] = ()
    standing: Standing = "plain"
    #: whose it is; empty where it is everybody's
    side: str = ""
    #: the counters on the map that it is about
    units: tuple[str, ...] = ()


class Display(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: Message
    rule: str
    lines: tuple[Line, ...]
    #: the most important of it in a word or two, for the line that is always seen
    brief: Message | None = None


@runtime_checkable
class Displays(Protocol):
    """A system with more to tell than its map and its counters show."""

    def displays(self, battle: Battle) -> tuple[Display, ...]:
        """What lies beside the map, the most important first; empty ones are left out."""
        ...
