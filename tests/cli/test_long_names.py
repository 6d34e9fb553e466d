"""A name that no file and no folder can have is refused in one line, by whatever command it is given to."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Run

#: longer than any system lets a file be called
LONG = "x" * 5000


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", LONG),
        ("lint", LONG),
        ("export", "svg", LONG),
        ("export", "svg", "alea-training", "--output", LONG),
        ("backup", LONG),
        ("game", "new", LONG, "one.game"),
        ("game", "new", "alea-training", LONG),
        ("game", "show", LONG),
        ("game", "orders", LONG),
        ("simulate", LONG),
        ("resolve", "barrosa", "fire", LONG),
        ("odds", "barrosa", "fire", LONG),
    ],
)
def test_a_name_too_long_for_a_file_is_refused_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    told = run(*arguments)
    assert told.exit_code == 2, told.output
    assert len(told.stderr.splitlines()) == 1, told.stderr
    assert len(told.stderr) < 1000
