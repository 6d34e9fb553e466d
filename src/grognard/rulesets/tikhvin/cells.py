"""Reading the figures out of printed cells such as "2MP", "1 CF losses" or "Table +2RP"."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache


@cache
def leading_number(cell: str) -> int:
    """The whole number a cell begins with."""
    match = re.match(r"[+-]?\d+", cell)
    if match is None:
        raise ValueError(f"no number at the beginning of {cell!r}")
    return int(match[0])


@cache
def points(cell: str) -> Fraction:
    """Movement points, which the sheet prints with a decimal comma."""
    match = re.match(r"\+?(\d+(?:,\d+)?)MP", cell)
    if match is None:
        raise ValueError(f"no movement points in {cell!r}")
    return Fraction(match[1].replace(",", "."))


@cache
def on_top_of_table(cell: str) -> int:
    """What "Table +2RP" adds to the replacement roll."""
    match = re.fullmatch(r"Table(?: ([+-]\d+)RP)?", cell)
    if match is None:
        raise ValueError(f"not an addition to the table: {cell!r}")
    return int(match[1] or 0)
