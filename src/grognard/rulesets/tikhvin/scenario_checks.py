"""What can be wrong between the parts of a scenario: armies against map, supply, victory and each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from grognard.core.board import Board
from grognard.core.rules import Rules
from grognard.core.scenario_checks import check_rows
from grognard.core.scenario_map import cell_of
from grognard.core.scenario_notes import Notes
from grognard.rulesets.tikhvin.order_of_battle import Area, OrderOfBattle, TikhvinScenario
from grognard.rulesets.tikhvin.scenario_rows import Row, Unit
from grognard.rulesets.tikhvin.stacking import overstacked
from grognard.rulesets.tikhvin.victory_items import Railway

#: fields by what they name; the same name means the same in every entry
_HEXES = ("hex", "hexes", "bank", "first", "last")


def check_campaign(scenario: TikhvinScenario, rules: Rules, notes: Notes) -> None:
    """Every fault that the pieces of a scenario have together."""
    own = scenario.own
    check_rows(scenario, own.rows, notes)
    check_commands(own, notes)
    check_starts(scenario, own.rows, notes)
    check_stacks(scenario, rules, notes)
    check_entries(scenario, notes)
    check_areas(scenario, notes)
    check_length(scenario, rules, notes)


def check_commands(own: OrderOfBattle, notes: Notes) -> None:
    """1.4  Every unit names a headquarters of its own side, and no more do than it can command."""
    known = {hq.id: hq for hq in own.headquarters}
    led: dict[str, int] = defaultdict(int)
    for row in own.troops:
        if row.hq is None or row.hq in notes.lost:
            continue
        hq = known.get(row.hq)
        if hq is None:
            notes.of(row, f"hq: no headquarters {row.hq!r} (one of: {', '.join(sorted(known))})")
        elif hq.side != row.side:
            notes.of(row, f"hq: {hq.id} is not {row.side}")
        elif row.turn == 1:
            led[hq.id] += 1
    for hq in own.headquarters:
        if led[hq.id] > hq.capacity:
            notes.of(hq, f"capacity: {led[hq.id]} units begin with {hq.id}, which commands {hq.capacity}")


def check_starts(scenario: TikhvinScenario, rows: Iterable[Row], notes: Notes) -> None:
    """2.3, 2.4  No unit begins in a lake, no tank in a swamp away from roads."""
    board = scenario.board
    for row in rows:
        if row.start is None:
            continue
        cell = cell_of(board.grid, row.start, row, "start", notes)
        if cell is None or not board.terrain[cell]:
            continue
        if board.terrain[cell] == "lake":
            notes.of(row, f"start: {row.start} is a lake")
        elif is_bogged(board, row, cell):
            notes.of(row, f"start: {row.start} is swamp without a road or railway, closed to tanks")


def is_bogged(board: Board, row: Row, cell: int) -> bool:
    tank = isinstance(row, Unit) and row.kind == "tank"
    return tank and board.terrain[cell] == "swamp" and not board.on_way(cell)


def check_stacks(scenario: TikhvinScenario, rules: Rules, notes: Notes) -> None:
    """5.5  What begins in one hex must be allowed to stay there, and belong to one side."""
    stacks: dict[str, list[Unit]] = defaultdict(list)
    for unit in scenario.own.units:
        if unit.turn == 1:
            stacks[unit.start].append(unit)
    for hex, units in stacks.items():
        if len({unit.side for unit in units}) > 1:
            notes.of(units[-1], f"start: {hex} holds units of both sides")
        elif overstacked(rules, (unit.cf for unit in units)):
            notes.of(units[-1], f"start: {hex} is overstacked")


def check_entries(scenario: TikhvinScenario, notes: Notes) -> None:
    """Every side, hex, unit, headquarters and way that a section names."""
    own = scenario.own
    known = {
        "side": {side.id for side in scenario.sides},
        "unit": {unit.id for unit in own.units},
        "hq": {hq.id for hq in own.headquarters},
        "way": {way.id for way in scenario.board.ways},
    }
    pieces = known["unit"] | known["hq"] | {support.id for support in own.supports}
    sections: tuple[msgspec.Struct, ...] = (
        *own.sources, *own.territories, *own.victory, *own.wins, *own.specials, *own.entries, *own.zones,
        *own.garrisons, own.margins,
    )  # fmt: skip
    for entry in sections:
        for field in entry.__struct_fields__:
            value = getattr(entry, field)
            values = value if isinstance(value, tuple) else (value,)
            if field in _HEXES:
                for hex in values:
                    cell_of(scenario.board.grid, hex, entry, field, notes)
            there = pieces if field == "units" else known.get(field)
            if there is None:
                continue
            for word in values:
                if word not in there | notes.lost:
                    notes.of(entry, f"no {field} {word!r}", field)


def check_areas(scenario: TikhvinScenario, notes: Notes) -> None:
    """Columns and rows come in pairs and lie on the map; a stretch of railway lies on its railway."""
    own = scenario.own
    areas: tuple[Area, ...] = (*own.sources, *own.territories, *own.zones)
    for area in areas:
        shaped = bool(area.hexes) + bool(area.columns or area.rows)
        if shaped != 1 or len(area.columns) != len(area.rows) or len(area.columns) == 1:
            notes.of(area, "expected hexes, or columns and rows, the first and the last of each")
            continue
        if not area.hexes:
            try:
                area.cells(scenario.board)
            except ValueError as wrong:
                notes.of(area, str(wrong))
    ways = {way.id: way for way in scenario.board.ways}
    for item in own.victory:
        if isinstance(item, Railway) and item.way in ways:
            labels = {scenario.board.grid.label(cell) for cell in ways[item.way].cells}
            for field in ("first", "last"):
                if getattr(item, field) not in labels:
                    notes.of(item, f"{getattr(item, field)} does not lie on {item.way}", field)


def check_length(scenario: TikhvinScenario, rules: Rules, notes: Notes) -> None:
    """1.2  The charts end with the last turn."""
    last = rules.number("turns.last")
    if scenario.turns > last and not notes.flaws:
        notes.entry("turns", f"the charts end with turn {last}, got {scenario.turns}")
