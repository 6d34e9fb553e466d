"""Counters and rulings of chapter 7 in few words, for the tests."""

from __future__ import annotations

from typing import Any

from grognard import IllegalOrder, rule, ruleset
from grognard.core.drivers import Odds, OddsSolver, Played
from grognard.dice import TypedDice

EDITIONS = ("barrosa", "bailen")


def foot(id: str, willingness: str = "C", strength: int = 6, **other: Any) -> dict[str, Any]:
    data = {"arm": "infantry", "cls": "line", "id": id, "willingness": willingness, "strength": strength}
    return {**data, **other}


def light(id: str, willingness: str = "C", strength: int = 4, **other: Any) -> dict[str, Any]:
    return foot(id, willingness, strength, cls="light", **other)


def horse(id: str, willingness: str = "B", strength: int = 5, **other: Any) -> dict[str, Any]:
    """Medium cavalry with an Attack order, unless said otherwise."""
    data = {"arm": "cavalry", "cls": "medium", "id": id, "willingness": willingness, "strength": strength}
    return {**data, "order": "attack", **other}


def guns(id: str, strength: int = 5, **other: Any) -> dict[str, Any]:
    """A deployed battery, unless said otherwise."""
    data = {"arm": "artillery", "cls": "medium", "id": id, "willingness": "C", "strength": strength}
    return {**data, "formation": "deployed", **other}


def stack(*counters: dict[str, Any], **other: Any) -> dict[str, Any]:
    return {"counters": list(counters), **other}


def ruled(system: str, procedure: str, data: dict[str, Any], *dice: int, **policy: str) -> Played:
    """A ruling with these dice, all of them needed; `attacker_advance="yes"` decides attacker.advance."""
    rules = ruleset(system)
    given = TypedDice(dice)
    played = rule(rules, procedure, rules.build_case(procedure, data), given, decided(policy))
    assert given.left == ()
    return played


def odds_of(system: str, procedure: str, data: dict[str, Any], **policy: str) -> Odds:
    rules = ruleset(system)
    chosen = rules.procedure(procedure)
    return OddsSolver(rules.rules, decided(policy)).odds(chosen.run, rules.build_case(procedure, data))


def decided(policy: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", ".", 1).replace("_", "-"): option for name, option in policy.items()}


def refusal(system: str, procedure: str, data: dict[str, Any]) -> str:
    """The paragraph that forbids a case."""
    rules = ruleset(system)
    try:
        next(rules.procedure(procedure).run(rules.rules, rules.build_case(procedure, data)))
    except IllegalOrder as refused:
        return refused.rule.removeprefix(f"{system} ")
    return ""
