"""Every problem has a title in three languages, and says it in the one that was asked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import Browser

from grognard import pocket, server
from grognard.core.messages import LANGUAGES
from grognard.server.problem_words import key_of, preferred, said

SOURCES = sorted(
    source for package in (server, pocket) for source in Path(str(package.__file__)).parent.rglob("*.py")
)


def titles() -> Iterator[str]:
    """The titles of all problems in the server's own text."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Problem"), args=[_, ast.Constant(title), *_]):
                    yield str(title)


def test_every_title_is_said_in_every_language() -> None:
    found = set(titles())
    assert len(found) > 50
    for language in LANGUAGES[1:]:
        same = {title for title in found if said(title, language) == title}
        assert not same, f"not in {language}: {sorted(same)}"


def test_the_english_texts_are_the_titles_themselves() -> None:
    text = (Path(server.__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    for title in titles():
        assert f"{key_of(title)} = {title}\n" in text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, es;q=0.5, en;q=0.4", "es"),
        ("en;q=0.2, es;q=0.9", "es"),
        ("fr;q=0, en", "en"),
        ("de", "en"),
        ("*", "en"),
        (";;;q=x,,", "en"),
        ("", "en"),
    ],
)
def test_a_browser_is_answered_in_the_language_it_prefers(accepted: str, language: str) -> None:
    assert preferred({"accept-language": accepted}) == language


def test_the_language_asked_for_comes_before_the_browsers(french: Browser) -> None:
    path, spanish = "/api/games/AAAAAAAAAAAAAAAA", {"Accept-Language": "es"}
    assert french.client.get(path, headers=spanish).json()["title"] == "Esa partida no existe"
    assert french.client.get(path, params={"lang": "fr"}, headers=spanish).json()["title"] == (
        "Cette partie n'existe pas"
    )
    assert french.client.get(path).json()["title"] == "There is no such game"
