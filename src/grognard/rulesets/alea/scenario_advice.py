"""What is allowed in a scenario but seldom meant: for the linter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from grognard.core.board import toward
from grognard.core.rules import Rules
from grognard.core.scenario import Advice
from grognard.rulesets.alea.order_of_battle import WATER, AleaScenario
from grognard.rulesets.alea.scenario_checks import is_prohibited
from grognard.rulesets.alea.scenario_rows import General, Unit
from grognard.rulesets.alea.special_rules import Convoy
from grognard.rulesets.alea.victory_items import Objective


def advise(scenario: AleaScenario, rules: Rules) -> Iterator[Advice]:
    yield from out_of_command(scenario)
    yield from stranded(scenario, rules)
    yield from in_contact(scenario)
    yield from inland_entries(scenario)
    yield from closed_objectives(scenario, rules)
    yield from cut_ways(scenario)


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


def in_contact(scenario: AleaScenario) -> Iterator[Advice]:
    """Counters that begin next to an enemy, before anybody has moved."""
    grid = scenario.board.grid
    placed = [(unit, grid.cell_of(unit.start)) for unit in scenario.own.units if unit.turn == 1]
    for place, (unit, here) in enumerate(placed):
        for other, there in placed[place + 1 :]:
            if unit.side != other.side and grid.distance(here, there) <= 1:
                what = f"{unit.id} starts next to {other.id}"
                yield Advice("in-contact", unit, f"{unit.id}-{other.id}", what)


def inland_entries(scenario: AleaScenario) -> Iterator[Advice]:
    """Reinforcements that would appear in the middle of the map."""
    grid = scenario.board.grid
    rim = {cell for side in ("N", "E", "S", "W") for cell in grid.edge(side)}
    for unit in scenario.own.units:
        if unit.turn > 1 and grid.cell_of(unit.start) not in rim:
            yield Advice("inland-entry", unit, unit.id, f"{unit.id} arrives in {unit.start}, not at an edge")


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


def cut_ways(scenario: AleaScenario) -> Iterator[Advice]:
    """2.12  Roads and paths that meet water without a bridge, or a slope that no unit climbs."""
    board = scenario.board
    for way in board.ways:
        for here, there in pairwise(way.cells):
            direction = toward(board.grid, here, there)
            features = board.features(here, direction) if direction is not None else frozenset()
            unbridged = WATER[0] in features and "bridge" not in features
            if unbridged or "impassable-slope" in features:
                between = f"{board.grid.label(here)} and {board.grid.label(there)}"
                yield Advice(
                    "cut-way",
                    way,
                    f"{way.id}-{board.grid.label(there)}",
                    f"{way.id} is cut between {between}",
                )
