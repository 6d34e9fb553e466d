"""Part of a map laid down a second time."""

from __future__ import annotations

from grognard.core.scenario_map import MAP
from grognard.editor.document import Document
from grognard.editor.ground_edits import Edit
from grognard.editor.map_text import Cell, cells_of, painted
from grognard.editor.symmetry import Fold
from grognard.hex import OFF, Grid, Hex

#: which way columns and rows run in what is turned over
_ACROSS: dict[Fold, int] = {"across": -1, "down": 1, "round": -1}
_DOWN: dict[Fold, int] = {"across": 1, "down": -1, "round": -1}


class Copy(Edit, frozen=True, tag="copy"):
    """Ground and heights of some hexes once more, the first of them laid on another hex."""

    hexes: tuple[str, ...]
    to: str
    #: turned over on the way
    mirror: Fold = ""

    def apply(self, document: Document) -> Document:
        if not self.hexes:
            return document
        grid, cells = document.grid, cells_of(document.text(MAP))
        document.cell(self.to)
        laid = {}
        for label in self.hexes:
            place = self._place(grid, label)
            # What would lie beyond the map is cut off.
            if place != OFF and label in cells:
                laid[grid.label(place)] = Cell(*cells[label])
        return document.with_text(MAP, painted(document.text(MAP), laid))

    def _place(self, grid: Grid, label: str) -> int:
        """The cell that a hex comes to lie in; OFF beyond the map."""
        if self.mirror:
            # By numbers: folded hexes keep their columns and rows, whichever of them are shifted.
            column, row = (
                sign * (int(label[part]) - int(self.hexes[0][part])) + int(self.to[part])
                for part, sign in ((slice(2), _ACROSS[self.mirror]), (slice(2, None), _DOWN[self.mirror]))
            )
            inside = 1 <= column <= grid.columns and 1 <= row <= grid.rows
            return grid.cell_of(f"{column:02}{row:02}") if inside else OFF
        here, first, there = (grid.hex(grid.cell_of(one)) for one in (label, self.hexes[0], self.to))
        return grid.find(Hex(here.q + there.q - first.q, here.r + there.r - first.r))
