"""Reading the figures out of printed cells such as "12/16", "10/7/4" or "1/2"."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import floor

from grognard.core.chart import Chart


@cache
def rates(cell: str) -> tuple[int, ...]:
    """Full move, then quick step where there is one; nothing where a dash stands."""
    return () if cell == "-" else tuple(int(part) for part in cell.split("/"))


@cache
def breaks(cell: str) -> tuple[int | None, int]:
    """Where a unit is Worn, if ever, and where it is Spent."""
    _start, worn, spent = cell.split("/")
    return (None if worn == "-" else int(worn)), int(spent)


@cache
def inches(cell: str) -> int:
    return int(cell.rstrip('"'))


@cache
def points(cell: str) -> Fraction:
    """Fire points of one stand; none where the cell is blank."""
    return Fraction(cell or 0)


def reach(chart: Chart, row: str, distance: int) -> Fraction:
    """Fire points of one stand at a distance: the first range that is not shorter; none beyond the last."""
    for column in chart.columns:
        if distance <= int(column.id):
            return points(chart.at(row, column.id))
    return Fraction(0)


def shown(number: Fraction | int) -> int | str:
    """Whole numbers as such, others with their decimals."""
    return int(number) if number == int(number) else str(float(number))


def half_up(number: Fraction) -> int:
    """The nearest whole number, a half counting upwards."""
    return floor(number + Fraction(1, 2))
