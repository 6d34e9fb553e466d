"""Combat ratios against the printed columns, in whole numbers only.

"1:3", "3/2", "1,5:1" and "5-1" are all ratios to the people who print charts.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache

_PAIR = re.compile(r"(\d+(?:[.,]\d+)?)\s*[:/-]\s*(\d+(?:[.,]\d+)?)")


def printed_ratio(label: str) -> Fraction:
    """The first ratio that a column heading names."""
    match = _PAIR.search(label)
    if match is None:
        raise ValueError(f"no ratio in the heading {label!r}")
    left, right = (Fraction(part.replace(",", ".")) for part in match.groups())
    return left / right


@cache
def _steps(labels: tuple[str, ...]) -> tuple[tuple[int, int, str], ...]:
    ratios = ((printed_ratio(label), label) for label in labels)
    return tuple((ratio.numerator, ratio.denominator, label) for ratio, label in ratios)


def highest_reached(labels: tuple[str, ...], attack: int | Fraction, defence: int | Fraction) -> str | None:
    """The greatest printed ratio not above attack to defence; None if even the smallest is not reached.

    Ratios round in the defender's favour, so nothing is ever rounded up here.
    """
    over = attack.numerator * defence.denominator
    under = attack.denominator * defence.numerator
    best: tuple[int, int, str] | None = None
    for step in _steps(labels):
        numerator, denominator, _label = step
        reached = over * denominator >= numerator * under
        if reached and (best is None or numerator * best[1] > best[0] * denominator):
            best = step
    return None if best is None else best[2]
