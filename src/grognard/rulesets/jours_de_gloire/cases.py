"""What the rulings of Jours de Gloire look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from grognard.core.case import Field, double_names
from grognard.core.errors import Fault
from grognard.core.messages import message
from grognard.rulesets.jours_de_gloire.counters import Column, Counter, Rear, State, Unit, double_ids

Terrain = Literal["clear", "difficult", "orchard", "woods", "marsh", "water", "town", "castle"]
Feature = Literal["stream", "river", "bridge", "crest", "slope", "steep-slope", "redoubt", "fortification"]
#: 2.1  All that one hexside carries; nothing at all on most of them.
Hexside: TypeAlias = tuple[Feature, ...]
Arc = Literal["front", "rear"]
Intent = Literal["enter-zoc", "shock", "charge"]
Occasion = Literal["result", "rally-phase"]
#: a terrain by its word on a map
TERRAINS: dict[str, Terrain] = {terrain: terrain for terrain in get_args(Terrain)}

HexTerrain = Annotated[Terrain, Field("terrain of the hex, roads aside")]
Crossing = Annotated[Hexside, Field("what the hexside between the two carries", most=5)]
Outward = Annotated[bool, Field("out of a redoubt, wall or fortification rather than into it")]
Climb = Annotated[int, Field("levels up to the target; negative: down", ge=-6, le=6)]
OpenEnded = Annotated[bool, Field("what the victors may do next is for the map to say, not for this case")]
Behind = Annotated[Rear, Field("what lies behind the hex")]

#: 2.1  Of each of these a hexside carries one at most.
ONE_OF: tuple[Hexside, ...] = (("stream", "river"), ("slope", "steep-slope"), ("redoubt", "fortification"))


def hexside_faults(hexside: Hexside) -> Iterator[Fault]:
    """What one hexside cannot carry at once."""
    for feature in dict.fromkeys(hexside):
        if hexside.count(feature) > 1:
            yield Fault(
                "hexside", f"{feature} is given twice", said=message("fault-hexside-twice", feature=feature)
            )
    for kinds in ONE_OF:
        if all(feature in hexside for feature in kinds):
            one, other = kinds
            said = message("fault-hexside-both", one=one, other=other)
            yield Fault("hexside", f"expected {one} or {other}, not both on one hexside", said=said)
    if "bridge" in hexside and "stream" not in hexside and "river" not in hexside:
        yield Fault(
            "hexside",
            "a bridge needs a stream or a river beside it in the list",
            said=message("fault-bridge"),
        )


class AttackingHex(msgspec.Struct, frozen=True, kw_only=True):
    """Attackers of one hex; 5.2 it is a front or a rear hex of the defenders, who face one way."""

    units: Annotated[tuple[Unit, ...], Field("attackers in this hex", least=1, most=2)]
    arc: Annotated[Arc, Field("a front or a rear hex of the defenders")] = "front"
    facing: Annotated[bool, Field("the attacked hex is in their own front")] = True
    terrain: HexTerrain = "clear"
    hexside: Crossing = ()
    outward: Outward = False
    climb: Climb = 0
    exposed: Annotated[bool, Field("a rear hex of theirs is in the front of foot or horse not fighting")] = (
        False
    )
    rear: Behind = Rear()

    def faults(self) -> Iterator[Fault]:
        yield from hexside_faults(self.hexside)


class ChargingHex(AttackingHex, frozen=True, kw_only=True):
    charging: Annotated[bool, Field("these units charge; false: they join the attack")] = True
    hexes: Annotated[int, Field("hexes of charge movement", ge=0, le=20)] = 2
    straight: Annotated[bool, Field("the last two hexes in a straight line at the target")] = True
    through: Annotated[tuple[Terrain, ...], Field("terrain on the way", most=8)] = ()
    over: Annotated[Hexside, Field("what the hexsides on the way carry", most=8)] = ()
    through_guns: Annotated[bool, Field("the way leads through friendly artillery")] = False


class Support(msgspec.Struct, frozen=True, kw_only=True):
    """A passive battery elsewhere with an attacking hex in its front."""

    unit: Annotated[Unit, Field("the battery")]
    at: Annotated[int, Field("which attacking hex it may fire at, counted from 1", ge=1, le=6)] = 1
    terrain: Annotated[Terrain, Field("terrain of the battery's own hex")] = "clear"
    square: Annotated[bool, Field("the battery stands in a square")] = False
    hexside: Crossing = ()
    outward: Outward = False
    climb: Climb = 0

    def faults(self) -> Iterator[Fault]:
        yield from hexside_faults(self.hexside)


class DefendingHex(msgspec.Struct, frozen=True, kw_only=True):
    units: Annotated[tuple[Unit, ...], Field("units in the attacked hex", least=1, most=2)]
    terrain: HexTerrain = "clear"
    may_withdraw: Annotated[bool, Field("there is a way for cavalry that refuses")] = True
    rear: Behind = Rear()
    support: Annotated[tuple[Support, ...], Field("batteries nearby that may react", most=8)] = ()


class NextHex(DefendingHex, frozen=True, kw_only=True):
    """An enemy hex that the victors find in front of them."""

    arc: Annotated[Arc, Field("they come upon its front or its rear")] = "front"
    hexside: Crossing = ()
    outward: Outward = False
    climb: Climb = 0
    exposed: Annotated[bool, Field("a rear hex of the victors is in the front of foot or horse")] = False

    def faults(self) -> Iterator[Fault]:
        yield from hexside_faults(self.hexside)


class Shock(msgspec.Struct, frozen=True, kw_only=True):
    """One shock on one hex."""

    attackers: Annotated[tuple[AttackingHex, ...], Field("attacking hexes", least=1, most=6)]
    defence: Annotated[DefendingHex, Field("the attacked hex")]
    adjacent: Annotated[bool, Field("the attacking hexes are next to one another")] = True
    beyond: Annotated[NextHex | None, Field("a target for a breakthrough")] = None
    open_ended: OpenEnded = False

    def faults(self) -> Iterator[Fault]:
        yield from fight_faults(self.attackers, self.defence, self.beyond, None)


class Charge(msgspec.Struct, frozen=True, kw_only=True):
    """One charge on one hex, alone or beside other attackers."""

    attackers: Annotated[tuple[ChargingHex, ...], Field("attacking hexes", least=1, most=6)]
    defence: Annotated[DefendingHex, Field("the attacked hex")]
    adjacent: Annotated[bool, Field("the attacking hexes are next to one another")] = True
    beyond: Annotated[NextHex | None, Field("a target for breakthrough or pursuit")] = None
    reserve: Annotated[NextHex | None, Field("attackers' friends whom a counter-charge may meet")] = None
    open_ended: OpenEnded = False
    square_tried: Annotated[bool, Field("the infantry has tried to form square this activation")] = False
    night: Annotated[bool, Field("a night turn")] = False
    mud: Annotated[bool, Field("muddy ground")] = False

    def faults(self) -> Iterator[Fault]:
        yield from fight_faults(self.attackers, self.defence, self.beyond, self.reserve)


def fight_faults(
    attackers: Iterable[AttackingHex],
    defence: DefendingHex,
    beyond: NextHex | None,
    reserve: NextHex | None,
) -> Iterator[Fault]:
    """Double names, and batteries that react upon no unit."""
    attackers = tuple(attackers)
    others = [hex for hex in (defence, beyond, reserve) if hex is not None]
    held: list[Counter] = [unit for hex in attackers for unit in (*hex.units, *hex.rear.friends)]
    held += [unit for hex in others for unit in (*hex.units, *hex.rear.friends)]
    held += [unit for hex in others for unit in supporting(hex.support)]
    yield from double_ids(held)
    for path, hex, most in (
        ("defence", defence, len(attackers)),
        ("beyond", beyond, 1),
        ("reserve", reserve, 1),
    ):
        for index, support in enumerate(hex.support if hex is not None else ()):
            if support.at > most:
                expected = f"expected at most {most}, the number of hexes that attack there, got {support.at}"
                said = message("fault-support-at", most=most, got=support.at)
                yield Fault(f"{path}.support.{index}.at", expected, said=said)


def supporting(supports: Iterable[Support]) -> Iterator[Unit]:
    """7.6  The batteries that may react: one that has several hexes before it is named for each of them."""
    aims: dict[str, set[int]] = {}
    for support in supports:
        others = aims.setdefault(support.unit.id, set())
        if not others or support.at in others:
            yield support.unit
        others.add(support.at)


class FiringHex(msgspec.Struct, frozen=True, kw_only=True):
    units: Annotated[tuple[Unit, ...], Field("the battery, or two that fire together", least=1, most=2)]
    same_formation: Annotated[bool, Field("two batteries belong to one formation")] = True
    terrain: HexTerrain = "clear"
    square: Annotated[bool, Field("the guns stand in a square")] = False
    hexside: Annotated[Hexside, Field("what the hexside of the firing hex carries", most=5)] = ()
    outward: Outward = False
    rear: Behind = Rear()

    def faults(self) -> Iterator[Fault]:
        yield from hexside_faults(self.hexside)


class TargetHex(msgspec.Struct, frozen=True, kw_only=True):
    units: Annotated[tuple[Unit, ...], Field("units in the target hex", least=1, most=2)]
    terrain: HexTerrain = "clear"
    faces_firer: Annotated[bool, Field("the firer lies in the front of batteries there")] = True
    answered: Annotated[tuple[str, ...], Field("batteries there that have fired back already", most=2)] = ()
    rear: Behind = Rear()


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A passive battery elsewhere that may fire back, as it sees the firing hex."""

    unit: Annotated[Unit, Field("the battery")]
    distance: Annotated[int, Field("hexes to the firing hex", ge=1, le=12)]
    terrain: Annotated[Terrain, Field("terrain of the battery's own hex")] = "clear"
    square: Annotated[bool, Field("the battery stands in a square")] = False
    hexside: Annotated[Hexside, Field("what the hexside of the firing hex carries", most=5)] = ()
    outward: Outward = False
    climb: Climb = 0

    def faults(self) -> Iterator[Fault]:
        yield from hexside_faults(self.hexside)


