"""`grognard backup`: a copy of all games, taken while they are played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json
from grognard.cli.serve import Db, database_url


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The copy; it must not be there yet.")],
    db: Db = None,
    json: Json = False,
) -> None:
    """Copy the database of a server into a file, while games go on.

    A copy of SQLite is a database of its own; a copy of PostgreSQL is for `pg_restore`. Either holds the
    secrets of all dice.

    Example: `grognard backup games-monday.db`
    """
    from grognard.server.backup import CannotCopy, back_up

    try:
        size = back_up(database_url(db), Path(file))
    except CannotCopy as wrong:
        raise Stop(f"FILE: {wrong}") from None
    if json:
        from grognard.cli.screen import print_json

        print_json({"file": file, "bytes": size})
    else:
        typer.echo(f"{file}: {size:,} bytes")
