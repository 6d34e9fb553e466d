"""A table laid out on paper: north is up, an inch is so many units of the drawing."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.scenario import Ground
from grognard.core.tabletop import Area, Tabletop
from grognard.hex.layout import Point as Spot
from grognard.plane import INCH
from grognard.render.board.ink import polyline
from grognard.render.board.theme import Look, Theme

#: units of the drawing to an inch of the table
UNIT = 40.0


class Cloth:
    """A table in the looks of a theme."""

    def __init__(self, table: Tabletop, theme: Theme) -> None:
        self.table, self.theme = table, theme
        self.width, self.height = table.width / INCH * UNIT, table.depth / INCH * UNIT

    def at(self, x: float, y: float) -> Spot:
        """Where a point in thousandths lies on paper."""
        return x / INCH * UNIT, self.height - y / INCH * UNIT

    def off(self, spot: Spot) -> Spot:
        """Which point in thousandths lies there on paper."""
        return spot[0] / UNIT * INCH, (self.height - spot[1]) / UNIT * INCH

    def look_id(self, area: Area) -> str:
        return self.theme.look_of(Ground(area.terrain, area.name))

    def ground(self, area: Area) -> Look:
        """How an area looks: by its name where that says more, but with the walls of its kind."""
        return self.theme.ground[self.look_id(area)]

    def is_walled(self, area: Area) -> bool:
        kind = self.theme.ground.get(area.terrain)
        return kind is not None and kind.walled

    def path(self, *rings: Sequence[Spot]) -> str:
        """The `d` of some outlines in thousandths."""
        return "".join(polyline((self.at(x, y) for x, y in ring), closed=True) for ring in rings)

    def line(self, *lines: Sequence[Spot]) -> str:
        """The same of lines that do not come back to where they began."""
        return "".join(polyline((self.at(x, y) for x, y in line), closed=False) for line in lines)