class Fire(msgspec.Struct, frozen=True, kw_only=True):
    """One fire of artillery at one hex."""

    firing: Annotated[FiringHex, Field("the firing hex")]
    target: Annotated[TargetHex, Field("the target hex")]
    kind: Annotated[Literal["segment", "reaction", "counter-battery"], Field("occasion of the fire")] = (
        "segment"
    )
    distance: Annotated[int, Field("hexes from firer to target", ge=1, le=12)]
    hexside: Annotated[
        Hexside,
        Field("what the hexside of the target hex carries that the fire crosses", most=5),
    ] = ()
    outward: Outward = False
    climb: Climb = 0
    in_arc: Annotated[bool, Field("the target is in the firer's front")] = True
    in_sight: Annotated[bool, Field("the line of sight is free")] = True
    others: Annotated[tuple[Answer, ...], Field("batteries elsewhere that may fire back", most=4)] = ()
    night: Annotated[bool, Field("a night turn")] = False
    fog: Annotated[bool, Field("foggy weather")] = False

    def faults(self) -> Iterator[Fault]:
        hexes = (self.firing, self.target)
        held = [unit for hex in hexes for unit in (*hex.units, *hex.rear.friends)]
        yield from double_ids([*held, *(other.unit for other in self.others)])
        yield from hexside_faults(self.hexside)


