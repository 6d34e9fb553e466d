"""What a scenario holds besides its map: three tables and the sections of its sheet, as one `OrderOfBattle`.

Whatever is said here in hexes is said in printed numbers.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.board import Board
from grognard.core.case import Field
from grognard.core.scenario import Scenario
from grognard.rulesets.tikhvin.scenario_rows import Headquarters, Row, Support, Unit
from grognard.rulesets.tikhvin.special_rules import SpecialRule
from grognard.rulesets.tikhvin.victory_items import AnyWin, Margins, VictoryItem

RIVERS = ("major-river", "river")
#: 2.5  the best first
WAYS = ("main-road", "back-road", "railway")

Edge = Literal["N", "E", "S", "W"]


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """Hexes that are listed, or those of some columns and rows, first and last."""

    hexes: Annotated[tuple[str, ...], Field("hexes")] = ()
    columns: Annotated[tuple[int, ...], Field("first and last column", most=2)] = ()
    rows: Annotated[tuple[int, ...], Field("first and last row", most=2)] = ()

    def cells(self, board: Board) -> tuple[int, ...]:
        grid = board.grid
        if self.hexes:
            return tuple(grid.cell_of(hex) for hex in self.hexes)
        (left, right), (top, bottom) = self.columns, self.rows
        return tuple(
            grid.cell(grid.numbering.hex(column, row))
            for row in range(top, bottom + 1)
            for column in range(left, right + 1)
        )


class Territory(Area, frozen=True, kw_only=True):
    """11.1  What a side holds at the start; all other hexes are the second player's."""

    side: Annotated[str, Field("whose it is")]


class Source(Area, frozen=True, kw_only=True):
    """9.1  Where supply comes from while the side holds the hex."""

    side: Annotated[str, Field("whose it is")]


class EntryLine(msgspec.Struct, frozen=True, kw_only=True):
    """10.3  A reinforcement that finds a hex of the line in enemy hands may come by the next one."""

    hexes: Annotated[tuple[str, ...], Field("hexes in their order", least=2)]


class Zone(Area, frozen=True, kw_only=True):
    """13.9  Where a player may set up the named pieces before turn 1, instead of their start hexes."""

    id: Annotated[str, Field("a short name")]
    side: Annotated[str, Field("whose it is")]
    units: Annotated[tuple[str, ...], Field("pieces set up here", least=1)]


class Garrison(msgspec.Struct, frozen=True, kw_only=True):
    """13.9  Hexes in which a side sets up at least one combat unit each."""

    side: Annotated[str, Field("whose they are")]
    hexes: Annotated[tuple[str, ...], Field("hexes", least=1)]


class OrderOfBattle(msgspec.Struct, frozen=True, kw_only=True):
    """The armies, their supply, the victory and the special rules of one scenario."""

    units: tuple[Unit, ...]
    supports: tuple[Support, ...]
    headquarters: tuple[Headquarters, ...]
    margins: Margins
    sources: tuple[Source, ...] = msgspec.field(name="source")
    territories: tuple[Territory, ...] = msgspec.field(name="territory")
    victory: tuple[VictoryItem, ...]
    wins: tuple[AnyWin, ...] = msgspec.field(name="win", default=())
    specials: tuple[SpecialRule, ...] = msgspec.field(name="special", default=())
    entries: tuple[EntryLine, ...] = msgspec.field(name="entry", default=())
    zones: tuple[Zone, ...] = msgspec.field(name="zone", default=())
    garrisons: tuple[Garrison, ...] = msgspec.field(name="garrison", default=())

    @property
    def troops(self) -> tuple[Unit | Support, ...]:
        """Units that may be assigned to a headquarters, and air units."""
        return (*self.units, *self.supports)

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every piece of the scenario."""
        return (*self.units, *self.supports, *self.headquarters)


TikhvinScenario = Scenario[OrderOfBattle]
