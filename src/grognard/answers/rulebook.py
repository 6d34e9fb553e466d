"""A rulebook taken apart, so that a citation leads to its paragraph."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from grognard.core.ruleset import Ruleset

#: the rulebooks are written in it; some have been put into others
LANGUAGE = "en"

_CHAPTER = re.compile(r"^##+\s+(?:(\d+)\.\s+)?(.+)$")
_PARAGRAPH = re.compile(r"^(\d+(?:\.\d+)+)\s+((?:\[[a-z+ ]+\]\s*)*)(.*)$")
#: where a paragraph comes from: the printed sheet, or us
_SOURCES = ("sheet", "ruling")


@lru_cache(maxsize=32)
def rulebook_data(ruleset: Ruleset, language: str = LANGUAGE) -> dict[str, Any]:
    """Chapters with their paragraphs, each with its number, its text and where it comes from.

    `language` says which one it is told in: the reader's, where the book has been put into it.
    """
    spoken = language if ruleset.has_rulebook(language) else LANGUAGE
    title, chapters = "", [_chapter("", "")]
    for line in ruleset.rulebook(spoken).splitlines():
        chapter, paragraph = _CHAPTER.match(line), _PARAGRAPH.match(line)
        if line.startswith("# "):
            title = line[2:].strip()
        elif chapter:
            chapters.append(_chapter(chapter[1] or "", chapter[2].strip()))
        elif paragraph:
            chapters[-1]["paragraphs"].append(_paragraph(paragraph[1], paragraph[2], paragraph[3]))
        elif line.strip():
            _go_on(chapters[-1]["paragraphs"], line.strip())
    filled = [chapter for chapter in chapters if chapter["paragraphs"]]
    return {"ruleset": ruleset.id, "title": title, "language": spoken, "chapters": filled}


def _chapter(number: str, title: str) -> dict[str, Any]:
    return {"number": number, "title": title, "paragraphs": []}


def _paragraph(number: str, tags: str, text: str) -> dict[str, Any]:
    said = set(re.findall(r"[a-z]+", tags))
    return {"number": number, "text": text.strip(), "sources": [one for one in _SOURCES if one in said]}


def _go_on(paragraphs: list[dict[str, Any]], text: str) -> None:
    """A line without a number goes on with the paragraph before it, or stands by itself at the beginning."""
    if paragraphs:
        paragraphs[-1]["text"] += f"\n{text}"
    else:
        paragraphs.append(_paragraph("", "", text))
