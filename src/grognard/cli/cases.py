"""Reading the case a person describes: a TOML file, standard input, single fields, or the example."""

from __future__ import annotations

import copy
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grognard.answers.errors import Stop
from grognard.answers.situation import Situation, situation
from grognard.core.bounds import LARGEST, bounded
from grognard.core.case import set_field
from grognard.core.errors import BadCase, Fault
from grognard.core.messages import message
from grognard.core.toml_text import toml_data


def read_situation(
    ruleset_id: str, procedure_id: str, source: str | None, fields: list[str] | None, language: str
) -> Situation:
    """The situation of a command, or every fault of its input."""
    from grognard.rulesets import ruleset

    rules = ruleset(ruleset_id)
    procedure = rules.procedure(procedure_id)
    example = source is None and not fields
    data = rules.example(procedure_id) if example else read_data(source) if source is not None else {}
    words = rules.rules.catalogue
    try:
        filled = set_fields(data, fields, lambda fault: fault.say(words, language))
        return situation(rules, procedure, filled, language, source or "", example=example)
    except BadCase as bad:
        where = "" if source in (None, "-") else f"{source}: "
        help = message("fault-where-template", ruleset=ruleset_id, procedure=procedure_id)
        helped = [words.say(help, language)] if source is None else []
        raise Stop(*(f"{where}{fault.say(words, language)}" for fault in bad.faults), *helped) from None


def read_data(source: str) -> dict[str, Any]:
    """The raw fields of a case file."""
    name = "standard input" if source == "-" else source
    try:
        # A byte-order mark in front is what Windows editors write.
        return toml_data(name, _bytes(source).decode("utf-8-sig"))
    except OSError as wrong:
        raise Stop(f"{name}: cannot be read: {wrong.strerror or wrong}") from None
    except UnicodeDecodeError:
        raise Stop(f"{name}: not a text file in UTF-8") from None


def _bytes(source: str) -> bytes:
    """No more than one byte too many, so that a large file is refused before it is read."""
    if source != "-":
        return bounded(Path(source), LARGEST)
    return sys.stdin.buffer.read(LARGEST + 1) if sys.stdin is not None else b""


def set_fields(
    data: dict[str, Any], fields: list[str] | None, say: Callable[[Fault], str] = str
) -> dict[str, Any]:
    """The data with every `--set a.b=value` filled in; values are TOML, or else texts."""
    filled = copy.deepcopy(data)
    faults: list[str] = []
    for entry in fields or ():
        path, equals, value = entry.partition("=")
        if not equals:
            faults.append(f"--set: expected field=value such as defender.terrain=wood, got {entry!r}")
            continue
        try:
            set_field(filled, path.strip(), toml_value(value.strip()))
        except BadCase as bad:
            faults += [f"--set {say(fault)}" for fault in bad.faults]
    if faults:
        raise Stop(*faults)
    return filled


def toml_value(text: str) -> Any:
    """6, true, "a b", [..], {..} as TOML reads them; anything else is a text."""
    try:
        read = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    return read["value"] if set(read) == {"value"} else text
