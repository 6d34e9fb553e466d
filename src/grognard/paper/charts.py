"""The play aid: every chart of the system, as a reader sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.paper.subject import Subject
from grognard.render.density import short_modifiers
from grognard.render.play_aid import spans
from grognard.render.view import ChartView, chart_view
from grognard.render.words import say

#: more columns, and a chart is as wide as the page
_WIDE = 7


def charts(subject: Subject) -> list[dict[str, Any]]:
    views = [chart_view(chart, subject.language) for chart in subject.ruleset.rules.charts.values()]
    return [_chart(view, subject.language) for view in views]


def _chart(view: ChartView, language: str) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(view)
    data["rows"] = [
        {
            "label": row.label,
            "cells": [
                {"text": cell.text, "tint": cell.tint, "mark": cell.mark, "span": span}
                for cell, span in spans(row.cells)
            ],
        }
        for row in view.rows
    ]
    data["status"] = say(f"status-{view.status}", language) if view.status != "printed" else ""
    data["wide"] = len(view.columns) > _WIDE or _letters(view) > 42
    data["short"] = short_modifiers(view)
    data["footnotes"] = [
        f"{note.printed or say('empty', language)}{say('colon', language)}"
        + say("read-as", language, reading=note.read_as or "—")
        for note in view.footnotes
    ]
    return data


def _letters(view: ChartView) -> int:
    """How wide its widest row is, in letters."""
    rows = [(row.label, *(cell.text for cell in row.cells)) for row in view.rows] or [("",)]
    columns = zip(*rows, strict=True)
    return sum(max((len(word) for text in column for word in text.split()), default=0) for column in columns)
