from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.hex.hexes import FLAT_EVEN, grids

from grognard.hex import OFF, Block, Grid, LineOfSight, Passings, ray

GRID = Grid(FLAT_EVEN, 9, 9)


def woods_at(*labels: str) -> LineOfSight:
    """Woods bar a line; along a hexside only if there are woods on both sides of it."""
    woods = {GRID.cell_of(label) for label in labels}

    def judge(_origin: int, _target: int, steps: Passings) -> Block | None:
        for cell, other in steps:
            if cell in woods and (other == OFF or other in woods):
                return Block(cell, "woods")
        return None

    return LineOfSight(GRID, judge, 4)


def cell(label: str) -> int:
    return GRID.cell_of(label)


def test_a_line_names_the_cell_that_bars_it_and_the_rule() -> None:
    sight = woods_at("0504")
    line = sight.line(cell("0506"), cell("0502"))
    assert line.block == Block(cell("0504"), "woods")
    assert not line.is_clear
    assert [GRID.label(step) for step, _ in line.steps] == ["0505", "0504", "0503"]
    assert sight.line(cell("0506"), cell("0504")).is_clear


def test_a_line_along_a_hexside_is_handed_both_hexes() -> None:
    line = woods_at("0604").line(cell("0505"), cell("0705"))
    assert line.steps == ((cell("0604"), cell("0605")),)
    assert line.is_clear
    assert not woods_at("0604", "0605").line(cell("0505"), cell("0705")).is_clear


def test_along_the_edge_of_the_map_a_line_passes_nothing() -> None:
    line = woods_at("0201").line(cell("0101"), cell("0301"))
    assert line.steps == ()
    assert line.is_clear
    assert cell("0301") in woods_at("0201").seen_from(cell("0101"))


def test_what_lies_behind_woods_is_not_seen() -> None:
    sight = woods_at("0504")
    seen = sight.seen_from(cell("0506"))
    assert cell("0506") in seen
    assert cell("0504") in seen
    assert not {cell("0503"), cell("0502")} & seen
    assert sight.blocks_from(cell("0506"))[cell("0502")] == Block(cell("0504"), "woods")


def test_lines_longer_than_the_radius_are_judged_too() -> None:
    sight = woods_at("0504")
    assert cell("0101") not in sight.seen_from(cell("0909"))
    assert not sight.line(cell("0509"), cell("0501")).is_clear
    assert sight.line(cell("0409"), cell("0401")).is_clear


def test_an_origin_is_judged_once() -> None:
    asked: list[tuple[int, int]] = []

    def judge(origin: int, target: int, _steps: Passings) -> Block | None:
        asked.append((origin, target))
        return None

    sight = LineOfSight(GRID, judge, 2)
    origin = cell("0505")
    first = sight.seen_from(origin)
    assert first == frozenset(GRID.disk(origin, 2))
    assert len(asked) == 18
    assert sight.seen_from(origin) is first
    assert sight.blocks_from(origin) == {}
    assert sight.line(origin, cell("0504")).is_clear
    assert len(asked) == 18


@given(grids, st.data())
def test_every_target_is_judged_by_what_the_ray_crosses_on_the_map(grid: Grid, data: st.DataObject) -> None:
    told: dict[int, Passings] = {}

    def judge(_origin: int, target: int, steps: Passings) -> Block | None:
        told[target] = steps
        return Block(target, "odd") if target % 2 else None

    origin, radius = data.draw(st.integers(0, grid.size - 1)), data.draw(st.integers(0, 8))
    sight = LineOfSight(grid, judge, radius)
    seen = sight.seen_from(origin)
    assert set(told) == set(grid.disk(origin, radius)) - {origin}
    assert seen == {target for target in told if target % 2 == 0} | {origin}
    for target, steps in told.items():
        crossed = [[grid.find(hex) for hex in step] for step in ray(grid.hex(origin), grid.hex(target))]
        expected = tuple((step[0], step[1] if len(step) > 1 else OFF) for step in crossed if OFF not in step)
        assert steps == expected == sight.line(origin, target).steps
        assert sight.line(origin, target) == LineOfSight(grid, judge, radius).line(origin, target)


@given(st.data())
def test_sight_is_mutual_where_the_rule_is(data: st.DataObject) -> None:
    cells = st.integers(0, GRID.size - 1)
    sight = woods_at(*{GRID.label(wood) for wood in data.draw(st.sets(cells, max_size=20))})
    a, b = data.draw(cells), data.draw(cells)
    assert sight.line(a, b).is_clear == sight.line(b, a).is_clear
