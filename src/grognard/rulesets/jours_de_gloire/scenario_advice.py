"""What is allowed in a scenario but seldom meant: for the linter."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.rules import Rules
from grognard.core.scenario import Advice
from grognard.core.scenario_checks import cut_ways, in_contact, inland_entries
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.scenario_checks import may_stand
from grognard.rulesets.jours_de_gloire.victory_items import Held


def advise(scenario: Battlefield, rules: Rules) -> Iterator[Advice]:
    yield from out_of_command(scenario)
    board, units = scenario.board, scenario.own.units
    yield from in_contact(board.grid, units, lambda unit: unit.start[0])
    # 3.1  Reinforcements come in at an edge.
    yield from inland_entries(board.grid, units, lambda unit: unit.start)
    yield from closed_objectives(scenario, rules)
    yield from cut_ways(board, is_cut, lambda _here, there: f"before {there}")


def out_of_command(scenario: Battlefield) -> Iterator[Advice]:
    """4.2  Units that begin outside the radius of everybody who could lead them."""
    grid, own = scenario.board.grid, scenario.own
    for unit in own.units:
        if unit.turn != 1:
            continue
        here = grid.cell_of(unit.start[0])
        leaders = [
            one
            for one in own.officers
            if one.side == unit.side and one.turn == 1 and (one.is_chief or unit.formation in one.formations)
        ]
        if not any(grid.distance(here, grid.cell_of(one.start[0])) <= one.radius for one in leaders):
            yield Advice("out-of-command", unit, unit.id, f"nobody leads {unit.id} ({unit.name}) on turn 1")


def closed_objectives(scenario: Battlefield, rules: Rules) -> Iterator[Advice]:
    """11.1  Objectives that no unit may enter."""
    board = scenario.board
    for item in scenario.own.victory:
        for hex in item.hexes if isinstance(item, Held) else ():
            cell = board.grid.cell_of(hex)
            if not any(may_stand(rules, board, cell, unit.column) for unit in scenario.own.units):
                yield Advice("closed-objective", item, hex, f"nobody may enter the objective {hex}")


def is_cut(features: frozenset[str]) -> bool:
    """2.12  A river without a bridge."""
    return "river" in features and "bridge" not in features
