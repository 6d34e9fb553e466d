"""7.25, 7.26, 7.26.1. Cavalry out of hand on the map.

French dragoons, B with 3 SP, at 0906 attack 0905 with an Attack order. Control is rolled under B with -1 for
their nation: a die of 3 holds them and one of 2 does not. A broken battalion of 1 SP counts 1/2, so that the
ratio is 6/1, and DB2 or more at 3 and above wipes it out.
"""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import Changes, do, happened, hex_of, stage

from grognard.core import events as ev
from grognard.core.game.battle import Battle

RIDER = {"at": "0906", "facing": "N", "markers": {"order": "attack", "assault": "0905"}}
BROKEN = {"facing": "N", "strength": 1, "state": "defeated", "formation": "normal"}
HOLD = 3
LOSE = 2


def field(only: str, **changed: Changes) -> Battle:
    changed = {"F05": RIDER, **changed}
    return stage("alea-training", "melee", "french", only=f"F05 {only}", pieces=changed)


def rides(battle: Battle) -> list[str]:
    """The hexes that the dragoons rode into."""
    moves = [event for event in happened(battle, ev.Moved) if event.unit == "F05"]
    return [event.to for event in moves if event.how == "pursuit"]


def facing(battle: Battle) -> str:
    return battle.board.grid.numbering.orientation.name_of(battle.piece("F05").facing)


@pytest.mark.rule("barrosa 7.25", "bailen 7.25", "barrosa 7.26", "bailen 7.26")
def test_under_control_the_owner_may_stay_where_he_is() -> None:
    battle = field("A04", A04={"at": "0905", **BROKEN})
    asked = do(battle, "melee >0905", 6, HOLD, "no")
    assert asked == ["ask-melee", "ask-cavalry-control", "attacker.advance"]
    assert (hex_of(battle, "F05"), battle.piece("A04").fate) == ("0906", "eliminated")


@pytest.mark.rule("barrosa 7.25", "bailen 7.25")
def test_a_commander_steadies_the_cavalry() -> None:
    """With Morel, whose morale factor is 1, the 2 that lost it becomes a 2 again: B is in hand."""
    battle = field("A04 FL1", A04={"at": "0905", **BROKEN}, FL1={"at": "0906"})
    assert do(battle, "melee >0905", 6, LOSE, "no")[-1] == "attacker.advance"


@pytest.mark.rule("barrosa 7.26", "bailen 7.26", "barrosa 9.4.1", "bailen 9.4.1")
def test_in_hand_it_may_advance_and_its_commander_rides_along() -> None:
    battle = field("A04 FL1", A04={"at": "0905", **BROKEN}, FL1={"at": "0906"})
    do(battle, "melee >0905", 6, HOLD, "yes", "NE")
    assert hex_of(battle, "F05") == hex_of(battle, "FL1") == "0905"
    assert facing(battle) == "NE"


@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_out_of_hand_it_rides_in_and_attacks_whoever_is_next_to_it() -> None:
    """The attack on A02 has no order; after one such attack control has -2 more: 5 - 1 - 2 = 2."""
    battle = field("A04 A02", A04={"at": "0905", **BROKEN}, A02={"at": "0904", **BROKEN})
    asked = do(battle, "melee >0905", 6, LOSE, "S", 6, 5, "no")
    assert asked == [
        *("ask-melee", "ask-cavalry-control", "advance.facing"),
        *("ask-melee", "ask-cavalry-control", "attacker.advance"),
    ]
    assert rides(battle) == ["0905"]
    assert battle.piece("A02").fate == "eliminated"
    # It turned from S to the enemy by itself.
    assert facing(battle) == "N"


@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_the_attacker_picks_among_enemies_who_are_equally_near() -> None:
    """A02 north of the vacated hex and A01 south-east of it, 1005: no facing has both in front."""
    battle = field(
        "A04 A02 A01",
        A04={"at": "0905", **BROKEN},
        A02={"at": "0904", **BROKEN},
        A01={"at": "1005", **BROKEN},
    )
    asked = do(battle, "melee >0905", 6, LOSE, "N", "1005", 6, 5, "no")
    assert asked.count("attacker.prey") == 1
    assert (battle.piece("A01").fate, battle.piece("A02").fate) == ("eliminated", "")
    assert facing(battle) == "SE"


