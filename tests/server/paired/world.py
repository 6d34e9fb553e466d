"""One of two worlds: a server whose clock stands still and whose tokens can be foretold."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import anyio
import pytest
from fastapi import FastAPI

from grognard.core.game import Game
from grognard.server.app import create_app
from grognard.server.settings import Settings

MANY = 10**9
NOON = 1_800_000_000_000


class Foretold:
    """Takes the place of `secrets`, so that the same act draws the same tokens in either world."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.source = random.Random(0)
        monkeypatch.setattr(secrets, "token_urlsafe", self.urlsafe)
        monkeypatch.setattr(secrets, "token_hex", self.hex)

    def begin(self, act: str) -> None:
        self.source = random.Random(act)

    def urlsafe(self, size: int = 32) -> str:
        return self.hex(size)[: size * 4 // 3 + 1]

    def hex(self, size: int = 32) -> str:
        return self.source.randbytes(size).hex()


class World:
    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.game = ""
        #: who -> the token of his seat
        self.tokens: dict[str, str] = {}

    @property
    def whole(self) -> Game:
        """The game with all its secrets."""
        game: Game = self.app.state.matches._open[self.game].game
        return game.clone()

    def scope(self, method: str, path: str, query: dict[str, Any], who: str) -> dict[str, Any]:
        headers = [(b"host", b"grognard.test"), (b"content-type", b"application/json")]
        if who in self.tokens:
            headers.append((b"cookie", f"seat={self.tokens[who]}".encode()))
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": urlencode(query).encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("grognard.test", 80),
        }

    async def ask(self, method: str, path: str, given: dict[str, Any], who: str) -> tuple[int, Any, bytes]:
        """Status, headers and body of an answer; `given` is a query or a body."""
        query, body = (given, b"") if method == "GET" else ({}, json.dumps(given).encode())
        sent = [{"type": "http.request", "body": body, "more_body": False}]
        status, headers, chunks = 0, [], []

        async def receive() -> dict[str, Any]:
            if sent:
                return sent.pop()
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], message["headers"]
            else:
                chunks.append(message.get("body", b""))

        await self.app(self.scope(method, path, query, who), receive, send)
        return status, headers, b"".join(chunks)

    async def hear(self, path: str, given: dict[str, Any], who: str, until: bytes) -> tuple[int, Any, bytes]:
        """A stream as far as it says a certain thing, or to its end."""
        ear = Ear(self, path, given, who, until)
        async with asyncio.timeout(120):
            await ear.full.wait()
        await ear.hang_up()
        return ear.status, ear.headers, ear.heard

    async def does(self, who: str, path: str, body: dict[str, Any], status: int = 200) -> Any:
        """Something that somebody does at the game, as it should go."""
        found, headers, text = await self.ask("POST", path.replace("{game}", self.game), body, who)
        assert found == status, (path, body, found, text[:300])
        for name, value in headers:
            if name == b"set-cookie" and value.startswith(b"seat="):
                self.tokens[who] = value.split(b";")[0].removeprefix(b"seat=").decode()
        return json.loads(text)

    async def looks(self, who: str, path: str = "", **query: Any) -> Any:
        found, _headers, text = await self.ask("GET", f"/api/games/{self.game}{path}", query, who)
        assert found == 200, (path, query, found, text[:300])
        return json.loads(text)


class Ear:
    """Somebody who listens to a stream."""

    def __init__(self, world: World, path: str, given: dict[str, Any], who: str, until: bytes = b"") -> None:
        self.world, self.until = world, until
        self.status, self.heard = 0, b""
        self.headers: list[tuple[bytes, bytes]] = []
        #: set when what was waited for has been said, or nothing more comes
        self.full, self._sent = asyncio.Event(), False
        self.listening = asyncio.create_task(
            world.app(world.scope("GET", path, given, who), self._receive, self._send)
        )

    async def _receive(self) -> dict[str, Any]:
        if not self._sent:
            self._sent = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.full.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], message["headers"]
            return
        if not self.full.is_set():
            self.heard += message.get("body", b"")
        said = bool(self.until) and self.until in self.heard
        if said or self.status >= 400 or not message.get("more_body", False):
            self.full.set()

    async def hang_up(self) -> None:
        self.full.set()
        # Whoever hangs up while more is on its way leaves a broken stream behind, as any browser does.
        try:
            await self.listening
        except* anyio.BrokenResourceError:
            pass


@asynccontextmanager
async def world(folder: Path, name: str, watch: float = 3600.0) -> AsyncIterator[World]:
    settings = Settings(
        db=f"sqlite+aiosqlite:///{folder}/{name}.db",
        burst=MANY,
        games_an_hour=MANY,
        lines=MANY,
        games=MANY,
        # Nothing happens by itself.
        watch=watch,
        notice_every=3600.0,
    )
    app = create_app(settings, now=lambda: NOON)
    async with app.router.lifespan_context(app):
        yield World(app)
