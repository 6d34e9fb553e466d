"""The authorisation table is complete, and it is what happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute, iter_route_contexts
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser, call, state_of

from grognard.server import app as app_module
from grognard.server.access import ACCESS, ANYONE, GLANCE, PLAYER, SEAT, SIGNED_IN
from grognard.server.app import create_app
from grognard.server.door import GameRoute
from grognard.server.settings import Settings

#: what each route of a game is asked with, by a visitor who has the right body
BODIES = {
    "check": {"given": "done"},
    "whatif": {"entry": 1},
    "orders": {"given": "done", "sequence": 1, "key": "12345678"},
    "undo": {},
    "draw": {},
    "resign": {},
    "chat": {"text": "Good luck.", "key": "12345678"},
    "notes": {"text": "Beware of the wood."},
    "seen": {"entries": 1, "lines": 0},
    "notices": {},
    "test": {},
    "claim": {},
    "grant": {},
    "leave": {},
    "rejoin": {},
    "renew": {"side": "allied"},
    "link": {},
    "computer": {"side": "allied"},
    "rematch": {},
    "keep": {},
    "decline": {"kind": "draw"},
    "fix": {"unit": "F03", "set": {"strength": 2}},
    "group": {"want": "march", "goal": "0802"},
    "give": {"given": ["done"], "sequence": 1, "key": "12345678"},
    "plans": {"unit": "F01", "points": ["0802"]},
    "carry-out": {"sequence": 1, "key": "12345678"},
}
#: what each route of an account is asked with
OF_ACCOUNT = {
    "name": {"name": "Soult"},
    "mail": {"mail": None, "password": "correct horse"},
    "password": {"password": "correct horse", "fresh": "battery staple"},
    "end": {},
    "delete": {"password": "correct horse"},
}
QUERIES: dict[str, dict[str, str | int]] = {
    "odds": {"order": "done"},
    "zones": {"side": "french"},
    "way": {"unit": "F01", "through": "0802"},
    "better": {"entry": 1},
    "branch": {"entry": 1},
}
#: what is told of a game to whoever only looks on when it is over, and not before
AFTERWARDS = {f"/api/games/{{game}}/{name}" for name in ("course", "better", "branch", "whatif")}


def routes(app: FastAPI | None = None) -> Iterator[tuple[str, str]]:
    for context in iter_route_contexts((app or create_app()).routes):
        route = context.original_route
        for method in sorted((getattr(route, "methods", None) or set()) - {"HEAD"}):
            yield method, str(context.path)


def test_every_route_has_a_row_and_every_row_a_route() -> None:
    assert sorted(routes()) == sorted(ACCESS)


def test_a_route_that_was_forgotten_is_missed_here_and_closed_to_everybody(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    router = APIRouter()
    router.add_api_route("/api/forgotten", lambda: "something")
    monkeypatch.setattr(app_module, "ROUTERS", (*app_module.ROUTERS, SimpleNamespace(router=router)))
    app = create_app(Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db"))
    assert set(routes(app)) - set(ACCESS) == {("GET", "/api/forgotten")}
    with TestClient(app, base_url=HOST) as client:
        Browser(client).get("/api/forgotten", 403)


def test_the_schema_lists_every_route() -> None:
    schema = create_app().openapi()
    listed = {(method.upper(), path) for path, item in schema["paths"].items() for method in item}
    assert listed == set(ACCESS) - {("GET", "/api/openapi.json")}


def of_games() -> list[tuple[str, str]]:
    return [row for row, level in ACCESS.items() if level not in (ANYONE, SIGNED_IN)]


@pytest.mark.parametrize(("method", "path"), of_games())
def test_a_stranger_sees_nothing_of_a_game(client: TestClient, method: str, path: str) -> None:
    owner, stranger = Browser(client), Browser(client)
    game = owner.open()["game"]
    assert status(stranger, method, path, game) == 401
    stranger.jar[game] = "A" * 43
    assert status(stranger, method, path, game) == 401
    other = stranger.open()["game"]
    stranger.jar[game] = stranger.jar[other]
    assert status(stranger, method, path, game) == 401


@pytest.mark.parametrize(("method", "path"), of_games())
def test_whoever_looks_on_may_look_and_no_more(client: TestClient, method: str, path: str) -> None:
    owner, guest = Browser(client), Browser(client)
    opened = owner.open()
    guest.post(f"/api/games/{opened['game']}/join", {"token": opened["spectator"]})
    if path.endswith("/live"):
        return
    found = status(guest, method, path, opened["game"])
    allowed = 409 if path in AFTERWARDS else 200
    assert found == (403 if ACCESS[method, path] == PLAYER else allowed)
    assert ACCESS[method, path] in (GLANCE, SEAT, PLAYER)


@pytest.mark.parametrize(("method", "path"), of_games())
def test_a_seat_of_an_account_is_his_who_is_signed_in(client: TestClient, method: str, path: str) -> None:
    owner, phone, stranger = Browser(client), Browser(client), Browser(client)
    owner.sign_up("Ney")
    stranger.sign_up("Soult")
    game = owner.open()["game"]
    assert status(stranger, method, path, game) == 401
    phone.jar[game] = owner.jar[game]
    assert status(phone, method, path, game) == 401
    phone.jar.clear()
    phone.sign_in("Ney")
    if not path.endswith("/live"):
        assert status(phone, method, path, game) not in (401, 403)


@pytest.mark.parametrize(("method", "path"), [row for row, level in ACCESS.items() if level == SIGNED_IN])
def test_an_account_is_open_to_whoever_is_signed_in(client: TestClient, method: str, path: str) -> None:
    stranger, ney = Browser(client), Browser(client)
    assert status(stranger, method, path, "") == 401
    stranger.session = "A" * 43
    assert status(stranger, method, path, "") == 401
    ney.sign_up("Ney")
    assert status(ney, method, path, "") == 200


def status(who: Browser, method: str, path: str, game: str) -> int:
    address = path.replace("{game}", game).replace("{layer}", "zones")
    if method == "GET":
        query = QUERIES.get(address.rsplit("/", 1)[1], {})
        return who.client.get(address, params=query, headers=who.headers(address)).status_code
    bodies = OF_ACCOUNT if address.startswith("/api/me/") else BODIES
    body = bodies[address.rsplit("/", 1)[1]]
    return who.client.post(address, json=body, headers=who.headers(address)).status_code


def test_an_invitation_is_good_for_one_player(client: TestClient) -> None:
    owner, first, second = Browser(client), Browser(client), Browser(client)
    opened = owner.open(french="me", allied="open")
    join = f"/api/games/{opened['game']}/join"
    assert first.post(join, {"token": opened["links"]["allied"]})["you"] == ["allied"]
    assert first.post(join, {"token": opened["links"]["allied"]})["you"] == ["allied"]
    second.post(join, {"token": opened["links"]["allied"]}, 409)
    second.post(join, {"token": "x" * 43}, 401)


def test_whoever_got_no_answer_joins_again_with_the_same_key(client: TestClient) -> None:
    owner, guest, thief = Browser(client), Browser(client), Browser(client)
    opened = owner.open(french="me", allied="open")
    join = f"/api/games/{opened['game']}/join"
    body = {"token": opened["links"]["allied"], "key": "a-key-of-my-own-choice", "secret": "my-words"}
    guest.post(join, body)
    seat = guest.jar.pop(opened["game"])
    assert guest.post(join, {**body, "secret": "other-words"})["you"] == ["allied"]
    assert guest.jar[opened["game"]] == seat
    proof = owner.get(f"/api/games/{opened['game']}/dice")
    assert [one["secret"] for one in proof["contributions"]] == ["my-words"]
    thief.post(join, {**body, "key": "a-key-of-somebody-else"}, 409)


def test_one_browser_may_hold_both_seats(client: TestClient) -> None:
    owner = Browser(client)
    opened = owner.open(french="me", allied="open")
    joined = owner.post(f"/api/games/{opened['game']}/join", {"token": opened["links"]["allied"]})
    assert joined["you"] == ["french", "allied"]


def test_a_player_who_opens_the_link_for_onlookers_keeps_his_seat(client: TestClient) -> None:
    owner = Browser(client)
    opened = owner.open(french="me", allied="open")
    joined = owner.post(f"/api/games/{opened['game']}/join", {"token": opened["spectator"]})
    assert joined["you"] == ["french"]


def test_the_seat_is_a_cookie_that_scripts_and_other_sites_cannot_use(client: TestClient) -> None:
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}
    answer = client.post("/api/games", json=body)
    cookie = answer.headers["set-cookie"]
    token = re.search(r"seat=([A-Za-z0-9_-]{43});", cookie)
    assert token is not None
    path = f"Path=/api/games/{answer.json()['game']}"
    assert all(part in cookie for part in ("HttpOnly", "SameSite=strict", path))
    assert token[1] not in answer.text
    assert "Secure" not in cookie


def test_behind_https_the_cookie_goes_nowhere_else(url: str) -> None:
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}
    with TestClient(create_app(Settings(db=url, secure=True)), base_url=HOST) as client:
        assert "Secure" in client.post("/api/games", json=body).headers["set-cookie"]


def test_only_hashes_of_tokens_are_stored(client: TestClient) -> None:
    opened = Browser(client).open(french="me", allied="open")
    store = state_of(client).matches.store
    record = call(client, store.record, opened["game"])
    stored = str(record)
    assert opened["links"]["allied"] not in stored
    assert opened["spectator"] not in stored


def test_a_route_is_an_api_route_or_the_pages() -> None:
    kinds = {type(context.original_route).__name__ for context in iter_route_contexts(create_app().routes)}
    assert kinds <= {APIRoute.__name__, GameRoute.__name__, "Route", "Mount"}
