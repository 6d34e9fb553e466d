"""What a system offers to whoever makes a battle: the columns of its tables, and the kinds of its rules."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import get_args, get_origin

import msgspec

from grognard.core.case import Spec, specs
from grognard.core.ruleset import Ruleset
from grognard.core.scenario_pieces import hints_of


class FormField(msgspec.Struct, frozen=True):
    """One column or one entry: what it is, and what it may say where that is a choice."""

    name: str
    about: str
    kind: str
    choices: tuple[str, ...]
    required: bool


class Kind(msgspec.Struct, frozen=True):
    """One kind of entry of a list, such as an objective; `kind` is empty where there is but one."""

    section: str
    kind: str
    about: str
    fields: tuple[FormField, ...]


def columns_of(rules: Ruleset, table: str) -> tuple[FormField, ...]:
    """The columns that a table of this system has."""
    shape = rules.scenario_shape
    assert shape is not None
    (_field, hint) = hints_of(shape.own)[table]
    return tuple(map(_field_of, specs(get_args(hint)[0])))


def kinds_of(rules: Ruleset) -> tuple[Kind, ...]:
    """Every kind of entry that a battle of this system may list: victories, special rules, edges, zones."""
    shape = rules.scenario_shape
    assert shape is not None
    found = []
    for name, (_field, hint) in hints_of(shape.own).items():
        if name in shape.tables or get_origin(hint) is not tuple:
            continue
        item = get_args(hint)[0]
        found += [_kind(name, one) for one in (get_args(item) or (item,))]
    return tuple(found)


def _kind(section: str, type: type[msgspec.Struct]) -> Kind:
    tag = type.__struct_config__.tag
    said = inspect.cleandoc(type.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    fields = tuple(_field_of(spec) for spec in specs(type))
    return Kind(section, "" if tag is None else str(tag), said, fields)


def _field_of(spec: Spec) -> FormField:
    return FormField(spec.name, spec.about, _kind_of(spec), tuple(_choices(spec)), spec.required)


def _kind_of(spec: Spec) -> str:
    if spec.kind is int:
        return "number"
    if spec.kind is bool:
        return "flag"
    return "words" if get_origin(spec.kind) is tuple else "text"


def _choices(spec: Spec) -> Iterator[str]:
    if not spec.required and spec.choices and spec.optional:
        yield "-"
    yield from spec.choices or spec.item_choices
