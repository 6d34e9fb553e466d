"""Texts of the rules and the terminal: really translated, in every folder that has texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "grognard"
FOLDERS = sorted({file.parent for file in SOURCE.rglob("text/en.ftl")})
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n[ }].*)*)", re.MULTILINE)
_ARGUMENT = re.compile(r"\{\s*\$(\w+)")
#: spelt alike in both languages, as the printed games have it
_BOTH = {"game-hex", "option-target-retreat-1", "option-defender-evade-1", "word-normal"}
_FRENCH = {
    *("word-exploitation", "word-place", "word-formation", "game-formation", "word-fatigue", "word-test"),
    *("word-charge", "show-chance", "show-exact", "show-worth", "ai-level-colonel", "word-initiative"),
    "side-coalition",
}
_SPANISH = {"word-no", "option-no", "word-guerrilla", "word-control", "word-marginal"}
ALIKE = {"fr": _BOTH | _FRENCH, "es": _BOTH | _SPANISH}


def messages(folder: Path, language: str) -> dict[str, str]:
    return dict(_MESSAGE.findall((folder / f"{language}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_is_left_in_english(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    same = {key for key, text in other.items() if text.strip() == english.get(key, "").strip()}
    words = {key for key in same if re.search(r"[^\W\d_]{2,}", _ARGUMENT.sub("", english[key]))}
    assert words - ALIKE[language] == set()


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_translation_has_the_same_messages_with_the_same_arguments(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert other.keys() == english.keys()
    for key, text in english.items():
        assert set(_ARGUMENT.findall(other[key])) <= set(_ARGUMENT.findall(text)), key


@pytest.mark.parametrize("language", ["fr", "es"])
def test_what_is_listed_as_alike_still_is(language: str) -> None:
    texts = [(messages(folder, "en"), messages(folder, language)) for folder in FOLDERS]
    same = {
        key for english, other in texts for key in other if other[key].strip() == english.get(key, "").strip()
    }
    assert ALIKE[language] <= same
