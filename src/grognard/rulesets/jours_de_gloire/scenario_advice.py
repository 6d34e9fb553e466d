"""What is allowed in a scenario but seldom meant: for the linter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from grognard.core.board import toward
from grognard.core.rules import Rules
from grognard.core.scenario import Advice
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.scenario_checks import may_stand
from grognard.rulesets.jours_de_gloire.victory_items import Held


def advise(scenario: Battlefield, rules: Rules) -> Iterator[Advice]:
    yield from out_of_command(scenario)
    yield from in_contact(scenario)
    yield from inland_entries(scenario)
    yield from closed_objectives(scenario, rules)
    yield from cut_ways(scenario)


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


def in_contact(scenario: Battlefield) -> Iterator[Advice]:
    """Units that begin next to an enemy, before anybody has moved."""
    grid = scenario.board.grid
    placed = [(unit, grid.cell_of(unit.start[0])) for unit in scenario.own.units if unit.turn == 1]
    for place, (unit, here) in enumerate(placed):
        for other, there in placed[place + 1 :]:
            if unit.side != other.side and grid.distance(here, there) <= 1:
                what = f"{unit.id} starts next to {other.id}"
                yield Advice("in-contact", unit, f"{unit.id}-{other.id}", what)


def inland_entries(scenario: Battlefield) -> Iterator[Advice]:
    """3.1  Reinforcements that would appear in the middle of the map."""
    grid = scenario.board.grid
    rim = {cell for side in ("N", "E", "S", "W") for cell in grid.edge(side)}
    for unit in scenario.own.units:
        inland = [hex for hex in unit.start if grid.cell_of(hex) not in rim]
        if unit.turn > 1 and inland:
            yield Advice("inland-entry", unit, unit.id, f"{unit.id} arrives in {inland[0]}, not at an edge")


def closed_objectives(scenario: Battlefield, rules: Rules) -> Iterator[Advice]:
    """11.1  Objectives that no unit may enter."""
    board = scenario.board
    for item in scenario.own.victory:
        for hex in item.hexes if isinstance(item, Held) else ():
            cell = board.grid.cell_of(hex)
            if not any(may_stand(rules, board, cell, unit.column) for unit in scenario.own.units):
                yield Advice("closed-objective", item, hex, f"nobody may enter the objective {hex}")


def cut_ways(scenario: Battlefield) -> Iterator[Advice]:
    """2.12  Roads and trails that meet a river without a bridge."""
    board = scenario.board
    for way in board.ways:
        for here, there in pairwise(way.cells):
            direction = toward(board.grid, here, there)
            features = board.features(here, direction) if direction is not None else frozenset()
            if "river" in features and "bridge" not in features:
                hex = board.grid.label(there)
                yield Advice("cut-way", way, f"{way.id}-{hex}", f"{way.id} is cut before {hex}")
