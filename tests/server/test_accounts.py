"""Accounts as people use them: signing up, in and out, changing things, leaving."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import update
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser, call, state_of

from grognard.server import accounts as accounts_module
from grognard.server.app import create_app
from grognard.server.records import now
from grognard.server.settings import Settings
from grognard.server.tables import accounts, metadata, sessions


@pytest.fixture
def ney(client: TestClient) -> Browser:
    browser = Browser(client)
    browser.sign_up("Ney")
    return browser


def on_database(client: TestClient, *changes: Any) -> list[Any]:
    """Do something to the database behind the server's back; the rows of the last."""

    async def work() -> list[Any]:
        found: list[Any] = []
        async with state_of(client).matches.store.engine.begin() as connection:
            for change in changes:
                result = await connection.execute(change)
                found = list(result) if result.returns_rows else []
        return found

    done: list[Any] = call(client, work)
    return done


def test_whoever_signs_up_is_signed_in(client: TestClient) -> None:
    browser = Browser(client)
    assert browser.get("/api/me") == {"account": None, "mail": False}
    said = browser.sign_up("  Michel  Ney ")
    assert said["account"]["name"] == "Michel Ney"
    assert browser.account == said["account"]


def test_a_name_is_given_once_however_it_is_spelt(client: TestClient, ney: Browser) -> None:
    assert ney.account["name"] == "Ney"
    for name in ("Ney", "nEY", " ney "):
        body = {"name": name, "password": "another password"}
        assert Browser(client).post("/api/accounts", body, 409)["code"] == "name-taken"


def test_the_same_person_signs_in_on_another_device(client: TestClient, ney: Browser) -> None:
    phone = Browser(client)
    phone.sign_in("NEY")
    assert phone.account == ney.account
    assert phone.session != ney.session


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(client: TestClient, ney: Browser) -> None:
    wrong = ney.sign_in("Ney", "wrong password", 401)
    assert Browser(client).sign_in("Soult", "wrong password", 401) == wrong
    assert Browser(client).sign_in("<img src=x>", "x", 401) == wrong
    assert ney.account is not None


def test_signing_out_ends_the_session_of_this_browser_only(client: TestClient, ney: Browser) -> None:
    phone = Browser(client)
    phone.sign_in("Ney")
    ended = phone.session
    assert phone.post("/api/session/end", {})["account"] is None
    assert phone.session == ""
    phone.session = ended
    assert phone.account is None
    assert ney.account is not None
    Browser(client).post("/api/session/end", {})


def test_signing_out_everywhere_ends_every_session(client: TestClient, ney: Browser) -> None:
    phone = Browser(client)
    phone.sign_in("Ney")
    ney.post("/api/me/sessions/end", {})
    assert phone.account is None
    ney.get("/api/me/games", 401)


def test_signing_in_again_replaces_the_session(client: TestClient, ney: Browser) -> None:
    before = ney.session
    ney.sign_in("Ney")
    assert ney.session != before
    thief = Browser(client)
    thief.session = before
    assert thief.account is None


def test_the_session_is_a_cookie_that_scripts_and_other_sites_cannot_use(client: TestClient) -> None:
    answer = client.post("/api/accounts", json={"name": "Ney", "password": "correct horse"})
    cookie = answer.headers["set-cookie"]
    token = re.search(r"session=([A-Za-z0-9_-]{43});", cookie)
    assert token is not None
    assert all(part in cookie for part in ("HttpOnly", "SameSite=strict", "Path=/api", "Max-Age="))
    assert token[1] not in answer.text
    assert "Secure" not in cookie


def test_behind_https_the_session_goes_nowhere_else(url: str) -> None:
    with TestClient(create_app(Settings(db=url, secure=True)), base_url=HOST) as client:
        answer = client.post("/api/accounts", json={"name": "Ney", "password": "correct horse"})
        assert "Secure" in answer.headers["set-cookie"]


def test_nothing_that_lets_anybody_in_is_stored(client: TestClient, ney: Browser) -> None:
    stored = " ".join(
        str(row) for table in metadata.sorted_tables for row in on_database(client, table.select())
    )
    assert "Ney" in stored
    assert ney.session not in stored
    assert "correct horse" not in stored


def test_a_session_that_was_long_idle_has_ended(client: TestClient, ney: Browser) -> None:
    on_database(client, update(sessions).values(expires=now() - 1))
    assert ney.account is None
    ney.get("/api/me/games", 401)


