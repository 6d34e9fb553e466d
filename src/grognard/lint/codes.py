"""The codes of a chart: those that stand in cells without a definition, and those defined but never printed.

A cell is explained if it is empty, or if it can be cut into pieces each of which is a defined code, a figure
(2, +1, 1/2, 0,5), a heading of the chart, the mark of one of its notes ([a], (1), *) or a sign between them.
Plain words of the sheet count as codes: readers of another language need them explained too. A cell of
nothing but dashes is a code. Codes are not looked for inside longer words. Where a ruling reads something
else, its reading has to be explained, not the print. Cells that are spans of die results are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from grognard.core.chart import Chart
from grognard.core.messages import LANGUAGES, Label
from grognard.lint.finding import Finding, finding

_FIGURE = r"[+-]?\d+(?:[.,/]\d+)*"
_SIGN = r"[\s+/()\[\],.:;%•&\"-]"
_LETTER = r"[^\W\d_]"


def undefined_codes(chart: Chart) -> Iterator[Finding]:
    """Pieces of cells that nothing explains."""
    headings = [*_labels(chart), *(row.name.en for row in chart.rows), *(c.name.en for c in chart.columns)]
    marks = [m[0] for note in chart.notes if (m := re.match(r"\[\w+\]|\(\w+\)|\*+", note.en))]
    pieces = re.compile("|".join([*_words([*chart.codes, *headings, *marks]), _FIGURE, _SIGN]))
    first_seen: dict[str, str] = {}
    for where, cell in _cells(chart):
        left = cell if _only_dashes(cell) and cell not in chart.codes else pieces.sub(" ", cell)
        if left.strip():
            first_seen.setdefault(" ".join(left.split()), where)
    for piece, where in first_seen.items():
        yield finding("undefined-code", chart.id, piece, f"stands at {where}; nothing says what it means")


def unprinted_codes(chart: Chart) -> Iterator[Finding]:
    """Definitions of codes that stand nowhere on the chart."""
    printed = {cell for _where, cell in _cells(chart)} | {cell for row in chart.rows for cell in row.cells}
    printed |= set(_labels(chart))
    for code, pattern in zip(
        chart.codes, map(re.compile, _words(chart.codes, longest_first=False)), strict=True
    ):
        if not any(pattern.search(text) for text in printed):
            yield finding("unprinted-code", chart.id, code, "defined, but it stands in no cell or heading")


def untranslated_labels(chart: Chart) -> Iterator[Finding]:
    """Titles, headings, modifiers, codes and notes without one of the languages."""
    labels = {"title": chart.title, "row heading": chart.row_heading, "column heading": chart.column_heading}
    labels |= {f"modifier {modifier.id}": modifier.label for modifier in chart.modifiers}
    labels |= {f"code {code}": meaning for code, meaning in chart.codes.items()}
    labels |= {f"note {number}": note for number, note in enumerate(chart.notes, start=1)}
    for name, label in labels.items():
        for language in _missing(label):
            yield finding("untranslated", chart.id, f"{name}, {language}", f"only English: {label.en}")


def _labels(chart: Chart) -> list[str]:
    return [*(row.label for row in chart.rows), *(column.label for column in chart.columns)]


def _missing(label: Label) -> list[str]:
    return [language for language in LANGUAGES if label.en and not getattr(label, language)]


def _cells(chart: Chart) -> Iterator[tuple[str, str]]:
    """Where, and what procedures read there."""
    for row in chart.rows:
        for column in chart.columns:
            if column.id not in dict(row.ranges):
                yield f"row {row.label}, column {column.label}", chart.at(row.id, column.id)


def _only_dashes(cell: str) -> bool:
    return bool(cell) and not cell.strip("-–—")


def _words(texts: Iterable[str], longest_first: bool = True) -> list[str]:
    """Patterns for texts as whole words; longer ones are tried first."""
    ordered = sorted(filter(None, texts), key=len, reverse=True) if longest_first else list(texts)
    return [
        (rf"(?<!{_LETTER})" if text[0].isalpha() else "")
        + re.escape(text)
        + (rf"(?!{_LETTER})" if text[-1].isalpha() else "")
        for text in ordered
    ]
