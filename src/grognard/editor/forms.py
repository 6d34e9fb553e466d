"""What a system offers to whoever makes a battle, in words: columns of its tables, kinds of its rules."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec

from grognard.core.case import Spec, specs
from grognard.core.messages import LANGUAGES, Catalogue, Label
from grognard.core.ruleset import Ruleset
from grognard.core.scenario_pieces import hints_of

_RULE = re.compile(r"((?:\d+\.\d+(?:, )?)+)\s+")


class FormField(msgspec.Struct, frozen=True):
    """One column or one entry: what it is, and what it may say where that is a choice."""

    name: str
    about: str
    #: number, flag, text, name (in several languages), words, parts (of its own), or entries: a list of such
    kind: str
    choices: tuple[str, ...]
    #: what the choices are called
    labels: tuple[str, ...]
    required: bool
    #: what it says unless somebody says otherwise
    usual: str = ""
    #: the least that it may be, or how many there are at least
    low: int | None = None
    #: of each entry of a list
    fields: tuple[FormField, ...] = ()


class Kind(msgspec.Struct, frozen=True):
    """One kind of entry of a list, such as an objective; `kind` is empty where there is but one."""

    section: str
    kind: str
    name: str
    #: what the list is called
    heading: str
    about: str
    #: the paragraph of the rulebook, where there is one
    rule: str
    fields: tuple[FormField, ...]


class Forms:
    """The forms of one system in one language."""

    def __init__(self, rules: Ruleset, language: str = LANGUAGES[0]) -> None:
        self._rules, self._language = rules, language
        self._words: Catalogue = rules.rules.catalogue

    def columns(self, table: str) -> tuple[FormField, ...]:
        """The columns that a table of this system has."""
        (_field, hint) = self._hints()[table]
        return tuple(map(self._field, specs(get_args(hint)[0])))

    def kinds(self) -> tuple[Kind, ...]:
        """Every kind of entry that a battle may list: victories, special rules, edges, zones."""
        shape = self._rules.scenario_shape
        assert shape is not None
        found = []
        for name, (_field, hint) in self._hints().items():
            if name in shape.tables or get_origin(hint) is not tuple:
                continue
            item = get_args(hint)[0]
            found += [self._kind(name, one) for one in (get_args(item) or (item,))]
        return tuple(found)

    def name(self, key: str) -> str:
        """What a table, a list or a kind of entry is called."""
        return self._said("kinds", key) or key.rpartition(".")[2].replace("-", " ").capitalize()

    def entry(self, path: str) -> str:
        """What a single entry of the sheet is called, by its path."""
        return self._said("entries", path) or path

    def _hints(self) -> dict[str, Any]:
        shape = self._rules.scenario_shape
        assert shape is not None
        return hints_of(shape.own)

    def _kind(self, section: str, type: type[msgspec.Struct]) -> Kind:
        tag = str(type.__struct_config__.tag or "")
        key = f"{section}.{tag}" if tag else section
        written = inspect.cleandoc(type.__doc__ or "").split("\n\n")[0].replace("\n", " ")
        rule = _RULE.match(written)
        about = self._said("kind-sentences", key) or written[rule.end() if rule else 0 :]
        fields = tuple(map(self._field, specs(type)))
        return Kind(section, tag, self.name(key), self.name(section), about, rule[1] if rule else "", fields)

    def _said(self, kind: str, key: str) -> str:
        return self._words.term(kind, key, self._language) or self._words.term(kind, key, LANGUAGES[0])

    def _field(self, spec: Spec) -> FormField:
        choices = tuple(_choices(spec))
        said = ("yes", "no") if spec.kind is bool else choices
        labels = tuple(self._words.term("values", one, self._language) or one for one in said)
        item = _item(spec)
        return FormField(
            spec.name,
            self._words.term("fields", spec.about, self._language) or spec.about,
            _kind_of(spec),
            choices,
            labels,
            spec.required,
            "" if spec.required else _plain(spec.default),
            spec.least if spec.low is None else spec.low,
            tuple(map(self._field, specs(item))) if item else (),
        )


def _kind_of(spec: Spec) -> str:
    if spec.kind is int:
        return "number"
    if spec.kind is bool:
        return "flag"
    if spec.kind is Label:
        return "name"
    if _item(spec):
        return "entries" if get_origin(spec.kind) is tuple else "parts"
    return "words" if get_origin(spec.kind) is tuple else "text"


def _item(spec: Spec) -> type[msgspec.Struct] | None:
    """What an entry is made of that has entries of its own; one that stands alone counts as well."""
    item = get_args(spec.kind)[0] if get_origin(spec.kind) is tuple else spec.kind
    is_entry = isinstance(item, type) and issubclass(item, msgspec.Struct) and item is not Label
    return item if is_entry else None


def _choices(spec: Spec) -> Iterator[str]:
    if spec.kind is bool:
        yield from ("true", "false")
    if not spec.required and spec.choices and spec.optional:
        yield "-"
    yield from spec.choices or spec.item_choices


def _plain(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
