"""5. Moves: routes, rates, obstacles, friends and enemies, and the sample of places."""

from __future__ import annotations

import random

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL, maneuver
from tests.staging import do, hex_of, listed, refused, stage

from grognard import IllegalOrder
from grognard.plane import Point, ahead, distance, turn
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.sampling import places, wheeled

OPEN = {"at": "30,30", "facing": 18000}


@pytest.mark.rule("liberators 5.2", "liberators 4.12")
def test_a_move_goes_ahead_obliquely_or_with_a_wheel_and_not_backwards() -> None:
    battle = maneuver("P1", P1=OPEN)
    assert refused(battle, "move P1 30,31/180") == ("refuse-no-route", "5.2")
    assert refused(battle, "move P1 36,27/180") == ("refuse-no-route", "5.2")
    assert refused(battle, "move P1 30,17.5/180") == ("refuse-too-far", "5.1")
    do(battle, "move P1 34,24/180")
    assert hex_of(battle, "P1") == "34,24"


@pytest.mark.rule("liberators 5.2")
def test_a_wheel_is_paid_at_the_outer_corner() -> None:
    # A column two inches wide wheels 90 degrees in 3.142 inches, and has 8.858 left.
    battle = maneuver("P1", P1=OPEN)
    do(battle, "move P1 20.15,29/270")
    again = maneuver("P1", P1=OPEN)
    assert refused(again, "move P1 20.1,29/270") == ("refuse-too-far", "5.1")


@pytest.mark.rule("liberators 2.3", "liberators 5.1")
def test_each_kind_of_ground_takes_its_share_of_the_move() -> None:
    # Six inches of open ground are half a move of twelve, five of crops the other half of ten.
    battle = maneuver("P1", P1={"at": "40,26", "facing": 18000})
    assert refused(battle, "move P1 40,14.9/180") == ("refuse-too-far", "5.1")
    do(battle, "move P1 40,15/180")
    line = maneuver("P1", P1={"at": "40,26", "facing": 18000, "formation": "line"})
    assert refused(line, "move P1 40,15.9/180") == ("refuse-too-far", "5.1")
    do(line, "move P1 40,16/180")


@pytest.mark.rule("liberators 4.11")
def test_the_quick_step_is_the_second_figure() -> None:
    quick = {**OPEN, "at": "16,34", "markers": {"quick": 1}}
    battle = maneuver("P1", P1=quick)
    do(battle, "move P1 16,18/180")
    slow = maneuver("P1", P1={**OPEN, "at": "16,34"})
    assert refused(slow, "move P1 16,18/180") == ("refuse-too-far", "5.1")


def test_march_columns_use_the_road() -> None:
    battle = maneuver("P1", P1={"at": "12,30", "facing": 18000, "formation": "march-column"})
    do(battle, "move P1 12,12/180")
    aside = maneuver("P1", P1={"at": "14,30", "facing": 18000, "formation": "march-column"})
    assert refused(aside, "move P1 14,17/180") == ("refuse-too-far", "5.1")


@pytest.mark.rule("liberators 2.4")
def test_a_minor_obstacle_costs_two_inches_and_a_major_one_is_scaled() -> None:
    battle = maneuver("P1", P1={"at": "31,20", "facing": 18000})
    assert refused(battle, "move P1 31,9.9/180") == ("refuse-too-far", "5.1")
    do(battle, "move P1 31,10/180")
    cliff = {"at": "5,29", "facing": 18000}
    assert refused(maneuver("P1", P1=cliff), "move P1 5,25/180") == ("refuse-major-obstacle", "2.4")
    scaling = maneuver("P1", may="scale-major-obstacle", P1=cliff)
    assert refused(scaling, "scale P1 5,27/180") == ("refuse-nothing-to-scale", "2.4")
    do(scaling, "scale P1 5,25/180")
    assert battle.piece("P1").marker("scaled") is None
    assert scaling.piece("P1").marker("scaled") == 1


@pytest.mark.rule("liberators 5.6", "liberators 5.7")
def test_nobody_comes_within_an_inch_of_the_enemy_or_leaves_it_by_a_move() -> None:
    foe = {"at": "30,20", "facing": 0}
    battle = maneuver("P1 R1", P1=OPEN, R1=foe)
    assert refused(battle, "move P1 30,20.9/180") == ("refuse-enemy-near", "5.6")
    do(battle, "move P1 30,21/180")
    held = maneuver("P1 R1", P1=OPEN, R1={"at": "30,29.2", "facing": 0})
    assert refused(held, "move P1 34,28/180") == ("refuse-pinned", "5.7")
    assert not any(order.startswith("move") for order in listed(held))


