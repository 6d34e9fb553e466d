"""Messages that a language does not have: asked for by a procedure, or there in another language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.core.messages import LANGUAGES, keys_of
from grognard.core.ruleset import Ruleset
from grognard.lint.finding import Finding, finding
from grognard.lint.source import Source


def missing_messages(
    ruleset: Ruleset, source: Source, languages: Sequence[str] = LANGUAGES
) -> Iterator[Finding]:
    common = _keys([files("grognard.core")])
    own = _keys([folder for folder in (ruleset.shared_folder, ruleset.folder) if folder is not None])
    said = {language: common[language] | own[language] for language in LANGUAGES}
    asked = source.messages.plain | {f"choice-{_slug(choice)}" for choice in source.choices}
    for key in sorted(asked.union(*own.values())):
        yield from _missing(key, (language for language in languages if key not in said[language]))
    for choice, options in sorted(source.choices.items()):
        for option in sorted(options):
            key, shared = f"option-{_slug(choice)}-{_slug(option)}", f"option-{_slug(option)}"
            yield from _missing(key, (lang for lang in languages if not {key, shared} & said[lang]))
    for pattern in sorted(source.messages.patterns):
        shown = pattern.replace("\\", "").replace(".+", "*")
        lacking = (lang for lang in languages if not any(re.fullmatch(pattern, key) for key in said[lang]))
        yield from _missing(shown, lacking)


def _missing(key: str, languages: Iterable[str]) -> Iterator[Finding]:
    for language in languages:
        yield finding("missing-message", f"text/{language}.ftl", key, "this language does not say it")


def _keys(folders: Iterable[Traversable]) -> dict[str, set[str]]:
    """The keys that the files of some folders define, by language."""
    defined: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for folder in folders:
        for language in LANGUAGES:
            file = folder / "text" / f"{language}.ftl"
            if file.is_file():
                defined[language].update(keys_of(file.read_text(encoding="utf-8")))
    return defined


def _slug(id: str) -> str:
    return id.replace(".", "-")
