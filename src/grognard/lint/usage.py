"""Data that no procedure uses.

A modifier is used if its id stands somewhere in the ruleset's source or facts, whole or as an f-string that
can become it; a fact if its path, or a table that holds it, does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.core.rules import Rules
from grognard.lint.finding import Finding, finding
from grognard.lint.source import Source


def unused_modifiers(rules: Rules, source: Source) -> Iterator[Finding]:
    in_facts = {text for _path, value in _leaves(rules.facts, "") for text in _texts(value)}
    for chart in rules.charts.values():
        for modifier in chart.modifiers:
            if modifier.id not in in_facts and not source.strings.have(modifier.id):
                yield finding("unused-modifier", chart.id, modifier.id, "no procedure counts it")


def unused_facts(rules: Rules, source: Source) -> Iterator[Finding]:
    for path, _value in _leaves(rules.facts, ""):
        tables = [path[:place] for place, letter in enumerate(path) if letter == "."]
        dotted = [table for table in tables if "." in table]
        named = any(source.strings.have(name) for name in (path, *dotted))
        if not named and not any(source.facts.have(name) for name in (path, *tables)):
            yield finding("unused-fact", "facts.toml", path, "no procedure reads it")


def _leaves(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{path}{name}.")
        else:
            yield path + name, value


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
