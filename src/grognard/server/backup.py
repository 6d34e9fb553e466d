"""A copy of the database, taken while games are played: all of it as it was at one moment."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url


class CannotCopy(Exception):
    """Why there is no copy; nothing is left behind."""


def back_up(url: str, to: Path) -> int:
    """Copy a database into a file that is not there yet; its size in bytes."""
    if os.path.exists(to):
        raise CannotCopy(f"{to} is there already")
    if not to.parent.is_dir():
        raise CannotCopy(f"there is no folder {to.parent}")
    source = make_url(url)
    unfinished = to.with_name(f"{to.name}.unfinished")
    try:
        if source.get_backend_name() == "sqlite":
            _copy_file(Path(source.database or ""), unfinished)
        else:
            _dump(source, unfinished)
        # The name appears once the copy is whole.
        unfinished.rename(to)
    except OSError as wrong:
        raise CannotCopy(f"{to}: {wrong.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return to.stat().st_size


def _copy_file(source: Path, to: Path) -> None:
    if not source.is_file():
        raise CannotCopy(f"there is no database {source}")
    # Not to be opened for writing by a slip of the address, and readable by nobody else: it holds the dice.
    to.touch(mode=0o600)
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as games,
            closing(sqlite3.connect(to)) as copy,
        ):
            games.execute("SELECT count(*) FROM game")
            games.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except (sqlite3.Error, UnicodeError) as wrong:
        raise CannotCopy(f"{source}: {wrong}") from None


def _dump(source: URL, to: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise CannotCopy("there is no pg_dump here, which comes with the clients of PostgreSQL")
    to.touch(mode=0o600)
    # By the environment, since everybody on the machine can read a command line.
    environment = {**os.environ, **_connection(source)}
    command = [program, "--format=custom", "--no-password", f"--file={to}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        first = (done.stderr.strip().splitlines() or ["no reason given"])[0]
        raise CannotCopy(f"pg_dump: {first.removeprefix('pg_dump: error: ')}")


def _connection(source: URL) -> dict[str, str]:
    query = {name: value for name, value in source.query.items() if isinstance(value, str)}
    known = {
        "PGHOST": source.host or query.get("host"),
        "PGPORT": str(source.port) if source.port else query.get("port"),
        "PGUSER": source.username,
        "PGPASSWORD": source.password,
        "PGDATABASE": source.database,
    }
    return {name: value for name, value in known.items() if value}
