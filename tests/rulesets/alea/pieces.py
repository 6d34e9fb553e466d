"""Short ways to put Alea counters on the table."""

from __future__ import annotations

from typing import Any

from grognard import rule, ruleset
from grognard.core.drivers import Played
from grognard.core.outcome import Outcome
from grognard.dice import TypedDice

EDITIONS = ("barrosa", "bailen")

#: Every decision that fire can ask for.
POLICY = {"target.retreat": "1"}


def foot(id: str, strength: int = 6, **more: Any) -> dict[str, Any]:
    """Line infantry of willingness C, unless said otherwise."""
    return {"id": id, "arm": "infantry", "cls": "line", "willingness": "C", "strength": strength, **more}


def horse(id: str, strength: int = 4, **more: Any) -> dict[str, Any]:
    """Light cavalry of willingness C, unless said otherwise."""
    return {"id": id, "arm": "cavalry", "cls": "light", "willingness": "C", "strength": strength, **more}


def guns(id: str, strength: int = 6, **more: Any) -> dict[str, Any]:
    """A deployed medium battery of willingness C, unless said otherwise."""
    kept = {"arm": "artillery", "cls": "medium", "willingness": "C", "formation": "deployed"}
    return {"id": id, "strength": strength, **kept, **more}


def commander(id: str = "general", morale: int = 1, melee: int = 1) -> dict[str, Any]:
    return {"id": id, "melee": melee, "morale": morale}


def played(edition: str, procedure: str, dice: list[int], **case: Any) -> Played:
    """A ruling with these dice; all of them must be used."""
    rules, given = ruleset(edition), TypedDice(dice)
    result = rule(rules, procedure, rules.build_case(procedure, case), given, POLICY)
    assert given.left == (), "dice were given that no rule asked for"
    return result


def ruled(edition: str, procedure: str, dice: list[int], **case: Any) -> Outcome:
    return played(edition, procedure, dice, **case).outcome


def shifts(result: Played, chart: str) -> list[int]:
    """What the modifiers of each roll on a chart added up to."""
    return [
        sum(entry.value for entry in step.entries)
        for step in result.steps
        if step.chart is not None and step.chart.id == chart
    ]


def columns(result: Played, chart: str) -> list[str]:
    """The column of each roll on a chart."""
    return [step.column or "" for step in result.steps if step.chart is not None and step.chart.id == chart]
