"""Every kind of ground that a ruleset's maps may have, for whoever chooses among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.core.rules import Rules
from grognard.core.scenario import ScenarioShape


def grounds_of(shape: ScenarioShape[Any], rules: Rules) -> tuple[str, ...]:
    """Whatever a chart or a figure of the rules names and the ruleset takes for ground, in their order."""
    named = [row.id for chart in rules.charts.values() for row in chart.rows]
    return tuple(one for one in dict.fromkeys([*named, *_keys(rules.facts)]) if shape.is_ground(rules, one))


def _keys(facts: Mapping[str, Any]) -> Iterator[str]:
    for name, value in facts.items():
        yield name
        if isinstance(value, Mapping):
            yield from _keys(value)
