"""How words, texts and named values are spelt in positions and in what players settle."""

from __future__ import annotations

import json
import re

from grognard.core.game.state import Written

NUMBER = re.compile(r"-?\d{1,18}")
_WORD = re.compile(r'(?:"(?:\\.|[^"\\])*"|[^\s"])+')
_PLAIN = re.compile(r"[^\W\d][\w.:+/'-]*")
_NAMED = re.compile(r'("(?:\\.|[^"\\])*"|[^="]+)=(.+)', re.DOTALL)
#: words with a meaning of their own, which a name has to be told apart from
_KEPT = ("track", "result", "with")


class Misspelt(Exception):
    """What is wrong with a line."""


def spelt(text: str) -> str:
    """A text as it stands; in quotation marks where it could be taken for something else."""
    return text if _PLAIN.fullmatch(text) and text not in _KEPT else json.dumps(text, ensure_ascii=False)


def named(name: str, value: Written) -> str:
    return f"{spelt(name)}={value if isinstance(value, int) else spelt(value)}"


def words_of(line: str) -> list[str]:
    """The words of a line; a text in quotation marks may hold spaces."""
    if _WORD.sub("", line).strip():
        raise Misspelt("a quotation mark has no partner")
    return _WORD.findall(line)


def text_of(word: str) -> str:
    if not word.startswith('"'):
        return word
    try:
        return str(json.loads(word))
    except ValueError:
        raise Misspelt(f"{word} is not a text in quotation marks") from None


def value_of(word: str) -> Written:
    return int(word) if NUMBER.fullmatch(word) else text_of(word)


def halves(word: str, others: str) -> tuple[str, str]:
    """The name of a marker or a track, and what is written behind its sign, as it stands."""
    found = _NAMED.fullmatch(word)
    if found is None:
        raise Misspelt(f"cannot place {word!r}: expected {others}, =formation, !state, ~fate or name=value")
    return text_of(found[1]), found[2]


def pair(word: str) -> tuple[str, Written]:
    name, written = halves(word, "#depth")
    return name, value_of(written)
