"""What can be wrong between the parts of a scenario: armies against map, chart and each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.core.scenario_checks import check_hexsides, check_ids, check_options
from grognard.core.scenario_map import cell_of
from grognard.core.scenario_notes import Notes
from grognard.rulesets.alea.order_of_battle import SLOPES, WATER, AleaScenario, OrderOfBattle
from grognard.rulesets.alea.scenario_references import check_references
from grognard.rulesets.alea.scenario_rows import General, Unit
from grognard.rulesets.alea.stacking import crowd
from grognard.rulesets.alea.terrain import terrain_code


def check_battle(scenario: AleaScenario, rules: Rules, notes: Notes) -> None:
    """Every fault that the pieces of a scenario have together."""
    own, board = scenario.own, scenario.board
    # Counters and commanders share one set of names; divisions have their own.
    pieces: tuple[Unit | General, ...] = (*own.units, *own.commanders)
    for named in (pieces, own.divisions, own.zones):
        check_ids(named, notes)
    check_references(scenario, notes)
    # 2.2  One kind of water and one of slope a hexside; bridges over water.
    check_hexsides(board, notes, (WATER, SLOPES), WATER)
    for unit in own.units:
        check_unit(unit, board, rules, notes)
    for commander in own.commanders:
        check_commander(commander, own, board, notes)
    check_stacks(own, board, rules, notes)
    check_divisions(own, notes)
    check_options(scenario, (*pieces, *own.divisions), notes)
    check_zones(scenario, notes)
    check_retreats(scenario, notes)


def check_unit(unit: Unit, board: Board, rules: Rules, notes: Notes) -> None:
    if unit.nation not in rules.listed("nations"):
        notes.of(
            unit, f"nation: {unit.nation} is not in this edition (one of: {_listed(rules.listed('nations'))})"
        )
    cell = cell_of(board.grid, unit.start, unit, "start", notes)
    if cell is None or not board.terrain[cell]:
        return
    terrain = board.terrain[cell]
    # 2.10  Prohibited ground, 2.9 ground where guns do not deploy, 1.14 where no square is formed.
    if is_prohibited(rules, terrain, unit):
        notes.of(unit, f"start: {unit.start} is {terrain}, which is prohibited to {unit.arm}")
    elif unit.formation == "deployed" and "(E)" in terrain_code(rules, terrain, "artillery"):
        notes.of(unit, f"formation: guns may not deploy in {terrain} ({unit.start})")


def is_prohibited(rules: Rules, terrain: str, unit: Unit) -> bool:
    column = "artillery" if unit.arm == "train" else unit.arm
    return terrain_code(rules, terrain, column).startswith(rules.fact("terrain.prohibited"))


def check_commander(commander: General, own: OrderOfBattle, board: Board, notes: Notes) -> None:
    cell_of(board.grid, commander.start, commander, "start", notes)
    sides = {division.id: division.side for division in own.divisions}
    for division in commander.divisions:
        if division in notes.lost:
            continue
        if division not in sides:
            notes.of(commander, f"divisions: no division {division!r} (one of: {_listed(sides)})")
        elif sides[division] != commander.side:
            notes.of(commander, f"divisions: {division} is not {commander.side}")


def check_stacks(own: OrderOfBattle, board: Board, rules: Rules, notes: Notes) -> None:
    """2.15-2.17  What stands or arrives in one hex in one turn must be allowed to stay there."""
    stacks: dict[tuple[int, int], list[Unit]] = defaultdict(list)
    for unit, cell in _placed(own.units, board):
        stacks[unit.turn, cell].append(unit)
    for (_turn, cell), units in stacks.items():
        terrain, hex = board.terrain[cell], board.grid.label(cell)
        if len({unit.side for unit in units}) > 1:
            notes.of(units[-1], f"start: {hex} holds counters of both sides")
            continue
        if not terrain or any(is_prohibited(rules, terrain, unit) for unit in units):
            continue
        full = crowd(rules, terrain, units)
        if full is not None:
            notes.of(units[-1], f"start: {hex} ({terrain}) is overstacked: {full}")
        # 5.6  One facing a stack.
        facings = {unit.facing for unit in units if unit.facing is not None}
        if len(facings) > 1:
            notes.of(units[-1], f"facing: the stack in {hex} faces {_listed(sorted(facings))}: expected one")


def _placed(units: Iterable[Unit], board: Board) -> Iterator[tuple[Unit, int]]:
    for unit in units:
        try:
            yield unit, board.grid.cell_of(unit.start)
        except ValueError:
            continue  # noted with the unit


def check_divisions(own: OrderOfBattle, notes: Notes) -> None:
    """Each division against the counters that name it, and against its leader."""
    by_division = sorted(own.units, key=lambda unit: unit.division or "")
    units = {id: list(group) for id, group in groupby(by_division, key=lambda unit: unit.division or "")}
    known = {division.id for division in own.divisions} | notes.lost
    leaders = {commander.id: commander for commander in own.commanders}
    for unit in own.units:
        if unit.division is not None and unit.division not in known:
            notes.of(unit, f"division: no division {unit.division!r} (one of: {_listed(sorted(known))})")
    for division in own.divisions:
        members = units.get(division.id, [])
        strength = sum(unit.strength for unit in members)
        if division.counters != len(members) and not notes.lost:
            notes.of(division, f"counters: {division.id} has {len(members)}, not {division.counters}")
        if division.start_sp != strength and not notes.lost:
            notes.of(
                division, f"start_sp: the counters of {division.id} have {strength}, not {division.start_sp}"
            )
        for unit in members:
            if unit.side != division.side:
                notes.of(unit, f"division: {division.id} is not {unit.side}")
            if division.option not in (None, unit.option):
                notes.of(unit, f"option: {division.id} belongs to {division.option}: expected that too")
        if division.lead is not None:
            leader = leaders.get(division.lead)
            if leader is None and division.lead in notes.lost:
                continue
            if leader is None:
                notes.of(division, f"lead: no commander {division.lead!r}")
            elif leader.rank != "division" or division.id not in leader.divisions:
                notes.of(division, f"lead: {leader.id} does not command {division.id}")


def check_zones(scenario: AleaScenario, notes: Notes) -> None:
    """The default places of a set-up lie in its zone."""
    units = {unit.id: unit for unit in scenario.own.units}
    for zone in scenario.own.zones:
        shaped = bool(zone.hexes) + bool(zone.columns or zone.rows) + (zone.around is not None)
        if shaped != 1 or len(zone.columns) != len(zone.rows) or len(zone.columns) == 1:
            notes.of(
                zone, "expected hexes, or columns and rows (first and last), or a hex and a radius around it"
            )
            continue
        try:
            labels = {scenario.board.grid.label(cell) for cell in zone.cells(scenario.board)}
        except ValueError as wrong:
            notes.of(zone, str(wrong))
            continue
        for unit in (units[id] for id in zone.units if id in units):
            if unit.start not in labels:
                notes.of(unit, f"start: {unit.start} is outside its set-up zone {zone.id}")
            if unit.facing not in (None, *zone.facings):
                notes.of(
                    unit, f"facing: {unit.facing} is not allowed in zone {zone.id} ({_listed(zone.facings)})"
                )


def check_retreats(scenario: AleaScenario, notes: Notes) -> None:
    """Each side has an edge to run to."""
    plain = {
        retreat.side
        for retreat in scenario.own.retreats
        if not retreat.divisions and not retreat.above_column
    }
    for side in scenario.sides:
        if side.id not in plain:
            notes.entry("retreat", f"no edge for {side.id} to retreat to")


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
