"""Somebody who has only the wheel can install it where nothing else is, ask for odds and open a battle."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

from grognard import RULESETS, __version__

ROOT = Path(__file__).parent.parent
PIP = ("-m", "pip", "--disable-pip-version-check", "-q")
#: nothing of this checkout is to be found from there
STRANGER = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command as the wheel installs it into an empty environment."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.startswith(f"grognard-{__version__}-")
    venv.create(folder / "empty", with_pip=True)
    run(folder / "empty" / "bin" / "python", *PIP, "install", wheel)
    return folder / "empty" / "bin" / "grognard"


def test_a_stranger_rules_and_plays_from_the_wheel_alone(program: Path, tmp_path: Path) -> None:
    assert run(program, "--version") == f"grognard {__version__}\n"
    for ruleset in RULESETS:
        assert json.loads(run(program, "charts", ruleset, "--json"))
    outcomes = json.loads(run(program, "odds", "barrosa", "morale", "--json"))["outcomes"]
    assert sum(one["p"] for one in outcomes) == pytest.approx(1)
    games = tmp_path / "games.db"
    command: list[str | Path] = [program, "play", "alea-training", "--no-browser", "--db", games]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=STRANGER, cwd=program.parent
    ) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://[^/]+/", server.stdout.readline())
            assert address is not None
            with urlopen(address[0], timeout=30) as page:
                script = re.search(r'src="[./]*(assets/[^"]+\.js)"', page.read().decode())
            assert script is not None
            for path in (script[1], "api/scenarios"):
                with urlopen(address[0] + path, timeout=30) as answer:
                    assert answer.read()
        finally:
            server.kill()


def run(*command: str | Path) -> str:
    """What a command prints; where it fails, what it said instead."""
    told = subprocess.run(command, capture_output=True, text=True, env=STRANGER, cwd="/")
    assert told.returncode == 0, told.stderr
    return told.stdout
