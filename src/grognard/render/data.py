"""A chart as plain data: the JSON of `grognard charts RULESET CHART --json`."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.chart import Chart, Row
from grognard.core.rules import Rules
from grognard.core.tally import Modifier
from grognard.render.view import said
from grognard.render.words import known_language


def chart_data(rules: Rules, chart: Chart, language: str = "en") -> dict[str, Any]:
    """Columns, row labels and cells as the sheet prints them; every word of ours in the language."""
    known_language(language)
    return {
        "ruleset": rules.id,
        "chart": chart.id,
        "title": chart.title.say(language),
        "dice": None if chart.dice is None else str(chart.dice),
        "row_heading": chart.row_heading.say(language),
        "column_heading": chart.column_heading.say(language),
        "columns": [column.label for column in chart.columns],
        "rows": [_row(chart, row) for row in chart.rows],
        "names": {
            "columns": [column.name.say(language) for column in chart.columns],
            "column_ids": [column.id for column in chart.columns],
            "rows": [row.name.say(language) for row in chart.rows],
            "cells": [[said(chart, cell, language) for cell in row.cells] for row in chart.rows],
        },
        "modifiers": [_modifier(rules, modifier, language) for modifier in chart.modifiers],
        "codes": {code: meaning.say(language) for code, meaning in chart.codes.items()},
        "rulings": [
            {
                "row": chart.row(reading.row).label,
                "column": chart.column(reading.column).label,
                "printed": reading.printed,
                "read_as": reading.read_as,
                "id": reading.id,
            }
            for reading in chart.readings
        ],
        "notes": [note.say(language) for note in chart.notes],
        "provenance": msgspec.to_builtins(chart.provenance),
    }


def _row(chart: Chart, row: Row) -> dict[str, Any]:
    shown: dict[str, Any] = {"label": row.label, "min": row.min, "max": row.max, "cells": list(row.cells)}
    if row.ranges:
        shown["ranges"] = {
            chart.column(column).label: None if bounds is None else list(bounds)
            for column, bounds in row.ranges
        }
    return shown


def _modifier(rules: Rules, modifier: Modifier, language: str) -> dict[str, Any]:
    return {
        "id": modifier.id,
        "label": modifier.label.say(language),
        "value": modifier.value if modifier.factor is None else modifier.shown,
        "rule": rules.cite(modifier.rule),
    }
