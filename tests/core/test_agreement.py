"""A verb agrees with the name before it."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from grognard.core.agreement import agreed, is_plural
from grognard.core.messages import LANGUAGES, common_words, message
from grognard.rulesets import ruleset


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("KGL Hussars", "en"),
        ("2nd Hussars KGL (2 squadrons)", "en"),
        ("Granaderos a Caballo 3 (P05)", "en"),
        ("Patriots", "en"),
        ("French", "en"),
        ("87th and 28th", "en"),
        ("Hussards espagnols", "fr"),
        ("Cazadores de los Andes", "es"),
        ("24.º de Línea y 8.º de Línea", "es"),
    ],
)
def test_names_of_several(name: str, language: str) -> None:
    assert is_plural(name, language)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("87th", "en"),
        ("French patrol", "en"),
        ("3rd Guards Rifle Division", "en"),
        ("Captain of the Marines", "en"),
        ("Talavera, media izquierda", "en"),
        ("1er Dragons provisoire", "fr"),
        ("1.º de Dragones", "es"),
        ("Batallón de granaderos", "es"),
        ("", "en"),
    ],
)
def test_names_of_one(name: str, language: str) -> None:
    assert not is_plural(name, language)


def test_a_text_takes_the_form_of_its_subject() -> None:
    assert agreed("Hussars [marches|march] to 0504", "Hussars", "en") == "Hussars march to 0504"
    assert agreed("87th [marches|march] to 0504", "87th", "en") == "87th marches to 0504"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_forms_reaches_a_reader(language: str) -> None:
    for unit in ("87th", "Hussars"):
        said = common_words().say(message("event-eliminated", unit=unit), language)
        assert unit in said
        assert "|" not in said
        assert "[" not in said


#: what a sentence begins with, and a verb that fits one alone
_ONE_ALONE = re.compile(r"(?:^|[.?!;:] )\{ \$(?:unit|firer|who) \} (?:\w+s|has|is|does)\b")


def test_no_english_sentence_says_what_several_do_as_if_they_were_one() -> None:
    texts = (files("grognard") / "core" / "text" / "en.ftl", *_texts_of_rulesets())
    found = [line for text in texts for line in text.read_text("utf-8").splitlines() if _alone(line)]
    assert not found


def _alone(line: str) -> bool:
    return bool(_ONE_ALONE.search(line.partition(" = ")[2])) and "who } decides" not in line


def _texts_of_rulesets() -> list[Traversable]:
    folder = files("grognard.rulesets")
    found = [one / "text" / "en.ftl" for one in folder.iterdir() if (one / "text").is_dir()]
    assert len(found) >= 4
    return found


@pytest.mark.parametrize(("language", "said"), [("en", "fire at"), ("fr", "tirent"), ("es", "disparan")])
def test_whoever_fires_is_the_subject(language: str, said: str) -> None:
    firer = {"en": "Hussars", "fr": "Hussards espagnols", "es": "Cazadores"}[language]
    told = message("ask-fire", firer=firer, target="28th", points=3)
    assert f"{firer} {said}" in ruleset("barrosa").rules.catalogue.say(told, language)
