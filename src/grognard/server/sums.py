"""Whether what is stored is what was written: a sum in every row, and the chain of a game's hashes."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.core.game.journal import chained
from grognard.core.game.save import commitment_to

if TYPE_CHECKING:
    from grognard.server.records import Kept, Record

#: what each kind of row is summed over: everything in it that never changes
SUMMED = {
    "game": ("id", "terms", "dice", "secret", "since", "created"),
    "entry": ("game", "sequence", "asked", "by", "given", "events", "hash", "thrown", "key", "at"),
    "snapshot": ("game", "sequence", "standing"),
}


#: what is said of what the database itself cannot read
UNREADABLE = "a part of the database file cannot be read"


class Damaged(Exception):
    """A stored game that is not what was written."""


def summed(table: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its sum."""
    return {**row, "sum": sum_of(table, row)}


def sum_of(table: str, row: Any) -> str:
    fields = [row[name] for name in SUMMED[table]]
    return hashlib.sha256(msgspec.json.encode(fields)).hexdigest()


def check_row(table: str, row: Any, what: str) -> None:
    """Damaged if a row does not fit its sum; rows of version 0.1 have none."""
    if row["sum"] and row["sum"] != sum_of(table, row):
        raise Damaged(f"{what} is not as it was written")


def check_terms(record: Record) -> None:
    """Damaged if what a game's dice come from is not what it is bound to."""
    if record.since == 1 and commitment_to(record.secret) != record.terms.commitment:
        raise Damaged("the secret of its dice is not the one that it is bound to")


def check_chain(record: Record, kept: Sequence[Kept], hashes: Sequence[str] = ()) -> list[str]:
    """Damaged if entries do not fit their hashes; the hashes of all of them, `hashes` known before."""
    found = list(hashes)
    for one in kept:
        line = one.line
        if line.seq != len(found) + 1:
            raise Damaged(f"entry {len(found) + 1} is missing")
        if chained(found[-1] if found else record.terms.genesis, line.entry) != line.hash:
            raise Damaged(f"entry {line.seq} does not fit its hash")
        found.append(line.hash)
    return found
