"""What is allowed in a scenario but seldom meant: for the linter."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.rules import Rules
from grognard.core.scenario import Advice
from grognard.core.scenario_checks import cut_ways, in_contact, inland_entries
from grognard.rulesets.alea.order_of_battle import WATER, AleaScenario
from grognard.rulesets.alea.scenario_checks import is_prohibited
from grognard.rulesets.alea.scenario_rows import General, Unit
from grognard.rulesets.alea.special_rules import Convoy
from grognard.rulesets.alea.victory_items import Objective


def advise(scenario: AleaScenario, rules: Rules) -> Iterator[Advice]:
    yield from out_of_command(scenario)
    yield from stranded(scenario, rules)
    board, units = scenario.board, scenario.own.units
    yield from in_contact(board.grid, units, lambda unit: unit.start)
    yield from inland_entries(board.grid, units, lambda unit: (unit.start,))
    yield from closed_objectives(scenario, rules)
    yield from cut_ways(board, is_cut, lambda here, there: f"between {here} and {there}")


def out_of_command(scenario: AleaScenario) -> Iterator[Advice]:
    """4.2, 4.3  Counters that no commander can give an order when the game begins."""
    grid, own = scenario.board.grid, scenario.own
    for unit in own.units:
        if unit.turn != 1:
            continue
        here = grid.cell_of(unit.start)
        near = [
            commander
            for commander in own.commanders
            if commander.turn == 1 and grid.distance(here, grid.cell_of(commander.start)) <= commander.radius
        ]
        if not any(may_order(scenario, commander, unit) for commander in near):
            yield Advice(
                "out-of-command", unit, unit.id, f"nobody can order {unit.id} ({unit.name}) on turn 1"
            )


def may_order(scenario: AleaScenario, commander: General, unit: Unit) -> bool:
    """1.10, 4.3  Whether a commander may order a counter at all, however near."""
    if commander.side != unit.side:
        return False
    trains = {rule.unit: rule.commander for rule in scenario.own.specials if isinstance(rule, Convoy)}
    if unit.id in trains:
        return trains[unit.id] == commander.id
    return unit.nation in commander.nations or unit.division in commander.divisions


def stranded(scenario: AleaScenario, rules: Rules) -> Iterator[Advice]:
    """Counters with no ground around them that they may enter."""
    board = scenario.board
    for unit in scenario.own.units:
        here = board.grid.cell_of(unit.start)
        around = board.grid.neighbours[here * 6 : here * 6 + 6]
        grounds = {board.terrain[cell] for cell in around if cell >= 0}
        if all(is_prohibited(rules, ground, unit) for ground in grounds):
            yield Advice("stranded", unit, unit.id, f"{unit.id} cannot leave {unit.start}")


def closed_objectives(scenario: AleaScenario, rules: Rules) -> Iterator[Advice]:
    """Objectives that no counter of the scenario may enter."""
    board = scenario.board
    for item in scenario.own.victory:
        for hex in item.hexes if isinstance(item, Objective) else ():
            ground = board.terrain[board.grid.cell_of(hex)]
            if all(is_prohibited(rules, ground, unit) for unit in scenario.own.units):
                yield Advice(
                    "closed-objective", item, hex, f"nobody may enter the objective {hex} ({ground})"
                )


def is_cut(features: frozenset[str]) -> bool:
    """2.12  Water without a bridge, or a slope that no unit climbs."""
    unbridged = WATER[0] in features and "bridge" not in features
    return unbridged or "impassable-slope" in features
