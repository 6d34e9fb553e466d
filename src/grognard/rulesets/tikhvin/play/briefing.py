"""1.4 to 1.6, 4.6, 10.3. The armies of a scenario at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.briefing import Member
from grognard.core.messages import Message, message
from grognard.rulesets.tikhvin.administration import OPENER
from grognard.rulesets.tikhvin.order_of_battle import TikhvinScenario


def members(scenario: TikhvinScenario) -> Iterator[Member]:
    """Every headquarters, combat unit and support unit."""
    for row in scenario.own.headquarters:
        yield Member(
            id=row.id, name=row.name, side=row.side, role="leader", group=row.id, turn=row.turn,
            place=row.start,
        )  # fmt: skip
    for unit in scenario.own.units:
        yield Member(
            id=unit.id, name=unit.name, side=unit.side, role="troops", group=unit.hq or "",
            strength=unit.cf, turn=unit.turn, place=unit.start,
        )  # fmt: skip
    for support in scenario.own.supports:
        yield Member(
            id=support.id, name=support.name, side=support.side, group=support.hq or "",
            role="guns" if support.kind == "artillery" else "troops", turn=support.turn,
            place=support.start or "",
        )  # fmt: skip


def groups(scenario: TikhvinScenario) -> dict[str, str]:
    return {row.id: row.command for row in scenario.own.headquarters}


def opens(_scenario: TikhvinScenario) -> Message:
    """4.6  Initiative decides, turn by turn."""
    return message("opens-by-initiative", side=OPENER)
