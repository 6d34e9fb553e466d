from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.cli.conftest import Run

from grognard import RULESETS, ruleset


def test_json_lists_each_ruleset_with_charts_and_procedures(run_json: Callable[..., Any]) -> None:
    listed = run_json("rulesets")
    assert [entry["id"] for entry in listed] == list(RULESETS)
    for entry in listed:
        assert list(entry) == ["id", "title", "sides", "charts", "procedures"]
        assert entry["charts"] == list(ruleset(entry["id"]).chart_ids)
        assert entry["procedures"] == list(ruleset(entry["id"]).procedures)


def test_people_see_titles_charts_and_procedures(run: Run) -> None:
    shown = run("rulesets", "--lang", "es").stdout
    assert "Tijvin 1941" in shown
    assert "winner-casualties" in shown
    assert "  procedimientos  combat, weather" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
