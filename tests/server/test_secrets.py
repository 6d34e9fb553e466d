"""Nothing secret stands in an address or in a log, however much is written down."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError
from tests.server.real_server import Running
from tests.server.test_crash import Player
from tests.server.test_storage import RECORD, kept

from grognard.server.records import Standing
from grognard.server.storage import Store


def secrets_of_a_game(server: Running) -> tuple[str, set[str]]:
    """Play a game with everything that can be secret about it; the game, and all of that."""
    host, guest, onlooker = (Player(server, side, 1) for side in ("french", "allied", ""))
    words = {"the-words-of-the-host", "the-words-of-the-guest"}
    seats = {"french": "me", "allied": "open"}
    body = {"scenario": "alea-training", "seats": seats, "secret": "the-words-of-the-host"}
    opened = host.ask("/api/games", body)
    host.game = guest.game = onlooker.game = opened["game"]
    link = opened["links"]["allied"]
    key = guest.key()
    guest.at_game("/join", {"token": link, "secret": "the-words-of-the-guest", "key": key})
    onlooker.at_game("/join", {"token": opened["spectator"]})
    stream = server.listen(f"/api/games/{host.game}/live", guest.token)
    next(stream)
    for _ in range(30):
        for one in (host, guest):
            one.step()
    for path in ("/counters", "/dice", "/export", "/report"):
        onlooker.at_game(path)
    onlooker.at_game("/orders", None, 403)
    Player(server, "", 2).ask(f"/api/games/{host.game}", None, 401)
    return host.game, {host.token, guest.token, link, key, opened["spectator"], *words}


def test_a_log_with_everything_in_it_has_no_secrets(tmp_path: Path) -> None:
    url, log = f"sqlite+aiosqlite:///{tmp_path}/games.db", tmp_path / "log"
    server = Running(url, [sys.executable, "-m", "tests.server.talkative", url, str(log)])
    try:
        game, secrets = secrets_of_a_game(server)
    finally:
        server.stop()
    written = log.read_text(encoding="utf-8")
    assert f"GET /api/games/{game}/live" in written
    assert "INSERT INTO entry" in written
    assert all(len(secret) > 10 for secret in secrets)
    assert {secret for secret in secrets | {secret_of_dice(url, game)} if secret in written} == set()


def secret_of_dice(url: str, game: str) -> str:
    async def main() -> str:
        store = Store(url)
        record = await store.record(game)
        await store.close()
        assert record is not None
        return record.secret

    return asyncio.run(main())


def test_a_failing_database_does_not_say_what_it_was_given(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/nothing.db")
        with pytest.raises(SQLAlchemyError) as failed:
            await store.create(RECORD, [kept(1)], Standing(()))
        await store.close()
        assert RECORD.secret not in str(failed.value)
        assert "no such table" in str(failed.value)

    asyncio.run(main())
