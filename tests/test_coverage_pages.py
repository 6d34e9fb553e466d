"""The coverage pages are up to date, and nothing within reach of a single ruling is left undone."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from grognard import RULESETS

ROOT = Path(__file__).parents[1]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("coverage_pages", ROOT / "tools" / "coverage_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


COVERAGE = tool()


@pytest.mark.parametrize("system", RULESETS)
def test_the_page_is_what_the_sources_say(system: str) -> None:
    assert (ROOT / "docs" / "coverage" / f"{system}.md").read_text(encoding="utf-8") == COVERAGE.page(
        system
    ), "run make docs"


@pytest.mark.parametrize("system", RULESETS)
def test_no_statement_within_reach_says_not_yet(system: str) -> None:
    found = COVERAGE.covered(system).values()
    assert [f"{s.number}: {s.holders or 'no holder'}" for s in found if s.status == "not yet"] == []


@pytest.mark.parametrize("system", RULESETS)
def test_every_line_of_the_rulebook_is_a_paragraph_heading_or_preface(system: str) -> None:
    book = COVERAGE.ruleset(system).rulebook()
    chapters = book.split("\n## ", 1)[1]
    for line in chapters.splitlines()[1:]:
        if line and not line.startswith(("## ", "#")):
            assert COVERAGE.PARAGRAPH.fullmatch(line), f"{system}: {line[:60]}"
