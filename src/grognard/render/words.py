"""The few words that renderers add of their own, in the reader's language."""

from __future__ import annotations

from importlib.resources import files

from grognard.core.errors import BadCase, Fault
from grognard.core.messages import LANGUAGES, Catalogue, message

_CATALOGUE = Catalogue([files("grognard.render") / "text"])


def say(key: str, language: str, **args: str | int) -> str:
    return _CATALOGUE.say(message(key, **args), language)


def known_language(language: str) -> str:
    """The language itself, or BadCase with those there are."""
    if language not in LANGUAGES:
        raise BadCase([Fault("lang", f"there is no language {language!r}", LANGUAGES)])
    return language
