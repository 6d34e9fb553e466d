"""The pieces as a ruling sees them: combat counters, commanders, and a counter under a morale test."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field, double_names
from grognard.core.errors import Fault, IllegalOrder
from grognard.core.messages import message
from grognard.core.rules import Rules

Arm = Literal["infantry", "cavalry", "artillery"]
Class = Literal["line", "grenadier", "light", "medium", "heavy"]
Willingness = Literal["A", "B", "C", "D", "E", "F"]
Nation = Literal["british", "portuguese", "kgl", "spanish", "french", "swiss"]
State = Literal["normal", "disorganized", "defeated", "fleeing"]
Formation = Literal["normal", "guerrilla", "square", "limbered", "deployed"]
Order = Literal["hold", "maneuver", "attack"]

CLASSES: dict[str, tuple[str, ...]] = {
    "infantry": ("line", "grenadier", "light"),
    "cavalry": ("light", "medium", "heavy"),
    "artillery": ("light", "medium", "heavy"),
}
FORMATIONS: dict[str, tuple[str, ...]] = {
    "infantry": ("normal", "guerrilla", "square"),
    "cavalry": ("normal", "guerrilla"),
    "artillery": ("limbered", "deployed"),
}
#: No battery of the system comes near this factor; a shape of cases, not a figure of the rules.
MOST_GUNS = 12


class Counter(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """1.5-1.7, 1.12-1.15, 4.1  One combat counter as it stands now."""

    id: Annotated[str, Field("name of the counter, as you want it called")]
    arm: Annotated[Arm, Field("its arm")]
    cls: Annotated[Class, Field("its class within the arm")]
    willingness: Annotated[Willingness, Field("combat willingness, A best to F worst")]
    strength: Annotated[int, Field("current strength points (a battery: its factor)", ge=1, le=24)]
    nation: Annotated[Nation, Field("nationality")] = "french"
    formation: Annotated[Formation, Field("formation; batteries are limbered or deployed")] = "normal"
    state: Annotated[State, Field("order it is in")] = "normal"
    losses: Annotated[int, Field("strength points lost in the game so far", ge=0, le=24)] = 0
    fatigue: Annotated[int, Field("fatigue level, cavalry only", ge=0, le=3)] = 0
    horse: Annotated[bool, Field("horse artillery")] = False
    order: Annotated[Order, Field("order marker it carries")] = "hold"
    no_fire: Annotated[bool, Field("a battery under a NO FIRE marker (Bailén)")] = False
    swiss_near: Annotated[bool, Field("Swiss in French service near Swiss of Spain (Bailén)")] = False

    def faults(self) -> Iterator[Fault]:
        if self.cls not in CLASSES[self.arm]:
            yield Fault(
                "cls",
                f"{self.arm} is not {self.cls}",
                CLASSES[self.arm],
                said=message("fault-class", arm=self.arm, cls=self.cls),
            )
        if self.formation not in FORMATIONS[self.arm]:
            yield Fault(
                "formation",
                f"{self.arm} cannot be in {self.formation}",
                FORMATIONS[self.arm],
                said=message("fault-formation", arm=self.arm, formation=self.formation),
            )
        if self.formation == "guerrilla" and self.cls != "light":
            yield Fault(
                "formation",
                "only light infantry and light cavalry may be in guerrilla",
                ("normal",),
                said=message("fault-guerrilla"),
            )
        if self.fatigue and self.arm != "cavalry":
            yield Fault("fatigue", "only cavalry is fatigued: expected 0", said=message("fault-fatigue"))
        if self.horse and self.arm != "artillery":
            yield Fault(
                "horse", "only artillery is horse or foot: expected false", said=message("fault-horse")
            )
        if self.arm == "artillery" and self.strength > MOST_GUNS:
            yield Fault(
                "strength",
                f"expected a battery's factor, {MOST_GUNS} at most, got {self.strength}",
                said=message("fault-guns", most=MOST_GUNS, got=self.strength),
            )
        if self.no_fire and self.arm != "artillery":
            yield Fault(
                "no_fire", "only batteries carry NO FIRE: expected false", said=message("fault-no-fire")
            )
        if self.swiss_near and self.nation != "swiss":
            yield Fault(
                "swiss_near", "only Swiss pass over to Swiss: expected false", said=message("fault-swiss")
            )


class Commander(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """1.9  A commander stacked with counters of the case."""

    id: Annotated[str, Field("name of the commander")]
    melee: Annotated[int, Field("melee factor", ge=0, le=2)] = 0
    morale: Annotated[int, Field("morale factor; 0 counts as 1 in tests", ge=0, le=2)] = 0


class Tester(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A counter at the moment of a morale test: everything the test looks at, and nothing else."""

    id: str
    arm: Arm
    willingness: Willingness
    strength: int
    state: State = "normal"
    formation: Formation = "normal"
    #: all strength points lost so far, this result's included
    losses: int = 0
    fatigue: int = 0
    #: morale factor of the best commander in the hex; None without one
    commander: int | None = None
    #: forest, town and the like, as the edition lists them
    cover: bool = False
    #: a charging cavalry's test, its infantry target not in square
    no_square: bool = False
    #: infantry receiving a charge that moved one hex
    short_charge: bool = False
    #: a test caused by the melee of a charge
    after_charge: bool = False
    #: a reorganization test inside an enemy zone of control
    zoc: bool = False
    #: an enemy counter stands in an adjacent hex, so that guns cannot be limbered
    adjacent: bool = False
    #: a reorganization test in the heat of Bailén
    heat: bool = False
    #: Swiss who may pass over to their countrymen
    swiss_near: bool = False


def as_tester(
    counter: Counter,
    commander: Commander | None = None,
    *,
    cover: bool = False,
    no_square: bool = False,
    short_charge: bool = False,
    after_charge: bool = False,
    zoc: bool = False,
    adjacent: bool = False,
    heat: bool = False,
) -> Tester:
    """A counter as a morale test sees it; 4.8 its order plays no part."""
    # In the order of the fields: names cost more than all the rest, and odds make a great many testers.
    return Tester(
        counter.id,
        counter.arm,
        counter.willingness,
        counter.strength,
        counter.state,
        counter.formation,
        counter.losses,
        counter.fatigue,
        None if commander is None else commander.morale,
        cover,
        no_square,
        short_charge,
        after_charge,
        zoc,
        adjacent,
        heat,
        counter.swiss_near,
    )


def double_ids(ids: Iterable[str], path: str) -> Iterator[Fault]:
    """A fault for each name that two pieces of one case share, told of one field."""
    return double_names((path, id) for id in ids)


def admit(rules: Rules, counters: Iterable[Counter]) -> None:
    """Refuse pieces that the edition does not have."""
    nations = rules.listed("nations")
    for counter in counters:
        if counter.nation not in nations:
            raise unknown_nation(rules, counter.id, counter.nation)
        # 1.4  Only the markers of the edition are used.
        if counter.no_fire and not rules.fact("fire.silences-batteries"):
            raise rules.forbid("refuse-no-fire-marker", "1.4", unit=counter.id)


def admit_nation(rules: Rules, unit: str, nation: str) -> None:
    """1.1  Only the nations of the edition take part."""
    if nation not in rules.listed("nations"):
        raise unknown_nation(rules, unit, nation)


def unknown_nation(rules: Rules, unit: str, nation: str) -> IllegalOrder:
    return rules.forbid("refuse-nation", "1.1", remedy="remedy-nation", unit=unit, nation=nation)
