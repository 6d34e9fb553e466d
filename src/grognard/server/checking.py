"""Every stored game looked through: is it what was written, and do its entries fit their hashes and dice?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import DBAPIError

from grognard.core.game.order import Throw, parse
from grognard.dice import Dice
from grognard.dice.proof import spots
from grognard.dice.sources import derive_face
from grognard.server.database import WRONG, Database, what_it_says
from grognard.server.fair import seed_for
from grognard.server.keeping import lost_its_log, warning
from grognard.server.records import Kept, Record, Standing
from grognard.server.storage import SITTING, kept_of, record_of, sitting_of
from grognard.server.sums import Damaged, check_chain, check_row
from grognard.server.tables import entries, games, metadata, seats, snapshots


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong: with a game, or with the database itself where `game` is empty."""

    game: str
    what: str

    def __str__(self) -> str:
        return f"game {self.game}: {self.what}" if self.game else f"database: {self.what}"


class NoDatabase(Exception):
    """Why nothing can be looked through."""


async def check(url: str) -> tuple[int, list[Finding]]:
    """How many games there are, and everything that is wrong. Nothing is changed, and games may go on."""
    database = Database(url)
    found: list[Finding] = []
    try:
        if database.file is not None:
            path = Path(str(database.file.url.database))
            if not path.is_file():
                raise NoDatabase(f"there is no database {path}")
            if lost_its_log(path):
                found.append(Finding("", await database.read(warning)))
        ids = await database.read(_ids)
        found += await database.read(_pages)
        for id in ids:
            try:
                found += [Finding(id, what) for what in await database.read(partial(faults, id=id))]
            except DBAPIError as wrong:
                found.append(Finding(id, f"cannot be read: {wrong.orig}"))
    except WRONG as wrong:
        raise NoDatabase(what_it_says(wrong)) from None
    finally:
        await database.close()
    return len(ids), found


def _ids(connection: Connection) -> list[str]:
    missing = set(metadata.tables) - set(inspect(connection).get_table_names())
    if missing:
        raise NoDatabase(
            f"it has no table {min(missing)!r}: start the server once, which brings it up to date"
        )
    return [str(id) for id in connection.execute(select(games.c.id).order_by(games.c.id)).scalars()]


def _pages(connection: Connection) -> list[Finding]:
    """What SQLite itself says of its file."""
    if connection.dialect.name != "sqlite":
        return []
    rows = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars()
    found = [Finding("", str(line)) for line in rows if line != "ok"]
    strays = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    return found + [Finding("", f"a row of {row[0]} belongs to no game") for row in strays[:20]]


def faults(connection: Connection, id: str) -> list[str]:
    """What is wrong with one game."""
    return list(_wrong(connection, id))


def _wrong(connection: Connection, id: str) -> Iterator[str]:
    row = connection.execute(select(games).where(games.c.id == id)).first()
    if row is None:
        return
    sitting = tuple(sitting_of(seat) for seat in connection.execute(SITTING.where(seats.c.game == id)))
    try:
        record = record_of(row, sitting)
    except Damaged as wrong:
        yield str(wrong)
        return
    kept: list[Kept] = []
    rows = connection.execute(select(entries).where(entries.c.game == id).order_by(entries.c.sequence))
    for entry in rows:
        try:
            kept.append(kept_of(entry))
        except Damaged as wrong:
            yield str(wrong)
            return
    try:
        if not kept:
            raise Damaged("it has no entries")
        check_chain(record, kept)
    except Damaged as wrong:
        yield str(wrong)
    yield from _dice(record, kept)
    for one in connection.execute(select(snapshots).where(snapshots.c.game == id)):
        try:
            check_row("snapshot", one._mapping, "")
            msgspec.json.decode(one.standing, type=Standing)
        except (Damaged, msgspec.DecodeError):
            yield f"the snapshot after entry {one.sequence} is damaged; the game opens without it"


def _dice(record: Record, kept: list[Kept]) -> Iterator[str]:
    """Every throw of the server's, derived again."""
    if record.dice != "server":
        return
    where = spots(
        {"format": record.terms.format, "entries": [msgspec.structs.asdict(one.line) for one in kept]}
    )
    for one in kept:
        thrown = one.thrown
        if thrown is None:
            continue
        given = parse(one.line.given)
        spot, before = where.get(one.line.seq, ("", ""))
        if before:
            if one.line.given != before:
                yield f"entry {one.line.seq} has other dice than the same act threw before"
            continue
        dice = Dice(1, thrown.low, thrown.high)
        seed = seed_for(record, one.line.seq).encode()
        faces = tuple(
            derive_face(seed, record.terms.scenario, spot, thrown.purpose, place, dice)
            for place in range(thrown.count)
        )
        if not isinstance(given, Throw) or given.faces != faces:
            yield f"entry {one.line.seq} has other dice than its secret gives"
