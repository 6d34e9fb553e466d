"""What the linter says of a battle in the making: each with its place on the map, and what would mend it."""

from __future__ import annotations

import csv
import difflib
import re
from collections.abc import Iterator

import msgspec

from grognard.core.errors import BadCase
from grognard.core.names import NAMES
from grognard.core.scenario_notes import SHEET
from grognard.editor.army_edits import PLACE, Drop
from grognard.editor.document import Document
from grognard.editor.sheet_edits import Mend, Say
from grognard.lint.finding import Finding
from grognard.lint.scenario import lint_folder

_HEX = re.compile(r"(?<!\d)\d{4}(?!\d)")
_CHOICES = re.compile(r"(?:got |no \w+ )?'([^']*)'.*\(one of: ([^)]*)\)")
_COUNTED = re.compile(r" have (\d+), not (\d+)$")
#: choices that are shown, the nearest first
_MOST = 8


class Mending(msgspec.Struct, frozen=True):
    """One way to mend it: what it would then say, if that is not plain, and the edit."""

    words: str
    edit: Mend | Say | Drop


class Placed(msgspec.Struct, frozen=True):
    """One finding, the file and the line, the hexes of the map and the row of a table that it speaks of."""

    kind: str
    file: str
    line: int | None
    what: str
    hexes: tuple[str, ...] = ()
    row: str = ""
    mend: tuple[Mending, ...] = ()
    #: why it is meant so
    known: str = ""

    @property
    def is_flaw(self) -> bool:
        return self.kind == "flaw"


def findings_of(document: Document) -> list[Placed]:
    """Everything that the linter finds, flaws first as it tells them."""
    return [_placed(document, found) for found in lint_folder(document.folder)]


def _placed(document: Document, found: Finding) -> Placed:
    line = int(found.where.removeprefix("line ")) if found.where.startswith("line ") else None
    row = _row(document, found.chart, line)
    return Placed(
        found.kind,
        found.chart,
        line,
        found.what,
        _hexes(document, f"{found.id} {found.what} {row.get(PLACE, '')}"),
        row.get("id", ""),
        tuple(_mendings(document, found, line)),
        found.known,
    )


def _row(document: Document, file: str, line: int | None) -> dict[str, str]:
    lines = document.files.get(file, "").splitlines() if file.endswith(".csv") else []
    if line is None or not 1 < line <= len(lines):
        return {}
    heads, cells = (next(csv.reader([one]), []) for one in (lines[0], lines[line - 1]))
    return dict(zip(heads, cells, strict=False)) if "id" in heads else {}


def _hexes(document: Document, text: str) -> tuple[str, ...]:
    try:
        known = set(document.grid.labels)
    except BadCase:
        return ()
    return tuple(dict.fromkeys(hex for hex in _HEX.findall(text) if hex in known))


def _mendings(document: Document, found: Finding, line: int | None) -> Iterator[Mending]:
    key = found.id.rpartition(":")[2]
    if found.kind == "idle-letter":
        yield Mending("", Say(f"legend.{key}", None))
    elif found.kind == "idle-name" and NAMES in document.files:
        yield Mending("", Drop("names", key))
    counted = _COUNTED.search(found.what)
    if counted is not None and line is not None:
        yield Mending(counted[1], Mend(found.chart, line, counted[2], counted[1]))
    choices = _CHOICES.search(found.what)
    if choices is None or line is None or not choices[1]:
        return
    listed = [one.strip() for one in choices[2].split(",")]
    near = difflib.get_close_matches(choices[1], listed, _MOST, 0.0)
    file = found.chart
    at = _line_with(document, file, line, choices[1])
    for one in near if at else ():
        yield Mending(one, Mend(file, at, choices[1], one))


def _line_with(document: Document, file: str, line: int, word: str) -> int:
    """An entry of the sheet may go over several lines, a row does not; 0 where the word is not there."""
    lines = document.files.get(file, "").splitlines()
    last = len(lines) if file == SHEET else line
    return next((number for number in range(line, last + 1) if word in lines[number - 1]), 0)
