"""What if: changes to a printed game, read from a file, checked against what they change."""

from __future__ import annotations

import msgspec

from grognard.core.changes import KINDS as OF_RULES
from grognard.core.changes import RuleChange, changes_of
from grognard.core.errors import BadData
from grognard.core.toml_text import toml_data


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


Change = RuleChange | Entry | Unit
KINDS: dict[str, type[Change]] = {**OF_RULES, "entry": Entry, "row": Unit}


def read_changes(text: str, source: str) -> tuple[Change, ...]:
    """The changes of a what-if file: lists of tables, each named after its kind of change."""
    found = changes_of(toml_data(source, text), KINDS, source)
    if not found:
        raise BadData(source, "nothing is changed: expected at least one of the tables")
    return tuple(found)


def pack(changes: tuple[Change, ...]) -> tuple[str, ...]:
    """Changes as text, to be kept with a study."""
    return tuple(msgspec.json.encode(change).decode() for change in changes)


def unpack(texts: tuple[str, ...]) -> tuple[Change, ...]:
    return tuple(msgspec.json.decode(text, type=Change) for text in texts)
