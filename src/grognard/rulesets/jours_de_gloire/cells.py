"""Reading printed cells such as "+1D", "1/2", "-2/-1[e][g]" or "Breakthrough (8.7) or Pursuit (9.5)"."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache

import msgspec


class Cell(msgspec.Struct, frozen=True):
    """One cell of the terrain chart."""

    amount: Fraction
    #: false where the chart prints NA
    allowed: bool
    #: a D after the cost
    disorders: bool
    #: the letters of its footnotes
    marks: str

    @property
    def whole(self) -> int:
        return int(self.amount)


@cache
def read_cell(cell: str, outward: bool = False) -> Cell:
    """A cell; of the pairs that note [g] explains, the first figure is inward and the second outward."""
    marks = "".join(re.findall(r"\[([a-z])\]", cell))
    body = re.sub(r"\[[a-z]\]", "", cell)
    if "g" in marks:
        inward, _slash, out = body.partition("/")
        body = out if outward else inward
    figure = body.removesuffix("D")
    amount = Fraction(figure) if re.fullmatch(r"[+-]?\d+(/\d+)?", figure) else Fraction(0)
    return Cell(amount, body != "NA", body.endswith("D"), marks)


@cache
def results(cell: str) -> tuple[str, ...]:
    """The codes of a shock result, in their order, or the follow-ups it allows, without their references."""
    return tuple(part.strip() for part in re.split(r"\+| or ", re.sub(r"\([^)]*\)", "", cell)))
