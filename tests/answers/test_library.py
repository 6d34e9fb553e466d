"""Forms for cases, and the modifiers that a throw will have."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import RULESETS, ruleset
from grognard.answers.foreseen import modifiers_of
from grognard.answers.library import procedure_data
from grognard.answers.situation import situation

PROCEDURES = [(id, name) for id in RULESETS for name in ruleset(id).procedures]


def names(fields: list[dict[str, Any]]) -> set[str]:
    return {field["name"] for field in fields}


@pytest.mark.parametrize(("id", "name"), PROCEDURES)
def test_a_form_has_a_field_for_everything_in_the_example(id: str, name: str) -> None:
    form = procedure_data(ruleset(id), name, "fr")
    assert set(form["example"]) <= names(form["fields"])
    for field in form["fields"]:
        assert (field["kind"] in ("table", "tables")) == bool(field["fields"]), field["name"]
        assert field["kind"] != "choice" or field["choices"]
        assert field["about"]


def test_a_table_inside_a_form_has_its_own_fields() -> None:
    form = procedure_data(ruleset("barrosa"), "melee", "en")
    attackers = next(field for field in form["fields"] if field["name"] == "attackers")
    assert attackers["kind"] == "tables"
    assert "counters" in names(attackers["fields"])


def test_the_modifiers_of_the_first_throw_are_named_with_their_rules() -> None:
    rules = ruleset("barrosa")
    case = situation(rules, rules.procedure("fire"), rules.example("fire"), "en")
    assert {"id", "label", "value", "rule"} == set(modifiers_of(case)[0])
    assert [one["id"] for one in modifiers_of(case)] == ["firer.steady", "firer.british"]


@pytest.mark.parametrize(("id", "name"), PROCEDURES)
def test_modifiers_can_be_told_of_every_example(id: str, name: str) -> None:
    rules = ruleset(id)
    case = situation(rules, rules.procedure(name), rules.example(name), "es")
    assert isinstance(modifiers_of(case), list)
