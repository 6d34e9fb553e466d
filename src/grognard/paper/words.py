"""The words that printed pages add of their own, in three languages."""

from __future__ import annotations

from grognard.core.messages import Label
from grognard.core.packaged import packaged


def say(key: str, language: str, **args: str | int | float) -> str:
    return _all()[key].say(language).format(**args)


def every(language: str) -> dict[str, str]:
    """All of them, for a template; what is to be filled in stays as it is."""
    return {key: label.say(language) for key, label in _all().items()}


def _all() -> dict[str, Label]:
    return packaged("grognard.paper", "words.toml", dict[str, Label])
