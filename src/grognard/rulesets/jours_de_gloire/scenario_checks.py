"""What can be wrong between the parts of a scenario: armies against map, chart and each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.core.scenario_checks import check_hexsides, check_ids, check_options, check_side
from grognard.core.scenario_map import cell_of
from grognard.core.scenario_notes import Notes
from grognard.rulesets.jours_de_gloire.cases import ONE_OF
from grognard.rulesets.jours_de_gloire.ground import cell as chart_cell
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield, OrderOfBattle
from grognard.rulesets.jours_de_gloire.scenario_rows import Formation, Officer, Unit
from grognard.rulesets.jours_de_gloire.special_rules import Approach, ExtraMarker
from grognard.rulesets.jours_de_gloire.stacking import crowd

Row = Unit | Officer | Formation


def check_battle(scenario: Battlefield, rules: Rules, notes: Notes) -> None:
    """Every fault that the pieces of a scenario have together."""
    own, board = scenario.own, scenario.board
    # 1.4, 1.12, 1.13  One name for each piece and formation.
    rows: tuple[Row, ...] = (*own.units, *own.officers, *own.formations)
    check_ids(rows, notes)
    for row in rows:
        check_side(scenario, row, notes)
    check_owners(scenario, notes)
    # 2.1  What one hexside cannot carry at once.
    check_hexsides(board, notes, ONE_OF, ("stream", "river"))
    for unit in own.units:
        check_unit(unit, board, rules, notes)
    for officer in own.officers:
        check_hexes(officer, officer.start, "start", board, notes)
    check_stacks(own, rules, notes)
    check_formations(own, notes)
    check_options(scenario, rows, notes)
    check_entries(scenario, notes)
    check_armies(scenario, notes)


def check_owners(scenario: Battlefield, notes: Notes) -> None:
    sides = {side.id for side in scenario.sides}
    own = scenario.own
    for entry in (*own.routs, *own.zones, *own.victory, *own.specials):
        for name in ("side", "owner"):
            named = getattr(entry, name, None)
            if named is not None and named not in sides:
                notes.of(entry, f"no side {named!r} (one of: {_listed(sides)})", name)


def check_unit(unit: Unit, board: Board, rules: Rules, notes: Notes) -> None:
    """2.2  No unit starts where it may not be; along a road even guns may come into a marsh."""
    for cell in check_hexes(unit, unit.start, "start", board, notes):
        terrain = board.terrain[cell]
        if terrain and not may_stand(rules, board, cell, unit.column):
            hex = board.grid.label(cell)
            notes.of(unit, f"start: {hex} is {terrain}, where {unit.column} is not allowed")


def may_stand(rules: Rules, board: Board, cell: int, column: str) -> bool:
    return chart_cell(rules, board.terrain[cell], column).allowed or board.on_way(cell)


def check_hexes(
    piece: msgspec.Struct, hexes: Iterable[str], field: str, board: Board, notes: Notes
) -> list[int]:
    """The cells of some hexes; one that is not on the map is noted."""
    found = [cell_of(board.grid, hex, piece, field, notes) for hex in hexes]
    return [cell for cell in found if cell is not None]


def check_stacks(own: OrderOfBattle, rules: Rules, notes: Notes) -> None:
    """5.9, 5.2  What stands in one hex from the start must be allowed to stay there, facing one way."""
    stacks: dict[str, list[Unit]] = defaultdict(list)
    for unit in own.units:
        if unit.turn == 1:
            stacks[unit.start[0]].append(unit)
    for hex, units in stacks.items():
        if len({unit.side for unit in units}) > 1:
            notes.of(units[-1], f"start: {hex} holds units of both sides")
            continue
        reason = crowd(rules, [(unit.arm, unit.formation) for unit in units])
        if reason is not None:
            notes.of(units[-1], f"start: {hex} is overstacked: {reason.removeprefix('refuse-stack-')}")
        if len({unit.facing for unit in units}) > 1:
            notes.of(units[-1], f"facing: the stack in {hex} faces more than one way")


def check_formations(own: OrderOfBattle, notes: Notes) -> None:
    """1.13  Each formation against the units and officers that name it."""
    known = {formation.id: formation for formation in own.formations}
    for unit in own.units:
        _check_member(unit, unit.formation, known, notes)
    for officer in own.officers:
        for id in officer.formations:
            _check_member(officer, id, known, notes)
    for formation in own.formations:
        members = [unit for unit in own.units if unit.formation == formation.id]
        sp = sum(unit.sp for unit in members if not unit.is_guns)
        if formation.units != len(members) and not notes.lost:
            notes.of(formation, f"units: {formation.id} has {len(members)}, not {formation.units}")
        if formation.sp != sp and not notes.lost:
            notes.of(formation, f"sp: foot and horse of {formation.id} have {sp}, not {formation.sp}")


def _check_member(row: Unit | Officer, id: str | None, known: dict[str, Formation], notes: Notes) -> None:
    if id is None or id in notes.lost:
        return
    if id not in known:
        notes.of(row, f"no formation {id!r} (one of: {_listed(known)})")
    elif known[id].side != row.side:
        notes.of(row, f"{id} is not {row.side}")


def check_entries(scenario: Battlefield, notes: Notes) -> None:
    """Hexes, formations and ways that the entries of the sheet name."""
    own, board = scenario.own, scenario.board
    formations = {one.id for one in own.formations}
    for item in own.victory:
        check_hexes(item, getattr(item, "hexes", ()), "hexes", board, notes)
        check_ground(item, board, notes)
    for rule in own.specials:
        check_ground(rule, board, notes)
        named = rule.formations if isinstance(rule, Approach) else ()
        named = (rule.formation,) if isinstance(rule, ExtraMarker) else named
        for id in named:
            if id not in formations | notes.lost:
                notes.of(rule, f"no formation {id!r} (one of: {_listed(formations)})")
        if isinstance(rule, Approach):
            check_hexes(rule, (rule.hex,), "hex", board, notes)
    for zone in own.zones:
        try:
            zone.cells(board)
        except ValueError as wrong:
            notes.of(zone, str(wrong))


def check_ground(entry: msgspec.Struct, board: Board, notes: Notes) -> None:
    """The hexes and the way of the ground that an entry speaks of."""
    ground, ways = getattr(entry, "ground", None), {way.id for way in board.ways}
    if ground is None:
        return
    check_hexes(entry, ground.hexes, "ground.hexes", board, notes)
    if ground.way is not None and ground.way not in ways:
        notes.of(entry, f"no road or path {ground.way!r} (one of: {_listed(ways)})", "ground.way")


def check_armies(scenario: Battlefield, notes: Notes) -> None:
    """1.12, 8.4  Each side has one chief and an edge to run to; default places lie in their zone."""
    own, grid = scenario.own, scenario.board.grid
    for side in scenario.sides:
        chiefs = [one for one in own.officers if one.side == side.id and one.is_chief]
        if len(chiefs) != 1 and not notes.lost:
            notes.entry("", f"{side.id} has {len(chiefs)} chiefs: expected one")
        if sum(rout.side == side.id for rout in own.routs) != 1:
            notes.entry("rout", f"expected one edge for {side.id} to run to")
    for zone in own.zones:
        try:
            labels = {grid.label(cell) for cell in zone.cells(scenario.board)}
        except ValueError:
            continue
        for unit in own.units:
            if unit.side == zone.side and unit.turn == 1 and unit.start[0] not in labels:
                notes.of(unit, f"start: {unit.start[0]} is outside the set-up zone of {zone.side}")


def _listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))
