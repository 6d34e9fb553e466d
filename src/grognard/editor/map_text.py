"""map.csv as a text: cells are changed where they stand, and nothing else is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from grognard.core.errors import BadCase, Fault

_CELL = re.compile(r"([A-Za-z]+)([0-9])")
#: how a hex is called; a row by another name, or beyond 99, is no row of a map
_HEX = re.compile(r"[0-9]{4}")


class Cell(msgspec.Struct, frozen=True):
    """What a hex gets: a letter of the legend, a level, or both; what is None stays."""

    code: str | None = None
    level: int | None = None


class _Place(msgspec.Struct, frozen=True):
    hex: str
    text: str
    start: int
    end: int


def cells_of(text: str) -> dict[str, tuple[str, int]]:
    """Letter and level by hex; cells that cannot be read are left out."""
    found = ((place.hex, _CELL.fullmatch(place.text)) for place in _places(text))
    return {hex: (match[1], int(match[2])) for hex, match in found if match}


def size_of(text: str) -> tuple[int, int]:
    """Columns and rows."""
    hexes = [place.hex for place in _places(text)]
    return max((int(hex[:2]) for hex in hexes), default=0), max((int(hex[2:]) for hex in hexes), default=0)


def painted(text: str, cells: Mapping[str, Cell]) -> str:
    """The map with other ground in some of its hexes."""
    places = {place.hex: place for place in _places(text)}
    missing = sorted(set(cells) - set(places))
    if missing:
        raise BadCase([Fault("hex", f"expected a hex of the map, got {missing[0]!r}")])
    for hex in sorted(cells, key=lambda one: -places[one].start):
        place, cell = places[hex], cells[hex]
        found = _CELL.fullmatch(place.text)
        code = cell.code if cell.code is not None else (found[1] if found else "")
        level = cell.level if cell.level is not None else (int(found[2]) if found else 0)
        text = f"{text[: place.start]}{code}{level}{text[place.end :]}"
    return text


def plain_map(columns: int, rows: int, cell: str) -> str:
    """A map with the same in every hex."""
    numbers = [f"{column:02}" for column in range(1, columns + 1)]
    lines = [",".join(["row", *numbers])]
    lines += [",".join([f"{row:02}", *[cell] * columns]) for row in range(1, rows + 1)]
    return "\n".join(lines) + "\n"


def _places(text: str) -> Iterator[_Place]:
    """Every cell with where its letters stand; the first line that is not empty names the columns."""
    at, headed = 0, False
    for line in text.splitlines(keepends=True):
        body = line.rstrip("\r\n")
        if body and headed:
            yield from _cells(body, at)
        headed = headed or bool(body)
        at += len(line)


def _cells(body: str, at: int) -> Iterator[_Place]:
    row, *cells = body.split(",")
    at += len(row) + 1
    for column, cell in enumerate(cells, 1):
        bare = cell.strip()
        start = at + len(cell) - len(cell.lstrip()) if bare else at
        hex = f"{column:02}{row.strip()}"
        if _HEX.fullmatch(hex):
            yield _Place(hex, bare, start, start + len(bare))
        at += len(cell) + 1
