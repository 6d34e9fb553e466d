"""Whole games through the API."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.games import load, verify
from grognard.server import game_shapes, library_shapes
from grognard.server.app import create_app
from grognard.server.settings import Settings


def two_players(french: Browser, allied: Browser, dice: str = "server") -> str:
    opened = french.open(french="me", allied="open", dice=dice)
    game: str = opened["game"]
    allied.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    return game


def skip_to_allied(french: Browser, game: str) -> None:
    while (state := french.get(f"/api/games/{game}"))["node"]["side"] == "french":
        choice = state["node"]["choice"]
        french.give(game, f"choose {choice['options'][0]['value']}" if choice else "done")


def test_a_hot_seat_game_is_played_order_by_order(french: Browser) -> None:
    game = french.open()["game"]
    assert french.play(game, 60) == 60
    state = french.get(f"/api/games/{game}")
    game_shapes.GameState.model_validate(state)
    assert state["sequence"] > 60
    assert state["you"] == ["french", "allied"]


def test_the_answers_have_the_shapes_of_the_schema(french: Browser) -> None:
    opened = french.open()
    game = opened["game"]
    game_shapes.Opened.model_validate(opened)
    french.play(game, 25)
    at = f"/api/games/{game}"
    game_shapes.Orders.model_validate(french.get(f"{at}/orders"))
    game_shapes.Log.model_validate(french.get(f"{at}/log"))
    game_shapes.CounterDrawings.model_validate(french.get(f"{at}/counters"))
    game_shapes.DiceProof.model_validate(french.get(f"{at}/dice"))
    game_shapes.Checked.model_validate(french.post(f"{at}/check", {"given": "move F99 0101"}))
    library_shapes.SaveFile.model_validate(french.get(f"{at}/export"))


def test_two_players_see_the_same_game_and_act_in_turn(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    assert allied.get(f"/api/games/{game}")["seats"] == {"french": "person", "allied": "me"}
    assert allied.get(f"/api/games/{game}/orders")["orders"] == []
    problem = allied.give(game, "done", 409)
    assert problem["title"] == "It is not your turn"
    skip_to_allied(french, game)
    assert french.give(game, "done", 409)["title"] == "It is not your turn"
    assert allied.get(f"/api/games/{game}/orders")["orders"] != []
    allied.give(game, "done")


def test_an_illegal_order_is_refused_with_reason_rule_and_nothing_changes(french: Browser) -> None:
    game = french.open()["game"]
    before = french.get(f"/api/games/{game}")
    problem = french.give(game, "order F06 :attack by AL1", 422)
    assert problem["reason"]
    assert problem["rule"].startswith("barrosa ")
    assert french.get(f"/api/games/{game}") == before
    assert french.post(f"/api/games/{game}/check", {"given": "order F06 :attack by AL1"})["legal"] is False
    assert french.post(f"/api/games/{game}/check", {"given": "done"}) == {"legal": True}


def test_a_suggestion_is_an_order_that_is_legal(french: Browser) -> None:
    game = french.open()["game"]
    refused = french.post(f"/api/games/{game}/check", {"given": "order F06 :nonsense by FL1"})
    assert refused["legal"] is False
    french.give(game, refused["suggestion"])


def test_refusals_speak_the_language_of_the_reader(french: Browser) -> None:
    game = french.open()["game"]
    said = {
        french.post(f"/api/games/{game}/check", {"given": "fire F06 >0101"}, lang=lang)["reason"]
        for lang in ("en", "fr", "es")
    }
    assert len(said) == 3


def test_a_stale_order_is_refused_and_says_how_far_the_game_is(french: Browser) -> None:
    game = french.open()["game"]
    french.give(game, "done", sequence=1)
    problem = french.give(game, "done", 409, sequence=1)
    assert problem["sequence"] == french.get(f"/api/games/{game}")["sequence"]


def test_an_order_sent_twice_is_given_once(french: Browser) -> None:
    game = french.open()["game"]
    first = french.give(game, "done", sequence=1, key="the-same-key")
    length = french.get(f"/api/games/{game}")["sequence"]
    assert french.give(game, "done", sequence=1, key="the-same-key") == first
    assert french.get(f"/api/games/{game}")["sequence"] == length


def test_the_server_rolls_and_players_may_not(french: Browser) -> None:
    game = french.open()["game"]
    assert "rolls the dice" in french.give(game, "throw 6", 422)["reason"]
    french.play(game, 60)
    throws = [one for one in french.get(f"/api/games/{game}/log")["entries"] if one["kind"] == "throw"]
    assert throws
    assert all(one["by"] == "dice" and one["told"] and one["readings"] for one in throws)


def test_with_their_own_dice_players_type_what_fell(french: Browser) -> None:
    game = french.open(dice="typed")["game"]
    french.play(game, 100)
    node = french.get(f"/api/games/{game}")["node"]
    assert (node["kind"], node["yours"]) == ("chance", True)
    problem = french.give(game, "throw 99", 422)
    assert problem["reason"]
    faces = " ".join(str(node["faces"][0]) for _ in range(node["count"]))
    assert french.give(game, f"throw {faces}")["entry"]["kind"] == "throw"


def test_the_same_game_goes_on_after_the_server_has_stopped(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url=HOST) as client:
        french = Browser(client)
        game = french.open()["game"]
        french.play(game, 70)
        before = french.get(f"/api/games/{game}")
    with TestClient(create_app(settings), base_url=HOST) as client:
        again = Browser(client, french.jar)
        assert again.get(f"/api/games/{game}") == before
        again.play(game, 5)


def test_two_servers_on_one_database_see_each_others_orders(settings: Settings) -> None:
    with (
        TestClient(create_app(settings), base_url=HOST) as one,
        TestClient(create_app(settings), base_url=HOST) as other,
    ):
        here = Browser(one)
        game = here.open()["game"]
        there = Browser(other, here.jar)
        assert there.get(f"/api/games/{game}")["sequence"] == 1
        here.give(game, "done", sequence=1)
        stale = there.give(game, "done", 409, sequence=1)
        assert stale["sequence"] > 1
        there.give(game, "done", sequence=stale["sequence"])


def test_seats_and_ends_settled_at_one_server_hold_at_the_other(settings: Settings) -> None:
    with (
        TestClient(create_app(settings), base_url=HOST) as one,
        TestClient(create_app(settings), base_url=HOST) as other,
    ):
        french = Browser(one)
        opened = french.open(french="me", allied="open")
        game = opened["game"]
        french_there = Browser(other, french.jar)
        french_there.get(f"/api/games/{game}")
        allied = Browser(one)
        allied.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
        assert Browser(other, allied.jar).get(f"/api/games/{game}")["you"] == ["allied"]
        allied.post(f"/api/games/{game}/resign", {})
        assert french_there.give(game, "done", 409, sequence=1)["title"] == "The game is over"
        assert french_there.get(f"/api/games/{game}")["over"]["by"] == "allied"


def test_an_exported_game_is_what_the_terminal_reads_and_verifies(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 40)
    text = french.text(f"/api/games/{game}/export")
    assert '"seed": null' in text
    assert len(load(text).journal) == french.get(f"/api/games/{game}")["sequence"]
    assert verify(text).difference is None


def test_an_exported_game_can_be_brought_along_and_goes_on(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 30)
    text = french.text(f"/api/games/{game}/export")
    seats = {"french": "me", "allied": "me"}
    again = french.post("/api/games/import", {"save": text, "seats": seats}, 201)["game"]
    old, new = french.get(f"/api/games/{game}"), french.get(f"/api/games/{again}")
    assert [new[name] for name in ("sequence", "hash", "sides")] == [
        old[name] for name in ("sequence", "hash", "sides")
    ]
    french.play(again, 5)


def test_a_game_that_was_tampered_with_is_not_brought_along(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 10)
    text = french.text(f"/api/games/{game}/export")
    seats = {"french": "me", "allied": "me"}
    for bad in (
        text.replace("=normal", "=column"),
        text.replace('"folder": ""', '"folder": "/etc"'),
        "{}",
        "",
    ):
        assert bad != text
        french.post("/api/games/import", {"save": bad, "seats": seats}, 422)


def test_the_odds_of_an_order_are_told_before_it_is_given(french: Browser) -> None:
    game = french.open()["game"]
    told: dict[str, Any] | None = None
    for turn in range(150):
        listed = french.get(f"/api/games/{game}/orders")["orders"]
        fires = [one["text"] for one in listed if one["verb"] in ("fire", "assault", "reorganize")]
        for text in fires:
            answer = french.get(f"/api/games/{game}/odds", order=text)
            library_shapes.OddsAnswer.model_validate(answer)
            told = answer if "outcomes" in answer else told
        if told is not None or not french.play(game, 1, seed=turn):
            break
    assert told is not None
    assert told["outcomes"] or told["branches"]
    assert french.get(f"/api/games/{game}/odds", order="done") == {"odds": None}


def test_taking_back_is_free_while_nothing_has_come_to_light(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    before = french.get(f"/api/games/{game}")
    order = french.get(f"/api/games/{game}/orders")["orders"][0]["text"]
    french.give(game, order)
    assert french.post(f"/api/games/{game}/undo", {})["done"] is True
    after = french.get(f"/api/games/{game}")
    assert after["sides"] == before["sides"]
    assert after["sequence"] == before["sequence"] + 2


def test_past_the_opponents_act_taking_back_takes_his_consent(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    skip_to_allied(french, game)
    allied.give(game, "done")
    waiting = french.post(f"/api/games/{game}/undo", {})
    assert waiting == {"done": False, "sequence": waiting["sequence"], "waiting": "allied"}
    assert allied.get(f"/api/games/{game}")["proposals"] == [
        {"kind": "undo", "by": "french", "given": "", "lines": []}
    ]
    french.post(f"/api/games/{game}/undo", {"consent": True}, 409)
    assert allied.post(f"/api/games/{game}/undo", {"consent": True})["done"] is True
    assert french.get(f"/api/games/{game}")["node"]["side"] == "french"
    assert french.get(f"/api/games/{game}")["proposals"] == []


def test_the_words_of_counters_and_orders_come_with_the_game(french: Browser) -> None:
    game = french.open()["game"]
    english = french.get(f"/api/games/{game}")["words"]
    fr = french.get(f"/api/games/{game}", lang="fr")["words"]
    assert set(english) == set(fr)
    assert english != fr


def test_counters_are_drawn_where_they_stand(french: Browser) -> None:
    game = french.open()["game"]
    drawn = french.get(f"/api/games/{game}/counters")["counters"]
    units = [unit for side in french.get(f"/api/games/{game}")["sides"] for unit in side["units"]]
    standing = {unit["id"]: unit["hex"] for unit in units if unit["hex"]}
    assert {id: one["hex"] for id, one in drawn.items()} == standing
    assert all(one["svg"].startswith("<path") and one["title"] for one in drawn.values())
