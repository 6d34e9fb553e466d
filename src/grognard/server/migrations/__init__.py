"""How the database came to look as it does, step by step."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return ScriptDirectory.from_config(config)


async def upgrade(engine: AsyncEngine, to: str = "head") -> None:
    """Bring a database to today's tables, or to those of an earlier step; it may be empty."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    from alembic.operations import Operations

    directory = scripts()

    def steps(revision: object, _context: MigrationContext) -> object:
        return directory._upgrade_revs(to, revision)  # type: ignore[arg-type]

    context = MigrationContext.configure(connection, opts={"fn": steps, "script": directory})
    with Operations.context(context):
        context.run_migrations()
