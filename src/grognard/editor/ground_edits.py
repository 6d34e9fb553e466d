"""What is drawn on a map: ground, heights, hexsides, roads and names."""

from __future__ import annotations

import string
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Literal

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.core.scenario_map import MAP
from grognard.core.scenario_notes import SHEET
from grognard.editor.document import Document
from grognard.editor.grounds import names_of
from grognard.editor.map_text import Cell, cells_of, painted
from grognard.editor.symmetry import Fold, folded
from grognard.editor.toml_text import value_at, with_section, with_value, with_words, without_section
from grognard.hex import Hexside, path_line


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Paint(Edit, frozen=True, tag="paint"):
    """Ground (a letter of the legend, or a kind of ground) and level for hexes; None leaves either."""

    hexes: tuple[str, ...]
    ground: str | None = None
    level: int | None = None
    #: these hexes alone, straight lines from one to the next, or all that join and are alike
    how: Literal["brush", "line", "fill"] = "brush"
    #: the same on the other side of the map
    mirror: Fold = ""

    def apply(self, document: Document) -> Document:
        if self.level is not None and not 0 <= self.level <= 9:
            raise BadCase([Fault("level", "expected 0 to 9")])
        document, code = (document, None) if self.ground is None else lettered(document, self.ground)
        hexes = set(_meant(document, self))
        if self.mirror:
            hexes |= {folded(document, hex, self.mirror) for hex in hexes}
        cell = Cell(code, self.level)
        return document.with_text(MAP, painted(document.text(MAP), dict.fromkeys(hexes, cell)))


class Sides(Edit, frozen=True, tag="sides"):
    """A feature along the sides between pairs of hexes: put there, or taken away."""

    feature: str
    pairs: tuple[tuple[str, str], ...]
    on: bool = True
    #: the same on the other side of the map, where hexes that answer to neighbours are neighbours too
    mirror: Fold = ""

    def apply(self, document: Document) -> Document:
        if self.feature not in document.shape.features:
            raise BadCase([Fault("feature", f"got {self.feature!r}", document.shape.features)])
        words = [side_between(document, *pair) for pair in self.pairs]
        for one, other in self.pairs if self.mirror else ():
            try:
                words.append(
                    side_between(document, *(folded(document, hex, self.mirror) for hex in (one, other)))
                )
            except BadCase:
                continue
        add, drop = (words, []) if self.on else ([], words)
        return document.with_text(
            SHEET, with_words(document.text(SHEET), f"hexsides.{self.feature}", add, drop)
        )


class Road(Edit, frozen=True, tag="way"):
    """A road, path or railway through hexes, by straight lines where they are apart; none takes it away."""

    id: str
    kind: str
    hexes: tuple[str, ...]
    name: str = ""
    #: another one on the other side of the map, straight where hexes that answer to neighbours are apart
    mirror: Fold = ""

    def apply(self, document: Document) -> Document:
        laid = self._laid(document)
        other = _unlooped(_line(document, _folds(document, self.hexes, self.mirror))) if self.mirror else []
        if not other or set(other) == set(_line(document, self.hexes)):
            return laid
        return Road("", self.kind, tuple(other), self.name)._laid(laid)

    def _laid(self, document: Document) -> Document:
        text = document.text(SHEET)
        place = _placed(document.sheet, "way", "id", self.id)
        if not self.hexes:
            return (
                document if place is None else document.with_text(SHEET, without_section(text, "way", place))
            )
        if self.kind not in document.shape.ways:
            raise BadCase([Fault("kind", f"got {self.kind!r}", document.shape.ways)])
        if len(self.hexes) < 2:
            raise BadCase([Fault("hexes", "a way has two hexes or more")])
        hexes = " ".join(_line(document, self.hexes))
        if place is not None:
            text = without_section(text, "way", place)
        id = self.id or _free(document.sheet)
        said: Any = self.name or id
        if place is not None and not self.name:
            said = document.sheet["way"][place].get("name", id)
        return document.with_text(
            SHEET, with_section(text, "way", {"id": id, "name": said, "kind": self.kind, "hexes": hexes})
        )


