"""Entries of scenario.toml are changed where they stand."""

from __future__ import annotations

import tomllib

import pytest

from grognard.core.errors import BadCase
from grognard.editor.toml_spans import spans_of
from grognard.editor.toml_text import (
    value_at,
    with_section,
    with_value,
    with_words,
    without_section,
    without_value,
)
from grognard.scenarios import scenarios

TEXT = """# a battle
id = "mill"   # its name
turns = 4
title = "Mill"

[summary]
en = "A # is no comment here."

[hexsides]
creek = \"\"\"
0101-N 0102-N
0103-N
\"\"\"
bridge = "0101-N"

[[place]]
hex = "0101"
name = { en = "Here", fr = "Ici", es = "Aquí" }

# about the second
[[place]]
hex = "0202"
name = "There"
"""


def test_a_value_is_changed_and_its_comment_stays() -> None:
    assert with_value(TEXT, "id", "windmill") == TEXT.replace('"mill"', '"windmill"')
    assert with_value(TEXT, "turns", 4) == TEXT
    assert with_value(TEXT, "summary.en", 'a "b"') == TEXT.replace("A # is no comment here.", 'a \\"b\\"')


def test_names_are_changed_however_they_are_written() -> None:
    assert value_at(with_value(TEXT, "place.0.name.en", "Mill"), "place.0.name") == {
        "en": "Mill",
        "fr": "Ici",
        "es": "Aquí",
    }
    assert value_at(with_value(TEXT, "place.1.name.en", "Mill"), "place.1.name") == "Mill"
    assert value_at(with_value(TEXT, "title.fr", "Moulin"), "title") == {
        "en": "Mill",
        "fr": "Moulin",
        "es": "Mill",
    }


def test_what_is_new_joins_its_table() -> None:
    assert with_value(TEXT, "men", 50).index("men = 50") < TEXT.index("[summary]")
    assert with_value(TEXT, "clock.start", "08:00").endswith('\n[clock]\nstart = "08:00"\n')
    assert tomllib.loads(with_value(TEXT, "hexsides.river", "0105-N"))["hexsides"]["river"] == "0105-N"
    with pytest.raises(BadCase, match="victory"):
        with_value(TEXT, "victory.3.points", 1)


def test_sections_come_and_go() -> None:
    more = with_section(TEXT, "place", {"hex": "0303", "name": "New"})
    assert [one["hex"] for one in tomllib.loads(more)["place"]] == ["0101", "0202", "0303"]
    assert without_section(more, "place", 2) == TEXT
    assert [one["hex"] for one in tomllib.loads(without_section(TEXT, "place", 0))["place"]] == ["0202"]
    assert "[[victory]]\npoints = 1\n" in with_section(TEXT, "victory", {"points": 1})
    assert without_value(TEXT, "turns") == TEXT.replace("turns = 4\n", "")


def test_words_of_a_list_come_and_go() -> None:
    fewer = with_words(TEXT, "hexsides.creek", drop=["0102-N"])
    assert fewer == TEXT.replace(" 0102-N", "")
    assert with_words(TEXT, "hexsides.creek", ["0104-N"]) == TEXT.replace("0103-N\n", "0103-N 0104-N\n")
    assert with_words(TEXT, "hexsides.bridge", ["0109-N"]) == TEXT.replace(
        'bridge = "0101-N"', 'bridge = "0101-N 0109-N"'
    )
    assert with_words(TEXT, "hexsides.bridge", drop=["0101-N"]) == TEXT.replace('bridge = "0101-N"\n', "")
    assert with_words('a = ["x", "y"]\n', "a", ["z"], ["x"]) == 'a = ["y", "z"]\n'
    assert with_words(TEXT, "hexsides.creek", ["0101-N"]) == TEXT


@pytest.mark.parametrize("id", scenarios())
def test_every_entry_of_every_battle_is_found_where_it_stands(id: str) -> None:
    text = (scenarios()[id] / "scenario.toml").read_text(encoding="utf-8")
    for path, entry in spans_of(text).entries.items():
        assert tomllib.loads(f"x = {text[entry.start : entry.end]}")["x"] == value_at(text, path), path
        assert with_value(text, path, value_at(text, path)) == text
