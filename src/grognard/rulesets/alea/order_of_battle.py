"""What a scenario holds besides its map: three tables and the sections of its sheet, as one `OrderOfBattle`.

Whatever is said here in hexes is said in printed numbers.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.board import Board
from grognard.core.case import Field
from grognard.core.scenario import Scenario
from grognard.rulesets.alea.scenario_rows import Division, Facing, General, Unit
from grognard.rulesets.alea.special_rules import SpecialRule
from grognard.rulesets.alea.victory_items import AnyWin, Margins, VictoryItem

WATER = ("river", "creek")
SLOPES = ("moderate-slope", "impassable-slope")
#: a bridge is listed besides the water it crosses
FEATURES = (*WATER, "bridge", *SLOPES)

Edge = Literal["N", "E", "S", "W"]


class Retreat(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """Where counters retreat and flee to; the entry that says most about a counter holds for it."""

    side: Annotated[str, Field("whose counters")]
    edge: Annotated[Edge, Field("edge of the map: N top, E right, S bottom, W left")]
    divisions: Annotated[tuple[str, ...], Field("for these divisions alone")] = ()
    above_column: Annotated[
        int, Field("besides the side's own edge, open to counters in columns above this", ge=0)
    ] = 0
    hexes: Annotated[tuple[str, ...], Field("the only hexes by which they leave the map")] = ()


class Exit(msgspec.Struct, frozen=True, kw_only=True):
    """5.18  A hex by which counters of a side may leave the map."""

    hex: Annotated[str, Field("hex")]
    side: Annotated[str, Field("whose counters")]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """3.2.1  A counter that finds its entry hex full takes a free hex of that edge so near, or waits."""

    overflow: Annotated[int, Field("hexes", ge=0)]


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """Where a player may set up the named counters before turn 1, instead of their start hexes.

    The hexes are listed, or those of some columns and rows (first and last), or those around a hex.
    """

    id: Annotated[str, Field("a short name")]
    side: Annotated[str, Field("whose it is")]
    units: Annotated[tuple[str, ...], Field("counters set up here", least=1)]
    facings: Annotated[tuple[Facing, ...], Field("facings they may have", least=1)]
    hexes: Annotated[tuple[str, ...], Field("hexes")] = ()
    columns: Annotated[tuple[int, ...], Field("first and last column", most=2)] = ()
    rows: Annotated[tuple[int, ...], Field("first and last row", most=2)] = ()
    around: Annotated[str | None, Field("hex in the middle")] = None
    radius: Annotated[int, Field("hexes around it", ge=0)] = 0

    def cells(self, board: Board) -> tuple[int, ...]:
        grid = board.grid
        if self.hexes:
            return tuple(grid.cell_of(hex) for hex in self.hexes)
        if self.around is not None:
            return tuple(sorted(grid.disk(grid.cell_of(self.around), self.radius)))
        (left, right), (top, bottom) = self.columns, self.rows
        return tuple(
            grid.cell(grid.numbering.hex(column, row))
            for row in range(top, bottom + 1)
            for column in range(left, right + 1)
        )


class OrderOfBattle(msgspec.Struct, frozen=True, kw_only=True):
    """The armies, the victory and the special rules of one scenario."""

    units: tuple[Unit, ...]
    commanders: tuple[General, ...]
    divisions: tuple[Division, ...]
    margins: Margins
    victory: tuple[VictoryItem, ...]
    wins: tuple[AnyWin, ...] = msgspec.field(name="win", default=())
    specials: tuple[SpecialRule, ...] = msgspec.field(name="special", default=())
    retreats: tuple[Retreat, ...] = msgspec.field(name="retreat", default=())
    exits: tuple[Exit, ...] = msgspec.field(name="exit", default=())
    zones: tuple[Zone, ...] = msgspec.field(name="zone", default=())
    entry: Entry = Entry(overflow=0)


AleaScenario = Scenario[OrderOfBattle]
