"""What a scenario holds besides its map: three tables and the sections of its sheet."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.core.board import Board
from grognard.core.case import Field
from grognard.core.scenario import Scenario
from grognard.rulesets.jours_de_gloire.scenario_rows import Facing, Formation, Officer, Unit
from grognard.rulesets.jours_de_gloire.special_rules import SpecialRule, Weather
from grognard.rulesets.jours_de_gloire.victory_items import VictoryItem

Edge = Literal["N", "E", "S", "W"]


class Rout(msgspec.Struct, frozen=True, kw_only=True):
    """8.4  The board edge that a side runs to."""

    side: Annotated[str, Field("whose units")]
    edge: Annotated[Edge, Field("edge of the map: N top, E right, S bottom, W left")]


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """13.4  Columns and rows in which a side may set up before turn 1, instead of its start hexes."""

    side: Annotated[str, Field("whose it is")]
    columns: Annotated[tuple[int, ...], Field("first and last column", least=2, most=2)]
    rows: Annotated[tuple[int, ...], Field("first and last row", least=2, most=2)]
    facings: Annotated[tuple[Facing, ...], Field("facings they may have", least=1)]

    def cells(self, board: Board) -> tuple[int, ...]:
        grid = board.grid
        (left, right), (top, bottom) = self.columns, self.rows
        return tuple(
            grid.cell(grid.numbering.hex(column, row))
            for row in range(top, bottom + 1)
            for column in range(left, right + 1)
        )


class Works(msgspec.Struct, frozen=True, kw_only=True):
    """2.5  The hexes inside a redoubt, wall or fortification: going out of them is the second figure."""

    hexes: Annotated[tuple[str, ...], Field("hexes")] = ()


class OrderOfBattle(msgspec.Struct, frozen=True, kw_only=True):
    """The armies, the victory and the special rules of one scenario."""

    units: tuple[Unit, ...]
    officers: tuple[Officer, ...]
    formations: tuple[Formation, ...]
    routs: tuple[Rout, ...] = msgspec.field(name="rout")
    victory: tuple[VictoryItem, ...] = ()
    specials: tuple[SpecialRule, ...] = msgspec.field(name="special", default=())
    zones: tuple[Zone, ...] = msgspec.field(name="zone", default=())
    weather: Weather = Weather()
    works: Works = Works()


Battlefield = Scenario[OrderOfBattle]
