"""Every reader reads what it is given or refuses it in a line, within two seconds and 300 MB."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import SOAKING
from tests.promises import record

ROOT = Path(__file__).parents[2]
#: in parts, so that every core has some; each goes on from the corpus by a lot of its own
PARTS = 8 if SOAKING else 1
RUNS = (1_000_000 if SOAKING else 12_000) // PARTS
#: what a search says of one reader
SAID = re.compile(r"(\w+): (\d+) runs, [\d,]+ a second, (\d+) blocks, \d+ of them new, (\d+) faults")


@pytest.mark.parametrize("part", range(PARTS))
def test_readers_read_or_refuse_whatever_they_are_given(part: int) -> None:
    """The corpus again, and from there on. In a process of its own, whose modules are compiled with marks."""
    searched = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", "--runs", str(RUNS), "--seed", str(11 + part)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        errors="replace",
    )
    readers = [found.groups() for line in searched.stdout.splitlines() if (found := SAID.fullmatch(line))]
    for reader, runs, _blocks, faults in readers:
        record("Readers", f"inputs of {reader}", int(runs), int(faults))
    assert searched.returncode == 0, searched.stdout + searched.stderr
    assert {reader for reader, *_rest in readers} == {
        folder.name for folder in (ROOT / "tests/fuzz/corpus").iterdir()
    }
