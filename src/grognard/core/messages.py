"""Words as keys with arguments, so that a language is a data question.

Long texts (prompts, reasons, log lines) live in Fluent files, one per language; short labels of charts
live beside the figures they name, as a `Label` in three languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

import msgspec

from grognard.core.agreement import agreed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "es")
#: whom a sentence is about, by the name of the argument: its verbs agree with the first of them that it has
_SUBJECTS = ("unit", "side", "firer", "who")


class Message(msgspec.Struct, frozen=True, gc=False):
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

    @classmethod
    def of(cls, text: object) -> object:
        """A text in one language as a table of them; anything else as it is."""
        return {"en": text} if isinstance(text, str) else text

    @property
    def is_english_alone(self) -> bool:
        return not self.fr and not self.es

    def __str__(self) -> str:
        return self.en

    def say(self, language: str = "en") -> str:
        chosen: str = getattr(self, language)
        return chosen or self.en


class _Tongue:
    """The messages of one language. Each is parsed when it is first said: a whole file takes longer to read
    than most answers take to work out, and an answer says few of them."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._language = language
        self._written: dict[str, str] = {}
        for text in texts:
            self._written |= entries_of(text)
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._written

    def takes(self, key: str) -> frozenset[str]:
        return frozenset(_ARGUMENT.findall(self._written.get(key, "")))

    def say(self, key: str, args: dict[str, str | int]) -> str | None:
        if key not in self._written:
            return None
        # Most messages are one line with names in it, which takes no parser.
        plain = _PLAIN.fullmatch(self._written[key])
        if plain is not None and all(name in args for name, _quoted in _NAME.findall(plain[1]) if name):
            return _NAME.sub(lambda found: str(args[found[1]]) if found[1] else found[2], plain[1])
        bundle = self._parse(key)
        if not bundle.has_message(key):
            return None
        pattern = bundle.get_message(key).value
        if pattern is None:
            return None
        from fluent.runtime.types import fluent_number

        # Numbers choose between one and many; they are written as the rules write them, without separators.
        given = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in args.items()
        }
        return str(bundle.format_pattern(pattern, given)[0])

    def _parse(self, key: str) -> FluentBundle:
        # Not needed by programs that say nothing, and slow to import.
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        if key not in self._parsed:
            self._parsed.add(key)
            self._bundle.add_resource(FluentResource(self._written[key]), allow_overrides=True)
            for other in _MENTIONED.findall(self._written[key]):
                if other in self._written:
                    self._parse(other)
        return self._bundle


class Catalogue:
    """The messages of one ruleset on top of the common ones."""

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._folders = tuple(folders)
        self._tongues: dict[str, _Tongue] = {}
        self._terms: dict[str, dict[str, dict[str, str]]] = {}

    def _tongue(self, language: str) -> _Tongue:
        tongue = self._tongues.get(language)
        if tongue is None:
            files = [folder / f"{language}.ftl" for folder in self._folders]
            texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
            tongue = self._tongues[language] = _Tongue(language, texts)
        return tongue

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
        return key in self._tongue(language)

    def takes(self, key: str) -> frozenset[str]:
        """The arguments that a message has room for."""
        return self._tongue("en").takes(key)

    def say(self, text: Message | str, language: str = "en", names: Mapping[str, str] | None = None) -> str:
        """The text in a language; in English where it is not translated; else its key."""
        if isinstance(text, str):
            text = Message(text)
        args: dict[str, str | int] = {
            name: (names or {}).get(value, value) if isinstance(value, str) else value
            for name, value in text.args
        }
        for tongue in dict.fromkeys((language, "en")):
            said = self._tongue(tongue).say(text.key, args)
            if said is not None:
                return agreed(said, str(next(filter(None, map(args.get, _SUBJECTS)), "")), tongue)
        return str(text)


@cache
def words_of(package: str) -> Catalogue:
    """The texts that come with a package."""
    return Catalogue([files(package) / "text"])


def common_words() -> Catalogue:
    """The messages that every ruleset shares."""
    return words_of("grognard.core")


#: an entry from its key to the line before the next key or comment
_ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*)\s*=(?:.*)(?:\n(?![a-z#-]).*)*", re.MULTILINE)
#: the name of an argument in braces, or a quoted text that would not be seen otherwise
_NAME = re.compile(r"""\{ *(?:\$([a-zA-Z][\w-]*)|"([^"\\\n]*)") *\}""")
#: the same, wherever it stands
_ARGUMENT = re.compile(r"\{ *\$([a-zA-Z][\w-]*)")
#: an entry of one line with nothing else in braces
_PLAIN = re.compile(rf"[a-z][a-z0-9-]*\s*= *((?:[^{{}}\n]|{_NAME.pattern})+?) *\n")
#: another entry, mentioned in one
_MENTIONED = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")


def entries_of(file_text: str) -> dict[str, str]:
    """The entries of a Fluent text, each as it is written."""
    return {found[1]: f"{found[0].rstrip()}\n" for found in _ENTRY.finditer(file_text)}


@cache
def keys_of(file_text: str) -> tuple[str, ...]:
    """The message keys a Fluent text defines, in order."""
    return tuple(re.findall(r"^([a-z][a-z0-9-]*)\s*=", file_text, flags=re.MULTILINE))
