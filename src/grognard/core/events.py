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


class GainedStrength(Event, frozen=True, tag="gained-strength", kw_only=True):
    """Strength points, combat factors or stands (`what`) made good again."""

    points: int
    what: str = "strength"


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


class MarkerSet(Event, frozen=True, tag="marker-set", kw_only=True):
    """A marker that says something: an order, a target, points spent. It replaces one of the same name."""

    marker: str
    value: str | int


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


class Moved(Event, frozen=True, tag="moved", kw_only=True):
    """Stands in another hex or another way round: by a move, an advance, a retreat, on arrival (`how`)."""

    to: str
    facing: str = ""
    #: every hex entered, the last one included
    path: tuple[str, ...] = ()
    how: str = "move"


class LeftMap(Event, frozen=True, tag="left-map", kw_only=True):
    """Out of the game, alive: fled over the edge, or marched off by an exit."""

    how: str


class StackOrdered(Event, frozen=True, tag="stack-ordered", kw_only=True):
    """The counters of one hex, top first; `unit` is the top one."""

    units: tuple[str, ...]


class TrackSet(Event, frozen=True, tag="track-set", kw_only=True):
    """Something that no counter carries: points, who owns a hex, how a division stands."""

    what: str
    value: str | int


class PhaseBegan(Event, frozen=True, tag="phase-began", kw_only=True):
    """The sequence of play goes on; `unit` is the side whose phase it is, empty where it is everybody's."""

    turn: int
    step: int
    phase: str


class GameEnded(Event, frozen=True, tag="game-ended", kw_only=True):
    """`unit` is the side that won, empty for a draw; `how` says how well, or why."""

    how: str


class GameSettled(Event, frozen=True, tag="game-settled", kw_only=True):
    """Ended by no rule: a side gave up, both agreed, or whoever keeps the game declared it (`how`).

    `unit` is the side that won, empty where nobody did.
    """

    how: str
    by: str = ""
    #: the side that agreed, where one had to
    consent: str = ""


class Corrected(Event, frozen=True, tag="corrected", kw_only=True):
    """Both sides agreed that something about a counter is otherwise: `what` is a field of it, or a marker."""

    what: str
    #: the number of a hex, the name of a direction, a word, a figure; empty for none
    value: str | int = ""
    marker: str = ""


AnyEvent = (
    LostStrength
    | GainedStrength
    | Eliminated
    | StateChanged
    | FormationChanged
    | Retreated
    | Advanced
    | MarkerPlaced
    | MarkerSet
    | MarkerRemoved
    | HexHeld
    | LeaderHit
    | Gained
    | Found
    | Moved
    | LeftMap
    | StackOrdered
    | TrackSet
    | PhaseBegan
    | GameEnded
    | GameSettled
    | Corrected
)

KINDS: tuple[type[Event], ...] = (
    LostStrength,
    GainedStrength,
    Eliminated,
    StateChanged,
    FormationChanged,
    Retreated,
    Advanced,
    MarkerPlaced,
    MarkerSet,
    MarkerRemoved,
    HexHeld,
    LeaderHit,
    Gained,
    Found,
    Moved,
    LeftMap,
    StackOrdered,
    TrackSet,
    PhaseBegan,
    GameEnded,
    GameSettled,
    Corrected,
)
