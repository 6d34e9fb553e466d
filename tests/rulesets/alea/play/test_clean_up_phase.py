"""3.2.10. What comes off at the end of a player turn."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import drive, rules_of, stage

from grognard.rulesets.alea.play.aftermath import moment

FOUGHT = {"assault": "0404", "charged": 1, "fired": 1, "fought": 1, "moved": 1, "shot-at": 1, "spent": 3}


@pytest.mark.rule("barrosa 3.2.10", "bailen 3.2.10")
def test_the_marks_of_the_player_turn_come_off_both_sides() -> None:
    battle = stage(
        "alea-training",
        "clean-up",
        "french",
        F01={"markers": FOUGHT},
        A01={"markers": {"counter-charged": 1}},
    )
    drive(rules_of(battle).begin(battle))
    assert battle.piece("F01").markers == ()
    assert battle.piece("A01").markers == ()


@pytest.mark.rule("barrosa 3.2.10", "bailen 3.2.10")
def test_orders_come_off_the_side_whose_turn_it_was_and_fatigue_stays() -> None:
    battle = stage(
        "alea-training",
        "clean-up",
        "french",
        F05={"markers": {"order": "attack", "fatigue": 2}},
        FL1={"markers": {"given": 3, "moved": 1}},
        A01={"markers": {"order": "maneuver"}},
    )
    drive(rules_of(battle).begin(battle))
    assert battle.piece("F05").markers == (("fatigue", 2),)
    assert battle.piece("FL1").markers == ()
    assert battle.piece("A01").marker("order") == "maneuver"


@pytest.mark.rule("bailen 1.18")
def test_no_fire_lasts_to_the_end_of_its_owners_next_player_turn() -> None:
    enemy = stage("bailen-standard", "offensive-fire", "french", turn=3)
    placed = {"markers": {"no-fire": moment(enemy)}}
    same = stage("bailen-standard", "clean-up", "french", turn=3, S10=placed)
    drive(rules_of(same).begin(same))
    assert same.piece("S10").marker("no-fire") is not None
    own = stage("bailen-standard", "clean-up", "spanish", turn=3, S10=placed)
    drive(rules_of(own).begin(own))
    assert own.piece("S10").marker("no-fire") is None


@pytest.mark.rule("bailen 1.18")
def test_no_fire_placed_in_its_owners_own_turn_lasts_through_the_next() -> None:
    now = moment(stage("bailen-standard", "defensive-fire", "spanish", turn=3))
    placed = {"markers": {"no-fire": now}}
    same = stage("bailen-standard", "clean-up", "spanish", turn=3, S10=placed)
    drive(rules_of(same).begin(same))
    assert same.piece("S10").marker("no-fire") == now
    following = stage("bailen-standard", "clean-up", "spanish", turn=4, S10=placed)
    drive(rules_of(following).begin(following))
    assert following.piece("S10").marker("no-fire") is None


@pytest.mark.rule("barrosa 8.19", "bailen 8.19")
@pytest.mark.parametrize(
    ("turn", "side", "state"),
    [
        (3, "french", "retreating"),
        (3, "allied", "retreating"),
        (4, "french", ""),
        (4, "allied", "retreating"),
    ],
)
def test_a_division_goes_back_to_the_end_of_its_owners_next_turn(turn: int, side: str, state: str) -> None:
    told: dict[str, int | str] = {"division.patrol.state": "retreating", "division.patrol.since": 3}
    battle = stage("alea-training", "clean-up", side, turn=turn, tracks=told)
    drive(rules_of(battle).begin(battle))
    assert battle.state.track("division.patrol.state") == state
