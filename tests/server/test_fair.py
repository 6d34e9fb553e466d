"""The verifier agrees with honest games, and finds out the others."""

from __future__ import annotations

import copy
import importlib.util
import json
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.server.app import create_app
from grognard.server.settings import Settings

TOOL = Path(__file__).parents[2] / "tools" / "verify_dice.py"


def verifier() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_dice", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERIFY = verifier()


def finished(french: Browser, orders: int = 60, seed: int = 1) -> tuple[dict[str, Any], dict[str, Any]]:
    body = {
        "scenario": "alea-training",
        "seats": {"french": "me", "allied": "me"},
        "secret": "my-own-words",
    }
    game = french.post("/api/games", body, 201)["game"]
    french.play(game, orders, seed)
    french.post(f"/api/games/{game}/resign", {"side": "allied"})
    return json.loads(french.text(f"/api/games/{game}/export")), french.get(f"/api/games/{game}/dice")


@pytest.fixture(scope="module")
def game_and_proof(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('fair')}/games.db")
    with TestClient(create_app(settings), base_url=HOST) as client:
        return finished(Browser(client))


Pair = tuple[dict[str, Any], dict[str, Any]]


def test_the_verifier_is_one_page_of_the_standard_library() -> None:
    assert len(TOOL.read_text(encoding="utf-8").splitlines()) <= 150


def test_an_honest_game_is_found_honest(game_and_proof: Pair) -> None:
    game, proof = game_and_proof
    assert proof["rolls"]
    assert proof["contributions"][0]["secret"] == "my-own-words"
    assert VERIFY.faults(game, proof) == []


def test_the_secret_stays_secret_until_the_game_is_over(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 15)
    proof = french.get(f"/api/games/{game}/dice")
    assert proof["secret"] is None
    assert VERIFY.faults(json.loads(french.text(f"/api/games/{game}/export")), proof) == [
        "the secret is not shown yet: the game is not over"
    ]


def test_the_secret_is_the_one_the_server_was_bound_to_at_the_start(french: Browser) -> None:
    opened = french.open()
    french.play(opened["game"], 40)
    french.post(f"/api/games/{opened['game']}/resign", {"side": "french"})
    proof = french.get(f"/api/games/{opened['game']}/dice")
    assert proof["commitment"] == opened["commitment"]
    assert VERIFY.faults(json.loads(french.text(f"/api/games/{opened['game']}/export")), proof) == []


def tampered(pair: Pair, chance: random.Random) -> Pair:
    """One thing changed in the game or in the proof."""
    game, proof = copy.deepcopy(pair)
    roll = chance.choice(proof["rolls"])
    line = game["entries"][roll["sequence"] - 1]
    other = roll["low"] + (roll["faces"][0] - roll["low"] + 1) % (roll["high"] - roll["low"] + 1)
    kind = chance.randrange(8)
    if kind == 0:
        line["given"] = "throw " + " ".join(map(str, [other, *roll["faces"][1:]]))
    elif kind == 1:
        roll["faces"][0] = other
    elif kind == 2:
        proof["secret"] = "0" * 64
    elif kind == 3:
        proof["rolls"].remove(roll)
    elif kind == 4:
        roll["purpose"] = "ask-nothing"
    elif kind == 5:
        proof["contributions"][0]["secret"] = f"words-{chance.random()}"
    elif kind == 6:
        chance.choice(game["entries"][1:])["by"] = "nobody"
    else:
        game["commitment"] = "f" * 64
    return game, proof


def test_no_tampering_goes_unnoticed(game_and_proof: Pair) -> None:
    for number in range(200):
        assert VERIFY.faults(*tampered(game_and_proof, random.Random(number))) != [], number


def test_the_command_says_what_it_found(
    game_and_proof: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "a.game", tmp_path / "a.dice"]
    for file, data in zip(files, game_and_proof, strict=True):
        file.write_text(json.dumps(data), encoding="utf-8")
    assert VERIFY.main(list(map(str, files))) == 0
    assert "all as the secret makes them" in capsys.readouterr().out
    assert VERIFY.main([str(files[0]), str(files[0])]) == 2
    assert VERIFY.main([]) == 2