@pytest.mark.rule("liberators 5.5")
def test_friends_bar_the_way_but_to_skirmishers_and_passages_of_lines() -> None:
    friend = {"at": "30,28", "facing": 18000, "formation": "line"}
    battle = maneuver("P1 P2", P1=OPEN, P2=friend)
    assert refused(battle, "move P1 30,24/180") == ("refuse-friend", "5.5")
    loose = maneuver("P1 P2", P1={**OPEN, "formation": "skirmish"}, P2=friend)
    do(loose, "move P1 30,24/180")
    passing = maneuver(
        "P1 P2", may="half-move-and-passage-of-lines", P1=OPEN, P2={**friend, "state": "disordered"}
    )
    do(passing, "pass P1 30,24/180")
    assert passing.piece("P1").state == "disordered"
    assert passing.piece("P2").marker("passing") == 1
    assert refused(battle, "move P1 30,28/180")[0] == "refuse-room"


@pytest.mark.rule("liberators 2.2")
def test_cavalry_stays_out_of_woods_and_infantry_does_not() -> None:
    beside = {"at": "11,19", "facing": 27000}
    horse = maneuver("P2", P2=beside)
    assert refused(horse, "move P2 7,19/270") == ("refuse-closed-ground", "2.2")
    do(horse, "move P2 8.5,19/270")
    do(maneuver("P1", P1=beside), "move P1 7,19/270")


@pytest.mark.rule("liberators 5.3")
def test_facing_by_the_rear_rank_keeps_the_ground_and_a_flank_march_goes_square() -> None:
    battle = maneuver("P1", may="face-by-the-rear-rank", P1=OPEN)
    before = set(field(battle).print("P1").corners)
    do(battle, "face P1")
    assert set(field(battle).print("P1").corners) == before
    assert battle.piece("P1").facing == 0
    assert battle.piece("P1").marker("about-faced") == 1
    flank = maneuver("P1", may="march-by-the-flank", P1=OPEN)
    assert refused(flank, "flank P1 30,26/180") == ("refuse-flank", "5.3")
    assert refused(flank, "flank P1 37,30/180") == ("refuse-too-far", "5.1")
    do(flank, "flank P1 36,30/180")


@pytest.mark.rule("liberators 5.4", "liberators 7.6")
def test_a_change_of_formation_keeps_the_middle_of_the_front() -> None:
    battle = maneuver("P1", may="half-move-and-change-formation", P1=OPEN)
    do(battle, "form P1 =line")
    assert (hex_of(battle, "P1"), battle.piece("P1").formation) == ("30,30", "line")
    moved = maneuver("P1", may="half-move-and-change-formation", P1=OPEN)
    assert refused(moved, "form P1 30,23/180 =line")[0] == "refuse-too-far"
    do(moved, "form P1 30,24/180 =square")
    tardy = maneuver("P1", may="form-line, form-square", P1=OPEN)
    assert refused(tardy, "form P1 30,27/180 =square") == ("refuse-not-open", "4.12")
    assert refused(tardy, "form P1 =march-column") == ("refuse-form", "5.4")
    do(tardy, "form P1 =square")


@pytest.mark.rule("liberators 5.4")
def test_militia_is_disordered_by_forming_on_bad_ground() -> None:
    hill = {"at": "24,8", "facing": 0}
    battle = maneuver("R2", "royalist", may="half-move-and-change-formation", R2=hill)
    do(battle, "form R2 =line")
    assert battle.piece("R2").state == "disordered"


@pytest.mark.rule("liberators 1.10")
def test_a_building_is_garrisoned_from_beside_it_once() -> None:
    near = {"at": "24,20", "facing": 18000, "formation": "line"}
    battle = maneuver("P1", may="form-garrison", P1=near)
    do(battle, "form P1 =garrison")
    assert battle.piece("P1").formation == "garrison"
    far = maneuver("P1", may="form-garrison", P1=OPEN)
    assert refused(far, "form P1 =garrison") == ("refuse-no-building", "1.10")


