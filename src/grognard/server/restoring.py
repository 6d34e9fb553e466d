"""One game, brought back from a copy of the database."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select

from grognard.server.checking import NoDatabase, faults
from grognard.server.database import WRONG, Database, what_it_says
from grognard.server.tables import accounts, entries, games, metadata

Rows = dict[str, list[dict[str, Any]]]


class CannotRestore(Exception):
    """Why a game stays as it is."""


async def restore(game: str, backup: str, url: str) -> int:
    """Put a game in the place of the one there is; how many entries it has."""
    source, target = Database(backup), Database(url)
    try:
        for database in (source, target):
            if database.file is not None and not Path(str(database.file.url.database)).is_file():
                raise CannotRestore(f"there is no database {database.file.url.database}")
        wrong = await source.read(partial(faults, id=game))
        if wrong:
            raise CannotRestore(f"it is damaged in the backup too: {wrong[0]}")
        rows = await source.read(partial(_rows, game=game))
        await target.write(partial(_replace, game=game, rows=rows))
    except (*WRONG, NoDatabase) as wrong_database:
        raise CannotRestore(what_it_says(wrong_database)) from None
    finally:
        await source.close()
        await target.close()
    return len(rows[entries.name])


def _of_game() -> list[Table]:
    """The tables whose rows belong to a game, in an order in which they can be filled."""
    return [table for table in metadata.sorted_tables if "game" in table.c]


def _rows(connection: Connection, game: str) -> Rows:
    found = connection.execute(select(games).where(games.c.id == game)).mappings().all()
    if not found:
        raise CannotRestore("there is no such game in the backup")
    rows: Rows = {games.name: [dict(row) for row in found]}
    for table in _of_game():
        wanted = select(table).where(table.c.game == game)
        rows[table.name] = [dict(row) for row in connection.execute(wanted).mappings()]
    return rows


def _replace(connection: Connection, game: str, rows: Rows) -> None:
    connection.execute(delete(games).where(games.c.id == game))
    known = set(connection.execute(select(accounts.c.id)).scalars())
    for table in (games, *_of_game()):
        # Somebody who has closed his account since gets no seat back by it.
        kept = [row for row in rows[table.name] if row.get("account") in (None, *known)]
        if kept:
            connection.execute(insert(table), kept)
