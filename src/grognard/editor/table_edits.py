"""What is drawn on a table in inches: areas, strips in the way, and where units stand."""

from __future__ import annotations

import re
from typing import Any

from grognard.core.errors import BadCase, Fault
from grognard.core.scenario_notes import SHEET
from grognard.editor.army_edits import Put
from grognard.editor.document import Document
from grognard.editor.ground_edits import Edit, lettered
from grognard.editor.sheet_text import heads_of
from grognard.editor.toml_text import value_at, with_section, with_value

Pairs = tuple[tuple[float, float], ...]
_NUMBER = {"area": "T", "strip": "N"}
_AREA, _LINE = 3, 2


class Area(Edit, frozen=True, tag="area"):
    """A piece of ground by its corners, in inches from the south-western corner of the table."""

    ground: str
    points: Pairs
    id: str = ""
    level: int = 0
    name: str = ""

    def apply(self, document: Document) -> Document:
        return _laid(document, "area", self, _AREA, {"level": self.level} if self.level else {})


class Strip(Edit, frozen=True, tag="strip"):
    """A road, a stream or a wall along some points; without a width it is a line."""

    ground: str
    points: Pairs
    id: str = ""
    width: int = 0
    name: str = ""

    def apply(self, document: Document) -> Document:
        return _laid(document, "strip", self, _LINE, {"width": self.width} if self.width else {})


class Station(Edit, frozen=True, tag="station"):
    """A unit starts at a spot of the table, or arrives there."""

    table: str
    id: str
    x: float
    y: float

    def apply(self, document: Document) -> Document:
        file = f"{self.table}.csv"
        if not {"x", "y"} <= set(heads_of(document.text(file))):
            raise BadCase([Fault("table", f"{self.table} names no spots")])
        (spot,) = _points(document, ((self.x, self.y),), 1)
        x, _space, y = spot.partition(" ")
        return Put(self.table, self.id, {"x": x, "y": y}).apply(document)


def _laid(document: Document, section: str, edit: Area | Strip, least: int, more: dict[str, Any]) -> Document:
    """A new piece at the end, over all others; of one that is there the outline and whatever else is said."""
    points = "; ".join(_points(document, edit.points, least))
    document, letter = lettered(document, edit.ground)
    text = document.text(SHEET)
    entries = value_at(text, section) or []
    place = next((n for n, one in enumerate(entries) if edit.id and one.get("id") == edit.id), None)
    if place is None:
        taken = {one.get("id") for one in entries}
        numbers = (f"{_NUMBER[section]}{number:02}" for number in range(1, 1000))
        id = edit.id or next(one for one in numbers if one not in taken)
        values = {"id": id, "name": edit.name or id, "ground": letter, **more, "points": points}
        return document.with_text(SHEET, with_section(text, section, values))
    for key, value in {"ground": letter, "points": points, **more}.items():
        text = with_value(text, f"{section}.{place}.{key}", value)
    if edit.name:
        text = with_value(text, f"{section}.{place}.name", edit.name)
    return document.with_text(SHEET, text)


def _points(document: Document, pairs: Pairs, least: int) -> list[str]:
    """As a battle writes them; BadCase where there are too few, or one lies beside the table."""
    width, depth = table_size(document)
    if len(pairs) < least:
        raise BadCase([Fault("points", f"expected {least} points or more, got {len(pairs)}")])
    for x, y in pairs:
        if not (0 <= x <= width and 0 <= y <= depth):
            raise BadCase(
                [Fault("points", f"expected a spot of a table of {width} by {depth}, got {x:g} {y:g}")]
            )
    return [f"{_plain(x)} {_plain(y)}" for x, y in pairs]


def table_size(document: Document) -> tuple[int, int]:
    """Inches from west to east and from south to north."""
    size = document.sheet.get("table")
    if not isinstance(size, dict) or not all(isinstance(size.get(one), int) for one in ("width", "depth")):
        raise BadCase([Fault("table", "expected a battle on a table in inches")])
    return size["width"], size["depth"]


def _plain(inches: float) -> str:
    return re.sub(r"\.?0+$", "", f"{inches:.2f}")
