"""What a scenario holds besides its table: three tables and the sections of its sheet, as one `Armies`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.messages import Label
from grognard.core.scenario import Scenario
from grognard.rulesets.liberators.scenario_rows import BodyRow, GunRow, LeaderRow, Row, TroopRow
from grognard.rulesets.liberators.special_rules import Edge, Exit, SpecialRule, Verdict


class Army(msgspec.Struct, frozen=True, kw_only=True):
    """4.7, 10.5, 11.1  What is true of a whole army."""

    side: Annotated[str, Field("whose it is")]
    baseline: Annotated[Edge, Field("the edge of the table it comes from")]
    heavy: Annotated[int, Field("stands lost that are heavy casualties; 0: 30 in 100", ge=0, le=999)] = 0
    breaks: Annotated[int, Field("stands lost or broken that end it; 0: half", ge=0, le=999)] = 0
    commissariat: Annotated[Literal["good", "poor"], Field("how well it is supplied")] = "good"
    margin: Annotated[int, Field("points it has to lead by; 0: 5", ge=0, le=99)] = 0


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """13.2  Where an army sets up: within so many inches of its baseline."""

    side: Annotated[str, Field("whose it is")]
    depth: Annotated[int, Field("inches from its baseline", ge=1, le=99)]


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """4.8  A key position."""

    id: Annotated[str, Field("a short name")]
    name: Annotated[Label, Field("what it is called here")]
    side: Annotated[str, Field("who holds it at the start")]
    area: Annotated[str, Field("an area of the table; none: a circle")] = ""
    at: Annotated[str, Field("the middle of a circle, such as 66,48")] = ""
    radius: Annotated[int, Field("its radius in inches", ge=0, le=12)] = 0


class Conditions(msgspec.Struct, frozen=True, kw_only=True):
    """10.4, 14.14  Light and weather, and the ground that an inch stands for."""

    light: Annotated[Literal["day", "twilight"], Field("day, or twilight and fog")] = "day"
    ground: Annotated[
        Literal["plain", "wide"], Field("what an inch is: plain, about 25 yards; wide, twice that")
    ] = "plain"


class Armies(msgspec.Struct, frozen=True, kw_only=True):
    troops: tuple[TroopRow, ...]
    guns: tuple[GunRow, ...]
    leaders: tuple[LeaderRow, ...]
    army: tuple[Army, ...]
    zone: tuple[Zone, ...] = ()
    key: tuple[Key, ...] = ()
    conditions: Conditions = Conditions()
    exit: tuple[Exit, ...] = ()
    special: tuple[SpecialRule, ...] = ()
    verdict: tuple[Verdict, ...] = ()

    @property
    def bodies(self) -> tuple[BodyRow, ...]:
        return (*self.troops, *self.guns)

    @property
    def rows(self) -> tuple[Row, ...]:
        return (*self.troops, *self.guns, *self.leaders)


LiberatorsScenario = Scenario[Armies]
