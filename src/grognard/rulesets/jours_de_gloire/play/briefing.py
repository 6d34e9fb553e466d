"""1.4, 1.12, 3.1, 3.2. The armies of a scenario at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.briefing import Member
from grognard.core.messages import Message, message
from grognard.rulesets.jours_de_gloire.order_of_battle import Battlefield


def members(scenario: Battlefield) -> Iterator[Member]:
    """Every unit and officer."""
    for row in scenario.own.officers:
        group = row.formations[0] if len(row.formations) == 1 else ""
        yield Member(
            id=row.id, name=row.name, side=row.side, role="leader", group=group, turn=row.turn,
            place=row.start[0],
        )  # fmt: skip
    for unit in scenario.own.units:
        yield Member(
            id=unit.id, name=unit.name, side=unit.side, role="guns" if unit.is_guns else "troops",
            group=unit.formation or "", strength=unit.sp, turn=unit.turn, place=unit.start[0],
        )  # fmt: skip


def groups(scenario: Battlefield) -> dict[str, str]:
    return {row.id: row.name for row in scenario.own.formations}


def opens(_scenario: Battlefield) -> Message:
    """Initiative and the cup decide, turn by turn."""
    return message("opens-by-cup")
