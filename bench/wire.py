"""HTTP as little as it can be, so that what is measured is the server and not its client."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from typing import Any

#: what a connection says whose other end is gone
LOST = (OSError, asyncio.IncompleteReadError)
#: how often something is asked, of one server after the other
_TRIES = 200


class Line:
    """A connection that is kept, for one question after the other; to the next server where one is gone."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports, self._lost = ports, 0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, body: Any = None, token: str = "") -> tuple[Any, str]:
        """The answer as data, and the token of a seat if one came."""
        for _ in range(_TRIES):
            try:
                return await self._ask(path, body, token)
            except LOST:
                self.close()
                self._lost += 1
                await asyncio.sleep(0.02)
        raise AssertionError(f"{path}: no server answers")

    async def _ask(self, path: str, body: Any, token: str) -> tuple[Any, str]:
        if self._streams is None:
            port = self.ports[self._lost % len(self.ports)]
            self._streams = await asyncio.open_connection("127.0.0.1", port, limit=2**24)
        reader, writer = self._streams
        writer.write(request(path, body, token))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head)
        assert length is not None, head
        data = json.loads(await reader.readexactly(int(length[1])))
        if not head.startswith(("HTTP/1.1 200", "HTTP/1.1 201")):
            raise AssertionError(f"{path}: {head.splitlines()[0]} {data}")
        found = re.search(r"set-cookie: seat=([^;]+)", head)
        return data, found[1] if found else ""

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


def request(path: str, body: Any, token: str) -> bytes:
    sent = b"" if body is None else json.dumps(body).encode()
    lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "host: localhost"]
    lines += [f"cookie: seat={token}"] if token else []
    lines += [] if body is None else ["content-type: application/json", f"content-length: {len(sent)}"]
    return "\r\n".join([*lines, "", ""]).encode() + sent


async def listen(port: int, path: str, token: str) -> AsyncIterator[int]:
    """The number of each entry as it is told."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**24)
    writer.write(request(path, None, token))
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head, head
        while line := await reader.readline():
            if line.startswith(b"id: "):
                yield int(line[4:].split(b".")[0])
    finally:
        writer.close()
