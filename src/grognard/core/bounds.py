"""How large the files of a battle may be: looked at first, so that no file can hang whoever reads it."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from grognard.core.errors import BadData

#: bytes of one file, lines in it, letters in a line, tables inside tables
LARGEST, LINES, LETTERS, DEEPEST = 1_000_000, 5_000, 20_000, 20
#: numbers that take longer to work out than anything they could stand for
_HUGE = re.compile(r"(?<![\w.])[\d_]{16,}|(?<![\w.])\d[\d._]*[eE][+-]?\d{3,}")


def check_files(folder: Traversable) -> None:
    """Refuse a folder with a file that is too large, naming it; what is missing is found out later."""
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith((".toml", ".csv")) and file.is_file():
            _check_file(file)


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
    """Refuse tables inside tables inside tables."""
    level = [data]
    for _ in range(DEEPEST):
        level = [
            inside
            for one in level
            if isinstance(one, (dict, list))
            for inside in (one.values() if isinstance(one, dict) else one)
        ]
    if level:
        raise BadData(file, "nested too deeply")
