"""What the rulings of Tikhvin look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec

from grognard.core.case import Field, double_names
from grognard.core.errors import Fault
from grognard.core.messages import message

Side = Literal["german", "soviet"]
Kind = Literal["infantry", "mountain", "guard", "naval", "cavalry", "motorized", "tank", "anti-tank"]
Weather = Literal["clear", "fog", "rain", "heavy-rain", "snow"]
Terrain = Literal["clear", "wood", "swamp", "small-town", "major-town"]
Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]
#: each by its word on a map, a track or a counter
SIDES: dict[str, Side] = {side: side for side in get_args(Side)}
WEATHERS: dict[str, Weather] = {weather: weather for weather in get_args(Weather)}
TERRAINS: dict[str, Terrain] = {terrain: terrain for terrain in get_args(Terrain)}
DIRECTIONS: dict[str, Direction] = {direction: direction for direction in get_args(Direction)}
#: whatever moves, and the ground that movement counts
Mover = Kind | Literal["artillery", "headquarters"]
Soil = Literal["clear", "wood", "swamp", "lake"]
SOILS: dict[str, Soil] = {soil: soil for soil in get_args(Soil)}
Turn = Annotated[int, Field("game turn", ge=1, le=15)]

#: 5.5, as the shape of a case rather than a figure of a ruling
MOST_IN_A_HEX = 3


class Attacker(msgspec.Struct, frozen=True, kw_only=True):
    """1.4  A combat unit that attacks; 8.1 its efficiency is all the quality it has."""

    id: Annotated[str, Field("name of the unit")]
    kind: Annotated[Kind, Field("kind of unit")]
    cf: Annotated[int, Field("current combat factors", ge=1, le=20)]
    efficiency: Annotated[int, Field("printed efficiency", ge=1, le=3)]
    from_hex: Annotated[Direction, Field("side of the defending hex it attacks from")]
    across: Annotated[Literal["nothing", "river", "major-river"], Field("river it attacks across")] = (
        "nothing"
    )
    out_of_command: Annotated[bool, Field("activated alone, without a headquarters")] = False
    out_of_supply: Annotated[bool, Field("under an out-of-supply marker")] = False


class Defender(msgspec.Struct, frozen=True, kw_only=True):
    """1.4  A combat unit in the attacked hex."""

    id: Annotated[str, Field("name of the unit")]
    kind: Annotated[Kind, Field("kind of unit")]
    cf: Annotated[int, Field("current combat factors", ge=1, le=20)]
    efficiency: Annotated[int, Field("printed efficiency", ge=1, le=3)]
    out_of_supply: Annotated[bool, Field("under an out-of-supply marker")] = False
    stands: Annotated[bool, Field("static: never retreats")] = False
    retreat_open: Annotated[int, Field("hexes it could retreat, if fewer than others", ge=0, le=2)] = 2


class Support(msgspec.Struct, frozen=True, kw_only=True):
    """1.5  Artillery worth 1 or 2, or an air unit worth 1."""

    id: Annotated[str, Field("name of the support unit")]
    kind: Annotated[Literal["artillery", "air"], Field("artillery or air")]
    value: Annotated[int, Field("printed support value; air units have 1", ge=1, le=2)] = 1

    def faults(self) -> Iterator[Fault]:
        if self.kind == "air" and self.value != 1:
            yield Fault("value", "air units add 1: expected 1", said=message("fault-air"))


class Combat(msgspec.Struct, frozen=True, kw_only=True):
    """One attack on one hex."""

    turn: Turn
    attacker: Annotated[Side, Field("the attacking side")]
    attackers: Annotated[tuple[Attacker, ...], Field("units that attack", least=1, most=18)]
    defenders: Annotated[tuple[Defender, ...], Field("units in the attacked hex", least=1, most=3)]
    terrain: Annotated[Terrain, Field("best terrain of the attacked hex")] = "clear"
    weather: Annotated[Weather, Field("weather of the turn")] = "clear"
    attacker_support: Annotated[tuple[Support, ...], Field("support the attacker commits", most=8)] = ()
    defender_support: Annotated[tuple[Support, ...], Field("support the defender commits", most=8)] = ()
    retreat_open: Annotated[int, Field("hexes the defenders could retreat", ge=0, le=2)] = 2

    @property
    def defender(self) -> Side:
        return "soviet" if self.attacker == "german" else "german"

    def faults(self) -> Iterator[Fault]:
        supports = self.attacker_support + self.defender_support
        ids = [u.id for u in self.attackers] + [u.id for u in self.defenders] + [u.id for u in supports]
        yield from double_names(("id", id) for id in ids)
        for direction in sorted({unit.from_hex for unit in self.attackers}):
            stacked = sum(unit.from_hex == direction for unit in self.attackers)
            if stacked > MOST_IN_A_HEX:
                expected = (
                    f"{stacked} units attack from {direction}: expected at most {MOST_IN_A_HEX} in a hex"
                )
                args = {"stacked": stacked, "direction": direction, "most": MOST_IN_A_HEX}
                yield Fault("attackers", expected, said=message("fault-stacking", **args))


class WeatherRoll(msgspec.Struct, frozen=True, kw_only=True):
    turn: Turn


class Replacements(msgspec.Struct, frozen=True, kw_only=True):
    turn: Turn
    side: Annotated[Side, Field("side that rolls")]


class Patient(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that is to recover combat factors."""

    id: Annotated[str, Field("name of the unit")]
    kind: Annotated[Kind | Literal["artillery"], Field("kind of unit")]
    efficiency: Annotated[int, Field("printed efficiency", ge=1, le=3)]
    missing: Annotated[int, Field("combat factors below full strength", ge=0, le=20)]
    in_supply: Annotated[bool, Field("in supply")] = True
    in_command: Annotated[bool, Field("inside the radius of a headquarters")] = True
    next_to_enemy: Annotated[bool, Field("adjacent to an enemy unit")] = False


class Recovery(msgspec.Struct, frozen=True, kw_only=True):
    side: Annotated[Side, Field("side that spends points")]
    unit: Annotated[Patient, Field("the unit to rebuild")]
    wanted: Annotated[int, Field("combat factors to recover", ge=1, le=20)]
    points: Annotated[int, Field("replacement points at hand", ge=0, le=40)]


class StepCost(msgspec.Struct, frozen=True, kw_only=True):
    """One step into a neighbouring hex."""

    turn: Turn
    kind: Annotated[Mover, Field("kind of unit")]
    terrain: Annotated[Soil, Field("terrain of the hex entered, towns aside")] = "clear"
    hexside: Annotated[Literal["nothing", "river", "major-river"], Field("river crossed")] = "nothing"
    way: Annotated[
        Literal["nothing", "main-road", "back-road", "railway"], Field("way followed from hex to hex")
    ] = "nothing"
    weather: Annotated[Weather, Field("weather of the turn")] = "clear"
    enters_zoc: Annotated[bool, Field("the hex is in an enemy zone of control")] = False
    leaves_zoc: Annotated[bool, Field("the move starts in an enemy zone of control")] = False
    mp: Annotated[
        int | None, Field("printed MP of the unit, to see what it has left to spend", ge=1, le=12)
    ] = None
    out_of_command: Annotated[bool, Field("activated alone, without a headquarters")] = False
    out_of_supply: Annotated[bool, Field("under an out-of-supply marker")] = False


class Initiative(msgspec.Struct, frozen=True, kw_only=True):
    turn: Turn
    last_first: Annotated[Side, Field("first player of the turn before")] = "german"
