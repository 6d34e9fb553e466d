"""Where lines may break."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

from grognard.render.prose import Prose


def lines(text: str | Text, width: int) -> list[str]:
    console = Console(width=width, no_color=True)
    with console.capture() as shown:
        console.print(Prose(text))
    return [line.rstrip() for line in shown.get().splitlines()]


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("un deux : trois", ["un", "deux :", "trois"]),
        ("un deux ; trois", ["un", "deux ;", "trois"]),
        ("un vrai ? oui", ["un", "vrai ?", "oui"]),
        ("« un » deux", ["« un »", "deux"]),
        ("a retreat 2", ["a", "retreat 2"]),
        ("go now 2, x", ["go", "now 2, x"]),
        ("one two x", ["one two", "x"]),
        ("7 + 6 = 13", ["7 + 6 =", "13"]),
    ],
)
def test_signs_and_last_numbers_stay_with_their_word(text: str, broken: list[str]) -> None:
    width = max(map(len, broken))
    assert lines(text, width) == broken


def test_styles_stay_where_they_are() -> None:
    text = Text.assemble("un : ", ("deux", "bold"))
    console = Console(width=20, force_terminal=True, color_system="standard")
    with console.capture() as shown:
        console.print(Prose(text))
    assert shown.get() == "un : \x1b[1mdeux\x1b[0m\n"


def test_a_word_longer_than_the_line_is_folded() -> None:
    assert lines("abcdefgh", 5) == ["abcde", "fgh"]
