"""What the grounds of a ruleset are called: as its own battles call them, else as its charts do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.core.errors import BadData
from grognard.core.grounds import grounds_of
from grognard.core.messages import Label
from grognard.core.ruleset import Ruleset
from grognard.core.scenario_files import read_title
from grognard.scenarios import scenarios


def names_of(rules: Ruleset) -> dict[str, Label]:
    """Every ground by its id, with its name."""
    return _names(rules.id)


@cache
def _names(id: str) -> dict[str, Label]:
    from grognard.rulesets import ruleset

    rules = ruleset(id)
    if rules.scenario_shape is None:
        return {}
    rows = {row.id: row.name for chart in rules.rules.charts.values() for row in chart.rows}
    called = dict(_called(id)) | rows
    known = grounds_of(rules.scenario_shape, rules.rules)
    return {one: called.get(one, Label(one.replace("-", " ").capitalize())) for one in known}


def _called(id: str) -> Iterator[tuple[str, Label]]:
    """The names on the maps there are."""
    for folder in scenarios().values():
        try:
            sheet = read_title(folder)
        except BadData:
            continue
        if sheet.get("ruleset") != id:
            continue
        for entry in sheet.get("legend", {}).values():
            name = entry.get("name")
            label = Label(**name) if isinstance(name, dict) else Label(str(name))
            yield str(entry.get("terrain")), label
