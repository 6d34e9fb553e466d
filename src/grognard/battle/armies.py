"""What a scenario holds besides its map: units, ground that brings points, and the lead that wins."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grognard.core.case import Field
from grognard.core.messages import Label
from grognard.core.remember import once_for_each
from grognard.core.scenario import Scenario

Side = Annotated[str, Field("whose it is")]
Points = Annotated[int, Field("victory points", ge=1)]


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """1.1  One unit at the start, or when it arrives."""

    id: Annotated[str, Field("a short name such as B1")]
    name: Annotated[str, Field("what it is called")]
    side: Side
    kind: Annotated[str, Field("kind of unit: a column of the terrain chart")]
    strength: Annotated[int, Field("strength points", ge=1, le=20)]
    morale: Annotated[int, Field("morale, the higher the better", ge=1, le=6)]
    mp: Annotated[int, Field("movement points", ge=0, le=20)]
    range: Annotated[int, Field("hexes it fires; 0 if it does not", ge=0, le=12)] = 0
    start: Annotated[str, Field("the hex it starts or arrives in")]
    turn: Annotated[int, Field("the turn it is there from", ge=1)] = 1


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """6.2  Ground that brings points to the side that was in it last, or to one side alone."""

    name: Label
    hex: Annotated[str, Field("hex")]
    points: Points
    side: Annotated[str | None, Field("who scores; both if nobody is named")] = None
    held: Annotated[str | None, Field("who holds it at the start")] = None


class Margins(msgspec.Struct, frozen=True, kw_only=True):
    """6.4  By the lead of one side: what wins it the game, and what still draws."""

    side: Annotated[str, Field("whose lead is counted")]
    win: Annotated[int, Field("least lead that wins")]
    draw: Annotated[int, Field("least lead that draws; less wins for the enemy")]
    loss: Annotated[int, Field("points for each strength point eliminated", ge=0)] = 1


class Armies(msgspec.Struct, frozen=True, kw_only=True):
    """The armies of a scenario and what they fight for."""

    units: tuple[Unit, ...]
    objectives: tuple[Objective, ...] = msgspec.field(name="objective", default=())
    margins: Margins


ArmyScenario = Scenario[Armies]


class Roster:
    """The units of one scenario by id, and who fights whom."""

    def __init__(self, scenario: ArmyScenario) -> None:
        self.units: dict[str, Unit] = {row.id: row for row in scenario.own.units}
        first, second = (player.id for player in scenario.sides)
        self.enemy = {first: second, second: first}

    def side(self, id: str) -> str:
        return self.units[id].side


#: The roster of a scenario.
roster = once_for_each(Roster)
