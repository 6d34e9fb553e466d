"""`grognard restore-game`: one game back from a backup."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json
from grognard.cli.serve import Db, database_url


def restore_game(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its id, as check-db names it.")],
    backup: Annotated[
        str,
        typer.Argument(metavar="BACKUP", help="A copy of SQLite, or the URL of a restored PostgreSQL."),
    ],
    db: Db = None,
    json: Json = False,
) -> None:
    """Bring one game back as it was in a backup; all others stay as they are.

    Orders that were given after the backup are gone. A server need not be stopped for a game that it has set
    apart as damaged; for any other, stop it first.

    Example: `grognard restore-game bXl0aGljYWwtZ2FtZQ games-monday.db`
    """
    from grognard.server.restoring import CannotRestore, restore

    try:
        entries = asyncio.run(restore(game, database_url(backup), database_url(db)))
    except CannotRestore as wrong:
        raise Stop(f"GAME: {wrong}") from None
    if json:
        from grognard.cli.screen import print_json

        print_json({"game": game, "entries": entries})
    else:
        typer.echo(f"{game}: {entries:,} entries")
