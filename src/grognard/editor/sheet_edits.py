"""What a battle says of itself: title, length, objectives and victory; mending a line; an empty map."""

from __future__ import annotations

import re
from typing import Any

from grognard.core.errors import BadCase, Fault
from grognard.core.names import NAMES
from grognard.core.scenario_card import FILE as CARD
from grognard.core.scenario_map import MAP
from grognard.core.scenario_notes import SHEET
from grognard.core.toml_text import toml_data
from grognard.core.tutorial import FILE as LESSON
from grognard.editor.army_edits import Put
from grognard.editor.document import Document
from grognard.editor.forms import Forms
from grognard.editor.ground_edits import Edit
from grognard.editor.map_text import plain_map
from grognard.editor.sheet_text import heads_of, rows_of
from grognard.editor.toml_text import (
    value_at,
    with_section,
    with_value,
    without_section,
    without_table,
    without_value,
)

_HEX = re.compile(r"\b\d{4}\b")
_NUMBER = re.compile(r"-?\d+")
#: a column, a row or a level, not the number of a hex
_SHORT = re.compile(r"\d{1,3}")
_KEY = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
#: lists that hang on the map that they were drawn for
_OF_THE_MAP = ("way", "place", "fall", "quirk", "history", "option")
#: those of a table, with whatever names a piece of ground there
_ON_A_TABLE = ("area", "strip", "key", "exit", "verdict")


class Say(Edit, frozen=True, tag="entry"):
    """An entry of scenario.toml by its path, as `title.en` or `victory.2.points`; None takes it away.

    A text becomes a number, a list or a truth where the entry is one.
    """

    path: str
    value: Any

    def apply(self, document: Document) -> Document:
        _check_key(self.path)
        text = document.text(SHEET)
        if self.value is None:
            return document.with_text(SHEET, without_value(text, self.path))
        return document.with_text(SHEET, with_value(text, self.path, typed(document, self.path, self.value)))


class Add(Edit, frozen=True, tag="add"):
    """Another entry of a list, such as an objective."""

    section: str
    values: dict[str, Any]

    def apply(self, document: Document) -> Document:
        for name in (self.section, *self.values):
            _check_key(name)
        return document.with_text(SHEET, with_section(document.text(SHEET), self.section, self.values))


class Remove(Edit, frozen=True, tag="remove"):
    """One entry of a list less."""

    section: str
    place: int

    def apply(self, document: Document) -> Document:
        return document.with_text(SHEET, without_section(document.text(SHEET), self.section, self.place))


class Mend(Edit, frozen=True, tag="mend"):
    """What the linter proposes: another word in a line."""

    file: str
    line: int
    old: str
    new: str

    def apply(self, document: Document) -> Document:
        lines = document.text(self.file).splitlines(keepends=True)
        if not 0 < self.line <= len(lines) or self.old not in lines[self.line - 1] or not self.old:
            raise BadCase([Fault("line", "what was to be mended is there no more")])
        word = re.compile(rf"(?<![\w-]){re.escape(self.old)}(?![\w-])")
        lines[self.line - 1] = word.sub(lambda _found: self.new, lines[self.line - 1], count=1)
        return document.with_text(self.file, "".join(lines))


class Clear(Edit, frozen=True, tag="clear"):
    """A map without anything on it, of this size; with the armies only where they are wanted."""

    #: hexes; of a table its width and depth in inches
    columns: int
    rows: int
    armies: bool = False
    id: str = "my-battle"
    title: str = "My battle"

    def apply(self, document: Document) -> Document:
        if document.shape.in_inches:
            return self._on_a_table(document)
        if not (3 <= self.columns <= 60 and 3 <= self.rows <= 60):
            raise BadCase([Fault("columns", "expected 3 to 60 columns and rows")])
        legend = value_at(document.text(SHEET), "legend") or {"C": {}}
        code = next(iter(legend))
        text = _bare(document.text(SHEET), self)
        for other in list(legend)[1:]:
            text = without_value(text, f"legend.{other}")
        document = document.without(LESSON, CARD).with_text(SHEET, text)
        document = document.with_text(MAP, plain_map(self.columns, self.rows, f"{code}0"))
        return document if self.armies else _without_armies(document)

    def _on_a_table(self, document: Document) -> Document:
        """Nothing lies on it; armies are brought within it."""
        if not (12 <= self.columns <= 400 and 12 <= self.rows <= 400):
            raise BadCase([Fault("columns", "expected a table of 12 to 400 inches")])
        text = _bare(document.text(SHEET), self)
        for name in _ON_A_TABLE:
            for place in reversed(range(len(value_at(text, name) or []))):
                text = without_section(text, name, place)
        for name, inches in (("width", self.columns), ("depth", self.rows)):
            text = with_value(text, f"table.{name}", inches)
        for letter in list(value_at(text, "legend") or {})[1:]:
            text = without_value(text, f"legend.{letter}")
        document = document.without(LESSON, CARD).with_text(SHEET, text)
        return _within(document, self) if self.armies else _without_armies(document)


