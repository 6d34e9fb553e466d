"""What docs/notation.md shows is what is read and written."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.core.game.order import parse
from grognard.core.game.position_text import from_text, to_text
from grognard.core.game.settlement import read_settlement
from grognard.games import new_game

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text("utf-8")
GROGNARD = str(Path(sys.executable).parent / "grognard")


def samples(kind: str) -> list[str]:
    found = re.findall(rf"```{kind}\n(.*?)```", PAGE, flags=re.DOTALL)
    assert found
    return found


def test_every_order_is_read_and_written_as_it_stands() -> None:
    lines = [line for block in samples("orders") for line in block.splitlines()]
    assert len(lines) == 9
    for line in lines:
        assert str(parse(line)) == line


def test_every_settlement_is_read_and_written_as_it_stands() -> None:
    lines = [line for block in samples("settled") for line in block.splitlines()]
    assert len(lines) == 6
    for line in lines:
        assert str(read_settlement(line)) == line


def test_the_position_is_read_and_written_as_it_stands() -> None:
    (position,) = samples("position")
    table = new_game("alea-training").table
    assert to_text(table, from_text(table, position)) == position


@pytest.mark.parametrize("block", samples("sh"))
def test_the_commands_run(block: str, tmp_path: Path) -> None:
    for line in block.splitlines():
        done = subprocess.run(
            [GROGNARD, *shlex.split(line)[1:]], cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
