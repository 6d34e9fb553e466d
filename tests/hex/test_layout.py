from __future__ import annotations

from math import dist, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN, directions, near, numberings

from grognard.hex import Grid, Hex, Hexside, Layout, Numbering, Orientation

layouts = st.builds(
    Layout,
    st.sampled_from(Orientation),
    st.floats(0.5, 50),
    st.tuples(st.floats(-99, 99), st.floats(-99, 99)),
)
#: where a direction points, by its name
POINTS = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}


@given(layouts, near, directions)
def test_adjacent_centres_are_two_apothems_apart(layout: Layout, hex: Hex, direction: int) -> None:
    apart = dist(layout.centre(hex), layout.centre(hex.neighbour(direction)))
    assert apart == pytest.approx(sqrt(3) * layout.size)


@given(layouts, near, directions)
def test_directions_point_where_they_are_called(layout: Layout, hex: Hex, direction: int) -> None:
    (ax, ay), (bx, by) = layout.centre(hex), layout.centre(hex.neighbour(direction))
    for letter in layout.orientation.name_of(direction):
        x, y = POINTS[letter]
        assert x * (bx - ax) + y * (by - ay) > 0


@given(layouts, near)
def test_corners_lie_a_hexside_from_the_centre(layout: Layout, hex: Hex) -> None:
    corners = layout.corners(hex)
    assert len(corners) == 6
    for corner, following in zip(corners, corners[1:] + corners[:1], strict=True):
        assert dist(corner, layout.centre(hex)) == pytest.approx(layout.size)
        assert dist(corner, following) == pytest.approx(layout.size)


@given(layouts, near, directions)
def test_the_middle_of_a_hexside_is_half_way_between_its_hexes(
    layout: Layout, hex: Hex, direction: int
) -> None:
    side = Hexside.of(hex, direction)
    (ax, ay), (bx, by) = layout.hexside(side)
    (cx, cy), (dx, dy) = (layout.centre(part) for part in side.hexes)
    assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx(((cx + dx) / 2, (cy + dy) / 2), abs=1e-6)
    assert dist((ax, ay), (bx, by)) == pytest.approx(layout.size)


@given(numberings, st.integers(1, 6), st.integers(1, 6))
def test_the_extent_holds_every_corner_of_the_map(numbering: Numbering, columns: int, rows: int) -> None:
    grid, layout = Grid(numbering, columns, rows), Layout(numbering.orientation)
    (left, top), (right, bottom) = layout.extent(grid)
    points = [point for hex in grid.hexes for point in layout.corners(hex)]
    assert left == min(x for x, _ in points)
    assert top == min(y for _, y in points)
    assert right == max(x for x, _ in points)
    assert bottom == max(y for _, y in points)


def test_even_columns_are_drawn_half_a_hex_lower() -> None:
    layout = Layout(size=10)
    odd, even = (layout.centre(FLAT_EVEN.parse(label)) for label in ("0101", "0201"))
    assert even == pytest.approx((odd[0] + 15, odd[1] + 10 * sqrt(3) / 2))
