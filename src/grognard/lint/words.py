"""Messages that a language does not have: asked for by a procedure, or there in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grognard.core.messages import LANGUAGES, keys_of
from grognard.core.ruleset import Ruleset
from grognard.lint.finding import Finding, finding
from grognard.lint.source import Source


def missing_messages(ruleset: Ruleset, source: Source) -> Iterator[Finding]:
    catalogue = ruleset.rules.catalogue
    written = _written_keys(ruleset)
    asked = source.messages.plain | {f"choice-{_slug(choice)}" for choice in source.choices}
    for key in sorted(asked | {key for keys in written.values() for key in keys}):
        for language in LANGUAGES:
            if not catalogue.has(key, language):
                yield _missing(language, key)
    for choice, options in sorted(source.choices.items()):
        for option in sorted(options):
            own = f"option-{_slug(choice)}-{_slug(option)}"
            for language in LANGUAGES:
                if not any(catalogue.has(key, language) for key in (own, f"option-{_slug(option)}")):
                    yield _missing(language, own)
    for pattern in sorted(source.messages.patterns):
        for language in LANGUAGES:
            if not any(re.fullmatch(pattern, key) for key in written[language]):
                yield _missing(language, pattern.replace("\\", "").replace(".+", "*"))


def _missing(language: str, key: str) -> Finding:
    return finding("missing-message", f"text/{language}.ftl", key, "this language does not say it")


def _written_keys(ruleset: Ruleset) -> dict[str, set[str]]:
    """The keys that the ruleset's own files define, by language."""
    written: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for folder in (ruleset.shared_folder, ruleset.folder):
        for language in LANGUAGES:
            file = folder / "text" / f"{language}.ftl" if folder is not None else None
            if file is not None and file.is_file():
                written[language].update(keys_of(file.read_text(encoding="utf-8")))
    return written


def _slug(id: str) -> str:
    return id.replace(".", "-")
