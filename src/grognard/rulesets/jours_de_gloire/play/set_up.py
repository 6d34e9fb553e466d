"""The units on their start hexes, and who holds what before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.state import OFF, Piece, State, Written
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield
from grognard.rulesets.jours_de_gloire.victory_items import Held


def pieces(scenario: Battlefield) -> Iterator[Piece]:
    """Every unit and officer as the scenario has it; those that come later wait."""
    grid = scenario.board.grid
    heights: dict[int, int] = {}
    for row in scenario.own.units:
        here = row.turn == 1
        cell = grid.cell_of(row.start[0]) if here else OFF
        depth = heights.get(cell, 0) if here else 0
        heights[cell] = depth + 1
        yield Piece(
            id=row.id,
            at=cell,
            facing=grid.numbering.orientation.direction(row.facing),
            state="good-order",
            strength=row.sp,
            depth=depth,
            fate="" if here else "waiting",
        )
    for officer in scenario.own.officers:
        here = officer.turn == 1
        cell = grid.cell_of(officer.start[0]) if here else OFF
        yield Piece(id=officer.id, at=cell, fate="" if here else "waiting")


def opening(scenario: Battlefield) -> State:
    """The position before the first turn."""
    return State(tuple(pieces(scenario)), tracks=dict(opening_tracks(scenario)))


def opening_tracks(scenario: Battlefield) -> Iterator[tuple[str, Written]]:
    """11.1  The holders of objectives; before any unit was there, no side's."""
    there = {row.start[0]: row.side for row in scenario.own.units if row.turn == 1}
    for item in scenario.own.victory:
        if isinstance(item, Held):
            for hex in item.hexes:
                yield f"owner.{hex}", item.owner or there.get(hex, "")
