"""7.25, 7.26. Cavalry control, and the attacks that cavalry out of hand is provoked to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from grognard.core.events import Advanced, Event, Found, HexHeld
from grognard.core.legality import is_allowed
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Resolution, choose, consult
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import AttackingHex, Control, DefendingHex, Melee, NextTarget, Stack
from grognard.rulesets.alea.bout import Bout, fight
from grognard.rulesets.alea.declaration import attack_faults, check_pieces


class Ride(msgspec.Struct, frozen=True, kw_only=True):
    """Cavalry after a fight it came well out of."""

    stack: Stack
    #: the attack just made was a charge
    charged: bool = False
    #: provoked attacks made so far in this player turn
    provoked: int = 0
    #: the enemy still holds the hex attacked; he is then the first target
    held: bool = False
    #: no unit may advance into the hex (mutual casualty)
    no_advance: bool = False
    #: friendly infantry has already advanced into it
    taken: bool = False
    #: it has yet to be said who holds the hex first fought for
    contested: bool = True
    targets: tuple[NextTarget, ...] = ()


def cavalry_control(rules: Rules, case: Control) -> Flow[Resolution]:
    """7.25. Cavalry control."""
    check_pieces(rules, (case.cavalry,), case.next_targets)
    ride = Ride(
        stack=case.cavalry,
        charged=case.charged,
        provoked=case.provoked,
        held=not case.vacated,
        targets=case.next_targets,
    )
    # 7.25  The first roll; whatever follows touches the same cavalry and is one part.
    code = yield from control_roll(rules, ride)
    return Resolution(then=(Call(obey, (ride, code)),))


def ride_on(rules: Rules, ride: Ride) -> Flow[Resolution]:
    """7.25. A control roll and what comes of it."""
    code = yield from control_roll(rules, ride)
    return (yield from obey(rules, ride, code))


def obey(rules: Rules, ride: Ride, code: str) -> Flow[Resolution]:
    """7.26. Cavalry in hand may advance; out of hand it makes one provoked attack, and rolls again."""
    events: list[Event] = [Found("", rules.cite("7.25"), "cavalry-control", what="control", value=code)]
    open_hex = not ride.held and not ride.no_advance
    attack = provoked_attack(rules, ride)
    # 7.26  Under control the owner decides whether to advance.
    if code == rules.fact("control.held"):
        entered = False
        if open_hex and not ride.taken:
            who = ride.stack.counters[0].id
            answer = yield from choose("attacker.advance", "attacker", ("yes", "no"), rules.cite("7.26"), who)
            entered = answer == "yes"
        return Resolution((*events, *ending(rules, ride, "advance" if entered else "")))
    # 7.26  Out of control it rides into the vacated hex.
    if open_hex:
        events.extend(advance(rules, ride, "pursuit"))
        if ride.contested:
            events.append(HexHeld("attacker", rules.cite("7.26"), code))
        ride = msgspec.structs.replace(ride, contested=False)
    # 7.26  With no enemy in front it stops; 7.26.1 nor does it make an attack that is not allowed.
    if attack is None:
        return Resolution((*events, *ending(rules, ride)))
    # 7.26  It attacks at once, and control is rolled again.
    fought = yield from fight(rules, attack)
    events.extend(fought.events)
    ride = ride_after(ride, fought)
    if has_stopped(rules, ride.stack.counters, ride.provoked, fought.repulsed):
        return Resolution((*events, *ending(rules, ride)), tuple(fought.tests))
    return Resolution(tuple(events), (*fought.tests, Call(ride_on, (ride,))))


def has_stopped(rules: Rules, riders: Sequence[object], provoked: int, repulsed: bool) -> bool:
    """7.26  Thrown back, with no cavalry left to ride, or after its third provoked attack, it stops."""
    return repulsed or not riders or provoked >= rules.number("charge.most-provoked")


class Told(NamedTuple):
    """What a ruling said of the cavalry in the end."""

    out_of_hand: bool = False
    provoked: int = 0


def told_of_control(rules: Rules, events: Iterable[Event]) -> Told:
    """7.25, 7.26  Whether the last control roll failed, and how many provoked attacks there were."""
    found = {event.what: event.value for event in events if isinstance(event, Found)}
    loose = found.get("control", rules.fact("control.held")) != rules.fact("control.held")
    return Told(loose, int(found.get("provoked-attacks", 0)))


def control_roll(rules: Rules, ride: Ride) -> Flow[str]:
    """7.25, 7.25.1  The roll itself: C or NC."""
    best = min(ride.stack.counters, key=lambda counter: counter.willingness)
    tally = rules.tally("cavalry-control")
    commander = ride.stack.commander
    if commander is not None:
        tally.add("commander", times=max(rules.number("commander.least-morale"), commander.morale))
    tally.add_if(ride.charged, "charge")
    tally.add("british" if best.nation == "british" else "other-nations")
    tally.add("provoked", times=ride.provoked)
    chart = rules.chart("cavalry-control")
    ask = message("ask-cavalry-control", unit=best.id)
    return (yield from consult(chart, best.willingness, tally, rules.cite("7.25"), ask))


@once_for_each_case
def provoked_attack(rules: Rules, ride: Ride) -> Melee | None:
    """7.26, 7.26.1  The attack on the nearest enemy, without order bonus or charge, if there can be one."""
    if not ride.targets:
        return None
    target = ride.targets[0]
    stack = ride.stack
    riders = AttackingHex(
        counters=tuple(msgspec.structs.replace(counter, order="hold") for counter in stack.counters),
        commander=stack.commander,
        room=stack.room,
        surrounded=stack.surrounded,
        shelter=stack.shelter,
        arc=target.arc,
        water=target.water,
        slope=target.slope,
    )
    attack = Melee(attackers=(riders,), defender=as_defending(target))
    return attack if is_allowed(attack_faults(rules, attack)) else None


def as_defending(target: NextTarget) -> DefendingHex:
    shared = {name: getattr(target, name) for name in DefendingHex.__struct_fields__}
    return DefendingHex(**shared)


def ride_after(ride: Ride, fought: Bout) -> Ride:
    """The same cavalry after a provoked attack."""
    nearest, *others = ride.targets
    stack = ride.stack
    fallen = stack.commander is not None and stack.commander.id in fought.fallen
    stack = msgspec.structs.replace(
        stack, counters=fought.attackers, commander=None if fallen else stack.commander
    )
    targets = tuple(others)
    if fought.defenders:
        targets = (still_there(nearest, fought), *others)
    return msgspec.structs.replace(
        ride,
        stack=stack,
        charged=False,
        provoked=ride.provoked + 1,
        held=bool(fought.defenders),
        no_advance=fought.no_advance,
        targets=() if fought.no_advance and not fought.defenders else targets,
    )


def still_there(target: NextTarget, fought: Bout) -> NextTarget:
    """An enemy who kept his hex, as the fight left him."""
    leader = target.commander
    fallen = leader is not None and leader.id in fought.fallen
    return msgspec.structs.replace(target, counters=fought.defenders, commander=None if fallen else leader)


def advance(rules: Rules, ride: Ride, how: str) -> list[Event]:
    return [Advanced(c.id, rules.cite("7.26"), "cavalry-control", how=how) for c in ride.stack.counters]


def ending(rules: Rules, ride: Ride, how: str = "") -> list[Event]:
    """What is to be said when the cavalry stops: its advance, its attacks, the hex."""
    events = advance(rules, ride, how) if how else []
    count = Found("", rules.cite("7.26"), "cavalry-control", what="provoked-attacks", value=ride.provoked)
    events.append(count)
    if ride.contested:
        holder = "attacker" if how or ride.taken else "defender" if ride.held else "nobody"
        events.append(HexHeld(holder, rules.cite("7.26"), "cavalry-control"))
    return events
