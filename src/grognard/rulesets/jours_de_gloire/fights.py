"""7. A fight as it goes on: who still takes part, and what has happened to whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from grognard.core.events import Event, HexHeld
from grognard.core.procedure import Call, Flow, Resolution, Sealed
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import (
    Arc,
    AttackingHex,
    ChargingHex,
    DefendingHex,
    Hexside,
    NextHex,
    Support,
    Terrain,
)
from grognard.rulesets.jours_de_gloire.cohesion import Plight
from grognard.rulesets.jours_de_gloire.counters import Rear, Unit
from grognard.rulesets.jours_de_gloire.ground import has_six_fronts

Stake = Literal["target", "foothold", "none"]

#: A unit that fights, with its history.
Combatant: TypeAlias = Plight[Unit]


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """The attackers of one hex."""

    fighters: tuple[Combatant, ...]
    #: its place among the attacking hexes
    number: int = 1
    charging: bool = False
    arc: Arc = "front"
    terrain: Terrain = "clear"
    hexside: Hexside = ()
    outward: bool = False
    climb: int = 0
    exposed: bool = False
    rear: Rear = Rear()

    @property
    def lead(self) -> str:
        return self.fighters[0].unit.id


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """One shock: the attackers, the defenders, and what may come of it."""

    parties: tuple[Party, ...]
    defenders: tuple[Combatant, ...]
    terrain: Terrain = "clear"
    rear: Rear = Rear()
    support: tuple[Support, ...] = ()
    may_withdraw: bool = True
    #: who attacks and who defends in this fight; a counter-shock turns them round
    active: str = "attacker"
    passive: str = "defender"
    beyond: NextHex | None = None
    reserve: NextHex | None = None
    #: what the victors find in front of them is seen on the map
    open_ended: bool = False
    reaction_fire: bool = True
    may_square: bool = True
    #: the attackers may break through or pursue
    may_exploit: bool = True
    #: the defenders may counter-shock, or pursue after a counter-charge
    may_counter: bool = True
    #: what an advance into the hex is called
    advance: Literal["advance", "breakthrough", "counter-shock", "pursuit"] = "advance"
    #: whose holding of the first hex hangs on this fight: the target itself, the hex the attackers stand
    #: in, or neither
    stake: Stake = "target"

    @property
    def units(self) -> tuple[Unit, ...]:
        """Every attacking unit."""
        return tuple(fighter.unit for party in self.parties for fighter in party.fighters)

    @property
    def chargers(self) -> tuple[Combatant, ...]:
        return tuple(fighter for party in self.parties if party.charging for fighter in party.fighters)


class Dropped(msgspec.Struct, frozen=True):
    """Whom reaction fire has taken out of the fight in one attacking hex."""

    #: still in the hex
    out: tuple[Combatant, ...] = ()
    #: no longer there
    gone: tuple[Combatant, ...] = ()


class Log:
    """What a fight has settled so far."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.then: list[Call] = []
        self.holder = ""
        #: by the number of the attacking hex, for those that were fired upon
        self.dropped: dict[int, Sealed] = {}

    def dropped_of(self, party: Party) -> Dropped | Sealed:
        return self.dropped.get(party.number, Dropped())

    def tell(self, *plights: Plight[Any]) -> None:
        """All that has happened to units that nothing more will happen to."""
        self.events += [event for plight in plights for event in plight.events]

    def resolution(self) -> Resolution:
        """Who holds the hex is told last."""
        last = (Call(hex_held, (self.holder,)),) if self.holder else ()
        return Resolution(tuple(self.events), (*self.then, *last))


def hex_held(rules: Rules, side: str) -> Flow[Resolution]:
    """7.26  Whose the hex is when all is over."""
    yield from ()
    return Resolution((HexHeld(side, rules.cite("7.26")),))


def party_of(hex: AttackingHex, number: int) -> Party:
    """An attacking hex as its case gives it."""
    return Party(
        fighters=tuple(Plight(unit) for unit in hex.units),
        number=number,
        charging=isinstance(hex, ChargingHex) and hex.charging,
        arc=hex.arc,
        terrain=hex.terrain,
        hexside=hex.hexside,
        outward=hex.outward,
        climb=hex.climb,
        exposed=hex.exposed,
        rear=hex.rear,
    )


def parties_of(attackers: Iterable[AttackingHex]) -> tuple[Party, ...]:
    return tuple(party_of(hex, number) for number, hex in enumerate(attackers, 1))


def fight_over(
    hex: DefendingHex, parties: tuple[Party, ...], beyond: NextHex | None = None, open_ended: bool = False
) -> Fight:
    """A fight for a hex as its case gives it."""
    return Fight(
        parties=parties,
        defenders=tuple(Plight(unit) for unit in hex.units),
        terrain=hex.terrain,
        rear=hex.rear,
        support=hex.support,
        may_withdraw=hex.may_withdraw,
        beyond=beyond,
        open_ended=open_ended,
    )


def is_square(fight: Fight) -> bool:
    """7.15  A hex is a square if all its infantry is in square."""
    foot = [fighter.unit for fighter in fight.defenders if fighter.unit.arm == "infantry"]
    return bool(foot) and all(unit.square for unit in foot)


def has_no_rear(rules: Rules, fight: Fight) -> bool:
    """5.3  Squares and troops in towns and castles front all six hexes."""
    return is_square(fight) or has_six_fronts(rules, fight.terrain)