def test_a_session_in_use_is_renewed_but_not_for_ever(client: TestClient, ney: Browser) -> None:
    def expires() -> int:
        return int(on_database(client, sessions.select())[0].expires)

    soon = now() + 1000 * 3600
    on_database(client, update(sessions).values(expires=soon))
    token = ney.session
    assert ney.account is not None
    assert ney.session == token
    assert expires() > soon + accounts_module.IDLE // 2
    year_ago = now() - accounts_module._LONGEST + 2000 * 3600
    on_database(client, update(sessions).values(expires=soon, created=year_ago))
    assert ney.account is not None
    assert expires() < now() + 3 * 1000 * 3600


def test_the_oldest_of_many_sessions_ends(
    client: TestClient, ney: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts_module, "_MOST_SESSIONS", 2)
    on_database(client, update(sessions).values(created=1))
    phone, tablet = Browser(client), Browser(client)
    phone.sign_in("Ney")
    tablet.sign_in("Ney")
    assert ney.account is None
    assert phone.account is not None
    assert tablet.account is not None


def test_a_name_can_be_changed_but_not_to_one_that_is_taken(client: TestClient, ney: Browser) -> None:
    Browser(client).sign_up("Soult")
    assert ney.post("/api/me/name", {"name": "SOULT"}, 409)["code"] == "name-taken"
    assert ney.post("/api/me/name", {"name": "NEY"})["account"]["name"] == "NEY"
    assert ney.post("/api/me/name", {"name": "Marshal Ney"})["account"]["name"] == "Marshal Ney"
    Browser(client).sign_in("marshal ney")


def test_a_new_password_ends_every_other_session(client: TestClient, ney: Browser) -> None:
    phone = Browser(client)
    phone.sign_in("Ney")
    body = {"password": "wrong one", "fresh": "battery staple"}
    assert ney.post("/api/me/password", body, 403)["code"] == "wrong-password"
    assert phone.account is not None
    ney.post("/api/me/password", {**body, "password": "correct horse"})
    assert ney.account is not None
    assert phone.account is None
    phone.sign_in("Ney", "correct horse", 401)
    phone.sign_in("Ney", "battery staple")


def test_an_old_hash_is_made_anew_at_the_next_sign_in(client: TestClient, ney: Browser) -> None:
    from argon2 import PasswordHasher

    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("correct horse")
    on_database(client, update(accounts).values(password=weak))
    ney.sign_in("Ney")
    stored = on_database(client, accounts.select())[0].password
    assert stored != weak
    ney.sign_in("Ney")


def test_without_a_relay_no_mail_is_offered(client: TestClient, ney: Browser) -> None:
    body = {"mail": "ney@example.org", "password": "correct horse"}
    assert ney.post("/api/me/mail", body, 409)["code"] == "no-mail"
    assert ney.post("/api/reset", {"mail": "ney@example.org"}, 409)["code"] == "no-mail"
    signing_up = {**body, "name": "Soult"}
    assert Browser(client).post("/api/accounts", signing_up, 409)["code"] == "no-mail"
    Browser(client).sign_up("Soult")


def test_deleting_an_account_takes_the_password_and_leaves_nothing(client: TestClient, ney: Browser) -> None:
    ney.post("/api/me/delete", {"password": "wrong one"}, 403)
    ney.post("/api/me/delete", {"password": "correct horse"})
    assert ney.account is None
    Browser(client).sign_in("Ney", status=401)
    assert on_database(client, accounts.select()) == on_database(client, sessions.select()) == []
    Browser(client).sign_up("Ney")


