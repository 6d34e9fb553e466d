"""Forms for cases."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import RULESETS, ruleset
from grognard.answers.library import procedure_data

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


def test_choices_are_said_in_the_language_of_the_reader_alone() -> None:
    form = procedure_data(ruleset("barrosa"), "fire", "es")
    (firers,) = (field for field in form["fields"] if field["name"] == "firers")
    arm = next(field for field in firers["fields"] if field["name"] == "arm")
    labels = {choice["value"]: choice["label"] for choice in arm["choices"]}
    assert labels["infantry"] == "infantería"


def test_directions_are_chosen_by_their_words() -> None:
    """The letters of a hexside are a code on some charts: among their like they are a direction."""
    form = procedure_data(ruleset("tikhvin"), "combat", "fr")
    attackers = next(field for field in form["fields"] if field["name"] == "attackers")
    side = next(field for field in attackers["fields"] if field["name"] == "from_hex")
    labels = {choice["value"]: choice["label"] for choice in side["choices"]}
    assert labels["NW"] == "nord-ouest"
    assert labels["SE"] == "sud-est"
