"""A service that takes webhooks and keeps what it is sent."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import uvicorn


class Hooks:
    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/hook"
        self.bodies: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        #: what it answers, one after the other; 204 when there is no more
        self.answers: list[int] = []
        #: seconds before it answers
        self.delay = 0.0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "http"
        message = await receive()
        self.bodies.append(json.loads(message["body"]))
        self.headers.append({name.decode(): value.decode() for name, value in scope["headers"]})
        await asyncio.sleep(self.delay)
        status = self.answers.pop(0) if self.answers else 204
        headers = [(b"location", b"/elsewhere")] if 300 <= status < 400 else []
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b""})


@contextmanager
def hook_sink() -> Iterator[Hooks]:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    hooks = Hooks(listening.getsockname()[1])
    server = uvicorn.Server(uvicorn.Config(hooks, lifespan="off", log_level="critical", ws="none"))
    thread = Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield hooks
    finally:
        server.should_exit = server.force_exit = True
        thread.join()
        listening.close()
