"""Which results stand out: a tint for each code of a chart.

Results better for the roller than "no effect" are `good-1` to `good-4`, worse ones `bad-1` to `bad-4`, from
what the chart says its codes are worth. A chart of several columns that rates nothing has its kinds of result
told apart instead: `kind-1` to `kind-5`, in the order in which they first appear; the first has none.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.chart import Chart
from grognard.core.worth import code_worth

LEVELS = 4
KINDS = 5


def tints(chart: Chart) -> dict[str, str]:
    """Code -> tint; codes without one are left out."""
    worth = code_worth(chart)
    if worth:
        return _graded(worth, _neutral(chart, worth))
    printed = dict.fromkeys(chart.at(row.id, column.id) for row in chart.rows for column in chart.columns)
    if chart.dice is None or len(chart.columns) < 2 or any(row.ranges for row in chart.rows):
        return {}
    return {code: f"kind-{place}" for place, code in enumerate(printed) if 0 < place <= KINDS}


def _neutral(chart: Chart, worth: dict[str, float]) -> float:
    """What nothing is worth: the code that says "no effect", else zero for figures, else the middle."""
    for code, value in worth.items():
        if code in chart.codes and chart.codes[code].en.startswith("no effect"):
            return value
    return 0 if chart.rises.get("numbers") else (min(worth.values()) + max(worth.values())) / 2


def _graded(worth: dict[str, float], neutral: float) -> dict[str, str]:
    above = _levels(value for value in worth.values() if value > neutral)
    below = _levels(-value for value in worth.values() if value < neutral)
    tinted = {code: f"good-{above[value]}" for code, value in worth.items() if value > neutral}
    return tinted | {code: f"bad-{below[-value]}" for code, value in worth.items() if value < neutral}


def _levels(values: Iterable[float]) -> dict[float, int]:
    """Each distinct value -> 1 to LEVELS, by rank; few values take the stronger levels apart."""
    ranked = sorted(set(values))
    return {value: 1 + (place * LEVELS) // len(ranked) for place, value in enumerate(ranked)}
