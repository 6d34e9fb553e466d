"""Words as keys with arguments, so that a language is a data question.

Long texts (prompts, reasons, log lines) live in Fluent files, one per language; short labels of charts
live beside the figures they name, as a `Label` in three languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "es")


class Message(msgspec.Struct, frozen=True):
    """A text to be said later, in the reader's language."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.key}({details})" if details else self.key


def message(key: str, **args: str | int) -> Message:
    return Message(key, tuple(args.items()))


class Label(msgspec.Struct, frozen=True):
    """A short name in three languages; English stands in where another is missing."""

    en: str
    fr: str = ""
    es: str = ""

    def __str__(self) -> str:
        return self.en

    def say(self, language: str = "en") -> str:
        chosen: str = getattr(self, language)
        return chosen or self.en


class Catalogue:
    """The messages of one ruleset on top of the common ones."""

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._folders = tuple(folders)
        self._bundles: dict[str, FluentBundle] = {}
        self._terms: dict[str, dict[str, dict[str, str]]] = {}

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            # Not needed by programs that say nothing, and slow to import.
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([language], use_isolating=False)
            for folder in self._folders:
                file = folder / f"{language}.ftl"
                if file.is_file():
                    bundle.add_resource(
                        FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True
                    )
            self._bundles[language] = bundle
        return self._bundles[language]

    def term(self, kind: str, english: str, language: str) -> str:
        """What a case file says about one of its `fields`, or one of its `values`, in another language."""
        terms = self._terms.setdefault(kind, {})
        if not terms:
            for folder in self._folders:
                file = folder / "terms.toml"
                if file.is_file():
                    terms |= tomllib.loads(file.read_text(encoding="utf-8")).get(kind, {})
        said: str = terms.get(english, {}).get(language, "")
        return said

    def has(self, key: str, language: str = "en") -> bool:
        return bool(self._bundle(language).has_message(key))

    def say(self, text: Message | str, language: str = "en", names: Mapping[str, str] | None = None) -> str:
        """The text in a language; in English where it is not translated; else its key."""
        if isinstance(text, str):
            text = Message(text)
        args: dict[str, str | int] = {
            name: (names or {}).get(value, value) if isinstance(value, str) else str(value)
            for name, value in text.args
        }
        for tongue in dict.fromkeys((language, "en")):
            bundle = self._bundle(tongue)
            pattern = bundle.get_message(text.key).value if bundle.has_message(text.key) else None
            if pattern is not None:
                said, _errors = bundle.format_pattern(pattern, args)
                return str(said)
        return str(text)


@cache
def keys_of(file_text: str) -> tuple[str, ...]:
    """The message keys a Fluent text defines, in order."""
    return tuple(re.findall(r"^([a-z][a-z0-9-]*)\s*=", file_text, flags=re.MULTILINE))
