"""7.14 to 7.22. A cavalry charge: declaration, reaction, the charger's test, and the melee behind it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.events import Event, FormationChanged, HexHeld, MarkerPlaced, Retreated
from grognard.core.legality import is_allowed
from grognard.core.procedure import Call, Flow, Resolution, call, choose
from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import AttackingHex, Charge, DefendingHex, Melee, Stack
from grognard.rulesets.alea.counters import Counter, Tester, as_tester
from grognard.rulesets.alea.declaration import attack_faults, check_charge
from grognard.rulesets.alea.melee import assault
from grognard.rulesets.alea.stacking import stack_limit
from grognard.rulesets.alea.strength import in_square
from grognard.rulesets.alea.terrain import is_cover
from grognard.rulesets.alea.withdrawal import Withdrawal, condition_after, withdraw


class Met(msgspec.Struct, frozen=True):
    """The charged hex after its reaction."""

    counters: tuple[Counter, ...]
    events: tuple[Event, ...] = ()
    counter_charge: bool = False


def charge(rules: Rules, case: Charge) -> Flow[Resolution]:
    """7.14. A cavalry charge."""
    # 7.14, 7.15  What may be declared at all.
    check_charge(rules, case)
    # 7.16, 7.16.1  One charge at a time: first the reaction of the charged hex.
    met = yield from reaction(rules, case)
    # 7.20  No unit is left to charge.
    if not met.counters:
        return Resolution((*met.events, HexHeld("nobody", rules.cite("7.20"), "charge")))
    target = msgspec.structs.replace(case.target, counters=met.counters)
    # 7.22  The charger's own test, +1 against infantry that is not in square.
    rider = case.charger.counters[0]
    unformed = uppermost(met.counters).arm == "infantry" and not in_square(target)
    # 8.2  It tests where it starts, and the ground there may steady it.
    cover = is_cover(rules, case.start, summit=False)
    tester = as_tester(rider, case.charger.commander, cover=cover, no_square=unformed)
    tested = yield from call(withdraw, tester, in_place(case.charger, "7.22", "charge"))
    held = HexHeld("defender", rules.cite("7.22"), "charge")
    if tested.events:
        return Resolution((*met.events, *tested.events, held))
    # 7.16  The stack stands next to the target with its marker.
    attack = melee_of(case, target, met.counter_charge)
    if not case.melee:
        marked = (
            MarkerPlaced(c.id, rules.cite("7.16"), "charge", marker="assault") for c in case.charger.counters
        )
        return Resolution((*met.events, *riding_out(rules, met), *marked, held))
    # 7.3.3  An attack that has become too weak is called off.
    if not is_allowed(attack_faults(rules, attack)):
        return Resolution((*met.events, held))
    # 7.24  The melee, in which the charge counts.
    return Resolution((), (Call(assault, (attack, met.events)),))


def melee_of(case: Charge, target: DefendingHex, counter_charge: bool) -> Melee:
    shared = {name: getattr(case.charger, name) for name in case.charger.__struct_fields__}
    return Melee(
        attackers=(AttackingHex(**shared, charging=True),),
        defender=target,
        counter_charge=counter_charge,
        next_targets=case.next_targets,
    )


def uppermost(counters: tuple[Counter, ...]) -> Counter:
    """7.16.1  The uppermost counter that is not a battery; the top one if all are guns."""
    return next((counter for counter in counters if counter.arm != "artillery"), counters[0])


def in_place(stack: Stack, rule: str, cause: str) -> Withdrawal:
    """A test taken where the stack stands."""
    return Withdrawal(rule, cause, room=stack.room, surrounded=stack.surrounded)


def reaction(rules: Rules, case: Charge) -> Flow[Met]:
    """What the charged hex does, if its owner wants anything done."""
    target = case.target
    options = reactions(rules, case)
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from choose("defender.reaction", "defender", options, rules.cite("7.16.1"))
    match chosen:
        case "square":
            return (yield from form_square(rules, case))
        case "counter-charge":
            return (yield from counter_charge(rules, target))
        case "evade":
            return (yield from evade(rules, target))
    return Met(target.counters)


def reactions(rules: Rules, case: Charge) -> tuple[str, ...]:
    """The reactions open to the charged hex; standing always is. 7.21 Guns have no other."""
    target = case.target
    counter = uppermost(target.counters)
    options = ["stand"]
    # 7.17  Square, for infantry in good order where the ground allows one.
    infantry = [c for c in target.counters if c.arm == "infantry"]
    steady = all(c.state == "normal" and c.formation != "square" for c in infantry)
    if counter.arm == "infantry" and steady and has_room_for_square(rules, target, infantry):
        options.append("square")
    # 7.19, 8.11  Counter-charge, for fresh cavalry in good order that is not taken in flank or rear.
    cavalry = [c for c in target.counters if c.arm == "cavalry"]
    limit = rules.number("charge.fatigue-limit")
    fresh = all(c.state == "normal" and c.formation == "normal" and c.fatigue <= limit for c in cavalry)
    if counter.arm == "cavalry" and fresh and case.charger.arc == "front":
        options.append("counter-charge")
    # 7.20  Evade, for guerrillas with somewhere to go.
    if counter.formation == "guerrilla" and target.room:
        options.append("evade")
    return tuple(options)


def has_room_for_square(rules: Rules, target: DefendingHex, infantry: list[Counter]) -> bool:
    """7.17, 2.4  Whether the ground lets squares stand, and this much infantry in them."""
    limit = stack_limit(rules, target.terrain, "stack-square")
    return limit is None or sum(counter.strength for counter in infantry) <= limit.most


def form_square(rules: Rules, case: Charge) -> Flow[Met]:
    """7.17, 7.18  The infantry tries to form square."""
    target = case.target
    short = len(case.path) == rules.number("charge.short")
    first = uppermost(target.counters)
    formed, met = yield from steadiness(rules, target, first, "7.17", "square", short)
    if not formed:
        return met
    infantry = tuple(c for c in target.counters if c.arm == "infantry")
    events = tuple(FormationChanged(c.id, rules.cite("7.17"), "square", formation="square") for c in infantry)
    counters = tuple(
        msgspec.structs.replace(c, formation="square") if c.arm == "infantry" else c for c in target.counters
    )
    return Met(counters, events)


def counter_charge(rules: Rules, target: DefendingHex) -> Flow[Met]:
    """7.19  The cavalry rides to meet the charge."""
    first = uppermost(target.counters)
    steady, met = yield from steadiness(rules, target, first, "7.19", "counter-charge")
    return msgspec.structs.replace(met, counter_charge=steady)


def riding_out(rules: Rules, met: Met) -> Iterator[MarkerPlaced]:
    """7.19  Where the melee waits, markers show who has counter-charged."""
    for counter in met.counters if met.counter_charge else ():
        if counter.arm == "cavalry":
            yield MarkerPlaced(counter.id, rules.cite("7.19"), "charge", marker="counter-charged")


def steadiness(
    rules: Rules, target: DefendingHex, counter: Counter, rule: str, cause: str, short: bool = False
) -> Flow[tuple[bool, Met]]:
    """The morale test of a reaction: whether it succeeded, and the hex after it."""
    tester: Tester = as_tester(
        counter,
        target.commander,
        cover=is_cover(rules, target.terrain, target.summit),
        short_charge=short,
        adjacent=True,
    )
    tested = yield from call(withdraw, tester, in_place(target, rule, cause))
    after = condition_after(counter, tested.events)
    others = tuple(after if c is counter else c for c in target.counters)
    return not tested.events, Met(tuple(c for c in others if c is not None), tested.events)


def evade(rules: Rules, target: DefendingHex) -> Flow[Met]:
    """7.20  The guerrillas of the hex slip away; the others stay."""
    farthest = min(target.room, rules.number("charge.evade"))
    lengths = tuple(str(hexes) for hexes in range(1, farthest + 1))
    hexes = lengths[0]
    if len(lengths) > 1:
        hexes = yield from choose("defender.evade", "defender", lengths, rules.cite("7.20"))
    gone = tuple(c for c in target.counters if c.formation == "guerrilla")
    events = tuple(Retreated(c.id, rules.cite("7.20"), "charge", hexes=int(hexes), how="evade") for c in gone)
    return Met(tuple(c for c in target.counters if c not in gone), events)
