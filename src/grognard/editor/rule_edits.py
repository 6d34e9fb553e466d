"""Charts and figures of the battle's own: kept beside it in changes.toml, checked before they are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core.changed_ruleset import FILE, Changes, read_rule_changes
from grognard.core.changes import KINDS, Cell, Fact, Modifier, RuleChange, changed_rules
from grognard.core.rules import Rules
from grognard.editor.document import Document
from grognard.editor.ground_edits import Edit
from grognard.editor.toml_text import value_text


class SetCell(Edit, frozen=True, tag="cell"):
    """Another code in a cell of a chart; the printed one takes the change away."""

    chart: str
    row: str
    column: str
    code: str

    def apply(self, document: Document) -> Document:
        return _with_change(document, Cell(self.chart, self.row, self.column, self.code))


class SetModifier(Edit, frozen=True, tag="modifier"):
    """Another value of a die modifier."""

    chart: str
    modifier: str
    value: int

    def apply(self, document: Document) -> Document:
        return _with_change(document, Modifier(self.chart, self.modifier, self.value))


class SetFact(Edit, frozen=True, tag="fact"):
    """Another figure of the system."""

    path: str
    value: int | str | bool

    def apply(self, document: Document) -> Document:
        return _with_change(document, Fact(self.path, self.value))


class CallRules(Edit, frozen=True, tag="call-rules"):
    """What the changed system is called."""

    title: str

    def apply(self, document: Document) -> Document:
        held = changes_of_document(document)
        return _written(document, msgspec.structs.replace(held, title=self.title.strip()))


class AsPrinted(Edit, frozen=True, tag="as-printed"):
    """Every change of charts and figures is taken back."""

    def apply(self, document: Document) -> Document:
        return document.without(FILE)


def changes_of_document(document: Document) -> Changes:
    return read_rule_changes(document.files[FILE]) if FILE in document.files else Changes("", ())


def _with_change(document: Document, change: RuleChange) -> Document:
    printed = document.rules.rules
    changed = changed_rules(printed, [change], FILE)
    held = changes_of_document(document)
    others = [one for one in held.changes if _place(one) != _place(change)]
    if not _is_printed(printed, changed, change):
        others.append(change)
    return _written(document, msgspec.structs.replace(held, changes=tuple(others)))


def _place(change: RuleChange) -> tuple[str, ...]:
    match change:
        case Cell(chart, row, column, _code):
            return ("cell", chart, row, column)
        case Modifier(chart, modifier, _value):
            return ("modifier", chart, modifier)
        case Fact(path, _figure):
            return ("fact", path)


def _is_printed(printed: Rules, changed: Rules, change: RuleChange) -> bool:
    match change:
        case Cell(chart, row, column, code):
            return printed.charts[chart].at(row, column) == code
        case Modifier(chart, modifier, value):
            return printed.charts[chart].by_modifier[modifier].value == value
        case Fact(path, _figure):
            return bool(printed.fact(path) == changed.fact(path))


def _written(document: Document, held: Changes) -> Document:
    """A file of changes, checked as whoever opens it does; none where nothing is changed."""
    if not held.changes:
        return document.without(FILE)
    text = _text(held.title, held.changes)
    read_rule_changes(text)
    return document.with_text(FILE, text)


def _text(title: str, changes: Sequence[RuleChange]) -> str:
    parts = [f"title = {value_text(title)}\n"] if title else []
    # In the order in which they are read, so that reading and writing come to the same.
    for kind, type in KINDS.items():
        for change in changes:
            if isinstance(change, type):
                parts.append(_table(kind, msgspec.structs.asdict(change)))
    return "\n".join(parts)


def _table(kind: str, values: dict[str, Any]) -> str:
    return f"[[{kind}]]\n" + "".join(f"{name} = {value_text(value)}\n" for name, value in values.items())
