"""8.12 to 8.19. Divisions that test, flee, go back and stop."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, Tracks, drive, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.division_phase import case_of, chiefs, must_test
from grognard.rulesets.alea.play.divisions import on_map

SHAKEN = {"division.patrol.shaken": 1}
FLEEING = {"division.patrol.state": "fleeing"}


def phase(only: str = "", tracks: Tracks | None = None, **changed: Changes) -> Battle:
    return stage("alea-training", "division-morale", "french", only=only, tracks=tracks, pieces=changed)


def states(battle: Battle) -> set[str]:
    return {battle.piece(f"F0{n}").state for n in range(1, 7)}


@pytest.mark.rule("barrosa 3.2.9", "bailen 3.2.9", "barrosa 8.13", "bailen 8.13")
def test_a_division_without_a_reason_does_not_test() -> None:
    battle = phase()
    assert drive(rules_of(battle).begin(battle)) == []
    enemy = phase(tracks={"division.picket.shaken": 1})
    assert drive(rules_of(enemy).begin(enemy)) == []


@pytest.mark.rule("barrosa 8.13", "bailen 8.13", "barrosa 8.15", "bailen 8.15")
def test_a_shaken_division_tests_once_and_stands() -> None:
    battle = phase(tracks=SHAKEN)
    assert drive(rules_of(battle).begin(battle), 6) == ["ask-division-morale"]
    assert battle.state.number("division.patrol.shaken") == 0
    assert states(battle) == {"normal"}
    assert drive(rules_of(battle).begin(battle)) == []


@pytest.mark.rule("barrosa 8.16", "bailen 8.16", "barrosa 8.19", "bailen 8.19")
def test_it_is_told_to_go_back() -> None:
    # Rating 4 without its commander near: 2 is a retreat.
    battle = phase(tracks=SHAKEN, FL1={"at": "1209"})
    drive(rules_of(battle).begin(battle), 2)
    assert battle.state.track("division.patrol.state") == "retreating"
    assert battle.state.number("division.patrol.since") == 1
    assert states(battle) == {"normal"}


@pytest.mark.rule("barrosa 8.17", "bailen 8.17")
def test_it_flees_with_every_counter_and_without_orders() -> None:
    battle = phase(
        tracks=SHAKEN,
        FL1={"at": "1209"},
        F01={"strength": 1, "markers": {"order": "attack"}},
        F02={"strength": 1, "state": "disorganized"},
    )
    # A quarter and more of 25 SP is gone: rating 3, and 1 is flight.
    drive(rules_of(battle).begin(battle), 1)
    assert battle.state.track("division.patrol.state") == "fleeing"
    assert states(battle) == {"fleeing"}
    assert battle.piece("F01").markers == ()


@pytest.mark.rule("barrosa 8.13", "bailen 8.13", "barrosa 8.15", "bailen 8.15", "barrosa 8.19", "bailen 8.19")
def test_a_fleeing_division_tests_every_turn_and_stops_defeated() -> None:
    fleeing = {f"F0{n}": {"state": "fleeing"} for n in range(1, 7)}
    battle = stage("alea-training", "division-morale", "french", tracks=FLEEING, pieces=fleeing)
    # Six fleeing counters take six off the die.
    assert drive(rules_of(battle).begin(battle), 6) == ["ask-division-morale"]
    assert battle.state.track("division.patrol.state") == "fleeing"
    few = phase(
        only="F01 F06 FL1 A01", tracks=FLEEING, F01={"state": "fleeing"}, F06={"state": "disorganized"}
    )
    # 16 of 25 SP are gone: rating 2. The die less one for F01, and one more for the commander.
    drive(rules_of(few).begin(few), 6)
    assert few.state.track("division.patrol.state") == ""
    assert (few.piece("F01").state, few.piece("F06").state) == ("defeated", "disorganized")
    assert few.state.number("division.patrol.shaken") == 0


@pytest.mark.rule("barrosa 8.12", "bailen 8.12")
def test_losses_count_eliminated_and_fled_counters_but_not_those_gone_on() -> None:
    battle = phase(F01={"strength": 3}, F02={"at": "0804"}, F03={"strength": 3}, tracks=SHAKEN)
    assert case_of(battle, "patrol").lost == 2
    gone = phase(only="F01 F02 A01", tracks=SHAKEN)
    # 25 SP at the start; F01 and F02 have 5 each.
    assert case_of(gone, "patrol").lost == 15


@pytest.mark.rule("barrosa 8.14", "bailen 8.14")
def test_the_commander_counts_only_if_he_reaches_everybody() -> None:
    near = phase(tracks=SHAKEN)
    assert case_of(near, "patrol").in_commander_radius
    far = phase(tracks=SHAKEN, F01={"at": "1209"})
    assert not case_of(far, "patrol").in_commander_radius
    assert not case_of(near, "patrol").in_chief_radius


@pytest.mark.rule("barrosa 8.14", "bailen 8.14")
def test_a_chief_counts_for_divisions_of_his_nations_within_his_radius() -> None:
    battle = stage("barrosa-standard", "division-morale", "french", FL1={"at": "1115"})
    assert case_of(battle, "ruffin").in_chief_radius
    assert not case_of(battle, "villatte").in_chief_radius
    allies = stage("barrosa-standard", "division-morale", "allied")
    assert chiefs(allies, on_map(allies, "dilkes")) == ["AL1"]
    assert chiefs(allies, on_map(allies, "anglona")) == ["AL5"]


@pytest.mark.rule("barrosa 8.13", "bailen 8.13")
@pytest.mark.parametrize(("at", "tests"), [("1113", True), ("1112", False)])
def test_friends_who_flee_within_two_hexes_are_a_reason(at: str, tests: bool) -> None:
    battle = stage(
        "barrosa-standard",
        "division-morale",
        "french",
        only="F01 F09 A01",
        F09={"at": at, "state": "fleeing"},
        tracks={"division.leval.state": "fleeing"},
    )
    assert must_test(battle, "ruffin") is tests


@pytest.mark.rule("bailen 10.7")
@pytest.mark.parametrize(("turn", "heat"), [(8, False), (9, True)])
def test_later_on_the_heat_weighs_on_divisions_too(turn: int, heat: bool) -> None:
    battle = stage("bailen-standard", "division-morale", "french", turn=turn)
    assert case_of(battle, "chabert").heat is heat
    spanish = stage("bailen-standard", "division-morale", "spanish", turn=turn)
    assert not case_of(spanish, "reding").heat
