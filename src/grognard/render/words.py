"""The few words that renderers add of their own, in the reader's language."""

from __future__ import annotations

from grognard.core.errors import BadCase, Fault
from grognard.core.messages import LANGUAGES, Label
from grognard.core.packaged import packaged


def say(key: str, language: str, **args: str | int) -> str:
    return packaged("grognard.render", "words.toml", dict[str, Label])[key].say(language).format(**args)


def known_language(language: str) -> str:
    """The language itself, or BadCase with those there are."""
    if language not in LANGUAGES:
        raise BadCase([Fault("lang", f"there is no language {language!r}", LANGUAGES)])
    return language
