"""Replacements, reinforcements and their entry."""

from __future__ import annotations

from typing import Any

import pytest
from tests.staging import do, drive, hex_of, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.tikhvin.play.activation import activate

SCENARIO = "tikhvin-training"


def recovering(points: int = 5, **changed: Any) -> Battle:
    return stage(SCENARIO, "replacements", "german", turn=2, tracks={"rp.german": points}, **changed)


@pytest.mark.rule("tikhvin 10.4", "tikhvin 10.5")
def test_a_die_brings_points_from_the_second_turn_on() -> None:
    battle = recovering(0)
    assert drive(rules_of(battle).begin(battle), 4) == ["ask-replacements"]
    assert battle.state.track("rp.german") == 5
    first = stage(SCENARIO, "replacements", "german")
    assert drive(rules_of(first).begin(first)) == []


@pytest.mark.rule("tikhvin 10.6", "tikhvin 10.8")
def test_points_buy_factors_back_away_from_the_enemy_once_a_unit() -> None:
    battle = recovering(G11={"strength": 4}, G02={"strength": 4})
    assert listed(battle) == ["recover G11 :1", "recover G11 :2", "done"]
    assert refused(battle, "recover G02 :1") == ("refuse-recovery-enemy", "10.8")
    assert refused(battle, "recover G11 :3") == ("refuse-recovery-number", "10.8")
    do(battle, "recover G11 :2")
    assert (battle.piece("G11").strength, battle.state.track("rp.german")) == (6, 1)
    assert refused(battle, "recover G11 :1") == ("refuse-recovered", "10.8")
    drive(rules_of(battle).end(battle))
    assert battle.state.track("rp.german") == 0


@pytest.mark.rule("tikhvin 10.8")
def test_lone_guns_and_staffs_keep_nobody_from_recovering() -> None:
    weak = {"at": "0309", "strength": 4}
    beside = {"SA2": {"at": "0310"}, "SL2": {"at": "0308"}}
    lone = recovering(only="G11 GL3 SA2 SL2", G11=weak, GL3={"at": "0209"}, pieces=beside)
    assert "recover G11 :1" in listed(lone)
    guarded = recovering(
        only="G11 GL3 SA2 S12", G11=weak, GL3={"at": "0209"}, SA2={"at": "0310"}, S12={"at": "0310"}
    )  # fmt: skip
    assert refused(guarded, "recover G11 :1") == ("refuse-recovery-enemy", "10.8")


@pytest.mark.rule("tikhvin 5.5", "tikhvin 10.8")
def test_nobody_recovers_beyond_what_a_hex_holds() -> None:
    stack = {
        "G11": {"at": "0209", "strength": 6},
        "G02": {"at": "0209", "strength": 6},
        "G03": {"at": "0209"},
    }
    battle = recovering(only="G11 G02 G03 GL1", GL1={"at": "0209"}, pieces=stack)
    held = sum(battle.piece(unit).strength for unit in stack)
    room = 20 - held
    assert 0 <= room < 2, held
    assert refused(battle, f"recover G11 :{room + 1}") == ("refuse-stacking", "5.5")
    assert [order for order in listed(battle, "G11") if order.startswith("recover")] == [
        f"recover G11 :{factors}" for factors in range(1, room + 1)
    ]


@pytest.mark.rule("tikhvin 10.3")
def test_reinforcements_come_in_when_they_are_activated() -> None:
    battle = stage(SCENARIO, "reinforcements", "", turn=2)
    drive(rules_of(battle).begin(battle))
    assert battle.piece("S31").marker("due") == 1
    assert battle.piece("S31").fate == "waiting"
    later = stage(SCENARIO, "activation", "soviet", turn=2, S31={"fate": "waiting", "markers": {"due": 1}})
    activate(later, "S31")
    assert hex_of(later, "S31") == "1202"


@pytest.mark.rule("tikhvin 10.3")
def test_a_blocked_entry_is_passed_over_for_the_next_of_its_line_or_waited_for() -> None:
    taken = stage(
        "tikhvin-1941", "activation", "soviet", turn=2, G01={"at": "2413"}, tracks={"held.2413": "german"},
        S31={"fate": "waiting", "markers": {"due": 1}},
    )  # fmt: skip
    activate(taken, "S31")
    assert hex_of(taken, "S31") == "3115"
    waits = stage(
        SCENARIO, "activation", "soviet", turn=2, G01={"at": "1202"}, tracks={"held.1202": "german"},
        S31={"fate": "waiting", "markers": {"due": 1}},
    )  # fmt: skip
    assert "activate S31" not in listed(waits)


@pytest.mark.rule("tikhvin 13.9")
def test_pieces_are_set_up_once_within_their_zones_and_towns_are_garrisoned() -> None:
    battle = stage("tikhvin-standard", "deployment", "german")
    assert "done" in listed(battle)
    assert refused(battle, "deploy G01 0505") == ("refuse-deploy-zone", "13.9")
    assert refused(battle, "deploy S01 0806") == ("refuse-deploy-unit", "13.9")
    do(battle, "deploy G08 0512")
    assert refused(battle, "deploy G08 0611") == ("refuse-deploy-unit", "13.9")
    # Chudovo is empty now.
    assert refused(battle, "done") == ("refuse-garrison", "13.9")
    do(battle, "deploy G07 0611")
    assert "done" in listed(battle)


@pytest.mark.rule("tikhvin 13.2")
def test_static_units_do_not_recover() -> None:
    battle = stage(
        "tikhvin-1941", "replacements", "soviet", turn=2, tracks={"rp.soviet": 5}, S20={"strength": 9}
    )
    assert listed(battle) == ["done"]
    assert refused(battle, "recover S20 :1") == ("refuse-recovery-static", "13.2")
