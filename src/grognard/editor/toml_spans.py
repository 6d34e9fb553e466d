"""Where the entries of a TOML text stand, to the letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

_HEADER = re.compile(r"[ \t]*(\[{1,2})[ \t]*([^\]\n]+?)[ \t]*\]{1,2}")
_KEY = re.compile(r"""[ \t]*([A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')[ \t]*=[ \t]*""")
#: one whole text of any kind, or a comment, or a bracket, or the end of a line
_TOKEN = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|[\[{]|[\]}]|\n', re.S
)


class Entry(msgspec.Struct, frozen=True):
    """`victory.2.hexes` is the key `hexes` of the third `[[victory]]`. The value stands from start to end."""

    path: str
    line: int
    start: int
    end: int


class Section(msgspec.Struct, frozen=True):
    """A table with a header of its own; "" is what stands before the first. `end`: after its last entry."""

    path: str
    start: int
    end: int


class Spans(msgspec.Struct, frozen=True):
    entries: dict[str, Entry]
    sections: dict[str, Section]
    #: by name, how many `[[name]]` there are
    counts: dict[str, int]


def spans_of(text: str) -> Spans:
    """Every entry and every table of a text."""
    entries: dict[str, Entry] = {}
    sections = {"": Section("", 0, 0)}
    counts: dict[str, int] = {}
    table = ""
    for at, header, key in _lines(text):
        if header is not None:
            name = header[2].replace('"', "")
            if header[1] == "[[":
                counts[name] = counts.get(name, 0) + 1
                name = f"{name}.{counts[name] - 1}"
            table = name
            sections[table] = Section(table, at, _after_line(text, header.end()))
        elif key is not None:
            path = f"{table}.{key[1].strip(chr(34) + chr(39))}".lstrip(".")
            end = value_end(text, key.end())
            entries.setdefault(path, Entry(path, at, key.end(), end))
            sections[table] = Section(table, sections[table].start, _after_line(text, end))
    return Spans(entries, sections, counts)


def value_end(text: str, start: int) -> int:
    """Where a value ends: at a comment or the end of the line, outside texts and brackets."""
    depth, at = 0, start
    for token in _TOKEN.finditer(text, start):
        first = token[0][0]
        if first in "[{":
            depth += 1
        elif first in "]}":
            depth -= 1
        elif first in "#\n" and depth <= 0:
            at = token.start()
            break
        at = len(text)
    return start + len(text[start:at].rstrip())


def _lines(text: str) -> Iterator[tuple[int, re.Match[str] | None, re.Match[str] | None]]:
    """The beginnings of headers and entries."""
    at = 0
    while at < len(text):
        header = _HEADER.match(text, at)
        key = _KEY.match(text, at) if header is None else None
        if header is not None or key is not None:
            yield at, header, key
        at = _after_line(text, value_end(text, key.end()) if key is not None else at)


def _after_line(text: str, at: int) -> int:
    found = text.find("\n", at)
    return len(text) if found < 0 else found + 1
