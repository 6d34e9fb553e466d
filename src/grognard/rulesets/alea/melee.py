"""7. Melee: an assault from the declaration to the advance."""

from __future__ import annotations

import msgspec

from grognard.core.events import Advanced, Event, FormationChanged, HexHeld
from grognard.core.procedure import Call, Flow, Resolution, choose
from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import Melee, NextTarget, Stack
from grognard.rulesets.alea.bout import PLACES, Bout, best_morale, fight
from grognard.rulesets.alea.control import Ride, ride_on, still_there
from grognard.rulesets.alea.declaration import check_assault


def melee(rules: Rules, case: Melee) -> Flow[Resolution]:
    """7. Melee."""
    # 7.1  Who may assault whom.
    check_assault(rules, case)
    return assault(rules, case)


def assault(rules: Rules, case: Melee, before: tuple[Event, ...] = ()) -> Flow[Resolution]:
    """7.3. An assault that is allowed: die, result, advance, cavalry control. `before` led up to it."""
    # 7.3.4, 7.3.5  The die and its result.
    fought = yield from fight(rules, case)
    # 7.27  Infantry that could take an empty hex.
    held = fought.held
    able = () if held or fought.no_advance else able_hexes(case, fought)
    # 7.25  Attacking cavalry is tested for control; all that happened goes with it.
    ride = cavalry_after(case, fought) if fought.opening.riders else None
    if ride is not None:
        return Resolution(before, (*fought.tests, Call(follow_up, (able, ride, tuple(fought.events)))))
    after = Call(occupy, (able,)) if able else Call(hold, ("defender" if held else "nobody",))
    return Resolution((*before, *fought.events), (*fought.tests, after))


#: The infantry that could move in, each counter with its formation, each hex under the name of its place.
Able = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]

HEXES = ("first", *PLACES[1:6])


def able_hexes(case: Melee, fought: Bout) -> Able:
    able = []
    for place, hex in zip(HEXES, case.attackers, strict=False):
        foot = [c for c in hex.counters if c.arm == "infantry" and c.id not in fought.gone]
        if foot and not hex.barred:
            able.append((place, tuple([(c.id, c.formation) for c in foot])))
    return tuple(able)


def infantry_advance(rules: Rules, able: Able) -> Flow[tuple[Event, ...]]:
    """7.27  The infantry of one attacking hex may move in."""
    if not able:
        return ()
    answer = yield from choose("attacker.advance", "attacker", ("yes", "no"), rules.cite("7.27"))
    if answer == "no":
        return ()
    hexes = dict(able)
    place = able[0][0]
    if len(able) > 1:
        place = yield from choose("attacker.advance-hex", "attacker", tuple(hexes), rules.cite("7.27"))
    events: list[Event] = []
    for unit, formation in hexes[place]:
        events.append(Advanced(unit, rules.cite("7.27"), "melee"))
        # 7.28  A square that advances is no square any more.
        if formation == "square":
            events.append(FormationChanged(unit, rules.cite("7.28"), "melee", formation="normal"))
    return tuple(events)


def occupy(rules: Rules, able: Able) -> Flow[Resolution]:
    """7.27. After the tests: the empty hex is taken, or not."""
    events = yield from infantry_advance(rules, able)
    holder = "attacker" if events else "nobody"
    return Resolution((*events, HexHeld(holder, rules.cite("7.27"), "melee")))


def hold(rules: Rules, holder: str) -> Flow[Resolution]:
    """7.3.5. After the tests: no unit could move in."""
    yield from ()
    return Resolution((HexHeld(holder, rules.cite("7.3.5"), "melee"),))


def follow_up(rules: Rules, able: Able, ride: Ride, before: tuple[Event, ...]) -> Flow[Resolution]:
    """7.3.5. After the tests: first the infantry may advance, then the cavalry is tested for control."""
    moved = yield from infantry_advance(rules, able)
    ride = msgspec.structs.replace(ride, taken=bool(moved))
    return Resolution((*before, *moved), (Call(ride_on, (ride,)),))


def cavalry_after(case: Melee, fought: Bout) -> Ride | None:
    """7.25, 7.25.1  The attacking cavalry as one body, if it has to be tested for control."""
    if fought.repulsed or not fought.struck:
        return None
    riders = tuple([counter for counter in fought.attackers if counter.arm == "cavalry"])
    if not riders:
        return None
    ridden = [hex for hex in case.attackers if any(counter.arm == "cavalry" for counter in hex.counters)]
    lead = ridden[0]
    stack = Stack(
        counters=riders,
        commander=best_morale((hex.commander for hex in ridden), fought.fallen),
        room=lead.room,
        surrounded=lead.surrounded,
        shelter=lead.shelter,
    )
    targets = case.next_targets
    # 7.26.1  An enemy who kept his hex is the nearest one.
    if fought.defenders:
        shared = {name: getattr(case.defender, name) for name in case.defender.__struct_fields__}
        here = NextTarget(**shared, arc=lead.arc, water=lead.water, slope=lead.slope)
        targets = (still_there(here, fought), *targets)
    elif fought.no_advance:
        targets = ()
    return Ride(
        stack=stack,
        charged=any(hex.charging for hex in ridden),
        held=bool(fought.defenders),
        no_advance=fought.no_advance,
        targets=targets,
    )
