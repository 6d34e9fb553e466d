"""What a move would mean, told before it is made: the place, the way, its price, whom it brings in view."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.staging import stage

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order, parse
from grognard.games import new_game
from grognard.plane import Point, Polygon
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.maneuver_phase import choices
from grognard.rulesets.liberators.play.prospects import after, aimed, march, ranges, sightings
from grognard.rulesets.liberators.play.shooting import targets


def order(text: str) -> Order:
    read = parse(text)
    assert isinstance(read, Order)
    return read


def checked(**changed: object) -> Battle:
    """The farm: a Patriot column with a check in hand, and the enemy before it."""
    own = {"markers": {"checked": 1, "may": "full-move, half-move-and-change-formation"}, **changed}
    return stage("chacabuco-farm", "maneuver", "patriot", only="P05 R02 RL1", P05=own)


def test_a_march_tells_the_ground_it_ends_on_its_way_and_its_price() -> None:
    told = march(checked(), order("move P05 40,34/180"))
    assert told is not None
    assert (told.at, told.heading) == (Point(40_000, 34_000), 18_000)
    assert told.track == (Point(40_000, 37_000), Point(40_000, 34_000))
    assert told.length == 3000
    assert told.share is not None
    assert 0 < told.share < 1
    assert len(told.outline) == 4


def test_every_listed_order_that_leads_somewhere_ends_where_it_says_within_its_move() -> None:
    battle = checked()
    leading = [one for one in choices(battle, "P05") if one.to]
    assert len({one.verb for one in leading}) > 1
    for one in leading:
        told = march(battle, one)
        assert told is not None
        there = after(battle, one)
        assert told.outline == field(there).print("P05").corners
        assert told.share is not None
        assert told.share <= 1.001


def test_telling_a_move_changes_nothing() -> None:
    battle = checked()
    before = battle.state
    march(battle, order("move P05 40,34/180"))
    sightings(battle, order("move P05 40,34/180"))
    assert battle.state is before
    assert battle.events == []


def test_a_line_before_the_enemy_sees_him_and_tells_the_shot_at_him() -> None:
    battle = checked(at="40,21", formation="line", facing="180")
    seen = sightings(battle, order("move P05 40,20.5/180"))
    assert [one.unit for one in seen] == ["R02"]
    assert seen[0].shot is not None
    procedure, case = seen[0].shot
    assert procedure == "musketry"
    assert case.troops[0].id == "P05"


def test_a_column_far_away_sees_and_cannot_fire() -> None:
    (seen,) = sightings(checked(), order("move P05 40,34/180"))
    assert seen.shot is None
    assert seen.distance > 8000


def test_a_leader_is_a_point_and_rides_straight() -> None:
    battle = stage("chacabuco-farm", "leaders", "patriot", only="PL1 P05 R02")
    told = march(battle, order("lead PL1 35,36"))
    assert told is not None
    assert told.outline == (Point(35_000, 36_000),)
    assert (told.length, told.share) == (5000, None)
    assert sightings(battle, order("lead PL1 35,36")) == []


def test_orders_that_leave_a_unit_where_it_is_are_no_march() -> None:
    assert march(checked(), order("hold P05")) is None


def test_whoever_is_deployed_pays_nothing() -> None:
    game = new_game("chacabuco-farm", seed=1)
    told = march(game.battle, order("deploy R04 30,10/0"))
    assert told is not None
    assert (told.length, told.share, told.track) == (None, None, ())


def test_ranges_are_told_from_the_farthest_and_from_where_the_unit_would_stand() -> None:
    unlimbered = {"markers": {"checked": 1, "may": "pivot"}, "at": "29,37", "facing": "180"}
    battle = stage("chacabuco-farm", "maneuver", "patriot", only="PA1 R02 RL1", PA1=unlimbered)
    found = ranges(battle, order("prolong PA1 29,35"))
    assert [one.distance for one in found] == [36_000, 24_000, 12_000, 4_000]
    for wide, narrow in pairwise(found):
        assert Polygon(wide.rings[0]).area > Polygon(narrow.rings[0]).area
    # Straight ahead by all of its shortest range.
    assert min(y for _x, y in found[-1].rings[0]) == pytest.approx(31_000, abs=60)


def test_whoever_cannot_fire_afterwards_bears_on_nothing() -> None:
    battle = checked(at="40,30", formation="march-column", facing="180")
    assert ranges(battle, order("move P05 40,28/180")) == []


def test_all_who_could_fire_at_a_place_are_told_with_their_ground_the_nearest_first() -> None:
    near = {"at": "26,10", "facing": "0", "formation": "line"}
    guns = {"at": "30,10", "facing": "0", "formation": "unlimbered"}
    away = {"at": "60,6", "facing": "180", "formation": "line"}
    here = {"at": "26,20", "facing": "180", "markers": {"checked": 1, "may": "full-move"}}
    battle = stage(
        "chacabuco-farm",
        "maneuver",
        "patriot",
        only="P05 R02 RA1 R03",
        P05=here,
        R02=near,
        RA1=guns,
        R03=away,
    )
    far, close = (aimed(battle, order(f"move P05 26,{y}/180")) for y in (18, 13))
    assert [one.unit for one in far] == ["RA1"]
    assert [one.unit for one in close] == ["R02", "RA1"]
    there = after(battle, order("move P05 26,13/180"))
    assert [one.unit for one in close] == [
        foe for foe in ("R02", "RA1", "R03") if "P05" in targets(there, foe)
    ]
    assert all(one.rings for one in close)
