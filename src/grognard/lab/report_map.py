"""Where places lie on the pictures of a report, on a map of hexes and on a table."""

from __future__ import annotations

from typing import Any, Protocol

from grognard.core.board import Board
from grognard.core.messages import Label
from grognard.core.scenario import Scenario
from grognard.core.tabletop import STRIDE, Tabletop
from grognard.hex import Layout
from grognard.plane import INCH, unpacked
from grognard.render.board.plan import Plan
from grognard.render.board.theme import default_theme

#: left, top, right, bottom
Box = tuple[float, float, float, float]
Spot = tuple[float, float]


class ReportMap(Protocol):
    """Small pictures in units of their own, and the large drawing of the battlefield."""

    @property
    def box(self) -> Box:
        """The edges of a small picture."""
        ...

    @property
    def disc(self) -> float:
        """The radius of what fills a place on it."""
        ...

    def small(self, label: str) -> Spot:
        """Where a place lies on a small picture."""
        ...

    def large(self, label: str) -> Spot:
        """Where it lies on the drawing."""
        ...

    def name(self, label: str) -> Label | None:
        """What a place is called, where it has a name."""
        ...


def report_map(scenario: Scenario[Any]) -> ReportMap:
    field = scenario.battlefield
    return HexReportMap(scenario, field) if isinstance(field, Board) else TableReportMap(field)


class HexReportMap:
    """Hexes."""

    def __init__(self, scenario: Scenario[Any], board: Board) -> None:
        self._board = board
        self._layout = Layout(board.grid.numbering.orientation, 10.0)
        self._plan = Plan(board, scenario.legend, default_theme())

    @property
    def box(self) -> Box:
        (left, top), (right, bottom) = self._layout.extent(self._board.grid)
        return left, top, right, bottom

    @property
    def disc(self) -> float:
        return 8.4

    def small(self, label: str) -> Spot:
        grid = self._board.grid
        return self._layout.centre(grid.hex(grid.cell_of(label)))

    def large(self, label: str) -> Spot:
        return self._plan.at(self._board.cell_of(label))

    def name(self, label: str) -> Label | None:
        return self._board.places.get(self._board.cell_of(label))


class TableReportMap:
    """Points in inches, north up."""

    def __init__(self, table: Tabletop) -> None:
        # Tables are drawn with a library of their own, which maps of hexes do without.
        from grognard.render.table.cloth import Cloth

        self._table = table
        self._cloth = Cloth(table, default_theme())

    @property
    def box(self) -> Box:
        return 0.0, 0.0, self._table.width / INCH, self._table.depth / INCH

    @property
    def disc(self) -> float:
        return STRIDE / INCH / 4

    def small(self, label: str) -> Spot:
        x, y = unpacked(self._table.cell_of(label))
        return x / INCH, (self._table.depth - y) / INCH

    def large(self, label: str) -> Spot:
        return self._cloth.at(*unpacked(self._table.cell_of(label)))

    def name(self, label: str) -> Label | None:
        area = self._table.area_at(unpacked(self._table.cell_of(label)))
        return None if area is None else area.name
