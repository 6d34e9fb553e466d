from __future__ import annotations

from math import pi

import pytest

from grognard.render.board.polygon import cut, rulings, shrunk

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


def test_a_cut_keeps_the_side_away_from_the_normal() -> None:
    left = cut(SQUARE, (4, 0), (1, 0))
    assert sorted(left) == [(0, 0), (0, 10), (4, 0), (4, 10)]


def test_a_cut_beside_the_polygon_changes_nothing_or_leaves_nothing() -> None:
    assert sorted(cut(SQUARE, (20, 0), (1, 0))) == sorted(SQUARE)
    assert cut(SQUARE, (-5, 0), (1, 0)) == []


def test_furrows_are_parallel_and_inside() -> None:
    lines = rulings(SQUARE, 0, 2)
    assert [round(a[1], 6) for a, _b in lines] == [1, 3, 5, 7, 9]
    assert all({round(a[0], 6), round(b[0], 6)} == {0, 10} for a, b in lines)


def test_furrows_turn_with_the_angle() -> None:
    for a, b in rulings(SQUARE, pi / 2, 2):
        assert a[0] == pytest.approx(b[0])


def test_what_is_no_polygon_has_no_furrows() -> None:
    assert rulings([], 0, 2) == []


def test_shrinking_keeps_the_middle() -> None:
    assert shrunk(SQUARE, 0.5) == [(2.5, 2.5), (7.5, 2.5), (7.5, 7.5), (2.5, 7.5)]
