"""The rows of a chart that are found by a number: gaps, overlaps, and rows that no roll can reach.

The numbers considered are those of the chart's dice with every modifier that stands on the chart, each as
often as it may count (`most`) and, where it counts either way, against as well as for. Modifiers that exclude
one another are added up all the same: a row is called unreachable only where nothing could ever get there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

import msgspec

from grognard.core.chart import Chart, Row
from grognard.lint.finding import Finding, finding


class Axis(msgspec.Struct, frozen=True):
    """One way of finding a row: by a column's own ranges, or by ranges that all columns share."""

    column: str
    rows: tuple[Row, ...]
    #: to be added to where a finding is; empty where all columns share the ranges
    place: str = ""


def reach(chart: Chart) -> tuple[int, int] | None:
    """The least and greatest number that dice and modifiers can give; None where no dice are rolled."""
    if chart.dice is None:
        return None
    low, high = chart.dice.lowest, chart.dice.highest
    for modifier in chart.modifiers:
        counted = modifier.value * modifier.most
        low += min(counted, -counted if modifier.either_way else 0, 0)
        high += max(counted, -counted if modifier.either_way else 0, 0)
    return low, high


def gaps(chart: Chart) -> Iterator[Finding]:
    """Numbers between the rows, or within reach of the dice, that no row holds."""
    if chart.clamp:
        return
    for axis in _axes(chart):
        span = reach(chart) or _printed_span(axis)
        values = range(span[0], span[1] + 1)
        held = _holder(axis)
        for first, last in _runs(value for value in values if not held(value)):
            shown = str(first) if first == last else f"{first} to {last}"
            yield finding("gap", chart.id, shown + axis.place, "no row holds this number")


def overlaps(chart: Chart) -> Iterator[Finding]:
    """Two rows that hold the same number: the first is read, the other is hidden there."""
    for axis in _axes(chart):
        low, high = _printed_span(axis)
        for one, other in combinations(axis.rows, 2):
            shared = [v for v in range(low - 1, high + 2) if _holds(axis, one, v) and _holds(axis, other, v)]
            if shared:
                where = f"rows {one.label} and {other.label}{axis.place}"
                yield finding("overlap", chart.id, where, f"both hold {shared[0]}")


def unreachable(chart: Chart) -> Iterator[Finding]:
    """Rows that no roll with any modifiers leads to."""
    span = reach(chart)
    if span is None:
        return
    for axis in _axes(chart):
        for row in axis.rows:
            if chart.clamp and row in (axis.rows[0], axis.rows[-1]):
                continue
            if not any(_holds(axis, row, value) for value in range(span[0], span[1] + 1)):
                what = f"rolls with all modifiers run from {span[0]} to {span[1]}"
                yield finding("unreachable", chart.id, f"row {row.label}{axis.place}", what)


def _axes(chart: Chart) -> Iterator[Axis]:
    numbered = tuple(row for row in chart.rows if row.numbered)
    if not numbered:
        return
    if not any(row.ranges for row in numbered):
        yield Axis(chart.columns[0].id, numbered)
        return
    for column in chart.columns:
        rows = tuple(row for row in numbered if dict(row.ranges).get(column.id) is not None)
        if rows:
            yield Axis(column.id, rows, f", column {column.label}")


def _holds(axis: Axis, row: Row, value: int) -> bool:
    return row.holds(value, axis.column)


def _holder(axis: Axis) -> Callable[[int], bool]:
    return lambda value: any(_holds(axis, row, value) for row in axis.rows)


def _printed_span(axis: Axis) -> tuple[int, int]:
    """The least and greatest bound that is printed."""
    bounds: list[int] = []
    for row in axis.rows:
        ends = dict(row.ranges).get(axis.column) if row.ranges else (row.min, row.max)
        bounds += [end for end in ends or () if end is not None]
    return min(bounds), max(bounds)


def _runs(values: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Consecutive numbers as first and last."""
    first = last = None
    for value in values:
        if first is None or last is None:
            first = last = value
        elif value == last + 1:
            last = value
        else:
            yield first, last
            first = last = value
    if first is not None and last is not None:
        yield first, last
