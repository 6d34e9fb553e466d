"""2. Terrain and 5. movement: what one step costs."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from grognard.core.events import Event, Found
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import Rout, StepCost
from grognard.rulesets.jours_de_gloire.cohesion import Plight, aftermath, disorder
from grognard.rulesets.jours_de_gloire.counters import Counter, Rear
from grognard.rulesets.jours_de_gloire.ground import cell, crossed, is_cliff, is_open_water, level_row

#: 2.8  Hexsides that cost their price on a road too.
SLOPES = ("slope", "steep-slope")


class Step(NamedTuple):
    """What one step takes."""

    cost: Fraction
    #: 2.2  a D after the cost
    disorders: bool = False


def step_cost(rules: Rules, case: StepCost) -> Flow[Resolution]:
    """2.2-2.12  The movement points of one step; nothing is rolled."""
    yield from ()
    step = priced(rules, case)
    events: list[Event] = [Found("", rules.cite("2.2"), "step-cost", what="MP", value=str(step.cost))]
    if step.disorders:
        # 2.2  A D after the cost, with what 7.22 makes of it.
        unit = Counter(id="mover", cohesion=0, state=case.state)
        events += disorder(rules, Plight(unit), Rear(), "D", "2.2").events
    return Resolution(tuple(events))


def priced(rules: Rules, case: StepCost) -> Step:
    """2.2-2.12  What a step takes, or the refusal where nobody may take it."""
    refuse_forbidden(rules, case)
    # 2.8  No road or trail for the step that ends next to an enemy.
    by_road = case.way != "none" and not (case.next_to_enemy or case.enters_zoc)
    # 2.2  The hex, the hexside and the change of level.
    cost = price(rules, case, case.way if by_road else case.terrain)
    disorders = False
    if by_road:
        cost += sum(road_slope(rules, case, slope) for slope in case.hexside if slope in SLOPES)
    else:
        for row in rows_crossed(rules, case):
            cost += price(rules, case, row)
            disorders = disorders or cell(rules, row, case.mover).disorders
    # 10.3  Mud, off the road; a trail is none.
    if case.mud and case.mover == "artillery" and not (by_road and case.way == "road"):
        cost *= rules.number("mud.artillery-cost")
    # 5.8  Friends in the hex.  2.9  Enemy zones.
    cost += price(rules, case, "friendly-hex") if case.friends else 0
    cost += price(rules, case, "leaving-zoc") if case.leaves_zoc else 0
    if case.enters_zoc and case.state == "disordered":
        cost += rules.number("zoc.disordered-entry")
    return Step(cost, disorders)


def strained(rules: Rules, case: Rout) -> Flow[Resolution]:
    """2.2  A unit has taken steps that disorder it: once, when its move is over."""
    yield from ()
    plight = disorder(rules, Plight(case.unit), case.rear, "D", "2.2")
    return Resolution(plight.events, aftermath((plight,), case.rear))


def refuse_forbidden(rules: Rules, case: StepCost) -> None:
    """Who may not take this step at all."""
    # 5.13  Squares stand.
    if case.square:
        raise rules.forbid("refuse-square-moves", "5.13", "remedy-leave-square", unit="mover")
    # 5.12  Guns keep out of enemy zones.
    if case.mover == "artillery" and case.enters_zoc:
        raise rules.forbid("refuse-guns-enter-zoc", "5.12")
    # 2.2  A road without a bridge ends at the river.
    if is_open_water(case.hexside):
        raise rules.forbid("refuse-step", "2.2", "remedy-other-hexside", mover=case.mover, row="water")
    # 2.12  Cliffs.
    if is_cliff(rules, case.hexside, case.climb):
        raise rules.forbid("refuse-cliff", "2.12", "remedy-other-hexside", levels=abs(case.climb))


def rows_crossed(rules: Rules, case: StepCost) -> list[str]:
    """The rows of the terrain chart for the hexside and the level."""
    return [row for row in (*crossed(case.hexside), level_row(rules, case.climb)) if row is not None]


def price(rules: Rules, case: StepCost, row: str) -> Fraction:
    """2.2  A row's cost for the mover, where it is allowed."""
    paid = cell(rules, row, case.mover)
    if not paid.allowed:
        remedy = "remedy-by-road" if row in SLOPES else "remedy-other-hexside"
        raise rules.forbid("refuse-step", "2.2", remedy, mover=case.mover, row=row)
    return paid.amount


def road_slope(rules: Rules, case: StepCost, row: str) -> Fraction:
    """2.8  Slopes on a road: their cost without the D, or the surcharge where they print NA."""
    slope = cell(rules, row, case.mover)
    return slope.amount if slope.allowed else Fraction(rules.number("road.slope-surcharge"))
