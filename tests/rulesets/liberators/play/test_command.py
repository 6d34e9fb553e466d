"""3, 4. Leaders, checks in groups, and what they open."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL
from tests.staging import do, drive, happened, hex_of, listed, refused, rules_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.rulesets.liberators.play.command import check_case
from grognard.rulesets.liberators.play.leaders_phase import come_back, replace_fallen


def checking(**changed: Any) -> Battle:
    return stage(DRILL, "maneuver", "patriot", **changed)


@pytest.mark.rule("liberators 3.2", "liberators 4.3", "liberators 4.4", "liberators 12.1", "liberators 12.2")
def test_one_die_serves_all_units_of_a_leader_and_opens_their_orders() -> None:
    battle = checking()
    assert "check P1+P2+PG by PL" in listed(battle)
    assert do(battle, "check P1+P2+PG by PL", 9) == ["ask-maneuver-group"]
    assert {order.split()[1] for order in listed(battle) if order != "done"} == {"P1", "P2", "PG"}
    assert refused(battle, "check P1 by PL") == ("refuse-verb", "3.2")
    for unit in ("P1", "P2", "PG"):
        do(battle, f"hold {unit}")
        battle.emit(ev.MarkerRemoved(unit, "", marker="may"))
    assert refused(battle, "check P1 by PL") == ("refuse-checked", "4.4")


@pytest.mark.rule("liberators 4.1")
def test_whoever_is_beyond_the_radius_checks_alone() -> None:
    battle = checking(P1={"at": "40,22"})
    assert refused(battle, "check P1 by PL") == ("refuse-command", "4.1")
    assert refused(battle, "check P1+P2") == ("refuse-alone", "4.4")
    assert do(battle, "check P1", 5) == ["ask-maneuver-alone"]


def test_a_leader_leads_one_check_in_a_phase() -> None:
    battle = checking()
    do(battle, "check P1 by PL", 5)
    do(battle, "hold P1")
    battle.emit(ev.MarkerRemoved("P1", "", marker="may"))
    assert refused(battle, "check P2 by PL") == ("refuse-command", "4.1")


@pytest.mark.rule("liberators 4.3", "liberators 8.1")
def test_nobody_ends_the_phase_before_the_disordered_have_checked() -> None:
    battle = checking(P1={"state": "disordered"})
    assert "done" not in listed(battle)
    assert refused(battle, "done") == ("refuse-must-check", "4.3")
    do(battle, "check P1 by PL", 5)
    assert battle.piece("P1").state == "good-order"
    assert "done" in listed(battle)


@pytest.mark.rule("liberators 4.13", "liberators 4.14", "liberators 5.8")
def test_falling_back_leaves_close_range_facing_the_enemy() -> None:
    battle = checking(
        only="P1 R1", P1={"at": "30,20", "facing": 18000, "strength": 2}, R1={"at": "30,17", "facing": 0}
    )
    do(battle, "check P1", 3)
    assert battle.piece("P1").state == "disordered"
    assert hex_of(battle, "P1") == "30,21.5"
    assert battle.piece("P1").facing == 18000


@pytest.mark.rule("liberators 4.15", "liberators 5.8", "liberators 5.9")
def test_panic_is_a_full_retreat_facing_away_that_disorders_friends() -> None:
    battle = checking(
        only="R2 P2 P1",
        R2={"at": "36,5", "facing": 0},
        P2={"at": "36,8", "facing": 18000, "state": "disordered", "strength": 2},
        P1={"at": "36,24", "facing": 18000, "formation": "line"},
    )
    do(battle, "check P2", 3)
    assert battle.piece("P2").state == "broken"
    assert battle.piece("P2").facing == 0
    assert battle.piece("P1").state == "disordered"


@pytest.mark.rule("liberators 5.9")
def test_whoever_has_to_leave_the_table_is_lost() -> None:
    battle = checking(
        only="P2 R1 PL",
        P2={"at": "30,33", "facing": 18000, "state": "disordered", "strength": 1},
        PL={"at": "30,33", "markers": {"attached": "P2"}},
        R1={"at": "30,29", "facing": 0},
    )
    do(battle, "check P2 by PL", 1)
    assert battle.piece("P2").fate == "eliminated"
    assert battle.piece("PL").marker("attached") is None


@pytest.mark.rule("liberators 4.17")
def test_leaders_ride_and_attach_themselves() -> None:
    battle = stage(DRILL, "leaders", "patriot")
    assert refused(battle, "lead PL 46,2") == ("refuse-ride-far", "4.17")
    do(battle, "attach PL >P2")
    assert hex_of(battle, "PL") == hex_of(battle, "P2")
    assert refused(battle, "lead PL 30,30") == ("refuse-unit", "4.17")
    after = stage(DRILL, "regrouping", "patriot", PL={"markers": {"attached": "P1"}})
    do(after, "lead PL 25,31")
    assert after.piece("PL").marker("attached") is None
    assert refused(stage(DRILL, "leaders", "patriot"), "lead PL 24,9.5")[0] == "refuse-enemy-near"


@pytest.mark.rule("liberators 9.3", "liberators 9.4")
def test_the_fallen_are_replaced_and_the_hurt_come_back() -> None:
    battle = stage(DRILL, "leaders", "patriot", turn=2)
    battle.emit(ev.Eliminated("PL", "", "fallen-leader"))
    replace_fallen(battle, "PL")
    assert battle.piece("PL").marker("provisional") == 1
    leader = check_case(battle, ("P1",), "PL").leader
    assert leader is not None
    assert leader.rating == "provisional"
    hurt = stage(DRILL, "leaders", "patriot", turn=3)
    hurt.emit(ev.LeftMap("PL", "", how="hurt"), ev.MarkerSet("PL", "", marker="back", value=3))
    come_back(hurt, "PL")
    assert hurt.piece("PL").at >= 0


@pytest.mark.rule("liberators 4.2")
def test_the_leader_at_the_head_of_a_march_column_commands_all_of_it() -> None:
    march: dict[str, Any] = {"facing": 18000, "formation": "march-column"}
    battle = checking(
        only="P1 P2 PL",
        P1={"at": "30,20", **march},
        P2={"at": "30,25", **march},
        PL={"at": "30,20", "markers": {"attached": "P1"}},
    )
    assert do(battle, "check P1+P2 by PL", 5) == ["ask-maneuver-group"]


@pytest.mark.rule("liberators 4.18")
def test_whoever_has_no_leader_of_his_own_is_the_army_commanders() -> None:
    battle = checking(P3={"at": "22,34", "facing": 18000, "fate": "", "formation": "line"})
    assert "check P3 by PL" in listed(battle)


def test_arrivals_enter_at_the_edge_with_a_move_and_no_check() -> None:
    battle = stage(DRILL, "leaders", "patriot", turn=2)
    drive(rules_of(battle).begin(battle))
    assert hex_of(battle, "P3") == "12,33"
    assert battle.piece("P3").marker("may") == "full-move"
    assert [event.how for event in happened(battle, ev.Moved)] == ["arrive"]
