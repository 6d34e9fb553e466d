"""Seats that belong to an account, and the list of one's own games."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import Browser, call, state_of

from grognard.server.storage import Store


@pytest.fixture
def ney(client: TestClient) -> Browser:
    browser = Browser(client)
    browser.sign_up("Ney")
    return browser


@pytest.fixture
def graham(client: TestClient) -> Browser:
    browser = Browser(client)
    browser.sign_up("Graham")
    return browser


def elsewhere(browser: Browser, name: str) -> Browser:
    """The same person at another device."""
    other = Browser(browser.client)
    other.sign_in(name)
    return other


def test_a_seat_taken_while_signed_in_is_played_on_from_another_device(ney: Browser, graham: Browser) -> None:
    opened = ney.open(french="me", allied="open")
    game = opened["game"]
    graham.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    phone, tablet = elsewhere(ney, "Ney"), elsewhere(graham, "Graham")
    assert phone.get(f"/api/games/{game}")["you"] == ["french"]
    assert tablet.get(f"/api/games/{game}")["you"] == ["allied"]
    phone.give(game, "done")
    assert tablet.get(f"/api/games/{game}")["names"] == {"french": "Ney", "allied": "Graham"}


def test_links_work_without_an_account(ney: Browser, client: TestClient) -> None:
    opened = ney.open(french="me", allied="open")
    guest = Browser(client)
    joined = guest.post(f"/api/games/{opened['game']}/join", {"token": opened["links"]["allied"]})
    assert joined["you"] == ["allied"]
    seen = guest.get(f"/api/games/{opened['game']}")
    assert (seen["names"], seen["you"]) == ({"french": "Ney", "allied": None}, ["allied"])


def test_the_invitation_of_ones_own_seat_leads_back_to_it(ney: Browser, client: TestClient) -> None:
    opened = Browser(client).open(french="me", allied="open")
    join, link = f"/api/games/{opened['game']}/join", {"token": opened["links"]["allied"]}
    ney.post(join, link)
    phone = elsewhere(ney, "Ney")
    assert phone.post(join, link)["you"] == ["allied"]
    assert phone.jar == {}
    refused = Browser(client).post(join, link, 409)
    assert refused["detail"] == "sign in if it is you"


def test_the_link_for_onlookers_never_becomes_the_key_of_a_seat(ney: Browser, client: TestClient) -> None:
    opened = ney.open(french="me", allied="open")
    join = f"/api/games/{opened['game']}/join"
    phone = elsewhere(ney, "Ney")
    assert phone.post(join, {"token": opened["spectator"]})["you"] == ["french"]
    assert phone.post(join, {"token": opened["links"]["allied"]})["you"] == ["french", "allied"]
    ney.post("/api/me/delete", {"password": "correct horse"})
    guest = Browser(client)
    guest.post(join, {"token": opened["spectator"]})
    assert guest.get(f"/api/games/{opened['game']}")["you"] == []


def test_whoever_signs_out_does_not_sit_there_any_more(ney: Browser) -> None:
    game = ney.open()["game"]
    ney.post("/api/session/end", {})
    ney.get(f"/api/games/{game}", 401)
    ney.sign_in("Ney")
    assert ney.get(f"/api/games/{game}")["you"] == ["french", "allied"]


def test_after_an_account_is_deleted_its_seats_are_left_and_can_be_taken_again_by_their_cookie(
    ney: Browser, graham: Browser
) -> None:
    opened = ney.open(french="me", allied="open")
    game = opened["game"]
    graham.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    ney.post("/api/me/delete", {"password": "correct horse"})
    seen = graham.get(f"/api/games/{game}")
    assert (seen["seats"]["french"], seen["names"]["french"]) == ("left", None)
    place = graham.get("/api/me/games")["games"][0]["sides"][0]
    assert (place["seat"], place["who"]) == ("left", None)
    assert ney.get(f"/api/games/{game}")["left"] == ["french"]
    assert ney.post(f"/api/games/{game}/rejoin", {})["you"] == ["french"]
    ney.give(game, "done")


def test_seats_of_this_browser_can_be_made_ones_own(client: TestClient, ney: Browser) -> None:
    guest = Browser(client)
    game = guest.open()["game"]
    keep = f"/api/games/{game}/keep"
    assert guest.post(keep, {}, 401)["code"] == "signed-out"
    guest.sign_up("Victor")
    assert guest.get("/api/me/games")["total"] == 0
    assert guest.post(keep, {})["you"] == ["french", "allied"]
    assert guest.post(keep, {})["you"] == ["french", "allied"]
    assert elsewhere(guest, "Victor").get(f"/api/games/{game}")["you"] == ["french", "allied"]
    ney.jar[game] = guest.jar[game]
    ney.post(keep, {}, 401)


def test_a_seat_that_was_left_can_be_made_ones_own_by_who_plays_it(ney: Browser) -> None:
    game = ney.open()["game"]
    ney.post("/api/me/delete", {"password": "correct horse"})
    ney.sign_up("Ney")
    ney.post(f"/api/games/{game}/rejoin", {})
    ney.post(f"/api/games/{game}/keep", {})
    assert ney.get("/api/me/games")["total"] == 1


def test_a_new_name_is_seen_at_the_table(ney: Browser, graham: Browser) -> None:
    opened = ney.open(french="me", allied="open")
    graham.post(f"/api/games/{opened['game']}/join", {"token": opened["links"]["allied"]})
    ney.post("/api/me/name", {"name": "Marshal Ney"})
    assert graham.get(f"/api/games/{opened['game']}")["names"]["french"] == "Marshal Ney"


def test_the_list_says_whose_turn_it_is(ney: Browser, graham: Browser) -> None:
    opened = ney.open(french="me", allied="open")
    game = opened["game"]
    graham.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    [card] = ney.get("/api/me/games")["games"]
    assert (card["game"], card["scenario"], card["turn"], card["over"]) == (game, "alea-training", 1, False)
    assert (card["waits"], card["yours"], card["you"]) == ("french", True, ["french"])
    assert [(side["id"], side["seat"], side["who"]) for side in card["sides"]] == [
        ("french", "me", "Ney"),
        ("allied", "person", "Graham"),
    ]
    [other] = graham.get("/api/me/games")["games"]
    assert (other["waits"], other["yours"], other["you"]) == ("french", False, ["allied"])
    while ney.get("/api/me/games")["yours"]:
        ney.give(game, "done")
    [card] = ney.get("/api/me/games")["games"]
    assert (card["waits"], card["yours"]) == ("allied", False)
    assert card["at"] >= other["at"]
    assert graham.get("/api/me/games")["yours"] == 1


def test_the_list_is_told_in_the_readers_language(ney: Browser) -> None:
    ney.open()
    titles = {ney.get("/api/me/games", lang=lang)["games"][0]["title"] for lang in ("en", "fr", "es")}
    assert len(titles) == 3


def test_games_that_wait_come_first_and_those_that_are_over_last(ney: Browser) -> None:
    over = ney.open()["game"]
    ney.post(f"/api/games/{over}/resign", {"side": "french"})
    waiting = ney.open()["game"]
    theirs = ney.open(french="open", allied="me")["game"]
    listed = ney.get("/api/me/games")
    assert [card["game"] for card in listed["games"]] == [waiting, theirs, over]
    assert (listed["total"], listed["yours"]) == (3, 1)
    last = listed["games"][-1]
    assert (last["over"], last["winner"], last["waits"], last["yours"]) == (True, "allied", None, False)


def test_the_list_is_told_page_by_page(ney: Browser) -> None:
    games = [ney.open()["game"] for _ in range(5)]
    pages = [ney.get("/api/me/games", start=start, most=2)["games"] for start in (0, 2, 4, 6)]
    assert [len(page) for page in pages] == [2, 2, 1, 0]
    assert {card["game"] for page in pages for card in page} == set(games)
    ney.get("/api/me/games", 422, most=51)
    ney.get("/api/me/games", 422, start=-1)


def test_dice_that_players_throw_wait_for_any_of_them(ney: Browser, graham: Browser) -> None:
    opened = ney.open(dice="typed", french="me", allied="open")
    game = opened["game"]
    graham.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    both = {"french": ney, "allied": graham}
    for _order in range(60):
        node = ney.get(f"/api/games/{game}")["node"]
        if node["kind"] == "chance":
            break
        both[node["side"]].play(game, 1)
    assert node["kind"] == "chance"
    for player in (ney, graham):
        [card] = player.get("/api/me/games")["games"]
        assert (card["waits"], card["yours"]) == (None, True)


def test_a_game_is_told_at_a_glance_without_being_opened(
    client: TestClient, french: Browser, allied: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = french.open(french="me", allied="open")
    game = opened["game"]
    allied.post(f"/api/games/{game}/join", {"token": opened["links"]["allied"]})
    matches = state_of(client).matches
    matches._open.clear()
    read: list[str] = []
    monkeypatch.setattr(Store, "entries", lambda _store, id, *_: read.append(id))
    mine, theirs = (player.get(f"/api/games/{game}/glance") for player in (french, allied))
    assert (mine["yours"], theirs["yours"], mine["waits"]) == (True, False, "french")
    assert [side["seat"] for side in theirs["sides"]] == ["person", "me"]
    assert read == []
    assert len(matches) == 0
    Browser(client).get("/api/games/no-such-game-anywhere/glance", 404)


def test_whoever_sat_down_at_another_process_is_let_in(client: TestClient, ney: Browser) -> None:
    guest = Browser(client)
    game = guest.open(french="open", allied="open")["game"]
    state = state_of(client)
    session = call(client, state.accounts.session, ney.session)
    sit = state.matches.store.sit
    call(client, lambda: sit(game, "french", "f" * 64, before="", account=session.account.id))
    assert ney.get(f"/api/games/{game}/glance")["you"] == ["french"]
    assert ney.get(f"/api/games/{game}")["you"] == ["french"]
