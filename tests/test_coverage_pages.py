"""The coverage pages are up to date, and nothing within reach of a single ruling is left undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import coverage_pages

from grognard import RULESETS, ruleset

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("system", RULESETS)
def test_the_page_is_what_the_sources_say(system: str) -> None:
    assert (ROOT / "docs" / "coverage" / f"{system}.md").read_text(encoding="utf-8") == coverage_pages.page(
        system
    ), "run make docs"


@pytest.mark.parametrize("system", RULESETS)
def test_no_statement_within_reach_says_not_yet(system: str) -> None:
    found = coverage_pages.covered(system).values()
    assert [f"{s.number}: {s.holders or 'no holder'}" for s in found if s.status == "not yet"] == []


@pytest.mark.parametrize("system", RULESETS)
def test_every_line_of_the_rulebook_is_a_paragraph_heading_or_preface(system: str) -> None:
    book = ruleset(system).rulebook()
    chapters = book.split("\n## ", 1)[1]
    for line in chapters.splitlines()[1:]:
        if line and not line.startswith(("## ", "#")):
            assert coverage_pages.PARAGRAPH.fullmatch(line), f"{system}: {line[:60]}"
