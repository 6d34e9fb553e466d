from __future__ import annotations

from math import dist

import pytest
from tests.render.board.test_plan import plan_of

from grognard.render.board.plan import SIZE, Plan
from grognard.render.board.streams import bridge_sides
from grognard.render.board.ways import course


@pytest.mark.parametrize("id", ["barrosa-1811", "bailen-1808", "barrosa-standard"])
def test_a_way_passes_through_each_of_its_hexes(id: str) -> None:
    plan = plan_of(id)
    for way in plan.board.ways:
        points = course(plan, way)
        for cell in way.cells:
            assert min(dist(plan.at(cell), point) for point in points) < 0.6 * SIZE


def test_ways_that_meet_meet_in_the_middle_of_the_hex() -> None:
    plan = plan_of("barrosa-1811")
    fork = plan.grid.cell_of("1220")
    meeting = [way for way in plan.board.ways if fork in way.cells]
    assert len(meeting) == 3
    assert all(plan.at(fork) in course(plan, way) for way in meeting)


def test_a_way_that_ends_at_the_edge_runs_off_the_map() -> None:
    plan = plan_of("barrosa-1811")
    coast = next(way for way in plan.board.ways if way.id == "R1")
    points = course(plan, coast)
    assert points[0][0] > plan.right
    assert points[-1] == plan.at(plan.grid.cell_of("0319"))


def test_a_way_crosses_a_stream_on_its_bridge() -> None:
    plan = plan_of("bailen-1808")
    (bridge,) = _bridges(plan)
    road = next(way for way in plan.board.ways if way.id == "R1")
    assert bridge in course(plan, road)


def _bridges(plan: Plan) -> set[tuple[float, float]]:
    return set(bridge_sides(plan).values())


def test_a_bridge_is_the_same_from_both_banks() -> None:
    plan = plan_of("bailen-1808")
    spans = bridge_sides(plan)
    assert len(spans) == 2
    assert all(spans[here, there] == spans[there, here] for here, there in spans)
