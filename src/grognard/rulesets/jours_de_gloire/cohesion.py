"""8. Cohesion tests, and what disorder, recoil and rout (7.22-7.25, 8.4, 9.2) make of a unit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import msgspec

from grognard.core.events import (
    Eliminated,
    Event,
    Found,
    LeaderHit,
    MarkerRemoved,
    Retreated,
    StateChanged,
)
from grognard.core.messages import message
from grognard.core.procedure import Call, Flow, Resolution, call, roll, roll_at_most
from grognard.core.rules import Rules
from grognard.dice import ZERO_D10
from grognard.rulesets.jours_de_gloire import counters
from grognard.rulesets.jours_de_gloire.cases import CohesionTest
from grognard.rulesets.jours_de_gloire.counters import ARTILLERY, Back, Counter, Rear, State, officers_of

#: 8.1  What failing a test named in a case brings, as a code of the shock table.
FAILING = {"disorder": "CT", "recoil": "CT/1"}


C = TypeVar("C", bound=Counter)


class Plight(msgspec.Struct, Generic[C], frozen=True):
    """One unit in the course of a ruling, with all that has happened to it so far."""

    unit: C
    events: tuple[Event, ...] = ()
    #: no longer in its hex
    left: bool = False
    eliminated: bool = False
    #: routed or eliminated in this ruling, which an officer may not survive
    fallen: bool = False

    @property
    def stays(self) -> bool:
        return not self.left and not self.eliminated

    def after(self, *events: Event) -> Plight[C]:
        return msgspec.structs.replace(self, events=self.events + events)


def cohesion_test(rules: Rules, case: CohesionTest) -> Flow[Resolution]:
    """8.1  One cohesion test and what failing brings."""
    # 8.1, 8.2  The die less the commander's bonus against the current cohesion.
    passed = yield from call(passes, case.unit, "8.1")
    found = Found(case.unit.id, rules.cite("8.1"), "CT", what="test", value="passed" if passed else "failed")
    if passed or case.failing not in FAILING:
        return Resolution((found,))
    plight = yield from call(fail, Plight(case.unit, (found,)), case.rear, FAILING[case.failing], "7.22")
    return Resolution(plight.events, aftermath((plight,), case.rear))


def passes(rules: Rules, unit: Counter, rule: str) -> Flow[bool]:
    """8.1, 8.2  Whether a unit passes a cohesion test; 1.1 the die shows 0 to 9."""
    needed = counters.cohesion(rules, unit)
    key = "ask-cohesion-bonus" if unit.bonus else "ask-cohesion"
    ask = message(key, unit=unit.id, cohesion=needed, bonus=unit.bonus)
    return (yield from roll_at_most(ZERO_D10, needed + unit.bonus, rules.cite(rule), ask))


def suffer(
    rules: Rules, plight: Plight[C], rear: Rear, codes: tuple[str, ...], rule: str, pursued: bool = False
) -> Flow[Plight[C]]:
    """The codes of a result, one after another, upon one unit."""
    for code in codes:
        if plight.eliminated:
            break
        if code == "1":
            # 7.25  A rout in place of a recoil uses up the rest of the result.
            plight = yield from call(recoil, plight, rear, code)
            if plight.fallen and hex_behind(plight.unit, rear) == "blocked":
                break
        elif code == "D":
            plight = disorder(rules, plight, rear, code, rule)
        elif code == "R":
            plight = rout(rules, plight, rear, code)
        elif not (yield from call(passes, plight.unit, rule)):
            plight = yield from call(fail, plight, rear, code, rule)
    # 7.36  Who is pursued tests once more, or is one state worse.
    if pursued and not plight.eliminated and not (yield from call(passes, plight.unit, "7.36")):
        plight = disorder(rules, plight, rear, "pursuit", "7.36")
    return plight


def fail(rules: Rules, plight: Plight[C], rear: Rear, code: str, rule: str) -> Flow[Plight[C]]:
    """7.17  A failed CT disorders, a failed CT/1 is a recoil; 7.22 either is the end of a routed unit."""
    if code == "CT/1" and plight.unit.state != "routed":
        return (yield from call(recoil, plight, rear, code))
    return disorder(rules, plight, rear, code, rule)


def disorder(rules: Rules, plight: Plight[C], rear: Rear, cause: str, rule: str = "7.22") -> Plight[C]:
    """7.22  One state worse: disordered, routed, eliminated; 1.11 strength is never lost."""
    if plight.unit.state == "disordered":
        return rout(rules, plight, rear, cause)
    if plight.unit.state == "routed":
        return eliminate(rules, plight, "7.22", cause)
    broken = _change(rules, plight, "disordered")
    return broken.after(StateChanged(plight.unit.id, rules.cite(rule), cause, state="disordered"))


def rout(rules: Rules, plight: Plight[C], rear: Rear, cause: str) -> Plight[C]:
    """8.4, 8.5  A rout and its move; routed once already, or with the way barred, the unit is gone."""
    if plight.unit.state == "routed":
        return eliminate(rules, plight, "7.22", cause)
    if (plight.unit.rout or rear.rout) != "open":
        return eliminate(rules, plight, "8.5", cause)
    broken = _change(rules, plight, "routed")
    return msgspec.structs.replace(
        broken,
        left=True,
        fallen=True,
        events=(
            *broken.events,
            StateChanged(plight.unit.id, rules.cite("8.4"), cause, state="routed"),
            Retreated(plight.unit.id, rules.cite("8.4"), cause, how="rout"),
        ),
    )


def eliminate(rules: Rules, plight: Plight[C], rule: str, cause: str) -> Plight[C]:
    """9.1  Off the map."""
    gone = Eliminated(plight.unit.id, rules.cite(rule), cause)
    return msgspec.structs.replace(plight, events=(*plight.events, gone), eliminated=True, fallen=True)


def recoil(rules: Rules, plight: Plight[C], rear: Rear, cause: str) -> Flow[Plight[C]]:
    """7.23, 7.25  One hex back."""
    unit = plight.unit
    # 7.25  Guns test first, and are lost if they fail.
    if unit.arm in ARTILLERY and not (yield from call(passes, unit, "7.25")):
        return eliminate(rules, plight, "7.25", cause)
    # 7.25  Who cannot recoil routs.
    behind = hex_behind(unit, rear)
    if behind == "blocked":
        return rout(rules, plight, rear, cause)
    back = Retreated(unit.id, rules.cite("7.23"), cause, hexes=rules.number("recoil.hexes"), how="recoil")
    plight = _change(rules, msgspec.structs.replace(plight, left=True), unit.state).after(back)
    # 7.23  Into an enemy zone, if nothing else is left, and disordered.
    return disorder(rules, plight, rear, cause, "7.23") if behind == "zoc" else plight


def hex_behind(unit: Counter, rear: Rear) -> Back:
    """7.23  What a unit may recoil to: guns are barred where the foot beside them is not."""
    return unit.recoil or rear.recoil


def _change(rules: Rules, plight: Plight[C], state: State) -> Plight[C]:
    """A new state or place; 7.34 either breaks a square."""
    changed = msgspec.structs.replace(
        plight, unit=msgspec.structs.replace(plight.unit, state=state, square=False)
    )
    if plight.unit.square:
        changed = changed.after(MarkerRemoved(plight.unit.id, rules.cite("7.34"), marker="square"))
    return changed


def aftermath(plights: Iterable[Plight[Any]], rear: Rear) -> tuple[Call, ...]:
    """What follows for others: friends who were passed, officers of the fallen."""
    plights = tuple(plights)
    passed = friends_tests(rear) if any(plight.left for plight in plights) else ()
    return (*passed, *officers_fates(plights))


def friends_tests(rear: Rear) -> tuple[Call, ...]:
    """7.24  Each friend who was passed."""
    return tuple(Call(passed_through, (friend,)) for friend in rear.friends)


def officers_fates(plights: Iterable[Plight[Any]]) -> tuple[Call, ...]:
    """9.2  Each officer with a unit that fell."""
    fallen = [plight.unit for plight in plights if plight.fallen]
    return tuple(Call(officer_fate, (officer,)) for unit in fallen for officer in officers_of(unit))


def passed_through(rules: Rules, friend: Counter) -> Flow[Resolution]:
    """7.24  Friends whom a recoil or rout passes test, or are disordered."""
    if (yield from call(passes, friend, "7.24")):
        return Resolution()
    plight = disorder(rules, Plight(friend), Rear(), "CT", "7.24")
    return Resolution(plight.events, aftermath((plight,), Rear()))


def officer_fate(rules: Rules, officer: str) -> Flow[Resolution]:
    """9.2  Killed, wounded, or away to other friends."""
    fate = yield from call(officer_roll, officer)
    return Resolution((LeaderHit(officer, rules.cite("9.2"), "rout", fate=fate),))


def officer_roll(rules: Rules, officer: str) -> Flow[str]:
    fates = (
        (rules.number("officer.killed"), "killed"),
        (rules.number("officer.wounded"), "wounded"),
        (0, "joins-friends"),
    )
    die = yield from roll(ZERO_D10, rules.cite("9.2"), message("ask-officer", unit=officer), bands=fates)
    return next(fate for least, fate in fates if die >= least)
