"""A finite map of hexes. Its cells are whole numbers, so that what stands on a map is an array.

Cells run from 0, row by row from the north, each row from the west. What belongs to leaving a cell in a
direction has the index `cell * 6 + direction`.
"""

from __future__ import annotations

from array import array
from typing import Literal

from grognard.hex.hex import Hex, opposite
from grognard.hex.hexside import Hexside
from grognard.hex.numbering import Numbering

Edge = Literal["N", "E", "S", "W"]

#: the neighbour of a cell in a direction that leads off the map
OFF = -1
#: cells up to which distances are kept once they were asked for; those of a whole map take 32 MB at most
_TABLED = 4096


class Grid:
    """A rectangle of columns and rows under one numbering. Never changes; what it works out it remembers."""

    def __init__(self, numbering: Numbering, columns: int, rows: int) -> None:
        most = 10**numbering.digits - 1
        if not (1 <= columns <= most and 1 <= rows <= most):
            raise ValueError(f"a map of {columns} x {rows} hexes: expected 1 to {most} columns and rows")
        self.numbering, self.columns, self.rows = numbering, columns, rows
        self.size = columns * rows
        places = [(column + 1, row + 1) for row in range(rows) for column in range(columns)]
        self.hexes: tuple[Hex, ...] = tuple(numbering.hex(*place) for place in places)
        self.labels: tuple[str, ...] = tuple(map(numbering.label, self.hexes))
        #: by direction its name; the last, of -1, is for what faces every way
        self.facings: tuple[str, ...] = (*numbering.orientation.value, "")
        self._by_label = {label: cell for cell, label in enumerate(self.labels)}
        #: by axial coordinates: the cell
        self.cells: dict[tuple[int, int], int] = {hex: cell for cell, hex in enumerate(self.hexes)}
        #: by `cell * 6 + direction`: the cell there, or OFF
        self.neighbours: tuple[int, ...] = tuple(
            self.cells.get(near, OFF) for hex in self.hexes for near in hex.neighbours()
        )
        self._distances: list[array[int] | None] = [None] * self.size
        self._disks: dict[tuple[int, int], tuple[int, ...]] = {}
        self._within: dict[tuple[int, int], frozenset[int]] = {}

    def __len__(self) -> int:
        return self.size

    def __contains__(self, hex: object) -> bool:
        return hex in self.cells

    def cell(self, hex: Hex) -> int:
        """The cell of a hex; a `ValueError` if it is off the map."""
        found = self.cells.get(hex)
        if found is None:
            column, row = self.numbering.place(hex)
            raise ValueError(f"column {column}, row {row} is off the map: expected {self._extent()}")
        return found

    def find(self, hex: Hex) -> int:
        """The cell of a hex, or OFF."""
        return self.cells.get(hex, OFF)

    def hex(self, cell: int) -> Hex:
        return self.hexes[cell]

    def label(self, cell: int) -> str:
        return self.labels[cell]

    def cell_of(self, label: str) -> int:
        """The cell of a printed number; a `ValueError` says what is wrong with it."""
        found = self._by_label.get(label)
        if found is None:
            self.numbering.parse(label)
            raise ValueError(f"{label} is off the map: expected {self._extent()}")
        return found

    def _extent(self) -> str:
        digits = self.numbering.digits
        return f"columns {1:0{digits}}-{self.columns:0{digits}}, rows {1:0{digits}}-{self.rows:0{digits}}"

    def neighbour(self, cell: int, direction: int) -> int:
        """The cell in a direction, or OFF."""
        return self.neighbours[cell * 6 + direction % 6]

    def direction(self, cell: int, other: int) -> int:
        """The direction of an adjacent cell."""
        return self.hexes[cell].direction_to(self.hexes[other])

    def distance(self, cell: int, other: int) -> int:
        """Hexes from one cell to another. Asked so often that the answers of a cell are kept."""
        row = self._distances[cell]
        if row is None:
            if self.size > _TABLED:
                return self._apart(cell, other)
            row = array("H", [self._apart(cell, place) for place in range(self.size)])
            self._distances[cell] = row
        return row[other]

    def _apart(self, cell: int, other: int) -> int:
        q, r = self.hexes[cell]
        q2, r2 = self.hexes[other]
        q -= q2
        r -= r2
        if q < 0:
            q, r = -q, -r
        return q + r if r >= 0 else (q if q >= -r else -r)

    def disk(self, cell: int, radius: int) -> tuple[int, ...]:
        """The cells within a distance, the nearest first, the cell itself included."""
        key = (cell, radius)
        if key not in self._disks:
            found = (self.find(hex) for hex in self.hexes[cell].disk(radius))
            self._disks[key] = tuple(near for near in found if near != OFF)
        return self._disks[key]

    def within(self, cell: int, radius: int) -> frozenset[int]:
        """The same in no order, for whoever asks whether anybody is among them."""
        found = self._within.get((cell, radius))
        if found is None:
            found = self._within[cell, radius] = frozenset(self.disk(cell, radius))
        return found

    def edge(self, side: Edge) -> tuple[int, ...]:
        """The cells of the first or last column or row."""
        last = self.size - self.columns
        return {
            "N": tuple(range(self.columns)),
            "E": tuple(range(self.columns - 1, self.size, self.columns)),
            "S": tuple(range(last, self.size)),
            "W": tuple(range(0, self.size, self.columns)),
        }[side]

    def crossings(self, side: Hexside) -> tuple[int, ...]:
        """The indices `cell * 6 + direction` of going over a hexside, one for each hex on the map."""
        ways = zip(side.hexes, (side.direction, opposite(side.direction)), strict=True)
        return tuple(self.cells[hex] * 6 + direction for hex, direction in ways if hex in self.cells)
