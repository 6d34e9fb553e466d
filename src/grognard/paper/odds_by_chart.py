"""The results of a chart as chances: a line for each sum of modifiers. They hold for everybody."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from grognard.core.chart import Chart, OffTheChart
from grognard.render.view import said

#: sums of modifiers that are told on either side of nothing, where dice show so many faces
_REACH = {6: 6, 10: 8}


def is_rolled(chart: Chart) -> bool:
    """Whether dice and modifiers settle what is read on it."""
    return chart.dice is not None and any(row.numbered for row in chart.rows)


def sums_of(chart: Chart) -> range:
    """Sums of modifiers worth a line: as far as they change anything that is read."""
    faces = max((total for total, _weight in chart.dice.totals), default=6) if chart.dice else 6
    far = _REACH.get(faces, faces)
    if not chart.modifiers:
        return range(1)
    if chart.dice is None:
        return range(-far, far + 1)
    spreads = {by: _every_spread(chart, by) for by in range(-far, far + 1)}
    low, high = -far, far
    while low < 0 and spreads[low] == spreads[low + 1]:
        low += 1
    while high > 0 and spreads[high] == spreads[high - 1]:
        high -= 1
    return range(low, high + 1)


def _every_spread(chart: Chart, by: int) -> list[tuple[tuple[str, int], ...] | None]:
    return [spread(chart, column.id, by) for column in chart.columns]


def spread(chart: Chart, column: str, by: int) -> tuple[tuple[str, int], ...] | None:
    """What a column gives; None where no row holds such a roll."""
    try:
        return tuple(sorted(chart.spread(column, by)))
    except OffTheChart:
        return None


def results(chart: Chart, language: str) -> dict[str, Any]:
    """A chart by its columns: a line for each sum of modifiers, a figure for each result."""
    assert chart.dice is not None
    sums, ways = sums_of(chart), chart.dice.ways
    tables = []
    for column in chart.columns:
        lines = {by: dict(spread(chart, column.id, by) or ()) for by in sums}
        codes = _in_order(chart, column.id, {code for line in lines.values() for code in line})
        if codes:
            tables.append(
                {
                    "title": column.name.say(language),
                    "codes": [_called(chart, column.id, code, language) for code in codes],
                    "rows": [
                        [signed(by), *(tenths(Fraction(line.get(code, 0), ways)) for code in codes)]
                        for by, line in lines.items()
                        if line
                    ],
                }
            )
    return {
        "title": chart.title.say(language),
        "dice": str(chart.dice),
        "over": chart.column_heading.say(language),
        "tables": tables,
    }


def _called(chart: Chart, column: str, code: str, language: str) -> str:
    """A result; where the cells hold spans of the roll it is the name of the row."""
    row = next(row for row in chart.rows if chart.at(row.id, column) == code)
    return row.name.say(language) if row.ranges else said(chart, code, language) or "–"


def _in_order(chart: Chart, column: str, codes: Iterable[str]) -> list[str]:
    """The results of a column from the top of the chart down."""
    printed = list(dict.fromkeys(chart.at(row.id, column) for row in chart.rows))
    found = set(codes)
    return [code for code in printed if code in found]


def signed(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}" if by else "0"


def tenths(chance: Fraction | None) -> int | None:
    """A chance in tenths of a percent; None where there is nothing to say."""
    return None if chance is None else round(chance * 1000)
