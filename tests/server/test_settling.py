"""What players settle between them, through the API: it stands in the journal, and nowhere else."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser, call, state_of
from tests.server.test_fair import VERIFY
from tests.server.test_play import skip_to_allied, two_players

from grognard.core.game.settlement import Declared
from grognard.games import load, verify
from grognard.server import fix_shapes, game_shapes
from grognard.server.app import create_app
from grognard.server.match import settling
from grognard.server.settings import Settings


def given(who: Browser, game: str) -> list[str]:
    return [entry["given"] for entry in who.get(f"/api/games/{game}/log")["entries"]]


def over(who: Browser, game: str) -> Any:
    state = who.get(f"/api/games/{game}")
    game_shapes.GameState.model_validate(state)
    return state["over"]


def fields(who: Browser, game: str, unit: str, **query: Any) -> dict[str, Any]:
    form = who.get(f"/api/games/{game}/fix", unit=unit, **query)
    fix_shapes.FixForm.model_validate(form)
    return {field["name"]: field for field in form["fields"]}


# The end


def test_a_draw_takes_both_and_stands_in_the_journal(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    assert french.post(f"/api/games/{game}/draw", {})["waiting"] == "allied"
    assert french.post(f"/api/games/{game}/draw", {})["done"] is False
    assert allied.post(f"/api/games/{game}/draw", {})["done"] is True
    ended = over(allied, game)
    assert (ended["winner"], ended["how"], ended["by"]) == (None, "draw", "french")
    assert given(french, game)[-1] == "draw with allied"


def test_a_computer_agrees_to_a_draw_unless_it_stands_better(
    french: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = french.open(french="me", allied="computer:greedy")["game"]
    monkeypatch.setattr("grognard.ai.settling._EVEN", 0.0)
    refused = french.post(f"/api/games/{game}/draw", {}, 409, lang="fr")
    assert refused["title"] == "L'ordinateur est mieux placé et continue"
    assert over(french, game) is None
    monkeypatch.setattr("grognard.ai.settling._EVEN", 1.0)
    assert french.post(f"/api/games/{game}/draw", {})["done"] is True
    assert over(french, game)["how"] == "draw"


def test_a_computer_without_hope_gives_up_against_a_person(
    french: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.server.chairs.gives_up", lambda _game, side: side == "allied")
    game = french.open(french="me", allied="computer:greedy")["game"]
    for _try in range(400):
        node = french.get(f"/api/games/{game}")["node"]
        if over(french, game):
            break
        if node["yours"]:
            french.give(game, "done" if "done" in node.get("orders", ["done"]) else node["orders"][0])
        time.sleep(0.02)
    ended = over(french, game)
    assert (ended["winner"], ended["by"]) == ("french", "allied")
    assert given(french, game)[-1] == "resign allied"


def test_whoever_resigns_has_lost_and_nothing_more_is_ordered(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    allied.post(f"/api/games/{game}/resign", {})
    state = french.get(f"/api/games/{game}")
    assert (state["over"]["winner"], state["over"]["by"]) == ("french", "allied")
    assert "resigned by" in state["over"]["text"]
    assert not state["node"]["yours"]
    assert french.give(game, "done", 409)["title"] == "The game is over"
    french.post(f"/api/games/{game}/resign", {}, 409)
    assert given(french, game)[-1] == "resign allied"


def test_a_draw_is_declined_and_the_game_goes_on(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    french.post(f"/api/games/{game}/draw", {})
    allied.post(f"/api/games/{game}/decline", {"kind": "draw"})
    assert french.get(f"/api/games/{game}")["proposals"] == []
    assert allied.post(f"/api/games/{game}/draw", {})["done"] is False


def test_an_offer_lapses_when_the_game_goes_on(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    allied.post(f"/api/games/{game}/draw", {})
    french.give(game, "done")
    assert french.post(f"/api/games/{game}/draw", {})["done"] is False


def test_the_computer_agrees_to_what_is_settled(french: Browser) -> None:
    game = french.open(french="me", allied="computer")["game"]
    assert french.post(f"/api/games/{game}/fix", {"unit": "A01", "set": {"strength": 1}})["done"] is True
    assert french.post(f"/api/games/{game}/draw", {})["done"] is True
    assert over(french, game)["how"] == "draw"


def test_whoever_keeps_the_game_declares_it_forfeit(client: TestClient, french: Browser) -> None:
    game = french.open()["game"]
    matches = state_of(client).matches
    match = call(client, matches.find, game)
    call(client, matches.advance, match, settling("", Declared("forfeit", "allied")))
    ended = over(french, game)
    assert (ended["winner"], ended["how"], ended["by"]) == ("allied", "forfeit", None)


def test_an_ended_game_is_saved_verified_and_proves_its_dice(french: Browser) -> None:
    game = french.open()["game"]
    french.play(game, 60)
    french.post(f"/api/games/{game}/resign", {"side": "allied"})
    save, proof = french.text(f"/api/games/{game}/export"), french.get(f"/api/games/{game}/dice")
    assert proof["secret"]
    assert proof["rolls"]
    assert verify(save).difference is None
    assert VERIFY.faults(json.loads(save), proof) == []


def test_an_ended_game_is_over_after_a_restart_and_when_brought_along(settings: Settings) -> None:
    with TestClient(create_app(settings), base_url=HOST) as client:
        french = Browser(client)
        game = french.open()["game"]
        french.post(f"/api/games/{game}/resign", {"side": "french"})
        save = french.text(f"/api/games/{game}/export")
    with TestClient(create_app(settings), base_url=HOST) as client:
        again = Browser(client, french.jar)
        assert over(again, game)["winner"] == "allied"
        seats = {"french": "me", "allied": "me"}
        brought = again.post("/api/games/import", {"save": save, "seats": seats}, 201)["game"]
        assert over(again, brought)["winner"] == "allied"


@pytest.mark.parametrize(
    ("ended", "entry", "winner"),
    [
        ('{"how":"resigned","by":"french","winner":"allied"}', "resign french", "allied"),
        ('{"how":"draw","by":"allied","winner":""}', "draw with french", None),
        ('{"how":"forfeit","by":"","winner":"french"}', "end forfeit for french", "french"),
    ],
)
def test_a_game_that_was_ended_beside_its_journal_gets_its_entry(
    settings: Settings, ended: str, entry: str, winner: str | None
) -> None:
    with TestClient(create_app(settings), base_url=HOST) as client:
        french = Browser(client)
        game = french.open()["game"]
        french.give(game, "done")
        store = state_of(client).matches.store

        async def end_as_before() -> None:
            async with store.engine.begin() as connection:
                change = text("UPDATE game SET ended = :ended WHERE id = :game")
                await connection.execute(change, {"ended": ended, "game": game})

        call(client, end_as_before)
    for _opening in range(2):
        with TestClient(create_app(settings), base_url=HOST) as client:
            again = Browser(client, french.jar)
            assert over(again, game)["winner"] == winner
            assert given(again, game)[-1] == entry
            assert given(again, game).count(entry) == 1
            assert again.give(game, "done", 409)["title"] == "The game is over"


def test_where_the_secret_of_the_dice_is_out_the_end_stands(french: Browser) -> None:
    game = french.open()["game"]
    french.post(f"/api/games/{game}/resign", {"side": "french"})
    said = french.post(f"/api/games/{game}/undo", {"consent": True}, 409)
    assert said["title"] == "The game is over"


def test_with_typed_dice_the_end_is_taken_back_by_consent(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied, dice="typed")
    french.post(f"/api/games/{game}/resign", {})
    assert french.post(f"/api/games/{game}/undo", {})["waiting"] == "allied"
    assert allied.post(f"/api/games/{game}/undo", {"consent": True})["done"] is True
    assert over(french, game) is None
    french.give(game, "done")


# Fixes


def test_a_form_says_what_may_be_set_and_what_it_is_now(french: Browser) -> None:
    game = french.open()["game"]
    form = fields(french, game, "F05")
    assert list(form)[:3] == ["place", "facing", "strength"]
    assert (form["place"]["default"], form["facing"]["default"]) == ("0903", "SW")
    assert (form["strength"]["low"], form["strength"]["high"], form["strength"]["default"]) == (1, 3, 3)
    assert [one["value"] for one in form["formation"]["choices"]] == ["normal", "guerrilla"]
    assert [one["value"] for one in form["marker.fatigue"]["choices"]] == ["", "1", "2", "3"]
    assert form["fate"]["choices"][0] == {"value": "", "label": "on the map"}
    assert "strength" not in fields(french, game, "FL1")
    said = {fields(french, game, "F05", lang=lang)["strength"]["about"] for lang in ("en", "fr", "es")}
    assert len(said) == 3
    french.get(f"/api/games/{game}/fix", 422, unit="X99")


def test_a_fix_is_proposed_read_and_agreed_to(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    wanted = {"unit": "F05", "set": {"place": "0902", "strength": 2, "marker.fatigue": "1"}}
    assert french.post(f"/api/games/{game}/fix", wanted)["waiting"] == "allied"
    (asked,) = allied.get(f"/api/games/{game}", lang="fr")["proposals"]
    assert (asked["kind"], asked["by"], asked["given"]) == ("fix", "french", "fix F05 0902 2 fatigue=1")
    assert asked["lines"][0].endswith("(F05) sont placés en 0902")
    assert len(asked["lines"]) == 3
    other = {"agree": "fix F05 0903"}
    assert "something else" in allied.post(f"/api/games/{game}/fix", other, 409)["title"]
    french.post(f"/api/games/{game}/fix", {"agree": asked["given"]}, 409)
    assert allied.post(f"/api/games/{game}/fix", {"agree": asked["given"]})["done"] is True
    entry = french.get(f"/api/games/{game}/log")["entries"][-1]
    assert (entry["kind"], entry["by"]) == ("fix", "french")
    assert entry["given"] == "fix F05 0902 2 fatigue=1 with allied"
    assert "agreed by" in entry["lines"][0]["text"]
    form = fields(french, game, "F05")
    assert [form[name]["default"] for name in ("place", "strength", "marker.fatigue")] == ["0902", 2, "1"]
    assert verify(french.text(f"/api/games/{game}/export")).difference is None


def test_a_fix_is_declined_and_nothing_has_changed(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    before = french.get(f"/api/games/{game}")
    french.post(f"/api/games/{game}/fix", {"unit": "F05", "set": {"strength": 2}})
    allied.post(f"/api/games/{game}/decline", {"kind": "fix"})
    assert french.get(f"/api/games/{game}") == before


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"unit": "F05", "set": {"place": "0403"}}, "counters of both sides cannot share 0403"),
        ({"unit": "F05", "set": {"strength": 9}}, "cannot be 9"),
        ({"unit": "F05", "set": {"strength": 3}}, "would change"),
        ({"unit": "F05", "set": {"place": "nowhere"}}, "no such place"),
        ({"unit": "F05", "set": {"luck": 3}}, "expected a field of the form"),
        ({"unit": "F05", "set": {"marker.luck": 3}}, "luck cannot be set"),
        ({"unit": "F05", "set": {"strength": -3}}, "expected a field of the form"),
        ({"unit": "X99", "set": {"strength": 3}}, "there is no counter"),
    ],
)
def test_nobody_is_asked_to_agree_to_what_cannot_be(
    french: Browser, allied: Browser, wanted: dict[str, Any], said: str
) -> None:
    game = two_players(french, allied)
    assert said in french.post(f"/api/games/{game}/fix", wanted, 422)["detail"]
    assert allied.get(f"/api/games/{game}")["proposals"] == []


def test_a_fix_is_taken_back_with_consent_only(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    before = french.get(f"/api/games/{game}")["sides"]
    french.post(f"/api/games/{game}/fix", {"unit": "F05", "set": {"strength": 2}})
    (asked,) = allied.get(f"/api/games/{game}")["proposals"]
    allied.post(f"/api/games/{game}/fix", {"agree": asked["given"]})
    assert allied.post(f"/api/games/{game}/undo", {})["done"] is False
    assert french.post(f"/api/games/{game}/undo", {"consent": True})["done"] is True
    assert french.get(f"/api/games/{game}")["sides"] == before


def test_one_player_of_both_sides_agrees_with_himself(french: Browser) -> None:
    game = french.open()["game"]
    assert french.post(f"/api/games/{game}/fix", {"unit": "A01", "set": {"state": "fleeing"}})["done"] is True
    skip_to_allied(french, game)
    assert load(french.text(f"/api/games/{game}/export")).battle.piece("A01").state == "fleeing"


def test_orders_are_no_back_door_to_settle_something(french: Browser, allied: Browser) -> None:
    game = two_players(french, allied)
    for settled in ("resign allied", "draw with allied", "end forfeit for french", "fix F05 2 with allied"):
        french.give(game, settled, 422)
    assert over(french, game) is None
    assert len(given(french, game)) == 1
