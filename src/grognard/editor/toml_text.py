"""scenario.toml as a text: entries are changed where they stand; comments and layout stay as they are."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from grognard.core.errors import BadCase, BadData, Fault
from grognard.core.messages import LANGUAGES
from grognard.editor.toml_spans import Section, spans_of

#: letters in a line of hexes
_WIDE = 100
_WORD = re.compile(r"[^\s\"',\[\]]+")


def value_text(value: Any) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {value_text(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(value_text, value)) + "]"
    if isinstance(value, str) or value is None:
        return json.dumps(value or "", ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value)


def value_at(text: str, path: str) -> Any:
    """What an entry says; None where there is none, or it cannot be read."""
    try:
        found: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        entry = spans_of(text).entries.get(path)
        return None if entry is None else _decoded(text[entry.start : entry.end])
    for part in path.split("."):
        if isinstance(found, list) and part.isdecimal() and int(part) < len(found):
            found = found[int(part)]
        elif isinstance(found, Mapping) and part in found:
            found = found[part]
        else:
            return None
    return found


def with_value(text: str, path: str, value: Any) -> str:
    """A text in which an entry says this; it is added to its table, or the table with it, where it is new."""
    spans = spans_of(text)
    entry = spans.entries.get(path)
    if entry is not None:
        if _decoded(text[entry.start : entry.end]) == value:
            return text
        return text[: entry.start] + value_text(value) + text[entry.end :]
    above, _dot, key = path.rpartition(".")
    if above in spans.entries:
        return _inside(text, above, key, value)
    line = f"{key} = {value_text(value)}\n"
    if above in spans.sections:
        return _line_after(text, spans.sections[above], line)
    if re.search(r"\.\d+$", above):
        raise BadCase([Fault(path, "there is no such entry")])
    return _joined(text, f"\n[{above}]\n{line}")


def without_value(text: str, path: str) -> str:
    """A text without an entry, and without its table where nothing else stands in it."""
    entry = spans_of(text).entries.get(path)
    if entry is None:
        return text
    end = text.find("\n", entry.end)
    return text[: entry.line] + (text[end + 1 :] if end >= 0 else "")


def with_section(text: str, name: str, values: Mapping[str, Any]) -> str:
    """A text with another `[[name]]`, after the last one there is, else at its end."""
    lines = "".join(f"{key} = {value_text(value)}\n" for key, value in values.items())
    spans = spans_of(text)
    count = spans.counts.get(name, 0)
    new = f"\n[[{name}]]\n{lines}"
    if not count:
        return _joined(text, new)
    return _line_after(text, spans.sections[f"{name}.{count - 1}"], new)


def without_section(text: str, name: str, place: int) -> str:
    """A text without one of its `[[name]]`."""
    section = spans_of(text).sections.get(f"{name}.{place}")
    if section is None:
        raise BadCase([Fault(f"{name}.{place}", "there is no such entry")])
    before, after = text[: section.start], text[section.end :]
    # The empty line that set it off goes with it.
    return (before[:-1] if before.endswith("\n\n") else before) + after


def without_table(text: str, name: str) -> str:
    """A text without a table of its own, `[name]`."""
    section = spans_of(text).sections.get(name) if name else None
    return text if section is None else text[: section.start] + text[section.end :].lstrip("\n")


def with_words(text: str, path: str, add: Iterable[str] = (), drop: Iterable[str] = ()) -> str:
    """A list of words, such as hexsides, with some more and some less; the others stay where they stand."""
    entry = spans_of(text).entries.get(path)
    gone = set(drop)
    if entry is None:
        more = list(dict.fromkeys(word for word in add if word not in gone))
        return with_value(text, path, " ".join(more)) if more else text
    raw = text[entry.start : entry.end]
    held = _WORD.findall(raw)
    new = [word for word in dict.fromkeys(add) if word not in held]
    if gone and not new and not [word for word in held if word not in gone]:
        return without_value(text, path)
    raw = _WORD.sub(lambda found: "" if found[0] in gone else found[0], raw) if gone & set(held) else raw
    if raw.startswith("["):
        words = [*(_decoded(_tidy_list(raw)) or []), *new]
        return text[: entry.start] + value_text(words) + text[entry.end :]
    raw = _tidy(raw) if gone & set(held) else raw
    return text[: entry.start] + _with_more(raw, new) + text[entry.end :]


def _with_more(raw: str, words: list[str]) -> str:
    for word in words:
        quotes = '"""' if raw.startswith('"""') else raw[0]
        body, tail = raw[: -len(quotes)], quotes
        while body.endswith("\n"):
            body, tail = body[:-1], "\n" + tail
        last = body.rpartition("\n")[2]
        if tail.startswith("\n") and len(last) + len(word) > _WIDE:
            body += "\n" + word
        else:
            body += ("" if body.endswith((quotes, " ", "\n")) else " ") + word
        raw = body + tail
    return raw


def _tidy(raw: str) -> str:
    """Without the gaps that words leave which are taken out."""
    raw = re.sub(r"[ \t]+(?=\n)|(?<=\n)[ \t]+|(?<=[ \t])[ \t]+", "", raw)
    raw = re.sub(r"\n\n+", "\n", raw)
    return re.sub(r'(?<=^")[ \t]+|[ \t]+(?="$)', "", raw)


def _tidy_list(raw: str) -> str:
    return re.sub(r"""(""|'')\s*,?\s*""", "", raw)


def _inside(text: str, path: str, key: str, value: Any) -> str:
    """An entry of a table that is written in one line, or of a text that is English alone so far."""
    entry = spans_of(text).entries[path]
    held = _decoded(text[entry.start : entry.end])
    if isinstance(held, str) and key in LANGUAGES:
        held = value if key == LANGUAGES[0] else dict.fromkeys(LANGUAGES, held) | {key: value}
    elif isinstance(held, Mapping):
        held = {**held, key: value}
    else:
        raise BadData("scenario.toml", f"{path} holds no {key}")
    return with_value(text, path, held)


def _decoded(raw: str) -> Any:
    try:
        return tomllib.loads(f"x = {raw}")["x"]
    except tomllib.TOMLDecodeError:
        return None


def _line_after(text: str, section: Section, line: str) -> str:
    return _joined(text[: section.end], line) + text[section.end :]


def _joined(text: str, more: str) -> str:
    return text + ("" if text.endswith("\n") or not text else "\n") + more
