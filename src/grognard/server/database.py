"""A database of either kind. Work on it is a function of a connection: all of it happens, or nothing.

PostgreSQL is spoken to by the event loop itself. SQLite blocks whoever asks, so its work is done in threads:
a whole piece at a time, since going there and back for every statement costs several times the statement, and
one writer after the other, since SQLite lets writers that meet sleep.
"""

from __future__ import annotations

import asyncio
import os
import platform
import sqlite3
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, ExceptionContext, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grognard.core.errors import one_line
from grognard.server.migrations import upgrade

T = TypeVar("T")
Work = Callable[[Connection], T]

_READERS = 4
#: where processes that share a database of PostgreSQL tell each other which game has gone on
CHANNEL = "grognard"
_TELL = text(f"SELECT pg_notify('{CHANNEL}', :said)")


#: what a database that cannot be used says of itself; of tables that cannot be read even letters may be wrong
WRONG = (SQLAlchemyError, CommandError, OSError, UnicodeError)


class Unusable(Exception):
    """Why nothing can be begun with a database."""


def what_it_says(wrong: Exception) -> str:
    """One line of what a database says is wrong."""
    return one_line(str(getattr(wrong, "orig", None) or wrong).strip().split("\n")[0])


class Database:
    def __init__(self, url: str) -> None:
        # What is stored has no business in a log, not even when something goes wrong with it.
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        self.file: Engine | None = None
        #: whether the last thing that was to be written did not arrive
        self.has_failed = False
        #: whether a file had its log of last changes beside it before anybody opened it
        self.had_log = False
        if self.engine.dialect.name == "sqlite":
            self.file = create_engine(self.engine.url.set(drivername="sqlite"), hide_parameters=True)
            self._reader: Executor = ThreadPoolExecutor(_READERS, "reader")
            self._writer: Executor = ThreadPoolExecutor(1, "writer")
            for engine in (self.engine.sync_engine, self.file):
                event.listen(engine, "connect", _durable)
        for failing in filter(None, (self.engine.sync_engine, self.file)):
            event.listen(failing, "handle_error", self._failed)

    async def open(self) -> None:
        if self.file is not None and self.file.url.database:
            self.had_log = has_log(Path(self.file.url.database))
        try:
            if self.file is not None:
                await asyncio.to_thread(self._looked, _tables)
            await upgrade(self.engine)
        except Exception as wrong:
            # Each driver has errors of its own for a database that is not there, or lets nobody in.
            await self.close()
            raise Unusable(what_it_says(wrong)) from wrong

    async def close(self) -> None:
        await self.engine.dispose()
        if self.file is not None:
            for threads in (self._reader, self._writer):
                await asyncio.to_thread(threads.shutdown)
            self.file.dispose()

    async def read(self, work: Work[T]) -> T:
        if self.file is not None:
            return await _in(self._reader, self._looked, work)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Committed when this returns; nothing has happened when it raises."""
        if self.file is not None:
            return await _in(self._writer, self._changed, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def _failed(self, context: ExceptionContext) -> None:
        wrong = context.sqlalchemy_exception
        if isinstance(wrong, DBAPIError) and not isinstance(wrong, IntegrityError) and not is_spoilt(wrong):
            self.has_failed = True

    def _looked(self, work: Work[T]) -> T:
        assert self.file is not None
        with self.file.connect() as connection:
            return work(connection)

    def _changed(self, work: Work[T]) -> T:
        assert self.file is not None
        try:
            with self.file.begin() as connection:
                return work(connection)
        except DBAPIError as wrong:
            self.has_failed |= is_spoilt(wrong)
            raise


def _tables(connection: Connection) -> None:
    """Whether what a file says of its tables can be read at all."""
    connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")


def tell(connection: Connection, game: str, *, entry: int = 0, line: int = 0) -> None:
    """Have other processes hear of an entry, a line of the chat or, without either, of seats, once committed.

    SQLite has no way to tell; whoever shares a file looks for himself.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"said": f"{game} {entry} {line} {teller(connection.engine)}"})


def teller(engine: Engine) -> str:
    """Who tells, so that nobody heeds himself."""
    return f"{platform.node()}-{os.getpid()}-{id(engine)}".replace(" ", "-")


async def _in(threads: Executor, act: Callable[[Work[T]], T], work: Work[T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, copy_context().run, act, work)


def is_spoilt(wrong: DBAPIError) -> bool:
    """Whether it is what stands in a file that cannot be read, and not that nothing can be written."""
    told = str(wrong.orig) if isinstance(wrong.orig, sqlite3.DatabaseError) else ""
    return any(sign in told for sign in ("malformed", "Could not decode", "not a database"))


def has_log(path: Path) -> bool:
    """Whether a file of SQLite has the log of its last changes beside it."""
    log = path.with_name(f"{path.name}-wal")
    return log.is_file() and log.stat().st_size > 0


def _durable(connection: Any, _record: Any) -> None:
    """Whatever was acknowledged survives a power cut, which the faster setting of SQLite does not promise."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
