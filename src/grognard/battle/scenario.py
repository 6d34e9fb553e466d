"""The shape of a scenario folder: what its tables hold, and what can be wrong between its parts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import partial

from grognard.battle.armies import Armies, ArmyScenario, Unit
from grognard.battle.ground import CHART, CLOSED
from grognard.battle.set_up import counters
from grognard.core.rules import Rules
from grognard.core.scenario import Advice, ScenarioShape
from grognard.core.scenario_checks import check_rows
from grognard.core.scenario_map import cell_of
from grognard.core.scenario_notes import Notes


def shape(*, features: tuple[str, ...] = (), ways: tuple[str, ...] = ("road",)) -> ScenarioShape[Armies]:
    """The scenarios of a ruleset whose terrain chart has these hexsides and ways beside its grounds."""
    return ScenarioShape(
        own=Armies,
        tables=("units",),
        features=features,
        slopes=(),
        is_ground=partial(_is_ground, besides=(*features, *ways)),
        check=check,
        advise=advise,
        counters=counters,
        ways=ways,
    )


def _is_ground(rules: Rules, terrain: str, besides: tuple[str, ...]) -> bool:
    return rules.chart(CHART).has_row(terrain) and terrain not in besides


def check(scenario: ArmyScenario, rules: Rules, notes: Notes) -> None:
    """Every fault that the parts of a scenario have together."""
    check_rows(scenario, scenario.own.units, notes)
    sides = {side.id for side in scenario.sides}
    stacks: dict[str, list[Unit]] = defaultdict(list)
    for row in scenario.own.units:
        check_ground(scenario, rules, row, notes)
        if row.turn == 1:
            stacks[row.start].append(row)
    most = rules.number("stacking.units")
    for hex, units in stacks.items():
        if len({unit.side for unit in units}) > 1:
            notes.of(units[-1], f"start: {hex} holds units of both sides")
        elif len(units) > most:
            notes.of(units[-1], f"start: {hex} holds more than {most} units")
    for item in scenario.own.objectives:
        cell_of(scenario.board.grid, item.hex, item, "hex", notes)
        for name in ("side", "held"):
            if getattr(item, name) not in (None, *sides):
                notes.of(item, f"{name}: no side {getattr(item, name)!r}", name)
    if scenario.own.margins.side not in sides:
        notes.of(scenario.own.margins, f"side: no side {scenario.own.margins.side!r}", "side")
    if scenario.own.margins.draw > scenario.own.margins.win:
        notes.of(scenario.own.margins, "draw: expected no more than win", "draw")


def check_ground(scenario: ArmyScenario, rules: Rules, row: Unit, notes: Notes) -> None:
    """3.2  A kind that the chart knows, on ground that is open to it."""
    kinds, chart = rules.listed("kinds.names"), rules.chart(CHART)
    cell = cell_of(scenario.board.grid, row.start, row, "start", notes)
    terrain = "" if cell is None else scenario.board.terrain[cell]
    if row.kind not in kinds:
        notes.of(row, f"kind: got {row.kind!r} (one of: {', '.join(kinds)})")
    elif chart.has_row(terrain) and chart.at(terrain, row.kind) == CLOSED:
        notes.of(row, f"start: {row.start} is closed to {row.kind}")


def advise(scenario: ArmyScenario, rules: Rules) -> Iterator[Advice]:
    """What is allowed but seldom meant: ground that no unit may take."""
    chart, kinds = rules.chart(CHART), rules.listed("kinds.names")
    for item in scenario.own.objectives:
        terrain = scenario.board.terrain[scenario.board.grid.cell_of(item.hex)]
        if all(chart.at(terrain, kind) == CLOSED for kind in kinds):
            yield Advice("closed-place", item, item.hex, f"nobody may enter {item.hex}")
