"""What a person typed for an argument or an option, as the value it stands for, or one clear line.

Typer would do this with a validation library that takes longer to import than most commands run.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grognard.answers.errors import Stop

#: no seed, die or field has more digits than this
MOST_DIGITS = 40


def whole_number(text: str) -> int | None:
    """A whole number of a sensible length; None for anything else."""
    text = text.strip()
    known = len(text) <= MOST_DIGITS and re.fullmatch(r"[+-]?\d+", text)
    return int(text) if known else None


def given(parameter: Any, context: Any, value: Any) -> Any:
    """The value of one parameter: takes the place of Typer's own conversion."""
    if value is None or value == () or value == []:
        if parameter.required:
            raise missing(parameter, context)
        value = () if getattr(parameter, "multiple", False) else None
    elif isinstance(value, str):
        value = _READ.get(parameter.name, _text)(spelt(parameter), value)
    return value if parameter.callback is None else parameter.callback(context, parameter, value)


def spelt(parameter: Any) -> str:
    """ "--seed" for an option, "CASE" for an argument."""
    long = [name for name in parameter.opts if name.startswith("--")]
    return str(long[0] if long else parameter.metavar or parameter.name)


def missing(parameter: Any, context: Any) -> Stop:
    from grognard.rulesets import RULESETS, ruleset

    choices: tuple[str, ...] = ()
    if parameter.name in ("ruleset_id", "checked"):
        choices = RULESETS
    elif parameter.name == "procedure" and context.params.get("ruleset_id") in RULESETS:
        choices = tuple(ruleset(context.params["ruleset_id"]).procedures)
    listed = f" (one of: {', '.join(choices)})" if choices else ""
    return Stop(f"{spelt(parameter)}: missing{listed}")


def _text(_name: str, text: str) -> str:
    return text


def _number(name: str, text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise Stop(f"{name}: expected a whole number, got {shortened(text)!r}")
    return number


def _count(name: str, text: str) -> int:
    number = _number(name, text)
    if number < 1:
        raise Stop(f"{name}: expected 1 or more, got {number}")
    return number


def _language(name: str, text: str) -> Any:
    from grognard.cli.options import Language

    if text not in tuple(Language):
        raise Stop(f"{name}: got {shortened(text)!r} (one of: {', '.join(Language)})")
    return Language(text)


def _source(name: str, text: str) -> str:
    if not text:
        raise Stop(f"{name}: expected the name of a file, or - for standard input")
    return text


def _file(name: str, text: str) -> Path:
    if not text:
        raise Stop(f"{name}: expected the name of a file")
    return Path(text)


def shortened(text: str) -> str:
    """What a person typed, cut to what fits into a line."""
    return text if len(text) <= MOST_DIGITS else f"{text[:MOST_DIGITS]}..."


def _fraction(name: str, text: str) -> float:
    if not re.fullmatch(r"\d{1,3}(\.\d{1,9})?", text):
        raise Stop(f"{name}: expected a number such as 0.5, got {shortened(text)!r}")
    return float(text)


_READ: dict[str, Callable[[str, str], Any]] = {
    "seed": _number,
    "port": _number,
    "width": _number,
    "games": _count,
    "games_an_hour": _count,
    "nodes": _count,
    "workers": _count,
    "generations": _count,
    "population": _count,
    "seeds": _count,
    "spread": _fraction,
    "lang": _language,
    "case": _source,
    "compare": _source,
    "output": _file,
    "out": _file,
    "changes": _file,
    "replay": _file,
    "save": _file,
    "key": _file,
    "pack_file": _file,
    "folder": _file,
}
