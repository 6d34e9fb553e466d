"""The words of the interface: the same messages in every language, all of them used, none forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("en", "fr", "es")
_MESSAGE = re.compile(r"^([a-z][a-z-]*) = ?((?:.*)(?:\n[ }].*)*)", re.MULTILINE)
_ARGUMENT = re.compile(r"\$(\w+)")
#: spelt alike in both languages
ALIKE: dict[str, set[str]] = {"fr": set(), "es": {"victory-level"}}


def messages(language: str) -> dict[str, str]:
    files = sorted((WEB / "i18n" / language).glob("*.ftl"))
    return dict(_MESSAGE.findall("\n".join(file.read_text(encoding="utf-8") for file in files)))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_every_message_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    for key, text in other.items():
        assert set(_ARGUMENT.findall(text)) == set(_ARGUMENT.findall(english[key])), key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_translation_is_left_in_english(language: str) -> None:
    english = messages("en")
    same = {key for key, text in messages(language).items() if text.strip() == english[key].strip()}
    assert same == ALIKE[language]


def test_every_message_is_used_and_every_used_one_exists() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8") for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts")
    )
    known = set(messages("en"))
    used = {word for word in re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", source) if word in known}
    assert known - used == set()
    called = set(re.findall(r"\bt\(\"([a-z-]+)\"", source))
    assert called - known == set()


def test_no_page_has_words_of_its_own() -> None:
    """Text between tags goes through the messages, but for the name of the game and single signs."""
    stray = {}
    for file in WEB.rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style).*?</\1>|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.S
        )
        bare = _without_braces(markup)
        words = [
            word for text in re.findall(r">([^<]*)<", bare) for word in re.findall(r"[^\W\d_]{2,}", text)
        ]
        if set(words) - {"Grognard"}:
            stray[file.name] = words
    assert stray == {}


def _without_braces(text: str) -> str:
    kept, depth = [], 0
    for letter in text:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
