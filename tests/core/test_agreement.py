"""A verb agrees with the name before it."""

from __future__ import annotations

import pytest

from grognard.core.agreement import agreed, is_plural
from grognard.core.messages import LANGUAGES, common_words, message


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
