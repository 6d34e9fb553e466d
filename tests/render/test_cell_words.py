"""Cells that print words: in every language of the play aid, and never a footnote in place of a value."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.core.datafiles import content_hash
from grognard.render.view import chart_view
from grognard.rulesets import RULESETS, ruleset

#: letters that are a code in every language, as the sheets print them
CODES = {"TdC•CT", "UAT"}
_WORD = re.compile(r"[A-Za-z]{3,}")


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", ["fr", "es"])
def test_no_cell_and_no_code_is_left_in_english(id: str, language: str) -> None:
    words = ruleset(id).rules.charts.values()
    for chart in words:
        printed = {cell for row in chart.rows for cell in row.cells} | set(chart.codes)
        for cell in {cell for cell in printed if _WORD.search(cell)} - CODES:
            assert cell in chart.cell_words, f"{chart.id}: text/cells.csv does not say {cell!r}"
            assert getattr(chart.cell_words[cell], language), f"{chart.id}: {cell!r} in {language}"


@pytest.mark.parametrize("id", RULESETS)
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_footnote_never_stands_alone(id: str, language: str) -> None:
    for chart in ruleset(id).rules.charts.values():
        for row in chart_view(chart, language).rows:
            assert all(cell.text for cell in row.cells if cell.mark), (chart.id, row.label)


def test_an_empty_cell_that_is_ruled_shows_what_is_read_there() -> None:
    view = chart_view(ruleset("liberators").rules.chart("cannonade-fire-points"), "en")
    assert "(1)" in {cell.text for row in view.rows for cell in row.cells if cell.mark}


def test_words_change_nothing_in_a_game(tmp_path: Path) -> None:
    """They are no part of the hash that a saved game is bound to; figures are."""
    (tmp_path / "text").mkdir()
    (tmp_path / "facts.toml").write_text("x = 1\n")
    before = content_hash([tmp_path], "1")
    for name in ("cells.csv", "labels.toml", "terms.toml"):
        (tmp_path / "text" / name).write_text("word = 'another'\n")
    assert content_hash([tmp_path], "1") == before
    (tmp_path / "facts.toml").write_text("x = 2\n")
    assert content_hash([tmp_path], "1") != before
