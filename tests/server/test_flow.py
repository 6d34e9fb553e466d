"""What the page is told about the flow of a turn."""

from __future__ import annotations

import json

from tests.server.conftest import Browser


def test_the_state_has_every_step_of_the_turn_with_its_side_and_what_is_done_in_it(french: Browser) -> None:
    game = french.open()["game"]
    state = french.get(f"/api/games/{game}", lang="es")
    stages = state["stages"]
    assert [stage["id"] for stage in stages[:3]] == ["reinforcements", "command", "movement"]
    assert {stage["active"] for stage in stages} == {"french", "allied", None}
    assert [stage["number"] for stage in stages].count(state["phase"]["number"]) == 1
    assert all(stage["about"] for stage in stages)
    fire = next(stage for stage in stages if stage["id"] == "defensive-fire")
    assert (fire["active"], fire["decides"]) == ("french", "allied")


def test_ending_a_phase_says_what_it_gives_up_to_whoever_has_to_decide(
    french: Browser, allied: Browser
) -> None:
    opened = french.open(french="me", allied="open")
    game = opened["game"]
    allied.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    lost = french.get(f"/api/games/{game}/ending")["given_up"]
    assert lost["text"] == f"{len(lost['units'])} units could still get an order."
    assert "F01" in lost["units"]
    allied.get(f"/api/games/{game}/ending", 409)


def test_a_phase_in_which_something_can_be_ordered_does_not_pass_by_itself(french: Browser) -> None:
    game = french.open()["game"]
    node = french.get(f"/api/games/{game}")["node"]
    assert node["may_end"]
    assert not node["idle"]
    refused = french.give(game, "done :idle", 422)
    assert refused["reason"].startswith("something can still be ordered")


def test_a_phase_that_cannot_be_ended_says_why(french: Browser) -> None:
    game = french.open("tikhvin-training", german="me", soviet="me")["game"]
    for _ in range(12):
        node = french.get(f"/api/games/{game}")["node"]
        if node["phase"] == "activation":
            break
        french.give(game, "done")
    assert not node["may_end"]
    assert node["no_end"]["reason"].startswith("Nobody may pass")
    assert node["no_end"]["rule"] == "tikhvin 3.3"


def test_against_a_computer_dice_are_taken_back_only_in_practice(french: Browser) -> None:
    game = french.open(french="me", allied="computer")["game"]
    path = f"/api/games/{game}/undo"
    play_to_dice(french, game)
    told = french.get(path)
    assert told["barred"]
    assert "only a game opened for practice" in told["hindrance"]
    for consent in (False, True):
        assert "only a game opened" in french.post(path, {"consent": consent}, 422)["detail"]


def play_to_dice(seat: Browser, game: str) -> None:
    """On until an undo would take dice back."""
    while seat.get(f"/api/games/{game}/undo")["dice"] == 0:
        node = seat.get(f"/api/games/{game}")["node"]
        if node["yours"]:
            options = node["choice"]["options"] if node["choice"] else []
            seat.give(game, f"choose {options[0]['value']}" if options else "done")


def test_nobody_else_plays_in_a_game_for_practice(french: Browser) -> None:
    seats = {"french": "me", "allied": "open"}
    refused = french.post("/api/games", {"scenario": "alea-training", "seats": seats, "practice": True}, 422)
    assert "expected no other person in a game for practice" in json.dumps(refused)
    alone = {"scenario": "alea-training", "seats": {"french": "me", "allied": "computer"}, "practice": True}
    game = french.post("/api/games", alone, 201)["game"]
    assert french.get(f"/api/games/{game}")["practice"] is True
    save = french.text(f"/api/games/{game}/export")
    french.post("/api/games/import", {"save": save, "seats": seats}, 422)
    french.post("/api/games/import", {"save": save, "seats": {"french": "me", "allied": "me"}}, 201)
    french.post(f"/api/games/{game}/renew", {"side": "allied"}, 409)


def test_in_practice_dice_are_taken_back_by_whoever_asks_for_it_and_marked(french: Browser) -> None:
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "computer"}, "practice": True}
    game = french.post("/api/games", body, 201)["game"]
    path = f"/api/games/{game}/undo"
    assert french.get(path)["given"] is None
    for given in ("order F05 :attack by FL1", "done", "move F05 0703/NW =normal"):
        french.give(game, given)
    told = french.get(path)
    assert "0703" in told["given"]
    assert (told["dice"], told["others"]) == (0, 0)
    assert told["hindrance"] is None
    french.post(path, {})
    play_to_dice(french, game)
    told = french.get(path, lang="fr")
    assert not told["barred"]
    assert told["hindrance"]
    before = french.get(f"/api/games/{game}")["sequence"]
    refused = french.post(path, {}, 422)
    assert refused["detail"]
    assert french.get(f"/api/games/{game}")["sequence"] >= before
    assert french.post(path, {"consent": True})["done"] is True
    log = french.get(f"/api/games/{game}/log")["entries"]
    marked = [line["text"] for entry in log if entry["kind"] == "undo" for line in entry["lines"]]
    assert "(practice)" in marked[-1]
    assert french.get(f"/api/games/{game}/report")["dice_taken_back"] >= 1
