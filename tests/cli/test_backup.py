from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, refused


@pytest.fixture
def games(tmp_path: Path) -> str:
    file = tmp_path / "games.db"
    with sqlite3.connect(file) as games:
        games.execute("CREATE TABLE game (id TEXT)")
        games.execute("INSERT INTO game VALUES ('one')")
    games.close()
    return str(file)


def test_a_copy_is_made_that_nobody_else_may_read(
    run_json: Callable[..., Any], games: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    assert run_json("backup", str(copy), "--db", games) == {"file": str(copy), "bytes": copy.stat().st_size}
    assert copy.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copy) as copied:
        assert copied.execute("SELECT id FROM game").fetchall() == [("one",)]
    copied.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "games.db"]


def test_an_older_copy_is_not_written_over(run: Run, games: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", str(copy), "--db", games).exit_code == 0
    refused(run("backup", str(copy), "--db", games), f"FILE: {copy} is there already")


def test_what_cannot_be_copied_is_one_line_and_leaves_nothing(run: Run, games: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    strange = tmp_path / "notes.txt"
    strange.write_text("not a database, though long enough to look like one " * 40)
    nowhere = tmp_path / "nowhere"
    refused(
        run("backup", str(copy), "--db", str(tmp_path / "no.db")),
        f"FILE: there is no database {tmp_path / 'no.db'}",
    )
    refused(run("backup", str(copy), "--db", str(strange)), f"FILE: {strange}: file is not a database")
    refused(run("backup", str(nowhere / "c.db"), "--db", games), f"FILE: there is no folder {nowhere}")
    refused(run("backup"), "FILE: missing")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.db", "notes.txt"]


def test_a_dump_needs_the_program_that_makes_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    said = "FILE: there is no pg_dump here, which comes with the clients of PostgreSQL"
    refused(run("backup", str(tmp_path / "c.dump"), "--db", "postgresql://me@host/games"), said)


def test_a_password_is_told_to_nobody(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dump = tmp_path / "bin" / "pg_dump"
    dump.parent.mkdir()
    dump.write_text(
        '#!/bin/sh\necho "pg_dump: error: $PGUSER at $PGHOST:$PGPORT/$PGDATABASE: $*" >&2\nexit 1\n'
    )
    dump.chmod(0o755)
    monkeypatch.setenv("PATH", f"{dump.parent}:{os.environ['PATH']}")
    copy = tmp_path / "c.dump"
    result = run("backup", str(copy), "--db", "postgresql://me:hunter2@host:99/games")
    options = f"--format=custom --no-password --file={copy}.unfinished"
    refused(result, f"FILE: pg_dump: me at host:99/games: {options}")
    assert [file.name for file in tmp_path.iterdir()] == ["bin"]
