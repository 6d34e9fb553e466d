"""13. Rules of single scenarios, as data."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grognard.core.case import Field


class Special(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A rule that only some scenarios have."""


class Capacity(Special, frozen=True, tag="capacity"):
    """13.3  A headquarters commands another number of units from a turn on."""

    hq: Annotated[str, Field("the headquarters")]
    from_turn: Annotated[int, Field("first turn", ge=1)]
    capacity: Annotated[int, Field("units it may command", ge=1, le=20)]


class Closed(Special, frozen=True, tag="closed"):
    """13.4  Hexes that a side may neither enter nor attack."""

    side: Annotated[str, Field("whom they are closed to")]
    hexes: Annotated[tuple[str, ...], Field("hexes", least=1)]


class Leash(Special, frozen=True, tag="leash"):
    """13.5  A unit stays near a river; from a turn on it is beyond it only in company."""

    unit: Annotated[str, Field("the unit")]
    bank: Annotated[tuple[str, ...], Field("hexes along its own bank of the river", least=1)]
    far_bank: Annotated[tuple[str, ...], Field("hexes along the other bank", least=1)]
    within: Annotated[int, Field("hexes from one of them", ge=0, le=12)]
    from_turn: Annotated[int, Field("turn from which it needs company beyond", ge=1)]


class Remain(Special, frozen=True, tag="remain"):
    """13.6  So many of some units stay west of a column through a turn."""

    side: Annotated[str, Field("whose they are")]
    units: Annotated[tuple[str, ...], Field("units", least=1)]
    count: Annotated[int, Field("how many stay", ge=1)]
    column: Annotated[int, Field("first column they may not go to", ge=1)]
    through: Annotated[int, Field("last turn", ge=1)]


class Transfer(Special, frozen=True, tag="transfer"):
    """13.7  At the start of a turn a unit may be lifted from outside enemy zones and placed elsewhere."""

    unit: Annotated[str, Field("the unit")]
    turn: Annotated[int, Field("turn", ge=1)]
    hexes: Annotated[tuple[str, ...], Field("where it may be placed", least=1)]


class HoldOrder(Special, frozen=True, tag="hold-order"):
    """13.8  The enemy gains points if a side leaves a hex before a turn without having lost a combat."""

    side: Annotated[str, Field("who must hold")]
    hex: Annotated[str, Field("hex")]
    before: Annotated[int, Field("turn from which it may go", ge=1)]
    points: Annotated[int, Field("points to the enemy", ge=1)]


SpecialRule = Capacity | Closed | Leash | Remain | Transfer | HoldOrder
