"""How many clicks a turn takes in the page, counted by the robot of the page tests."""

from __future__ import annotations

from importlib import import_module

from rich.table import Table


def table(*, quick: bool = False, alone: bool = False) -> Table:
    # Found when it is wanted: the other parts need neither a browser nor the tests.
    found: Table = import_module("tests.web.clicking").table(quick=quick, alone=alone)
    return found


def whole_games(scenarios: str) -> Table:
    """Battles, named with commas between or all of them, to the end."""
    found: Table = import_module("tests.web.clicking").whole_games(
        [one for one in scenarios.split(",") if one]
    )
    return found
