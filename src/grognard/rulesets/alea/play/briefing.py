"""1.5, 1.9, 3.2.1. The armies of a scenario at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game.briefing import Member
from grognard.core.messages import Message, message
from grognard.rulesets.alea.order_of_battle import AleaScenario
from grognard.rulesets.alea.play.specials import specials
from grognard.rulesets.alea.scenario_rows import General, Unit
from grognard.rulesets.alea.special_rules import EarlyEntry, ReinforcementByDie


def members(scenario: AleaScenario) -> Iterator[Member]:
    """Every counter and commander."""
    for row in scenario.own.commanders:
        group = row.divisions[0] if len(row.divisions) == 1 else ""
        yield Member(
            id=row.id, name=row.name, side=row.side, role="leader", group=group, turn=row.turn,
            place=row.start, note=_note(scenario, row, row.divisions),
        )  # fmt: skip
    for unit in scenario.own.units:
        divisions = (unit.division,) if unit.division else ()
        yield Member(
            id=unit.id, name=unit.name, side=unit.side, group=unit.division or "", strength=unit.strength,
            role="guns" if unit.arm == "artillery" else "troops", turn=unit.turn, place=unit.start,
            note=_note(scenario, unit, divisions),
        )  # fmt: skip


def _note(scenario: AleaScenario, row: Unit | General, divisions: tuple[str, ...]) -> Message | None:
    """10.13, 10.17  A die that has to bring a piece, or may bring it sooner."""
    for rule in specials(scenario, ReinforcementByDie):
        if rule.division in divisions:
            return message("arrives-by-die", on=rule.chances[0].on)
    for early in specials(scenario, EarlyEntry):
        if row.id in early.units:
            return message("arrives-early", turn=early.from_turn, on=early.on)
    return None


def groups(scenario: AleaScenario) -> dict[str, str]:
    return {row.id: row.name for row in scenario.own.divisions}


def opens(scenario: AleaScenario) -> Message:
    """3.1  The first player of the scenario."""
    return message("opens-every-turn", side=scenario.sides[0].id)
