"""What may be listed in this battle: kinds of entries, what their fields may name, one to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from grognard.core.messages import LANGUAGES
from grognard.editor.document import Document
from grognard.editor.forms import FormField, Forms, Kind
from grognard.editor.sheet_text import rows_of
from grognard.editor.table_edits import table_size

Data = dict[str, Any]
#: by what a field is called: the tables, or the lists of the sheet, whose ids it names
_ROWS = {
    "units": ("units", "troops", "guns", "leaders"),
    "divisions": ("divisions",),
    "formations": ("formations",),
    "leaders": ("commanders", "leaders"),
    "hq": ("headquarters",),
}
_NAMES = {
    **dict.fromkeys(("unit", "units", "near", "coming"), "units"),
    **dict.fromkeys(("division", "divisions"), "divisions"),
    **dict.fromkeys(("formation", "formations"), "formations"),
    **dict.fromkeys(
        ("leader", "by", "heir", "rival", "beside", "idle", "commander", "unless_with"), "leaders"
    ),
    "hq": "hq",
}
_LISTS = {"way": "way", "ways": "way", "area": "area", "takes": "area", "stands_in": "area", "clears": "area"}
_LISTS["holds"] = "key"
_SIDES = ("side", "owner")
_HEXES = ("hex", "hexes", "wells", "guards", "bonus_hex", "around", "bank", "far_bank", "first", "last")
_BOTH = "both"
#: inches of an edge, of an entry that begins at the first
_STRETCH = 12
#: lists with one entry for each side
_ONE_A_SIDE = ("rout", "army")
#: lists of pieces of ground
_GROUND = ("zone", "source", "territory", "key")
#: fields of which one says where an entry lies: hexes, and a spot of a table
_PLACES = ("hexes", "at")


class Named(msgspec.Struct, frozen=True):
    """Something of this battle that a field may name."""

    id: str
    name: str


def offers_of(document: Document, language: str) -> list[Data]:
    """Every kind of entry, with the values that one is added with."""
    sides = {one.id for one in _of_list(document, "side", language)}
    return [
        _offer(document, kind, language)
        for kind in Forms(document.rules, language).kinds()
        if kind.section not in _ONE_A_SIDE
        or sides - {one.get("side") for one in _entries(document, kind.section)}
    ]


def _offer(document: Document, kind: Kind, language: str) -> Data:
    fields = tuple(_known(document, field, language) for field in kind.fields)
    values: Data = {"kind": kind.kind} if kind.kind else {}
    wanted = [field for field in fields if field.required]
    places = [field for field in fields if field.name in _PLACES]
    if not any(field.kind in ("entries", "parts") or field.name in _HEXES for field in wanted):
        wanted += places if kind.section in _GROUND else []
    first = {field.name: _first(document, kind, field) for field in wanted}
    values |= first | ({"radius": 6} if "at" in first else {})
    if "side" in values and "units" in values:
        values |= _of_the_side(document, values)
    if "way" in values:
        values |= _ends(document, values["way"])
    return {**msgspec.to_builtins(msgspec.structs.replace(kind, fields=fields)), "values": values}


def _of_the_side(document: Document, values: Data) -> Data:
    """A first unit that belongs to the side, and the hex in which it starts for where it may be set up."""
    rows = (row for row in _rows(document, "units") if row.get("side") == values["side"])
    unit = next(rows, None)
    if unit is None:
        return {}
    start = unit.get("start", "-")
    return {
        "units": [unit["id"]],
        **({"hexes": [start]} if "hexes" in values and start[:4].isdecimal() else {}),
    }


def _ends(document: Document, way: str) -> Data:
    """The first and the last hex of a road or railway; nothing where another map draws it."""
    said = next((one.get("hexes", ()) for one in _entries(document, "way") if one.get("id") == way), ())
    hexes = said.split() if isinstance(said, str) else said if isinstance(said, list) else []
    return {"first": str(hexes[0]), "last": str(hexes[-1])} if hexes else {}


def _known(document: Document, field: FormField, language: str) -> FormField:
    """A field with whatever of this battle it may name for its choices."""
    if field.fields:
        return msgspec.structs.replace(
            field, fields=tuple(_known(document, one, language) for one in field.fields)
        )
    if field.choices or field.kind not in ("text", "words"):
        return field
    # A unit of which a battle has two editions stands in a table twice.
    named = list({one.id: one for one in _named(document, field, language)}.values())
    if not named:
        return field
    labels = tuple(f"{one.id} {one.name}" if one.name not in ("", one.id) else one.id for one in named)
    if field.name in _SIDES:
        labels = tuple(one.name or one.id for one in named)
    none = () if field.required or field.kind == "words" or field.usual == _BOTH else ("",)
    return msgspec.structs.replace(
        field, choices=(*none, *(one.id for one in named)), labels=(*none, *labels)
    )


def _named(document: Document, field: FormField, language: str) -> Iterator[Named]:
    if field.name in _SIDES:
        if field.usual == _BOTH:
            yield Named(_BOTH, document.rules.rules.catalogue.term("values", _BOTH, language) or _BOTH)
        yield from _of_list(document, "side", language)
    elif field.name in _LISTS:
        yield from _of_list(document, _LISTS[field.name], language)
    elif field.name in _NAMES:
        for row in _rows(document, _NAMES[field.name]):
            yield Named(row.get("id", ""), row.get("name", ""))
    elif field.name == "feature":
        yield from (Named(one, one) for one in document.shape.features)
    elif field.name == "terrain":
        legend = document.sheet.get("legend")
        grounds = legend.values() if isinstance(legend, dict) else ()
        yield from (Named(str(one.get("terrain")), "") for one in grounds if isinstance(one, dict))


def _rows(document: Document, which: str) -> Iterator[dict[str, str]]:
    for table in _ROWS[which]:
        yield from rows_of(document.files.get(f"{table}.csv", ""))


def _entries(document: Document, section: str) -> list[Data]:
    """Those of a list that can be read; the battle may be broken."""
    found = document.sheet.get(section)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _of_list(document: Document, section: str, language: str) -> Iterator[Named]:
    for one in _entries(document, section):
        name = one.get("name", "")
        said = name.get(language) or name.get(LANGUAGES[0], "") if isinstance(name, dict) else name
        yield Named(str(one.get("id", "")), str(said))


def _first(document: Document, kind: Kind, field: FormField) -> Any:
    """What a field says at first: something that is there, so that as little as may be has to be mended."""
    if field.kind == "entries":
        return [{one.name: _first(document, kind, one) for one in field.fields if one.required}]
    if field.kind == "parts":
        return {"columns": [1, 3]}
    found = _plain(document, kind, field)
    if field.kind == "words" and not isinstance(found, list):
        return [found] if field.name not in _HEXES else _column(document, max(1, field.low or 0))
    return found


def _plain(document: Document, kind: Kind, field: FormField) -> Any:
    if field.kind == "number":
        return _STRETCH if field.name == "last" else max(1, field.low or 0)
    if field.kind == "flag":
        return True
    if field.kind == "name":
        return kind.name
    if field.name == "facings":
        return list(field.choices)
    if field.choices:
        return next((one for one in field.choices if one not in ("", "-")), "")
    if field.name in _HEXES:
        return _column(document, 1)[0]
    if field.name == "at":
        return ",".join(str(inches // 2) for inches in table_size(document))
    if field.name in ("columns", "rows"):
        return [1, getattr(document.grid, field.name)]
    if field.name in ("share", "fled_share"):
        return "1/2"
    if field.name == "id":
        taken = {one.get("id") for one in _entries(document, kind.section)}
        return next(id for id in (f"{kind.section}-{n}" for n in range(1, 1000)) if id not in taken)
    return kind.kind or kind.section


def _column(document: Document, count: int) -> list[str]:
    """So many hexes of the middle column, from the middle on."""
    column, row = (document.grid.columns + 1) // 2, (document.grid.rows + 1) // 2
    return [f"{column:02}{row + more:02}" for more in range(count)]
