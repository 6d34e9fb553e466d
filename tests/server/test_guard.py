"""Strangers' pages, floods, doubtful bodies: refused with a problem that says what, never with a failure."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.server.access import ACCESS
from grognard.server.app import create_app
from grognard.server.guard import Budget
from grognard.server.settings import Settings
from grognard.server.strict import Doubtful, read_strictly

GOOD = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    db = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('guard')}/games.db"
    settings = Settings(db=db, burst=100_000, games_an_hour=100_000)
    with TestClient(create_app(settings), base_url=HOST, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "https://grognard.test", "null", "http://grognard.test.evil"]
)
def test_a_page_of_another_site_changes_nothing(client: TestClient, origin: str) -> None:
    answer = client.post("/api/games", json=GOOD, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_page_of_another_site_hears_nothing(client: TestClient) -> None:
    game = Browser(client).open()["game"]
    answer = client.get(f"/api/games/{game}/live", headers={"origin": "http://evil.test"})
    assert answer.status_code == 403
    assert client.get(f"/api/games/{game}/live", headers={"sec-fetch-site": "cross-site"}).status_code == 403


def test_our_own_page_is_let_through(client: TestClient) -> None:
    assert client.post("/api/games", json=GOOD, headers={"origin": HOST}).status_code == 201
    assert client.post("/api/games", json=GOOD, headers={"sec-fetch-site": "same-origin"}).status_code == 201


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/scenarios", "/api/nothing", "/api/games/nothing-at-all-here"]
)
def test_every_answer_carries_the_safety_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_map_is_drawn_under_its_own_policy(client: TestClient) -> None:
    answer = client.get("/api/scenarios/alea-training/map.svg", params={"lang": "fr"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "script" not in answer.headers["content-security-policy"]
    assert answer.text.startswith("<svg")


def test_a_server_answers_to_its_own_names_only(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", hosts=("localhost", "::1"))
    with TestClient(create_app(settings), base_url="http://localhost:8000") as client:
        assert client.get("/health").status_code == 200
        assert client.get("/health", headers={"host": "[::1]:80"}).status_code == 200
        assert client.get("/health", headers={"host": "evil.test"}).status_code == 400


def test_whoever_writes_too_fast_has_to_wait(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", burst=3, rate=0.001)
    with TestClient(create_app(settings), base_url=HOST) as client:
        codes = [client.post("/api/games", json=GOOD).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]


def test_nobody_fills_the_disk_with_games(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", games=3, games_an_hour=4)
    with TestClient(create_app(settings), base_url=HOST) as client:
        codes = [client.post("/api/games", json=GOOD).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 503, 429]


def test_a_game_has_room_for_so_many_listeners(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", streams=0)
    with TestClient(create_app(settings), base_url=HOST) as client:
        french = Browser(client)
        path = f"/api/games/{french.open()['game']}/live"
        assert client.get(path, headers=french.headers(path)).status_code == 429


def test_a_budget_fills_up_again() -> None:
    budget = Budget(2, 1.0, most=2)
    assert [budget.spend("a", 0), budget.spend("a", 0), budget.spend("a", 0)] == [True, True, False]
    assert budget.spend("a", 1.5)
    assert not budget.spend("a", 1.6)
    for other in "bcd":
        assert budget.spend(other, 2)


HOSTILE = {
    "nothing": b"",
    "half": b'{"scenario": ',
    "NaN": b'{"scenario": NaN}',
    "infinity": b'{"scenario": -Infinity}',
    "1e999": b'{"scenario": 1e999}',
    "many digits": b'{"scenario": ' + b"9" * 5000 + b"}",
    "NUL": b'{"scenario": "a\\u0000b"}',
    "lone surrogate": b'{"scenario": "\\ud800"}',
    "lone surrogate in a name": b'{"\\udfff": 1}',
    "not UTF-8": b'{"scenario": "\xff"}',
    "deep": b"[" * 50_000,
    "deep but closed": b"[" * 30_000 + b"]" * 30_000,
    "twice": b'{"scenario": "a", "scenario": "b"}',
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE)
def test_doubtful_json_is_a_bad_request(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/games", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["detail"]


#: every way to write that needs no game: somebody who is nobody tries it
ENTRANCES = [path for method, path in ACCESS if method == "POST" and "/{" not in path]


@pytest.mark.parametrize("path", ENTRANCES)
def test_doubtful_json_is_a_bad_request_everywhere(client: TestClient, path: str) -> None:
    for body in HOSTILE.values():
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
    for body in (b"[]", b"null", b'"x"', b"7", b'{"name": {"name": 1}, "extra": []}'):
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (401, 422), answer.text
        assert answer.headers["content-type"] == "application/problem+json"
    assert (
        client.post(path, content=b" " * 5_000_000, headers={"content-type": "application/json"}).status_code
        == 413
    )
    assert client.post(path, json={}, headers={"origin": "http://evil.test"}).status_code == 403
    assert client.post(path, content=b"{}", headers={"content-type": "text/plain"}).status_code == 415


WRONG: dict[str, Any] = {
    "no object": [],
    "a text": "alea-training",
    "null": None,
    "unknown field": {**GOOD, "colour": "red"},
    "wrong kind": {**GOOD, "scenario": 7},
    "flag for a text": {**GOOD, "dice": True},
    "unknown scenario": {**GOOD, "scenario": "waterloo"},
    "a folder": {**GOOD, "scenario": "/etc"},
    "upwards": {**GOOD, "scenario": "../barrosa-1811"},
    "unknown option": {**GOOD, "options": ["winged-hussars"]},
    "a side too few": {**GOOD, "seats": {"french": "me"}},
    "a strange side": {**GOOD, "seats": {"french": "me", "martians": "me"}},
    "a strange seat": {**GOOD, "seats": {"french": "me", "allied": "thrown"}},
    "long": {**GOOD, "scenario": "x" * 500},
    "markup": {**GOOD, "scenario": "<script>alert(1)</script>"},
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
def test_a_wrong_game_is_refused_with_what_and_where(client: TestClient, body: object) -> None:
    sent = json.dumps(body).encode()
    answer = client.post("/api/games", content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert problem["status"] == 422
    assert problem["faults"]
    assert all(fault["what"] for fault in problem["faults"])


ORDERS = [
    {"given": "done"},
    {"given": "done", "sequence": "1", "key": "12345678"},
    {"given": "done", "sequence": 1.5, "key": "12345678"},
    {"given": "done", "sequence": True, "key": "12345678"},
    {"given": "done", "sequence": -1, "key": "12345678"},
    {"given": "done", "sequence": 10**30, "key": "12345678"},
    {"given": "done", "sequence": 1, "key": "short"},
    {"given": "done", "sequence": 1, "key": "spaces are bad"},
    {"given": "", "sequence": 1, "key": "12345678"},
    {"given": "x" * 501, "sequence": 1, "key": "12345678"},
    {"given": "move F01 via", "sequence": 1, "key": "12345678"},
    {"given": "fly F01 0101", "sequence": 1, "key": "12345678"},
    {"given": "move 💣 0101", "sequence": 1, "key": "12345678"},
    {"given": "order F06 :<img src=x onerror=alert(1)> by FL1", "sequence": 1, "key": "12345678"},
    {"given": "throw " + "6 " * 200, "sequence": 1, "key": "12345678"},
    {"given": "move F01+F01+F01 9999/N", "sequence": 1, "key": "12345678"},
    {"given": "done", "sequence": 1, "key": "12345678", "by": "allied"},
]


def test_a_wrong_order_is_refused_and_changes_nothing(client: TestClient) -> None:
    french = Browser(client)
    game = french.open()["game"]
    before = french.get(f"/api/games/{game}")
    for body in ORDERS:
        problem = french.post(f"/api/games/{game}/orders", body, 422)
        assert problem["detail"], body
    assert french.get(f"/api/games/{game}") == before


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00",
        "/api/games/short",
        "/api/games/..%2f..%2f..%2fetc%2fpasswd",
        "/api/games/" + "x" * 300,
        "/api/games/abcdefghijklmnop/nothing",
        "/api/rulesets/nothing/charts",
        "/api/rulesets/barrosa/charts/nothing",
        "/api/scenarios/nothing/map.svg",
        "/api/scenarios/nothing/key.svg",
        "/api/scenarios/..%2Fbarrosa/map.svg",
        "/api/scenarios?lang=de",
        "/api/me?x=%00",
        "/api/me/nothing",
        "/api/games/abcdefghijklmnop/glance",
        "/api/games/%ff/glance",
        "/api/scenarios?lang=%00",
        "/static/../../pyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets/nothing.js",
    ],
)
def test_a_wrong_address_is_no_failure(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (200, 404, 422), answer.text
    assert "[project]" not in answer.text


def test_a_large_body_is_not_read(client: TestClient) -> None:
    answer = client.post("/api/games", content=b" " * 70_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_a_body_of_another_kind_is_refused(client: TestClient, kind: str) -> None:
    assert client.post("/api/games", content=b"{}", headers={"content-type": kind}).status_code == 415


def test_another_method_is_refused(client: TestClient) -> None:
    assert client.request("PUT", "/api/games", json={}).status_code == 405
    assert client.request("DELETE", "/api/games", json={}).json()["status"] == 405


@pytest.mark.parametrize(
    "case", [{"attackers": []}, {"x": 1}, {"attackers": [[[[[1]]]]]}, {"attackers": "many"}]
)
def test_a_wrong_case_is_refused_with_every_fault(client: TestClient, case: object) -> None:
    for job in ("odds", "resolve"):
        answer = client.post(f"/api/rulesets/barrosa/procedures/melee/{job}", json={"case": case})
        assert answer.status_code == 422, answer.text
        assert answer.json()["faults"]


def test_wrong_dice_are_refused(client: TestClient) -> None:
    path = "/api/rulesets/barrosa/procedures/fire/resolve"
    for dice in ([], [99], [1] * 50, [-1]):
        answer = client.post(path, json={"dice": dice, "policy": {"target.retreat": "1"}})
        assert answer.status_code == 422, (dice, answer.text)


def test_a_failure_says_nothing_about_the_inside(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("secret place")

    monkeypatch.setattr("grognard.server.replies.library.known_ruleset", fails)
    answer = client.get("/api/rulesets")
    assert answer.status_code == 500
    assert answer.json()["title"] == "The server has failed"
    assert "secret" not in answer.text


@pytest.mark.parametrize("piece", [b"0,", b"[],", b'"",', b'{"a":0},'])
def test_a_body_of_very_many_values_is_not_even_read(piece: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the requests of others there is no time for it: 4 MB of empty lists took nearly a second."""
    monkeypatch.setattr("grognard.server.strict.json.loads", None)
    with pytest.raises(Doubtful, match="expected at most 50000 values"):
        read_strictly(b"[" + piece * (3_900_000 // len(piece)) + b"0]")


@pytest.mark.parametrize(
    "text", [b'"' + b'\\"' * 1_999_000, b'"' + b"\\" * 3_999_000, b'{"a' + b'x"' * 49_000]
)
def test_quotes_that_lead_on_and_on_are_read_once(text: bytes) -> None:
    begun = time.process_time()
    with pytest.raises(Doubtful):
        read_strictly(text)
    assert time.process_time() - begun < 1


def test_strict_reading_takes_plain_json() -> None:
    assert read_strictly(b'{"a": [1, 2.5, "\\ud83d\\ude00", null, true]}') == {
        "a": [1, 2.5, "😀", None, True]
    }
    with pytest.raises(Doubtful, match="line 1, column 2"):
        read_strictly(b"{")
