"""What a commander is told before a battle: both armies by their formations, who comes later, who begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

from grognard.core.messages import Message
from grognard.core.scenario import Scenario


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of an order of battle."""

    id: str
    name: str
    side: str
    role: Literal["troops", "guns", "leader"]
    #: the formation it belongs to; empty for whoever belongs to none, or commands several
    group: str = ""
    strength: int = 0
    turn: int = 1
    #: where it starts or comes in; empty where it is in no place
    place: str = ""
    #: what else has to happen before it comes
    note: Message | None = None


@runtime_checkable
class Briefs(Protocol):
    """A system that can tell a scenario's armies at a glance."""

    def members(self, scenario: Scenario[Any]) -> Iterable[Member]:
        """Every piece of both armies."""
        ...

    def groups(self, scenario: Scenario[Any]) -> Mapping[str, str]:
        """The formations by their ids, with what they are called."""
        ...

    def opens(self, scenario: Scenario[Any]) -> Message:
        """Who moves first."""
        ...


class Force(msgspec.Struct, frozen=True, kw_only=True):
    """A formation at a glance; the one without a name is everybody who belongs to none."""

    side: str
    name: str
    units: int
    strength: int
    guns: int
    leaders: tuple[str, ...]


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces that come together."""

    side: str
    turn: int
    place: str
    names: tuple[str, ...]
    note: Message | None = None


def forces(members: Iterable[Member], groups: Mapping[str, str]) -> tuple[Force, ...]:
    """The formations of both armies in their order; whoever belongs to none comes first."""
    found: dict[tuple[str, str], list[Member]] = {}
    for member in members:
        found.setdefault((member.side, member.group), []).append(member)
    order = {"": -1, **{group: place for place, group in enumerate(groups)}}
    ranked = sorted(found.items(), key=lambda one: order[one[0][1]])
    return tuple(_force(side, groups.get(group, ""), those) for (side, group), those in ranked)


def _force(side: str, name: str, members: list[Member]) -> Force:
    fighting = [member for member in members if member.role != "leader"]
    leaders = (member.name for member in members if member.role == "leader")
    return Force(
        side=side,
        name=name,
        units=len(fighting),
        strength=sum(member.strength for member in fighting),
        guns=sum(member.role == "guns" for member in fighting),
        # A formation that is called after its leader need not name him twice.
        leaders=tuple(leader for leader in leaders if leader != name),
    )


def arrivals(members: Iterable[Member]) -> tuple[Arrival, ...]:
    """Who comes after the first turn, the earliest first."""
    late: dict[tuple[int, str, str, Message | None], list[str]] = {}
    for member in members:
        if member.turn > 1:
            late.setdefault((member.turn, member.side, member.place, member.note), []).append(member.name)
    ranked = sorted(late.items(), key=lambda one: one[0][:3])
    return tuple(
        Arrival(side=side, turn=turn, place=place, names=tuple(names), note=note)
        for (turn, side, place, note), names in ranked
    )
