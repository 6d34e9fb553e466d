"""8.4-8.7  Rout and rally."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Found, Retreated, StateChanged
from grognard.core.legality import Refusals, refuse
from grognard.core.procedure import Flow, Resolution, call
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire import cohesion
from grognard.rulesets.jours_de_gloire.cases import Rally, Rout
from grognard.rulesets.jours_de_gloire.cohesion import Plight, aftermath, eliminate, passes


def rally_faults(rules: Rules, case: Rally) -> Refusals:
    """8.6  Who does not test: it takes the enemy out of the next hex, or a quiet turn outside his zones."""
    unit = case.unit
    if case.tried:
        yield rules.forbid("refuse-rally-twice", "8.6", unit=unit.id)
    if unit.state == "good-order":
        yield rules.forbid("refuse-rally-good-order", "8.6", unit=unit.id)
    if unit.state == "routed" and case.next_to_enemy:
        yield rules.forbid("refuse-rally-next-to-enemy", "8.6", unit=unit.id)
    if unit.state == "disordered" and case.in_enemy_zoc:
        yield rules.forbid("refuse-rally-in-zoc", "8.6", unit=unit.id)
    if unit.state == "disordered" and case.fought:
        yield rules.forbid("refuse-rally-after-shock", "8.6", unit=unit.id)


def rally(rules: Rules, case: Rally) -> Flow[Resolution]:
    """8.6  One rally test."""
    refuse(rally_faults(rules, case))
    unit = case.unit
    passed = yield from call(passes, unit, "8.6")
    found = Found(unit.id, rules.cite("8.6"), "rally", what="test", value="passed" if passed else "failed")
    if not passed:
        return Resolution((found,))
    better = "disordered" if unit.state == "routed" else "good-order"
    return Resolution((found, StateChanged(unit.id, rules.cite("8.6"), "rally", state=better)))


def rout(rules: Rules, case: Rout) -> Flow[Resolution]:
    """8.4, 8.5, 8.7  What becomes of a unit that has to rout, or to run on."""
    yield from ()
    plight = Plight(case.unit)
    if case.occasion == "result":
        # 8.4, 8.5  An R; 7.22 upon a rout it is the end.
        plight = cohesion.rout(rules, plight, case.rear, "R")
    elif case.unit.state != "routed":
        raise rules.forbid("refuse-not-routed", "8.7", unit=case.unit.id)
    elif case.rear.rout != "open":
        # 8.7, 8.5  Running on, with the way barred or the edge reached.
        plight = eliminate(rules, plight, "8.5", "rout")
    else:
        away = Retreated(case.unit.id, rules.cite("8.7"), "rout", how="rout")
        plight = replace(plight, left=True).after(away)
    # Friends on the way, and the officer.
    return Resolution(plight.events, aftermath((plight,), case.rear))
