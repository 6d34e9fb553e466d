from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN, grids

from grognard.hex import OFF, Grid, Hex, Hexside, Numbering

BARROSA = Grid(FLAT_EVEN, 18, 20)


@given(grids)
def test_cells_run_in_the_order_of_reading(grid: Grid) -> None:
    assert len(grid) == grid.columns * grid.rows == len(set(grid.hexes))
    assert [grid.cell(hex) for hex in grid.hexes] == list(range(len(grid)))
    assert [grid.cell_of(grid.label(cell)) for cell in range(len(grid))] == list(range(len(grid)))
    assert grid.label(0) == "0101"
    assert grid.label(len(grid) - 1) == f"{grid.columns:02}{grid.rows:02}"


@given(grids, st.data())
def test_neighbours_are_the_hexes_around_or_off_the_map(grid: Grid, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, len(grid) - 1))
    for direction, hex in enumerate(grid.hex(cell).neighbours()):
        there = grid.neighbours[cell * 6 + direction]
        assert there == grid.neighbour(cell, direction) == grid.find(hex)
        assert (there == OFF) == (hex not in grid)
        if there != OFF:
            assert grid.direction(cell, there) == direction
            assert grid.neighbour(there, direction + 3) == cell


@given(grids, st.data())
def test_a_disk_is_every_cell_within_the_distance(grid: Grid, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, len(grid) - 1))
    radius = data.draw(st.integers(0, 5))
    disk = grid.disk(cell, radius)
    assert disk[0] == cell
    assert sorted(disk) == [other for other in range(len(grid)) if grid.distance(cell, other) <= radius]
    assert [grid.distance(cell, other) for other in disk] == sorted(grid.distance(cell, o) for o in disk)
    assert grid.disk(cell, radius) is disk
    assert grid.within(cell, radius) == set(disk)


def test_the_edges_are_the_first_and_last_rows_and_columns() -> None:
    grid = Grid(FLAT_EVEN, 3, 2)
    named = {side: [grid.label(cell) for cell in grid.edge(side)] for side in ("N", "E", "S", "W")}
    assert named == {
        "N": ["0101", "0201", "0301"],
        "E": ["0301", "0302"],
        "S": ["0102", "0202", "0302"],
        "W": ["0101", "0102"],
    }


def test_a_hexside_is_crossed_from_either_hex() -> None:
    side = Hexside.parse("0617-SE", FLAT_EVEN)
    here, there = BARROSA.cell_of("0617"), BARROSA.cell_of("0718")
    assert BARROSA.crossings(side) == (here * 6 + 2, there * 6 + 5)
    assert BARROSA.neighbours[here * 6 + 2] == there


def test_a_hexside_on_the_edge_is_crossed_from_one_hex_only() -> None:
    corner = BARROSA.cell_of("0101")
    assert BARROSA.crossings(Hexside.of(Hex(0, 0), 0)) == (corner * 6,)
    assert BARROSA.crossings(Hexside.of(Hex(0, 0), 5)) == (corner * 6 + 5,)


def test_what_is_off_the_map_is_refused_with_the_extent_of_the_map() -> None:
    with pytest.raises(ValueError, match="1901 is off the map: expected columns 01-18, rows 01-20"):
        BARROSA.cell_of("1901")
    with pytest.raises(ValueError, match="column 0, row 1 is off the map: expected columns 01-18"):
        BARROSA.cell(FLAT_EVEN.hex(0, 1))


@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (5, 0), (100, 5)])
def test_a_map_without_hexes_or_with_too_many_is_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to 99 columns and rows"):
        Grid(Numbering(), columns, rows)


@given(grids, st.data())
def test_distances_are_those_of_the_hexes_whether_they_are_kept_or_not(
    grid: Grid, data: st.DataObject
) -> None:
    cell = data.draw(st.integers(0, len(grid) - 1))
    expected = [grid.hex(cell).distance(hex) for hex in grid.hexes]
    assert [grid.distance(cell, other) for other in range(len(grid))] == expected


def test_distances_on_a_map_too_large_to_keep_them_are_the_same() -> None:
    large = Grid(FLAT_EVEN, 70, 60)
    for cell in (0, 2117, len(large) - 1):
        for other in range(0, len(large), 97):
            assert large.distance(cell, other) == large.hex(cell).distance(large.hex(other))
