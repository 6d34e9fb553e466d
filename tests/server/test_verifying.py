"""Checking a file that somebody brings along."""

from __future__ import annotations

import json
from typing import Any

from tests.contract.random_play import along
from tests.server.conftest import Browser
from tests.server.fair_games import honest

from grognard.games import new_game

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
