"""Rulebooks taken apart, and put into other languages paragraph by paragraph."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grognard import ruleset
from grognard.answers.rulebook import rulebook_data
from grognard.rulesets import RULESETS

PUT = [(id, language) for id in RULESETS for language in ("fr", "es")]


def outline(book: dict[str, Any]) -> list[tuple[str, list[tuple[str, tuple[str, ...]]]]]:
    """Chapters and paragraphs by number, with where each comes from."""
    return [
        (chapter["number"], [(one["number"], tuple(one["sources"])) for one in chapter["paragraphs"]])
        for chapter in book["chapters"]
    ]


@pytest.mark.parametrize(("system", "language"), PUT)
def test_a_book_in_another_language_has_every_paragraph_and_none_besides(system: str, language: str) -> None:
    written, put = rulebook_data(ruleset(system)), rulebook_data(ruleset(system), language)
    assert (written["language"], put["language"]) == ("en", language)
    assert outline(put) == outline(written)


@pytest.mark.parametrize(("system", "language"), PUT)
def test_no_paragraph_was_left_as_it_was_or_lost_its_figures(system: str, language: str) -> None:
    written, put = rulebook_data(ruleset(system)), rulebook_data(ruleset(system), language)
    for chapter, other in zip(written["chapters"], put["chapters"], strict=True):
        for one, same in zip(chapter["paragraphs"], other["paragraphs"], strict=True):
            assert one["text"] != same["text"], one["number"]
            cited = re.findall(r"\d+\.\d+", one["text"])
            # A decimal has a comma there; a paragraph that is cited has a point everywhere.
            kept = [number in same["text"] or number.replace(".", ",") in same["text"] for number in cited]
            assert all(kept), one["number"]


def test_a_book_that_was_not_put_into_a_language_is_told_in_its_own() -> None:
    assert rulebook_data(ruleset("tikhvin"), "de")["language"] == "en"
