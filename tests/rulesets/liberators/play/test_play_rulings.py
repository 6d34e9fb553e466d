"""The readings chosen where the rules are silent about what happens on the table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL, in_hand, maneuver
from tests.staging import do, happened, stage

from grognard.core import events as ev
from grognard.plane import INCH, Point
from grognard.rulesets.liberators.play import sightlines
from grognard.rulesets.liberators.play.field import field
from grognard.rulesets.liberators.play.fire_phase import fitting
from grognard.rulesets.liberators.play.positions import take_positions
from grognard.rulesets.liberators.play.retreats import Retreat
from grognard.rulesets.liberators.play.verdicts import end_of_battle

FOE: dict[str, Any] = {"at": "16,14", "facing": 0, "formation": "line"}


@pytest.mark.rule("liberators 2.7")
def test_among_equals_sight_runs_before_the_middle_of_the_body_farther_east() -> None:
    battle = stage(DRILL, "close", "", only="P1 R1", P1={"at": "22,27"}, R1={"at": "24,20"})
    here = field(battle)
    x, _, end, _ = sightlines.between(here.print("P1"), here.print("R1"))[0]
    # P1 covers 21 to 23, R1 21 to 27: its middle is nearest at 23.
    assert x == end == 23 * INCH
    back, *_ = sightlines.between(here.print("R1"), here.print("P1"))[0]
    assert back == x


@pytest.mark.rule("liberators 5.8", "liberators 5.9")
def test_a_retreat_bends_round_friends_as_little_as_may_be() -> None:
    where: dict[str, Any] = {"P1": {"at": "16,18", "facing": 18000, "state": "broken"}}
    alone = stage(DRILL, "maneuver", "patriot", only="P1 R1", R1=FOE, **where)
    Retreat(alone, "P1", "out of close range").carry_out("5.8", "")
    straight = field(alone).print("P1").centre
    behind: dict[str, Any] = {"P2": {"at": f"16,{straight.y / INCH + 1:g}", "facing": 18000}}
    battle = stage(DRILL, "maneuver", "patriot", only="P1 P2 R1", R1=FOE, **where, **behind)
    Retreat(battle, "P1", "out of close range").carry_out("5.8", "")
    end = field(battle).print("P1").centre
    assert end != straight
    assert field(battle).gap("P1", "R1") > 4 * INCH


@pytest.mark.rule("liberators 7.4")
def test_only_the_target_of_a_charge_reacts_to_it() -> None:
    battle = maneuver(
        "P1 R1 R2",
        P1={"at": "16,22", "facing": 18000},
        R1=FOE,
        R2={"at": "21,16", "facing": 0},
    )
    assert do(battle, "charge P1 >R1") == []
    assert battle.piece("R2").marker("countering") is None


@pytest.mark.rule("liberators 6.7")
def test_six_troop_units_and_six_batteries_at_most_share_a_shot() -> None:
    battle = stage("maipu-1818", "offensive-fire", "patriot")
    troops = ("P01", "P02", "P03", "P08", "P09", "P10", "P14")
    assert fitting(battle, (*troops, "P04", "P07")) == (*troops[:6], "P04", "P07")


@pytest.mark.rule("liberators 14.2")
def test_a_stubborn_unit_out_of_order_reads_its_first_panic_as_tardy_too() -> None:
    battle = stage(
        "maipu-1818", "maneuver", "royalist", R05={"at": "60,40", "strength": 3, "state": "disordered"}
    )
    do(battle, "check R05", 1)
    assert battle.piece("R05").state == "disordered"
    assert "half-move" in str(battle.piece("R05").marker("may"))


@pytest.mark.rule("liberators 11.1")
def test_if_both_armies_break_at_once_the_end_has_come_and_points_decide() -> None:
    ended = end_of_battle(stage(DRILL, "close", "", P1={"state": "broken"}, R1={"state": "broken"}))
    assert ended is not None
    assert ended.how == "points"


@pytest.mark.rule("liberators 4.8")
def test_troops_are_in_a_position_with_any_part_of_them() -> None:
    battle = stage(DRILL, "charge", "patriot", only="P1", P1={"at": "26.9,18", "facing": 18000})
    take_positions(battle)
    assert battle.state.track("held.farm") == "patriot"


@pytest.mark.rule("liberators 14.9")
def test_horse_that_charges_beside_the_first_is_no_second_side() -> None:
    line: dict[str, Any] = {"formation": "line"}
    target: dict[str, Any] = {"at": "44,27", "facing": 0, "formation": "line"}
    first: dict[str, Any] = {**line, "at": "45,28.6", "facing": 18000, "markers": {"charging": "R03"}}
    second: dict[str, Any] = {**line, "at": "41.5,38", "facing": 18000}
    where = {"R03": target, "P04": first, "P03": second}
    battle = in_hand("chacabuco-1817", "P03", "patriot", only="P03 P04 R03", pieces=where)
    assert do(battle, "charge P03 >R03", "stand") == ["charge.reaction"]


@pytest.mark.rule("liberators 7.19")
def test_the_victor_goes_on_as_far_as_there_is_room() -> None:
    from grognard.rulesets.liberators.play.advances import carry

    battle = stage(
        DRILL, "charge", "patriot", only="P1 R1 R2", P1={"at": "16,15", "facing": 18000},
        R1={"at": "40,30"}, R2={"at": "16,11.2", "facing": 0},
    )  # fmt: skip
    lost = field(stage(DRILL, "charge", "patriot", only="R1", R1=FOE)).print("R1")
    carry(battle, "P1", {"R1": lost})
    assert Point(16 * INCH, 15 * INCH) != field(battle).print("P1").front
    assert field(battle).gap("P1", "R2") > INCH
    assert list(happened(battle, ev.Moved))
