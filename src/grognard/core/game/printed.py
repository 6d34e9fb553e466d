"""What every scenario prints on its counters: whose they are, and what they are called."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.messages import Label
from grognard.core.scenario import Scenario


class Printed(msgspec.Struct, frozen=True):
    """One counter."""

    id: str
    side: str
    name: Label


def printed(scenario: Scenario[Any]) -> dict[str, Printed]:
    """Every counter of a scenario by its id: the rows of its tables that have an id and a side."""
    found: dict[str, Printed] = {}
    for field in scenario.own.__struct_fields__:
        rows = getattr(scenario.own, field)
        for row in rows if isinstance(rows, tuple) else ():
            if isinstance(getattr(row, "id", None), str) and isinstance(getattr(row, "side", None), str):
                # A headquarters goes by what it commands.
                name = getattr(row, "command", "") or getattr(row, "name", "")
                found.setdefault(row.id, Printed(row.id, row.side, _label(scenario, name)))
    return found


def _label(scenario: Scenario[Any], name: Any) -> Label:
    return name if isinstance(name, Label) else scenario.names.get(name, Label(str(name)))
