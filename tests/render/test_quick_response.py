"""Squares for the camera of a phone: the same modules in a terminal and on a page, light around them."""

from __future__ import annotations

import re

import pytest
import segno

from grognard.core.errors import BadCase
from grognard.render.quick_response import drawing, in_letters, modules

ADDRESS = "http://192.0.2.7:8811/#/join/abcdefgh/0123456789"


def test_the_square_is_what_the_standard_makes_of_the_text() -> None:
    expected = segno.make(ADDRESS, error="l", micro=False)
    inside = [row[2:-2] for row in modules(ADDRESS)[2:-2]]
    assert inside == [[bool(dark) for dark in row] for row in expected.matrix]


def test_the_path_covers_what_is_dark_and_nothing_else() -> None:
    width, path = drawing(ADDRESS)
    dark = {(x, y) for y, row in enumerate(modules(ADDRESS)) for x, one in enumerate(row) if one}
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path)
    assert {(int(x) + n, int(y)) for x, y, wide in runs for n in range(int(wide))} == dark
    assert width == len(modules(ADDRESS))


def test_letters_of_a_terminal_are_light_where_the_square_is() -> None:
    rows, lines = modules(ADDRESS), in_letters(ADDRESS).splitlines()
    for y, row in enumerate(rows):
        shown = "▀█" if y % 2 == 0 else "▄█"
        assert [letter not in shown for letter in lines[y // 2]] == row


@pytest.mark.parametrize("text", ["", "x" * 2901, "é" * 1500])
def test_too_much_text_is_refused(text: str) -> None:
    with pytest.raises(BadCase, match="expected 1 to 2900 letters"):
        modules(text)
