from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN, hexes, near, numberings

from grognard.hex import Grid, Hex, Numbering, path_line, ray
from grognard.hex.line import Step


def axes(at: Hex) -> tuple[int, int, int]:
    return at.q - at.r, at.q + 2 * at.r, -2 * at.q - at.r


def inside(hex: Hex, goal: Hex) -> tuple[Fraction, Fraction] | None:
    """From where to where, in parts of the line from (0, 0) to the goal, the line is in a closed hex."""
    begin, end = Fraction(0), Fraction(1)
    for centre, speed in zip(axes(hex), axes(goal), strict=True):
        if speed == 0:
            if abs(centre) > 1:
                return None
            continue
        first, last = sorted((Fraction(centre - 1, speed), Fraction(centre + 1, speed)))
        begin, end = max(begin, first), min(end, last)
    return (begin, end) if begin < end else None


def crossed(goal: Hex) -> tuple[Step, ...]:
    """The ray by clipping the line against every hex near: slow and obvious."""
    found: dict[tuple[Fraction, Fraction], list[Hex]] = {}
    for hex in Hex(0, 0).disk(Hex(0, 0).distance(goal)):
        part = inside(hex, goal)
        if part is not None and hex not in (Hex(0, 0), goal):
            found.setdefault(part, []).append(hex)
    return tuple(tuple(sorted(found[part])) for part in sorted(found))


@given(near)
def test_a_ray_is_every_hex_the_line_runs_through(goal: Hex) -> None:
    assert ray(Hex(0, 0), goal) == crossed(goal)


@given(hexes, hexes)
def test_a_ray_is_the_same_from_both_ends(a: Hex, b: Hex) -> None:
    assert ray(a, b) == ray(b, a)[::-1]


@given(hexes, near)
def test_a_ray_does_not_depend_on_where_it_begins(a: Hex, offset: Hex) -> None:
    moved = tuple(tuple(Hex(a.q + q, a.r + r) for q, r in step) for step in ray(Hex(0, 0), offset))
    assert ray(a, Hex(a.q + offset.q, a.r + offset.r)) == moved


@given(hexes, hexes, st.integers(0, 5))
def test_turning_the_map_turns_the_ray(a: Hex, b: Hex, turns: int) -> None:
    turned = [{hex.rotated(turns) for hex in step} for step in ray(a, b)]
    assert turned == [set(step) for step in ray(a.rotated(turns), b.rotated(turns))]


def test_adjacent_hexes_and_the_hex_itself_have_nothing_between() -> None:
    assert ray(Hex(3, 4), Hex(3, 4)) == ()
    assert all(ray(Hex(3, 4), other) == () for other in Hex(3, 4).neighbours())


def labels(a: str, b: str) -> list[str]:
    steps = ray(FLAT_EVEN.parse(a), FLAT_EVEN.parse(b))
    return ["/".join(sorted(FLAT_EVEN.label(hex) for hex in step)) for step in steps]


def test_a_line_along_hexsides_passes_between_two_hexes() -> None:
    assert labels("0505", "0705") == ["0604/0605"]
    assert labels("0505", "0905") == ["0604/0605", "0705", "0804/0805"]


def test_a_line_that_clips_the_corner_of_a_hex_crosses_it() -> None:
    # half-way the line cuts the side between two hexes, and it has run through both
    assert labels("0505", "0805") == ["0605", "0705"]
    assert labels("0505", "1106") == ["0605", "0705", "0805", "0906", "1005"]
    # six hexes on the way to one six away: it runs through the corners of two side by side
    assert labels("0505", "0610") == ["0506", "0507", "0607", "0508", "0608", "0609"]


@given(hexes, hexes, numberings)
def test_a_path_along_a_line_is_as_long_as_the_distance(a: Hex, b: Hex, numbering: Numbering) -> None:
    path = path_line(a, b, numbering)
    assert len(path) == a.distance(b) + 1
    assert (path[0], path[-1]) == (a, b)
    assert all(one.distance(two) == 1 for one, two in pairwise(path))


@given(hexes, hexes, numberings)
def test_a_path_along_a_line_is_the_same_both_ways(a: Hex, b: Hex, numbering: Numbering) -> None:
    assert path_line(a, b, numbering) == path_line(b, a, numbering)[::-1]


@given(hexes, hexes, numberings)
def test_a_path_along_a_line_stays_on_the_line(a: Hex, b: Hex, numbering: Numbering) -> None:
    on_the_line = {hex for step in ray(a, b) for hex in step} | {a, b}
    assert set(path_line(a, b, numbering)) <= on_the_line


def test_a_path_takes_the_lower_number_of_two() -> None:
    path = path_line(FLAT_EVEN.parse("0505"), FLAT_EVEN.parse("0905"), FLAT_EVEN)
    assert [FLAT_EVEN.label(hex) for hex in path] == ["0505", "0604", "0705", "0804", "0905"]


@given(st.integers(1, 9), st.integers(1, 9), st.data(), numberings)
def test_a_path_between_two_hexes_of_a_map_stays_on_it(
    columns: int, rows: int, data: st.DataObject, numbering: Numbering
) -> None:
    """Along its upper side the lower number of two would lie above it."""
    grid = Grid(numbering, columns, rows)
    a, b = (grid.hex(data.draw(st.integers(0, grid.size - 1))) for _ in range(2))
    assert all(hex in grid.cells for hex in path_line(a, b, numbering, grid.cells))
