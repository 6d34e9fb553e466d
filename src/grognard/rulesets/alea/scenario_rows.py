"""The tables of a scenario: combat counters, commanders and divisions, one row each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.rulesets.alea.counters import CLASSES, FORMATIONS, Arm, Class, Formation, Nation, Willingness

ScenarioArm = Literal["infantry", "cavalry", "artillery", "train"]
Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Rank = Literal["commander-in-chief", "division", "second"]

#: 5.8  formations with front hexes all round
ALL_ROUND = ("square", "guerrilla")


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """1.5  One combat counter at the start, or when it arrives. Rows of one hex stand top counter first."""

    id: Annotated[str, Field("a short name such as A01")]
    name: Annotated[str, Field("what it is called")]
    side: Annotated[str, Field("whose it is")]
    nation: Annotated[Nation, Field("nationality")]
    division: Annotated[str | None, Field("a division of divisions.csv; none for the train")] = None
    arm: Annotated[ScenarioArm, Field("its arm; a train is wagons that cannot fight")]
    cls: Annotated[Class | None, Field("its class within the arm")] = None
    carriage: Annotated[Literal["foot", "horse"] | None, Field("batteries only")] = None
    willingness: Annotated[Willingness, Field("combat willingness, A best to F worst")]
    strength: Annotated[int, Field("strength points, or a battery's factor", ge=1, le=24)]
    formation: Annotated[Formation, Field("formation at the start")]
    facing: Annotated[Facing | None, Field("where it faces; none for guerrillas and squares")] = None
    start: Annotated[str, Field("the hex it starts or arrives in")]
    turn: Annotated[int, Field("the turn it is there from", ge=1)] = 1
    option: Annotated[str | None, Field("the option it belongs to")] = None

    @property
    def horse(self) -> bool:
        return self.carriage == "horse"

    @property
    def moves_as(self) -> Arm:
        """10.14  The arm that it moves and stands as: a train as a battery, all others as their own."""
        return "artillery" if self.arm == "train" else self.arm

    def faults(self) -> Iterator[Fault]:
        # 1.7, 1.13, 1.14  Classes and formations of the arm.
        arm = self.moves_as
        if self.arm == "train":
            if self.formation != "limbered":
                yield Fault("formation", "wagons are always on the move", ("limbered",))
        elif self.cls not in CLASSES[arm]:
            yield Fault("cls", f"{arm} is not {self.cls}", CLASSES[arm])
        if self.formation not in FORMATIONS[arm]:
            yield Fault("formation", f"{arm} cannot be in {self.formation}", FORMATIONS[arm])
        elif self.formation == "guerrilla" and self.cls != "light":
            yield Fault("formation", "only light infantry and light cavalry may be in guerrilla", ("normal",))
        if (self.carriage is not None) != (self.arm == "artillery"):
            expected = "a battery is foot or horse" if self.arm == "artillery" else "only batteries have one"
            yield Fault("carriage", expected)
        if (self.division is None) != (self.arm == "train"):
            yield Fault("division", "every counter but the train belongs to one")
        # 5.6, 5.8  A counter with a front has a facing.
        if self.formation in ALL_ROUND and self.facing is not None:
            yield Fault("facing", f"a counter in {self.formation} faces all round: expected none")
        if self.formation not in ALL_ROUND and self.facing is None:
            yield Fault("facing", "missing", ("N", "NE", "SE", "S", "SW", "NW"))


class General(msgspec.Struct, frozen=True, kw_only=True):
    """1.9-1.11  One commander."""

    id: Annotated[str, Field("a short name such as AL1")]
    name: Annotated[str, Field("what he is called")]
    side: Annotated[str, Field("whose he is")]
    rank: Annotated[Rank, Field("a second gives orders but does not count for division morale")]
    divisions: Annotated[tuple[str, ...], Field("divisions he may order; a commander-in-chief has none")] = ()
    nations: Annotated[tuple[Nation, ...], Field("nations that a commander-in-chief may order")] = ()
    nation: Annotated[Nation, Field("his own nationality, for his movement")]
    melee: Annotated[int, Field("melee factor", ge=0, le=2)]
    morale: Annotated[int, Field("morale factor", ge=0, le=2)]
    orders: Annotated[int, Field("orders he may give a turn", ge=0, le=12)]
    radius: Annotated[int, Field("hexes his command reaches", ge=0, le=12)]
    start: Annotated[str, Field("the hex he starts or arrives in")]
    turn: Annotated[int, Field("the turn he is there from", ge=1)] = 1
    option: Annotated[str | None, Field("the option he belongs to")] = None

    def faults(self) -> Iterator[Fault]:
        chief = self.rank == "commander-in-chief"
        if chief and (self.divisions or not self.nations):
            yield Fault("nations", "a commander-in-chief orders nations: expected these and no divisions")
        if not chief and (self.nations or not self.divisions):
            yield Fault("divisions", "expected the divisions he orders, and no nations")


class Division(msgspec.Struct, frozen=True, kw_only=True):
    """1.16, 8.12  One division: its rating, and the strength from which its losses are counted."""

    id: Annotated[str, Field("a short name such as ruffin")]
    side: Annotated[str, Field("whose it is")]
    name: Annotated[str, Field("what it is called")]
    rating: Annotated[int, Field("division morale, 6 best to 1", ge=1, le=6)]
    lead: Annotated[str | None, Field("the commander who counts for its morale, if it has one")] = None
    counters: Annotated[int, Field("how many counters it has", ge=1)]
    start_sp: Annotated[int, Field("strength points of them all, batteries included", ge=1)]
    option: Annotated[str | None, Field("the option it belongs to")] = None
