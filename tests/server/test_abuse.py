"""Hostile clients at a real server: what they do costs them a connection, and the server next to nothing."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest
from tests.conftest import SOAKING
from tests.promises import measure
from tests.server.attacks import LARGE, SMALL, flood, heard, is_cut_off, megabytes, sockets, until
from tests.server.real_server import Running

#: megabytes that an attack may cost while it lasts, and that may be left of it
MOST, LEFT = 60, 40
#: seconds that a flood lasts, and how many do the same thing at once
FLOOD, MANY = (10.0, 100) if SOAKING else (1.5, 20)
#: how a request with a body begins
POST = b"POST /api/games HTTP/1.1\r\nHost: a\r\n"
#: the bounds of the server that is attacked
PATIENCE = {"head_time": 2, "body_time": 3, "unread_time": 2, "look": 0.1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    db = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('abused') / 'games.db'}"
    bounds = [f"{name}={value}" for name, value in PATIENCE.items()]
    running = Running(db, [sys.executable, "-m", "tests.server.abused", db, "each=120", "total=140", *bounds])
    for path in ("/api/computers", "/api/scenarios/barrosa-1811/map.svg"):
        with sockets(running) as (one,):
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
            assert heard(one).startswith(b"HTTP/1.1 200")
    yield running
    running.stop()


class Cost:
    """What happens to the server's memory while somebody attacks it, and whether it answers others."""

    def __init__(self, server: Running, what: str) -> None:
        self.server, self.what, self.most, self.slowest = server, what, 0.0, 0.0
        self._ends = threading.Event()

    def __enter__(self) -> Cost:
        self.before = megabytes(self.server)
        self._watch = threading.Thread(target=self._look)
        self._watch.start()
        return self

    def _look(self) -> None:
        while not self._ends.wait(0.1):
            began = time.monotonic()
            assert self.server.ask("/api/computers")[0] == 200
            self.slowest = max(self.slowest, time.monotonic() - began)
            self.most = max(self.most, megabytes(self.server) - self.before)

    def __exit__(self, kind: object, *_raised: object) -> None:
        self._ends.set()
        self._watch.join()
        if kind is None:
            left = megabytes(self.server) - self.before
            measure("Abuse", f"megabytes that {self.what} cost", self.most)
            assert self.most < MOST, f"{self.what} took {self.most:.0f} MB"
            assert left < LEFT, f"{self.what} left {left:.0f} MB behind"
            assert self.slowest < 15, f"somebody else waited {self.slowest:.1f} s meanwhile"


def test_pipelined_requests_whose_answers_nobody_reads_are_not_read(server: Running) -> None:
    with Cost(server, "pipelined unread requests"), sockets(server, 3) as attackers:
        threads = [
            threading.Thread(target=flood, args=(one, request, FLOOD))
            for one, request in zip(attackers, (SMALL, SMALL, LARGE), strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert all(until(partial(is_cut_off, one)) for one in attackers)


def test_pipelined_requests_whose_answers_are_read_are_all_answered(server: Running) -> None:
    count = 500
    with sockets(server) as (one,):
        last = SMALL.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        sender = threading.Thread(target=one.sendall, args=(SMALL * (count - 1) + last,))
        sender.start()
        answers = heard(one)
        sender.join()
    assert answers.count(b"HTTP/1.1 200") == count


def test_many_who_do_not_read_large_answers_are_cut_off(server: Running) -> None:
    with Cost(server, f"{MANY} slow readers"), sockets(server, MANY) as attackers:
        for one in attackers:
            one.sendall(LARGE * 20)
        assert all(until(partial(is_cut_off, one)) for one in attackers)


def test_bodies_that_come_slowly_are_not_waited_for(server: Running) -> None:
    head = POST + b"Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
    with Cost(server, f"{MANY} slow bodies"), sockets(server, MANY) as attackers:
        for one in attackers:
            one.sendall(head)
        ends = time.monotonic() + 30
        left = attackers
        while left and time.monotonic() < ends:
            left = [one for one in left if not is_cut_off(one)]
            time.sleep(0.1)
        assert not left


@pytest.mark.parametrize(
    ("opening", "on", "answer"),
    [
        (b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: ", b"x" * 1000, b"431"),
        (b"GET /" + b"long/" * 100, b"long/" * 200, b"431"),
        (b"GET / HTTP/1.1\r\nHost: a\r\n", b"X-More: 1\r\n" * 100, b"431"),
        (b"\r\n", b"\r\n" * 500, b""),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n", b"411"),
        (
            POST + b"Content-Type: application/json\r\nContent-Length: 10000000000\r\n\r\n",
            b"[" * 1000,
            b"413",
        ),
    ],
    ids=("header", "address", "headers", "blank lines", "chunks", "body"),
)
def test_requests_without_end_are_cut_off(server: Running, opening: bytes, on: bytes, answer: bytes) -> None:
    with Cost(server, "endless requests"), sockets(server) as (one,):
        one.sendall(opening)
        flood(one, on, FLOOD + 10, most=50e6)
        assert answer in heard(one)[:20]


def test_idle_and_half_asked_connections_are_closed(server: Running) -> None:
    with sockets(server, 3) as (silent, half, idle):
        half.sendall(b"GET / HTTP/1.1\r\nHost: a")
        idle.sendall(SMALL)
        assert [heard(one)[:12] for one in (silent, half, idle)] == [b"", b"", b"HTTP/1.1 200"]


def test_so_many_connections_of_one_visitor_and_in_all(server: Running) -> None:
    with sockets(server, 120) as held:
        with sockets(server) as (one,):
            assert heard(one).startswith(b"HTTP/1.1 503")
        with sockets(server, 20, "127.0.0.2"), sockets(server, 1, "127.0.0.3") as (one,):
            assert heard(one).startswith(b"HTTP/1.1 503")
        held.pop().close()
        assert until(lambda: b"200" in asked(server))
    assert until(lambda: b"200" in asked(server))


def asked(server: Running) -> bytes:
    with sockets(server) as (one,):
        one.sendall(SMALL)
        return one.recv(12)


def test_a_stream_ends_with_its_connection_whatever_was_asked_behind_it(server: Running) -> None:
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "open"}}
    _status, opened, token = server.ask("/api/games", body)
    listen = (
        f"GET /api/games/{opened['game']}/live HTTP/1.1\r\nHost: a\r\nCookie: seat={token}\r\n\r\n".encode()
    )
    with sockets(server, 5) as listeners:
        for one in listeners:
            one.sendall(listen + SMALL * 2)
        assert until(lambda: live(server) == 5)
    assert until(lambda: live(server) == 0)


def live(server: Running) -> int:
    with sockets(server) as (one,):
        one.sendall(b"GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        lines = heard(one).decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("grognard_live_connections "))


def test_talk_that_a_listener_does_not_read_waits_in_the_database(server: Running) -> None:
    body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}
    _status, opened, token = server.ask("/api/games", body)
    path = f"/api/games/{opened['game']}"
    listen = f"GET {path}/live HTTP/1.1\r\nHost: a\r\nCookie: seat={token}\r\n\r\n".encode()
    with Cost(server, f"{MANY} listeners who do not read"), sockets(server, MANY) as listeners:
        for one in listeners:
            one.sendall(listen)
        assert until(lambda: live(server) == min(MANY, 64))
        for number in range(20):
            said = {"text": "x" * 1000, "key": f"key-{number:05}"}
            assert server.ask(f"{path}/chat", said, token)[0] == 200
