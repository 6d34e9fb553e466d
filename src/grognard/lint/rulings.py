"""Rulings that hang in the air: about a chart that is not there, or pinned by a test that is not there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from grognard.core.ruleset import Ruleset
from grognard.lint.finding import Finding, finding


def loose_rulings(ruleset: Ruleset) -> Iterator[Finding]:
    """An installed package has no tests beside it: then only the charts are checked."""
    home = _home_of_tests(Path(str(ruleset.folder)))
    for ruling in ruleset.rulings.ruling:
        if ruling.chart not in ruleset.rules.charts:
            yield finding("ruling-chart", ruling.chart, ruling.id, "the ruling is about no chart there is")
        if home is not None and not _is_there(home, ruling.test):
            yield finding("ruling-test", ruling.chart, ruling.id, f"no such test: {ruling.test}")


def _home_of_tests(folder: Path) -> Path | None:
    """The folder that holds `src` and `tests` side by side."""
    for parent in folder.resolve().parents:
        if (parent / "src").is_dir():
            return parent if (parent / "tests").is_dir() else None
    return None


def _is_there(home: Path, test: str) -> bool:
    file, _, name = test.partition("::")
    return (home / file).is_file() and name.partition("[")[0] in _tests_in(home / file)


@cache
def _tests_in(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
