"""The drill ground of the tests: its folder, and a battle on it at some moment."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.staging import Changes, stage

from grognard.core.game.battle import Battle

DRILL = str(Path(__file__).parents[1] / "drill")


def maneuver(only: str, side: str = "patriot", *, may: str = "full-move", **changed: Any) -> Battle:
    """A maneuver phase in which the first of some units has a check in hand."""
    return in_hand(DRILL, only.split()[0], side, may=may, only=only, **changed)


def in_hand(
    scenario: str,
    unit: str,
    side: str,
    *,
    may: str = "full-move",
    only: str = "",
    turn: int = 1,
    tracks: Mapping[str, int | str] | None = None,
    pieces: Mapping[str, Changes] | None = None,
    **changed: Changes,
) -> Battle:
    """A maneuver phase of any battle in which one unit has a check in hand."""
    changed = {**(pieces or {}), **changed}
    own = changed.get(unit, {})
    match own.get("markers", {}):
        case Mapping() as markers:
            changed[unit] = {**own, "markers": {"checked": 1, "may": may, **markers}}
    return stage(scenario, "maneuver", side, turn=turn, only=only, tracks=tracks, pieces=changed)
