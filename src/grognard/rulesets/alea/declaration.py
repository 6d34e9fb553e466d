"""7.14, 7.15, 7.35. What a charge may be declared with, and over what ground."""

from __future__ import annotations

from grognard.core.rules import Rules
from grognard.rulesets.alea.assault_cases import Charge
from grognard.rulesets.alea.control import check_pieces
from grognard.rulesets.alea.counters import Counter
from grognard.rulesets.alea.strength import is_closed
from grognard.rulesets.alea.terrain import terrain_code, terrain_row


def check_declaration(rules: Rules, case: Charge) -> None:
    """Refuse a charge that may not be declared, before any die."""
    check_pieces(rules, (case.charger, case.target), case.next_targets)
    # 7.14  Formed cavalry, ordered to attack, in good order and not worn out.
    for counter in case.charger.counters:
        check_charger(rules, counter)
    # 7.15  Too near to gather speed.
    if case.adjacent:
        raise rules.forbid("refuse-charge-adjacent", "7.15", "remedy-charge-adjacent")
    # 7.14, 7.35  The ground of the path and, in some editions, of both ends.
    check_ground(rules, case)
    # 7.14  Movement points for every hex and the turn.
    cost = sum(int(terrain_code(rules, hex.terrain, "cavalry")) for hex in case.path)
    cost += case.turns * rules.number("movement.turn")
    if cost > case.movement:
        why, remedy = "refuse-charge-movement", "remedy-charge-movement"
        raise rules.forbid(why, "7.14", remedy, cost=cost, movement=case.movement)


def check_charger(rules: Rules, counter: Counter) -> None:
    """7.14  Refuse a counter that may not charge at all."""
    fault = charger_fault(rules, counter)
    if fault is not None:
        raise rules.forbid(f"refuse-charge-{fault}", "7.14", f"remedy-charge-{fault}", unit=counter.id)


def charger_fault(rules: Rules, counter: Counter) -> str | None:
    """7.14  What keeps a counter from charging at all; None if nothing does."""
    if counter.arm != "cavalry" or counter.formation != "normal":
        return "arm"
    if counter.order != "attack":
        return "order"
    if counter.state != "normal":
        return "state"
    return "fatigue" if counter.fatigue > rules.number("charge.fatigue-limit") else None


def check_ground(rules: Rules, case: Charge) -> None:
    """7.14, 7.35  Whether the ground lets the charge pass."""
    fit = rules.listed("charge.terrain")
    ends = (case.start, case.target.terrain)
    bound = [hex.terrain for hex in case.path]
    bound += ends if rules.fact("charge-bounds.ends-too") else ()
    for terrain in (*ends, *bound):
        terrain_row(rules, terrain)
    for terrain in bound:
        if terrain not in fit:
            rule = rules.fact("charge-bounds.rule")
            raise rules.forbid("refuse-charge-ground", rule, "remedy-charge-ground", terrain=terrain)
    # 7.14  No river, no creek, nothing uphill, one turn at most.
    if any(hex.water != "none" or hex.slope in ("slope-up", "impassable-slope") for hex in case.path):
        raise rules.forbid("refuse-charge-hexside", "7.14", "remedy-charge-hexside")
    if case.turns > rules.number("charge-path.most-turns"):
        raise rules.forbid("refuse-charge-turns", "7.14", "remedy-charge-turns")
    # 7.1.2  What no melee crosses no charge strikes.
    if is_closed(rules, case.charger, case.target):
        raise rules.forbid("refuse-melee-ground", "7.1.2", "remedy-melee-ground")
