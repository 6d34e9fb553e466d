"""Doubtful and wrong bodies at every route of games that last days: refused, nothing changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient
from tests.server.conftest import HOST
from tests.server.correspondence.conftest import Table
from tests.server.test_guard import HOSTILE

from grognard.server.app import create_app
from grognard.server.settings import Settings

ROUTES = (
    *("chat", "notes", "seen", "notices", "notices/test", "notices/mail", "claim", "grant", "leave"),
    *("rejoin", "renew", "computer", "rematch"),
)
WRONG = [[], "text", 7, {"colour": "red"}, {"side": 7, "text": [], "entries": "x", "token": 1}]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    db = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('hostile')}/games.db"
    settings = Settings(db=db, burst=100_000)
    with TestClient(create_app(settings), base_url=HOST, raise_server_exceptions=False) as client:
        yield Table(client)


@pytest.mark.parametrize("route", ROUTES)
def test_doubtful_and_wrong_bodies_are_refused_and_change_nothing(table: Table, route: str) -> None:
    before = table.state()
    path, kind = f"{table.at}/{route}", {"content-type": "application/json"}
    headers = {**table.french.headers(table.at), **kind}
    for name, body in HOSTILE.items():
        answer = table.client.post(path, content=body, headers=headers)
        assert answer.status_code == 400, (name, answer.text)
    for wrong in WRONG:
        answer = table.client.post(path, json=wrong, headers=headers)
        assert answer.status_code == 422, (wrong, answer.text)
        assert answer.json()["faults"]
    assert table.client.post(path, content=b" " * 70_000, headers=headers).status_code == 413
    assert table.client.post(path, content=b"{}", headers=table.french.headers(table.at)).status_code == 415
    assert (
        table.client.post(path, json={}, headers={**headers, "origin": "http://evil.test"}).status_code == 403
    )
    assert table.state() == before
