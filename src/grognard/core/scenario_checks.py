"""What can be wrong with a scenario, or is seldom meant, in any system: names, sides, turns, the map."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any, Protocol, TypeVar

from grognard.core.board import Board, toward
from grognard.core.scenario import Advice, Scenario
from grognard.core.scenario_notes import Notes
from grognard.hex import Grid


class Piece(Protocol):
    """A row of a table of pieces."""

    @property
    def id(self) -> str: ...

    @property
    def side(self) -> str: ...

    @property
    def turn(self) -> int: ...


AnyPiece = TypeVar("AnyPiece", bound=Piece)


class Named(Protocol):
    @property
    def id(self) -> str: ...


class Owned(Protocol):
    @property
    def side(self) -> str: ...


def check_rows(scenario: Scenario[Any], rows: Iterable[Piece], notes: Notes) -> None:
    """One set of names; sides that exist; nothing arrives after the end."""
    listed = tuple(rows)
    check_ids(listed, notes)
    for row in listed:
        check_side(scenario, row, notes)
        if row.turn > scenario.turns:
            notes.of(row, f"turn: the game ends with turn {scenario.turns}, got {row.turn}")


def check_ids(rows: Iterable[Named], notes: Notes) -> None:
    """One name for each of some rows."""
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            notes.of(row, f"id: {row.id!r} is taken")
        seen.add(row.id)


def check_side(scenario: Scenario[Any], row: Owned, notes: Notes) -> None:
    sides = {side.id for side in scenario.sides}
    if row.side not in sides:
        notes.of(row, f"side: no side {row.side!r} (one of: {', '.join(sorted(sides))})")


def check_options(scenario: Scenario[Any], rows: Iterable[Any], notes: Notes) -> None:
    """Nothing arrives after the end, and nothing belongs to an option that is not offered."""
    turns = {option.id: option.turns or scenario.turns for option in scenario.options}
    for row in rows:
        if row.option is not None and row.option not in turns:
            notes.of(row, f"option: no option {row.option!r}")
            continue
        last = turns[row.option] if row.option is not None else scenario.turns
        if getattr(row, "turn", 1) > last:
            notes.of(row, f"turn: the game ends with turn {last}, got {row.turn}")


def check_hexsides(
    board: Board, notes: Notes, one_of: Iterable[Sequence[str]], water: Collection[str]
) -> None:
    """One feature of each kind a hexside; bridges over water."""
    for (cell, direction), features in board.sides.items():
        other = board.grid.neighbours[cell * 6 + direction]
        if other < cell:
            continue
        between = f"between {board.grid.label(cell)} and {board.grid.label(other)}"
        for kinds in one_of:
            if features.issuperset(kinds):
                notes.entry(f"hexsides.{kinds[1]}", f"{' and '.join(kinds)} on one hexside, {between}")
        if "bridge" in features and features.isdisjoint(water):
            notes.entry("hexsides.bridge", f"no {' or '.join(water)} under the bridge {between}")


# Seldom meant


def in_contact(grid: Grid, units: Iterable[AnyPiece], start: Callable[[AnyPiece], str]) -> Iterator[Advice]:
    """Units that begin next to an enemy, before anybody has moved."""
    placed = [(unit, grid.cell_of(start(unit))) for unit in units if unit.turn == 1]
    for (unit, here), (other, there) in combinations(placed, 2):
        if unit.side != other.side and grid.distance(here, there) <= 1:
            yield Advice("in-contact", unit, f"{unit.id}-{other.id}", f"{unit.id} starts next to {other.id}")


def inland_entries(
    grid: Grid, units: Iterable[AnyPiece], starts: Callable[[AnyPiece], tuple[str, ...]]
) -> Iterator[Advice]:
    """Reinforcements that would appear in the middle of the map."""
    rim = {cell for side in ("N", "E", "S", "W") for cell in grid.edge(side)}
    for unit in units:
        inland = [hex for hex in starts(unit) if grid.cell_of(hex) not in rim]
        if unit.turn > 1 and inland:
            yield Advice("inland-entry", unit, unit.id, f"{unit.id} arrives in {inland[0]}, not at an edge")


def cut_ways(
    board: Board, cuts: Callable[[frozenset[str]], bool], cut: Callable[[str, str], str]
) -> Iterator[Advice]:
    """Ways across hexsides that cut them, and how that is told of the two hexes."""
    for way in board.ways:
        for here, there in pairwise(way.cells):
            direction = toward(board.grid, here, there)
            if direction is not None and cuts(board.features(here, direction)):
                first, then = board.grid.label(here), board.grid.label(there)
                yield Advice("cut-way", way, f"{way.id}-{then}", f"{way.id} is cut {cut(first, then)}")
