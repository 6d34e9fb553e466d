"""A table of a battle (units.csv and the like) as a text: rows are changed where they stand."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping

import msgspec

from grognard.core.errors import BadCase, Fault

#: one cell as it is written, in quotes or bare
_FIELD = re.compile(r'\s*"(?:[^"]|"")*"\s*|[^,]*')
_ID = "id"
#: what stands where there is nothing to say
_NOTHING = "-"


class Line(msgspec.Struct, frozen=True):
    """One line of the file: its cells as they are written, and how it ends."""

    cells: tuple[str, ...]
    end: str

    @property
    def values(self) -> list[str]:
        return next(csv.reader([",".join(self.cells)]), []) if self.cells != ("",) else []

    @property
    def text(self) -> str:
        return ",".join(self.cells) + self.end


def heads_of(text: str) -> list[str]:
    """The names of the columns."""
    return next((line.values for line in _lines(text)), [])


def rows_of(text: str) -> list[dict[str, str]]:
    """Every row by the names of its columns, as it stands; those of another length are left out."""
    heads, *rows = [line.values for line in _lines(text)] or [[]]
    return [dict(zip(heads, row, strict=True)) for row in rows if len(row) == len(heads) and row]


def with_row(text: str, id: str, values: Mapping[str, str], key: str = _ID) -> str:
    """A table in which the row of this id says this; without such a row it gets a new one at its end."""
    lines = list(_lines(text))
    heads = lines[0].values if lines else []
    strange = sorted(set(values) - set(heads))
    if strange:
        raise BadCase([Fault(strange[0], "there is no such column", tuple(heads))])
    place = _place(lines, heads, id, key)
    if place is None:
        return _with_end(text) + _new_line(heads, {key: id, **values}) + _ending(lines)
    cells = list(lines[place].cells)
    for name, value in values.items():
        column = heads.index(name)
        if lines[place].values[column] != value:
            cells[column] = _written(value)
    lines[place] = Line(tuple(cells), lines[place].end)
    return "".join(line.text for line in lines)


def without_row(text: str, id: str, key: str = _ID) -> str:
    """A table without the row of this id."""
    lines = list(_lines(text))
    place = _place(lines, lines[0].values if lines else [], id, key)
    if place is None:
        raise BadCase([Fault(key, f"there is no row {id!r}")])
    return "".join(line.text for number, line in enumerate(lines) if number != place)


def _place(lines: list[Line], heads: list[str], id: str, key: str) -> int | None:
    if key not in heads:
        raise BadCase([Fault(key, "there is no such column", tuple(heads))])
    column = heads.index(key)
    for number, line in enumerate(lines[1:], 1):
        values = line.values
        if len(values) == len(heads) and values[column].strip() == id:
            return number
    return None


def _new_line(heads: list[str], values: Mapping[str, str]) -> str:
    return ",".join(_written(values.get(name) or _NOTHING) for name in heads)


def _written(value: str) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="").writerow([value])
    return out.getvalue()


def _with_end(text: str) -> str:
    return text if text.endswith(("\n", "\r")) or not text else text + "\n"


def _ending(lines: list[Line]) -> str:
    return (lines[0].end if lines else "") or "\n"


def _lines(text: str) -> Iterator[Line]:
    for line in text.splitlines(keepends=True):
        body = line.rstrip("\r\n")
        yield Line(tuple(_fields(body)), line[len(body) :])


def _fields(body: str) -> Iterator[str]:
    at = 0
    while True:
        found = _FIELD.match(body, at)
        end = found.end() if found else at
        if end < len(body) and body[end] != ",":
            # A quote that is closed in the middle of a cell: whatever comes up to the comma belongs to it.
            end = body.find(",", end) if "," in body[end:] else len(body)
        yield body[at:end]
        if end >= len(body):
            return
        at = end + 1
