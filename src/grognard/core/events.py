"""What can happen, listed in one place. A procedure returns events; nothing else changes a state.

`unit` is the id of a counter of the case, or the name of a side where the owner has yet to share a result
out among his counters. `rule` is the paragraph of the rulebook; `cause` the procedure or chart code.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="kind", gc=False, cache_hash=True):
    """Something that happened to `unit`."""

    unit: str
    rule: str
    cause: str = ""


class LostStrength(Event, frozen=True, tag="lost-strength", kw_only=True):
    """Strength points, combat factors or stands lost."""

    points: int


class Eliminated(Event, frozen=True, tag="eliminated", kw_only=True):
    """Removed from play."""


class StateChanged(Event, frozen=True, tag="state-changed", kw_only=True):
    """Normal, disorganized, routed, silenced ...: the ruleset says which states there are."""

    state: str


class FormationChanged(Event, frozen=True, tag="formation-changed", kw_only=True):
    formation: str


class Retreated(Event, frozen=True, tag="retreated", kw_only=True):
    """Gone back: so many hexes, or in a way the ruleset names (`how`)."""

    hexes: int = 0
    how: str = "retreat"


class Advanced(Event, frozen=True, tag="advanced", kw_only=True):
    """Gone forward after combat: advance, pursuit, breakthrough, carry the position."""

    how: str = "advance"


class MarkerPlaced(Event, frozen=True, tag="marker-placed", kw_only=True):
    marker: str
    count: int = 1


class MarkerRemoved(Event, frozen=True, tag="marker-removed", kw_only=True):
    marker: str


class HexHeld(Event, frozen=True, tag="hex-held", kw_only=True):
    """Who holds the fought-over hex afterwards; `unit` is the side, or "nobody"."""


class LeaderHit(Event, frozen=True, tag="leader-hit", kw_only=True):
    """What became of a commander or leader."""

    fate: str


class Gained(Event, frozen=True, tag="gained", kw_only=True):
    """Points of some kind gained (`what`): replacement points, strength recovered."""

    what: str
    points: int


class Found(Event, frozen=True, tag="found", kw_only=True):
    """The answer of a look-up or a test: `what` was asked and what came out."""

    what: str
    value: str | int


AnyEvent = (
    LostStrength
    | Eliminated
    | StateChanged
    | FormationChanged
    | Retreated
    | Advanced
    | MarkerPlaced
    | MarkerRemoved
    | HexHeld
    | LeaderHit
    | Gained
    | Found
)

KINDS: tuple[type[Event], ...] = (
    LostStrength,
    Eliminated,
    StateChanged,
    FormationChanged,
    Retreated,
    Advanced,
    MarkerPlaced,
    MarkerRemoved,
    HexHeld,
    LeaderHit,
    Gained,
    Found,
)
