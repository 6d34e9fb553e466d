"""What units, leaders and formations are called in other languages: `names.csv` of a scenario.

A table of armies gives each name once, as the author writes it; names.csv says for such a name what a reader
of French or Spanish finds in its place. A name that is not in it is the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, TypeVar

import msgspec

from grognard.core.case import Field
from grognard.core.messages import Label
from grognard.core.scenario import Scenario
from grognard.core.scenario_notes import Notes
from grognard.core.scenario_pieces import read_table

Own = TypeVar("Own", bound=msgspec.Struct)

NAMES = "names.csv"
#: columns that call something by a name: itself, and the troops that it leads
_SPOKEN = ("name", "command")


class NameRow(msgspec.Struct, frozen=True, kw_only=True):
    """One name in three languages; where a language has none, the name stands as it is."""

    name: Annotated[str, Field("a name as the tables of the scenario give it")]
    fr: Annotated[str, Field("what it is in French")] = ""
    es: Annotated[str, Field("what it is in Spanish")] = ""


def read_names(text: str, notes: Notes) -> dict[str, Label]:
    """The names of a scenario by how its tables give them."""
    names: dict[str, Label] = {}
    for row in read_table(NAMES, text, NameRow, notes) or ():
        if row.name in names:
            notes.of(row, f"{row.name!r} is there twice")
        names[row.name] = Label(row.name, row.fr, row.es)
    return names


def given_names(own: msgspec.Struct) -> set[str]:
    """Every name that stands in the tables of a scenario."""
    return {getattr(row, column) for _field, row in _rows(own) for column in _spoken(row)}


def in_language(scenario: Scenario[Own], language: str) -> Scenario[Own]:
    """The scenario with every name in its tables as a reader of a language has it."""
    if language == "en" or not scenario.names:
        return scenario
    told: dict[str, list[Any]] = {}
    for field, row in _rows(scenario.own):
        told.setdefault(field, []).append(_said(row, scenario.names, language))
    own = msgspec.structs.replace(scenario.own, **{field: tuple(rows) for field, rows in told.items()})
    return msgspec.structs.replace(scenario, own=own)


def _said(row: Any, names: dict[str, Label], language: str) -> Any:
    given = {column: getattr(row, column) for column in _spoken(row)}
    said = {column: names[name].say(language) for column, name in given.items() if name in names}
    return msgspec.structs.replace(row, **said) if said else row


def _rows(own: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for field in own.__struct_fields__:
        rows = getattr(own, field)
        for row in rows if isinstance(rows, tuple) else ():
            yield field, row


def _spoken(row: Any) -> Iterator[str]:
    return (column for column in _SPOKEN if isinstance(getattr(row, column, None), str))