def typed(document: Document, path: str, said: Any) -> Any:
    """What somebody wrote, as the kind of thing that stands there, or that may stand there."""
    if isinstance(said, dict):
        return {name: typed(document, f"{path}.{name}", one) for name, one in said.items()}
    if isinstance(said, list):
        return [typed(document, path, one) if isinstance(one, dict) else one for one in said]
    if not isinstance(said, str):
        return said
    held = value_at(document.text(SHEET), path)
    kind = _kind_of(held) if held is not None else _kind_of_field(document, path)
    if kind == "flag" and said in ("true", "false"):
        return said == "true"
    if kind == "number" and _NUMBER.fullmatch(said):
        return int(said)
    if kind == "words":
        words = said.split()
        return [int(one) for one in words] if all(map(_SHORT.fullmatch, words)) else words
    return said


def _kind_of(held: Any) -> str:
    if isinstance(held, bool):
        return "flag"
    return "number" if isinstance(held, int) else "words" if isinstance(held, list) else "text"


def _kind_of_field(document: Document, path: str) -> str:
    """The kind of an entry that is not there yet: a field of one of the kinds that the system has."""
    section, _dot, rest = path.partition(".")
    place, _dot, name = rest.partition(".")
    tag = value_at(document.text(SHEET), f"{section}.{place}.kind") or ""
    fields = next(
        (one.fields for one in Forms(document.rules).kinds() if (one.section, one.kind) == (section, tag)), ()
    )
    kind = "text"
    for part in re.split(r"\.(?:\d+\.)?", name):
        field = next((one for one in fields if one.name == part), None)
        kind, fields = (field.kind, field.fields) if field else ("text", ())
    return kind


def _bare(text: str, wanted: Clear) -> str:
    """A sheet without what hung on the old map."""
    for feature in value_at(text, "hexsides") or {}:
        text = without_value(text, f"hexsides.{feature}")
    for name, entries in toml_data(SHEET, text).items():
        if not isinstance(entries, list):
            continue
        for place in reversed(range(len(entries))):
            if name in _OF_THE_MAP or name == "special" or _HEX.search(repr(entries[place])):
                text = without_section(text, name, place)
    text = with_value(text, "id", wanted.id)
    for name in ("title", "summary"):
        # In one language: whoever wants more of them writes them.
        text = with_value(without_table(without_value(text, name), name), name, wanted.title)
    return text


def _within(document: Document, size: Clear) -> Document:
    """Whoever would stand beside the table comes to its edge."""
    for name in document.shape.tables:
        text = document.text(f"{name}.csv")
        for row in rows_of(text) if {"x", "y"} <= set(heads_of(text)) else ():
            spot = {"x": size.columns, "y": size.rows}
            over = {axis: str(most) for axis, most in spot.items() if float(row[axis]) > most}
            if over:
                document = Put(name, row["id"], over).apply(document)
    return document


def _without_armies(document: Document) -> Document:
    for name in document.shape.tables:
        file = f"{name}.csv"
        head = next(iter(document.text(file).splitlines()), "")
        document = document.with_text(file, head + "\n")
    return document.without(NAMES)


def _check_key(path: str) -> None:
    if not _KEY.fullmatch(path):
        raise BadCase([Fault("path", f"expected the name of an entry, got {path!r}")])
