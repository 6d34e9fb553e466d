from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run, refused

from grognard.answers.errors import Stop
from grognard.cli.serve import database_url, mail_settings
from grognard.scenarios import scenarios


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("postgresql://me@host/games", "postgresql+asyncpg://me@host/games"),
        ("postgres://me@host/games", "postgresql+asyncpg://me@host/games"),
        ("postgresql+asyncpg://me@/g?host=/run", "postgresql+asyncpg://me@/g?host=/run"),
        ("sqlite+aiosqlite:////srv/g.db", "sqlite+aiosqlite:////srv/g.db"),
        ("/srv/g.db", "sqlite+aiosqlite:////srv/g.db"),
    ],
)
def test_a_database_is_a_file_or_an_address(given: str, wanted: str) -> None:
    assert database_url(given) == wanted


def test_without_a_database_games_are_kept_in_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/grognard/grognard.db"


def test_another_kind_of_database_is_refused_without_telling_the_password() -> None:
    with pytest.raises(Stop, match=r"^--db: expected a file or postgresql://\.\.\., got mysql://$"):
        database_url("mysql://me:hunter2@host/games")


def test_an_unknown_scenario_is_one_line(run: Run) -> None:
    listed = ", ".join(scenarios())
    refused(run("play", "waterloo"), f"SCENARIO: there is no scenario 'waterloo' (one of: {listed})")


def test_a_port_that_is_taken_is_one_line(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port), "--db", str(tmp_path / "g.db"))
    refused(result, f"127.0.0.1:{port}: cannot listen there: [Errno 98] Address already in use")


def spoilt(file: Path) -> None:
    """A letter of what the file says of its tables is none any more."""
    games = sqlite3.connect(file)
    games.execute("CREATE TABLE entry (game TEXT REFERENCES game)")
    games.close()
    file.write_bytes(file.read_bytes().replace(b"REFERENCES", b"REFERENCE\xd3"))


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda file: file.write_bytes(b"not SQLite" * 1000), "file is not a database"),
        (spoilt, "decode"),
        (lambda file: file.mkdir(), "unable to open database file"),
    ],
    ids=["no database", "a table", "a folder"],
)
def test_a_database_that_cannot_be_used_is_one_line(
    run: Run, tmp_path: Path, spoil: Callable[[Path], None], told: str
) -> None:
    file = tmp_path / "g.db"
    spoil(file)
    # In a process of its own: a server takes over the signals, the log and the output of the one it runs in.
    command = [sys.executable, "-m", "grognard.cli", "serve", "--port", "0", "--db", str(file)]
    served = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert served.returncode == 2
    (line,) = served.stderr.splitlines()
    assert line.startswith("--db: the database cannot be used: ")
    assert told in line
    for other in (["check-db"], ["backup", str(tmp_path / "copy.db")]):
        result = run(*other, "--db", str(file))
        assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1), result.stderr


@pytest.mark.parametrize("port", ["x", "-1", "99999"])
def test_a_port_that_is_none_is_one_line(run: Run, tmp_path: Path, port: str) -> None:
    result = run("serve", "--port", port, "--db", str(tmp_path / "g.db"))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


MAIL = {
    "GROGNARD_SMTP_URL": "smtp://me:hunter2@mail.test",
    "GROGNARD_MAIL_SENDER": "games@example.org",
    "GROGNARD_PUBLIC_URL": "https://games.example.org/",
}


def test_mail_is_set_up_by_the_environment() -> None:
    given = mail_settings(MAIL)
    assert given["address"] == "https://games.example.org"
    assert given["sender"] == "games@example.org"
    assert mail_settings({}) == {}


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("GROGNARD_SMTP_URL", "mail.test:hunter2"),
        ("GROGNARD_MAIL_SENDER", "somebody"),
        ("GROGNARD_PUBLIC_URL", "games.example.org"),
        ("GROGNARD_PUBLIC_URL", "https://games.example.org/?x"),
    ],
)
def test_mail_that_is_set_up_wrongly_is_one_line_without_the_password(variable: str, value: str) -> None:
    with pytest.raises(Stop, match=f"^{variable}: expected ") as refused:
        mail_settings({**MAIL, variable: value})
    assert "hunter2" not in str(refused.value)


def test_on_the_local_network_the_server_listens_at_the_address_that_others_reach(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, tuple[str, ...]]] = []
    monkeypatch.setattr("grognard.cli.serve.own_address", lambda: "192.0.2.7")
    monkeypatch.setattr(
        "grognard.cli.serve._run",
        lambda settings, host, *_port, **_page: asked.append((host, settings.hosts)),
    )
    assert run("play", "--lan", "--no-browser", "--db", str(tmp_path / "games.db")).exit_code == 0
    assert run("play", "--no-browser", "--db", str(tmp_path / "games.db")).exit_code == 0
    assert asked == [("192.0.2.7", ("192.0.2.7",)), ("127.0.0.1", ("localhost", "127.0.0.1", "::1"))]


def test_a_machine_on_no_network_says_so_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_given: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr("socket.socket.connect", refused)
    done = run("play", "--lan", "--no-browser")
    assert done.exit_code == 2
    assert "--lan: this machine is on no network" in done.stderr
