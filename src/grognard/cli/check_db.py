"""`grognard check-db`: is every stored game what was written?"""

from __future__ import annotations

import asyncio

import typer

from grognard.answers.errors import Stop
from grognard.cli.options import Json
from grognard.cli.serve import Db, database_url


def check_db(db: Db = None, json: Json = False) -> None:
    """Look through the database of a server and name what is damaged; exit 1 where something is.

    Nothing is changed, and games may go on meanwhile. `grognard restore-game` brings a game back.

    Example: `grognard check-db --db games.db`
    """
    from grognard.server.checking import NoDatabase, check

    try:
        games, found = asyncio.run(check(database_url(db)))
    except NoDatabase as wrong:
        raise Stop(f"--db: {wrong}") from None
    if json:
        import msgspec

        from grognard.cli.screen import print_json

        print_json({"games": games, "damage": msgspec.to_builtins(found)})
    else:
        for one in found:
            typer.echo(str(one))
        typer.echo(f"{games:,} games, {f'{len(found):,} faults' if found else 'all as they were written'}")
    if found:
        raise typer.Exit(1)
