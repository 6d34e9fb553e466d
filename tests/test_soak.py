"""The soak holds every file with large counts in their order, and its figures come into the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import promises, soak


def test_every_file_that_is_estimated_has_large_counts() -> None:
    assert {*soak.MINUTES, *soak.ALONE} <= set(soak.files())
    rest = [name for name in soak.beside() if name not in soak.FIRST]
    assert soak.beside() == [*soak.FIRST, *rest]
    assert rest[0] == max(rest, key=lambda name: soak.MINUTES.get(name, 0))


def test_files_whose_counts_stand_in_what_they_share_are_in_it_too() -> None:
    assert {"plane/test_quick.py", "pocket/test_doors.py"} <= set(soak.files())


def test_of_a_test_that_was_run_again_only_the_last_run_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promises, "RECORDS", tmp_path)
    monkeypatch.setenv("GROGNARD_SOAK", "1")
    for run, failed in (("1-5", True), ("2-3", False)):
        monkeypatch.setattr(promises, "_RUN", run)
        monkeypatch.setenv("PYTEST_CURRENT_TEST", "tests/a.py::one (call)")
        promises.record("a", "tries", 1000, faults=int(failed))
        promises.was_run("tests/a.py::one", failed=failed)
        promises.spent("tests/a.py::one", 90)
        assert promises.passed() == (set() if failed else {"tests/a.py::one"})
    monkeypatch.setenv("PYTEST_CURRENT_TEST", "tests/a.py::two (call)")
    promises.record("a", "tries", 10)
    assert promises.rows() == [(promises.RUN, "tests/a.py", "1", "0"), ("a", "tries", "1,010", "0")]
    assert promises.minutes() == {"tests/a.py": 1.5}
    assert "Not run yet, or not to its end: `b.py`." in promises.table([], "today", ["b.py"])


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
