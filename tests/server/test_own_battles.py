"""Games of battles that nobody else has: opened from their texts and kept with the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.core.test_changed_ruleset import CHANGES
from tests.server.conftest import HOST, Browser

from grognard.core.brought import BROUGHT
from grognard.core.changed_ruleset import CHANGED
from grognard.core.game.save import terms_of
from grognard.editor.document import of_folder
from grognard.scenarios import _brought, scenarios
from grognard.server.app import create_app
from grognard.server.match import first_entries, reopened, set_up
from grognard.server.problems import Problem
from grognard.server.records import Record
from grognard.server.replies import opening
from grognard.server.replies.opening import one_of_ours
from grognard.server.scenario_cards import scenario_cards
from grognard.server.settings import Settings

SHEET = "scenario.toml"


def own() -> dict[str, str]:
    files = of_folder(scenarios()["alea-training"]).files
    return {**files, SHEET: files[SHEET].replace("turns = 4", "turns = 3")}


def test_a_game_of_ones_own_battle_is_taken_up_again_by_a_server_that_never_saw_it() -> None:
    id = one_of_ours(own())
    table, game = set_up(id, [], "secret")
    record = Record(id="x", terms=terms_of(table), dice="server", secret="secret")
    kept = first_entries(game)
    BROUGHT.clear()
    match = reopened(record, kept, None)
    assert (match.game.scenario.turns, match.sequence) == (3, len(kept))


def test_it_is_listed_nowhere() -> None:
    id = one_of_ours(own())
    assert id in scenarios()
    assert id not in {card["id"] for card in scenario_cards("en")}


def test_a_battle_that_is_not_sound_is_refused_in_words() -> None:
    with pytest.raises(Problem, match="cannot be used"):
        one_of_ours({SHEET: "id ="})
    with pytest.raises(Problem, match="cannot be used") as refused:
        one_of_ours({**own(), "units.csv": "id,name\n"})
    assert "units.csv" in str(refused.value.data("en")["detail"])


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Browser]:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", burst=10**6)
    with TestClient(create_app(settings), base_url=HOST) as client:
        yield Browser(client)


def opened(player: Browser, files: dict[str, str], status: int = 201) -> dict[str, Any]:
    seats = {"french": "me", "allied": "me"}
    body: dict[str, Any] = player.post("/api/editor/play", {"battle": files, "seats": seats}, status)
    return body


def test_whatever_strangers_bring_a_game_goes_on_with_its_map_its_charts_and_its_odds(
    player: Browser,
) -> None:
    game = opened(player, {**own(), "changes.toml": CHANGES})["game"]
    seen = player.get(f"/api/games/{game}")
    for known in (BROUGHT, CHANGED):
        # As if two hundred strangers had each tried a battle out meanwhile.
        known.clear()
    _brought.cache_clear()
    assert player.get(f"/api/games/{game}")["sequence"] == seen["sequence"]
    assert "<svg" in player.text(f"/api/scenarios/{seen['scenario']}/map.svg")
    assert player.get(f"/api/rulesets/{seen['ruleset']}/charts")["ruleset"] == seen["ruleset"]


def test_a_battle_that_would_keep_everybody_waiting_is_not_played_here(
    player: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 400 troops on a table the orders took 24 seconds to list, at every look."""
    game = opened(player, own())["game"]
    save = player.text(f"/api/games/{game}/export")
    monkeypatch.setattr(opening, "_MOST_PIECES", 13)
    refused = opened(player, own(), 422)
    assert refused["detail"] == "battle: expected at most 13 pieces, got 14"
    seats = {"french": "me", "allied": "me"}
    refused = player.post("/api/games/import", {"save": save, "seats": seats}, 422)
    assert refused["detail"] == "battle: expected at most 13 pieces, got 14"


def test_a_system_that_some_battle_has_changed_is_nobodys_to_build_on(player: Browser) -> None:
    """It is known only while that battle is at hand: a game on it could never be taken up again."""
    changed = player.get(f"/api/games/{opened(player, {**own(), 'changes.toml': CHANGES})['game']}")[
        "ruleset"
    ]
    files = own()
    stolen = files[SHEET].replace('ruleset = "barrosa"', f'ruleset = "{changed}"')
    assert stolen != files[SHEET]
    for more in ({}, {"changes.toml": CHANGES}):
        refused = opened(player, {**files, SHEET: stolen, **more}, 422)
        assert "is no printed system" in str(refused["detail"])
        for path in ("open", "edit", "rules", "trial"):
            body = {"files": {**files, SHEET: stolen, **more}, **({"number": 1} if path == "trial" else {})}
            answer = player.client.post(f"/api/editor/{path}", json=body)
            assert answer.status_code in (200, 422), (path, answer.text[:300])
