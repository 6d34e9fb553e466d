"""What shows on a counter, whatever the game: enough to draw it, and nothing about what it may do."""

from __future__ import annotations

import msgspec

from grognard.core.game.state import ALL_ROUND
from grognard.core.messages import Label


class CounterFace(msgspec.Struct, frozen=True, kw_only=True):
    """One counter on the map. Words such as its symbol or state are looked up in the drawer's theme."""

    id: str
    name: str
    side: str
    #: whose colours it wears; those of its side where it is empty
    nation: str = ""
    #: its arm (infantry, cavalry, artillery, wagons), or commander
    symbol: str
    #: a letter for its class within the arm
    grade: str = ""
    strength: int | None = None
    #: a letter for how good it is
    quality: str = ""
    #: figures of a commander, as printed
    figures: tuple[int, ...] = ()
    state: str = "normal"
    formation: str = ""
    #: the formation it belongs to; each has a colour
    division: str = ""
    #: cell of the map
    at: int
    facing: int = ALL_ROUND
    #: place in its stack, 0 on top
    depth: int = 0
    #: what lies on it, each with what is written on the marker
    markers: tuple[tuple[str, str], ...] = ()
    #: on a table: the corners of what it covers, in thousandths of an inch; one point for a leader
    outline: tuple[tuple[int, int], ...] = ()


class CounterKey(msgspec.Struct, frozen=True, kw_only=True):
    """What the words and figures of the counters are called in this game, for the legend."""

    quality: Label
    figures: Label
    #: what the letters for how good a counter is stand for, where they stand for words
    letters: dict[str, Label] = {}
    grades: dict[str, Label] = {}
    formations: dict[str, Label] = {}
    states: dict[str, Label] = {}
    markers: dict[str, Label] = {}
    divisions: dict[str, str] = {}


class Counters(msgspec.Struct, frozen=True):
    """All counters on the map, and the key to them."""

    faces: tuple[CounterFace, ...]
    key: CounterKey
    turn: int = 1
