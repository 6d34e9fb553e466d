"""Running commands as a person would."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from grognard.cli import app, table

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """`run("odds", "tikhvin", "weather")`: the result of a command with nobody at a terminal."""

    def command(*args: str, input: str | bytes | None = None) -> Result:
        return CliRunner(env={"NO_COLOR": "1", "COLUMNS": "80"}).invoke(app, list(args), input=input)

    return command


@pytest.fixture
def run_json(run: Run) -> Callable[..., Any]:
    """The JSON that a command prints."""

    def command(*args: str, input: str | bytes | None = None) -> Any:
        result = run(*args, "--json", input=input)
        assert result.exit_code == 0, result.stderr
        return json.loads(result.stdout)

    return command


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits at the terminal and can be asked."""
    monkeypatch.setattr(table, "at_terminal", lambda: True)


def refused(result: Result, *lines: str) -> None:
    """The command ended with exactly these lines on stderr, exit 2 and no traceback."""
    assert result.exit_code == 2, (result.stdout, result.stderr)
    assert result.stderr.splitlines() == list(lines)
    assert "Traceback" not in result.output
