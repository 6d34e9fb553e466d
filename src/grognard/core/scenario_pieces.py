"""Rows of tables and entries of scenario.toml as the structs that a ruleset declares for them."""

from __future__ import annotations

import csv
import typing
from collections.abc import Iterable, Mapping
from typing import Any, get_args, get_origin

import msgspec

from grognard.core.case import Spec, build, specs
from grognard.core.errors import BadCase, Fault
from grognard.core.scenario_notes import Notes

#: what stands in a table where there is nothing to say
NOTHING = ("", "-")


def read_table(file: str, text: str, row_type: type[msgspec.Struct], notes: Notes) -> tuple[Any, ...] | None:
    """The rows of a table; bad ones are noted and left out. None where its columns are wrong."""
    reader = csv.reader(text.splitlines())
    heads = next(reader, [])
    columns = {spec.name: spec for spec in specs(row_type)}
    for name, spec in columns.items():
        if name not in heads and spec.required:
            notes.say(file, f"missing column {name!r}", 1)
    for name in heads:
        if name not in columns:
            notes.say(file, f"unknown column {name!r}; known: {', '.join(columns)}", 1)
    if {name for name, spec in columns.items() if spec.required} - set(heads) or set(heads) - set(columns):
        return None
    rows = []
    for cells in reader:
        if len(cells) != len(heads):
            if cells:
                notes.say(file, f"{len(cells)} cells for {len(heads)} columns", reader.line_num)
            continue
        named = zip(heads, cells, strict=True)
        data = {name: _cell(columns[name], cell.strip()) for name, cell in named}
        rows.append(
            _row(row_type, {k: v for k, v in data.items() if v is not None}, file, reader.line_num, notes)
        )
    return tuple(row for row in rows if row is not None)


def _row(
    row_type: type[msgspec.Struct], data: Mapping[str, Any], file: str, line: int, notes: Notes
) -> msgspec.Struct | None:
    try:
        row = build(row_type, data)
    except BadCase as wrong:
        for fault in wrong.faults:
            notes.say(file, str(fault), line)
        notes.lost.add(str(data.get("id")))
        return None
    notes.row(row, file, line)
    return row


def _cell(spec: Spec, text: str) -> Any:
    """A cell as its column's kind; whatever does not fit stays a text, and is refused as such."""
    if text in NOTHING:
        return None
    if get_origin(spec.kind) is tuple:
        return text.split()
    if spec.kind is int and text.removeprefix("-").isdecimal():
        return int(text)
    return text


def read_section(path: str, data: Any, hint: Any, notes: Notes) -> Any:
    """A `[table]`, or a list of `[[tables]]` with the bad ones left out; None where a table is bad."""
    if get_origin(hint) is not tuple:
        return read_entry(path, data, (hint,), notes)
    kinds = get_args(get_args(hint)[0]) or (get_args(hint)[0],)
    if not isinstance(data, list):
        notes.entry(path, f"expected a list: [[{path}]]")
        return ()
    entries = [read_entry(f"{path}.{place}", item, kinds, notes) for place, item in enumerate(data)]
    return tuple(entry for entry in entries if entry is not None)


def read_entry(path: str, data: Any, kinds: Iterable[type[msgspec.Struct]], notes: Notes) -> Any:
    """One entry. Where it may be of several kinds, its tag says which."""
    if not isinstance(data, Mapping):
        notes.entry(path, "expected a table of fields")
        return None
    fields = dict(data)
    kinds = tuple(kinds)
    config = kinds[0].__struct_config__
    if config.tag_field is not None:
        by_tag = {str(kind.__struct_config__.tag): kind for kind in kinds}
        tag = fields.pop(config.tag_field, None)
        if not isinstance(tag, str) or tag not in by_tag:
            notes.entry(path, str(Fault(config.tag_field, f"got {tag!r}", tuple(by_tag))))
            return None
        kinds = (by_tag[tag],)
    try:
        entry = build(kinds[0], _split_lists(kinds[0], fields))
    except BadCase as wrong:
        for fault in wrong.faults:
            notes.entry(f"{path}.{fault.path}", str(Fault("", fault.expected, fault.choices)).lstrip(": "))
        return None
    notes.section(entry, path)
    return entry


def _split_lists(kind: type[msgspec.Struct], data: dict[str, Any]) -> dict[str, Any]:
    """A list of words, such as hexes, may be written as one text with spaces between them."""
    for spec in specs(kind):
        value = data.get(spec.name)
        if isinstance(value, str) and get_origin(spec.kind) is tuple:
            data[spec.name] = value.split()
    return data


def hints_of(own: type[msgspec.Struct]) -> dict[str, tuple[str, Any]]:
    """The sections of a ruleset's own part: name in the file -> field, type."""
    hints = typing.get_type_hints(own)
    return {field.encode_name: (field.name, hints[field.name]) for field in msgspec.structs.fields(own)}
