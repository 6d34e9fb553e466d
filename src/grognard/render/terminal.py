"""A chart as a table in the terminal, at whatever width there is; no cell is ever lost or cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grognard.core.chart import Chart
from grognard.render.folding import fitted_widths, groups, turned_to_fit
from grognard.render.prose import Prose
from grognard.render.view import CellView, ChartView, chart_view
from grognard.render.words import say

#: from this width on, modifiers and codes stand in two columns
WIDE = 100
#: cells up to this length stand in the middle of their columns
SHORT_CELL = 12
#: a code takes at most this part of the width, and is folded if it is longer
NAME_SHARE = 3

STYLES = {
    "good-1": "cyan",
    "good-2": "cyan",
    "good-3": "bold cyan",
    "good-4": "bold cyan",
    "bad-1": "yellow",
    "bad-2": "yellow",
    "bad-3": "bold yellow",
    "bad-4": "bold yellow",
    "kind-1": "cyan",
    "kind-2": "yellow",
    "kind-3": "bold cyan",
    "kind-4": "bold yellow",
    "kind-5": "bold",
    "die": "bold",
}


def chart_table(chart: Chart, language: str = "en") -> RenderableType:
    """The whole chart: title, table, codes, modifiers, notes, and how we read what is damaged."""
    return _Chart(chart_view(chart, language), language)


class _Chart:
    def __init__(self, view: ChartView, language: str) -> None:
        self.view, self.language = view, language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self._title()
        if self.view.status != "printed":
            yield Text(say(f"about-{self.view.status}", self.language), style="italic")
        yield from _tables(self.view, width)
        if self.view.footnotes:
            yield _pairs(self._readings(), width, across=1)
        for heading, lines in (
            ("codes", self._codes()),
            ("modifiers", self._modifiers()),
            ("notes", [(Text(note.mark or "·"), Text(note.text)) for note in self.view.notes]),
        ):
            if lines:
                across = 2 if width >= WIDE and len(lines) > 4 and heading != "notes" else 1
                yield Text(f"\n{say(heading, self.language)}", style="bold")
                yield _pairs(lines, width, across)

    def _title(self) -> Text:
        title = Text(self.view.title, style="bold")
        if self.view.dice:
            title.append(f"  {self.view.dice}", style="cyan")
        if self.view.status != "printed":
            title.append(f"  [{say(f'status-{self.view.status}', self.language)}]", style="magenta")
        return title

    def _readings(self) -> list[tuple[Text, Text]]:
        return [
            (
                Text(superscript(note.mark)),
                Text.assemble(
                    (note.printed or say("empty", self.language)) + say("colon", self.language),
                    (say("read-as", self.language, reading=note.read_as or "—"), "bold"),
                    (f"  {note.ruling}", "dim"),
                ),
            )
            for note in self.view.footnotes
        ]

    def _codes(self) -> list[tuple[Text, Text]]:
        return [(Text(code, style="bold"), Text(meaning)) for code, meaning in self.view.codes]

    def _modifiers(self) -> list[tuple[Text, Text]]:
        return [
            (Text(m.value, style="bold", justify="right"), Text.assemble(m.label, "  ", (m.rule, "dim")))
            for m in self.view.modifiers
        ]


def _tables(view: ChartView, width: int) -> Iterator[Table]:
    """One table if it fits, upright or turned; else one for each group of columns."""
    view = turned_to_fit(view, width)
    for place, columns in enumerate(groups(view, width)):
        yield _table(view, columns, width, heading=not place)


def _table(view: ChartView, columns: Sequence[int], width: int, heading: bool) -> Table:
    table = Table(
        box=box.ROUNDED,
        border_style="dim",
        header_style="bold",
        title=Text(view.column_heading) if heading and view.column_heading else None,
        title_style="italic",
        title_justify="left",
    )
    labels, *widths = fitted_widths(view, columns, width)
    table.add_column(Text(view.row_heading), style="bold", width=labels)
    short = all(cell_len(cell.text) <= SHORT_CELL for row in view.rows for cell in row.cells)
    for place, room in zip(columns, widths, strict=True):
        table.add_column(Text(view.columns[place]), justify="center" if short else "left", width=room)
    for row in view.rows:
        table.add_row(Text(row.label), *(_shown(row.cells[place]) for place in columns))
    return table


def _shown(cell: CellView) -> Text:
    return Text(cell.text + superscript(cell.mark), style=STYLES.get(cell.tint, ""))


def _pairs(lines: list[tuple[Text, Text]], width: int, across: int) -> Padding:
    """Short names and what they mean, in one column or several side by side."""
    longest = max(cell_len(name.plain) for name, _meaning in lines)
    if longest > width // NAME_SHARE:
        across, longest = 1, min(longest, width // NAME_SHARE)
    grid = Table.grid(padding=(0, 2, 0, 0), expand=across > 1)
    for _ in range(across):
        grid.add_column(width=longest, overflow="fold")
        grid.add_column(ratio=1)
    deep = -(-len(lines) // across)
    stacks = [lines[start : start + deep] for start in range(0, len(lines), deep)]
    for row in zip_longest(*stacks, fillvalue=(Text(), Text())):
        cells: list[RenderableType] = []
        for name, meaning in row:
            cells += [name, Prose(meaning)]
        grid.add_row(*cells)
    return Padding(grid, (0, 0, 0, 2))


def superscript(number: int) -> str:
    """Raised figures; nothing for 0."""
    return str(number).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")) if number else ""
