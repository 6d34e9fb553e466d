"""Everything that can be done to a battle, as data: what a page sends, and what a test writes down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.core.errors import BadCase, Fault
from grognard.editor.army_edits import Drop, March, Put
from grognard.editor.document import Document
from grognard.editor.ground_edits import Name, Paint, Road, Sides
from grognard.editor.region_edits import Copy
from grognard.editor.rule_edits import AsPrinted, CallRules, SetCell, SetFact, SetModifier
from grognard.editor.sheet_edits import Add, Clear, Mend, Remove, Say
from grognard.editor.table_edits import Area, Station, Strip

OfMaps = Paint | Copy | Sides | Road | Name | Area | Strip | Station
OfRules = SetCell | SetModifier | SetFact | CallRules | AsPrinted
AnyEdit = OfMaps | Put | Drop | March | Say | Add | Remove | Mend | Clear | OfRules


def edits_of(data: Any) -> tuple[AnyEdit, ...]:
    """Edits from plain data, each with its name in `do`."""
    try:
        return msgspec.convert(data, tuple[AnyEdit, ...])
    except msgspec.ValidationError as wrong:
        raise BadCase([Fault("edits", str(wrong))]) from None


def edited(document: Document, edits: Sequence[AnyEdit]) -> Document:
    """The battle after some edits, one after the other; BadCase where one of them cannot be."""
    for edit in edits:
        document = edit.apply(document)
    return document
