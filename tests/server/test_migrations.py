"""A database of an earlier version is taken up with everything in it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.testclient import TestClient
from tests.conftest import SOAKING
from tests.promises import record
from tests.server.conftest import HOST, Browser

from grognard.core.game.save import terms_of, where_it_stands
from grognard.server.app import create_app
from grognard.server.fair import fresh_secret
from grognard.server.match import first_entries, set_up
from grognard.server.migrations import scripts, upgrade
from grognard.server.records import Standing
from grognard.server.seats import hashed
from grognard.server.settings import Settings
from grognard.server.storage import Store, _entry_rows, _text
from grognard.server.tables import entries, games, glances, metadata, seats, snapshots

GAME, TOKEN = "an-old-game-of-1811", "t" * 43


def revisions() -> list[str]:
    """Every step before today's."""
    return [step.revision for step in scripts().walk_revisions()][1:]


async def old_game(connection: AsyncConnection) -> None:
    """A game as the first version wrote it."""
    secret = fresh_secret()
    table, game = set_up("alea-training", (), secret)
    terms = terms_of(table)
    row = {"id": GAME, "terms": _text(terms), "dice": "server", "secret": secret, "since": 1}
    await connection.execute(insert(games), {**row, "created": 1, "ended": ""})
    seat = {"game": GAME, "kind": "person", "invitation": "", "secret": "", "since": 0}
    sitting = [{**seat, "side": side, "token": hashed(TOKEN)} for side in terms.sides]
    await connection.execute(insert(seats), sitting)
    kept = first_entries(game)
    rows = _entry_rows(GAME, kept, None, 1)
    plain = [{name: value for name, value in row.items() if name != "sum"} for row in rows]
    await connection.execute(insert(entries), plain)
    standing = _text(Standing(*where_it_stands(game)))
    await connection.execute(insert(snapshots), {"game": GAME, "sequence": len(kept), "standing": standing})


@pytest.mark.parametrize("revision", revisions())
def test_a_game_of_an_earlier_version_goes_on(url: str, revision: str) -> None:
    async def prepare() -> None:
        store = Store(url)
        await upgrade(store.engine, revision)
        async with store.engine.begin() as connection:
            await old_game(connection)
        await store.close()

    asyncio.run(prepare())
    with TestClient(create_app(Settings(db=url)), base_url=HOST) as client:
        player = Browser(client, {GAME: TOKEN})
        before = player.get(f"/api/games/{GAME}")
        assert before["you"] == ["french", "allied"]
        player.give(GAME, "done")
        assert player.get(f"/api/games/{GAME}")["sequence"] > before["sequence"]

    async def look() -> None:
        store = Store(url)
        async with store.engine.connect() as connection:
            seen = (await connection.execute(select(glances).where(glances.c.game == GAME))).one()
            changes = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        assert (seen.turn, seen.over) == (1, False)
        assert changes == []
        await store.close()

    asyncio.run(look())


#: statements at which a server is killed while it makes its tables; behind each statement where negative
DEATHS = [*range(1, 60), *range(-1, -60, -1)] if SOAKING else [2, 9, 17, 30, -5, -12]


def deaths(url: str, start: str, how: str = "whole") -> int:
    """How many servers were killed at some statement; each time the next one has come up."""
    command = [sys.executable, "-m", "tests.server.dying_migration", url, start, how, *map(str, DEATHS)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return int(done.stdout.split()[-1])


@pytest.mark.parametrize("start", ["", "0002"])
def test_a_server_killed_while_it_makes_its_tables_starts_again(url: str, start: str) -> None:
    killed = deaths(url, start)
    record(
        "Durability", f"migrations killed half-way, from {start or 'nothing'}, {url.split('+')[0]}", killed
    )
    assert killed >= min(len(DEATHS), 4)


@pytest.mark.parametrize("start", ["", "0002"])
def test_what_version_0_1_left_half_made_is_finished(tmp_path: Path, start: str) -> None:
    killed = deaths(f"sqlite+aiosqlite:///{tmp_path}/games.db", start, "apart")
    record("Durability", "half-made tables of version 0.1 finished, sqlite", killed)
    assert killed >= min(len(DEATHS), 4)
