"""The server names no ruleset: a game of another system than the first is served like any."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Browser


def test_an_operational_game_is_opened_seen_and_played(french: Browser) -> None:
    game: dict[str, Any] = french.open("tikhvin-training", german="me", soviet="me")
    id = game["game"]
    assert french.play(id, 25) == 25
    seen = french.get(f"/api/games/{id}")
    assert [side["id"] for side in seen["sides"]] == ["german", "soviet"]
    assert all(side["units"] for side in seen["sides"])
    drawn = french.get(f"/api/games/{id}/layers/supply", side="german")["hexes"]
    assert {one["tone"] for one in drawn} >= {"reach", "source"}
