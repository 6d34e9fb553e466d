from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused

from grognard import RULESETS, ruleset

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


def test_an_unknown_procedure_lists_those_there_are(run: Run) -> None:
    listed = ", ".join(ruleset("tikhvin").procedures)
    refused(run("template", "tikhvin", "x"), f"procedure: tikhvin has no procedure 'x' (one of: {listed})")


def test_an_unknown_ruleset_lists_those_there_are(run: Run) -> None:
    listed = ", ".join(RULESETS)
    refused(run("template", "x", "y"), f"ruleset: there is no ruleset 'x' (one of: {listed})")
