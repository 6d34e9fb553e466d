"""What is allowed in a scenario but seldom meant: for the linter."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.rules import Rules
from grognard.core.scenario import Advice
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.victory_items import Place


def advise(scenario: TikhvinScenario, rules: Rules) -> Iterator[Advice]:  # noqa: ARG001 - the linter's contract
    yield from out_of_radius(scenario)
    yield from without_source(scenario)
    yield from drowned_places(scenario)
    yield from enemy_ground(scenario)


def out_of_radius(scenario: TikhvinScenario) -> Iterator[Advice]:
    """4.2  Units that begin beyond the radius of the headquarters they name."""
    grid, own = scenario.board.grid, scenario.own
    known = {hq.id: hq for hq in own.headquarters}
    for row in own.troops:
        if row.turn != 1 or row.hq is None or row.start is None:
            continue
        hq = known[row.hq]
        away = grid.distance(grid.cell_of(row.start), grid.cell_of(hq.start))
        if away > hq.radius:
            what = f"{row.id} begins {away} hexes from {hq.id}, whose radius is {hq.radius}"
            yield Advice("out-of-radius", row, row.id, what)


def without_source(scenario: TikhvinScenario) -> Iterator[Advice]:
    """9.1  A side that nothing supplies."""
    supplied = {source.side for source in scenario.own.sources}
    for hq in scenario.own.headquarters:
        if hq.side not in supplied:
            yield Advice("no-source", hq, hq.id, f"{hq.id} has no supply source of its side on the map")


def drowned_places(scenario: TikhvinScenario) -> Iterator[Advice]:
    """11.1  Places that no unit may enter."""
    board = scenario.board
    for item in scenario.own.victory:
        if isinstance(item, Place) and board.terrain[board.grid.cell_of(item.hex)] == "lake":
            yield Advice("closed-place", item, item.hex, f"nobody may enter {item.hex}, which is a lake")


def enemy_ground(scenario: TikhvinScenario) -> Iterator[Advice]:
    """Units that begin on the enemy's ground."""
    second = scenario.sides[1].id
    held: dict[str, str] = {}
    for territory in scenario.own.territories:
        held |= {scenario.board.grid.label(cell): territory.side for cell in territory.cells(scenario.board)}
    for unit in scenario.own.units:
        if unit.turn == 1 and held.get(unit.start, second) != unit.side:
            yield Advice(
                "enemy-ground", unit, unit.id, f"{unit.id} begins in {unit.start}, which is the enemy's"
            )
