"""A chart as comma-separated values: the printed table, then its modifiers after a blank line."""

from __future__ import annotations

import csv
import io

from grognard.core.chart import Chart
from grognard.render.words import known_language, say


def chart_csv(chart: Chart, language: str = "en") -> str:
    """Headings, row labels and cells as printed; headings and labels of ours in the language."""
    known_language(language)
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow([chart.row_heading.say(language), *(column.label for column in chart.columns)])
    for row in chart.rows:
        sheet.writerow([row.label, *row.cells])
    if chart.modifiers:
        sheet.writerow([])
        heading = say("modifiers", language)
        sheet.writerow(["id", heading, "+/-", say("rule", language)])
        for modifier in chart.modifiers:
            sheet.writerow([modifier.id, modifier.label.say(language), modifier.shown, modifier.rule])
    return text.getvalue()
