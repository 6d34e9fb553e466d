"""The tables of a scenario: troops, guns and leaders, one row each, placed in inches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.plane import Point, packed, read_point
from grognard.rulesets.liberators.cases import Rating
from grognard.rulesets.liberators.pieces import (
    FORMATIONS,
    Arm,
    Carriage,
    Effectiveness,
    Formation,
    Gun,
    Quality,
)

Flag = Literal["british", "gaucho", "granadero", "lancer", "brave-colonel", "can-skirmish"]
FLAGS: tuple[str, ...] = ("british", "gaucho", "granadero", "lancer", "brave-colonel", "can-skirmish")


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """A piece where it starts: the middle of its front, in inches from the south-western corner."""

    id: Annotated[str, Field("a short name such as P01")]
    name: Annotated[str, Field("what it is called")]
    side: Annotated[str, Field("whose it is")]
    x: Annotated[str, Field("inches from the western edge")]
    y: Annotated[str, Field("inches from the southern edge")]
    turn: Annotated[int, Field("the turn it is there from", ge=1)] = 1

    @property
    def start(self) -> Point:
        return read_point(f"{self.x},{self.y}")

    @property
    def at(self) -> int:
        return packed(self.start)

    def faults(self) -> Iterator[Fault]:
        try:
            read_point(f"{self.x},{self.y}")
        except ValueError as wrong:
            yield Fault("x", str(wrong))


class Body(Placed, frozen=True, kw_only=True):
    """What has a front and a leader."""

    leader: Annotated[str | None, Field("who leads it; none: the army commander")] = None
    facing: Annotated[int, Field("degrees from north by east", ge=0, le=359)] = 0
    flags: Annotated[
        tuple[str, ...], Field("british gaucho granadero lancer brave-colonel can-skirmish")
    ] = ()

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        for flag in self.flags:
            if flag not in FLAGS:
                yield Fault("flags", f"got {flag!r}", FLAGS)


class TroopRow(Body, frozen=True, kw_only=True):
    """1.3  A unit of foot or horse."""

    arm: Annotated[Arm, Field("infantry or cavalry")]
    quality: Annotated[Quality, Field("its quality")]
    effectiveness: Annotated[Effectiveness, Field("its effectiveness")]
    stands: Annotated[int, Field("stands at the start", ge=2, le=17)]
    weapon: Annotated[Literal["rifle", "musket", "carbine", "lance", "none"], Field("its weapon")]
    skirmish: Annotated[int, Field("skirmisher rating number; 0: none", ge=0, le=10)] = 0
    formation: Annotated[Formation, Field("its formation at the start")]

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        if self.formation not in FORMATIONS[self.arm]:
            yield Fault("formation", f"{self.arm} cannot be in {self.formation}", FORMATIONS[self.arm])


class GunRow(Body, frozen=True, kw_only=True):
    """1.7  A battery."""

    gun: Annotated[Gun, Field("its gun type")]
    stands: Annotated[int, Field("gun stands at the start", ge=1, le=6)]
    carriage: Annotated[Carriage, Field("foot, horse or fixed guns")] = "foot"
    quality: Annotated[Quality, Field("quality of its army's artillery")] = "regular"
    formation: Annotated[Literal["limbered", "unlimbered"], Field("limbered or not")] = "unlimbered"
    trained: Annotated[Literal["yes", "no"], Field("Argentine from 1818, or Chilean from 1820")] = "no"


class LeaderRow(Placed, frozen=True, kw_only=True):
    """1.8  A leader."""

    role: Annotated[
        Literal["army", "second", "brigade"],
        Field("army commander, his second for all infantry, or brigade leader"),
    ]
    rating: Annotated[Rating, Field("his rating")]
    ardent: Annotated[Literal["yes", "no"], Field("joins whichever of his units charges")] = "no"


BodyRow = TroopRow | GunRow
Row = TroopRow | GunRow | LeaderRow
