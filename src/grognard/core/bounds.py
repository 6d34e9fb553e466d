"""How large the files of a battle may be: looked at first, so that no file can hang whoever reads it."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from grognard.core.errors import BadData

#: bytes of one file, lines in it, letters in a line, tables inside tables
LARGEST, LINES, LETTERS, DEEPEST = 1_000_000, 5_000, 20_000, 20
#: of a number as it is kept
_BITS = 64
#: numbers that take longer to work out than anything they could stand for; behind a hyphen: part of a name
_HUGE = re.compile(r"(?<![\w.])(?<!\w-)(?:[\d_]{16,}|\d[\d._]*[eE][+-]?\d{3,})")


def check_files(folder: Traversable) -> None:
    """Refuse a folder with a file that is too large, naming it; what is missing is found out later."""
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if not file.name.endswith((".toml", ".csv")):
            continue
        if isinstance(file, Path) and file.exists() and not file.is_file():
            # A device or a pipe would be read for ever.
            raise BadData(file.name, "expected a plain file")
        _check_file(file)


def bounded(path: Path, most: int) -> bytes:
    """What a file holds; of one that holds too much a byte too many, since devices tell no size."""
    with path.open("rb") as file:
        return file.read(most + 1)


def _check_file(file: Traversable) -> None:
    if isinstance(file, Path) and file.stat().st_size > LARGEST:
        raise BadData(file.name, f"expected at most {LARGEST} bytes")
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return
    if len(lines) > LINES:
        raise BadData(file.name, f"expected at most {LINES} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > LETTERS:
            raise BadData(file.name, f"expected at most {LETTERS} letters in a line", number)
        huge = _HUGE.search(line)
        if huge:
            raise BadData(file.name, f"the number {huge[0][:16]}... is too large", number)


def check_depth(file: str, data: Any) -> None:
    """Refuse tables inside tables inside tables, and numbers that nobody could write out."""
    level = [data]
    for _ in range(DEEPEST):
        # Digits of other bases are not counted by whoever reads them.
        if any(isinstance(one, int) and one.bit_length() > _BITS for one in level):
            raise BadData(file, "a number has too many digits")
        level = [
            inside
            for one in level
            if isinstance(one, (dict, list))
            for inside in (one.values() if isinstance(one, dict) else one)
        ]
    if level:
        raise BadData(file, "nested too deeply")