WRONG = {
    "no object": [],
    "no password": {"name": "Ney"},
    "no name": {"password": "correct horse"},
    "number": {"name": 7, "password": "correct horse"},
    "list": {"name": ["Ney"], "password": "correct horse"},
    "short name": {"name": "x", "password": "correct horse"},
    "long name": {"name": "x" * 41, "password": "correct horse"},
    "very long name": {"name": "x" * 5000, "password": "correct horse"},
    "control": {"name": "Ney\u0007", "password": "correct horse"},
    "backwards": {"name": "\u202eyeN", "password": "correct horse"},
    "address": {"name": "ney@example.org", "password": "correct horse"},
    "short password": {"name": "Ney", "password": "short"},
    "long password": {"name": "Ney", "password": "x y z w" * 100},
    "own name": {"name": "Marshal Ney", "password": "marshal ney"},
    "unknown field": {"name": "Ney", "password": "correct horse", "admin": True},
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
def test_a_wrong_account_is_refused_with_what_and_where(tmp_path: object, body: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db")
    with TestClient(create_app(settings), base_url=HOST) as client:
        problem = Browser(client).post("/api/accounts", body, 422)
        assert all(fault["what"] for fault in problem["faults"])
        assert problem["faults"]
        assert on_database(client, accounts.select()) == []


def test_whoever_guesses_passwords_has_to_wait(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", attempts=2)
    with TestClient(create_app(settings), base_url=HOST) as client:
        browser = Browser(client)
        browser.sign_in("Ney", "wrong password", 401)
        browser.sign_in("Soult", "wrong password", 401)
        assert browser.sign_in("Victor", "wrong password", 429)["code"] == "busy"


def test_an_account_is_guarded_against_many_visitors(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", attempts=2)
    app = create_app(settings)
    with TestClient(app, base_url=HOST, client=("10.0.0.1", 1)) as client:
        Browser(client).sign_up("Ney")
        for visitor in range(2, 13):
            stranger = _from(app, client, f"10.0.0.{visitor}")
            stranger.sign_in("NEY", "wrong password", 401 if visitor < 12 else 429)


def test_nobody_fills_the_disk_with_accounts(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", accounts=2, accounts_an_hour=3)
    with TestClient(create_app(settings), base_url=HOST) as client:
        bodies = [{"name": f"Ney {number}", "password": "correct horse"} for number in range(4)]
        codes = [client.post("/api/accounts", json=body).status_code for body in bodies]
    assert codes == [201, 201, 503, 429]


def _from(app: FastAPI, home: TestClient, address: str) -> Browser:
    """Somebody at another address of the same server."""
    client = TestClient(app, base_url=HOST, client=(address, 1))
    client.portal = home.portal
    return Browser(client)


def _cookie(answer: Any, name: str) -> dict[str, str]:
    return {"cookie": f"{name}={answer.cookies[name]}"}


def test_a_stranger_slows_nobody_but_himself(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", attempts=4)
    app = create_app(settings)
    with TestClient(app, base_url=HOST, client=("10.0.0.1", 1)) as home:
        Browser(home).sign_up("Ney")
        stranger = _from(app, home, "10.0.0.2")
        for attempt in range(30):
            stranger.sign_in("Ney", "wrong password", 401 if attempt < 4 else 429)
        _from(app, home, "10.0.0.3").sign_in("Ney")


def test_however_many_strangers_guess_the_owner_gets_in_with_his_own_browser(tmp_path: object) -> None:
    """From their address too, after the server has started again, and until his password is another."""
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", attempts=4)
    guess, right = {"name": "Ney", "password": "wrong password"}, {"name": "ney", "password": "correct horse"}
    with TestClient(create_app(settings), base_url=HOST) as client:
        known = _cookie(client.post("/api/accounts", json=right), "known")
    app = create_app(settings)
    with TestClient(app, base_url=HOST, client=("10.0.0.1", 1)) as client:
        for visitor in range(30):
            _from(app, client, f"10.0.0.{visitor}").client.post("/api/session", json=guess)
        for _ in range(4):
            client.cookies.clear()
            client.post("/api/session", json=guess)
        client.cookies.clear()
        assert client.post("/api/session", json=right).status_code == 429
        assert (
            client.post("/api/session", json=right, headers={"cookie": f"known={'0' * 64}"}).status_code
            == 429
        )
        assert client.post("/api/session", json=right | {"name": "Soult"}, headers=known).status_code == 429
        told = client.post("/api/session", json=right, headers=known)
        client.cookies.clear()
        assert told.status_code == 200
        session = _cookie(told, "session")
        body = {"password": "correct horse", "fresh": "another battery staple"}
        changed = client.post("/api/me/password", json=body, headers=session)
        client.cookies.clear()
        assert changed.status_code == 200, changed.text
        fresh, right = _cookie(changed, "known"), right | {"password": "another battery staple"}
        client.cookies.clear()
        assert client.post("/api/session", json=right, headers=known).status_code == 429
        assert client.post("/api/session", json=right, headers=fresh).status_code == 200


def test_a_browser_that_is_known_cannot_guess_for_ever_either(tmp_path: object) -> None:
    settings = Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db", attempts=4)
    right = {"name": "Ney", "password": "correct horse"}
    with TestClient(create_app(settings), base_url=HOST) as client:
        known = _cookie(client.post("/api/accounts", json=right), "known")
        codes = []
        for _ in range(6):
            client.cookies.clear()
            guess = right | {"password": "wrong password"}
            codes.append(client.post("/api/session", json=guess, headers=known).status_code)
    assert codes == [401] * 4 + [429] * 2