@pytest.mark.rule("liberators 5.12")
def test_ammunition_is_replenished_near_the_baseline() -> None:
    low = {"at": "30,30", "facing": 18000, "markers": {"low on ammo": 1}}
    battle = maneuver("P1", may="replenish-ammunition", P1=low)
    do(battle, "replenish P1")
    assert battle.piece("P1").marker("low on ammo") is None
    far = maneuver("P1", may="replenish-ammunition", P1={**low, "at": "30,20"})
    assert refused(far, "replenish P1") == ("refuse-supply", "5.12")


@pytest.mark.rule("liberators 5.11", "liberators 8.3")
def test_guns_limber_pivot_prolong_and_rally() -> None:
    guns = {"at": "30,30", "facing": 18000}
    pivot = maneuver("PG", may="fire-or-pivot", PG=guns)
    do(pivot, "pivot PG /90")
    assert (pivot.piece("PG").facing, pivot.piece("PG").marker("busy")) == (9000, 1)
    prolong = maneuver("PG", may="prolong", PG=guns)
    assert refused(prolong, "prolong PG 30,27") == ("refuse-prolong-far", "5.11")
    do(prolong, "prolong PG 32,30")
    limber = maneuver("PG", may="limber", PG=guns)
    do(limber, "limber PG")
    assert limber.piece("PG").formation == "limbered"
    rally = maneuver("PG", may="rally", PG={**guns, "markers": {"silenced": 2}})
    do(rally, "rally PG")
    assert rally.piece("PG").marker("silenced") is None
    light = maneuver("RG", "royalist", may="unlimber-and-fire", RG={"formation": "limbered"})
    do(light, "unlimber RG")
    assert light.piece("RG").marker("busy") is None


@pytest.mark.parametrize(
    ("unit", "pace", "at"),
    [("P1", "full", "28,33"), ("P1", "half", "28,33"), ("P2", "full", "28,33"), ("R1", "full", "30,4")],
)
def test_four_of_five_legal_places_lie_near_a_listed_one(unit: str, pace: str, at: str) -> None:
    """Two inches and 22 degrees."""
    battle = stage(DRILL, "maneuver", "patriot", only="P1 P2 PG R1", pieces={unit: {"at": at}})
    mover = Mover(field(battle), unit)
    listed_places = list(places(mover, pace))
    dice, near, found = random.Random(1), 0, 0
    while found < 60:
        place = anywhere(mover, dice)
        if min(place[0]) < 0 or not mover.may(*place, pace):
            continue
        found += 1
        near += any(
            distance(place[0], point) <= 2000 and abs(turn(place[1], heading)) <= 2200
            for point, heading in listed_places
        )
    assert near >= 0.8 * found, f"{near} of {found}"


def anywhere(mover: Mover, dice: random.Random) -> tuple[Point, int]:
    """A place that some oblique, or some wheel between two advances, leads to."""
    body = mover.body
    if dice.random() < 0.5:
        away = 24_000 * dice.random() ** 0.5
        return ahead(body.front, (body.heading + dice.randint(-4500, 4500)) % 36_000, away), body.heading
    angle = dice.randint(100, 16_000) * dice.choice((1, -1))
    return wheeled(body, dice.random() * 18_000, angle, dice.random() * 18_000)


@pytest.mark.rule("liberators 5.1")
def test_whoever_cannot_go_that_far_is_told_how_far_and_by_which_move() -> None:
    battle = maneuver("P1", may="half-move", P1=OPEN)
    with pytest.raises(IllegalOrder) as wrong:
        do(battle, "move P1 30,22/180")
    reason = wrong.value.reason
    assert dict(reason.args) == {"unit": "P1", "move": "half", "inches": "6", "percent": 134}


@pytest.mark.rule("liberators 5.11")
def test_guns_on_heavier_carriages_are_told_which_may_limber_and_drive() -> None:
    guns = {"at": "30,30", "facing": 18000, "formation": "unlimbered"}
    battle = maneuver("PG", may="limber, limber-and-full-move", PG=guns)
    assert refused(battle, "limber PG 30,26/180") == ("refuse-heavy-carriage", "5.11")


@pytest.mark.rule("liberators 6.1")
def test_guns_that_have_pivoted_are_told_so_when_they_are_to_fire() -> None:
    guns = {"at": "30,30", "facing": 18000, "formation": "unlimbered", "markers": {"busy": 1}}
    battle = stage(DRILL, "offensive-fire", "patriot", PG=guns)
    assert refused(battle, "fire PG >R1") == ("idle-guns-busy", "6.1")
