"""The terminal: where text goes, how figures look, and JSON for programs."""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

_EIGHTHS = " ▏▎▍▌▋▊▉"
#: A fraction longer than this is shown rounded; --json has it exact.
_LONGEST_FRACTION = 13
#: Lines longer than this are hard to read.
_WIDEST = 100


def screen(*, stderr: bool = False, wide: bool = False) -> Console:
    """A console on today's standard output or error; `wide` for tables that want all the room there is."""
    from rich.console import Console

    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)
    if console.width > _WIDEST and not wide:
        console.width = _WIDEST
    return console


def print_json(data: Any) -> None:
    """JSON on standard output."""
    sys.stdout.write(json_text(data))


def json_text(data: Any) -> str:
    """JSON, readable and with its own characters."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def percent(chance: Fraction, language: str = "en") -> str:
    """27.8%; never 0.0% or 100.0% for what can still go either way. Elsewhere 27,8 %."""
    shown = f"{float(chance) * 100:.1f}%"
    if chance and shown == "0.0%":
        shown = "<0.1%"
    elif chance < 1 and shown == "100.0%":
        shown = ">99.9%"
    return decimal(shown.replace("%", " %"), language) if language != "en" else shown


def decimal(figure: str, language: str) -> str:
    """A figure with the reader's decimal mark."""
    return figure if language == "en" else figure.replace(".", ",")


def exact(chance: Fraction) -> str:
    """5/36; as 1 in so many where the fraction is too long for a table."""
    if len(str(chance)) <= _LONGEST_FRACTION:
        return str(chance)
    return f"~1/{float(1 / chance):.4g}"


def mean(points: Fraction, language: str = "en") -> str:
    return decimal(f"{float(points):.2f}".removesuffix("0").removesuffix(".0"), language)


def bar(chance: Fraction, width: int, *, ascii_only: bool = False) -> str:
    """A bar of the chance, to an eighth of a character."""
    if ascii_only:
        return "#" * round(float(chance) * width)
    eighths = round(float(chance) * width * 8)
    full, rest = divmod(eighths, 8)
    return ("█" * full + (_EIGHTHS[rest] if rest else "")) or ("▏" if chance else "")
