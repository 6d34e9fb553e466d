"""7. The cases of chapter 7: who stands where when steel decides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec

from grognard.core.case import Field
from grognard.core.errors import Fault
from grognard.core.messages import message
from grognard.rulesets.alea.counters import Commander, Counter, double_ids
from grognard.rulesets.alea.terrain import Slope, Terrain, Water

Arc = Literal["front", "flank", "rear"]


class Stack(msgspec.Struct, frozen=True, kw_only=True):
    """The counters of one hex and what lies behind them."""

    counters: Annotated[tuple[Counter, ...], Field("counters of the hex, top first", least=1, most=8)]
    commander: Annotated[Commander | None, Field("commander in the hex")] = None
    room: Annotated[int, Field("hexes open behind it for a retreat", ge=0, le=7)] = 7
    surrounded: Annotated[bool, Field("enemies or their zones of control all round it")] = False
    shelter: Annotated[bool, Field("the ground it would retreat to is cover for morale")] = False

    def faults(self) -> Iterator[Fault]:
        if self.surrounded and self.room:
            yield Fault(
                "room",
                "a surrounded stack has no hex open behind it: expected 0",
                said=message("fault-surrounded-stack"),
            )
        infantry = {counter.formation for counter in self.counters if counter.arm == "infantry"}
        if "square" in infantry and len(infantry) > 1:
            yield Fault(
                "counters",
                "the infantry of one hex stands in square together or not at all",
                said=message("fault-square-together"),
            )


class Assailant(Stack, frozen=True, kw_only=True):
    """A stack that attacks, and the hexside it attacks over."""

    arc: Annotated[Arc, Field("where it stands as the defender faces")] = "front"
    water: Annotated[Water, Field("water along the hexside; a bridge is one over a river")] = "none"
    slope: Annotated[Slope, Field("slope of the hexside, as the attacker meets it")] = "none"


class AttackingHex(Assailant, frozen=True, kw_only=True):
    """One hex of an assault."""

    charging: Annotated[bool, Field("this cavalry has charged")] = False
    barred: Annotated[bool, Field("its infantry could not enter the defender's hex were it empty")] = False

    def faults(self) -> Iterator[Fault]:
        yield from super().faults()
        formed = all(counter.arm == "cavalry" and counter.formation == "normal" for counter in self.counters)
        if self.charging and not formed:
            yield Fault(
                "charging",
                "only cavalry in normal formation charges: expected false",
                said=message("fault-charging"),
            )


class DefendingHex(Stack, frozen=True, kw_only=True):
    """The hex that is assaulted or charged."""

    terrain: Annotated[Terrain, Field("ground of the hex")] = "clear"
    summit: Annotated[bool, Field("no hex around it is higher, and one is lower")] = False


class NextTarget(DefendingHex, frozen=True, kw_only=True):
    """An enemy who will stand in front of cavalry that gets out of hand."""

    arc: Annotated[Arc, Field("where the cavalry will stand as this enemy faces")] = "front"
    water: Annotated[Water, Field("water along the hexside; a bridge is one over a river")] = "none"
    slope: Annotated[Slope, Field("slope of the hexside, as the cavalry meets it")] = "none"


class Melee(msgspec.Struct, frozen=True, kw_only=True):
    """One assault: every hex that attacks, the hex attacked, and who comes next if cavalry gets loose."""

    attackers: Annotated[
        tuple[AttackingHex, ...], Field("attacking hexes, the leading one first", least=1, most=6)
    ]
    defender: Annotated[DefendingHex, Field("the hex attacked")]
    counter_charge: Annotated[bool, Field("the defending cavalry has counter-charged")] = False
    next_targets: Annotated[tuple[NextTarget, ...], Field("enemies in front after each advance", most=3)] = ()

    def faults(self) -> Iterator[Fault]:
        yield from double_ids(names((*self.attackers, self.defender, *self.next_targets)), "attackers")
        horse = [c for c in self.defender.counters if c.arm == "cavalry" and c.formation == "normal"]
        if self.counter_charge and not horse:
            yield Fault(
                "counter_charge",
                "only cavalry in normal formation counter-charges: expected false",
                said=message("fault-counter-charge"),
            )


class Control(msgspec.Struct, frozen=True, kw_only=True):
    """Cavalry that has just won, and the enemies it may fall upon."""

    cavalry: Annotated[Stack, Field("the cavalry, top counter first")]
    charged: Annotated[bool, Field("the attack it won was a charge")] = False
    provoked: Annotated[int, Field("attacks it was provoked to in this player turn", ge=0, le=2)] = 0
    vacated: Annotated[bool, Field("the enemy has left the hex; else the first target still holds it")] = True
    next_targets: Annotated[tuple[NextTarget, ...], Field("enemies in front, one after another", most=3)] = ()

    def faults(self) -> Iterator[Fault]:
        yield from double_ids(names((self.cavalry, *self.next_targets)), "cavalry")
        for index, counter in enumerate(self.cavalry.counters):
            if counter.arm != "cavalry":
                yield Fault(
                    f"cavalry.counters.{index}.arm",
                    f"got {counter.arm!r}",
                    ("cavalry",),
                    said=message("fault-got", got=repr(counter.arm)),
                )


class PathHex(msgspec.Struct, frozen=True, kw_only=True):
    """A hex of a charge and the hexside it is entered over."""

    terrain: Annotated[Terrain, Field("ground of the hex")] = "clear"
    water: Annotated[Water, Field("water along the hexside crossed")] = "none"
    slope: Annotated[Slope, Field("slope of the hexside crossed")] = "none"


class Charge(msgspec.Struct, frozen=True, kw_only=True):
    """A cavalry charge as it is declared."""

    charger: Annotated[Assailant, Field("the charging cavalry and the hexside it will strike over")]
    path: Annotated[tuple[PathHex, ...], Field("hexes ridden, the last next to the target", least=1, most=8)]
    target: Annotated[DefendingHex, Field("the hex charged")]
    start: Annotated[Terrain, Field("ground of the hex it starts from")] = "clear"
    turns: Annotated[int, Field("turns of one hexside on the way", ge=0, le=6)] = 0
    movement: Annotated[int, Field("movement points it has left", ge=0, le=12)] = 6
    adjacent: Annotated[bool, Field("it starts next to the target")] = False
    melee: Annotated[bool, Field("fight the melee at once; false stops at the ASSAULT marker")] = True
    next_targets: Annotated[tuple[NextTarget, ...], Field("enemies in front after each advance", most=3)] = ()

    def faults(self) -> Iterator[Fault]:
        yield from double_ids(names((self.charger, self.target, *self.next_targets)), "charger")


def names(stacks: Iterable[Stack]) -> Iterator[str]:
    """The name of every counter and commander."""
    for stack in stacks:
        yield from (counter.id for counter in stack.counters)
        if stack.commander is not None:
            yield stack.commander.id
