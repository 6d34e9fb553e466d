"""11. What a scenario's victory is made of: points counted at the end, wins on the spot, and the margins.

`side` is who scores or wins; "both" stands for an item that works for either side against the other. A hex
is owned by the side whose combat counter was last in it; before that by `owner`, or by no side.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.messages import Label

BOTH = "both"
Margin = Literal["marginal", "decisive"]

Scorer = Annotated[str, Field("who scores: a side, or both")]
Points = Annotated[int, Field("victory points", ge=1)]
Name = Annotated[Label, Field("what it is called here")]
Hexes = Annotated[tuple[str, ...], Field("hexes", least=1)]


class Item(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One line of the count at the end of the last turn."""

    side: Scorer = BOTH


class Eliminated(Item, frozen=True, tag="eliminated"):
    """Each enemy counter eliminated scores its starting SP; one that fled off the map the given share of it.

    The share is rounded for each counter, one half up.
    """

    fled_share: Annotated[str, Field("a fraction such as 1/2")]


class Casualties(Item, frozen=True, tag="casualties"):
    """The points for each SP lost by an enemy counter that is still on the map."""

    points: Points


class Battery(Item, frozen=True, tag="battery"):
    """The points for each enemy battery eliminated by a result that makes its side retreat."""

    points: Points


class CommanderRemoved(Item, frozen=True, tag="commander"):
    """The points for each enemy commander removed; one who takes his place counts when he is removed too."""

    chief: Annotated[int, Field("points for a commander-in-chief", ge=1)]
    other: Annotated[int, Field("points for any other", ge=1)]


class FleeingDivision(Item, frozen=True, tag="fleeing"):
    """The points for each enemy division that is fleeing at the end."""

    points: Points


class Objective(Item, frozen=True, tag="objective"):
    """The points for a side that owns at least `need` of the hexes at the end."""

    name: Name
    hexes: Hexes
    need: Annotated[int, Field("how many of the hexes must be owned", ge=1)]
    points: Points
    owner: Annotated[str | None, Field("the side that owns them at the start; else whoever stands there")] = (
        None
    )


class OnceEliminated(Item, frozen=True, tag="once-eliminated"):
    """The points once, as soon as one enemy counter of this arm and one of these classes is eliminated."""

    name: Name
    arm: Annotated[Literal["infantry", "cavalry", "artillery"], Field("arm of the counter")]
    classes: Annotated[tuple[str, ...], Field("classes that count", least=1)]
    points: Points


class RiddenDown(Item, frozen=True, tag="ridden-down"):
    """The points for each enemy counter of the arm eliminated in a melee in which cavalry attacked it."""

    name: Name
    arm: Annotated[Literal["infantry", "cavalry", "artillery"], Field("arm of the counter")]
    points: Points


class DivisionsHalved(Item, frozen=True, tag="divisions-halved"):
    """The points if each of the divisions has lost this share of its starting SP or more; fled SP count."""

    name: Name
    divisions: Annotated[tuple[str, ...], Field("divisions of the enemy", least=1)]
    share: Annotated[str, Field("a fraction such as 1/2")]
    points: Points


class NoneReleased(Item, frozen=True, tag="none-released"):
    """The points if no division of the scenario's `held-divisions` was released by a die."""

    name: Name
    points: Points


class Presence(Item, frozen=True, tag="presence"):
    """The points if a counter of the side, neither disorganized nor worse, stands on one of the hexes."""

    name: Name
    hexes: Hexes
    points: Points


class HeldBack(Item, frozen=True, tag="held-back"):
    """The points if the enemy's unit is eliminated, or still on the map in a column below the given one."""

    name: Name
    unit: Annotated[str, Field("the enemy's unit")]
    column: Annotated[int, Field("column of the map", ge=1)]
    points: Points


class Win(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A win on the spot, looked for in every joint end phase (exits: as soon as they happen)."""

    side: Annotated[str, Field("who wins by it: a side, or both")] = BOTH
    margin: Annotated[Margin, Field("how well it wins at least")] = "decisive"


class FleeingMajority(Win, frozen=True, tag="fleeing-majority"):
    """More than half of the enemy's divisions on the map are fleeing."""


class DivisionsFleeing(Win, frozen=True, tag="divisions-fleeing"):
    """At least so many divisions of the enemy are fleeing at the same time."""

    count: Annotated[int, Field("divisions", ge=1)]


class ExitedStrength(Win, frozen=True, tag="exited-strength"):
    """Combat counters of so many current SP, none of them fleeing, have left by the hexes; the units too."""

    hexes: Hexes
    strength: Annotated[int, Field("strength points", ge=1)]
    units: Annotated[tuple[str, ...], Field("units that must have left as well")] = ()


class HexesAtTurnEnd(Win, frozen=True, tag="hexes-at-turn-end"):
    """The side owns all the hexes at the end of a turn, from the given one on."""

    hexes: Hexes
    from_turn: Annotated[int, Field("first turn that counts", ge=1)]


class AtLeast(Win, frozen=True, tag="at-least"):
    """At the end of the last turn: a side that owns `need` of the hexes wins by the margin or better.

    If the points give its enemy more, or no side anything, the side still wins by this margin.
    """

    hexes: Hexes
    need: Annotated[int, Field("how many of the hexes must be owned", ge=1)]


class Margins(msgspec.Struct, frozen=True, kw_only=True):
    """11.3  The lead in points that makes a win marginal or decisive; a smaller one is a draw."""

    marginal: Annotated[int, Field("least lead of a marginal win", ge=1)]
    decisive: Annotated[int, Field("least lead of a decisive win", ge=1)]


VictoryItem = (
    Eliminated | Casualties | Battery | CommanderRemoved | FleeingDivision | Objective | OnceEliminated
    | RiddenDown | DivisionsHalved | NoneReleased | Presence | HeldBack
)  # fmt: skip
AnyWin = FleeingMajority | DivisionsFleeing | ExitedStrength | HexesAtTurnEnd | AtLeast
