"""How a chart is folded into a given number of characters without breaking a word.

A chart that is too wide is turned (rows for columns) if that fits; otherwise its columns are shared out over
several tables that repeat the row labels.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from grognard.render.view import CellView, ChartView

#: a border, and the padding on both sides of a cell, in the terminal
FRAME = 3


def turned_to_fit(view: ChartView, width: int) -> ChartView:
    """The chart itself, or turned where only that fits into one table."""
    if _table_width(_least(view)) <= width:
        return view
    turned = view.turned()
    return turned if _table_width(_least(turned)) <= width else view


def groups(view: ChartView, width: int) -> list[range]:
    """Consecutive columns that fit beside the row labels, in as few and as equal groups as can be."""
    least = _least(view)
    fewest = _cut(least, width)
    narrower = width - 1
    while narrower > 0 and len(cut := _cut(least, narrower)) == len(fewest):
        fewest, narrower = cut, narrower - 1
    return fewest


def fitted_widths(view: ChartView, columns: Sequence[int], width: int, frame: int = FRAME) -> list[int]:
    """The width of the labels and of each column: what the text wants, cut back evenly to what there is."""
    least, wanted = _least(view), _wanted(view)
    chosen = [0, *(place + 1 for place in columns)]
    widths = [least[place] for place in chosen]
    spare = width - sum(widths) - frame * len(widths) - 1
    while spare > 0:
        hungry = [i for i, place in enumerate(chosen) if widths[i] < wanted[place]]
        if not hungry:
            break
        thinnest = min(hungry, key=lambda i: widths[i] / wanted[chosen[i]])
        widths[thinnest] += 1
        spare -= 1
    return widths


def _cut(least: Sequence[int], width: int) -> list[range]:
    cuts: list[range] = []
    start, used = 0, _table_width(least[:1])
    for place, needed in enumerate(least[1:]):
        if place > start and used + needed + FRAME > width:
            cuts.append(range(start, place))
            start, used = place, _table_width(least[:1])
        used += needed + FRAME
    return [*cuts, range(start, len(least) - 1)]


def _table_width(widths: Sequence[int]) -> int:
    return sum(widths) + FRAME * len(widths) + 1


def _least(view: ChartView) -> list[int]:
    """The longest word of the row labels and of each column."""
    return [
        max(max(map(cell_len, text.split()), default=1) for text in texts) for texts in column_texts(view)
    ]


def _wanted(view: ChartView) -> list[int]:
    """The longest whole text of the row labels and of each column."""
    return [max(1, *map(cell_len, texts)) for texts in column_texts(view)]


def column_texts(view: ChartView) -> list[list[str]]:
    """The texts of the row labels and of each column, headings first."""
    labels = [view.row_heading, *(row.label for row in view.rows)]
    return [
        labels,
        *(
            [heading, *(_plain(row.cells[place]) for row in view.rows)]
            for place, heading in enumerate(view.columns)
        ),
    ]


def _plain(cell: CellView) -> str:
    """The text with room for its footnote figure."""
    return cell.text + str(cell.mark or "")
