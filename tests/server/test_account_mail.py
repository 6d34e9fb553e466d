"""A new password and a confirmed address by letter, with a relay that keeps what it is handed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser
from tests.server.mailbox import Box, relay
from tests.server.test_accounts import on_database

from grognard.core.messages import keys_of
from grognard.server.account_mail import WORDS
from grognard.server.app import create_app
from grognard.server.records import now
from grognard.server.settings import Settings
from grognard.server.tables import letters

ADDRESS = "https://games.example.org"


@pytest.fixture
def box() -> Iterator[Box]:
    with relay() as (box, _url):
        yield box


@pytest.fixture
def settings(url: str, box: Box) -> Settings:
    return Settings(
        db=url, smtp=box.url, sender="games@example.org", address=ADDRESS, letters_an_hour=30, attempts=100
    )


@pytest.fixture
def ney(client: TestClient, box: Box) -> Browser:
    """Somebody with a confirmed address."""
    browser = Browser(client)
    browser.sign_up("Ney", mail="Ney@example.org")
    browser.post("/api/confirm", {"token": link(box, "confirm")})
    box.letters.clear()
    return browser


def letter(box: Box) -> str:
    """The letter that comes, as it does after a moment."""
    deadline = time.monotonic() + 30
    while not box.letters:
        assert time.monotonic() < deadline, "no letter came"
        time.sleep(0.01)
    return "\n".join(box.letters.pop(0).get_content().splitlines())


def link(box: Box, page: str) -> str:
    """The secret in the letter that comes."""
    found = re.search(rf"^{ADDRESS}/#/{page}/([A-Za-z0-9_-]{{43}})$", letter(box), re.MULTILINE)
    assert found is not None
    return found[1]


def settle(client: TestClient, box: Box) -> None:
    """Have one letter of another kind sent, so that an earlier one would have come."""
    witness = Browser(client)
    witness.sign_up(f"Witness {time.monotonic_ns()}", mail=f"witness{time.monotonic_ns()}@example.org")
    deadline = time.monotonic() + 30
    while not any(str(one["To"]).startswith("witness") for one in box.letters):
        assert time.monotonic() < deadline, "no letter came"
        time.sleep(0.01)


def test_an_address_counts_when_its_letter_has_been_answered(client: TestClient, box: Box) -> None:
    browser = Browser(client)
    said = browser.sign_up("Ney", mail="ney@example.org")
    assert (said["mail"], said["account"]["mail"]) == (True, None)
    token = link(box, "confirm")
    # Nothing is lost when the link is opened in another browser.
    Browser(client).post("/api/confirm", {"token": token})
    assert browser.account["mail"] == "ney@example.org"
    assert Browser(client).post("/api/confirm", {"token": token}, 401)["code"] == "used-link"
    Browser(client).sign_in("NEY@example.org")


def test_a_new_password_by_letter_ends_every_session(client: TestClient, ney: Browser, box: Box) -> None:
    thief, owner = Browser(client), Browser(client)
    thief.sign_in("Ney")
    assert owner.post("/api/reset", {"mail": " ney@EXAMPLE.org"}, 202) == {"done": True}
    token = link(box, "reset")
    body = {"token": token, "password": "battery staple"}
    assert owner.post("/api/reset/use", {**body, "password": "short"}, 422)["code"] == "bad-password"
    assert owner.post("/api/reset/use", body)["account"]["name"] == "Ney"
    assert owner.account is not None
    assert thief.account is None
    assert ney.account is None
    assert Browser(client).post("/api/reset/use", body, 401)["code"] == "used-link"
    Browser(client).sign_in("Ney", status=401)
    Browser(client).sign_in("Ney", "battery staple")


def test_nobody_learns_whether_an_address_is_known(client: TestClient, ney: Browser, box: Box) -> None:
    known = ney.client.post("/api/reset", json={"mail": "ney@example.org"})
    assert link(box, "reset")
    unknown = ney.client.post("/api/reset", json={"mail": "nobody@example.org"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert dict(known.headers) == dict(unknown.headers)
    settle(client, box)
    assert [str(one["To"])[:7] for one in box.letters] == ["witness"]


def test_whoever_gives_an_address_that_is_known_learns_nothing_but_its_owner_does(
    client: TestClient, ney: Browser, box: Box
) -> None:
    assert ney.account["mail"] == "Ney@example.org"
    soult = Browser(client)
    assert soult.sign_up("Soult", mail="NEY@example.org")["account"]["mail"] is None
    said = letter(box)
    assert "Ney" in said
    assert "Soult" not in said
    assert "/#/confirm/" not in said
    assert soult.account["mail"] is None


def test_of_two_who_were_sent_one_address_the_first_to_answer_has_it(client: TestClient, box: Box) -> None:
    first, second = Browser(client), Browser(client)
    first.sign_up("Ney", mail="army@example.org")
    one = link(box, "confirm")
    second.sign_up("Soult", mail="army@example.org")
    other = link(box, "confirm")
    second.post("/api/confirm", {"token": other})
    assert first.post("/api/confirm", {"token": one}, 409)["code"] == "mail-taken"
    assert (first.account["mail"], second.account["mail"]) == (None, "army@example.org")


def test_a_link_is_good_for_an_hour(client: TestClient, ney: Browser, box: Box) -> None:
    ney.post("/api/reset", {"mail": "ney@example.org"}, 202)
    token = link(box, "reset")
    on_database(client, update(letters).values(expires=now() - 1))
    body = {"token": token, "password": "battery staple"}
    assert ney.post("/api/reset/use", body, 401)["code"] == "used-link"
    assert ney.account is not None


def test_a_later_letter_takes_the_place_of_an_earlier_one(ney: Browser, box: Box) -> None:
    tokens = []
    for _ in range(2):
        ney.post("/api/reset", {"mail": "ney@example.org"}, 202)
        tokens.append(link(box, "reset"))
    body = {"password": "battery staple"}
    ney.post("/api/reset/use", {**body, "token": tokens[0]}, 401)
    ney.post("/api/reset/use", {**body, "token": tokens[1]})


def test_a_link_for_one_thing_does_no_other(ney: Browser, box: Box) -> None:
    ney.post("/api/reset", {"mail": "ney@example.org"}, 202)
    token = link(box, "reset")
    ney.post("/api/confirm", {"token": token}, 401)
    ney.post("/api/reset/use", {"token": token, "password": "battery staple"})


def test_signing_out_everywhere_takes_the_power_of_letters(ney: Browser, box: Box) -> None:
    ney.post("/api/reset", {"mail": "ney@example.org"}, 202)
    token = link(box, "reset")
    ney.post("/api/me/sessions/end", {})
    ney.post("/api/reset/use", {"token": token, "password": "battery staple"}, 401)


def test_secrets_of_letters_are_stored_as_hashes(client: TestClient, ney: Browser, box: Box) -> None:
    ney.post("/api/reset", {"mail": "ney@example.org"}, 202)
    token = link(box, "reset")
    [stored] = on_database(client, letters.select())
    assert token not in str(stored)


def test_an_address_is_changed_with_the_password_and_taken_away_at_once(ney: Browser, box: Box) -> None:
    ney.post("/api/me/mail", {"mail": "moskowa@example.org", "password": "wrong one"}, 403)
    body = {"mail": "moskowa@example.org", "password": "correct horse"}
    assert ney.post("/api/me/mail", body)["account"]["mail"] == "Ney@example.org"
    ney.post("/api/confirm", {"token": link(box, "confirm")})
    assert ney.account["mail"] == "moskowa@example.org"
    assert ney.post("/api/me/mail", {**body, "mail": None})["account"]["mail"] is None


def test_one_address_gets_so_many_letters(url: str, box: Box) -> None:
    settings = Settings(
        db=url, smtp=box.url, sender="games@example.org", address=ADDRESS, letters_an_hour=6, attempts=100
    )
    with TestClient(create_app(settings), base_url=HOST) as client:
        ney = Browser(client)
        ney.sign_up("Ney", mail="ney@example.org")
        ney.post("/api/confirm", {"token": link(box, "confirm")})
        for _ in range(4):
            ney.post("/api/reset", {"mail": "ney@example.org"}, 202)
        link(box, "reset")
        ney.post("/api/reset", {"mail": "soult@example.org"}, 202)
        assert ney.post("/api/reset", {"mail": "soult@example.org"}, 429)["code"] == "busy"
    # Closing lets everything go that was on its way.
    assert box.letters == []


@pytest.mark.parametrize("mail", ["ney", "a@b", "ney@exa mple.org", "ney@example.org\nBcc: x@y.z", "x" * 300])
def test_what_is_no_address_is_refused(client: TestClient, mail: str) -> None:
    Browser(client).post("/api/reset", {"mail": mail}, 422)
    Browser(client).post("/api/accounts", {"name": "Ney", "password": "correct horse", "mail": mail}, 422)


@pytest.mark.parametrize("language", ["fr", "es"])
def test_letters_are_written_in_the_readers_language(ney: Browser, box: Box, language: str) -> None:
    ney.post("/api/reset", {"mail": "ney@example.org"}, 202, lang=language)
    said = letter(box)
    assert "Ney" in said
    english = WORDS.say("letter-reset-subject")
    assert WORDS.say("letter-reset-subject", language) != english
    assert "password" not in said


def test_the_letters_have_the_same_texts_in_every_language() -> None:
    from importlib.resources import files

    folder = files("grognard.server") / "text"
    texts = {language: (folder / f"{language}.ftl").read_text("utf-8") for language in ("en", "fr", "es")}
    assert len({keys_of(text) for text in texts.values()}) == 1
    for text in texts.values():
        assert text.count("{ $link }") == texts["en"].count("{ $link }")
