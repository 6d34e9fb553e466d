"""The few words that renderers add of their own, in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from grognard.core.datafiles import read_toml
from grognard.core.errors import BadCase, Fault
from grognard.core.messages import LANGUAGES, Label


@cache
def _labels() -> dict[str, Label]:
    return msgspec.convert(read_toml(files("grognard.render") / "words.toml"), dict[str, Label])


def say(key: str, language: str, **args: str | int) -> str:
    return _labels()[key].say(language).format(**args)


def known_language(language: str) -> str:
    """The language itself, or BadCase with those there are."""
    if language not in LANGUAGES:
        raise BadCase([Fault("lang", f"there is no language {language!r}", LANGUAGES)])
    return language
