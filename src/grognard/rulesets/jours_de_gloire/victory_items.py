"""11.1  What a scenario gives points for besides losses: ground held, and who stands where at the end."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Annotated

import msgspec

from grognard.core.board import Board
from grognard.core.case import Field
from grognard.core.messages import Label

Points = Annotated[int, Field("victory points", ge=1)]
Name = Annotated[Label, Field("what it is called here")]


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the map: what is left empty does not narrow it down."""

    hexes: Annotated[tuple[str, ...], Field("these hexes")] = ()
    columns: Annotated[tuple[int, ...], Field("first and last column", most=2)] = ()
    rows: Annotated[tuple[int, ...], Field("first and last row", most=2)] = ()
    levels: Annotated[tuple[int, ...], Field("levels")] = ()
    way: Annotated[str | None, Field("hexes of this road or path")] = None

    def cells(self, board: Board) -> frozenset[int]:
        """The cells of the map that lie in it."""
        return _cells_of(self, board)


@lru_cache(maxsize=256)
def _cells_of(ground: Ground, board: Board) -> frozenset[int]:
    ways = {entered for way in board.ways if way.id == ground.way for entered in way.cells}
    return frozenset(cell for cell in range(board.grid.size) if _holds(ground, board, cell, ways))


def _holds(ground: Ground, board: Board, cell: int, ways: AbstractSet[int]) -> bool:
    column, row = board.grid.numbering.place(board.grid.hex(cell))
    return (
        (not ground.hexes or board.grid.label(cell) in ground.hexes)
        and (not ground.columns or ground.columns[0] <= column <= ground.columns[-1])
        and (not ground.rows or ground.rows[0] <= row <= ground.rows[-1])
        and (not ground.levels or board.level[cell] in ground.levels)
        and (ground.way is None or cell in ways)
    )


class Item(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One line of the count at the end of the last turn."""

    name: Name
    points: Points


class Held(Item, frozen=True, tag="held"):
    """The points for each of the hexes that a side holds: its unit, not routed, was the last one there."""

    hexes: Annotated[tuple[str, ...], Field("hexes", least=1)]
    side: Annotated[str | None, Field("who scores; left out: either side")] = None
    owner: Annotated[str | None, Field("the side that holds them at the start; else whoever is there")] = None


class Present(Item, frozen=True, tag="present"):
    """The points if a unit of the side that is not routed stands on the ground."""

    side: Annotated[str, Field("who scores")]
    ground: Annotated[Ground, Field("where on the map")]


class Cleared(Item, frozen=True, tag="cleared"):
    """The points if no unit of the enemy that is not routed stands on the ground."""

    side: Annotated[str, Field("who scores")]
    ground: Annotated[Ground, Field("where on the map")]


VictoryItem = Held | Present | Cleared
