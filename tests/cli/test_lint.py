from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Run, refused

from grognard import RULESETS, lint
from grognard.core.ruleset import Ruleset


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


def test_an_unknown_ruleset_is_one_line(run: Run) -> None:
    refused(run("lint", "x"), f"ruleset: there is no ruleset 'x' (one of: {', '.join(RULESETS)})")
