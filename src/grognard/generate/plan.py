"""What a battle of each system is made of: its order of battle, its ground, and how large it is. All data."""

from __future__ import annotations

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.messages import Label
from grognard.core.packaged import packaged


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One size of battle."""

    columns: int
    rows: int
    turns: int
    #: what either army may cost
    points: int
    #: formations of an army
    groups: int
    villages: int
    hills: int
    woods: int


class Cover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of ground on the maps of a system: its letter, its terrain, and what it is called."""

    letter: str
    terrain: str
    name: Label


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One system."""

    #: the battle whose armies are bought from
    source: str
    #: whose names places have
    country: str
    clock: dict[str, str | int]
    #: open ground, woods, second woods or swamp, villages
    open: Cover
    woods: Cover
    rough: Cover
    village: Cover
    stream: str
    road: str
    #: whether a bridge is a feature of its own beside the stream
    bridge: bool
    #: the feature between levels; empty where levels count by themselves, and maps without hills
    slope: str
    #: what a point of strength is worth, by quality
    worth: dict[str, float]
    size: dict[str, Scale]


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names of places."""

    villages: tuple[Label, ...]
    hills: tuple[Label, ...]
    streams: tuple[Label, ...]


class Plans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    system: dict[str, Plan]
    country: dict[str, Country]


def systems() -> tuple[str, ...]:
    """Those for which battles can be made."""
    return tuple(_plans().system)


def plan_of(system: str) -> Plan:
    plan = _plans().system.get(system)
    if plan is None:
        raise BadCase([Fault("system", f"no battles are made for {system!r}", systems())])
    return plan


def country_of(plan: Plan) -> Country:
    return _plans().country[plan.country]


def _plans() -> Plans:
    return packaged("grognard.generate", "systems.toml", Plans)
