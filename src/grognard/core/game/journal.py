"""How a game came about: every input with what asked for it and what it brought, chained by hashes."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from grognard.core.events import AnyEvent, Event
from grognard.core.game.state import State


class Entry(msgspec.Struct, frozen=True):
    """One input. `by` is the side that gave it, or the dice."""

    asked: str
    by: str
    given: str
    events: tuple[AnyEvent, ...] = ()


class Mark(msgspec.Struct, frozen=True):
    """Where the game stood after an entry: enough to go on from, and the hash of everything before."""

    state: State
    pending: Any
    hash: str


class Journal:
    """An append-only list that clones share: adding makes a new one and leaves the old as it was."""

    __slots__ = ("_before", "_length", "entry", "mark")

    def __init__(self, before: Journal | None = None, entry: Entry | None = None, mark: Mark | None = None) -> None:
        self._before, self.entry, self.mark = before, entry, mark
        self._length = 0 if before is None else before._length + 1

    def __len__(self) -> int:
        return self._length

    def add(self, entry: Entry, state: State, pending: Any) -> Journal:
        return Journal(self, entry, Mark(state, pending, ""))

    def back(self, length: int) -> Journal:
        """The journal as it was when it had so many entries."""
        journal = self
        while journal._length > length:
            assert journal._before is not None
            journal = journal._before
        return journal

    def entries(self) -> list[Entry]:
        found: list[Entry] = []
        journal: Journal | None = self
        while journal is not None and journal.entry is not None:
            found.append(journal.entry)
            journal = journal._before
        return found[::-1]


def chained(before: str, entry: Entry) -> str:
    """The hash of an entry on top of all earlier ones."""
    text = before.encode() + b"\x1f" + msgspec.json.encode(entry)
    return hashlib.sha256(text).hexdigest()


def chain(entries: list[Entry]) -> list[str]:
    """The hash after each entry."""
    hashes: list[str] = []
    last = ""
    for entry in entries:
        last = chained(last, entry)
        hashes.append(last)
    return hashes


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]
