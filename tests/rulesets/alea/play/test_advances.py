"""7.27, 7.28, 9.4.1. Moving into a hex that was fought for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import do, happened, hex_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle

GONE = {"at": "0803", "facing": "N", "strength": 1, "state": "defeated"}


def field(**placed: Any) -> Battle:
    """A broken battalion of 1 SP at 0803: 5 to 1/2 is 6/1, and a 6 wipes it out."""
    return stage("alea-training", "melee", "french", only=" ".join(placed), **placed)


def assailant(at: str, facing: str, target: str = "0803", **more: Any) -> dict[str, Any]:
    return {"at": at, "facing": facing, "markers": {"order": "attack", "assault": target}, **more}


@pytest.mark.rule("barrosa 7.27", "bailen 7.27", "barrosa 12.1", "bailen 12.1")
@pytest.mark.parametrize("facing", ["N", "S"])
def test_infantry_moves_in_and_faces_as_its_owner_likes(facing: str) -> None:
    battle = field(F01=assailant("0904", "NW"), A04=GONE)
    assert do(battle, "melee >0803", 6, "yes", facing) == ["ask-melee", "attacker.advance", "advance.facing"]
    assert hex_of(battle, "F01") == "0803"
    assert battle.board.grid.numbering.orientation.name_of(battle.piece("F01").facing) == facing


@pytest.mark.rule("barrosa 7.27", "bailen 7.27")
def test_infantry_never_has_to() -> None:
    battle = field(F01=assailant("0904", "NW"), A04=GONE)
    do(battle, "melee >0803", 6, "no")
    assert hex_of(battle, "F01") == "0904"


@pytest.mark.rule("barrosa 7.27", "bailen 7.27", "barrosa 5.6", "bailen 5.6")
def test_only_one_of_the_attacking_hexes_moves_in_and_all_of_it_faces_one_way() -> None:
    battle = field(
        F01=assailant("0904", "NW", depth=0),
        F02=assailant("0904", "NW", depth=1),
        F04=assailant("0903", "SW"),
        A04=GONE,
    )
    asked = do(battle, "melee >0803", 6, "yes", "first", "SW")
    assert asked.count("advance.facing") == 1
    inside = {unit for unit in ("F01", "F02", "F04") if hex_of(battle, unit) == "0803"}
    assert inside == {"F01", "F02"}
    assert {battle.piece(unit).facing for unit in inside} == {4}


@pytest.mark.rule("barrosa 7.28", "bailen 7.28")
def test_a_square_that_advances_breaks_up_and_one_that_stays_does_not() -> None:
    square = assailant("0904", "NW", formation="square") | {"facing": -1}
    battle = field(F01=square, A04=GONE)
    do(battle, "melee >0803", 6, "yes", "N")
    assert (hex_of(battle, "F01"), battle.piece("F01").formation) == ("0803", "normal")
    stays = field(F01=square, A04=GONE)
    do(stays, "melee >0803", 6, "no")
    assert stays.piece("F01").formation == "square"


@pytest.mark.rule("barrosa 7.28", "bailen 7.28", "barrosa 2.17", "bailen 2.17")
def test_a_square_for_which_there_is_no_room_ahead_keeps_its_formation() -> None:
    """Two squares at 0507 storm the wood of 0508, which holds one battalion."""
    square = {"formation": "square", "facing": -1}
    battle = field(
        F01=assailant("0507", "S", "0508", depth=0) | square,
        F02=assailant("0507", "S", "0508", depth=1) | square,
        A04={**GONE, "at": "0508"},
    )
    do(battle, "melee >0508", 6, "yes", "S")
    assert (hex_of(battle, "F01"), battle.piece("F01").formation) == ("0508", "normal")
    assert (hex_of(battle, "F02"), battle.piece("F02").formation) == ("0507", "square")


@pytest.mark.rule("barrosa 9.4.1", "bailen 9.4.1")
def test_a_commander_goes_along_with_the_last_counter_of_his_hex() -> None:
    alone = field(F01=assailant("0904", "NW"), FL1={"at": "0904"}, A04=GONE)
    do(alone, "melee >0803", 6, "yes", "N")
    assert hex_of(alone, "FL1") == "0803"
    (rode,) = (event for event in happened(alone, ev.Moved) if event.unit == "FL1")
    assert rode.rule == "barrosa 9.4.1"
    stays = field(
        F01=assailant("0904", "NW"),
        F04={"at": "0904", "facing": "NW", "depth": 1},
        FL1={"at": "0904"},
        A04=GONE,
    )
    do(stays, "melee >0803", 6, "yes", "N")
    assert (hex_of(stays, "F01"), hex_of(stays, "FL1")) == ("0803", "0904")
