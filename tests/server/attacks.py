"""What a hostile client does to a server by plain sockets, and what that costs the server."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.real_server import Running

#: a request that costs next to nothing, and one with a large answer
SMALL = b"GET /api/computers HTTP/1.1\r\nHost: a\r\n\r\n"
LARGE = b"GET /api/scenarios/barrosa-1811/map.svg HTTP/1.1\r\nHost: a\r\n\r\n"


def megabytes(server: Running) -> float:
    """What the server has in memory now."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


@contextmanager
def sockets(server: Running, count: int = 1, at: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """Connections of a visitor, who may have another address of this machine."""
    found = urlsplit(server.address)
    there = (found.hostname, found.port)
    opened = [socket.create_connection(there, 30, source_address=(at, 0)) for _ in range(count)]
    try:
        yield opened
    finally:
        for one in opened:
            one.close()


def flood(one: socket.socket, request: bytes, seconds: float, most: float = 1e9) -> int:
    """Send a request over and over without reading an answer; how many bytes were taken."""
    block, sent, ends = request * max(1, 65536 // len(request)), 0, time.monotonic() + seconds
    one.setblocking(False)
    left = b""
    while time.monotonic() < ends and sent < most:
        left = left or block
        try:
            taken = one.send(left)
        except BlockingIOError:
            time.sleep(0.01)
        except OSError:
            break
        else:
            sent, left = sent + taken, left[taken:]
    one.settimeout(30)
    return sent


def heard(one: socket.socket) -> bytes:
    """Everything that still comes, until the server hangs up."""
    one.settimeout(30)
    parts = []
    with suppress(ConnectionError):
        while part := one.recv(65536):
            parts.append(part)
    return b"".join(parts)


def is_cut_off(one: socket.socket) -> bool:
    """Whether the server has hung up, seen by somebody who reads nothing that was sent before."""
    with suppress(BlockingIOError):
        one.setblocking(False)
        try:
            return not one.send(b"x")
        except OSError:
            return True
    return False


def until(reached: Callable[[], bool], seconds: float = 30.0) -> bool:
    """Wait until something is so."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if reached():
            return True
        time.sleep(0.05)
    return False
