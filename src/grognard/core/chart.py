"""A printed table, immutable: what the sheet prints, and what our rulings read in its place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from grognard.core.messages import Label
from grognard.core.tally import Modifier
from grognard.dice import Dice


class Column(msgspec.Struct, frozen=True):
    id: str
    label: str
    name: Label


class Row(msgspec.Struct, frozen=True):
    """A row as printed. `min` and `max` are None where open-ended, or where the row is not a number."""

    id: str
    label: str
    name: Label
    cells: tuple[str, ...]
    min: int | None = None
    max: int | None = None
    #: where the range differs by column: column id -> (min, max), or None where the row has no figure there
    ranges: tuple[tuple[str, tuple[int | None, int | None] | None], ...] = ()
    #: reached by number at all
    numbered: bool = False

    def holds(self, value: int, column: str) -> bool:
        if self.ranges:
            bounds = dict(self.ranges).get(column)
            if bounds is None:
                return False
            low, high = bounds
        else:
            low, high = self.min, self.max
        return self.numbered and (low is None or value >= low) and (high is None or value <= high)


class Reading(msgspec.Struct, frozen=True):
    """Where procedures read something else than the cell prints, and which ruling says so."""

    row: str
    column: str
    printed: str
    read_as: str
    id: str


class Provenance(msgspec.Struct, frozen=True):
    work: str
    section: str
    entered: str
    #: printed, rebuilt (the sheet is illegible) or supplied (the sheet has no such table)
    status: str = "printed"
    note: str = ""


class OffTheChart(LookupError):
    """No row or column holds that value, and nothing says it should clamp."""


class Chart:
    """`chart.read(column, value)` gives the code that the procedures use."""

    def __init__(
        self,
        *,
        id: str,
        title: Label,
        columns: tuple[Column, ...],
        rows: tuple[Row, ...],
        provenance: Provenance,
        dice: Dice | None = None,
        row_heading: Label | None = None,
        column_heading: Label | None = None,
        modifiers: tuple[Modifier, ...] = (),
        codes: Mapping[str, Label] | None = None,
        notes: tuple[Label, ...] = (),
        readings: tuple[Reading, ...] = (),
        clamp: bool = False,
        rises: Mapping[str, Any] | None = None,
        shift: int = 0,
        cell_words: Mapping[str, Label] | None = None,
    ) -> None:
        self.id, self.title, self.dice = id, title, dice
        self.columns, self.rows = columns, rows
        self.row_heading = row_heading or Label("")
        self.column_heading = column_heading or Label("")
        self.modifiers, self.notes, self.readings = modifiers, notes, readings
        self.codes: dict[str, Label] = dict(codes or {})
        self.provenance = provenance
        #: a ruling says that values beyond the outer rows read the outer rows
        self.clamp = clamp
        #: for the linter: what each code is worth, and to whom more is better
        self.rises: dict[str, Any] = dict(rises or {})
        #: added to every roll on this chart: for what-if runs only
        self.shift = shift
        #: what words printed in cells are in other languages
        self.cell_words: dict[str, Label] = dict(cell_words or {})
        self.by_modifier: dict[str, Modifier] = {m.id: m for m in modifiers}
        self.column_ids: tuple[str, ...] = tuple(c.id for c in columns)
        self._column_index = {c.id: i for i, c in enumerate(columns)}
        self._row_index = {r.id: i for i, r in enumerate(rows)}
        self._read_as = {(r.row, r.column): r.read_as for r in readings}
        self._spreads: dict[tuple[str, int], tuple[tuple[str, int], ...]] = {}
        self._values: dict[tuple[str, int], str] = {}

    def __repr__(self) -> str:
        return f"<Chart {self.id}>"

    def column(self, column: str) -> Column:
        return self.columns[self._column_index[column]]

    def has_row(self, row: str) -> bool:
        return row in self._row_index

    def row(self, row: str) -> Row:
        return self.rows[self._row_index[row]]

    @cached_property
    def _numbered(self) -> tuple[Row, ...]:
        return tuple(r for r in self.rows if r.numbered)

    def row_for(self, column: str, value: int) -> Row:
        """The row that holds a number in this column."""
        for row in self._numbered:
            if row.holds(value, column):
                return row
        if self.clamp and self._numbered:
            return min(self._numbered, key=lambda row: self._distance(row, value))
        raise OffTheChart(f"{self.id}: no row holds {value} in column {column}")

    @staticmethod
    def _distance(row: Row, value: int) -> int:
        below = row.min - value if row.min is not None and value < row.min else 0
        above = value - row.max if row.max is not None and value > row.max else 0
        return below + above

    def read(self, column: str, value: int) -> str:
        """The code at a column for a die result, rulings applied."""
        key = (column, value)
        code = self._values.get(key)
        if code is None:
            code = self._values[key] = self.at(self.row_for(column, value).id, column)
        return code

    def at(self, row: str, column: str) -> str:
        """The code at a named row and column, rulings applied."""
        replaced = self._read_as.get((row, column))
        return self.printed(row, column) if replaced is None else replaced

    def printed(self, row: str, column: str) -> str:
        """The cell as the sheet prints it."""
        if row not in self._row_index or column not in self._column_index:
            raise OffTheChart(f"{self.id}: no cell at row {row!r}, column {column!r}")
        return self.rows[self._row_index[row]].cells[self._column_index[column]]

    def spread(self, column: str, shift: int) -> tuple[tuple[str, int], ...]:
        """Every code that the chart's dice can give with this shift, with its weight; equal codes merged."""
        key = (column, shift)
        spread = self._spreads.get(key)
        if spread is None:
            if self.dice is None:
                raise OffTheChart(f"{self.id} is not read with dice")
            merged: dict[str, int] = {}
            for total, weight in self.dice.totals:
                code = self.read(column, total + shift)
                merged[code] = merged.get(code, 0) + weight
            spread = self._spreads[key] = tuple(merged.items())
        return spread

    def with_modifier(self, modifier: str, value: int) -> Chart:
        """The same chart with one modifier changed: for what-if runs and sensitivity."""
        changed = tuple(
            msgspec.structs.replace(m, value=value) if m.id == modifier else m for m in self.modifiers
        )
        return self._changed(modifiers=changed)

    def with_cell(self, row: str, column: str, code: str) -> Chart:
        """The same chart with another code in one cell: for what-if runs."""
        place, across = self._row_index[row], self._column_index[column]
        cells = tuple(code if n == across else cell for n, cell in enumerate(self.rows[place].cells))
        changed = msgspec.structs.replace(self.rows[place], cells=cells)
        return self._changed(
            rows=(*self.rows[:place], changed, *self.rows[place + 1 :]),
            readings=tuple(one for one in self.readings if (one.row, one.column) != (row, column)),
        )

    def with_rows(self, rows: tuple[Row, ...], readings: tuple[Reading, ...]) -> Chart:
        """The same chart with other rows, and other rulings on them: for what-if runs."""
        return self._changed(rows=rows, readings=readings)

    def shifted(self, by: int) -> Chart:
        """The same chart with something added to every roll on it."""
        return self._changed(shift=self.shift + by)

    def _changed(self, **parts: Any) -> Chart:
        kept: dict[str, Any] = {
            "id": self.id,
            "title": self.title,
            "columns": self.columns,
            "rows": self.rows,
            "provenance": self.provenance,
            "dice": self.dice,
            "row_heading": self.row_heading,
            "column_heading": self.column_heading,
            "modifiers": self.modifiers,
            "codes": self.codes,
            "notes": self.notes,
            "readings": self.readings,
            "clamp": self.clamp,
            "rises": self.rises,
            "shift": self.shift,
            "cell_words": self.cell_words,
        }
        return Chart(**{**kept, **parts})