class Square(msgspec.Struct, frozen=True, kw_only=True):
    """Infantry that wants to form square."""

    unit: Annotated[Counter, Field("the infantry")]
    occasion: Annotated[Literal["charged", "movement"], Field("before a charge, or as its whole move")] = (
        "charged"
    )
    arc: Annotated[Arc, Field("charged from a front or a rear hex")] = "front"
    terrain: HexTerrain = "clear"
    tried: Annotated[bool, Field("it has tried already this activation")] = False

    def faults(self) -> Iterator[Fault]:
        yield from double_ids([self.unit])


class CohesionTest(msgspec.Struct, frozen=True, kw_only=True):
    """One cohesion test."""

    unit: Annotated[Counter, Field("the unit that tests")]
    failing: Annotated[
        Literal["disorder", "recoil", "nothing"], Field("what failing brings: CT, CT/1, or nothing")
    ] = "disorder"
    rear: Behind = Rear()

    def faults(self) -> Iterator[Fault]:
        yield from double_ids([self.unit, *self.rear.friends])


class Engagement(msgspec.Struct, frozen=True, kw_only=True):
    """One engagement test."""

    id: Annotated[str, Field("name of the unit")]
    engagement: Annotated[int, Field("engagement on the front of the counter", ge=0, le=9)]
    back_engagement: Annotated[
        int | None, Field("engagement on the back; left out: one less", ge=0, le=9)
    ] = None
    state: Annotated[State, Field("its state")] = "good-order"
    bonus: Annotated[int, Field("bonus of a commander stacked with it", ge=0, le=2)] = 0
    orders: Annotated[Literal["received", "none"], Field("orders of its formation")] = "none"
    in_radius: Annotated[bool, Field("inside its commander's radius")] = True
    intent: Annotated[Intent, Field("what it wants to do")] = "shock"

    def faults(self) -> Iterator[Fault]:
        yield from double_names([("id", self.id)])


