"""A lesson on the server: it plays its own part, wants its own orders, and says whose dice they are."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import Browser

SEATS = {"french": "me", "allied": "computer"}
TOOL = Path(__file__).parents[2] / "tools" / "verify_dice.py"


def waiting(learner: Browser, game: str) -> dict[str, Any]:
    """The state once the lesson waits for the learner, or is over and the learner's turn has come."""
    for _try in range(2000):
        state: dict[str, Any] = learner.get(f"/api/games/{game}")
        if state["lesson"]["wanted"] or (
            state["lesson"]["over"] and (state["node"]["yours"] or state["over"])
        ):
            return state
    raise AssertionError(state["node"])


def follow(learner: Browser, game: str) -> dict[str, Any]:
    """Do all that the lesson asks for."""
    while not (state := waiting(learner, game))["lesson"]["over"]:
        wanted = state["lesson"]["wanted"]
        if wanted == "undo":
            learner.post(f"/api/games/{game}/undo", {})
        else:
            learner.give(game, wanted, sequence=state["sequence"])
    return state


def opened(learner: Browser) -> str:
    return str(learner.open(dice="lesson", **SEATS)["game"])


def test_a_lesson_is_followed_to_its_end_and_the_game_goes_on(client: TestClient) -> None:
    learner = Browser(client)
    game = opened(learner)
    state = follow(learner, game)
    lesson = learner.get("/api/scenarios/alea-training/lesson", lang="fr")
    asked = sum(task["do"] is not None for step in lesson["steps"] for task in step["tasks"])
    assert state["lesson"] == {"done": asked, "wanted": None, "over": True}
    assert state["turn"] >= 2
    throws = [entry for entry in learner.get(f"/api/games/{game}/log")["entries"] if entry["kind"] == "throw"]
    assert [entry["fixed"] for entry in throws[:3]] == [True] * 3
    learner.play(game, 3)


def test_fixed_dice_are_said_to_be_fixed_and_the_others_can_be_proven(
    client: TestClient, tmp_path: Path
) -> None:
    learner = Browser(client)
    game = opened(learner)
    follow(learner, game)
    for seed in range(60):
        log = learner.get(f"/api/games/{game}/log")["entries"]
        if any(entry["kind"] == "throw" and not entry["fixed"] for entry in log):
            break
        waiting(learner, game)
        learner.play(game, 1, seed)
    learner.post(f"/api/games/{game}/resign", {"side": "french"})
    proof = learner.get(f"/api/games/{game}/dice")
    assert proof["mode"] == "lesson"
    files = [tmp_path / "game", tmp_path / "dice"]
    files[0].write_text(learner.text(f"/api/games/{game}/export"))
    files[1].write_text(json.dumps(proof))
    done = subprocess.run([sys.executable, TOOL, *files], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_another_order_is_refused_with_the_one_that_is_wanted(client: TestClient) -> None:
    learner = Browser(client)
    game = opened(learner)
    wanted = waiting(learner, game)["lesson"]["wanted"]
    refused = learner.give(game, "done", 422)
    assert refused["suggestion"] == wanted
    assert wanted in refused["reason"]
    learner.give(game, "throw 6", 422)


def test_taking_back_in_a_lesson_goes_back_in_it(client: TestClient) -> None:
    learner = Browser(client)
    game = opened(learner)
    first = waiting(learner, game)["lesson"]
    learner.give(game, first["wanted"])
    assert waiting(learner, game)["lesson"]["done"] == first["done"] + 1
    learner.post(f"/api/games/{game}/undo", {})
    assert waiting(learner, game)["lesson"] == first


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("barrosa-1811", SEATS), ("alea-training", {"french": "me", "allied": "me"})],
)
def test_a_lesson_needs_its_battle_and_its_seats(
    client: TestClient, scenario: str, seats: dict[str, str]
) -> None:
    body = {"scenario": scenario, "seats": seats, "dice": "lesson"}
    said = Browser(client).post("/api/games", body, 422)
    assert "lesson" in said["faults"][0]["what"]


def test_only_battles_with_a_lesson_have_one(client: TestClient) -> None:
    learner = Browser(client)
    cards = {card["id"]: card["lesson"] for card in learner.get("/api/scenarios")["scenarios"]}
    assert cards["alea-training"]
    assert not cards["barrosa-1811"]
    assert "alea-training" in learner.get("/api/scenarios/barrosa-1811/lesson", 404)["detail"]