class Name(Edit, frozen=True, tag="place"):
    """What a hex is called; an empty name takes it away."""

    hex: str
    name: str

    def apply(self, document: Document) -> Document:
        document.cell(self.hex)
        text, place = document.text(SHEET), _placed(document.sheet, "place", "hex", self.hex)
        if not self.name.strip():
            kept = text if place is None else without_section(text, "place", place)
        elif place is None:
            kept = with_section(text, "place", {"hex": self.hex, "name": self.name.strip()})
        else:
            kept = with_value(text, f"place.{place}.name", self.name.strip())
        return document.with_text(SHEET, kept)


def side_between(document: Document, a: str, b: str) -> str:
    """A hexside as battles name it."""
    grid = document.grid
    here, there = document.cell(a), document.cell(b)
    try:
        return Hexside.between(grid.hex(here), grid.hex(there)).label(grid.numbering)
    except ValueError:
        raise BadCase([Fault("pairs", f"{a} and {b} are no neighbours")]) from None


def lettered(document: Document, ground: str) -> tuple[Document, str]:
    """The letter of a ground; one that the legend lacks gets a letter there."""
    legend = value_at(document.text(SHEET), "legend") or {}
    if ground in legend:
        return document, ground
    for code, entry in legend.items():
        if isinstance(entry, dict) and entry.get("terrain") == ground:
            return document, str(code)
    if not document.shape.is_ground(document.rules.rules, ground):
        raise BadCase([Fault("ground", f"got {ground!r}", tuple(names_of(document.rules)))])
    wanted = (*ground.upper(), *string.ascii_uppercase, *string.ascii_lowercase)
    code = next(one for one in wanted if one in string.ascii_letters and one not in legend)
    label = names_of(document.rules)[ground]
    named = {"en": label.en, "fr": label.fr or label.en, "es": label.es or label.en}
    entry = {"terrain": ground, "name": named}
    return document.with_text(SHEET, with_value(document.text(SHEET), f"legend.{code}", entry)), code


def _meant(document: Document, paint: Paint) -> Iterable[str]:
    if paint.how == "line":
        return _line(document, paint.hexes)
    if paint.how == "fill" and paint.hexes:
        return _alike(document, paint.hexes[0])
    return paint.hexes


def _line(document: Document, hexes: tuple[str, ...]) -> list[str]:
    """Hex by hex from each to the next."""
    grid = document.grid
    cells = [document.cell(hex) for hex in hexes]
    found = cells[:1]
    for here, there in pairwise(cells):
        found += [
            grid.cell(hex)
            for hex in path_line(grid.hex(here), grid.hex(there), grid.numbering, grid.cells)[1:]
        ]
    return [grid.label(cell) for cell in found]


def _folds(document: Document, hexes: tuple[str, ...], fold: Fold) -> tuple[str, ...]:
    return tuple(folded(document, hex, fold) for hex in hexes)


def _unlooped(hexes: list[str]) -> list[str]:
    """Without going there and back again, as a line through hexes that were bent apart may."""
    found: list[str] = []
    for hex in hexes:
        found = found[: found.index(hex)] if hex in found else found
        found.append(hex)
    return found


def _alike(document: Document, hex: str) -> set[str]:
    """A hex and all that join it with the same ground and level."""
    grid, cells = document.grid, cells_of(document.text(MAP))
    found, waiting = {hex}, [document.cell(hex)]
    while waiting:
        cell = waiting.pop()
        for other in grid.neighbours[cell * 6 : cell * 6 + 6]:
            label = grid.label(other) if other >= 0 else hex
            if label not in found and cells.get(label) == cells.get(hex):
                found.add(label)
                waiting.append(other)
    return found


def _placed(sheet: Any, name: str, key: str, value: str) -> int | None:
    entries = sheet.get(name, [])
    return next((n for n, one in enumerate(entries) if isinstance(one, dict) and one.get(key) == value), None)


def _free(sheet: Any) -> str:
    taken = {one.get("id") for one in sheet.get("way", [])}
    return next(f"R{number}" for number in range(1, 1000) if f"R{number}" not in taken)
