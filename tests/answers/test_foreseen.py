"""What a ruling will be rolled with, before anything is rolled."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import RULESETS, ruleset
from grognard.answers.foreseen import throws_of
from grognard.answers.situation import Situation, situation

PROCEDURES = [(id, name) for id in RULESETS for name in ruleset(id).procedures]


def example(id: str, name: str, language: str = "en", **changed: Any) -> Situation:
    rules = ruleset(id)
    data = {**rules.example(name), **changed}
    return situation(rules, rules.procedure(name), data, language)


def test_the_modifiers_of_the_first_throw_are_named_with_their_rules() -> None:
    (throw,) = throws_of(example("barrosa", "fire"))
    assert {"ask", "dice", "modifiers", "total"} == set(throw)
    assert {"id", "label", "value", "rule"} == set(throw["modifiers"][0])
    assert [one["id"] for one in throw["modifiers"]] == ["firer.steady", "firer.british"]


def test_where_both_sides_roll_on_one_chart_both_throws_are_told() -> None:
    attacker, defender = throws_of(example("tikhvin", "combat"))
    assert attacker["ask"] != defender["ask"]
    assert {one["id"] for one in attacker["modifiers"]} != {one["id"] for one in defender["modifiers"]}


def test_nobody_withdraws_or_fires_before_the_throw_that_is_told() -> None:
    throws = throws_of(example("jours-de-gloire", "shock"))
    assert "odds" in {one["id"] for one in throws[0]["modifiers"]}


@pytest.mark.parametrize(("id", "name"), PROCEDURES)
def test_the_throws_of_every_example_can_be_told(id: str, name: str) -> None:
    for throw in throws_of(example(id, name, "es")):
        assert throw["total"] == sum(
            one["value"] for one in throw["modifiers"] if one["value"] != str(one["value"])
        )
