"""A battle in the making as a page shows it: the map, what can be drawn, its tables, and what is wrong."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.errors import BadCase, BadData
from grognard.core.scenario_map import MAP
from grognard.editor.army_edits import place_column
from grognard.editor.document import Document
from grognard.editor.findings import Placed, findings_of
from grognard.editor.forms import Forms
from grognard.editor.grounds import names_of
from grognard.editor.map_text import cells_of
from grognard.editor.offered import offers_of
from grognard.editor.picture import picture_of
from grognard.editor.sheet_text import heads_of, rows_of
from grognard.editor.table_edits import table_size
from grognard.render.board.theme import default_theme

Data = dict[str, Any]
#: what is told of a battle in other ways
_APART = ("legend", "hexsides", "way", "place", "ruleset", "side")


def told(document: Document, language: str) -> Data:
    """Everything; of a battle that cannot even be read its texts and its findings."""
    findings = [_finding(one) for one in findings_of(document)]
    try:
        return {**_battle(document, language), "findings": findings}
    except (BadCase, BadData) as wrong:
        known = findings or [_finding(Placed("flaw", "scenario.toml", None, str(wrong)))]
        return {**_EMPTY, "files": document.files, "findings": known}


_EMPTY: Data = {
    "title": "",
    "ruleset": "",
    "system": "",
    "columns": 0,
    "rows": 0,
    "picture": "",
    "cells": {},
    "grounds": [],
    "features": [],
    "kinds": [],
    "laid": [],
    "places": [],
    "table": None,
    "pieces": [],
    "tables": [],
    "entries": [],
    "offers": [],
}


def _battle(document: Document, language: str) -> Data:
    rules, sheet = document.rules, document.sheet
    forms = Forms(rules, language)
    drawn = _table_map(document, language) if document.shape.in_inches else _map(document, language)
    return {
        **_EMPTY,
        "files": document.files,
        "title": _said(sheet.get("title"), language),
        "ruleset": rules.id,
        "system": rules.title.say(language),
        **drawn,
        "picture": _picture(document, language),
        "tables": [_table(document, name, language) for name in document.shape.tables],
        "entries": [
            {**entry, "name": forms.entry(entry["path"])}
            for name, value in sheet.items()
            if name not in _APART
            for entry in _flat(name, value)
        ],
        "sides": [
            {"id": str(one.get("id", "")), "name": _said(one.get("name"), language)}
            for one in _tables_in(sheet.get("side"))
        ],
        "offers": offers_of(document, language),
    }


def _picture(document: Document, language: str) -> str:
    try:
        return picture_of(document, language)
    except BadData:
        return ""


def _map(document: Document, language: str) -> Data:
    sheet, shape, theme = document.sheet, document.shape, default_theme()
    grid, sides = document.grid, _table_in(sheet.get("hexsides"))
    named = {id: theme.line_of(id).label for id in shape.features}
    ways = {id: theme.way[id].label if id in theme.way else None for id in shape.ways}
    return {
        "columns": grid.columns,
        "rows": grid.rows,
        "cells": {hex: f"{code}{level}" for hex, (code, level) in cells_of(document.text(MAP)).items()},
        "grounds": _grounds(document, language),
        "features": [
            {"id": id, "name": _name(id, label, language), "sides": _words(sides.get(id, ""))}
            for id, label in named.items()
        ],
        "kinds": [{"id": id, "name": _name(id, label, language)} for id, label in ways.items()],
        "laid": [
            {
                "id": str(one.get("id", "")),
                "kind": str(one.get("kind", "")),
                "name": _said(one.get("name"), language),
            }
            for one in _tables_in(sheet.get("way"))
        ],
        "places": [
            {"hex": str(one.get("hex", "")), "name": _said(one.get("name"), language)}
            for one in _tables_in(sheet.get("place"))
        ],
    }


def _table_map(document: Document, language: str) -> Data:
    """A table in inches: its size, what can lie on it, and what does."""
    width, depth = table_size(document)
    return {
        "table": {"width": width, "depth": depth},
        "grounds": _grounds(document, language),
        "pieces": [
            {
                "section": section,
                "place": place,
                "id": str(one.get("id", "")),
                "name": _said(one.get("name"), language),
                "ground": str(one.get("ground", "")),
            }
            for section in ("area", "strip")
            for place, one in enumerate(_tables_in(document.sheet.get(section)))
        ],
    }


def _grounds(document: Document, language: str) -> list[Data]:
    """Those of the legend by their letters, then those that the map has not yet."""
    legend = _table_in(document.sheet.get("legend"))
    found = [
        {"code": code, "terrain": str(one.get("terrain", "")), "name": _said(one.get("name"), language)}
        for code, one in legend.items()
        if isinstance(one, dict)
    ]
    used = {one["terrain"] for one in found}
    more = names_of(document.rules).items()
    return found + [
        {"code": "", "terrain": id, "name": label.say(language)} for id, label in more if id not in used
    ]


def _table(document: Document, name: str, language: str) -> Data:
    text = document.files.get(f"{name}.csv", "")
    heads = heads_of(text)
    forms = Forms(document.rules, language)
    known = {one.name: one for one in forms.columns(name)}
    columns = [msgspec.to_builtins(known[head]) for head in heads if head in known]
    return {
        "id": name,
        "name": forms.name(name),
        "columns": columns,
        "rows": rows_of(text),
        "place": place_column(text) or "",
    }


def _finding(found: Placed) -> Data:
    return {
        "kind": found.kind,
        "file": found.file,
        "line": found.line,
        "what": found.what,
        "hexes": list(found.hexes),
        "row": found.row,
        "known": found.known,
        "mend": [{"words": one.words, "edit": msgspec.to_builtins(one.edit)} for one in found.mend],
    }


def _flat(path: str, value: Any) -> list[Data]:
    """The entries of the sheet by their paths, lists of words as one text."""
    if isinstance(value, dict):
        return [entry for key, one in value.items() for entry in _flat(f"{path}.{key}", one)]
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return [entry for n, one in enumerate(value) for entry in _flat(f"{path}.{n}", one)]
    if isinstance(value, list):
        return [{"path": path, "value": " ".join(map(str, value))}]
    return [{"path": path, "value": str(value).lower() if isinstance(value, bool) else str(value)}]


def _words(value: Any) -> list[str]:
    return (
        value.split()
        if isinstance(value, str)
        else [str(one) for one in value]
        if isinstance(value, list)
        else []
    )


def _table_in(value: Any) -> Data:
    return value if isinstance(value, dict) else {}


def _tables_in(value: Any) -> list[Data]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _said(value: Any, language: str) -> str:
    if isinstance(value, dict):
        return str(value.get(language) or value.get("en") or "")
    return "" if value is None else str(value)


def _name(id: str, label: Any, language: str) -> str:
    return str(label.say(language)) if label is not None else id.replace("-", " ").capitalize()
