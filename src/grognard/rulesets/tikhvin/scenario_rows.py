"""The tables of a scenario: combat units, support units and headquarters, one row each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.rulesets.tikhvin.cases import Kind

Size = Literal["division", "brigade", "regiment", "battalion", "static"]


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """1.4  One combat unit at the start, or when it arrives."""

    id: Annotated[str, Field("a short name such as G01")]
    name: Annotated[str, Field("what it is called")]
    side: Annotated[str, Field("whose it is")]
    kind: Annotated[Kind, Field("kind of unit")]
    size: Annotated[Size, Field("its size; a static unit never moves")]
    cf: Annotated[int, Field("combat factors at full strength", ge=1, le=20)]
    efficiency: Annotated[int, Field("efficiency, 3 best", ge=1, le=3)]
    mp: Annotated[int, Field("movement points", ge=0, le=12)]
    hq: Annotated[str | None, Field("its first headquarters; none if it starts out of command")] = None
    start: Annotated[str, Field("the hex it starts or arrives in")]
    turn: Annotated[int, Field("the turn it is there from", ge=1)] = 1

    @property
    def is_static(self) -> bool:
        return self.size == "static"

    def faults(self) -> Iterator[Fault]:
        # 13.2  Static units have no MP and belong to no headquarters; all others can move.
        if self.is_static and (self.mp or self.hq is not None):
            yield Fault("mp", "a static unit has 0 MP and no headquarters")
        if not self.is_static and not self.mp:
            yield Fault("mp", "expected 1 or more: only static units never move")


class Support(msgspec.Struct, frozen=True, kw_only=True):
    """1.5  One support unit: artillery on the map, or an air unit in its box."""

    id: Annotated[str, Field("a short name such as GA1")]
    name: Annotated[str, Field("what it is called")]
    side: Annotated[str, Field("whose it is")]
    kind: Annotated[Literal["artillery", "air"], Field("artillery or air")]
    value: Annotated[int, Field("what it adds to a combat", ge=1, le=2)]
    range: Annotated[int, Field("hexes it reaches; air units reach everywhere", ge=0, le=6)] = 0
    mp: Annotated[int, Field("movement points; none for air units", ge=0, le=12)] = 0
    hq: Annotated[str | None, Field("its first headquarters")] = None
    start: Annotated[str | None, Field("the hex it starts or arrives in; none for air units")] = None
    turn: Annotated[int, Field("the turn it is there from", ge=1)] = 1

    def faults(self) -> Iterator[Fault]:
        if self.kind == "artillery":
            if self.start is None or not self.range or not self.mp:
                yield Fault("start", "artillery stands in a hex, has a range and moves")
        elif self.start is not None or self.hq is not None or self.mp or self.value != 1:
            yield Fault(
                "start", "an air unit adds 1 and stays in its box: expected no hex, MP or headquarters"
            )


class Headquarters(msgspec.Struct, frozen=True, kw_only=True):
    """1.6  One headquarters of a corps or an army."""

    id: Annotated[str, Field("a short name such as GL1")]
    name: Annotated[str, Field("who commands")]
    side: Annotated[str, Field("whose it is")]
    command: Annotated[str, Field("the corps or army")]
    radius: Annotated[int, Field("hexes its command reaches", ge=1, le=12)]
    capacity: Annotated[int, Field("units it may command", ge=1, le=20)]
    mp: Annotated[int, Field("movement points", ge=1, le=12)]
    start: Annotated[str, Field("the hex it starts or arrives in")]
    turn: Annotated[int, Field("the turn it is there from", ge=1)] = 1


Row = Unit | Support | Headquarters
