"""1. The counters: what every ruling of the system sees of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import ceil
from typing import Annotated, Literal, get_args

import msgspec

from grognard.core.case import Field, double_names
from grognard.core.errors import Fault
from grognard.core.messages import message
from grognard.core.rules import Rules

Arm = Literal["infantry", "cavalry", "heavy-cavalry", "artillery", "horse-artillery"]
State = Literal["good-order", "disordered", "routed"]
#: 2.2  The movement columns of the terrain chart.
Column = Literal["general", "infantry", "cavalry", "artillery"]
#: 7.23, 8.5  What there is to go back to, and to run to
Back = Literal["open", "zoc", "blocked"]
Away = Literal["open", "blocked", "off-map"]

CAVALRY: tuple[Arm, ...] = ("cavalry", "heavy-cavalry")
ARTILLERY: tuple[Arm, ...] = ("artillery", "horse-artillery")
#: a state by its word on a counter
STATES: dict[str, State] = {state: state for state in get_args(State)}


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """What a cohesion test, a recoil or a rout looks at, and all that legality asks of a unit."""

    id: Annotated[str, Field("name of the unit")]
    arm: Annotated[Arm, Field("arm of the unit")] = "infantry"
    cohesion: Annotated[int, Field("cohesion on the front of the counter", ge=0, le=9)]
    back_cohesion: Annotated[
        int | None, Field("cohesion on the back; left out: one less than the front", ge=0, le=9)
    ] = None
    state: Annotated[State, Field("its state")] = "good-order"
    square: Annotated[bool, Field("infantry under a square marker")] = False
    bonus: Annotated[int, Field("bonus of a commander stacked with it", ge=0, le=2)] = 0
    officer: Annotated[str | None, Field("name of an officer who shares its fate")] = None
    more_officers: Annotated[tuple[str, ...], Field("further officers who share its fate", most=4)] = ()
    recoil: Annotated[Back | None, Field("its own hex to recoil to; left out: as for its hex")] = None
    rout: Annotated[Away | None, Field("its own way of a rout; left out: as for its hex")] = None

    def faults(self) -> Iterator[Fault]:
        if self.square and (self.arm != "infantry" or self.state == "routed"):
            yield Fault(
                "square", "only infantry that is not routed stands in square", said=message("fault-square")
            )

    @property
    def is_cavalry(self) -> bool:
        return self.arm in CAVALRY

    @property
    def is_artillery(self) -> bool:
        return self.arm in ARTILLERY


class Unit(Counter, frozen=True, kw_only=True):
    """A counter that fights."""

    strength: Annotated[int, Field("strength points on the front of the counter", ge=1, le=20)]
    back_strength: Annotated[
        int | None, Field("strength points on the back; left out: a third less", ge=1, le=20)
    ] = None
    range: Annotated[int, Field("effective range of a battery, in hexes", ge=1, le=6)] = 3
    hemmed_in: Annotated[bool, Field("it has no way to withdraw, though others in its hex may have one")] = (
        False
    )


class Rear(msgspec.Struct, frozen=True, kw_only=True):
    """What lies behind a hex when its units have to go back."""

    recoil: Annotated[Back, Field("a hex to recoil to: free, in an enemy zone only, none")] = "open"
    rout: Annotated[Away, Field("the way of a rout: free, barred, over the edge")] = "open"
    friends: Annotated[
        tuple[Counter, ...], Field("friends passed through who could not stack with them", most=6)
    ] = ()


def cohesion(rules: Rules, unit: Counter) -> int:
    """8.2  Current cohesion: 1.8, 1.9 the back counts for units in disorder and rout."""
    if unit.state == "good-order":
        return unit.cohesion
    if unit.back_cohesion is not None:
        return unit.back_cohesion
    return unit.cohesion + rules.number("disorder.cohesion")


def strength(rules: Rules, unit: Unit) -> int:
    """1.9  Current strength points."""
    if unit.state == "good-order":
        return unit.strength
    if unit.back_strength is not None:
        return unit.back_strength
    lost: Fraction = unit.strength * rules.fraction("disorder.strength-lost")
    return max(rules.number("disorder.least-strength"), unit.strength - ceil(lost))


def officers_of(unit: Counter) -> tuple[str, ...]:
    """Everybody who shares a unit's fate."""
    return unit.more_officers if unit.officer is None else (unit.officer, *unit.more_officers)


def names(units: Iterable[Counter]) -> Iterator[str]:
    """The names that some counters take up, their officers' among them."""
    for unit in units:
        yield unit.id
        yield from officers_of(unit)


def double_ids(units: Iterable[Counter]) -> Iterator[Fault]:
    yield from double_names(("id", name) for name in names(units))
