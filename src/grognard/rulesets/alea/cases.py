"""What the rulings on fire, morale and movement look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.core.messages import message
from grognard.rulesets.alea.counters import Commander, Counter, Formation, Nation, double_ids
from grognard.rulesets.alea.terrain import Slope, Terrain, Water

FiringPhase = Literal["offensive", "defensive"]
Targets = Annotated[tuple[Counter, ...], Field("counters of the target hex, top first", least=1, most=6)]
TargetTerrain = Annotated[Terrain, Field("ground of the target hex")]
TargetCommander = Annotated[Commander | None, Field("best commander in the target hex, if any")]
Flank = Annotated[bool, Field("the shot comes from outside the target's front arc")]
Assault = Annotated[bool, Field("the target stack carries an ASSAULT marker")]
Summit = Annotated[bool, Field("highest hex: none beside it is higher and one at least is lower")]
Between = Annotated[Slope, Field("slope between firer and target, if they are adjacent")]
Room = Annotated[int, Field("hexes open behind the target for a retreat", ge=0, le=7)]
Surrounded = Annotated[bool, Field("enemies or their zones of control all round the target")]


class Fire(msgspec.Struct, frozen=True, kw_only=True):
    """Counters of one hex fire at the next hex."""

    firers: Annotated[tuple[Counter, ...], Field("counters that fire together, top first", least=1, most=6)]
    targets: Targets
    terrain: TargetTerrain = "clear"
    flank: Flank = False
    assault: Assault = False
    commander: TargetCommander = None
    summit: Summit = False
    slope: Between = "none"
    room: Room = 7
    surrounded: Surrounded = False
    firer_terrain: Annotated[Terrain, Field("ground of the firing hex")] = "clear"
    firer_assault: Annotated[bool, Field("the firing stack carries an ASSAULT marker")] = False

    def faults(self) -> Iterator[Fault]:
        yield from _closed_in(self)
        yield from double_ids(_ids(self.firers, self.targets, self.commander), "firers")


class ArtilleryFire(msgspec.Struct, frozen=True, kw_only=True):
    """Batteries of one hex fire at a hex in range."""

    batteries: Annotated[
        tuple[Counter, ...], Field("batteries that fire together, top first", least=1, most=3)
    ]
    targets: Targets
    range: Annotated[int, Field("distance in hexes", ge=1, le=10)]
    phase: Annotated[FiringPhase, Field("fire phase")] = "offensive"
    terrain: TargetTerrain = "clear"
    flank: Flank = False
    assault: Assault = False
    commander: TargetCommander = None
    summit: Summit = False
    slope: Between = "none"
    room: Room = 7
    surrounded: Surrounded = False
    enemy_adjacent: Annotated[bool, Field("an enemy of the target stands next to it")] = False

    def faults(self) -> Iterator[Fault]:
        yield from _closed_in(self)
        yield from double_ids(_ids(self.batteries, self.targets, self.commander), "batteries")


def _closed_in(case: Fire | ArtilleryFire) -> Iterator[Fault]:
    if case.surrounded and case.room:
        yield Fault(
            "room",
            "a surrounded target has no hex open behind it: expected 0",
            said=message("fault-surrounded-target"),
        )


def _ids(firers: Iterable[Counter], targets: Iterable[Counter], commander: Commander | None) -> list[str]:
    ids = [counter.id for counter in (*firers, *targets)]
    return ids if commander is None else [*ids, commander.id]


class MoraleTest(msgspec.Struct, frozen=True, kw_only=True):
    """One counter takes a morale test."""

    counter: Annotated[Counter, Field("the counter that tests")]
    commander: Annotated[Commander | None, Field("best commander in the hex, if any")] = None
    terrain: Annotated[Terrain, Field("ground of its hex")] = "clear"
    summit: Summit = False
    no_square: Annotated[bool, Field("charging cavalry whose infantry target has no square")] = False
    short_charge: Annotated[bool, Field("infantry receiving a charge that moved one hex")] = False
    after_charge: Annotated[bool, Field("the test follows from the melee of a charge")] = False
    enemy_adjacent: Annotated[bool, Field("an enemy stands next to it")] = False

    def faults(self) -> Iterator[Fault]:
        yield from double_ids(_ids((self.counter,), (), self.commander), "commander.id")
        if self.no_square and self.counter.arm != "cavalry":
            yield Fault(
                "no_square",
                "only charging cavalry counts a missing square: expected false",
                said=message("fault-no-square"),
            )
        if self.short_charge and self.counter.arm != "infantry":
            yield Fault(
                "short_charge",
                "only infantry receives a charge so: expected false",
                said=message("fault-short-charge"),
            )


class Reorganization(msgspec.Struct, frozen=True, kw_only=True):
    """One counter in the reorganization phase."""

    counter: Annotated[Counter, Field("the counter that reorganizes or rests")]
    commander: Annotated[Commander | None, Field("best commander in the hex, if any")] = None
    terrain: Annotated[Terrain, Field("ground of its hex")] = "clear"
    summit: Summit = False
    zoc: Annotated[bool, Field("it is in an enemy zone of control")] = False
    busy: Annotated[
        Literal["no", "fired", "assaulted", "fired-at"], Field("what it did or suffered in this player turn")
    ] = "no"
    rested: Annotated[bool, Field("cavalry that moved at most half its MP and did not fight")] = False
    enemy_adjacent: Annotated[bool, Field("an enemy stands next to it")] = False
    heat: Annotated[bool, Field("heat and thirst weigh on it (Bailén, from turn 6)")] = False

    def faults(self) -> Iterator[Fault]:
        yield from double_ids(_ids((self.counter,), (), self.commander), "commander.id")
        if self.rested and self.counter.arm != "cavalry":
            yield Fault("rested", "only cavalry rests: expected false", said=message("fault-rested"))
        if self.rested and self.busy in ("fired", "assaulted"):
            yield Fault(
                "rested",
                f"cavalry that has {self.busy} did not rest: expected false",
                said=message("fault-rested-busy", busy=self.busy),
            )


class DivisionMorale(msgspec.Struct, frozen=True, kw_only=True):
    """1.16  One division tests its morale."""

    id: Annotated[str, Field("name of the division")]
    rating: Annotated[int, Field("its rating at the start, 6 best", ge=1, le=6)]
    strength: Annotated[int, Field("strength points it started with", ge=1, le=200)]
    lost: Annotated[int, Field("strength points it has lost", ge=0, le=200)] = 0
    nation: Annotated[Nation, Field("nationality")] = "french"
    reason: Annotated[
        Literal["counter-lost", "counter-defeated", "friends-fleeing", "fleeing", "none"],
        Field("why it must test"),
    ] = "counter-lost"
    fleeing: Annotated[bool, Field("it is fleeing already")] = False
    in_commander_radius: Annotated[bool, Field("all its counters are in its commander's radius")] = False
    in_chief_radius: Annotated[bool, Field("all are in the commander-in-chief's radius")] = False
    fleeing_counters: Annotated[int, Field("counters of it that flee", ge=0, le=24)] = 0
    friends_fleeing: Annotated[bool, Field("a friendly division flees within 2 hexes")] = False
    heat: Annotated[bool, Field("heat and thirst weigh on it (Bailén, from turn 9)")] = False

    def faults(self) -> Iterator[Fault]:
        if self.lost > self.strength:
            yield Fault(
                "lost",
                f"expected at most its strength of {self.strength}, got {self.lost}",
                said=message("fault-lost", strength=self.strength, got=self.lost),
            )
        if self.reason == "fleeing" and not self.fleeing:
            yield Fault(
                "fleeing", "the reason says that it flees: expected true", said=message("fault-fleeing")
            )
        if self.reason == "friends-fleeing" and not self.friends_fleeing:
            yield Fault(
                "friends_fleeing",
                "the reason says that friends flee: expected true",
                said=message("fault-friends-fleeing"),
            )


class StepCost(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a counter into the next hex, with what it does there."""

    counter: Annotated[Counter, Field("the counter that moves")]
    terrain: Annotated[Terrain, Field("ground of the hex entered")] = "clear"
    water: Annotated[Water, Field("water on the hexside crossed; bridge: over the water there")] = "none"
    slope: Annotated[Slope, Field("slope on the hexside crossed")] = "none"
    road: Annotated[bool, Field("the step follows a road or path")] = False
    occupied: Annotated[bool, Field("another counter is in the hex entered")] = False
    next_to_enemy: Annotated[bool, Field("the hex entered is next to an enemy combat counter")] = False
    began_adjacent: Annotated[bool, Field("the counter began its move next to an enemy")] = False
    leaves_zoc: Annotated[bool, Field("it begins its move in an enemy zone of control and leaves it")] = False
    enters_zoc: Annotated[bool, Field("the hex entered is in an enemy zone of control")] = False
    turns: Annotated[int, Field("hexsides it turns before the step", ge=0, le=3)] = 0
    change: Annotated[Formation | Literal["none"], Field("formation it takes in the hex entered")] = "none"
    dismounted: Annotated[bool, Field("cavalry in guerrilla that leaves ground where it was dismounted")] = (
        False
    )
    spent: Annotated[int, Field("MP spent earlier in this move", ge=0, le=12)] = 0
    whole_road: Annotated[bool, Field("the whole move follows road or path")] = False
    whole_maneuver: Annotated[bool, Field("every counter of the moving stack has a Maneuver order")] = False
    enemy_near: Annotated[
        bool, Field("a hex of the move is in an enemy zone or within 2 hexes of an enemy")
    ] = False
    serves: Annotated[Literal["french", "spanish"], Field("army that a Swiss counter serves")] = "french"

    def faults(self) -> Iterator[Fault]:
        if self.dismounted and (self.counter.arm, self.counter.formation) != ("cavalry", "guerrilla"):
            yield Fault(
                "dismounted",
                "only cavalry in guerrilla dismounts: expected false",
                said=message("fault-dismounted"),
            )
        if self.whole_road and not self.road:
            yield Fault(
                "whole_road", "this step leaves the road: expected false", said=message("fault-whole-road")
            )
        if self.whole_maneuver and self.counter.order != "maneuver":
            yield Fault(
                "whole_maneuver",
                "the counter itself has no Maneuver order: expected false",
                said=message("fault-whole-maneuver"),
            )
