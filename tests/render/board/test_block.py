from __future__ import annotations

from grognard.render.board.block import COLUMN, GUTTER, Block, flow

TEN = Block(100, "<g/>")


def test_blocks_that_fit_stand_in_one_column() -> None:
    width, height, _drawn = flow([TEN, TEN], 1000)
    assert width == COLUMN
    assert 200 < height < 260


def test_what_nearly_fits_is_set_smaller() -> None:
    width, height, drawn = flow([TEN] * 4, 420)
    assert width < COLUMN
    assert height <= 420.1
    assert "scale(" in drawn


def test_what_does_not_fit_goes_into_the_next_column() -> None:
    width, height, _drawn = flow([TEN] * 4, 240)
    assert width == 2 * COLUMN + GUTTER
    assert height <= 240
