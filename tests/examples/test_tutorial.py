"""The page that builds a ruleset from nothing: its files are the example's, its commands say what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "a-ruleset-in-300-lines.md"
EXAMPLE = ROOT / "examples" / "ruleset"
#: how the page calls the folder that it fills
PACK = "outposts-pack"
_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.M | re.S)
#: in an answer: something that is left out
GAP = "..."


def blocks() -> Iterator[tuple[str, str, str]]:
    """Kind, name of the file and content of everything between fences, in order."""
    yield from _BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def typed(command: str, folder: Path) -> str:
    """What a command says that is typed in this folder."""
    grognard, *words = command.split()
    assert grognard == "grognard", command
    ran = subprocess.run(
        [sys.executable, "-m", "grognard.cli", *words],
        cwd=folder,
        env={**os.environ, "GROGNARD_PACKS": PACK, "COLUMNS": "80", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return "\n".join(line.rstrip() for line in (ran.stdout + ran.stderr).strip("\n").splitlines()).strip("\n")


def pattern(answer: str) -> str:
    return ".*".join(
        re.escape(part.strip("\n")) for part in re.split(rf"^{re.escape(GAP)}$", answer, flags=re.M)
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which somebody has done all that the page says; every answer was as it is there."""
    folder = tmp_path_factory.mktemp("tutorial")
    for kind, name, content in blocks():
        if name:
            file = folder / PACK / name
            file.parent.mkdir(parents=True, exist_ok=True)
            # A part of a file that was begun before stands two lines below the last.
            with file.open("a", encoding="utf-8") as writing:
                writing.write(f"\n\n{content}" if file.stat().st_size else content)
        elif kind == "console":
            for typing in content.split("$ ")[1:]:
                command, _newline, answer = typing.partition("\n")
                said = typed(command, folder)
                assert re.fullmatch(pattern(answer.strip("\n")), said, re.S), f"{command}\n{said}"
    return folder


def files(folder: Path) -> dict[str, str]:
    return {
        str(file.relative_to(folder)): file.read_text(encoding="utf-8")
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


def test_whoever_types_the_page_has_the_example(built: Path) -> None:
    assert files(built / PACK) == files(EXAMPLE)


def test_the_page_plays_what_it_has_built() -> None:
    commands = [
        line for kind, _name, content in blocks() if kind == "console" for line in content.splitlines()
    ]
    verbs = {line.split()[2] for line in commands if line.startswith("$ ")}
    assert {"charts", "odds", "resolve", "lint", "game", "simulate"} <= verbs
