"""How the database came to look as it does, step by step; all the steps that are due happen, or none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

#: a number of our own, under which servers that start at once wait for each other
_STARTING = 18110305


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return ScriptDirectory.from_config(config)


async def upgrade(engine: AsyncEngine, to: str = "head") -> None:
    """Bring a database to today's tables, or to those of an earlier step; it may be empty."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    directory = scripts()

    def steps(revision: Any, _context: MigrationContext) -> object:
        return directory._upgrade_revs(to, revision)

    _alone(connection)
    context = MigrationContext.configure(connection, opts={"fn": steps, "script": directory})
    if connection.dialect.name == "sqlite":
        _resuming(context, connection)
    with Operations.context(context):
        context.run_migrations()


def _alone(connection: Connection) -> None:
    """One transaction for all of it, and one server after the other.

    Python's driver begins none of its own before a table is made, so that each would stand by itself.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_STARTING})"))


def _resuming(context: MigrationContext, connection: Connection) -> None:
    """Leave alone what is there already: version 0.1 could be killed between two tables of one step."""
    implementation: Any = context.impl
    create_table, add_column = implementation.create_table, implementation.add_column
    create_index = implementation.create_index

    def made(table: Any, **more: Any) -> None:
        if not inspect(connection).has_table(table.name):
            create_table(table, **more)

    def added(table: str, column: Any, **more: Any) -> None:
        if column.name not in {one["name"] for one in inspect(connection).get_columns(table)}:
            add_column(table, column, **more)

    def indexed(index: Any, **more: Any) -> None:
        if index.name not in {one["name"] for one in inspect(connection).get_indexes(index.table.name)}:
            create_index(index, **more)

    implementation.create_table, implementation.add_column = made, added
    implementation.create_index = indexed
