"""What a move would mean, told before it is made: the place, the way, its price, whom it brings in view."""

from __future__ import annotations

from tests.staging import stage

from grognard.core.game.battle import Battle
from grognard.core.game.order import Order, parse
from grognard.games import new_game
from grognard.plane import Point
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.maneuver_phase import choices
from grognard.rulesets.liberators.play.prospects import after, march, sightings


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
