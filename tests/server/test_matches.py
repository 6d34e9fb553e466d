"""Games are opened from their latest snapshot, however long they are."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from tests.server.long_games import LongGame

from grognard.core.game.replay import give
from grognard.server import match
from grognard.server.matches import Matches
from grognard.server.storage import Store

ENTRIES = 2_000


@pytest.fixture(scope="module")
def long_game() -> LongGame:
    return LongGame(ENTRIES + 37)


def replayed_when_opened(
    url: str, game: LongGame, monkeypatch: pytest.MonkeyPatch, *, snapshots: bool
) -> int:
    """How many entries are played again when the game is opened; where it stands is as it was left."""
    again: list[int] = []

    def counted(taken_up: Any, line: Any) -> None:
        again.append(line.seq)
        give(taken_up, line)

    async def main() -> None:
        store = Store(url)
        await store.open()
        await game.store(store, snapshots=snapshots)
        opened = await Matches(store).find(game.record.id)
        assert (opened.sequence, opened.hash) == (len(game.kept), game.kept[-1].line.hash)
        await store.close()

    monkeypatch.setattr(match, "give", counted)
    asyncio.run(main())
    assert again == list(range(len(game.kept) - len(again) + 1, len(game.kept) + 1))
    return len(again)


def test_a_game_of_two_thousand_entries_is_opened_by_playing_the_last_few(
    url: str, long_game: LongGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = replayed_when_opened(url, long_game, monkeypatch, snapshots=True)
    assert 0 < again < match.SNAPSHOT_EVERY


def test_without_its_snapshots_it_would_be_all_of_them(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    short = LongGame(150)
    assert replayed_when_opened(url, short, monkeypatch, snapshots=False) == len(short.kept) - 1


def test_snapshots_are_kept_as_a_game_goes_on(tmp_path: object) -> None:
    played = LongGame(3 * match.SNAPSHOT_EVERY)

    async def main() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/games.db")
        await store.open()
        await store.create(played.record, played.kept[:1], played.standings[1])
        matches = Matches(store)
        opened = await matches.find(played.record.id)
        for one in played.kept[1:]:
            await matches.advance(opened, partial(give, line=one.line))
            found = await store.snapshot(played.record.id)
            assert found is not None
            at, standing = found
            assert at == max(1, opened.sequence // match.SNAPSHOT_EVERY * match.SNAPSHOT_EVERY)
            assert standing == played.standings[at]
        await store.close()

    asyncio.run(main())