class Rally(msgspec.Struct, frozen=True, kw_only=True):
    """One rally test."""

    unit: Annotated[Counter, Field("the unit that rallies")]
    next_to_enemy: Annotated[bool, Field("adjacent to an enemy unit")] = False
    in_enemy_zoc: Annotated[bool, Field("in an enemy zone of control")] = False
    fought: Annotated[bool, Field("it made or met a shock this turn")] = False
    tried: Annotated[bool, Field("it has tested to rally this turn")] = False

    def faults(self) -> Iterator[Fault]:
        yield from double_ids([self.unit])


class Rout(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that has to rout, or to run on."""

    unit: Annotated[Counter, Field("the unit")]
    occasion: Annotated[Occasion, Field("an R it has just got, or still routed after the rally tests")] = (
        "result"
    )
    rear: Behind = Rear()

    def faults(self) -> Iterator[Fault]:
        yield from double_ids([self.unit, *self.rear.friends])


class StepCost(msgspec.Struct, frozen=True, kw_only=True):
    """One step into a neighbouring hex."""

    mover: Annotated[Column, Field("who moves")]
    state: Annotated[State, Field("state of the unit")] = "good-order"
    square: Annotated[bool, Field("infantry under a square marker")] = False
    terrain: Annotated[Terrain, Field("terrain of the hex entered, roads aside")] = "clear"
    way: Annotated[Literal["none", "road", "trail"], Field("way followed from hex to hex")] = "none"
    hexside: Annotated[Hexside, Field("what the hexside crossed carries", most=5)] = ()
    climb: Annotated[int, Field("levels up; negative: down", ge=-6, le=6)] = 0
    next_to_enemy: Annotated[bool, Field("the step ends adjacent to an enemy")] = False
    enters_zoc: Annotated[bool, Field("the hex is in an enemy zone of control")] = False
    leaves_zoc: Annotated[bool, Field("the step leaves an enemy zone of control")] = False
    friends: Annotated[bool, Field("friendly units are in the hex")] = False
    mud: Annotated[bool, Field("muddy ground")] = False

    def faults(self) -> Iterator[Fault]:
        yield from hexside_faults(self.hexside)
        if self.mover == "general" and self.state != "good-order":
            yield Fault(
                "state", "officers have no states: expected good-order", said=message("fault-officer-state")
            )
        if self.square and (self.mover != "infantry" or self.state == "routed"):
            yield Fault(
                "square", "only infantry that is not routed stands in square", said=message("fault-square")
            )
