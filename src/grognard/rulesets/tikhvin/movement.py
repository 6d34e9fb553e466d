"""2. Terrain and 5. movement: what one step costs."""

from __future__ import annotations

from fractions import Fraction

from grognard.core.events import Found
from grognard.core.legality import Refusals, refuse
from grognard.core.procedure import Flow, Resolution
from grognard.core.rules import Rules
from grognard.rulesets.tikhvin.cases import StepCost
from grognard.rulesets.tikhvin.cells import points

WAYS = {"main-road": "main-road", "back-road": "back-road", "railway": "back-road"}


def step_cost(rules: Rules, case: StepCost) -> Flow[Resolution]:
    """2.2  The movement points of one step; nothing is rolled."""
    yield from ()
    cost = ground_cost(rules, case)
    # 5.3  Zones of control: one more to enter, one more to leave.
    cost += rules.number("movement.zoc-enter") * case.enters_zoc
    cost += rules.number("movement.zoc-leave") * case.leaves_zoc
    found = Found("", rules.cite("2.2"), "step-cost", what="MP", value=str(cost))
    if case.mp is None:
        return Resolution((found,))
    has = Found("", rules.cite("5.7"), "step-cost", what="allowance", value=allowance(rules, case, case.mp))
    return Resolution((found, has))


def allowance(rules: Rules, case: StepCost, mp: int) -> int:
    """5.7 and 10.2  The MP a unit has this turn; 4.5 and 9.2 halve them, rounded up."""
    if case.weather == "snow":
        light = case.kind in rules.listed("movement.weather.light-in-snow")
        mp -= rules.number("movement.weather.snow-light" if light else "movement.weather.snow-others")
    halvings = case.out_of_command, case.out_of_supply, case.weather == "heavy-rain"
    for _ in range(sum(halvings)):
        mp = -(-mp // rules.number("movement.halved-by"))
    return max(0, mp)


def ground_cost(rules: Rules, case: StepCost) -> Fraction:
    """What terrain, river, way and weather ask."""
    chart = rules.chart("terrain-effects")
    refuse(lake_faults(rules, lake=case.terrain == "lake"))
    if case.way != "nothing":
        # 2.5  Along a way its own rate holds; 2.6 its bridges make rivers free; weather spares it.
        return points(chart.at(WAYS[case.way], column(rules, case, by_road=True)))
    # 2.3  Swamp is clear once frozen, and closed to tanks before.
    frozen = case.terrain == "swamp" and case.turn >= rules.number("turns.frozen-from")
    cell = chart.at("clear" if frozen else case.terrain, column(rules, case, by_road=False))
    if not cell.endswith("MP"):
        raise rules.forbid("refuse-swamp-off-road", "2.3", "remedy-by-road", kind=case.kind)
    cost = points(cell)
    # 2.6  Rivers add their cost; 2.9 they never freeze.
    if case.hexside != "nothing":
        cost += points(chart.at(case.hexside, column(rules, case, by_road=False)))
    # 10.2  Rain doubles what vehicles and guns pay off road.
    if case.weather in ("rain", "heavy-rain") and case.kind in rules.listed(
        "movement.weather.slowed-by-rain"
    ):
        cost *= rules.number("movement.off-road-rain")
    return cost


def lake_faults(rules: Rules, *, lake: bool) -> Refusals:
    """2.4  No unit enters a lake."""
    if lake:
        yield rules.forbid("refuse-lake", "2.4")


def column(rules: Rules, case: StepCost, *, by_road: bool) -> str:
    """The column of a kind; 4.7 headquarters drive on roads."""
    kind = "headquarters-by-road" if by_road and case.kind == "headquarters" else case.kind
    found: str = rules.fact(f"movement.column.{kind}")
    return found
