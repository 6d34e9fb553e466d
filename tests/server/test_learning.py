"""A server has learned all types before it answers anybody: learning one twice at once would end it."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from grognard.server import app as served
from grognard.server.settings import Settings
from grognard.server.storage import Store


def test_a_server_learns_everything_before_it_opens_its_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    called: list[str] = []
    opens = Store.open

    async def open_it(store: Store) -> None:
        called.append("opened")
        await opens(store)

    monkeypatch.setattr(served, "learn_everything", lambda: called.append("learned"))
    monkeypatch.setattr(Store, "open", open_it)
    with TestClient(served.create_app(Settings(db=f"sqlite+aiosqlite:///{tmp_path}/games.db"))):
        assert called == ["learned", "opened"]
