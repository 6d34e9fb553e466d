"""What went wrong, in the reader's language: by the language asked for, else by what his browser prefers."""

from __future__ import annotations

import re
from collections.abc import Mapping

from grognard.core.messages import LANGUAGES, Catalogue, message, words_of

ENGLISH = LANGUAGES[0]


def _words() -> Catalogue:
    return words_of("grognard.server")


def key_of(text: str) -> str:
    """Problems are written in English where they arise; that is what their other texts are found by."""
    return "problem-" + re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def said(text: str, language: str) -> str:
    """A title or a remark in a language; what has no text of its own stays as it is."""
    key = key_of(text)
    if language == ENGLISH or not _words().has(key, language):
        return text
    return _words().say(message(key), language)


def preferred(headers: Mapping[str, str]) -> str:
    """The first of our languages in the order in which a browser prefers them."""
    ranked = []
    for place, part in enumerate(headers.get("accept-language", "").split(",")[:20]):
        tag, _semicolon, rest = part.strip().partition(";")
        quality = re.fullmatch(r"\s*q=(0(\.\d{0,3})?|1(\.0{0,3})?)\s*", rest)
        weight = float(quality[1]) if quality else 1.0
        ranked.append((-weight, place, tag.strip().lower()[:2]))
    return next((tag for weight, _place, tag in sorted(ranked) if weight and tag in LANGUAGES), ENGLISH)
