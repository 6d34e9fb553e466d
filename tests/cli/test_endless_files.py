"""A device or a pipe says nothing of its size: whoever reads it stops at his bounds, in one line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.planted_scenario import PlantedScenario
from typer.testing import CliRunner

from grognard.cli import app
from grognard.core.errors import BadData
from grognard.scenarios import load

ENDLESS = "/dev/zero"
#: every way in for a file from outside
READING = (
    *(("game", verb, ENDLESS) for verb in ("show", "orders", "replay", "verify", "report", "undo")),
    ("game", "apply", ENDLESS, "done"),
    ("game", "verify", ENDLESS, "--dice", ENDLESS),
    ("game", "join", ENDLESS),
    ("resolve", "barrosa", "fire", ENDLESS),
    ("resolve", "barrosa", "fire", "--replay", ENDLESS),
    ("odds", "barrosa", "fire", ENDLESS),
    ("lab", "whatif", "maida-1806", ENDLESS),
    ("export", "svg", ENDLESS),
)
#: the commands one after another, in a process that may not grow
COMMANDS = """
import json, resource, sys
from typer.testing import CliRunner
from grognard.cli import app
resource.setrlimit(resource.RLIMIT_AS, (2 * 2**30, 2 * 2**30))
told = [CliRunner().invoke(app, command) for command in json.loads(sys.argv[1])]
print(json.dumps([[one.exit_code, str(one.output) or str(one.exception)] for one in told]))
"""


def test_no_command_reads_on_for_ever() -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMMANDS, json.dumps(READING)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr[-2000:]
    for command, (code, output) in zip(READING, json.loads(done.stdout), strict=True):
        assert code in (1, 2), (command, output)
        assert "Error(" not in output, (command, output)
        assert len(output.strip().splitlines()) <= 3, (command, output)


@pytest.mark.parametrize("name", ["map.csv", "units.csv", "scenario.toml", "extra.csv"])
@pytest.mark.parametrize("kind", ["device", "pipe"])
def test_a_battle_is_made_of_plain_files(name: str, kind: str, tmp_path: Path) -> None:
    sheet = PlantedScenario(tmp_path, "alea-training").folder / name
    sheet.unlink(missing_ok=True)
    if kind == "device":
        sheet.symlink_to(ENDLESS)
    else:
        os.mkfifo(sheet)
    with pytest.raises(BadData, match="expected a plain file"):
        load(sheet.parent)


@pytest.mark.parametrize(
    "command",
    [
        ("game", "show"),
        ("game", "verify"),
        ("resolve", "barrosa", "fire", "--replay"),
        ("game", "verify", "--dice"),
    ],
)
@pytest.mark.parametrize("start", ["[", '{"a":'])
def test_what_is_nested_too_deeply_is_told_in_our_words(
    command: tuple[str, ...], start: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deep.game"
    file.write_text(start * 200_000)
    given = [*command, str(file), *([str(file)] if "--dice" in command else [])]
    told = CliRunner().invoke(app, given)
    assert told.exit_code == 2
    assert "nested too deeply" in " ".join((told.output + capsys.readouterr().err).split())
