"""10. The special rules that scenarios put together, one struct a kind. Dice are one six-sided die.

`on` is the least roll that succeeds. A turn given as `from_turn` is the first in which the rule works.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.rulesets.alea.counters import Nation

FromTurn = Annotated[int, Field("first turn in which it works", ge=1)]
On = Annotated[int, Field("least roll that succeeds", ge=1, le=6)]
Divisions = Annotated[tuple[str, ...], Field("divisions it is about", least=1)]
Units = Annotated[tuple[str, ...], Field("units it is about", least=1)]
SideId = Annotated[str, Field("the side it is about")]


class Special(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A rule of this scenario."""


class OrdersLimited(Special, frozen=True, tag="orders-limited"):
    """Until the end of `through_turn` counters of these divisions and nations may get these orders only."""

    divisions: Divisions
    nations: Annotated[tuple[Nation, ...], Field("nations it is about", least=1)]
    orders: Annotated[tuple[Literal["maneuver", "attack"], ...], Field("orders that remain", least=1)]
    through_turn: Annotated[int, Field("last turn in which it works", ge=1)]


class Release(msgspec.Struct, frozen=True, kw_only=True):
    """From which turn a held division is rolled for, and what releases it."""

    division: Annotated[str, Field("the division")]
    from_turn: FromTurn
    on: On


class HeldDivisions(Special, frozen=True, tag="held-divisions"):
    """Divisions that stand still until they are released.

    A held division gets no orders. Its counters may turn, change formation, fire, react and defend; they
    enter another hex in retreat only. In the side's command step a die is rolled for each held division from
    its turn on, with `bonus` added while the side owns `bonus_hex`. A division is also released, without a
    die, when one of its counters is fired on or assaulted, or when an enemy combat counter ends a move within
    `alarm` hexes of one.
    """

    side: SideId
    release: Annotated[tuple[Release, ...], Field("one for each division", least=1)]
    bonus: Annotated[int, Field("added to the die", ge=0)]
    bonus_hex: Annotated[str, Field("while this hex is owned")]
    alarm: Annotated[int, Field("an enemy within so many hexes releases it", ge=1)]


class CrossingBan(Special, frozen=True, tag="crossing-ban"):
    """Counters of the divisions may not cross hexsides with the feature, not even at a bridge.

    From `from_turn` on a die is rolled in each command step of their side; success ends the ban for good.
    Until then they get only the listed orders, except counters with an enemy combat counter next to them.
    """

    divisions: Divisions
    feature: Annotated[str, Field("hexside feature")]
    from_turn: FromTurn
    on: On
    orders: Annotated[tuple[Literal["maneuver", "attack"], ...], Field("orders meanwhile", least=1)]


class ChargePermission(Special, frozen=True, tag="charge-permission"):
    """A charge declared by one of the units needs a die, unless one of the commanders is with any of them.

    A charge refused ends the counter's turn: it neither moves nor assaults any more in it.
    """

    units: Units
    on: On
    unless_with: Annotated[tuple[str, ...], Field("commanders whose presence is enough")] = ()


class Tide(Special, frozen=True, tag="tide"):
    """From `from_turn` on hexes of the ground cost so many MP for all, and the ways give nothing in them."""

    from_turn: FromTurn
    terrain: Annotated[str, Field("ground of the map that the sea takes")]
    cost: Annotated[int, Field("MP", ge=1)]
    ways: Annotated[tuple[str, ...], Field("roads and paths that are lost there")] = ()


class Heat(Special, frozen=True, tag="heat"):
    """Thirst: the side's reorganization tests, and later its division tests, have a modifier.

    Reorganization tests are spared while a combat counter of the side stands in one of the wells.
    """

    side: SideId
    from_turn: FromTurn
    division_from_turn: FromTurn
    wells: Annotated[tuple[str, ...], Field("hexes with water", least=1)]


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """What a reinforcement needs from a turn on."""

    from_turn: FromTurn
    on: On


class ReinforcementByDie(Special, frozen=True, tag="reinforcement-by-die"):
    """A division that is not there until a die brings it.

    One die in each joint end phase from the first chance on, by the last chance whose turn has come; after a
    success its counters and commander enter in the next player turn of their side, on their start hexes. The
    `turn` of their rows is the first turn in which that can happen.
    """

    division: Annotated[str, Field("the division")]
    chances: Annotated[tuple[Chance, ...], Field("in order of turns", least=1)]


class EarlyEntry(Special, frozen=True, tag="early-entry"):
    """From `from_turn` on the owner may roll once in each of his reinforcement steps for the units together.

    On success all of them that are due in later turns enter in this one.
    """

    units: Units
    from_turn: FromTurn
    on: On


class PassingOver(Special, frozen=True, tag="passing-over"):
    """The only counters that may pass over when they are defeated `within` so many hexes of one of `near`."""

    units: Units
    near: Annotated[tuple[str, ...], Field("counters of the enemy that draw them", least=1)]
    within: Annotated[int, Field("within so many hexes", ge=1)]


class Convoy(Special, frozen=True, tag="convoy"):
    """A train: it moves as a limbered foot battery and takes orders from one commander only.

    It never deploys, fires or assaults, has no zone of control, defends with 1 SP, stacks with anything and
    belongs to no division. Any loss, and any result that would make it retreat, flee or be defeated,
    eliminates it. It may not enter a column above `column` while an enemy counter in Normal state stands on
    one of the `guards`.
    """

    unit: Annotated[str, Field("the train")]
    commander: Annotated[str, Field("who gives it orders")]
    column: Annotated[int, Field("last column open to it", ge=1)]
    guards: Annotated[tuple[str, ...], Field("hexes that set it free", least=1)]


class Dark(Special, frozen=True, tag="dark"):
    """On one turn no fire reaches farther than so many hexes, and perhaps no charge is declared."""

    turn: Annotated[int, Field("the turn", ge=1)]
    fire_range: Annotated[int, Field("how far fire reaches", ge=1)]
    charges: Annotated[bool, Field("whether cavalry may charge")]


class Confined(Special, frozen=True, tag="confined"):
    """Counters of the divisions may not enter a column below `least_column`.

    The rule ends for good when an enemy combat counter has entered `until_column` or a column above it.
    """

    divisions: Divisions
    least_column: Annotated[int, Field("first column they may enter", ge=1)]
    until_column: Annotated[int, Field("column of the map", ge=1)]


SpecialRule = (
    OrdersLimited | HeldDivisions | CrossingBan | ChargePermission | Tide | Heat | ReinforcementByDie
    | EarlyEntry | PassingOver | Convoy | Dark | Confined
)  # fmt: skip
