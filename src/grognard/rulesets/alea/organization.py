"""8. Morale tests by name, reorganization, and the morale of divisions."""

from __future__ import annotations

from functools import partial
from math import floor

from grognard.core.errors import IllegalOrder
from grognard.core.events import Event, Found, StateChanged
from grognard.core.legality import Refusals, refuse
from grognard.core.messages import message
from grognard.core.procedure import Flow, Resolution, consult
from grognard.core.rules import Rules
from grognard.rulesets.alea.cases import DivisionMorale, MoraleTest, Reorganization
from grognard.rulesets.alea.counters import Counter, admit, admit_nation, as_tester
from grognard.rulesets.alea.morale import fate_events, undergo
from grognard.rulesets.alea.terrain import is_cover, terrain_row


def morale(rules: Rules, case: MoraleTest) -> Flow[Resolution]:
    """8. One counter tests."""
    admit(rules, (case.counter,))
    terrain_row(rules, case.terrain)
    # 8.17  Fleeing counters do not test.
    if case.counter.state == "fleeing":
        raise fleeing_fault(rules, case.counter)
    tester = as_tester(
        case.counter,
        case.commander,
        cover=is_cover(rules, case.terrain, case.summit),
        no_square=case.no_square,
        short_charge=case.short_charge,
        after_charge=case.after_charge,
        adjacent=case.enemy_adjacent,
    )
    fate = yield from undergo(rules, tester)
    # 8.1  Whether it passed: a defeated counter that fails may look just as it did before.
    passed = Found("", rules.cite("8.1"), "morale", what="test", value="passed" if fate.passed else "failed")
    return Resolution((*fate_events(rules, tester, fate, "morale"), passed))


def reorganization(rules: Rules, case: Reorganization) -> Flow[Resolution]:
    """8.9, 8.10  One counter pulls itself together, or rests its horses."""
    counter = case.counter
    admit(rules, (counter,))
    terrain_row(rules, case.terrain)
    refuse(reorganization_faults(rules, case))
    events: list[Event] = []
    # 8.10  Rest takes one level of fatigue away, after the test has felt it.
    if is_rested(case):
        cite, left = rules.cite("8.10"), counter.fatigue - 1
        events.append(Found(counter.id, cite, "rest", what="fatigue", value=left))
    if not may_test(case):
        return Resolution(tuple(events))
    # 8.9  The test, one letter worse in an enemy zone of control; 10.7 the heat.
    tester = as_tester(
        counter,
        case.commander,
        cover=is_cover(rules, case.terrain, case.summit),
        zoc=case.zoc,
        adjacent=case.enemy_adjacent,
        heat=case.heat,
    )
    fate = yield from undergo(rules, tester, "morale.reorganization")
    return Resolution((*events, *fate_events(rules, tester, fate, "reorganization")))


def may_test(case: Reorganization) -> bool:
    """8.9  Disorganized and defeated counters that did not fire, assault or come under fire."""
    return case.counter.state != "normal" and case.busy == "no"


def is_rested(case: Reorganization) -> bool:
    """8.10  Tired cavalry that kept quiet outside enemy zones of control."""
    return bool(case.counter.fatigue) and case.rested and not case.zoc


def reorganization_faults(
    rules: Rules, case: Reorganization, *, tested: bool = False, ordered: bool = False
) -> Refusals:
    """8.9, 8.17, 10.7  Who cannot reorganize; on the map rest comes without an order, and a test once."""
    counter, rested = case.counter, is_rested(case) and not ordered
    idle = partial(rules.forbid, f"idle-reorganize-{counter.state}", "8.9")
    if tested:
        told = rules.forbid("idle-reorganized", "8.9")
        yield rules.forbid("refuse-reorganized", "8.9", unit=counter.id).idle_as(told)
    # 8.17  Fleeing counters do not test.
    if counter.state == "fleeing":
        yield fleeing_fault(rules, counter).idle_as(idle())
    # 8.9  Only disorganized and defeated counters, or tired cavalry at rest.
    if counter.state == "normal" and not rested:
        yield rules.forbid("refuse-nothing-to-reorganize", "8.9", unit=counter.id).idle_as(idle())
    # 8.9  Not after firing, assaulting or coming under fire.
    if not may_test(case) and not rested:
        busy = rules.forbid(f"idle-busy-{case.busy}", "8.9")
        yield rules.forbid("refuse-busy", "8.9", unit=counter.id).idle_as(busy)
    yield from heat_faults(rules, case.heat, counter.nation)


def fleeing_fault(rules: Rules, counter: Counter) -> IllegalOrder:
    """8.17  Fleeing counters do not test."""
    return rules.forbid("refuse-fleeing-test", "8.17", unit=counter.id)


def heat_faults(rules: Rules, heat: bool, nation: str) -> Refusals:
    """10.1, 10.7  Heat weighs on the armies that the edition names."""
    nations = rules.listed("heat.nations")
    if heat and nation not in nations:
        yield rules.forbid("refuse-heat", "10.7" if nations else "10.1", nation=nation)


def division_morale(rules: Rules, case: DivisionMorale) -> Flow[Resolution]:
    """8. One division tests."""
    admit_nation(rules, case.id, case.nation)
    # 8.13  Without a reason a division does not test.
    if case.reason == "none" and not (case.fleeing or case.friends_fleeing):
        raise rules.forbid("refuse-division-no-reason", "8.13", unit=case.id)
    refuse(heat_faults(rules, case.heat, case.nation))
    chart, tally = rules.chart("division-morale"), rules.tally("division-morale")
    # 8.14  The modifiers, as far as the edition prints them.
    tally.add_if(case.in_commander_radius, "division-commander-radius")
    tally.add_if(case.in_chief_radius, "chief-radius")
    tally.add_printed("own-fleeing", times=case.fleeing_counters)
    tally.add_if(case.friends_fleeing, "friends-fleeing")
    # 10.7  The heat.
    tally.add_if(case.heat, "heat")
    rating = str(present_rating(rules, case))
    ask = message("ask-division-morale", unit=case.id)
    code = yield from consult(chart, rating, tally, rules.cite("8.14"), ask)
    return Resolution(division_events(rules, case, rules.fact("division.codes")[code]))


def present_rating(rules: Rules, case: DivisionMorale) -> int:
    """8.12  The rating, less one for each full quarter of the strength lost."""
    quarters = floor(case.lost / (case.strength * rules.fraction("division.quarter")))
    return max(rules.number("division.least-rating"), case.rating - quarters)


def division_events(rules: Rules, case: DivisionMorale, result: str) -> tuple[Event, ...]:
    """What the division does."""
    cause = "division-morale"
    # 8.17  It flees.
    if result == "flee":
        return (StateChanged(case.id, rules.cite("8.17"), cause, state="fleeing"),)
    # 8.16  It retreats; one that flees already goes on fleeing.
    if result == "retreat":
        state = "fleeing" if case.fleeing else "retreating"
        return (StateChanged(case.id, rules.cite("8.16"), cause, state=state),)
    # 8.15  It stands; fleeing counters stop, defeated.
    return (StateChanged(case.id, rules.cite("8.15"), cause, state="defeated"),) if case.fleeing else ()
