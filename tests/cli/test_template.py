from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.conftest import Run, refused

from grognard import RULESETS, ruleset
from grognard.core.case import specs
from grognard.core.template import item_type

EVERY_PROCEDURE = [(id, procedure) for id in RULESETS for procedure in ruleset(id).procedures]


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
def test_a_template_goes_straight_back_into_odds_and_resolve(run: Run, system: str, procedure: str) -> None:
    text = run("template", system, procedure).stdout
    odds = run("odds", system, procedure, "-", "--json", input=text)
    assert odds.exit_code == 0, odds.stderr
    found = json.loads(odds.stdout)
    first = {choice["id"]: choice["options"][0] for choice in found["choices"]}
    policy = [word for id, option in first.items() for word in ("--policy", f"{id}={option}")]
    ruling = run("resolve", system, procedure, "-", "--seed", "1", "--json", *policy, input=text)
    assert ruling.exit_code == 0, ruling.stderr
    assert set(json.loads(ruling.stdout)) >= {"result", "events", "trace"}


def test_a_template_is_written_to_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    assert run("template", "tikhvin", "weather", "--output", str(file)).exit_code == 0
    assert run("odds", "tikhvin", "weather", str(file)).exit_code == 0


def test_a_template_speaks_the_language(run: Run) -> None:
    assert "À remplir" in run("template", "tikhvin", "weather", "--lang", "fr").stdout


@pytest.mark.parametrize(("system", "procedure"), EVERY_PROCEDURE)
def test_every_field_is_explained_in_the_readers_language(system: str, procedure: str) -> None:
    lacking = [
        (language, about)
        for about in fields(ruleset(system).procedure(procedure).case)
        for language in ("fr", "es")
        if not ruleset(system).rules.catalogue.term("fields", about, language)
    ]
    assert lacking == []


def fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    """What a case type says about its fields, tables inside included."""
    for spec in specs(kind):
        yield spec.about
        inner = item_type(spec)
        if inner is not None:
            yield from fields(inner)


def test_words_of_case_files_are_translated_beside_them(run: Run) -> None:
    french = run("template", "barrosa", "melee", "--lang", "fr").stdout
    assert "# terrain de l'hex; au choix : clear (clair), beach (plage)," in french
    assert "(sous contrôle)" not in french
    english = run("template", "jours-de-gloire", "step-cost").stdout
    assert "# what the hexside crossed carries; any of: stream, river," in english


def test_the_example_as_json(run_json: Callable[..., Any]) -> None:
    data = run_json("template", "tikhvin", "weather")
    assert data == {"ruleset": "tikhvin", "procedure": "weather", "case": {"turn": 5}}


def test_an_unknown_procedure_lists_those_there_are(run: Run) -> None:
    listed = ", ".join(ruleset("tikhvin").procedures)
    refused(run("template", "tikhvin", "x"), f"procedure: tikhvin has no procedure 'x' (one of: {listed})")


def test_an_unknown_ruleset_lists_those_there_are(run: Run) -> None:
    listed = ", ".join(RULESETS)
    refused(run("template", "x", "y"), f"ruleset: there is no ruleset 'x' (one of: {listed})")
