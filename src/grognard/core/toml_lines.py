"""On which line of a TOML text an entry stands, for readers who are told what is wrong with it."""

from __future__ import annotations

import re

_HEADER = re.compile(r"\s*(\[{1,2})\s*([^\]]+?)\s*\]{1,2}\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*([A-Za-z0-9_-]+|"[^"]*"|'[^']*')\s*=""")
_QUOTED = re.compile(r"""("(?:[^"\\]|\\.)*"|'[^']*')|#.*""")


class TomlLines:
    """Lines by dotted path: `victory.2.hexes` is the key `hexes` of the third `[[victory]]`."""

    def __init__(self, text: str) -> None:
        self._text = text.splitlines()
        self._lines: dict[str, int] = {}
        self._tables: dict[str, int] = {}
        self._scan()

    def line(self, path: str, value: str = "") -> int | None:
        """The line of an entry, or of the nearest entry around it; of a value in it where one is named."""
        parts = path.split(".") if path else []
        while parts and ".".join(parts) not in self._lines:
            parts.pop()
        first = self._lines.get(".".join(parts))
        if first is None or not value:
            return first
        later = (number for number in sorted(set(self._lines.values())) if number > first)
        last = next(later, len(self._text) + 1)
        word = re.compile(rf"(?<![\w-]){re.escape(value)}(?![\w-])")
        return next((n for n in range(first, last) if word.search(self._text[n - 1])), first)

    def line_with(self, path: str, text: str) -> int | None:
        """The first line from an entry on that holds these very letters; else that of the entry."""
        first = self.line(path)
        if first is None:
            return None
        return next((n for n in range(first, len(self._text) + 1) if text in self._text[n - 1]), first)

    def _scan(self) -> None:
        table, depth = "", 0
        for number, text in enumerate(self._text, 1):
            header = _HEADER.match(text) if not depth else None
            if header:
                table = self._enter(header[2], header[1] == "[[")
                self._lines.setdefault(table, number)
                self._lines.setdefault(table.rsplit(".", 1)[0], number)
                continue
            key = _KEY.match(text) if not depth else None
            if key:
                self._lines.setdefault(f"{table}.{key[1].strip(chr(34))}".lstrip("."), number)
            bare = _QUOTED.sub("", text)
            depth += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")

    def _enter(self, name: str, repeated: bool) -> str:
        """The path of a table; one of several `[[name]]` gets its place among them."""
        name = name.replace('"', "")
        if not repeated:
            return name
        self._tables[name] = self._tables.get(name, -1) + 1
        return f"{name}.{self._tables[name]}"