@pytest.mark.rule("barrosa 7.26", "bailen 7.26", "barrosa 7.26.1", "bailen 7.26.1")
def test_thrown_back_by_an_enemy_who_kept_his_hex_it_stops() -> None:
    """3 to 3 is 1/1: 4 and the order are 5, BM, and 2 SP face 2. Out of hand it attacks him again, without
    the order, and 2 is AR1. The broken militia beside the hex it falls back to is left alone."""
    battle = field("A01 A04", A01={"at": "0905", "facing": "S", "strength": 3}, A04={"at": "1007", **BROKEN})
    asked = do(battle, "melee >0905", 4, LOSE, 2, "shortest", 6)
    assert asked.count("ask-melee") == 2
    assert hex_of(battle, "F05") == "1006"
    assert battle.board.grid.distance(battle.piece("F05").at, battle.piece("A04").at) == 1
    assert battle.piece("A04").fate == ""


@pytest.mark.rule("barrosa 7.26", "bailen 7.26", "barrosa 7.26.1", "bailen 7.26.1")
def test_it_makes_three_provoked_attacks_and_no_more() -> None:
    """A row of broken battalions from 0905 to 0902: after the melee itself three more are struck."""
    battle = field(
        "A01 A02 A03 A04 A05",
        A04={"at": "0905", **BROKEN},
        A01={"at": "0904", **BROKEN},
        A02={"at": "0903", **BROKEN},
        A03={"at": "0902", **BROKEN},
        A05={"at": "0803", **BROKEN},
    )
    chain = ("N", 6, LOSE, "N", "0903", 6, LOSE, "N", "0902", 6)
    asked = do(battle, "melee >0905", 6, LOSE, *chain)
    assert asked.count("ask-melee") == 4
    assert [battle.piece(unit).fate for unit in ("A01", "A02", "A03")] == ["eliminated"] * 3
    # The fourth enemy is next to it all the same; after the third attack it stands where it is.
    assert battle.piece("A05").fate == ""
    assert hex_of(battle, "F05") == "0903"
    assert rides(battle) == ["0905", "0904", "0903"]


@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_with_no_enemy_next_to_it_it_stops_and_looks_at_the_nearest() -> None:
    battle = field("A04 A02", A04={"at": "0905", **BROKEN}, A02={"at": "0902", "facing": "N"})
    asked = do(battle, "melee >0905", 6, LOSE, "S")
    assert asked == ["ask-melee", "ask-cavalry-control", "advance.facing"]
    assert (hex_of(battle, "F05"), facing(battle)) == ("0905", "N")


@pytest.mark.rule("barrosa 7.26.1", "bailen 7.26.1", "barrosa 7.3.3", "bailen 7.3.3")
def test_it_does_not_throw_itself_at_four_times_its_strength_and_more() -> None:
    """It has 3 SP and 5 + 5 + 3 stand before it: 3/13 is below 1/4."""
    battle = field(
        "A04 A01 A02 A03",
        A04={"at": "0905", **BROKEN},
        A01={"at": "0904", "facing": "N", "depth": 0},
        A02={"at": "0904", "facing": "N", "depth": 1},
        A03={"at": "0904", "formation": "normal", "facing": "N", "depth": 2},
    )
    asked = do(battle, "melee >0905", 6, LOSE, "N")
    assert asked.count("ask-melee") == 1
    assert hex_of(battle, "F05") == "0905"


@pytest.mark.rule("barrosa 7.25", "barrosa 7.24")
def test_after_a_charge_the_cavalry_is_harder_to_hold_and_tired() -> None:
    rider = {**RIDER, "markers": {"order": "attack", "assault": "0905", "charged": 1}}
    battle = field("A04", F05=rider, A04={"at": "0905", **BROKEN})
    # A die of 3 with -1 for the nation and -1 for the charge is 1: out of hand.
    asked = do(battle, "melee >0905", 6, HOLD, "N")
    assert asked[-1] == "advance.facing"
    assert battle.piece("F05").count("fatigue") == 1
