"""1.3 to 1.8, 3.5, 14.1. The armies of a battle at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.briefing import Member
from grognard.core.messages import Message, message
from grognard.plane import point_text
from grognard.rulesets.liberators.order_of_battle import LiberatorsScenario
from grognard.rulesets.liberators.scenario_rows import GunRow
from grognard.rulesets.liberators.special_rules import Arrival


def members(scenario: LiberatorsScenario) -> Iterator[Member]:
    """Every leader, unit and battery."""
    for row in scenario.own.leaders:
        yield Member(
            id=row.id, name=row.name, side=row.side, role="leader",
            group=row.id if row.role == "brigade" else "", turn=row.turn, place=point_text(row.start),
            note=_note(scenario, row.id),
        )  # fmt: skip
    brigades = {row.id for row in scenario.own.leaders if row.role == "brigade"}
    for body in scenario.own.bodies:
        yield Member(
            id=body.id, name=body.name, side=body.side, role="guns" if isinstance(body, GunRow) else "troops",
            group=body.leader if body.leader in brigades else "", strength=body.stands, turn=body.turn,
            place=point_text(body.start), note=_note(scenario, body.id),
        )  # fmt: skip


def _note(scenario: LiberatorsScenario, id: str) -> Message | None:
    """14.1  The die that brings those who come late."""
    for rule in scenario.own.special:
        if isinstance(rule, Arrival) and id in rule.units:
            lost = rule.or_lost == "yes"
            return message("arrives-by-die-or-lost" if lost else "arrives-by-die", on=rule.on)
    return None


def groups(scenario: LiberatorsScenario) -> dict[str, str]:
    """Brigades are called by their leaders."""
    return {row.id: row.name for row in scenario.own.leaders if row.role == "brigade"}


def opens(scenario: LiberatorsScenario) -> Message:
    """3.5  The first player of the battle."""
    return message("opens-every-turn", side=scenario.sides[0].id)
