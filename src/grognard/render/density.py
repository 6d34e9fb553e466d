"""How a play aid is printed: from what is on it to paper, columns and type size.

The browser lays the page out; here its outcome is estimated closely enough to choose the largest type with
which everything still fits on two A4 pages (or on one, where that stays easy to read). Charts too wide for a
column of that type stand across the page, first.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, inf

import msgspec

from grognard.render.folding import column_texts, fitted_widths
from grognard.render.view import ChartView

#: type sizes in points, from the most comfortable to the smallest that is printed
SIZES = (9.0, 8.75, 8.5, 8.25, 8.0, 7.75, 7.5, 7.25, 7.0, 6.75, 6.5)
SMALLEST = SIZES[-1]
#: with this type or larger, one page is preferred to two
EASY = 7.0
#: the title of the first page and the small print at the end of the last, in points
TITLE, COLOPHON = 22.0, 48.0
#: the average character against the type size
CHARACTER = 0.46
#: in type sizes: a line of a table, of a list, of the small print; a heading; the gap between cards
ROW, ITEM, SMALL, HEADING, GAP = 1.36, 1.19, 1.27, 1.75, 0.9
#: characters of space between two columns of a table
BETWEEN = 1.4
#: what a capital is broader than the average character
CAPITAL = 0.35
#: estimates are made longer by this much, so that they err on the safe side
CAUTION = 1.04
#: modifiers this short on average stand in two columns
SHORT_MODIFIER = 32
#: of a chart across the page, in percent, what its table may take; its codes and notes stand beside it
SHARES = (56, 60, 64, 68, 72, 76, 80, 84)


class Paper(msgspec.Struct, frozen=True):
    orientation: str
    columns: int
    #: in points, of what is printed on
    width: float
    height: float
    #: the gap between columns
    gap: float = 8.5

    @property
    def column(self) -> float:
        return (self.width - (self.columns - 1) * self.gap) / self.columns


PAPERS = (Paper("landscape", 3, 796.0, 545.0), Paper("portrait", 2, 550.0, 792.0))


class Layout(msgspec.Struct, frozen=True):
    paper: Paper
    size: float
    #: charts across the page, then those that stand in columns
    wide: tuple[ChartView, ...]
    narrow: tuple[ChartView, ...]


def lay_out(views: list[ChartView]) -> Layout:
    """The largest type that fits on one page if that is easy to read, else on two; else the smallest."""
    for most, smallest in ((1, EASY), (2, SMALLEST)):
        for size in SIZES:
            for paper in PAPERS:
                layout = _arranged(views, paper, size)
                if size >= smallest and _pages(layout) <= most:
                    return layout
    return _arranged(views, PAPERS[0], SMALLEST)


def table_share(layout: Layout, view: ChartView) -> int:
    """The share of the table of a wide chart with which the whole is lowest."""
    return min(SHARES, key=lambda share: _wide_height(view, layout.paper, layout.size, share))


def short_modifiers(view: ChartView) -> bool:
    """Whether the modifiers are short enough to stand in two columns."""
    lengths = [len(modifier.label) + len(modifier.rule) for modifier in view.modifiers]
    return len(lengths) > 3 and sum(lengths) / len(lengths) <= SHORT_MODIFIER


def _arranged(views: list[ChartView], paper: Paper, size: float) -> Layout:
    room = _characters(paper.column, size)
    flat = [_flat(view, room) for view in views]
    wide = tuple(view for view in flat if _table_width(view) > room)
    return Layout(paper, size, wide, tuple(view for view in flat if view not in wide))


def _flat(view: ChartView, room: int) -> ChartView:
    """A chart of one column laid flat, where its rows fit beside one another on one line."""
    if len(view.columns) != 1 or len(view.rows) < 2:
        return view
    needed = len(view.columns[0]) + sum(max(len(r.label), len(r.cells[0].text)) + 2 for r in view.rows)
    return view.turned() if needed <= room else view


def _table_width(view: ChartView) -> float:
    """Characters that a table needs at least: its longest words, and a little between them."""
    labels, *columns = column_texts(view)
    if view.rolled == "rows":
        labels = [label.replace(" ", "_") for label in labels[1:]]
    words = [max(map(_breadth, " ".join(texts).split()), default=0) for texts in (labels, *columns)]
    return sum(words) + BETWEEN * len(words)


def _breadth(word: str) -> float:
    """Characters of average breadth; capitals are broader."""
    return len(word) + CAPITAL * sum(letter.isupper() for letter in word)


def _pages(layout: Layout) -> int:
    """Pages needed: what is wide first, then parts of cards that flow from column to column unbroken."""
    paper, size = layout.paper, layout.size
    top = TITLE + sum(_wide_height(view, paper, size, table_share(layout, view)) for view in layout.wide)
    if top > paper.height:
        return 3
    column, used = 0, top
    for view in layout.narrow:
        for part in _parts(view, _characters(paper.column, size), size):
            if used and used + part > paper.height:
                column += 1
                used = 0.0 if column >= paper.columns else top
            used += part
    if used + COLOPHON > paper.height:
        column += 1
    return column // paper.columns + 1


def _wide_height(view: ChartView, paper: Paper, size: float, share: int) -> float:
    room = _characters(paper.width * share / 100, size)
    if _table_width(view) > room:
        return inf
    beside = _characters(paper.width * (100 - share) / 100, size)
    codes = _small([*_readings(view), *(f"{code} {meaning}" for code, meaning in view.codes)], beside, size)
    rest = codes + _modifiers(view, beside, size) + _small(_notes(view), beside, size)
    return CAUTION * max(_table(view, room) * size, rest) + (HEADING + GAP) * size


def _parts(view: ChartView, room: int, size: float) -> Iterator[float]:
    """The heights, in points, of what is not broken over columns: table and codes, then the modifiers."""
    codes = "  ".join(f"{code} {meaning}" for code, meaning in view.codes)
    lead = (HEADING + _table(view, room)) * size + _small([*_readings(view), codes], room, size)
    notes = _small(_notes(view), room, size)
    if view.modifiers:
        yield CAUTION * lead
        yield CAUTION * (_modifiers(view, room, size) + notes) + GAP * size
    else:
        yield CAUTION * (lead + notes) + GAP * size


def _table(view: ChartView, room: int) -> float:
    """The height of a table in type sizes."""
    widths = fitted_widths(view, range(len(view.columns)), room, frame=1)
    rows = [[view.row_heading, *view.columns], *([r.label, *(c.text for c in r.cells)] for r in view.rows)]
    lines = sum(
        max(1, *(ceil(len(text) / width) for text, width in zip(texts, widths, strict=True)))
        for texts in rows
    )
    return (lines + bool(view.column_heading)) * ROW


def _small(texts: list[str], room: int, size: float) -> float:
    """The height of lines of small print, in points."""
    letters = max(SMALLEST, 0.93 * size)
    across = room * size / letters - 3
    return sum(ceil(len(text) / across) for text in texts) * SMALL * letters


def _readings(view: ChartView) -> list[str]:
    return [f"1 {note.printed}: ........ {note.read_as}" for note in view.footnotes]


def _notes(view: ChartView) -> list[str]:
    return [f"{note.mark} {note.text}" for note in view.notes]


def _modifiers(view: ChartView, room: int, size: float) -> float:
    if not view.modifiers:
        return 0.0
    across = 2 if short_modifiers(view) else 1
    letters = room // across - 6
    lines = sum(ceil((len(m.label) + len(m.rule) + 1) / letters) for m in view.modifiers)
    return (ceil(lines / across) * ITEM + 1.6) * size


def _characters(width: float, size: float) -> int:
    return int(width / (CHARACTER * size))
