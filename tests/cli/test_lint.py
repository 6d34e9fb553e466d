from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused
from tests.planted_scenario import PlantedScenario

from grognard import RULESETS, lint
from grognard.core.ruleset import Ruleset
from grognard.scenarios import scenarios


@pytest.mark.parametrize("id", RULESETS)
def test_the_exit_status_says_whether_anything_is_left_to_settle(run: Run, id: str) -> None:
    result = run("lint", id)
    assert result.exit_code == (0 if f"{id}: 0 to settle" in result.stdout else 1)


def test_json_lists_the_findings(run: Run) -> None:
    data = json.loads(run("lint", "tikhvin", "--json").stdout)
    assert list(data) == ["ruleset", "findings"]
    keys = ["id", "kind", "chart", "where", "what", "known"]
    assert all(list(found) == keys for found in data["findings"])


def test_a_finding_that_is_no_known_quirk_exits_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        lint.Finding(id="gap:x", kind="gap", chart="x", where="row 3", what="no row holds 3", known=""),
        lint.Finding(
            id="gap:y", kind="gap", chart="y", where="row 4", what="no row holds 4", known="printed so"
        ),
    ]

    def planted(_ruleset: Ruleset) -> list[lint.Finding]:
        return found

    monkeypatch.setattr(lint, "lint", planted)
    result = run("lint", "tikhvin")
    assert result.exit_code == 1
    assert "found  gap:x" in result.stdout
    assert "known  gap:y" in result.stdout
    assert "tikhvin: 1 to settle, 1 known quirks" in result.stdout


def test_what_is_neither_ruleset_nor_scenario_is_one_line(run: Run) -> None:
    known = ", ".join((*RULESETS, *scenarios()))
    refused(run("lint", "x"), f"there is no ruleset, scenario or folder 'x' (one of: {known})")


@pytest.mark.parametrize("id", [*scenarios()])
def test_a_scenario_is_checked_by_its_id(run: Run, id: str) -> None:
    result = run("lint", id)
    assert result.exit_code == 0
    assert f"{id}: 0 to settle" in result.stdout


def test_a_folder_with_flaws_lists_them_all_and_exits_1(run: Run, tmp_path: Path) -> None:
    planted = PlantedScenario(tmp_path, "alea-training")
    planted.plant("units.csv", "spanish,picket", "spanish,piquet")
    planted.plant("scenario.toml", "turns = 4", "turns = 0")
    result = run("lint", str(planted.folder), "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert data["scenario"] == str(planted.folder)
    places = [(found["chart"], found["where"]) for found in data["findings"]]
    assert ("units.csv", "line 5") in places
    assert "scenario.toml" in {chart for chart, _line in places}


def test_a_folder_without_a_scenario_is_a_flaw(run: Run, tmp_path: Path) -> None:
    result = run("lint", str(tmp_path))
    assert result.exit_code == 1
    assert "found  flaw:scenario.toml" in result.stdout


def test_a_pack_is_told_how_it_is_checked(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('id = "mine"\nruleset = "rules"\n')
    done = run("lint", str(tmp_path))
    assert done.exit_code == 2
    assert done.stderr.strip().endswith(f"GROGNARD_PACKS={tmp_path} grognard lint rules")
