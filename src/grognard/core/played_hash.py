"""What of a battle's files a game depends on, told apart from names, words and notes.

A journal holds ids, hexes and dice; it replays the same after a unit has been renamed or a typo mended. So a
game remembers the hash of what plays, and outlives an edit of what does not.
"""

from __future__ import annotations

import csv
import hashlib
import json
import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from grognard.core.datafiles import APART

#: entries that only tell, wherever they stand, and columns of tables
_WORDS = ("name", "title", "summary")
#: sections of scenario.toml that only tell: places are names on the map, and the others are for studies
_TELLING = ("place", "quirk", "history", "fall")


def played_hash(folder: Traversable) -> str:
    """One hash over all in a sound scenario's files that can change a game: neither words nor layout."""
    digest = hashlib.sha256()
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name in APART or not file.name.endswith((".toml", ".csv")):
            continue
        text = file.read_text(encoding="utf-8")
        found = _sheet(text) if file.name.endswith(".toml") else _table(text)
        digest.update(f"{file.name}\0{json.dumps(found, sort_keys=True, default=str)}\0".encode())
    return digest.hexdigest()


def _sheet(text: str) -> Any:
    data = tomllib.loads(text)
    return _without_words({name: value for name, value in data.items() if name not in _TELLING})


def _without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_words(one) for name, one in value.items() if name not in _WORDS}
    return [_without_words(one) for one in value] if isinstance(value, list) else value


def _table(text: str) -> list[list[str]]:
    heads, *rows = [row for row in csv.reader(text.splitlines()) if row] or [[]]
    kept = [place for place, head in enumerate(heads) if head not in _WORDS]
    return [[row[place].strip() for place in kept] for row in (heads, *rows)]
