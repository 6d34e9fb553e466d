"""The words of the interface: the same messages in every language, all of them used, none forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCE = Path(__file__).parents[2] / "src"
LANGUAGES = ("en", "fr", "es")
_MESSAGE = re.compile(r"^([a-z][a-z-]*) = ?((?:.*)(?:\n[ }].*)*)", re.MULTILINE)
_SINGLE = re.compile(r"\{ \$(\w+) ->\n(?:\s*\[\d+\][^\n]*\n)*\s*\[one\]([^\n]*)")
_ARGUMENT = re.compile(r"\$(\w+)")
#: spelt alike in both languages
ALIKE: dict[str, set[str]] = {
    "fr": {"analysis-note", "editor-points"},
    "es": {"editor-fold-none", "victory-level"},
}


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


def test_french_says_a_single_one_of_exactly_one() -> None:
    """French counts naught and one and a half as one: what names a single thing is said of 1 alone."""
    wrong = {}
    for file in [*SOURCE.rglob("fr.ftl"), *(WEB / "i18n" / "fr").glob("*.ftl")]:
        for counted, said in _SINGLE.findall(file.read_text(encoding="utf-8")):
            if f"${counted}" not in said:
                wrong[said] = file.name
    assert wrong == {}


def test_every_message_is_used_and_every_used_one_exists() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8") for file in WEB.rglob("*") if file.suffix in (".svelte", ".ts")
    )
    known = set(messages("en"))
    used = {word for word in re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", source) if word in known}
    assert known - used == set()
    called = set(re.findall(r"\bt\(\"([a-z-]+)\"", source))
    assert called - known == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_button_that_gives_an_order_repeats_no_word_of_it(language: str) -> None:
    button = _words(messages(language)["odds-commit"].split("{")[0])
    assert button
    repeated = {}
    for file in SOURCE.rglob(f"{language}.ftl"):
        for key, text in re.findall(r"^(word-[\w-]+) = (.*)", file.read_text(encoding="utf-8"), re.MULTILINE):
            if button & _words(text):
                repeated[key] = text
    assert repeated == {}


def test_files_are_chosen_by_a_button_in_the_language_of_the_page() -> None:
    """The browser's own button for files speaks the language of the browser."""
    chosen = [
        file.name for file in WEB.rglob("*.svelte") if 'type="file"' in file.read_text(encoding="utf-8")
    ]
    assert chosen == ["FileChoice.svelte"]


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


def _words(text: str) -> set[str]:
    """Whatever is longer than an article, one and several alike."""
    return {word.rstrip("s") for word in re.findall(r"[^\W\d_]{3,}", text.lower())}
