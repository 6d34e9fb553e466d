from __future__ import annotations

import pytest
from tests.render.board.conftest import scenario_of

from grognard.hex import Hex
from grognard.render.board.plan import SIZE, Clearing, Plan, sites
from grognard.render.board.theme import default_theme


def plan_of(id: str) -> Plan:
    scenario = scenario_of(id)
    return Plan(scenario.board, scenario.legend, default_theme())


def test_ground_goes_on_beyond_the_edge() -> None:
    plan = plan_of("alea-training")
    top = plan.grid.numbering.hex(6, 1)
    assert plan.plots[top.neighbour(0)] == plan.plots[top]


def test_water_spreads_beyond_the_edge_between_two_wet_hexes() -> None:
    plan = plan_of("barrosa-1811")
    beach = plan.grid.numbering.hex(19, 22)
    assert plan.plots[beach].look == "beach"
    assert plan.plots[beach.neighbour(3)].look == "sea"


def test_a_straight_coast_goes_on_straight() -> None:
    plan = plan_of("barrosa-standard")
    last = plan.grid.rows
    assert plan.plots[plan.grid.numbering.hex(3, last).neighbour(3)].look == "beach"


@pytest.mark.parametrize("count", [2, 4, 5])
def test_sites_fill_a_hex_evenly(count: int) -> None:
    plan = plan_of("alea-training")
    found = list(sites(plan, Hex(3, 2), count, 0, 1))
    x, y = plan.centre(Hex(3, 2))
    assert len(found) == count**2
    assert len({(round(a, 3), round(b, 3)) for a, b in found}) == count**2
    assert all((a - x) ** 2 + (b - y) ** 2 <= SIZE**2 for a, b in found)


def test_nothing_grows_in_a_clearing() -> None:
    clearing = Clearing()
    clearing.clear([(100.0, 100.0)], 10)
    assert not clearing.is_free((106.0, 100.0))
    assert clearing.is_free((120.0, 100.0))


def test_corners_stray_but_little() -> None:
    plan = plan_of("alea-training")
    for key in ((1, 1), (4, -2)):
        (ax, ay), (bx, by) = plan.true_corner(key), plan.corner(key)
        assert 0 < abs(ax - bx) + abs(ay - by) < SIZE / 4
