"""Hints: what the marshal would do in one's place, for whoever sits there and plays against nobody."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.conftest import Browser

from grognard.ai import levels
from grognard.games import load


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that thinks is another one: it is told to ask a recruit."""
    monkeypatch.setattr(
        "grognard.server.routes.advice.levels", lambda: {"recruit": levels.levels()["recruit"]}
    )


def test_a_hint_is_a_legal_order_with_reason_and_what_was_rejected(french: Browser) -> None:
    game = french.open()["game"]
    french.give(game, "done")
    hint = french.get(f"/api/games/{game}/advice", lang="fr")
    assert hint["player"] == "Conscrit"
    assert hint["chosen"]["reason"]
    assert hint["chosen"]["order"]["text"] != hint["rejected"]["order"]["text"]
    assert hint["gap"] >= 0
    assert hint["chosen"]["way"][-1]["hex"] == hint["chosen"]["order"]["to"]
    assert french.get(f"/api/games/{game}/advice", lang="fr") == hint, "the same position, the same advice"
    french.give(game, hint["chosen"]["order"]["text"])


def test_there_is_no_hint_where_somebody_else_decides_or_plays(french: Browser, allied: Browser) -> None:
    opened = french.open(french="me", allied="open")
    game = opened["game"]
    said = french.get(f"/api/games/{game}/advice", 409)
    assert "person" in said["title"]
    allied.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    allied.get(f"/api/games/{game}/advice", 409)
    alone = french.open(french="computer", allied="me")["game"]
    if not french.get(f"/api/games/{alone}")["node"]["yours"]:
        assert "turn" in french.get(f"/api/games/{alone}/advice", 409)["title"]


def test_whoever_thinks_is_told_what_the_seat_may_see_and_no_more(
    french: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    from grognard.server.thinking_process import ThinkingProcess

    ask = ThinkingProcess.ask

    def listening(self: ThinkingProcess, who: str, key: Any, job: Any, save: str, *rest: object) -> Any:
        told.append(save)
        return ask(self, who, key, job, save, *rest)

    monkeypatch.setattr(ThinkingProcess, "ask", listening)
    opened = french.open()
    french.get(f"/api/games/{opened['game']}/advice")
    (save,) = told
    assert load(save).node == load(french.text(f"/api/games/{opened['game']}/export")).node
    assert json.loads(save)["seed"] is None, "what the dice come from stays here"
