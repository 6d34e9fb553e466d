"""What there is to play and to look up, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core.case import Spec, specs
from grognard.core.case_narrowing import Narrowed, narrowing
from grognard.core.drivers.explain import FACING, Words
from grognard.core.ruleset import Ruleset
from grognard.core.template import item_type

_COMPASS = frozenset(("N", "NE", "E", "SE", "S", "SW", "W", "NW"))


def scenario_data(sheet: Any, language: str) -> dict[str, Any]:
    """A scenario by its title page."""
    return {
        "id": sheet["id"],
        "ruleset": sheet["ruleset"],
        "title": sheet["title"][language],
        "summary": sheet["summary"][language],
        "turns": sheet["turns"],
        "clock": sheet["clock"],
        "sides": [{"id": side["id"], "name": side["name"][language]} for side in sheet["side"]],
        "options": [
            {"id": option["id"], "title": option["title"][language]} for option in sheet.get("option", ())
        ],
    }


def procedure_data(ruleset: Ruleset, id: str, language: str) -> dict[str, Any]:
    """What a form for a procedure needs: its fields, and a case to begin with."""
    procedure = ruleset.procedure(id)
    words = Words(ruleset.rules, language)
    return {
        "ruleset": ruleset.id,
        "procedure": id,
        "title": procedure.title.say(language),
        "rule": ruleset.rules.cite(procedure.rule),
        "fields": _fields(procedure.case, words),
        "example": ruleset.example(id),
    }


def _fields(case: type[msgspec.Struct], words: Words) -> list[dict[str, Any]]:
    narrowed = narrowing(case)
    return [field_data(spec, words, narrowed.get(spec.name, {})) for spec in specs(case)]


def field_data(spec: Spec, words: Words, narrowed: Narrowed | None = None) -> dict[str, Any]:
    inner = item_type(spec)
    choices = spec.choices or spec.item_choices
    return {
        "name": spec.name,
        "about": words.field(spec.name, spec.about),
        "kind": _kind(spec),
        "choices": [{"value": one, "label": _label(words, one, choices)} for one in choices],
        "low": spec.low,
        "high": spec.high,
        "least": spec.least,
        "most": spec.most,
        "required": spec.required,
        "default": spec.default if isinstance(spec.default, (bool, int, str)) else None,
        "narrowed": narrowed or {},
        "fields": [] if inner is None else _fields(inner, words),
    }


def _label(words: Words, value: str, choices: Sequence[str]) -> str:
    # The letters of a hexside may be a code on a chart: only among their like they are a direction.
    return words.word(value, FACING) if _COMPASS.issuperset(choices) else said(words, value)


def said(words: Words, value: str) -> str:
    """A word of the rules by itself, in the reader's language: in a list, on a button, on a badge."""
    return words.rules.catalogue.term("values", value, words.language) or words.way(value)


def _kind(spec: Spec) -> str:
    """Which sort of widget fills a field in."""
    listed = getattr(spec.kind, "__origin__", None) is tuple
    if item_type(spec) is not None:
        return "tables" if listed else "table"
    if listed:
        return "numbers" if spec.kind.__args__[0] is int else "words"
    if spec.choices:
        return "choice"
    return {bool: "flag", int: "number"}.get(spec.kind, "text")
