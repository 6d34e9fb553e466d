"""The order of battle: counters in its tables, and where and when they are there."""

from __future__ import annotations

from grognard.editor.document import Document
from grognard.editor.ground_edits import Edit
from grognard.editor.sheet_text import heads_of, with_row, without_row

#: the column that names where a counter starts, or arrives
PLACE = "start"


class Put(Edit, frozen=True, tag="row"):
    """Cells of a row, by its id; a row of a new id is added."""

    table: str
    id: str
    values: dict[str, str]

    def apply(self, document: Document) -> Document:
        file = f"{self.table}.csv"
        return document.with_text(file, with_row(document.text(file), self.id, self.values))


class Drop(Edit, frozen=True, tag="drop"):
    """A row is taken away."""

    table: str
    id: str

    def apply(self, document: Document) -> Document:
        file = f"{self.table}.csv"
        return document.with_text(file, without_row(document.text(file), self.id))


class March(Edit, frozen=True, tag="stand"):
    """A counter starts, or arrives, in a hex."""

    table: str
    id: str
    hex: str

    def apply(self, document: Document) -> Document:
        document.cell(self.hex)
        return Put(self.table, self.id, {PLACE: self.hex}).apply(document)


def place_column(text: str) -> str | None:
    return PLACE if PLACE in heads_of(text) else None
