"""Reading a ruleset's data folder: charts, rulings, facts. Every fault names its file."""

from __future__ import annotations

import csv
import hashlib
import tomllib
from collections.abc import Iterable, Mapping
from fractions import Fraction
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from grognard.core.chart import Chart, Column, Provenance, Reading, Row
from grognard.core.errors import BadData
from grognard.core.messages import Label
from grognard.core.tally import Modifier
from grognard.dice import Dice


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the sheet is damaged, silent or contradictory: what we read, why, and the test that pins it."""

    id: str
    chart: str
    problem: str
    reading: str
    evidence: str
    test: str
    rule: str = ""
    cells: tuple[Reading, ...] = ()
    #: rows (or modifier ids) in which our table differs from a keying of the sheet; "*" for the whole chart
    differs: tuple[str, ...] = ()


class Quirk(msgspec.Struct, frozen=True):
    """A finding of the linter that is the published game's own, with the reason it stays."""

    finding: str
    reason: str


class RulingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruling: tuple[Ruling, ...] = ()
    quirk: tuple[Quirk, ...] = ()


def read_toml(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise BadData(file.name, f"not valid TOML: {wrong}") from wrong


def read_rulings(folder: Traversable) -> RulingsFile:
    file = folder / "rulings.toml"
    if not file.is_file():
        return RulingsFile()
    data = read_toml(file)
    for ruling in data.get("ruling", []):
        for cell in ruling.get("cells", []):
            cell.setdefault("id", ruling.get("id", ""))
    try:
        return msgspec.convert(data, RulingsFile)
    except msgspec.ValidationError as wrong:
        raise BadData("rulings.toml", str(wrong)) from wrong


def read_charts(
    folder: Traversable,
    rulings: RulingsFile,
    order: Iterable[str],
    cell_words: Mapping[str, Label] | None = None,
) -> dict[str, Chart]:
    """The charts of a ruleset, by id, in the order of its play aid."""
    readings: dict[str, list[Reading]] = {}
    for ruling in rulings.ruling:
        readings.setdefault(ruling.chart, []).extend(ruling.cells)
    charts: dict[str, Chart] = {}
    for id in order:
        file = folder / "tables" / f"{id}.toml"
        if not file.is_file():
            raise BadData(f"tables/{id}.toml", "missing: the ruleset lists this chart")
        charts[id] = read_chart(file, id, tuple(readings.get(id, ())), cell_words)
    return charts


def read_cell_words(folders: Iterable[Traversable]) -> dict[str, Label]:
    """What words printed in cells are in other languages: `text/cells.csv`, where there is one."""
    found: dict[str, Label] = {}
    for folder in folders:
        file = folder / "text" / "cells.csv"
        if file.is_file():
            rows = csv.DictReader(file.read_text(encoding="utf-8").splitlines())
            found |= {row["printed"]: Label(row["printed"], row["fr"], row["es"]) for row in rows}
    return found


def read_chart(
    file: Traversable,
    id: str,
    readings: tuple[Reading, ...] = (),
    cell_words: Mapping[str, Label] | None = None,
) -> Chart:
    text = file.read_text(encoding="utf-8")
    data = read_toml(file)

    def wrong(what: str, near: str = "") -> BadData:
        line = next((n for n, found in enumerate(text.splitlines(), 1) if near and near in found), None)
        return BadData(f"tables/{file.name}", what, line)

    unknown = set(data) - _CHART_KEYS
    if unknown:
        raise wrong(
            f"unknown entry {sorted(unknown)[0]!r}; known: {', '.join(sorted(_CHART_KEYS))}", min(unknown)
        )
    for needed in ("title", "provenance", "columns", "rows"):
        if needed not in data:
            raise wrong(f"missing [{needed}]")
    try:
        columns = tuple(_column(entry) for entry in data["columns"])
        rows = tuple(_row(entry, columns) for entry in data["rows"])
        provenance = msgspec.convert(data["provenance"], Provenance)
        chart = Chart(
            id=id,
            title=_label(data["title"]),
            columns=columns,
            rows=rows,
            provenance=provenance,
            dice=Dice.parse(data["dice"]) if "dice" in data else None,
            row_heading=_label(data.get("row_heading", "")),
            column_heading=_label(data.get("column_heading", "")),
            modifiers=tuple(_modifier(entry) for entry in data.get("modifiers", ())),
            codes={code: _label(about) for code, about in data.get("codes", {}).items()},
            notes=tuple(_label(note) for note in data.get("notes", ())),
            cell_words=cell_words,
            readings=readings,
            clamp=bool(data.get("clamp", False)),
            rises=data.get("rises"),
        )
    except _Wrong as fault:
        raise wrong(fault.what, fault.near) from fault
    except (msgspec.ValidationError, ValueError) as fault:
        raise wrong(str(fault)) from fault
    for reading in readings:
        try:
            printed = chart.printed(reading.row, reading.column)
        except LookupError as fault:
            raise BadData("rulings.toml", f"{reading.id}: {fault}") from fault
        if printed != reading.printed:
            raise BadData(
                "rulings.toml", f"{reading.id}: the cell prints {printed!r}, not {reading.printed!r}"
            )
    return chart


_CHART_KEYS = {
    "title", "dice", "provenance", "columns", "rows", "row_heading", "column_heading",
    "modifiers", "codes", "notes", "clamp", "rises",
}  # fmt: skip


class _Wrong(Exception):
    def __init__(self, what: str, near: str = "") -> None:
        super().__init__(what)
        self.what, self.near = what, near


def _label(data: Any) -> Label:
    if isinstance(data, str):
        return Label(data)
    if isinstance(data, Mapping) and "en" in data and set(data) <= {"en", "fr", "es"}:
        return Label(**data)
    raise _Wrong(f"expected a text, or a table with en, fr and es, got {data!r}")


def _column(entry: Any) -> Column:
    if isinstance(entry, str):
        return Column(id=entry, label=entry, name=Label(entry))
    if not isinstance(entry, Mapping) or "label" not in entry:
        raise _Wrong(f"a column is a text or a table with a label, got {entry!r}")
    label = entry["label"]
    names = {tongue: entry[tongue] for tongue in ("en", "fr", "es") if tongue in entry}
    return Column(id=entry.get("id", label), label=label, name=Label(**{"en": label, **names}))


_ROW_KEYS = {"id", "label", "en", "fr", "es", "cells", "min", "max", "is", "ranges"}


def _row(entry: Any, columns: tuple[Column, ...]) -> Row:
    if not isinstance(entry, Mapping) or "label" not in entry or "cells" not in entry:
        raise _Wrong(f"a row is a table with a label and cells, got {entry!r}")
    label = entry["label"]
    if set(entry) - _ROW_KEYS:
        raise _Wrong(f"row {label!r}: unknown entry {sorted(set(entry) - _ROW_KEYS)[0]!r}", label)
    cells = tuple(entry["cells"])
    if len(cells) != len(columns):
        raise _Wrong(f"row {label!r} has {len(cells)} cells for {len(columns)} columns", label)
    if not all(isinstance(cell, str) for cell in cells):
        raise _Wrong(f"row {label!r}: cells are texts, in quotes", label)
    names = {tongue: entry[tongue] for tongue in ("en", "fr", "es") if tongue in entry}
    low, high = entry.get("min", entry.get("is")), entry.get("max", entry.get("is"))
    known = {column.id for column in columns}
    ranges = tuple((column, _range(bounds)) for column, bounds in entry.get("ranges", {}).items())
    for column, _bounds in ranges:
        if column not in known:
            raise _Wrong(f"row {label!r}: no column {column!r} for its range", label)
    return Row(
        id=entry.get("id", label),
        label=label,
        name=Label(**{"en": label, **names}),
        cells=cells,
        min=low,
        max=high,
        ranges=ranges,
        numbered=low is not None or high is not None or bool(ranges),
    )


def _range(bounds: Any) -> tuple[int | None, int | None] | None:
    """`[9, 10]`, `{min = 11}`, `{max = 3}`, or `{}` where the row has no figure in this column."""
    if isinstance(bounds, Mapping):
        return (bounds.get("min"), bounds.get("max")) if bounds else None
    if isinstance(bounds, list) and len(bounds) == 2:
        return bounds[0], bounds[1]
    raise _Wrong(f"a range is [least, greatest], {{min = n}}, {{max = n}} or {{}}, got {bounds!r}")


def _modifier(entry: Any) -> Modifier:
    if not isinstance(entry, Mapping) or not {"id", "label", "rule"} <= set(entry):
        raise _Wrong(f"a modifier needs id, label and rule, got {entry!r}")
    factor = Fraction(entry["factor"]) if "factor" in entry else None
    if factor is None and not isinstance(entry.get("value"), int):
        raise _Wrong(f"modifier {entry['id']!r} needs a whole value or a factor", entry["id"])
    return Modifier(
        id=entry["id"],
        label=_label(entry["label"]),
        rule=entry["rule"],
        value=entry.get("value", 0),
        factor=factor,
        most=entry.get("most", 1),
        either_way=bool(entry.get("either_way", False)),
    )


#: files that change nothing in a game, so that a save outlives a better lesson or a better word
APART = ("tutorial.toml", "names.csv", "card.toml")
#: the same of a ruleset: scenarios have a hash of their own, rosters rule nothing, and `text` holds words
_FOLDERS_APART = ("scenarios", "rosters", "text")


def content_hash(folders: Iterable[Traversable], version: str) -> str:
    """One hash over the data files of some folders that decide what happens in a game."""
    digest = hashlib.sha256(version.encode())
    for folder in folders:
        for name, content in sorted(_files(folder, "")):
            digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()


def _files(folder: Traversable, path: str) -> Iterable[tuple[str, bytes]]:
    for item in folder.iterdir():
        if item.is_dir():
            if not item.name.startswith("__") and item.name not in _FOLDERS_APART:
                yield from _files(item, f"{path}{item.name}/")
        elif item.name.endswith((".toml", ".csv")) and item.name not in APART:
            yield path + item.name, item.read_bytes()
