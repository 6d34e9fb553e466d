"""Verbs agree with who does something: "[marches|march]" in a text has the form for one and for several."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

#: two forms of a verb; what a command takes, such as [UNIT|HEX], is written in capitals
_EITHER = re.compile(r"\[([^\[\]|A-ZÀ-Þ]+)\|([^\[\]|A-ZÀ-Þ]+)\]")
#: where the name of a unit stops saying what it is and begins to say whose, or where from
_REST = re.compile(r" (?:of|on|with|de|del|du|des|d'|a|à)\b.*| ?\(.*|,.*")
_JOINED = re.compile(r" (?:and|et|y|e) ")


def agreed(text: str, subject: str, language: str) -> str:
    """A text with the form of each verb that goes with its subject."""
    if "|" not in text:
        return text
    many = is_plural(subject, language)
    return _EITHER.sub(lambda found: found[2 if many else 1], text)


@cache
def is_plural(name: str, language: str = "en") -> bool:
    """Whether a name speaks of several: hussars, a list of units, a side such as the Patriots."""
    nouns = _nouns()
    name = re.sub(r" ?\([^)]*\)", "", name)
    if _JOINED.search(name):
        return True
    words = [word.lower() for word in re.split(r"[ /]", _REST.sub("", name)) if word]
    if not words:
        return False
    if language != "en" or words[0] in nouns["plural"]:
        # Where the noun comes first, a number before it makes it a regiment of that name.
        return words[0] in (*nouns["plural"], *nouns["people"])
    if words[-1] in nouns["singular"]:
        return False
    return words[-1] in nouns["people"] or any(word in nouns["plural"] for word in words)


@cache
def _nouns() -> dict[str, frozenset[str]]:
    text = (files("grognard.core") / "text" / "nouns.toml").read_text(encoding="utf-8")
    return {kind: frozenset(words.split()) for kind, words in tomllib.loads(text).items()}
