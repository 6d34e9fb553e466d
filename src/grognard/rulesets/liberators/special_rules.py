"""14. Rules of single battles, as data: who comes late, who quarrels, who may leave, and who wins how."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field

Edge = Literal["north", "east", "south", "west"]
YesNo = Literal["yes", "no"]


class Special(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A rule that only some battles have."""


class Arrival(Special, frozen=True, tag="arrival"):
    """14.1  Units that come together, from their turn on, by a die."""

    units: Annotated[tuple[str, ...], Field("units and leaders that come together", least=1)]
    on: Annotated[int, Field("least die, of six, that brings them", ge=2, le=6)]
    later: Annotated[int, Field("added for each turn late", ge=0, le=3)] = 0
    idle: Annotated[str, Field("a leader who adds 1 if he led no check in his last turn")] = ""
    or_lost: Annotated[YesNo, Field("whether they are lost if the die fails")] = "no"


class Stubborn(Special, frozen=True, tag="stubborn"):
    """14.2  Units whose first Fall Back or Panic is Tardy instead."""

    units: Annotated[tuple[str, ...], Field("the units", least=1)]


class Rush(Special, frozen=True, tag="rush"):
    """14.3  Infantry that may go to meet infantry that charges it, with cold steel."""

    side: Annotated[str, Field("whose infantry")]
    inches: Annotated[int, Field("how far it goes", ge=1, le=6)]


class Reserve(Special, frozen=True, tag="reserve"):
    """14.4  A leader's units that are sent in once, at the quick step and without a check."""

    leader: Annotated[str, Field("whose units")]
    by: Annotated[str, Field("the leader who has to be near him")]
    within: Annotated[int, Field("inches between the two", ge=1, le=24)]
    from_turn: Annotated[int, Field("first turn", ge=1)]


class Departure(Special, frozen=True, tag="departure"):
    """14.5  An army commander who may leave the field, and his heir."""

    leader: Annotated[str, Field("the army commander")]
    heir: Annotated[str, Field("who commands the army after him")]
    from_turn: Annotated[int, Field("first turn", ge=1)]
    on: Annotated[int, Field("highest die, of ten, on which he leaves", ge=1, le=9)]


class Quarrel(Special, frozen=True, tag="quarrel"):
    """14.5  A leader whose word does not carry in the turn after a rival's unit has charged."""

    leader: Annotated[str, Field("whose radius is short")]
    rival: Annotated[str, Field("the leader of whoever charged")]


class Detour(Special, frozen=True, tag="detour"):
    """14.6  A leader who may ride off the table and come back beside another."""

    leader: Annotated[str, Field("the leader")]
    edge: Annotated[Edge, Field("the edge he leaves by")]
    beside: Annotated[str, Field("the leader he comes back to")]
    from_turn: Annotated[int, Field("first turn", ge=1)]


class Ardour(Special, frozen=True, tag="ardour"):
    """14.7  A leader who may be carried away: one of his units has to charge."""

    leader: Annotated[str, Field("the leader")]
    units: Annotated[tuple[str, ...], Field("units of which one has to charge", least=1)]
    within: Annotated[int, Field("inches to the nearest enemy", ge=1, le=24)]
    on: Annotated[int, Field("highest die, of six, on which he is carried away", ge=1, le=5)]


class Tired(Special, frozen=True, tag="tired"):
    """14.8  An army whose units have -1 in their first check out of good order."""

    side: Annotated[str, Field("whose units")]


class LastSquare(Special, frozen=True, tag="last-square"):
    """14.9  Infantry that forms hasty square, if it may, when cavalry charges it from two sides."""

    side: Annotated[str, Field("whose infantry")]


class Refuge(Special, frozen=True, tag="refuge"):
    """14.12  A stretch of an edge at which retreating units of a side halt instead of being lost over it."""

    side: Annotated[str, Field("whose units")]
    edge: Annotated[Edge, Field("the edge of the table")]
    first: Annotated[int, Field("inches along the edge where it begins", ge=0, le=400)]
    last: Annotated[int, Field("inches along the edge where it ends", ge=0, le=400)]


class Waiting(Special, frozen=True, tag="waiting"):
    """14.13  Units that keep off the enemy until a turn, or until somebody has come."""

    units: Annotated[tuple[str, ...], Field("units that wait", least=1)]
    within: Annotated[int, Field("inches that they keep off every enemy", ge=5, le=24)]
    until: Annotated[int, Field("the turn from which on they are free", ge=2)]
    coming: Annotated[
        tuple[str, ...], Field("units and leaders: once one is on the table they are free")
    ] = ()


SpecialRule = (
    Arrival
    | Stubborn
    | Rush
    | Reserve
    | Departure
    | Quarrel
    | Detour
    | Ardour
    | Tired
    | LastSquare
    | Refuge
    | Waiting
)


class Exit(msgspec.Struct, frozen=True, kw_only=True):
    """14.10  A stretch of an edge by which a side may leave the table."""

    side: Annotated[str, Field("who may leave")]
    edge: Annotated[Edge, Field("the edge of the table")]
    first: Annotated[int, Field("inches along the edge where it begins", ge=0, le=400)]
    last: Annotated[int, Field("inches along the edge where it ends", ge=0, le=400)]
    from_turn: Annotated[int, Field("first turn", ge=1)]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """14.11  A victory of a side at the end, if everything that is said here holds."""

    side: Annotated[str, Field("who wins")]
    level: Annotated[Literal["decisive", "substantial"], Field("how well")]
    holds: Annotated[tuple[str, ...], Field("key positions it holds")] = ()
    takes: Annotated[str, Field("an area with its good-order troops in it and no enemy")] = ""
    stands_in: Annotated[str, Field("an area with its good-order troops in it")] = ""
    clears: Annotated[str, Field("an area without an unbroken enemy")] = ""
    shattered_east_of: Annotated[
        int, Field("every enemy infantry unit east of so many inches is broken or destroyed", ge=0, le=400)
    ] = 0
    enemy_foot_gone: Annotated[int, Field("enemy infantry stands lost or broken", ge=0, le=999)] = 0
    enemy_lost_over: Annotated[int, Field("the enemy has lost more stands than", ge=0, le=999)] = 0
    gone: Annotated[int, Field("stands of its own that have left by an exit", ge=0, le=999)] = 0
    fled: Annotated[tuple[str, ...], Field("enemy units that were broken or destroyed")] = ()
    before: Annotated[int, Field("before this turn; 0: at any time", ge=0, le=99)] = 0
