"""How the server fares: whether it can write, whether its database file is whole, and when nobody could play.

A pulse is written every few seconds. Where one comes later than it should, the server was down, its disk was
full or its clock has jumped; that time is an outage, which no clock of a game charges to anybody.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Table, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from grognard.server.database import Database, has_log
from grognard.server.records import Outage
from grognard.server.tables import entries, keeping, outages

log = logging.getLogger("grognard.keeping")

#: milliseconds between two pulses that are still as they should be
SLACK = 90_000
#: names of what is kept
PULSE, IN_USE = "pulse", "in use"
#: seconds between two tries whether a disk takes something again
_TRY = 1.0


class Keeping:
    def __init__(self, database: Database, known: list[Outage], now: Callable[[], int], every: float) -> None:
        self.database, self.known, self.now, self.every = database, known, now, every
        self._trouble = False
        self._tried = 0.0

    async def begin(self) -> None:
        """Say what is wrong with the file, mark it as used, and note for how long nobody could play."""
        if await asyncio.to_thread(self._lost_its_log):
            log.warning(await self.database.read(warning))
        await self._note({IN_USE: 1})
        await asyncio.to_thread(self._settle)
        await self.pulse()

    async def end(self) -> None:
        await self.pulse()
        await self._note({IN_USE: 0})

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self.every)
            await self.pulse()

    async def pulse(self) -> None:
        """Note that all is well now; if that was long not so, since when."""
        now = self.now()
        try:
            await self.database.write(lambda connection: _beat(connection, now))
            found = await self.database.read(_outages)
        except DBAPIError:
            self._trouble = True
            log.error("the server cannot write")
            return
        if self._trouble:
            log.warning("the server can write again")
        self._trouble = False
        self.known[:] = found

    async def assure(self) -> None:
        """DBAPIError where nothing can be written, for what is answered before it is written."""
        now = self.now()
        await self.database.write(lambda connection: _beat(connection, now))

    async def is_well(self) -> bool:
        """Whether what is written arrives; somebody in doubt tries, but not all the time."""
        if (self._trouble or self.database.has_failed) and time.monotonic() - self._tried > _TRY:
            self._tried = time.monotonic()
            self.database.has_failed = False
            await self.pulse()
        return not (self._trouble or self.database.has_failed)

    async def _note(self, values: dict[str, int]) -> None:
        try:
            await self.database.write(lambda connection: _put(connection, values))
        except DBAPIError:
            self._trouble = True

    # SQLite keeps what was written last in a second file; a copy without it is older than it looks.

    def _lost_its_log(self) -> bool:
        return self.database.file is not None and not self.database.had_log and self._is_in_use()

    def _is_in_use(self) -> bool:
        assert self.database.file is not None
        with self.database.file.connect() as connection:
            return bool(connection.execute(select(keeping.c.value).where(keeping.c.name == IN_USE)).scalar())

    def _settle(self) -> None:
        """Have the mark stand in the file itself, where a plain copy takes it along."""
        if self.database.file is not None:
            with self.database.file.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def lost_its_log(path: Path) -> bool:
    """Whether a database file was in use when it was copied, without the file that has the last orders."""
    if has_log(path):
        return False
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
        try:
            row = file.execute("SELECT value FROM keeping WHERE name = ?", (IN_USE,)).fetchone()
        except (sqlite3.Error, UnicodeError):
            return False
    return bool(row and row[0])


def warning(connection: Connection) -> str:
    newest = connection.execute(select(func.max(entries.c.at))).scalar() or 0
    when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(newest / 1000))
    missing = f"orders after {when} UTC, the newest that is in it," if newest else "all orders"
    return (
        "the database was in use when it was copied or left, and its -wal file is not beside it: "
        f"{missing} may be missing. "
        "Copy a running server with `grognard backup`."
    )


def _beat(connection: Connection, now: int) -> None:
    last = connection.execute(select(keeping.c.value).where(keeping.c.name == PULSE)).scalar()
    if last is not None and now - last > SLACK:
        _insert(connection, outages, {"began": last, "ended": now})
    elif last is not None and last - now > SLACK:
        # The clock had run ahead and is right again: what it passed over is still to come, and counts.
        connection.execute(delete(outages).where(outages.c.began >= now))
        connection.execute(update(outages).where(outages.c.ended > now).values(ended=now))
    _put(connection, {PULSE: now, IN_USE: 1})


def _put(connection: Connection, values: dict[str, int]) -> None:
    for name, value in values.items():
        _insert(connection, keeping, {"name": name, "value": value})


def _insert(connection: Connection, table: Table, row: dict[str, object]) -> None:
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    key, value = row
    change = insert(table).values(row)
    connection.execute(change.on_conflict_do_update(index_elements=[key], set_={value: row[value]}))


def _outages(connection: Connection) -> list[Outage]:
    rows = connection.execute(select(outages).order_by(outages.c.began))
    return [Outage(row.began, row.ended) for row in rows]
