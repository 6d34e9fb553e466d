"""The charts and figures of a battle's system as a page shows them to be changed, and what is odd."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from grognard.core.changed_ruleset import FILE, ChangedRuleset, changed_ruleset, told_changes
from grognard.core.changes import codes_of, is_figure
from grognard.core.chart import Chart
from grognard.core.errors import BadData
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.editor.document import Document
from grognard.editor.toml_spans import spans_of
from grognard.lint import lint_charts

Data = dict[str, Any]
_REMARK = re.compile(r"[ \t]*,?[ \t]*#[ \t]*([^\n]*)")
_FACTS = "facts.toml"


def changed_of(document: Document) -> Ruleset:
    """The system as the battle has it: the printed one, or the changed one."""
    return changed_ruleset(document.rules, document.files[FILE]) if FILE in document.files else document.rules


def rules_told(document: Document, language: str) -> Data:
    """Every chart with what is printed where it is changed, the figures, and what the changes come to."""
    printed, trouble = document.rules, ""
    try:
        system = changed_of(document)
    except BadData as wrong:
        system, trouble = printed, str(wrong)
    changed = system.rules
    return {
        "id": system.id,
        "hash": system.hash,
        "title": system.title.say(language),
        "called": "" if not isinstance(system, ChangedRuleset) else system.called,
        "trouble": trouble,
        "changed": told_changes(system, language),
        "charts": [_chart(printed.rules, chart, language) for chart in changed.charts.values()],
        "facts": list(_facts(printed, changed)),
        "findings": [
            f"{one.chart}: {one.what} ({one.id.rpartition(':')[2]})" for one in new_findings(system)
        ],
    }


def new_findings(system: Ruleset) -> list[Any]:
    """What the linter finds in changed charts and did not find in the printed ones."""
    if not isinstance(system, ChangedRuleset):
        return []
    base = system.base.rules.charts
    charts = [chart for id, chart in system.rules.charts.items() if chart is not base[id]]
    known = {one.id for one in lint_charts([base[chart.id] for chart in charts])}
    return [one for one in lint_charts(charts) if one.id not in known]


def _chart(printed: Rules, chart: Chart, language: str) -> Data:
    base = printed.charts[chart.id]
    return {
        "id": chart.id,
        "title": chart.title.say(language),
        "dice": "" if chart.dice is None else str(chart.dice),
        "columns": [{"id": one.id, "name": one.name.say(language)} for one in chart.columns],
        "rows": [
            {
                "id": row.id,
                "name": row.name.say(language),
                "cells": [
                    {"code": chart.at(row.id, one.id), "printed": base.at(row.id, one.id)}
                    for one in chart.columns
                ],
            }
            for row in chart.rows
        ],
        "modifiers": [
            {
                "id": one.id,
                "name": one.label.say(language),
                "value": one.value,
                "printed": base.by_modifier[one.id].value,
            }
            for one in chart.modifiers
            if one.factor is None
        ],
        "codes": list(codes_of(base)),
    }


def _facts(ruleset: Ruleset, changed: Rules) -> Iterator[Data]:
    remarks = _remarks(ruleset)
    for path, value in ruleset.rules.figures():
        if is_figure(value):
            yield {
                "path": path,
                "about": remarks.get(path, ""),
                "kind": "flag"
                if isinstance(value, bool)
                else "share"
                if isinstance(value, Fraction)
                else "number",
                "value": _plain(changed.fact(path)),
                "printed": _plain(value),
            }


def _remarks(ruleset: Ruleset) -> dict[str, str]:
    """What stands behind each figure in its file: the paragraph, and what it is."""
    found: dict[str, str] = {}
    for folder in (ruleset.shared_folder, ruleset.folder):
        if folder is None or not (folder / _FACTS).is_file():
            continue
        text = (folder / _FACTS).read_text(encoding="utf-8")
        for path, entry in spans_of(text).entries.items():
            remark = _REMARK.match(text, entry.end)
            if remark is not None:
                found[path] = " ".join(remark[1].split())
    return found


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
