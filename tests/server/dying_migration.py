"""A server that is killed while it makes its tables, again and again.

python -m tests.server.dying_migration URL FROM HOW POINT ...

For each POINT a database as it was at step FROM ("" for none) is brought up to date by a process that dies at
that statement, then by one that does not; the last line says how many died. HOW is "whole", or "apart" for a
death as version 0.1 died it, with every statement before it standing by itself.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from grognard.server.database import Database
from grognard.server.migrations import upgrade
from grognard.server.tables import metadata


async def clear(database: Database) -> None:
    if database.file is not None:
        path = str(database.file.url.database)
        for name in (path, f"{path}-wal", f"{path}-shm"):
            Path(name).unlink(missing_ok=True)
        return
    async with database.engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))


def dying(engine: AsyncEngine, point: int, *, apart: bool) -> None:
    """Kill the process before its statement of this number, or right after if the number is negative."""
    left = abs(point)

    @event.listens_for(engine.sync_engine, "before_cursor_execute")
    def before(_connection: Any, _cursor: Any, *_more: Any) -> None:
        nonlocal left
        left -= 1
        if left == 0 and point > 0:
            os.kill(os.getpid(), signal.SIGKILL)

    @event.listens_for(engine.sync_engine, "after_cursor_execute")
    def after(connection: Any, *_more: Any) -> None:
        if apart:
            connection.connection.commit()
        if left == 0 and point < 0:
            os.kill(os.getpid(), signal.SIGKILL)


def as_a_process(url: str, work: Any) -> int:
    child = os.fork()
    if not child:
        asyncio.run(work(Database(url)))
        os._exit(0)
    return os.waitpid(child, 0)[1]


def main(url: str, start: str, how: str, points: list[str]) -> None:
    killed = 0
    for point in map(int, points):

        async def prepare(database: Database) -> None:
            await clear(database)
            if start:
                await upgrade(database.engine, start)

        async def die(database: Database, point: int = point) -> None:
            dying(database.engine, point, apart=how == "apart")
            await upgrade(database.engine)

        async def live(database: Database) -> None:
            await upgrade(database.engine)
            async with database.engine.connect() as connection:
                changes = await connection.run_sync(
                    lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
                )
            assert changes == [], changes

        assert as_a_process(url, prepare) == 0
        killed += as_a_process(url, die) == signal.SIGKILL
        assert as_a_process(url, live) == 0, f"{start or 'empty'} killed at {point}"
    print(f"killed {killed}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:])
