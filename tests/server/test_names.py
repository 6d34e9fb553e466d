from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.server.names import LONGEST_NAME, key_of, mail_of, name_of, password_of
from grognard.server.problems import Problem


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Michel   Ney ", "Michel Ney"),
        ("Jose\u0301", "José"),
        ("Ｇraham", "Graham"),
        ("<b>Ney</b>", "<b>Ney</b>"),
        ("Барклай", "Барклай"),
        ("Ney\u00a01815", "Ney 1815"),
    ],
)
def test_a_name_is_shown_composed_and_with_single_spaces(given: str, shown: str) -> None:
    assert name_of(given) == shown


@pytest.mark.parametrize(
    "given",
    [
        *("", "x", " ", "n" * 41, "ney@example.org", "Ney\x00", "Ney\x1b[1m", "Ney\u202eyeN", "N\u200bey"),
        *("Ney\u2066", "\ue000\ue001", "a" + "\u0316" * 4, "\u0316\u0316abc"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(given: str) -> None:
    with pytest.raises(Problem) as refused:
        name_of(given)
    assert refused.value.body["code"] == "bad-name"
    assert refused.value.body["faults"]


@pytest.mark.parametrize(
    "pair",
    [("Ney", "nEY"), ("Straße", "STRASSE"), ("José", "JOSE\u0301"), ("ﬁre", "FIRE"), ("A  b", " a B ")],
)
def test_spellings_of_one_name_have_one_key(pair: tuple[str, str]) -> None:
    assert key_of(pair[0]) == key_of(pair[1])


@settings(max_examples=40)
@given(st.text(max_size=60))
def test_whatever_is_typed_a_name_is_settled_or_refused(text: str) -> None:
    try:
        name = name_of(text)
    except Problem:
        return
    assert name_of(name) == name
    assert len(name) <= LONGEST_NAME
    assert key_of(key_of(name)) == key_of(name)


def test_an_address_is_taken_as_it_is_written_to() -> None:
    assert mail_of(" Ney@Example.org ") == "Ney@Example.org"
    with pytest.raises(Problem):
        mail_of("ney")


def test_a_password_is_the_same_however_a_keyboard_composes_it() -> None:
    assert password_of("cafe\u0301 de Flore") == password_of("café de Flore")


@pytest.mark.parametrize("given", ["short", "x" * 201, "aaaaaaaaaaaa", "Marshal Ney"])
def test_a_password_that_is_guessed_at_once_is_refused(given: str) -> None:
    with pytest.raises(Problem):
        password_of(given, "marshal ney")
