"""The example ruleset: small, whole, and under the laws that every ruleset keeps."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "ruleset"
MOST_LINES = 300
#: the laws that are asked of it here; `make soak` runs all of them
LAWS = (
    "tests/contract/test_games.py",
    "tests/contract/test_laws.py",
    "tests/contract/test_refusals.py",
    "tests/contract/test_story.py",
    "tests/contract/test_victory.py",
    "tests/contract/test_meanings.py",
    "tests/contract/test_idle.py",
    "tests/contract/test_languages.py",
)


def files() -> list[Path]:
    return [file for file in EXAMPLE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def told(*arguments: str) -> str:
    """What a command says in a process that knows the example."""
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "GROGNARD_PACKS": str(EXAMPLE), "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_python_and_data_together_are_under_300_lines() -> None:
    lines = {file: file.read_text(encoding="utf-8").splitlines() for file in files()}
    assert sum(map(len, lines.values())) < MOST_LINES
    # Formatted as the house is, so that nothing is squeezed.
    ruff = [str(Path(sys.executable).with_name("ruff")), "format", "--check", str(EXAMPLE)]
    assert subprocess.run(ruff, capture_output=True, check=False).returncode == 0


def test_it_keeps_the_laws_of_every_ruleset() -> None:
    told("-m", "pytest", "-q", "-p", "no:cacheprovider", *LAWS, "-k", "outposts or mill-at-dawn")


def test_it_has_everything_by_itself(tmp_path: Path) -> None:
    game, aid, picture = tmp_path / "game.json", tmp_path / "aid.html", tmp_path / "board.svg"
    grognard = ("-m", "grognard.cli")
    for checked in ("outposts", "mill-at-dawn"):
        assert json.loads(told(*grognard, "lint", checked, "--json"))["findings"] == []
    told(*grognard, "charts", "outposts", "--html", "--output", str(aid))
    assert "Assault" in aid.read_text(encoding="utf-8")
    policy = ("--policy", "attacker.advance=yes")
    odds = json.loads(told(*grognard, "odds", "outposts", "assault", *policy, "--json"))
    assert sum(outcome["p"] for outcome in odds["outcomes"]) == pytest.approx(1)
    told(*grognard, "export", "svg", "mill-at-dawn", "-o", str(picture))
    assert "Mill Guard" in picture.read_text(encoding="utf-8")
    told(*grognard, "game", "new", "mill-at-dawn", str(game), "--seed", "7")
    assert "outposts 3.1" in told(*grognard, "game", "show", str(game))
    for pair in ("recruit,sergeant", "colonel,marshal"):
        few = ("--games", "2", "--nodes", "40")
        played = told(*grognard, "simulate", "mill-at-dawn", *few, "--ai", pair, "--json")
        assert json.loads(played)["games"]
