"""8.9, 8.10, 10.7. Reorganization and rest."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, do, drive, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.reorganization_phase import case_of


def phase(**changed: Changes) -> Battle:
    return stage("alea-training", "reorganization", "french", pieces=changed)


@pytest.mark.rule("barrosa 3.2.8", "bailen 3.2.8", "barrosa 8.9", "bailen 8.9")
def test_a_shaken_counter_may_test_once() -> None:
    battle = phase(F01={"state": "disorganized"})
    assert listed(battle) == ["reorganize F01", "done"]
    assert do(battle, "reorganize F01", 6) == ["ask-morale"]
    assert battle.piece("F01").state == "normal"
    again = phase(F01={"state": "disorganized", "markers": {"reorganized": 1}})
    assert refused(again, "reorganize F01") == ("refuse-reorganized", "8.9")
    drive(rules_of(battle).end(battle))
    assert battle.piece("F01").markers == ()


@pytest.mark.rule("barrosa 8.9", "bailen 8.9")
@pytest.mark.parametrize("marker", ["fired", "assault", "charged", "counter-charged", "fought", "shot-at"])
def test_whoever_fired_fought_or_came_under_fire_does_not(marker: str) -> None:
    battle = phase(F01={"state": "disorganized", "markers": {marker: 1}})
    assert refused(battle, "reorganize F01") == ("refuse-busy", "8.9")
    assert rules_of(battle).asks(battle) is None


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("reorganize F02", "refuse-nothing-to-reorganize"),
        ("reorganize F03", "refuse-fleeing-test"),
        ("reorganize A01", "refuse-unit"),
        ("reorganize FL1", "refuse-unit"),
        ("reorganize F01+F02", "refuse-surplus"),
        ("rally F01", "refuse-verb"),
    ],
)
def test_nobody_else_reorganizes(text: str, key: str) -> None:
    battle = phase(F01={"state": "disorganized"}, F03={"state": "fleeing"}, A01={"state": "defeated"})
    assert refused(battle, text)[0] == key


@pytest.mark.rule("barrosa 8.10", "bailen 8.10")
@pytest.mark.parametrize(
    ("markers", "left"),
    [
        ({"fatigue": 2}, 1),
        ({"fatigue": 1}, None),
        ({"fatigue": 2, "spent": 3}, 1),
        ({"fatigue": 2, "spent": 4}, 2),
        ({"fatigue": 2, "fought": 1}, 2),
        ({"fatigue": 2, "shot-at": 1}, 1),
    ],
)
def test_horses_that_moved_half_their_points_at_most_rest(markers: dict[str, int], left: int | None) -> None:
    battle = phase(F05={"markers": markers})
    assert drive(rules_of(battle).end(battle)) == []
    assert battle.piece("F05").marker("fatigue") == left


@pytest.mark.rule("barrosa 8.10", "bailen 8.10")
def test_nobody_rests_in_an_enemy_zone() -> None:
    battle = phase(F05={"at": "0504", "markers": {"fatigue": 2}}, A02={"at": "0404", "facing": "SE"})
    drive(rules_of(battle).end(battle))
    assert battle.piece("F05").count("fatigue") == 2


@pytest.mark.rule("barrosa 8.10", "bailen 8.10")
def test_shaken_horses_rest_with_the_test_or_without_it() -> None:
    tired = {"state": "disorganized", "markers": {"fatigue": 2}}
    tested = phase(F05=tired)
    do(tested, "reorganize F05", 6)
    assert tested.piece("F05").count("fatigue") == 1
    drive(rules_of(tested).end(tested))
    assert tested.piece("F05").count("fatigue") == 1
    untested = phase(F05=tired)
    assert drive(rules_of(untested).end(untested)) == []
    assert untested.piece("F05").count("fatigue") == 1
    assert untested.piece("F05").state == "disorganized"


@pytest.mark.rule("bailen 10.7")
@pytest.mark.parametrize(("turn", "at", "heat"), [(5, "0101", False), (6, "0101", True), (6, "1008", False)])
def test_thirst_weighs_on_the_french_unless_they_hold_a_well(turn: int, at: str, heat: bool) -> None:
    battle = stage(
        "bailen-standard",
        "reorganization",
        "french",
        turn=turn,
        only="F01 F02 S01",
        F01={"state": "disorganized"},
        F02={"at": at},
    )
    assert case_of(battle, battle.piece("F01")).heat is heat
    assert not case_of(battle, battle.piece("S01")).heat
