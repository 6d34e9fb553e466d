"""The tables of a scenario: combat units, officers and formations, one row each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.rulesets.jours_de_gloire.counters import ARTILLERY, Arm, Column

Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Rank = Literal["commander-in-chief", "commander", "second"]
Nation = Literal["french", "british", "portuguese", "spanish", "swiss", "polish", "austrian", "kgl"]

CHIEF: Rank = "commander-in-chief"
#: 1.12  what only a chief has
_CHIEFS = ("potential", "initiative")


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """1.4  One combat unit at the start, or when it arrives. Rows of one hex stand top unit first."""

    id: Annotated[str, Field("a short name such as M01")]
    name: Annotated[str, Field("what it is called")]
    side: Annotated[str, Field("whose it is")]
    nation: Annotated[Nation, Field("nationality")]
    formation: Annotated[str | None, Field("a formation of formations.csv; none for an independent unit")] = (
        None
    )
    arm: Annotated[Arm, Field("its arm")]
    sp: Annotated[int, Field("strength points in good order", ge=1, le=20)]
    back_sp: Annotated[int | None, Field("strength points in disorder; left out: a third less", ge=1)] = None
    cohesion: Annotated[int, Field("cohesion in good order", ge=0, le=9)]
    back_cohesion: Annotated[int | None, Field("cohesion in disorder; left out: one less", ge=0, le=9)] = None
    engagement: Annotated[int | None, Field("engagement; guns have none", ge=0, le=9)] = None
    back_engagement: Annotated[
        int | None, Field("engagement in disorder; left out: one less", ge=0, le=9)
    ] = None
    move: Annotated[int, Field("movement allowance", ge=1, le=20)]
    range: Annotated[int | None, Field("effective range of a battery, in hexes", ge=1, le=6)] = None
    engineers: Annotated[Literal["yes"] | None, Field("yes: they can lay a pontoon")] = None
    facing: Annotated[Facing, Field("where it faces")]
    start: Annotated[
        tuple[str, ...], Field("the hex it starts in; of one that arrives, the first that is free", least=1)
    ]
    turn: Annotated[int, Field("the turn it is there from", ge=1)] = 1
    option: Annotated[str | None, Field("the option it belongs to")] = None

    @property
    def is_guns(self) -> bool:
        return self.arm in ARTILLERY

    @property
    def column(self) -> Column:
        """2.2  The movement column of the terrain chart."""
        return "artillery" if self.is_guns else "infantry" if self.arm == "infantry" else "cavalry"

    def faults(self) -> Iterator[Fault]:
        # 1.6, 1.7  Guns have a range, the others an engagement.
        if self.is_guns != (self.range is not None):
            yield Fault("range", "expected one for a battery" if self.is_guns else "only batteries have one")
        if self.is_guns == (self.engagement is not None):
            yield Fault("engagement", "guns have none" if self.is_guns else "missing")
        if self.is_guns and self.back_engagement is not None:
            yield Fault("back_engagement", "guns have none")
        if self.engineers is not None and self.arm != "infantry":
            yield Fault("engineers", "engineers are infantry")
        if self.turn == 1 and len(self.start) > 1:
            yield Fault("start", "a unit that is there on turn 1 starts in one hex")


class Officer(msgspec.Struct, frozen=True, kw_only=True):
    """1.12  One officer: a chief, a commander, or a second who commands several formations besides theirs."""

    id: Annotated[str, Field("a short name such as ML1")]
    name: Annotated[str, Field("what he is called")]
    side: Annotated[str, Field("whose he is")]
    nation: Annotated[Nation, Field("nationality")]
    rank: Annotated[Rank, Field("his rank")]
    formations: Annotated[tuple[str, ...], Field("formations he commands; a chief has none")] = ()
    potential: Annotated[int | None, Field("command points of a chief", ge=0, le=20)] = None
    initiative: Annotated[int | None, Field("initiative of a chief", ge=0, le=9)] = None
    radius: Annotated[int, Field("hexes his command reaches", ge=0, le=12)]
    bonus: Annotated[int, Field("bonus to units stacked with him", ge=0, le=2)]
    move: Annotated[int, Field("movement allowance", ge=1, le=20)] = 10
    start: Annotated[
        tuple[str, ...], Field("the hex he starts in; of one who arrives, the first that is free", least=1)
    ]
    turn: Annotated[int, Field("the turn he is there from", ge=1)] = 1
    option: Annotated[str | None, Field("the option he belongs to")] = None

    @property
    def is_chief(self) -> bool:
        return self.rank == CHIEF

    def faults(self) -> Iterator[Fault]:
        for name in _CHIEFS:
            if self.is_chief != (getattr(self, name) is not None):
                yield Fault(name, "missing" if self.is_chief else "only a chief has one")
        if self.is_chief == bool(self.formations):
            expected = "a chief commands them all" if self.is_chief else "expected those he commands"
            yield Fault("formations", expected)


class Formation(msgspec.Struct, frozen=True, kw_only=True):
    """1.13  One formation: the units that act together, and its activation markers."""

    id: Annotated[str, Field("a short name such as kempt")]
    side: Annotated[str, Field("whose it is")]
    name: Annotated[str, Field("what it is called")]
    units: Annotated[int, Field("how many units it has", ge=1)]
    sp: Annotated[int, Field("strength points of its foot and horse", ge=0)]
    markers: Annotated[int, Field("activation markers a turn", ge=1, le=3)] = 1
    option: Annotated[str | None, Field("the option it belongs to")] = None
