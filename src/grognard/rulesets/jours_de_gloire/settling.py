"""7.20-7.25  What becomes of the units of one hex.

`settle` is the rule. What it finds stays sealed: who fights on learns only what concerns him, whether a unit
left the hex and whether it is still held. `Repulsed` keeps the sealed hexes in their order, and `told` opens
each when nothing more can happen to it. So odds need not multiply out one hex by another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from grognard.core.events import Event, HexHeld
from grognard.core.procedure import Call, Flow, Resolution, Sealed, call, seal
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cohesion import Plight, friends_tests, officers_fates, suffer
from grognard.rulesets.jours_de_gloire.counters import Rear
from grognard.rulesets.jours_de_gloire.decisions import wishes
from grognard.rulesets.jours_de_gloire.fights import Combatant, Dropped, Log, Party


class Settled(msgspec.Struct, frozen=True):
    """The units of one hex when they have taken their result."""

    fighters: tuple[Combatant, ...]
    dropped: Dropped = Dropped()

    @property
    def everyone(self) -> tuple[Combatant, ...]:
        return (*self.dropped.gone, *self.dropped.out, *self.fighters)

    @property
    def standing(self) -> tuple[Combatant, ...]:
        """Who is still in the hex, whether it fought to the end or dropped out."""
        return tuple(fighter for fighter in (*self.fighters, *self.dropped.out) if fighter.stays)


def settle(
    _rules: Rules,
    fighters: tuple[Combatant, ...],
    dropped: Dropped,
    rear: Rear,
    codes: tuple[str, ...],
    rule: str,
    pursued: bool,
) -> Flow[tuple[bool, Settled]]:
    """The units of one hex take their result; friends behind them learn whether one of them left."""
    ended: list[Combatant] = []
    for fighter in fighters:
        ended.append((yield from call(suffer, fighter, rear, codes, rule, pursued)))
    settled = Settled(tuple(ended), dropped)
    return bool(rear.friends) and any(fighter.left for fighter in settled.everyone), settled


def told(rules: Rules, settled: Settled, holder: str = "") -> Flow[Resolution]:
    """All that has happened to the units of one hex, and to their officers; `holder` names whose hex it
    is as long as one of them stays."""
    yield from ()
    events = _events(settled.everyone)
    if holder:
        holds = holder if settled.standing else "nobody"
        events = (*events, HexHeld(holds, rules.cite("7.26")))
    return Resolution(events, officers_fates(settled.everyone))


def _events(plights: Iterable[Plight[Any]]) -> tuple[Event, ...]:
    return tuple(event for plight in plights for event in plight.events)


def run_down(_rules: Rules, settled: Settled, rear: Rear) -> Flow[tuple[None, Settled]]:
    """7.36  Those who went back are pursued."""
    ended: list[Combatant] = []
    for fighter in settled.fighters:
        ended.append((yield from call(suffer, fighter, rear, (), "7.36", True)))
    return None, Settled(tuple(ended), settled.dropped)


def occupied(_rules: Rules, settled: Settled) -> Flow[tuple[bool, Settled]]:
    """Whether anybody is left in a hex."""
    yield from ()
    return bool(settled.standing), settled


def struck(rules: Rules, settled: Settled, side: str) -> Flow[tuple[bool, Settled]]:
    """7.28  Whether a side turns upon a hex that attacked it; it must still be occupied."""
    if not settled.standing:
        return False, settled
    lead = settled.standing[0].unit.id
    return (yield from wishes(rules, f"{side}.counter-shock", "7.28", lead)), settled


class Repulsed:
    """7.20  The attacking hexes after their result; how their units fared is sealed."""

    def __init__(self) -> None:
        self.parties: list[Party] = []
        self._units: list[Sealed] = []

    def add(self, party: Party, codes: tuple[str, ...], log: Log) -> Flow[None]:
        """The attackers of one hex take their result; friends whom they passed test once."""
        dropped = log.dropped_of(party)
        left, units = yield from seal(settle, party.fighters, dropped, party.rear, codes, "7.20", False)
        if left:
            log.then += friends_tests(party.rear)
            party = replace(party, rear=replace(party.rear, friends=()))
        self.parties.append(party)
        self._units.append(units)

    def is_occupied(self, place: int) -> Flow[bool]:
        stand, self._units[place] = yield from seal(occupied, self._units[place])
        return stand

    def is_struck(self, place: int, side: str) -> Flow[bool]:
        """7.28  Whether a side turns upon this hex."""
        chosen, self._units[place] = yield from seal(struck, self._units[place], side)
        return chosen

    def run_down(self, place: int) -> Flow[None]:
        """Those who left this hex are pursued."""
        rear = self.parties[place].rear
        _seen, self._units[place] = yield from seal(run_down, self._units[place], rear)

    def take(self, place: int) -> tuple[Party, Sealed]:
        """One hex, which is told of elsewhere."""
        return self.parties.pop(place), self._units.pop(place)

    def tell(self, log: Log, holder: str = "") -> None:
        """Nothing more happens to these."""
        log.then += [Call(told, (units, holder)) for units in self._units]


def tell_dropped(party: Party, log: Log) -> Flow[None]:
    """7.6  Those who dropped out of an attacking hex under fire, to whom nothing more happens."""
    if party.number in log.dropped:
        left, units = yield from seal(settle, (), log.dropped[party.number], party.rear, (), "7.6", False)
        log.then.append(Call(told, (units,)))
        log.then += friends_tests(party.rear) if left else ()
