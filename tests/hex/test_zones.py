from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN, grids

from grognard.hex import OFF, Grid, fronts, trace, within, zone

GRID = Grid(FLAT_EVEN, 8, 8)
FREE = lambda _cell, _direction: True  # noqa: E731


def named(mask: bytearray) -> set[str]:
    return {GRID.label(cell) for cell, held in enumerate(mask) if held}


def test_a_zone_is_what_the_emitters_face() -> None:
    north = (GRID.cell_of("0404"), fronts(0))
    assert named(zone(GRID, [north])) == {"0304", "0403", "0504"}
    south = (GRID.cell_of("0402"), fronts(3))
    assert named(zone(GRID, [north, south])) == {"0304", "0403", "0504", "0303", "0503"}


def test_control_does_not_pass_where_the_hexside_bars_it() -> None:
    cell = GRID.cell_of("0404")
    mask = zone(GRID, [(cell, range(6))], lambda _cell, direction: direction not in (0, 3))
    assert named(mask) == {"0304", "0305", "0504", "0505"}


def test_a_zone_ends_at_the_edge_of_the_map() -> None:
    assert named(zone(GRID, [(GRID.cell_of("0101"), range(6))])) == {"0201", "0102"}


@given(grids, st.data())
def test_within_marks_the_disk(grid: Grid, data: st.DataObject) -> None:
    cell, radius = data.draw(st.integers(0, grid.size - 1)), data.draw(st.integers(0, 4))
    mask = within(grid, cell, radius)
    assert list(mask) == [grid.distance(cell, other) <= radius for other in range(grid.size)]


def far(grid: Grid, start: int, barred: set[tuple[int, int]]) -> dict[int, int]:
    steps, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        for direction in range(6):
            there = grid.neighbour(cell, direction)
            if there != OFF and (cell, direction) not in barred and there not in steps:
                steps[there] = steps[cell] + 1
                queue.append(there)
    return steps


@given(grids, st.data())
def test_a_trace_is_a_shortest_way_to_the_nearest_lowest_goal(grid: Grid, data: st.DataObject) -> None:
    cells = st.integers(0, grid.size - 1)
    start, goals = data.draw(cells), data.draw(st.sets(cells, max_size=3))
    barred = data.draw(st.sets(st.tuples(cells, st.integers(0, 5)), max_size=4 * grid.size))
    steps = far(grid, start, barred)
    way = trace(grid, start, goals, lambda cell, direction: (cell, direction) not in barred)
    reached = sorted((steps[goal], goal) for goal in goals if goal in steps)
    if not reached:
        assert way is None
        return
    assert way is not None
    assert (len(way) - 1, way[-1]) == reached[0]
    for here, there in pairwise(way):
        lower = [c for c in steps if steps[c] == steps[here] and c < here and grid.distance(c, there) == 1]
        assert (here, grid.direction(here, there)) not in barred
        assert all((c, grid.direction(c, there)) in barred for c in lower)


@pytest.mark.parametrize(("limit", "found"), [(3, True), (2, False), (None, True)])
def test_a_trace_may_be_limited_in_length(limit: int | None, found: bool) -> None:
    start = GRID.cell_of("0404")
    way = trace(GRID, start, GRID.edge("N"), FREE, limit)
    assert (way is not None) == found
    if way is not None:
        assert [GRID.label(cell) for cell in way][-1] in {"0401"}


def test_a_trace_from_a_goal_is_that_cell_alone() -> None:
    assert trace(GRID, 3, [3, 4], FREE, 0) == [3]
