"""A database of an earlier version is taken up with everything in it."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.testclient import TestClient
from tests.server.conftest import HOST, Browser

from grognard.core.game.save import terms_of, where_it_stands
from grognard.server.app import create_app
from grognard.server.fair import fresh_secret
from grognard.server.match import first_entries, set_up
from grognard.server.migrations import scripts, upgrade
from grognard.server.seats import hashed
from grognard.server.settings import Settings
from grognard.server.storage import Standing, Store, _entry_rows, _text
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
    await connection.execute(insert(entries), _entry_rows(GAME, kept, None))
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
