"""A relay that keeps what it is handed, for tests of whatever sends mail."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP


class Box:
    """Letters in the order they came."""

    def __init__(self) -> None:
        #: where the relay is
        self.url = ""
        self.letters: list[EmailMessage] = []
        self.recipients: list[list[str]] = []
        #: what the relay answers to a letter
        self.verdict = "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.recipients.append(list(envelope.rcpt_tos))
        return self.verdict


@contextmanager
def relay(host: str = "127.0.0.1") -> Iterator[tuple[Box, str]]:
    """A relay on a free port, and its address. It has a thread to itself, whatever runs in this one."""
    box, loop = Box(), asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()

    async def listen() -> asyncio.Server:
        return await loop.create_server(lambda: SMTP(box, loop=loop, hostname="sink.test"), host, 0)

    async def close() -> None:
        listening.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    listening = asyncio.run_coroutine_threadsafe(listen(), loop).result(30)
    try:
        box.url = f"smtp://{host}:{listening.sockets[0].getsockname()[1]}"
        yield box, box.url
    finally:
        asyncio.run_coroutine_threadsafe(close(), loop).result(30)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
