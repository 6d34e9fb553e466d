"""Where more strength does worse: a better column, or a higher roll, with a lower worth.

A chart says in `rises` what its results are worth and whether later columns, or higher rows, should be
better. Columns are compared by the expected worth of the dice, at every total of modifiers within reach;
rows, and charts without dice, cell by cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from grognard.core.chart import Chart, Column, OffTheChart, Row
from grognard.core.worth import code_worth
from grognard.lint.finding import Finding, finding
from grognard.lint.ranges import reach


def falling(chart: Chart) -> Iterator[Finding]:
    worth = code_worth(chart)
    if chart.rises.get("columns"):
        compare = _printed_fall if chart.dice is None else _expected_fall
        for column, better in pairwise(chart.columns):
            fall = compare(chart, worth, column, better)
            if fall:
                yield finding("falls", chart.id, f"column {better.label} below {column.label}", fall)
    if chart.rises.get("rows"):
        for column in chart.columns:
            for row, higher in pairwise(_rising_rows(chart)):
                had, has = chart.at(row.id, column.id), chart.at(higher.id, column.id)
                if had in worth and has in worth and worth[has] < worth[had]:
                    where = f"row {higher.label} below {row.label}, column {column.label}"
                    yield finding(
                        "falls", chart.id, where, f"a better roll reads worse: {had} and then {has}"
                    )


def unrated(chart: Chart) -> Iterator[Finding]:
    """Codes on a chart that rates its results, but not these."""
    if not chart.rises:
        return
    worth = code_worth(chart)
    ranged = {column for row in chart.rows for column, _bounds in row.ranges}
    codes = (chart.at(row.id, c.id) for row in chart.rows for c in chart.columns if c.id not in ranged)
    for code in dict.fromkeys(codes):
        if code not in worth:
            yield finding("unrated", chart.id, code or "(empty)", "the chart does not say what it is worth")


def _expected_fall(chart: Chart, worth: dict[str, float], one: Column, better: Column) -> str:
    """At which total of modifiers the better column expects less; empty if at none."""
    assert chart.dice is not None
    low, high = reach(chart) or (chart.dice.lowest, chart.dice.highest)
    for shift in range(low - chart.dice.lowest, high - chart.dice.highest + 1):
        had, has = (_expected(chart, worth, column, shift) for column in (one, better))
        if had is not None and has is not None and has < had:
            return f"at {shift:+d} it expects {float(has):.2f}, the column before {float(had):.2f}"
    return ""


def _expected(chart: Chart, worth: dict[str, float], column: Column, shift: int) -> Fraction | None:
    assert chart.dice is not None
    try:
        spread = chart.spread(column.id, shift)
    except OffTheChart:
        return None
    if any(code not in worth for code, _weight in spread):
        return None
    return sum((Fraction(worth[code]) * weight for code, weight in spread), Fraction()) / chart.dice.ways


def _printed_fall(chart: Chart, worth: dict[str, float], one: Column, better: Column) -> str:
    for row in chart.rows:
        had, has = (worth.get(chart.at(row.id, column.id)) for column in (one, better))
        if had is not None and has is not None and has < had:
            return f"row {row.label} reads {chart.at(row.id, one.id)} and then {chart.at(row.id, better.id)}"
    return ""


def _rising_rows(chart: Chart) -> list[Row]:
    """From the lowest roll to the highest; rows that are not numbers in their printed order."""
    if not all(row.numbered and not row.ranges for row in chart.rows):
        return list(chart.rows)
    return sorted(chart.rows, key=lambda row: (row.min is not None, row.min or 0))
