"""The soak holds every file with large counts, the longest first, and its figures come into the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import promises, soak


def test_every_file_that_is_estimated_has_large_counts() -> None:
    assert {*soak.MINUTES, *soak.ALONE} <= set(soak.files())
    assert soak.beside()[0] == max(soak.MINUTES, key=lambda name: soak.MINUTES[name])


def test_counts_are_added_up_and_of_other_figures_the_largest_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "RECORDS", tmp_path)
    monkeypatch.setenv("GROGNARD_SOAK", "1")
    promises.record("a", "tries", 1000)
    promises.record("a", "tries", 500, faults=1)
    promises.measure("b", "times", 1.5)
    promises.measure("b", "times", 2.25)
    assert promises.rows() == [("a", "tries", "1,500", "1"), ("b", "times", "2.25", "")]
    written = promises.written(f"before\n{promises.BEGIN}old\n{promises.END}after", "| new |\n")
    assert "old" not in written
    assert written.startswith("before")
    assert written.endswith("after")
    assert all(json.loads(line) for file in tmp_path.iterdir() for line in file.read_text().splitlines())
