"""7.1 to 7.3.3, 7.14, 7.15, 7.35. What forbids an assault or a charge."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.errors import IllegalOrder
from grognard.core.legality import Refusals, refuse
from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import Charge, Melee, NextTarget, Stack
from grognard.rulesets.alea.counters import Counter, admit
from grognard.rulesets.alea.strength import assess, fighters, way_in
from grognard.rulesets.alea.terrain import features, terrain_code, terrain_row


@once_for_each_case
def check_assault(rules: Rules, case: Melee) -> None:
    """Refuse what the rules do not allow, before any die. An assault once allowed stays so."""
    check_pieces(rules, (*case.attackers, case.defender), case.next_targets)
    refuse(assault_faults(rules, case))


def check_charge(rules: Rules, case: Charge) -> None:
    """Refuse a charge that may not be declared, before any die."""
    check_pieces(rules, (case.charger, case.target), case.next_targets)
    refuse(charge_faults(rules, case))


def check_pieces(rules: Rules, stacks: Iterable[Stack], targets: Iterable[NextTarget]) -> None:
    """Refuse nations and ground that the edition does not know, before anything is rolled."""
    # 1.1  The counters of every hex.
    for stack in (*stacks, *targets):
        admit(rules, stack.counters)
    # 2.4  The ground of targets that may come in front later.
    for target in targets:
        for kind in (target.terrain, *features(target.water, target.slope)):
            terrain_row(rules, kind)


def assault_faults(rules: Rules, case: Melee) -> Refusals:
    """What forbids an assault."""
    for hex in case.attackers:
        # 7.1.1  Each counter by itself, but for guns that stay behind.
        for counter in hex.counters:
            if counter.formation != "deployed":
                yield from assailant_faults(rules, counter)
        # 7.2  Guns alone do not assault.
        unit = hex.counters[0].id
        if not fighters(hex):
            yield rules.forbid("refuse-guns-alone", "7.2", "remedy-guns-alone", unit=unit)
            return
        # 7.14  A charge takes an Attack order.
        if hex.charging and any(counter.order != "attack" for counter in hex.counters):
            yield charge_fault(rules, "order", unit)
    yield from attack_faults(rules, case)


def attack_faults(rules: Rules, case: Melee) -> Refusals:
    """7.1.2, 7.3.3  What forbids any attack, ordered or provoked: the way in, and too little strength."""
    for hex in case.attackers:
        yield from crossing_faults(rules, case.defender.terrain, hex.water, hex.slope)
    # 7.3.3  Below the first column there is no attack.
    view = assess(rules, case)
    if view.column is None:
        least = rules.listed("melee.columns")[0]
        why, remedy = "refuse-ratio-too-low", "remedy-ratio-too-low"
        yield rules.forbid(why, "7.3.3", remedy, ratio=str(view.ratio), least=least)


def assailant_faults(rules: Rules, counter: Counter) -> Refusals:
    """7.1.1, 8.6, 8.11  What keeps a single counter from assaulting: its order, its state, tired horses."""
    found = []
    if counter.order == "maneuver":
        found.append("maneuver")
    if counter.state != "normal":
        found.append("state")
    if counter.fatigue >= rules.number("charge.fatigue-exhausted"):
        found.append("fatigue")
    for fault in found:
        idle = rules.forbid(f"idle-assault-{fault}", "7.1.1", state=counter.state)
        why, remedy = f"refuse-assault-{fault}", f"remedy-assault-{fault}"
        yield rules.forbid(why, "7.1.1", remedy, unit=counter.id).idle_as(idle)


def crossing_faults(rules: Rules, terrain: str, water: str, slope: str) -> Refusals:
    """7.1.2  Ground and hexsides that no melee crosses, and no charge."""
    closed, _left = way_in(rules, terrain, water, slope)
    if closed:
        yield rules.forbid("refuse-melee-ground", "7.1.2", "remedy-melee-ground")


def charge_faults(rules: Rules, case: Charge) -> Refusals:
    """7.14, 7.15, 7.35  What forbids a charge."""
    for counter in case.charger.counters:
        yield from charger_faults(rules, counter)
    # 7.15  Too near to gather speed.
    if case.adjacent:
        yield rules.forbid("refuse-charge-adjacent", "7.15", "remedy-charge-adjacent")
    # 7.14, 7.35  The ground of the path and, in some editions, of both ends.
    ends = (case.start, case.target.terrain)
    bound = [hex.terrain for hex in case.path]
    bound += ends if rules.fact("charge-bounds.ends-too") else ()
    for terrain in (*ends, *bound):
        terrain_row(rules, terrain)
    for terrain in bound:
        if terrain not in rules.listed("charge.terrain"):
            rule = rules.fact("charge-bounds.rule")
            yield rules.forbid("refuse-charge-ground", rule, "remedy-charge-ground", terrain=terrain)
    # 7.14  No river, no creek, nothing uphill, one turn at most.
    if any(hex.water != "none" or hex.slope in ("slope-up", "impassable-slope") for hex in case.path):
        yield charge_fault(rules, "hexside")
    if case.turns > rules.number("charge-path.most-turns"):
        yield charge_fault(rules, "turns")
    # 7.1.2  What no melee crosses no charge strikes.
    yield from crossing_faults(rules, case.target.terrain, case.charger.water, case.charger.slope)
    # 7.14  Movement points for every hex and the turn.
    cost = sum(int(terrain_code(rules, hex.terrain, "cavalry")) for hex in case.path)
    cost += case.turns * rules.number("movement.turn")
    if cost > case.movement:
        yield charge_fault(rules, "movement", cost=cost, movement=case.movement)


def charger_faults(rules: Rules, counter: Counter) -> Refusals:
    """7.14  What keeps a counter from charging: formed cavalry, ordered to attack, steady and fresh."""
    if counter.arm != "cavalry" or counter.formation != "normal":
        yield charge_fault(rules, "arm", counter.id)
    if counter.order != "attack":
        yield charge_fault(rules, "order", counter.id)
    if counter.state != "normal":
        yield charge_fault(rules, "state", counter.id)
    if counter.fatigue > rules.number("charge.fatigue-limit"):
        yield charge_fault(rules, "fatigue", counter.id)


def charge_fault(rules: Rules, what: str, unit: str = "", **figures: int) -> IllegalOrder:
    """7.14  A refusal of a charge."""
    named = {"unit": unit} if unit else {}
    return rules.forbid(f"refuse-charge-{what}", "7.14", f"remedy-charge-{what}", **named, **figures)
