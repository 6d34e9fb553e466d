"""Checking a file that somebody brings along."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.contract.random_play import along
from tests.fuzz.running import limited
from tests.server.conftest import Browser
from tests.server.fair_games import honest

from grognard.games import new_game
from grognard.server.verifying import checked as checks

PATH = "/api/verify"


def checked(visitor: Browser, save: Any, proof: Any = None, **more: str) -> Any:
    text = save if isinstance(save, str) else json.dumps(save)
    return visitor.post(PATH, {"save": text, "proof": "" if proof is None else json.dumps(proof), **more})


def test_every_roll_of_a_proof_stands_beside_what_comes_out(french: Browser) -> None:
    game, proof = honest(3)
    found = checked(french, game, proof, commitment=proof["commitment"])
    assert (found["source"], found["faults"]) == ("proof", [])
    assert [roll["entry"] for roll in found["rolls"]] == [roll["sequence"] for roll in proof["rolls"]]
    assert all(roll["claimed"] == roll["derived"] for roll in found["rolls"])
    assert checked(french, game, proof, commitment="0" * 64)["faults"]


def test_a_roll_that_was_changed_is_shown(french: Browser) -> None:
    game, proof = honest(4)
    roll = proof["rolls"][0]
    line = game["entries"][roll["sequence"] - 1]
    line["given"] = "throw " + " ".join(str(roll["low"] + roll["high"] - face) for face in roll["faces"])
    found = checked(french, game, proof)
    assert found["faults"]
    first = found["rolls"][0]
    assert first["derived"] == roll["faces"]
    assert first["claimed"] != first["derived"]


def test_a_file_of_the_terminal_is_checked_by_its_seed(french: Browser) -> None:
    *_before, game = along("alea-training", 60, 5)
    found = checked(french, game.save())
    assert (found["source"], found["faults"]) == ("seed", [])
    assert found["rolls"]
    assert all(roll["claimed"] == roll["derived"] for roll in found["rolls"])
    hidden = checked(french, game.save(secret=True))
    assert hidden["source"] == "none"
    assert all(roll["derived"] is None for roll in hidden["rolls"])


def test_before_the_end_nothing_is_derived(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 15)
    proof = french.get(f"/api/games/{game}/dice")
    found = checked(french, french.text(f"/api/games/{game}/export"), proof)
    assert (found["source"], found["rolls"], found["faults"]) == ("waits", [], [])


def test_what_is_no_game_or_no_proof_is_refused_in_words(french: Browser) -> None:
    assert french.post(PATH, {"save": "{}"}, 422)["code"] == "no-save"
    save = new_game("alea-training").save()
    for proof in ("[]", "{", '{"mode": 5}'):
        assert french.post(PATH, {"save": save, "proof": proof}, 422)["code"] == "no-proof"


def wearing(game: Any, proof: Any, how: str) -> None:
    """What a proof can hold to keep whoever checks it busy, or to break him."""
    roll = proof["rolls"][0]
    match how:
        case "many dice":
            roll["count"] = 10**12
        case "many faces":
            roll["high"] = roll["low"] + 2**33
        case "no face":
            roll["high"] = roll["low"] - 1
        case "no number":
            roll["low"] = float("nan")
        case "long words":
            proof["contributions"] = [{"side": "french", "secret": "x" * 1_000_000, "since": 1}]
        case "many words":
            proof["contributions"] = [{"side": f"{n}", "secret": "x", "since": 1} for n in range(40_000)]
        case "long purpose":
            roll["purpose"] = "x" * 1_000_000
        case _:
            game["scenario"] = proof["scenario"] = "x" * 1_000_000


@pytest.mark.parametrize(
    "how",
    [
        *("many dice", "many faces", "no face", "no number"),
        *("long words", "many words", "long purpose", "long scenario"),
    ],
)
def test_a_proof_that_would_keep_the_server_busy_is_refused(how: str) -> None:
    game, proof = honest(3)
    wearing(game, proof, how)
    with limited(2.0):
        found = checks(json.dumps(game), json.dumps(proof), "")
    assert found["rolls"] == []
    assert found["faults"]


def test_a_long_game_of_nothing_but_throws_is_checked_at_once() -> None:
    game, proof = honest(3)
    throw = {
        **game["entries"][proof["rolls"][0]["sequence"] - 1],
        "asked": "roll 1d6 fire",
        "given": "throw" + " 1" * 200,
    }
    game["entries"] = [{**throw, "seq": place} for place in range(1, 5001)]
    with limited(2.0):
        assert checks(json.dumps(game), json.dumps(proof), "")["faults"]
