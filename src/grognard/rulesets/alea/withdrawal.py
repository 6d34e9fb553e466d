"""7.11 to 7.13. Going back: hexes, points for hexes that are not there, and the test that follows."""

from __future__ import annotations

from typing import Protocol

import msgspec

from grognard.core.events import Eliminated, Event, FormationChanged, LostStrength, Retreated, StateChanged
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.rulesets.alea.counters import Counter, Tester
from grognard.rulesets.alea.morale import Fate, fate_events, undergo


class Withdrawal(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What a result makes a counter do before it tests."""

    #: the paragraph that drives it back, and the code
    rule: str
    code: str
    #: hexes it goes back, and points it has lost
    hexes: int = 0
    lost: int = 0
    #: hexes still open behind it, and whether enemies close it in
    room: int = 0
    surrounded: bool = False


class Behind(Protocol):
    """What lies behind a unit that has to go back: a case says it in its fields, the map by looking."""

    @property
    def room(self) -> int:
        """Hexes open for a retreat."""
        ...

    @property
    def surrounded(self) -> bool:
        """Whether enemies or their zones of control are all round."""
        ...


def way_back(behind: Behind, hexes: int) -> tuple[int, int, bool]:
    """7.12  How much of a retreat there is room for: the hexes, those missing, and whether it is closed in.

    Each hex that is not open costs a point; a unit that is closed in on all sides is eliminated.
    """
    missing = max(0, hexes - behind.room)
    return hexes - missing, missing, missing > 0 and behind.surrounded


def withdraw(rules: Rules, tester: Tester, going: Withdrawal) -> Flow[Resolution]:
    """7.6, 7.8, 7.34. One counter goes back or bleeds, then tests; `tester` has that loss behind it."""
    events: list[Event] = []
    # 7.12  Points lost, to the result itself or for hexes that were not open.
    if going.lost:
        events.append(LostStrength(tester.id, rules.cite(going.rule), going.code, points=going.lost))
    if going.hexes:
        events.append(Retreated(tester.id, rules.cite(going.rule), going.code, hexes=going.hexes))
        # 7.28  A square that goes back is no square any more.
        if tester.formation == "square":
            tester = msgspec.structs.replace(tester, formation="normal")
            events.append(FormationChanged(tester.id, rules.cite("7.28"), going.code, formation="normal"))
    # 7.6, 7.8  Then it tests its morale.
    fate = yield from undergo(rules, tester)
    return Resolution((*events, *flight(rules, tester, fate, going)))


def flight(rules: Rules, tester: Tester, fate: Fate, going: Withdrawal) -> tuple[Event, ...]:
    """8.7 within 7.12: a defeated counter runs as far as there is room and pays for the rest."""
    hexes, missing, closed_in = way_back(going, fate.hexes)
    if not missing:
        return fate_events(rules, tester, fate, going.code)
    if closed_in:
        return (Eliminated(tester.id, rules.cite("7.12"), going.code),)
    events = fate_events(rules, tester, msgspec.structs.replace(fate, hexes=hexes), going.code)
    return events + loss(rules, tester.id, tester.strength, missing, "7.12", going.code)


def loss(rules: Rules, unit: str, strength: int, points: int, rule: str, code: str) -> tuple[Event, ...]:
    """Points off a counter, as many as it has; without any left it is gone."""
    taken = min(strength, points)
    lost = LostStrength(unit, rules.cite(rule), code, points=taken)
    return (lost, Eliminated(unit, rules.cite("9.1"), code)) if taken == strength else (lost,)


def condition_after(counter: Counter, events: tuple[Event, ...]) -> Counter | None:
    """A counter as events leave it in its hex; None if it is no longer there."""
    for event in events:
        match event:
            case Eliminated() | Retreated():
                return None
            case LostStrength():
                counter = weakened(counter, event.points)
            case StateChanged():
                counter = msgspec.structs.replace(counter, state=event.state)
            case FormationChanged():
                counter = msgspec.structs.replace(counter, formation=event.formation)
    return counter


def weakened(counter: Counter, points: int) -> Counter:
    """The counter with some of its points turned into losses; at least one is left."""
    return msgspec.structs.replace(
        counter, strength=counter.strength - points, losses=counter.losses + points
    )
