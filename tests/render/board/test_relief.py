from __future__ import annotations

import re
from math import dist

from tests.render.board.test_plan import plan_of

from grognard.render.board.outline import edge
from grognard.render.board.plan import SIZE, Plan
from grognard.render.board.relief import relief, slope_edges, slopes


def _tips(plan: Plan) -> list[tuple[float, float]]:
    """The points at which hachures end: the second of the three corners of each."""
    drawn = re.findall(r"M[-\d. ]+L([-\d.]+) ([-\d.]+)L[-\d. ]+Z", slopes(plan))
    return [(float(x), float(y)) for x, y in drawn]


def test_there_is_a_sheet_for_each_level() -> None:
    plan = plan_of("alea-training")
    assert [level for level, _hexes in plan.levels()] == [1, 2]
    assert all(plan.theme.tint(level) in relief(plan) for level in (1, 2))


def test_every_slope_is_seen_from_above() -> None:
    plan = plan_of("barrosa-1811")
    listed = {
        (cell, direction) for cell, direction in plan.board.sides if plan.board.climb(cell, direction) < 0
    }
    assert len(slope_edges(plan)) == len(listed) > 100


def test_hachures_point_downhill() -> None:
    plan = plan_of("alea-training")
    summit, down = plan.grid.cell_of("0602"), 3
    x, y = plan.at(summit)
    side = [plan.true_corner(key) for key in edge(plan.grid.hex(summit), down)]
    middle = (side[0][0] + side[1][0]) / 2, (side[0][1] + side[1][1]) / 2
    near = [tip for tip in _tips(plan) if dist(tip, middle) < 0.4 * SIZE]
    assert near
    assert all(dist(tip, (x, y)) > 0.75 * SIZE for tip in near)


def test_a_cliff_has_rocks_of_its_own() -> None:
    plan = plan_of("barrosa-1811")
    drawn = slopes(plan)
    assert all(plan.theme.feature[id].ink in drawn for id in ("moderate-slope", "impassable-slope"))
