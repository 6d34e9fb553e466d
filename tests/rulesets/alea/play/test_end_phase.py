"""3.3. The joint end phase."""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, Tracks, drive, hex_of, rules_of, stage

from grognard.core.game.battle import Battle


def end(scenario: str, turn: int, only: str = "", tracks: Tracks | None = None, **changed: Changes) -> Battle:
    return stage(scenario, "end", "", turn=turn, only=only, tracks=tracks, pieces=changed)


@pytest.mark.rule("barrosa 3.3", "bailen 3.3", "barrosa 8.17", "bailen 8.17")
def test_fleeing_counters_of_both_sides_move() -> None:
    battle = end(
        "alea-training", 1, only="F01 A01 F04 A04", F01={"state": "fleeing"}, A01={"state": "fleeing"}
    )
    drive(rules_of(battle).begin(battle))
    assert hex_of(battle, "F01")[:2] == "12"
    assert hex_of(battle, "A01") == "" or hex_of(battle, "A01")[:2] == "01"


@pytest.mark.rule("barrosa 3.3", "bailen 3.3")
def test_the_game_goes_on_until_its_last_turn() -> None:
    turns = end("alea-training", 1).scenario.turns
    for turn, over in ((turns - 1, False), (turns, True)):
        battle = end("alea-training", turn)
        drive(rules_of(battle).begin(battle))
        assert (battle.state.result is not None) is over


@pytest.mark.rule("bailen 10.8", "bailen 10.17", "barrosa 10.17")
@pytest.mark.parametrize(
    ("turn", "die", "comes"), [(10, 5, 0), (10, 6, 1), (12, 5, 1), (12, 4, 0), (13, 5, 0), (13, 6, 1)]
)
def test_vedel_comes_when_the_die_says_so(turn: int, die: int, comes: int) -> None:
    battle = end("bailen-standard", turn)
    assert drive(rules_of(battle).begin(battle), die) == ["ask-reinforcement"]
    assert battle.state.number("division.vedel.coming") == comes


@pytest.mark.rule("bailen 10.17", "barrosa 10.17")
def test_nobody_rolls_before_the_time_or_twice_or_after_the_last_turn() -> None:
    for battle in (
        end("bailen-standard", 9),
        end("bailen-standard", 11, tracks={"division.vedel.coming": 1}),
        end("bailen-standard", 14),
    ):
        assert drive(rules_of(battle).begin(battle)) == []
