"""9.4, 11.2. What it means to come to stand in a hex."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import do, hex_of, listed, stage

from grognard.core.game.battle import Battle

MOVER = {"at": "0904", "facing": "NW", "markers": {"order": "attack"}}


def field(scenario: str = "alea-training", **placed: Any) -> Battle:
    return stage(scenario, "movement", "french", only=" ".join(placed), **placed)


@pytest.mark.rule("barrosa 9.4", "bailen 9.4")
@pytest.mark.parametrize(
    ("refuge", "found"),
    [
        # Five columns to the west, and six.
        ("0302", True),
        ("0203", True),
        # Seven are too far.
        ("0103", False),
    ],
)
def test_an_overrun_commander_rides_to_his_own_within_six_hexes(refuge: str, found: bool) -> None:
    battle = field(F01=MOVER, AL1={"at": "0803"}, A01={"at": refuge, "facing": "SE"})
    away = battle.board.grid.distance(battle.board.grid.cell_of("0803"), battle.piece("A01").at)
    assert (away <= 6) is found
    do(battle, "move F01 0803/NW")
    assert hex_of(battle, "AL1") == (refuge if found else "")
    assert battle.piece("AL1").fate == ("" if found else "eliminated")


@pytest.mark.rule("barrosa 9.4", "bailen 9.4")
def test_he_rides_to_the_nearest_and_only_to_his_own_command() -> None:
    """Dilkes leads the Guards; Wheatley's 28th is nearer and does not count."""
    battle = field(
        "barrosa-standard",
        F09={"at": "1208", "facing": "N", "markers": {"order": "attack"}},
        AL2={"at": "1207"},
        A04={"at": "1205", "facing": "N"},
        A01={"at": "1203", "facing": "N"},
        A02={"at": "1202", "facing": "N"},
    )
    do(battle, "move F09 1207/N")
    assert hex_of(battle, "AL2") == "1203"


@pytest.mark.rule("barrosa 9.4", "bailen 9.4")
def test_a_hex_that_is_only_passed_is_entered_too() -> None:
    battle = field(F01=MOVER, AL1={"at": "0803"}, A01={"at": "0401", "facing": "SE"})
    do(battle, "move F01 0703/NW via 0803 0703")
    assert hex_of(battle, "AL1") == "0401"


@pytest.mark.rule("barrosa 9.4", "bailen 9.4")
def test_a_commander_among_his_troops_bars_the_way_with_them() -> None:
    battle = field(F01=MOVER, A01={"at": "0803", "facing": "NW"}, AL1={"at": "0803"})
    assert not [order for order in listed(battle, "F01") if " 0803" in order]


@pytest.mark.rule("barrosa 11.2")
def test_whoever_was_there_last_owns_an_objective() -> None:
    """The summit at 0602 is nobody's at first; a battalion that passes takes and keeps it."""
    battle = field(F01={"at": "0603", "facing": "N", "markers": {"order": "attack"}})
    before = battle.state.track("owner.0602")
    do(battle, "move F01 0601/N via 0602 0601")
    assert (before, battle.state.track("owner.0602")) == ("", "french")
