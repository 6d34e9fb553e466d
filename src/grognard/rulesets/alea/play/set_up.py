"""The counters on their start hexes."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.state import ALL_ROUND, OFF, Piece
from grognard.rulesets.alea.order_of_battle import AleaScenario


def pieces(scenario: AleaScenario) -> Iterator[Piece]:
    """Every counter and commander as the scenario has it; those that come later wait."""
    grid = scenario.board.grid
    heights: dict[int, int] = {}
    for row in scenario.own.units:
        here = row.turn == 1
        cell = grid.cell_of(row.start) if here else OFF
        depth = heights.get(cell, 0)
        heights[cell] = depth + 1
        yield Piece(
            id=row.id,
            at=cell,
            facing=ALL_ROUND if row.facing is None else grid.numbering.orientation.direction(row.facing),
            formation=row.formation,
            strength=row.strength,
            depth=depth if here else 0,
            fate="" if here else "waiting",
        )
    for general in scenario.own.commanders:
        here = general.turn == 1
        yield Piece(
            id=general.id, at=grid.cell_of(general.start) if here else OFF, fate="" if here else "waiting"
        )
