"""What is kept about pairs of bodies, and ruled out by circles and boxes, is what is measured anew."""

from __future__ import annotations

from itertools import permutations

import pytest
import shapely
from tests.scenario_ids import ON_TABLES
from tests.staging import stage

from grognard.plane import INCH, gap, unpacked
from grognard.rulesets.liberators.play import sightlines
from grognard.rulesets.liberators.play.field import Field, field
from grognard.rulesets.liberators.play.ground import BLOCKED

BATTLES = ON_TABLES


def read(id: str) -> Field:
    return field(stage(id, "maneuver", "patriot"))


@pytest.mark.parametrize("id", BATTLES)
def test_bodies_are_within_a_distance_where_the_gap_between_them_is_no_larger(id: str) -> None:
    here = read(id)
    for one, other in permutations(here.bodies, 2):
        measured = gap.__wrapped__(here.print(one), here.print(other))
        for most in (1 * INCH, 4 * INCH, 8 * INCH, measured - 1, measured):
            assert here.is_within(one, other, most) == (measured <= most), (one, other, most)


@pytest.mark.parametrize("id", BATTLES)
def test_sight_that_is_kept_is_what_the_line_between_two_bodies_meets(id: str) -> None:
    here = read(id)
    for one, other in permutations(here.bodies, 2):
        line, _box = sightlines.between.__wrapped__(here.print(one), here.print(other))
        drawn = shapely.LineString([line[:2], line[2:]])
        levels = here.level(one), here.level(other)
        slow = here.ground.sight(line, levels, here.farthest)
        standing = (id for id in here.bodies if id not in (one, other))
        across = [id for id in standing if shapely.Polygon(here.print(id).inner.points).intersects(drawn)]
        if any(max(levels) <= here.level(id) for id in across):
            slow = BLOCKED
        assert here.sight(one, other) == slow, (one, other)


@pytest.mark.parametrize("id", BATTLES)
def test_leaders_are_as_far_from_their_units_as_the_shapes_are(id: str) -> None:
    here = read(id)
    for leader, piece in here.leaders.items():
        for unit in here.bodies:
            spot = shapely.Point(unpacked(piece.at))
            assert here.from_leader(leader, unit) == round(
                spot.distance(shapely.Polygon(here.print(unit).corners))
            )
