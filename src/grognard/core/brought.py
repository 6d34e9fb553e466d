"""Battles that came with a game: known by their contents, listed nowhere, kept on no disk."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from sys import getsizeof

from grognard.core.errors import BadData
from grognard.core.lately import Lately
from grognard.core.memory_folder import MemoryFolder
from grognard.core.scenario_notes import SHEET
from grognard.core.toml_text import toml_data

#: files of one, and bytes in them all: ten times what the largest battle that ships has
MOST_FILES, MOST_BYTES = 24, 400_000
#: how many are remembered at a time, and bytes of memory for all of them
MOST, ROOM = 200, 40_000_000
_LINE = re.compile(r"""^id[ \t]*=[ \t]*["'][^"'\n]*["']""", re.M)
_MARK = re.compile(r"-[0-9a-f]{12}$")
#: letters of an id that are kept before its mark
_LONGEST = 40


def _weight(folder: MemoryFolder) -> int:
    return sum(map(getsizeof, folder.files.values()))


BROUGHT: Lately[MemoryFolder] = Lately(MOST, ROOM, _weight)


def check_size(files: Mapping[str, str]) -> None:
    """Refuse more than a battle is."""
    try:
        size = sum(len(text.encode()) for text in files.values())
    except UnicodeEncodeError:
        raise BadData("battle", "holds a character that is none") from None
    if len(files) > MOST_FILES or size > MOST_BYTES:
        raise BadData("battle", f"expected at most {MOST_FILES} files and {MOST_BYTES} bytes")
    for name in files:
        if "/" in name or "\\" in name or not name.endswith((".toml", ".csv")) or name.startswith("."):
            raise BadData("battle", f"{name[:60]!r} is no file of a battle")
    if SHEET not in files:
        raise BadData(SHEET, "missing from the battle")


def marked(files: Mapping[str, str]) -> dict[str, str]:
    """The battle under an id of its own, which no other battle can have."""
    check_size(files)
    id = f"{_stem(files)}-{_mark(files)}"
    return {**files, SHEET: _LINE.sub(f'id = "{id}"', files[SHEET], count=1)}


def bring(files: Mapping[str, str]) -> str:
    """Let a marked battle be known while the program runs; its id."""
    check_size(files)
    id = f"{_stem(files)}-{_mark(files)}"
    if toml_data(SHEET, files[SHEET]).get("id") != id:
        raise BadData(SHEET, f"id: expected {id!r}, which says what is in the battle")
    remember(id, files)
    return id


def remember(id: str, files: Mapping[str, str]) -> None:
    """Let one that was brought once be found by its id, whatever others have brought since."""
    BROUGHT.keep(id, BROUGHT.get(id) or MemoryFolder(id, files))


def _stem(files: Mapping[str, str]) -> str:
    return _MARK.sub("", str(toml_data(SHEET, files[SHEET]).get("id", "battle")))[:_LONGEST].rstrip("-")


def _mark(files: Mapping[str, str]) -> str:
    digest = hashlib.sha256()
    for name, text in sorted(files.items()):
        said = _LINE.sub("", text, count=1) if name == SHEET else text
        digest.update(f"{name}\0{said}\0".encode())
    return digest.hexdigest()[:12]
