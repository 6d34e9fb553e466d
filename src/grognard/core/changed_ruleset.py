"""A system with some of its charts and figures changed: playable beside the printed one, by an id of its own.

The changes are a file of a battle's folder, `changes.toml`. The id is made of what it says, so that two such
systems are the same exactly if they change the same. Another process is given the text beside the id.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from sys import getsizeof
from typing import Any

import msgspec

from grognard.core.changes import KINDS, Cell, Fact, Modifier, RuleChange, changed_rules, changes_of
from grognard.core.errors import BadData
from grognard.core.lately import Lately
from grognard.core.messages import LANGUAGES, Label, Message, message
from grognard.core.rules import Rules
from grognard.core.ruleset import Ruleset
from grognard.core.toml_text import toml_data

FILE = "changes.toml"
_TITLE, _MOST_LETTERS, _MOST_CHANGES = "title", 80, 200
#: changed systems that are remembered, and bytes of memory for all of them
_MOST, _ROOM = 1000, 20_000_000

#: by id: the printed system, and the text of the changes
CHANGED: Lately[tuple[str, str]] = Lately(_MOST, _ROOM, lambda told: getsizeof(told[1]))


class Changes(msgspec.Struct, frozen=True):
    """What a file of changes says: what the changed system is called, if anything, and what is changed."""

    title: str
    changes: tuple[RuleChange, ...]


class ChangedRuleset(Ruleset):
    """Made by copying another: its procedures, and its data but for the changes."""

    base: Ruleset
    changes: tuple[RuleChange, ...]
    #: as somebody has called it; empty where nobody has
    called: str


def read_rule_changes(text: str) -> Changes:
    """A battle's file of changes; BadData names what is wrong with it."""
    data = toml_data(FILE, text)
    title = data.pop(_TITLE, "")
    if not isinstance(title, str) or len(title) > _MOST_LETTERS:
        raise BadData(FILE, f"title: expected a text of at most {_MOST_LETTERS} letters")
    changes = changes_of(data, KINDS, FILE)
    if not 0 < len(changes) <= _MOST_CHANGES:
        raise BadData(FILE, f"expected 1 to {_MOST_CHANGES} changes, got {len(changes)}")
    return Changes(title, tuple(changes))


def changed_ruleset(base: Ruleset, text: str) -> Ruleset:
    """The changed system, known by its id from now on."""
    made = _made(base, text)
    CHANGED.keep(made.id, (base.id, text))
    return made


def remember(id: str, text: str) -> None:
    """Let one that was made once be found by its id, whatever others have changed since."""
    CHANGED.keep(id, (id.rpartition("-")[0], text))


def changed_among(values: Iterable[object]) -> dict[str, tuple[str, str]]:
    """The changed systems that are named, with what another process has to know of them."""
    return {one: CHANGED[one] for one in values if isinstance(one, str) and one in CHANGED}


@lru_cache(maxsize=64)
def _made(base: Ruleset, text: str) -> ChangedRuleset:
    said = read_rule_changes(text)
    rules = changed_rules(base.rules, said.changes, FILE)
    mark = hashlib.sha256(f"{base.hash}\0{msgspec.json.encode(said).decode()}".encode()).hexdigest()
    made = ChangedRuleset.__new__(ChangedRuleset)
    made.__dict__ |= base.__dict__
    made.id, made.base = f"{base.id}-{mark[:12]}", base
    made.changes, made.called = said.changes, said.title
    made.title = _titled(base, said.title)
    # Paragraphs are cited by the printed system's id: it is its rulebook that is read.
    made.__dict__["rules"] = Rules(base.rules.id, rules.charts, rules.facts, rules.catalogue, mark)
    return made


def _titled(base: Ruleset, title: str) -> Label:
    if title:
        return Label(title)
    say = base.rules.catalogue.say
    return Label(*(say(message("changed-title", system=base.title.say(one)), one) for one in LANGUAGES))


def told_changes(ruleset: Ruleset, language: str) -> list[str]:
    """What is changed against the printed system, in words; nothing of a printed one."""
    if not isinstance(ruleset, ChangedRuleset):
        return []
    say = ruleset.rules.catalogue.say
    return [say(one, language) for one in _messages(ruleset.base.rules, ruleset.changes, language)]


def _messages(printed: Rules, changes: Iterable[RuleChange], language: str) -> Iterable[Message]:
    for change in changes:
        match change:
            case Cell(chart, row, column, code):
                found = printed.charts[chart]
                told = next(one.name.say(language) for one in found.rows if one.id == row)
                yield message(
                    "changed-cell",
                    chart=found.title.say(language),
                    row=told,
                    column=found.column(column).name.say(language),
                    old=found.at(row, column) or "–",
                    new=code or "–",
                )
            case Modifier(chart, modifier, value):
                found = printed.charts[chart]
                one = found.by_modifier[modifier]
                yield message(
                    "changed-modifier",
                    chart=found.title.say(language),
                    modifier=one.label.say(language),
                    old=f"{one.value:+d}",
                    new=f"{value:+d}",
                )
            case Fact(path, figure):
                yield message("changed-fact", fact=path, old=_plain(printed.fact(path)), new=_plain(figure))


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
