"""3.2.4, 7.1, 7.1.1, 7.1.2, 7.2, 10.9. Declaring assaults."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import do, listed, refused, rules_of, stage

from grognard.core.game.battle import Battle

ATTACK = {"order": "attack"}


def field(scenario: str = "alea-training", side: str = "french", **placed: Any) -> Battle:
    return stage(scenario, "assault", side, only=" ".join(placed), **placed)


@pytest.mark.rule("barrosa 7.1", "bailen 7.1", "barrosa 3.2.4", "bailen 3.2.4")
def test_an_assault_names_an_adjacent_enemy_in_front() -> None:
    """F01 at 0904 looks NW: 0803, 0804 and 0903 are in front, 1004 is not, 0802 is too far."""
    battle = field(
        F01={"at": "0904", "facing": "NW", "markers": ATTACK},
        A01={"at": "0803", "facing": "SE"},
        A02={"at": "1004", "facing": "NW"},
        A04={"at": "0802", "facing": "S"},
    )
    assert listed(battle) == ["assault F01 >0803", "done"]
    assert refused(battle, "assault F01 >1004") == ("refuse-assault-front", "7.1")
    assert refused(battle, "assault F01 >0802") == ("refuse-assault-front", "7.1")
    assert refused(battle, "assault F01 >0903") == ("refuse-no-target", "7.1")
    do(battle, "assault F01 >0803")
    assert battle.piece("F01").marker("assault") == "0803"


@pytest.mark.rule("barrosa 7.1", "bailen 7.1")
def test_a_stack_attacks_one_hex_and_several_stacks_may_attack_the_same() -> None:
    battle = field(
        F01={"at": "0904", "facing": "NW", "markers": ATTACK, "depth": 0},
        F02={"at": "0904", "facing": "NW", "markers": ATTACK, "depth": 1},
        F04={"at": "0903", "facing": "SW", "markers": ATTACK},
        A01={"at": "0803", "facing": "SE"},
        A02={"at": "0804", "facing": "NE"},
    )
    do(battle, "assault F01 >0803")
    assert refused(battle, "assault F02 >0804") == ("refuse-assault-two", "7.1")
    do(battle, "assault F02 >0803")
    do(battle, "assault F04 >0803")
    assert {battle.piece(unit).marker("assault") for unit in ("F01", "F02", "F04")} == {"0803"}
    assert rules_of(battle).asks(battle) is None


@pytest.mark.rule("barrosa 7.1", "bailen 7.1", "barrosa 5.8", "bailen 5.8")
def test_a_guerrilla_assaults_behind_the_back_of_its_stack() -> None:
    """F03 has six front hexes; F01, with it at 0904, looks NW. Together they have F01's front only."""
    battle = field(
        F01={"at": "0904", "facing": "NW", "markers": ATTACK, "depth": 0},
        F03={"at": "0904", "formation": "guerrilla", "facing": -1, "markers": ATTACK, "depth": 1},
        A01={"at": "1004", "facing": "NW"},
    )
    assert listed(battle) == ["assault F03 >1004", "done"]
    assert refused(battle, "assault F01+F03 >1004") == ("refuse-assault-front", "7.1")


@pytest.mark.rule("barrosa 7.1.1", "bailen 7.1.1", "barrosa 4.7", "bailen 4.7", "barrosa 7.2", "bailen 7.2")
@pytest.mark.parametrize(
    ("unit", "how", "may"),
    [
        ("F01", {"markers": ATTACK}, True),
        ("F01", {"markers": {}}, True),
        ("F01", {"markers": {"order": "maneuver"}}, False),
        ("F01", {"markers": ATTACK, "state": "disorganized"}, False),
        ("F01", {"markers": ATTACK, "state": "defeated"}, False),
        ("F05", {"markers": {"order": "attack", "fatigue": 2}}, True),
        ("F05", {"markers": {"order": "attack", "fatigue": 3}}, False),
        ("F06", {"markers": ATTACK, "formation": "deployed"}, False),
        ("F06", {"markers": ATTACK, "formation": "limbered"}, False),
    ],
)
def test_who_may_assault(unit: str, how: dict[str, Any], may: bool) -> None:
    placed: dict[str, Any] = {unit: {"at": "0904", "facing": "NW", **how}, "A01": {"at": "0803"}}
    battle = field(**placed)
    assert (f"assault {unit} >0803" in listed(battle)) is may
    if not may:
        assert refused(battle, f"assault {unit} >0803")[1] in ("7.1.1", "7.1")


@pytest.mark.rule("barrosa 7.1.2", "bailen 7.1.2")
def test_no_assault_goes_over_the_cliff() -> None:
    battle = field(
        "barrosa-1811",
        F01={"at": "2420", "facing": "S", "markers": ATTACK},
        A01={"at": "2421", "facing": "N"},
    )
    assert listed(battle) == ["done"]
    assert refused(battle, "assault F01 >2421") == ("refuse-melee-ground", "7.1.2")


@pytest.mark.rule("barrosa 10.9", "bailen 10.9")
def test_an_assault_wakes_a_held_division() -> None:
    battle = field(
        "barrosa-1811",
        F17={"at": "0517", "facing": "S", "markers": ATTACK},
        A34={"at": "0518", "facing": "NE"},
    )
    assert battle.state.number("division.zayas.held") == 1
    do(battle, "assault F17 >0518")
    assert battle.state.number("division.zayas.held") == 0


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("assault A01 >0803", "refuse-unit"),
        ("assault F01+F01 >0803", "refuse-assault-together"),
        ("assault F01 >9999", "refuse-hex"),
        ("assault F01 0803 >0803", "refuse-surplus"),
        ("storm F01 >0803", "refuse-verb"),
    ],
)
def test_orders_that_make_no_sense_are_refused(text: str, key: str) -> None:
    battle = field(F01={"at": "0904", "facing": "NW", "markers": ATTACK}, A01={"at": "0803"})
    assert refused(battle, text)[0] == key
