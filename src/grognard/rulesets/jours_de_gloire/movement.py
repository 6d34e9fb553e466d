"""2. Terrain and 5. movement: what one step costs."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from grognard.core.events import Event, Found
from grognard.core.legality import Refusals, refuse
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Rout, StepCost
from grognard.rulesets.jours_de_gloire.cohesion import Plight, aftermath, disorder
from grognard.rulesets.jours_de_gloire.counters import Counter, Rear
from grognard.rulesets.jours_de_gloire.ground import (
    SLOPES,
    WATER,
    cell,
    crossed,
    crossing_faults,
    entry_faults,
    is_open_water,
    level_row,
)


class Step(NamedTuple):
    """What one step takes."""

    cost: Fraction
    #: 2.2  a D after the cost
    disorders: bool = False


def step_cost(rules: Rules, case: StepCost) -> Flow[Resolution]:
    """2.2  The movement points of one step; nothing is rolled."""
    yield from ()
    step = priced(rules, case)
    events: list[Event] = [Found("", rules.cite("2.2"), "step-cost", what="MP", value=str(step.cost))]
    if step.disorders:
        # 2.2  A D after the cost, with what 7.22 makes of it.
        unit = Counter(id="mover", cohesion=0, state=case.state)
        events += disorder(rules, Plight(unit), Rear(), "D", "2.2").events
    return Resolution(tuple(events))


def priced(rules: Rules, case: StepCost) -> Step:
    """What a step takes, or the refusal where no unit may take it."""
    refuse(step_faults(rules, case))
    by_road = is_by_road(case)
    # 2.2  The hex, the hexside and the change of level.
    paid = [cell(rules, row, case.mover) for row in rows_read(rules, case)]
    cost = sum((one.amount for one in paid), Fraction(0))
    disorders = any(one.disorders for one in paid)
    if by_road:
        cost += sum(road_slope(rules, case, slope) for slope in case.hexside if slope in SLOPES)
    # 10.3  Mud, off the road; a trail is none.
    if case.mud and case.mover == "artillery" and not (by_road and case.way == "road"):
        cost *= rules.number("mud.artillery-cost")
    # 5.8  Friends in the hex.  2.9  Enemy zones.
    cost += cell(rules, "friendly-hex", case.mover).amount if case.friends else 0
    cost += cell(rules, "leaving-zoc", case.mover).amount if case.leaves_zoc else 0
    if case.enters_zoc and case.state == "disordered":
        cost += rules.number("zoc.disordered-entry")
    return Step(cost, disorders)


def strained(rules: Rules, case: Rout) -> Flow[Resolution]:
    """2.2  A unit has taken steps that disorder it: once, when its move is over."""
    yield from ()
    plight = disorder(rules, Plight(case.unit), case.rear, "D", "2.2")
    return Resolution(plight.events, aftermath((plight,), case.rear))


def step_faults(rules: Rules, case: StepCost) -> Refusals:
    """Who may not take this step at all."""
    # 5.13  Squares stand.
    if case.square:
        yield rules.forbid("refuse-square-moves", "5.13", "remedy-leave-square", unit="mover")
    yield from gun_faults(rules, enters_zoc=case.mover == "artillery" and case.enters_zoc)
    yield from crossing_faults(rules, case.hexside, case.climb, fights=False)
    # 2.12  A road without a bridge ends at the river.
    rows = (*((WATER,) if is_open_water(case.hexside) else ()), *rows_read(rules, case))
    yield from entry_faults(rules, rows, case.mover, "refuse-step", "remedy-other-hexside", mover=case.mover)


def gun_faults(rules: Rules, *, enters_zoc: bool = False, fired: str = "") -> Refusals:
    """5.12  Guns keep out of enemy zones, and after firing they only turn: one that has fired is named."""
    if enters_zoc:
        yield rules.forbid("refuse-guns-enter-zoc", "5.12")
    if fired:
        yield rules.forbid("refuse-guns-fired", "5.12", unit=fired)


def is_by_road(case: StepCost) -> bool:
    """2.8  No road or trail for the step that ends next to an enemy."""
    return case.way != "none" and not (case.next_to_enemy or case.enters_zoc)


def rows_read(rules: Rules, case: StepCost) -> tuple[str, ...]:
    """The rows of the terrain chart for the way, or for the hex, the hexside and the level."""
    if is_by_road(case):
        return (case.way,)
    level = level_row(rules, case.climb)
    return (case.terrain, *crossed(case.hexside), *(() if level is None else (level,)))


def road_slope(rules: Rules, case: StepCost, row: str) -> Fraction:
    """2.8  Slopes on a road: their cost without the D, or the surcharge where they print NA."""
    slope = cell(rules, row, case.mover)
    return slope.amount if slope.allowed else Fraction(rules.number("road.slope-surcharge"))
