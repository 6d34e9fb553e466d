"""How places lie to each other: the same questions, answered by hexes and by a table."""

from __future__ import annotations

import pytest

from grognard.core.board import Board
from grognard.core.places import Places
from grognard.core.tabletop import STRIDE, Tabletop
from grognard.hex import OFF, Grid, Numbering, Orientation
from grognard.plane import INCH

GRID = Grid(Numbering(Orientation.FLAT, digits=2), 12, 12)
BOARD = Board(GRID, ["open"] * len(GRID), [0] * len(GRID))
TABLE = Tabletop(72 * INCH, 48 * INCH)
#: each with a place in the middle and a facing
FIELDS = [
    pytest.param(BOARD, BOARD.cell_of("0606"), BOARD.direction("S"), id="hexes"),
    pytest.param(TABLE, TABLE.cell_of("36,24"), TABLE.direction("180"), id="table"),
]


@pytest.mark.parametrize(("places", "cell", "facing"), FIELDS)
def test_so_many_steps_ahead_are_so_far_away_and_straight_ahead(
    places: Places, cell: int, facing: int
) -> None:
    for steps in range(1, 5):
        there = places.ahead(cell, facing, steps)
        ahead, away = places.bearing(cell, facing, there)
        assert places.distance(cell, there) == pytest.approx(steps)
        assert ahead == pytest.approx(away)


@pytest.mark.parametrize(("places", "cell", "facing"), FIELDS)
def test_about_is_the_way_back(places: Places, cell: int, facing: int) -> None:
    there = places.ahead(cell, facing, 3)
    assert places.ahead(there, places.about(facing), 3) == cell
    ahead, away = places.bearing(there, facing, cell)
    assert ahead == pytest.approx(-away)


@pytest.mark.parametrize(("places", "cell", "facing"), FIELDS)
def test_beyond_the_edge_there_is_nothing(places: Places, cell: int, facing: int) -> None:
    assert places.ahead(cell, facing, 50) == OFF


@pytest.mark.parametrize(("places", "cell", "facing"), FIELDS)
def test_a_step_away_is_another_site(places: Places, cell: int, facing: int) -> None:
    assert places.site(places.ahead(cell, facing, 1)) != places.site(cell)


def test_places_close_together_on_a_table_are_one_site() -> None:
    cells = [TABLE.cell_of(label) for label in ("36.1,24.1", "37.8,25.8", "38.1,24.1")]
    first, second, third = map(TABLE.site, cells)
    assert first == second != third


def test_the_few_places_of_a_field_lie_on_it_and_apart() -> None:
    for places in (BOARD, TABLE):
        assert len(set(places.spread)) == len(places.spread) >= 8
        assert all(places.label(cell) for cell in places.spread)


def test_a_stride_is_four_inches() -> None:
    assert STRIDE == 4 * INCH
    assert TABLE.distance(TABLE.cell_of("10,10"), TABLE.cell_of("10,30")) == 5
