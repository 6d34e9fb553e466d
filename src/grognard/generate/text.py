"""The files of a battle as text."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from grognard.core.messages import LANGUAGES, Label

#: sections of a sheet, each with its name; those of lists several times
Sections = list[tuple[str, Mapping[str, Any]]]


def sheet(header: Mapping[str, Any], single: Sections, many: Sections) -> str:
    """scenario.toml: entries, tables, lists of tables."""
    lines = [f"{name} = {value_text(value)}" for name, value in header.items()]
    for brackets, sections in (("[{}]", single), ("[[{}]]", many)):
        for name, entries in sections:
            lines += ["", brackets.format(name)]
            lines += [f"{key} = {value_text(value)}" for key, value in entries.items()]
    return "\n".join(lines) + "\n"


def value_text(value: Any) -> str:
    if isinstance(value, Label):
        value = {language: getattr(value, language) or value.en for language in LANGUAGES}
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {value_text(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(value_text(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def table(rows: Sequence[msgspec.Struct], kind: type[msgspec.Struct]) -> str:
    """Rows of a struct as a CSV file, by the names of its fields."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    heads = kind.__struct_fields__
    writer.writerow(heads)
    writer.writerows([_cell(getattr(row, head)) for head in heads] for row in rows)
    return out.getvalue()


def _cell(value: Any) -> str:
    if value is None or value == ():
        return "-"
    return " ".join(value) if isinstance(value, tuple) else str(value)


def names(given: Iterable[str], known: Mapping[str, Label]) -> str:
    """names.csv: what the names of a battle are in other languages."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("name", "fr", "es"))
    for name in dict.fromkeys(given):
        label = known.get(name, Label(name))
        writer.writerow((name, label.fr or name, label.es or name))
    return out.getvalue()
