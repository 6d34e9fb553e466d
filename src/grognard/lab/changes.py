"""What if: changes to a printed game, read from a file, checked against what they change."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.errors import BadData
from grognard.core.rules import Rules
from grognard.core.toml_text import toml_data


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="cell"):
    """Another code in a cell of a chart."""

    chart: str
    row: str
    column: str
    code: str


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="modifier"):
    """Another value of a die modifier."""

    chart: str
    modifier: str
    value: int


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fact"):
    """Another figure among the facts of a ruleset, by its dotted path."""

    path: str
    value: int | str | bool


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="entry"):
    """Another value of an entry in scenario.toml: `victory.2.points` is one of the third `[[victory]]`."""

    path: str
    value: int | str | bool


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="row"):
    """Another value in a table of the scenario, by the row's id."""

    id: str
    column: str
    value: int | str
    table: str = "units"


Change = Cell | Modifier | Fact | Entry | Unit
KINDS: dict[str, type[Change]] = {
    "cell": Cell,
    "modifier": Modifier,
    "fact": Fact,
    "entry": Entry,
    "row": Unit,
}


def read_changes(text: str, source: str) -> tuple[Change, ...]:
    """The changes of a what-if file: lists of tables, each named after its kind of change."""
    data = toml_data(source, text)
    strange = [name for name in data if name not in KINDS]
    if strange:
        known = ", ".join(f"[[{name}]]" for name in KINDS)
        raise BadData(source, f"unknown entry {strange[0]!r}: expected {known}")
    found: list[Change] = []
    for name, kind in KINDS.items():
        entries = data.get(name, [])
        if not isinstance(entries, list):
            raise BadData(source, f"expected [[{name}]], got {entries!r}")
        for place, entry in enumerate(entries, 1):
            try:
                found.append(msgspec.convert(entry, kind))
            except msgspec.ValidationError as wrong:
                raise BadData(source, f"[[{name}]] number {place}: {wrong}") from None
    if not found:
        raise BadData(source, "nothing is changed: expected at least one of the tables")
    return tuple(found)


def pack(changes: tuple[Change, ...]) -> tuple[str, ...]:
    """Changes as text, to be kept with a study."""
    return tuple(msgspec.json.encode(change).decode() for change in changes)


def unpack(texts: tuple[str, ...]) -> tuple[Change, ...]:
    return tuple(msgspec.json.decode(text, type=Change) for text in texts)


def changed_rules(rules: Rules, changes: tuple[Change, ...], source: str = "changes") -> Rules:
    """The rules with every change that is one of theirs."""
    for change in changes:
        match change:
            case Cell(chart, row, column, code):
                _check_in(source, "chart", chart, rules.charts)
                _check_in(source, f"row of {chart}", row, [one.id for one in rules.charts[chart].rows])
                _check_in(source, f"column of {chart}", column, rules.charts[chart].column_ids)
                rules = rules.with_cell(chart, row, column, code)
            case Modifier(chart, modifier, value):
                _check_in(source, "chart", chart, rules.charts)
                _check_in(source, f"modifier of {chart}", modifier, rules.charts[chart].by_modifier)
                rules = rules.with_modifier(chart, modifier, value)
            case Fact(path, figure):
                _check_fact(source, rules, path, figure)
                rules = rules.with_fact(path, figure)
    return rules


def _check_in(source: str, what: str, name: str, known: Any) -> None:
    if name not in known:
        raise BadData(source, f"there is no {what} {name!r}: expected {', '.join(known)}")


def _check_fact(source: str, rules: Rules, path: str, value: object) -> None:
    try:
        now = rules.fact(path)
    except KeyError:
        raise BadData(source, f"there is no fact {path!r}") from None
    if isinstance(now, int) and not isinstance(value, int):
        raise BadData(source, f"fact {path}: expected a whole number like {now}, got {value!r}")
