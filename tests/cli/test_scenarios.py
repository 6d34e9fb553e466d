from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.cli.conftest import Run

from grognard.scenarios import scenarios


def test_json_lists_each_scenario(run_json: Callable[..., Any]) -> None:
    listed = run_json("scenarios")
    assert [entry["id"] for entry in listed] == list(scenarios())
    for entry in listed:
        assert list(entry) == ["id", "ruleset", "title", "summary", "turns", "clock", "sides", "options"]
    battle = next(entry for entry in listed if entry["id"] == "bailen-1808")
    assert battle["turns"] == 18
    assert [side["id"] for side in battle["sides"]] == ["french", "spanish"]
    assert [option["id"] for option in battle["options"]] == ["extended"]


def test_people_see_titles_in_their_language(run: Run) -> None:
    shown = run("scenarios", "--lang", "es").stdout
    assert "bailen-1808  Bailén, 19 de julio de 1808" in shown
    assert "bailen, 18 x 30 min, 04:00, Franceses - Españoles" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
