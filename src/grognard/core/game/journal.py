"""How a game came about: every input with what asked for it and what it brought, chained by hashes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from grognard.core.events import Event
from grognard.core.game.state import State

#: what `asked` says of entries that answer no question of the rules
OPENING, UNDO, RULES = "opening", "undo", "rules"
#: and of what players settled between them: that the game is over, that something is put right
END, FIX = "end", "fix"
#: who gives a throw
DICE = "dice"
#: so many entries back everything that can be worked out anew is at hand; further back only one in so many
NEAR = 16


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One input. `by` is the side that gave it, or the dice; `given` is its notation."""

    asked: str
    by: str
    given: str
    events: tuple[Event, ...] = ()


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Where the game stood after an entry: enough to go on from."""

    state: State
    pending: Any


class Journal:
    """An append-only list that clones share: adding makes a new one and leaves the old as it was.

    Entries that were read from a file have no mark, except the last. Of entries that lie further back one in
    `NEAR` keeps its mark, so that a long game takes little more memory than what was said in it.
    """

    __slots__ = ("_before", "_length", "entry", "is_straight", "mark")

    def __init__(
        self, before: Journal | None = None, entry: Entry | None = None, mark: Mark | None = None
    ) -> None:
        self._before, self.entry, self.mark = before, entry, mark
        self._length: int = 0 if before is None else before._length + 1
        #: whether every entry is an input that still stands
        self.is_straight: bool = (before is None or before.is_straight) and (
            entry is None or entry.asked not in (UNDO, RULES)
        )

    def __len__(self) -> int:
        return self._length

    def add(self, entry: Entry, state: State, pending: Any) -> Journal:
        if self._length % NEAR == 0 and self._length > NEAR:
            self.back(self._length - NEAR)._forget()
        return Journal(self, entry, Mark(state, pending))

    def _forget(self) -> None:
        """Drop the marks between this entry and the one `NEAR` before it."""
        journal = self._before
        while journal is not None and journal._length % NEAR:
            journal.mark = None
            journal = journal._before

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


def journal_of(entries: Iterable[Entry], state: State, pending: Any) -> Journal:
    """A journal read from a file, and where the game stands at its end."""
    journal = Journal()
    for entry in entries:
        journal = Journal(journal, entry)
    journal.mark = Mark(state, pending)
    return journal


def chained(before: str, entry: Entry) -> str:
    """The hash of an entry on top of all earlier ones."""
    text = before.encode() + b"\x1f" + msgspec.json.encode(entry)
    return hashlib.sha256(text).hexdigest()


def chain(genesis: str, entries: Iterable[Entry]) -> list[str]:
    """The hash after each entry; `genesis` stands for what was agreed before the first."""
    hashes: list[str] = []
    last = genesis
    for entry in entries:
        last = chained(last, entry)
        hashes.append(last)
    return hashes
