"""A server of its own process, to be listened to and to be killed."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
GROGNARD = str(Path(sys.executable).with_name("grognard"))


class Running:
    """A process that serves, and what is asked of it without any library."""

    def __init__(self, db: str, command: list[str] | None = None) -> None:
        self.process = subprocess.Popen(
            command or [GROGNARD, "serve", "--port", "0", "--db", db],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )
        self._said = ""
        assert self.process.stdout is not None
        found = re.search(r"http://\S+?:\d+", self.process.stdout.readline())
        assert found is not None
        self.address = found[0]

    def ask(self, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        """Status, answer, and the token of a seat if one came."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **({"Cookie": f"seat={cookie}"} if cookie else {})}
        try:
            with urlopen(Request(self.address + path, data, headers), timeout=120) as answer:
                token = re.search(r"seat=([^;]+)", answer.headers.get("set-cookie", ""))
                return answer.status, json.load(answer), token[1] if token else ""
        except HTTPError as wrong:
            return wrong.code, json.load(wrong), ""

    def sign_up(self, name: str, password: str) -> str:
        """The secret of somebody who is signed in."""
        data = json.dumps({"name": name, "password": password}).encode()
        sent = Request(f"{self.address}/api/accounts", data, {"Content-Type": "application/json"})
        with urlopen(sent, timeout=120) as answer:
            found = re.search(r"session=([^;]+)", answer.headers["set-cookie"])
        assert found is not None
        return found[1]

    def listen(self, path: str, cookie: str, last: int | str | None = None) -> Iterator[dict[str, Any]]:
        """Events as they come: their name, id and data."""
        headers = {"Cookie": f"seat={cookie}", **({} if last is None else {"Last-Event-ID": str(last)})}
        event: dict[str, Any] = {}
        with urlopen(Request(self.address + path, headers=headers), timeout=120) as stream:
            for raw in stream:
                name, _colon, value = raw.decode().rstrip("\n").partition(": ")
                if name:
                    event[name] = json.loads(value) if name == "data" else value
                elif event:
                    yield event
                    event = {}

    def kill(self) -> None:
        """As a power cut would."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._wait()

    def said(self) -> str:
        """What it has printed after its address."""
        return self._said

    def stop(self) -> None:
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self._said = self.process.communicate(timeout=120)[0]
