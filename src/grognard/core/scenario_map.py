"""The map of a scenario: map.csv with its legend, hexsides, ways and places, as a Board."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import msgspec

from grognard.core.board import WAY_KINDS, Board, Side, Way, across
from grognard.core.messages import Label
from grognard.core.scenario_notes import Notes
from grognard.core.scenario_pieces import read_section
from grognard.hex import OFF, Grid, Hexside, Numbering, path_line

MAP = "map.csv"
#: letters shown of something that should be short
_SHOWN = 12
_CELL = re.compile(r"([A-Za-z]+)([0-9])")


class WayEntry(msgspec.Struct, frozen=True):
    """A road, path or railway, hex by hex, or by way of a few hexes with straight lines between them."""

    id: str
    name: Label
    kind: str
    hexes: tuple[str, ...] = ()
    through: tuple[str, ...] = ()


class PlaceEntry(msgspec.Struct, frozen=True):
    hex: str
    name: Label


#: columns and rows: a hex has two digits for each
_MOST = 99
#: hexes that all ways name; between two of them there may be a hundred
_MOST_STOPS = 3000


class Sketch(msgspec.Struct):
    """map.csv as it stands: letters and levels by cell."""

    grid: Grid
    codes: list[str]
    levels: list[int]
    #: letter -> the first line it stands on
    first: dict[str, int]


def read_sketch(text: str, notes: Notes) -> Sketch | None:
    """None where the map is not even a rectangle."""
    lines = [(number, row) for number, row in enumerate(csv.reader(text.splitlines()), 1) if row]
    if len(lines) < 2:
        notes.say(MAP, "expected a line of columns and a line for each row of hexes")
        return None
    heads, rows = lines[0][1][1:], lines[1:]
    if heads != [f"{column:02}" for column in range(1, len(heads) + 1)]:
        notes.say(MAP, f"expected the columns 01 to {len(heads):02} in order", 1)
    if max(len(heads), len(rows)) > _MOST:
        notes.say(MAP, f"expected at most {_MOST} columns and {_MOST} rows", 1)
        return None
    sound = True
    for place, (number, row) in enumerate(rows, 1):
        if row[0] != f"{place:02}":
            notes.say(MAP, f"expected row {place:02}, got {row[0][:_SHOWN]!r}", number)
        if len(row) - 1 != len(heads):
            notes.say(MAP, f"row {row[0][:_SHOWN]} has {len(row) - 1} hexes for {len(heads)} columns", number)
            sound = False
    if not sound:
        return None
    sketch = Sketch(Grid(Numbering(), len(heads), len(rows)), [], [], {})
    for number, row in rows:
        for column, text in enumerate(row[1:], 1):
            _note_hex(sketch, text.strip(), f"{column:02}{row[0]}", number, notes)
    return sketch


def _note_hex(sketch: Sketch, text: str, hex: str, line: int, notes: Notes) -> None:
    match = _CELL.fullmatch(text)
    if match is None:
        notes.say(
            MAP,
            f"hex {hex}: expected a letter of the legend and a level such as C0, got {text[:_SHOWN]!r}",
            line,
        )
    code, level = (match[1], int(match[2])) if match else ("", 0)
    sketch.codes.append(code)
    sketch.levels.append(level)
    sketch.first.setdefault(code, line)


def read_board(
    sketch: Sketch,
    terrain: Mapping[str, str],
    data: Mapping[str, Any],
    features: tuple[str, ...],
    slopes: tuple[str, ...],
    notes: Notes,
    way_kinds: tuple[str, ...] = WAY_KINDS,
) -> Board:
    """The board; whatever is wrong with its parts is noted and left out."""
    for code, line in sketch.first.items():
        if code and code not in terrain:
            notes.say(MAP, f"{code!r} is not in the legend (one of: {', '.join(terrain)})", line)
    sides = read_sides(sketch, data.get("hexsides", {}), features, slopes, notes)
    _level_changes(sketch, data.get("level_change"), sides, slopes, notes)
    return Board(
        sketch.grid,
        (terrain.get(code, "") for code in sketch.codes),
        sketch.levels,
        sides=sides,
        ways=read_ways(sketch.grid, data.get("way", []), notes, way_kinds),
        places=read_places(sketch.grid, data.get("place", []), notes),
        slopes=slopes,
        codes=sketch.codes,
        way_kinds=way_kinds,
    )


def read_sides(
    sketch: Sketch, data: Any, features: tuple[str, ...], slopes: tuple[str, ...], notes: Notes
) -> dict[Side, frozenset[str]]:
    """`[hexsides]`: feature -> hexsides as 0617-SE, each listed once, by its N, NE or SE name."""
    sides: dict[Side, frozenset[str]] = {}
    if not isinstance(data, Mapping):
        notes.entry("hexsides", "expected a table: a feature and the list of its hexsides")
        return sides
    for feature, listed in data.items():
        if feature not in features:
            notes.entry(f"hexsides.{feature}", f"no such feature (one of: {', '.join(features)})")
            continue
        seen: set[Side] = set()
        if not isinstance(listed, (str, list)):
            notes.entry(f"hexsides.{feature}", "expected a list of hexsides")
            continue
        for text in listed.split() if isinstance(listed, str) else map(str, listed):
            side = read_side(sketch.grid, text, f"hexsides.{feature}", notes)
            if side is None:
                continue
            if side in seen:
                notes.entry(f"hexsides.{feature}", f"{text} is listed twice", text)
            if feature in slopes and not _rise(sketch, side):
                notes.entry(f"hexsides.{feature}", f"{text}: both hexes are on one level", text)
            seen.add(side)
            sides[side] = sides.get(side, frozenset()) | {feature}
    return sides


def read_side(grid: Grid, text: str, path: str, notes: Notes) -> Side | None:
    try:
        side = Hexside.parse(text, grid.numbering)
    except ValueError as wrong:
        notes.entry(path, str(wrong), text)
        return None
    here, there = (grid.find(hex) for hex in side.hexes)
    if OFF in (here, there):
        notes.entry(path, f"{text} does not lie between two hexes of the map", text)
        return None
    return here, side.direction


def _rise(sketch: Sketch, side: Side) -> int:
    other = across(sketch.grid, *side)
    return 0 if other is None else sketch.levels[other[0]] - sketch.levels[side[0]]


def _level_changes(
    sketch: Sketch, feature: Any, sides: dict[Side, frozenset[str]], slopes: tuple[str, ...], notes: Notes
) -> None:
    """`level_change = "moderate-slope"`: a hexside with a change of level and no slope listed gets one."""
    if feature is None:
        return
    if feature not in slopes:
        notes.entry("level_change", f"got {feature!r} (one of: {', '.join(slopes)})")
        return
    for cell in range(len(sketch.codes)):
        for direction in range(3):
            side = (cell, direction)
            if _rise(sketch, side) and not sides.get(side, frozenset()) & set(slopes):
                sides[side] = sides.get(side, frozenset()) | {feature}


def read_ways(grid: Grid, data: Any, notes: Notes, kinds: tuple[str, ...] = WAY_KINDS) -> list[Way]:
    ways: list[Way] = []
    entries = read_section("way", data, tuple[WayEntry, ...], notes)
    if sum(len(entry.hexes) + len(entry.through) for entry in entries) > _MOST_STOPS:
        notes.entry("way", f"expected at most {_MOST_STOPS} hexes in all ways")
        return ways
    for entry in entries:
        if entry.kind not in kinds:
            notes.of(entry, f"got {entry.kind!r} (one of: {', '.join(kinds)})", "kind")
            continue
        if bool(entry.hexes) == bool(entry.through):
            notes.of(entry, "expected either hexes, one after another, or a few hexes to go through")
            continue
        field = "hexes" if entry.hexes else "through"
        cells = [cell_of(grid, hex, entry, field, notes) for hex in entry.hexes or entry.through]
        if None in cells:
            continue
        stops = [cell for cell in cells if cell is not None]
        route = stops if entry.hexes else _through(grid, stops)
        if _is_joined(grid, route, entry, notes):
            way = Way(entry.id, entry.name, entry.kind, tuple(route))
            notes.same(way, entry)
            ways.append(way)
    return ways


def _through(grid: Grid, stops: list[int]) -> list[int]:
    route = stops[:1]
    for here, there in pairwise(stops):
        line = path_line(grid.hex(here), grid.hex(there), grid.numbering, grid.cells)
        route += [grid.cell(hex) for hex in line[1:]]
    return route


def _is_joined(grid: Grid, route: list[int], entry: WayEntry, notes: Notes) -> bool:
    sound = True
    for here, there in pairwise(route):
        if there not in grid.neighbours[here * 6 : here * 6 + 6]:
            pair = f"{grid.label(here)} and {grid.label(there)}"
            notes.of(entry, f"{pair} are no neighbours", "hexes", grid.label(there))
            sound = False
    return sound


def read_places(grid: Grid, data: Any, notes: Notes) -> dict[int, Label]:
    places: dict[int, Label] = {}
    for entry in read_section("place", data, tuple[PlaceEntry, ...], notes):
        cell = cell_of(grid, entry.hex, entry, "hex", notes)
        if cell in places:
            notes.of(entry, f"{entry.hex} has a name already", "hex")
        elif cell is not None:
            places[cell] = entry.name
    return places


def cell_of(grid: Grid, hex: str, piece: object, field: str, notes: Notes) -> int | None:
    """The cell of a printed number; noted against the piece that names it where there is none."""
    try:
        return grid.cell_of(hex)
    except ValueError as wrong:
        notes.of(piece, str(wrong), field, hex)
        return None
