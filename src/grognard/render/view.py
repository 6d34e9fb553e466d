"""What a person sees of a chart, in one language: shared by the terminal and the printed play aid."""

from __future__ import annotations

import re

import msgspec

from grognard.core.chart import Chart, Row
from grognard.core.tally import Modifier
from grognard.render.tints import tints
from grognard.render.words import known_language

#: a modifier counted at most so often has its greatest value shown; beyond, only that it goes on
LONGEST_COUNT = 9


class CellView(msgspec.Struct, frozen=True):
    text: str
    #: as `tints` has them; "die" where the cell is itself a span of die results
    tint: str = ""
    #: the footnote that says how the cell is read, 0 for none
    mark: int = 0


class RowView(msgspec.Struct, frozen=True):
    label: str
    cells: tuple[CellView, ...]


class ModifierView(msgspec.Struct, frozen=True):
    value: str
    label: str
    rule: str


class NoteView(msgspec.Struct, frozen=True):
    #: the sheet's own mark, "[a]" or "*"; empty for a plain note
    mark: str
    text: str


class Footnote(msgspec.Struct, frozen=True):
    mark: int
    printed: str
    read_as: str
    ruling: str


class ChartView(msgspec.Struct, frozen=True):
    id: str
    title: str
    dice: str
    status: str
    row_heading: str
    column_heading: str
    columns: tuple[str, ...]
    rows: tuple[RowView, ...]
    modifiers: tuple[ModifierView, ...]
    codes: tuple[tuple[str, str], ...]
    notes: tuple[NoteView, ...]
    footnotes: tuple[Footnote, ...]
    #: where the results of the dice stand: "rows", "columns" or nowhere
    rolled: str = ""

    def turned(self) -> ChartView:
        """The same chart with rows and columns exchanged."""
        return msgspec.structs.replace(
            self,
            row_heading=self.column_heading,
            column_heading=self.row_heading,
            columns=tuple(row.label for row in self.rows),
            rows=tuple(
                RowView(label, tuple(row.cells[place] for row in self.rows))
                for place, label in enumerate(self.columns)
            ),
            rolled={"rows": "columns", "columns": "rows"}.get(self.rolled, ""),
        )


def chart_view(chart: Chart, language: str) -> ChartView:
    known_language(language)
    footnotes = _footnotes(chart)
    marks = {(note.ruling, note.printed, note.read_as): note.mark for note in footnotes}
    marked = {(r.row, r.column): marks[r.id, r.printed, r.read_as] for r in chart.readings}
    read_as = {(r.row, r.column): r.read_as for r in chart.readings}
    tinted = tints(chart)

    def cell(row: Row, place: int) -> CellView:
        column = chart.columns[place].id
        tint = "die" if column in dict(row.ranges) else tinted.get(chart.at(row.id, column), "")
        printed = said(chart, row.cells[place], language)
        # A footnote alone would pass for a value, so an empty cell shows what is read there.
        text = printed or (
            f"({said(chart, read_as[row.id, column], language)})" if (row.id, column) in marked else ""
        )
        return CellView(text, tint, marked.get((row.id, column), 0))

    return ChartView(
        id=chart.id,
        title=chart.title.say(language),
        dice="" if chart.dice is None else str(chart.dice),
        status=chart.provenance.status,
        row_heading=chart.row_heading.say(language),
        column_heading=chart.column_heading.say(language),
        columns=tuple(column.name.say(language) for column in chart.columns),
        rows=tuple(
            RowView(row.name.say(language), tuple(cell(row, place) for place in range(len(chart.columns))))
            for row in chart.rows
        ),
        modifiers=tuple(ModifierView(shown_value(m), m.label.say(language), m.rule) for m in chart.modifiers),
        codes=tuple((said(chart, code, language), mean.say(language)) for code, mean in chart.codes.items()),
        notes=tuple(_note(note.say(language)) for note in chart.notes),
        footnotes=tuple(_put(note, chart, language) for note in footnotes),
        rolled="rows" if any(row.numbered and not row.ranges for row in chart.rows) else "",
    )


def said(chart: Chart, cell: str, language: str) -> str:
    """What stands in a cell, in a language; codes are the same in all of them."""
    words = chart.cell_words.get(cell)
    return cell if words is None else words.say(language)


def _put(note: Footnote, chart: Chart, language: str) -> Footnote:
    printed, read_as = (said(chart, text, language) for text in (note.printed, note.read_as))
    return msgspec.structs.replace(note, printed=printed, read_as=read_as)


def _note(text: str) -> NoteView:
    marked = re.match(r"(\[\w+\]|\(\w\)|\*+)\s+", text)
    return NoteView(marked[1], text[marked.end() :]) if marked else NoteView("", text)


def _footnotes(chart: Chart) -> tuple[Footnote, ...]:
    """One footnote for all cells that one ruling reads alike."""
    kinds = dict.fromkeys((r.id, r.printed, r.read_as) for r in chart.readings)
    return tuple(
        Footnote(mark, printed, read_as, id) for mark, (id, printed, read_as) in enumerate(kinds, start=1)
    )


def shown_value(modifier: Modifier) -> str:
    """A modifier for the eye: "+2", "−1", "×1/2", "±1" both ways, "+1…3" for up to three times."""
    if modifier.factor is not None:
        return f"×{modifier.factor}"
    if not modifier.value:
        return "0"
    sign = "±" if modifier.either_way else "+" if modifier.value > 0 else "−"
    first = f"{sign}{abs(modifier.value)}"
    if modifier.most == 1:
        return first
    if modifier.most > LONGEST_COUNT:
        return f"{first}…"
    return f"{first}…{abs(modifier.value) * modifier.most}"
