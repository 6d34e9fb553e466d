"""The drill ground of the tests: its folder, and a battle on it at some moment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.staging import stage

from grognard.core.game.battle import Battle

DRILL = str(Path(__file__).parents[1] / "drill")


def maneuver(only: str, side: str = "patriot", *, may: str = "full-move", **changed: Any) -> Battle:
    """A maneuver phase in which the first of some units has a check in hand."""
    first = only.split()[0]
    own = dict(changed.pop(first, {}))
    markers = {"checked": 1, "may": may, **own.pop("markers", {})}
    return stage(DRILL, "maneuver", side, only=only, **{first: {**own, "markers": markers}, **changed})


def in_hand(
    scenario: str, unit: str, side: str, *, may: str = "full-move", only: str = "", **changed: Any
) -> Battle:
    """A maneuver phase of any battle in which one unit has a check in hand."""
    own = dict(changed.pop(unit, {}))
    markers = {"checked": 1, "may": may, **own.pop("markers", {})}
    return stage(scenario, "maneuver", side, only=only, **{unit: {**own, "markers": markers}, **changed})
