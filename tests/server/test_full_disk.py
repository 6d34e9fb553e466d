"""A disk that is full or fails: whatever was to be written is refused in words, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, select
from starlette.testclient import TestClient
from tests.server.attacks import until
from tests.server.conftest import HOST, call, state_of
from tests.server.full_disk import ANSWERED_ANYHOW, WRITES, Call, Table
from tests.server.mailbox import relay
from tests.server.test_account_mail import ADDRESS
from tests.server.test_damage import FullDisk

from grognard.server.access import ACCESS
from grognard.server.app import create_app
from grognard.server.records import now
from grognard.server.settings import Settings
from grognard.server.tables import metadata

TITLE = "The server cannot write; nothing was changed; try again"
#: what the server notes of itself, whatever anybody asks
_OWN = ("keeping", "outage")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, FullDisk, Any, list[int]]]:
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('full')}/games.db"
    clock = [now()]
    with relay() as (box, smtp):
        settings = Settings(
            db=url,
            burst=10**6,
            games_an_hour=10**6,
            accounts_an_hour=10**6,
            attempts=10**6,
            pulse=1e6,
            notice_every=1e6,
            letters_an_hour=10**6,
            computer="greedy",
            smtp=smtp,
            sender="games@example.org",
            address=ADDRESS,
        )
        with TestClient(create_app(settings, now=lambda: clock[0]), base_url=HOST) as client:
            yield client, FullDisk(client), box, clock


def stored(client: TestClient) -> dict[str, list[Any]]:
    """Everything in the database that belongs to players."""

    def look(sql: Connection) -> dict[str, list[Any]]:
        tables = [table for table in metadata.sorted_tables if table.name not in _OWN]
        return {table.name: sorted(map(repr, sql.execute(select(table)))) for table in tables}

    found: dict[str, list[Any]] = call(client, state_of(client).matches.store.database.read, look)
    return found


def test_every_route_that_is_posted_to_is_here() -> None:
    posted = {path for method, path in ACCESS if method == "POST"}
    assert {path for path, _call in WRITES} | ANSWERED_ANYHOW == posted


@pytest.mark.parametrize(
    ("route", "called"), WRITES, ids=[f"{place}-{path}" for place, (path, _call) in enumerate(WRITES)]
)
def test_what_cannot_be_written_is_refused_in_words_and_changes_nothing(
    place: tuple[TestClient, FullDisk, Any, list[int]], route: str, called: Callable[[Table], Call]
) -> None:
    client, disk, box, clock = place
    browser, path, body = called(Table(client, box, clock))
    assert path.count("/") == route.count("/")
    watched = "/".join(path.split("/")[:4]) if path.startswith("/api/games/") and path.count("/") > 3 else ""
    before, seen = stored(client), browser.get(watched, seat_or_not(browser, watched)) if watched else None
    disk.is_full = True
    try:
        refused = client.post(path, json=body, headers=browser.headers(path))
    finally:
        disk.is_full = False
    assert (refused.status_code, refused.json()["title"]) == (503, TITLE), refused.text
    assert refused.headers["retry-after"]
    assert not refused.cookies, "nobody is given the key to what is not there"
    assert stored(client) == before
    if watched:
        assert browser.get(watched, seat_or_not(browser, watched)) == seen
    again = client.post(path, json=body, headers=browser.headers(path))
    assert again.status_code in (200, 201, 202), (route, again.text)
    assert until(lambda: stored(client) != before), "it would have written something"


def seat_or_not(browser: Any, path: str) -> int:
    """Whoever has not joined yet may not look."""
    return 200 if path.split("/")[-1] in browser.jar else 401


def test_a_database_that_is_gone_is_told_in_the_same_words(
    place: tuple[TestClient, FullDisk, Any, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, _disk, box, clock = place
    table = Table(client, box, clock)
    path = table.joined()
    database = state_of(client).matches.store.database

    def gone(*_given: Any) -> Any:
        raise ConnectionRefusedError("the database is away")

    monkeypatch.setattr(type(database), "_changed", gone)
    refused = table.host.post(f"{path}/orders", {"given": "done", "sequence": 1, "key": table.key()}, 503)
    assert refused["title"] == TITLE
