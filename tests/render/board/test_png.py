from __future__ import annotations

from tests.render.board.conftest import drawn

from grognard.render.board import board_png


def test_a_picture_has_the_width_asked_for() -> None:
    data = board_png(drawn("alea-training"), 640)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(data[16:20], "big") == 640


def test_letters_are_drawn_with_our_own_fonts() -> None:
    """A viewer that found no font would leave the words out."""
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" width="100" height="20">{}</svg>'
    words = '<text y="16" font-size="16" font-family="Board {}">Bailén</text>'
    pictures = {
        board_png(frame.format(inside), 100) for inside in ("", words.format("Sans"), words.format("Serif"))
    }
    assert len(pictures) == 3
