"""The pieces on their start hexes, and the tracks of the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.state import OFF, Piece, State, Written
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario
from grognard.rulesets.tikhvin.scenario_rows import Support, Unit

#: 1.9  where air units are
BOX = "box"


def pieces(scenario: TikhvinScenario) -> Iterator[Piece]:
    """Every piece as the scenario has it; those that come later wait, 1.9 air units are in their box."""
    heights: dict[int, int] = {}
    for row in scenario.own.rows:
        here = row.turn == 1 and row.start is not None
        cell = scenario.board.grid.cell_of(str(row.start)) if here else OFF
        depth = heights.get(cell, 0)
        heights[cell] = depth + 1
        hq = row.hq if isinstance(row, Unit | Support) and row.turn == 1 else None
        yield Piece(
            id=row.id,
            at=cell,
            strength=row.cf if isinstance(row, Unit) else 0,
            depth=depth if here else 0,
            fate="" if here else BOX if row.start is None and row.turn == 1 else "waiting",
            markers=() if hq is None else (("hq", hq),),
        )


def opening(scenario: TikhvinScenario) -> State:
    """The position before the first turn."""
    return State(tuple(pieces(scenario)), tracks=opening_tracks(scenario))


def opening_tracks(scenario: TikhvinScenario) -> dict[str, Written]:
    """10.1, 4.6  Turn 1 is clear, and the first player of the scenario has the initiative."""
    return {"weather": "clear", "first": scenario.sides[0].id}
