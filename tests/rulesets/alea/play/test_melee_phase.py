"""3.2.7, 7.1 to 7.13, 7.27.1. The melees of a player turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.alea.play.staging import Changes, do, happened, hex_of, listed, refused, rules_of, stage

from grognard.core import events as ev
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.order import Order
from grognard.rulesets.alea.play import board_cases
from grognard.rulesets.alea.play.melee_phase import MeleePhase
from grognard.rulesets.alea.play.position import position
from grognard.rulesets.alea.strength import assess


def field(only: str, scenario: str = "alea-training", side: str = "french", **changed: Changes) -> Battle:
    return stage(scenario, "melee", side, only=only, pieces=changed)


def against(hex: str, **markers: Any) -> dict[str, Any]:
    return {"order": "attack", "assault": hex, **markers}


def column(battle: Battle, hex: str) -> str | None:
    case = board_cases.melee(position(battle), battle.board.grid.cell_of(hex))
    return assess(battle.rules, case).column


@pytest.mark.rule("barrosa 3.2.7", "bailen 3.2.7", "barrosa 12.1", "bailen 12.1")
def test_every_assault_is_fought_in_the_order_the_active_player_likes() -> None:
    battle = field(
        "F01 F02 A01 A02",
        F01={"at": "0904", "facing": "NW", "markers": against("0803")},
        F02={"at": "0907", "facing": "NW", "markers": against("0806")},
        A01={"at": "0803", "facing": "SE"},
        A02={"at": "0806", "facing": "SE"},
    )
    # There is no way round it: "done" is not offered.
    assert listed(battle) == ["melee >0803", "melee >0806"]
    assert refused(battle, "done")[0] == "refuse-verb"
    assert refused(battle, "melee >0804") == ("refuse-no-assault", "7.1")
    # 5 to 5 is 1/1; C against C, 3 and the order are 4: SE.
    do(battle, "melee >0806", 3)
    assert listed(battle) == ["melee >0803"]
    # What follows from one comes before the next: A01 is driven back before anything else is asked.
    do(battle, "melee >0803", 6, 6, "0703", "yes", "NW")
    assert (hex_of(battle, "A01"), hex_of(battle, "F01")) == ("0703", "0803")
    assert rules_of(battle).asks(battle) is None


@pytest.mark.rule("barrosa 7.1", "bailen 7.1", "barrosa 2.7", "bailen 2.7")
def test_two_hexes_attack_together_each_over_its_own_hexside() -> None:
    """Signal hill rises from 0702 and 0703 to 0602: letter A halves the 5 SP of either hex, and 5/2 + 5/2
    against A01's 5 is 1/1. On the flat it is 2/1."""
    up = field(
        "F01 F02 A01",
        F01={"at": "0702", "facing": "NW", "markers": against("0602")},
        F02={"at": "0703", "facing": "NW", "markers": against("0602")},
        A01={"at": "0602", "facing": "SE"},
    )
    assert column(up, "0602") == "1/1"
    flat = field(
        "F01 F02 A01",
        F01={"at": "0904", "facing": "NW", "markers": against("0803")},
        F02={"at": "0804", "facing": "N", "markers": against("0803")},
        A01={"at": "0803", "facing": "SE"},
    )
    assert column(flat, "0803") == "2/1"
    # One melee, and both markers are used up by it.
    assert listed(flat) == ["melee >0803", "melee 0904 >0803"]
    # C leads from the lower number and meets B: 3 - 1 and the order are 3, SE on 2/1.
    do(flat, "melee >0803", 3)
    assert listed(flat) == []
    assert flat.piece("F01").marker("assault") is flat.piece("F02").marker("assault") is None


@pytest.mark.rule("barrosa 7.6", "bailen 7.6", "barrosa 7.2", "bailen 7.2", "barrosa 10.4")
def test_thrown_back_the_attackers_leave_their_deployed_guns_behind() -> None:
    """5 to 5, 1 and the order: 2 on 1/1 is AR1. The battery that stayed behind in the hex is captured."""
    battle = field(
        "F01 F06 A01",
        F01={"at": "0904", "facing": "NW", "markers": against("0803"), "depth": 0},
        F06={"at": "0904", "facing": "NW", "formation": "deployed", "depth": 1},
        A01={"at": "0803", "facing": "SE"},
    )
    asked = do(battle, "melee >0803", 1, 6, "1004")
    assert asked == ["ask-melee", "ask-morale", "retreat.hex"]
    assert battle.piece("F06").fate == "eliminated"
    assert battle.state.number("captured.french") == 1
    assert hex_of(battle, "F01") == "1004"


@pytest.mark.rule("barrosa 7.3.3", "bailen 7.3.3")
def test_an_assault_that_has_become_too_weak_is_called_off() -> None:
    """1 SP against 5 is below 1/4: no die, and the marker comes off."""
    battle = field(
        "F01 A01",
        F01={"at": "0904", "facing": "NW", "markers": against("0803"), "strength": 1},
        A01={"at": "0803", "facing": "SE"},
    )
    assert column(battle, "0803") is None
    assert do(battle, "melee >0803") == []
    assert battle.piece("F01").markers == (("order", "attack"),)
    (removed,) = happened(battle, ev.MarkerRemoved)
    assert removed.rule == "barrosa 7.3.3"


@pytest.mark.rule("barrosa 7.19", "barrosa 7.3.2", "barrosa 7.24")
def test_the_marker_of_a_counter_charge_counts_in_the_melee_and_tires() -> None:
    """3 SP charge and count 9/2; 3 counter-charge and count 9/2: 1/1. Without the marker it is 3/2."""
    rider = {"at": "0904", "facing": "NW", "markers": against("0803", charged=1)}
    hussars = {"at": "0803", "facing": "SE"}
    plain = field("F05 A05", F05=rider, A05=hussars)
    assert column(plain, "0803") == "3/2"
    battle = field("F05 A05", F05=rider, A05={**hussars, "markers": {"counter-charged": 1}})
    assert column(battle, "0803") == "1/1"
    # 3 and the order: SE; nobody moves, both are tired.
    do(battle, "melee >0803", 3)
    assert battle.piece("F05").count("fatigue") == battle.piece("A05").count("fatigue") == 1


# An enemy who has left


@pytest.mark.rule("barrosa 7.27.1", "bailen 7.27.1")
@pytest.mark.parametrize(("answer", "hex"), [("yes", "0803"), ("no", "0904")])
def test_infantry_may_walk_into_a_hex_that_the_enemy_has_left(answer: str, hex: str) -> None:
    battle = field(
        "F01 A01", F01={"at": "0904", "facing": "NW", "markers": against("0803")}, A01={"at": "0703"}
    )
    asked = do(battle, "melee >0803", *((answer, "N") if answer == "yes" else (answer,)))
    assert asked[0] == "attacker.advance"
    assert hex_of(battle, "F01") == hex
    assert battle.piece("F01").marker("assault") is None


@pytest.mark.rule("barrosa 7.27.1", "bailen 7.27.1")
def test_of_two_hexes_one_walks_in_and_cavalry_does_not() -> None:
    battle = field(
        "F01 F02 F05 A01",
        F01={"at": "0904", "facing": "NW", "markers": against("0803")},
        F02={"at": "0804", "facing": "N", "markers": against("0803")},
        F05={"at": "0903", "facing": "SW", "markers": against("0803")},
        A01={"at": "0402"},
    )
    asked = do(battle, "melee >0803", "yes", "second", "N")
    assert asked == ["attacker.advance", "attacker.advance-hex", "advance.facing"]
    at = {unit: hex_of(battle, unit) for unit in ("F01", "F02", "F05")}
    assert sorted(hex for hex in at.values() if hex == "0803") == ["0803"]
    assert at["F05"] == "0903"
    assert listed(battle) == []


@pytest.mark.rule("barrosa 7.27.1", "bailen 7.27.1", "barrosa 2.17", "bailen 2.17")
def test_nobody_walks_in_where_he_may_not_stack() -> None:
    """Pine wood holds one battalion: of the two at 0507 only the top one gets into 0508."""
    battle = field(
        "F01 F02 A01",
        F01={"at": "0507", "facing": "S", "markers": against("0508"), "depth": 0},
        F02={"at": "0507", "facing": "S", "markers": against("0508"), "depth": 1},
        A01={"at": "0402"},
    )
    do(battle, "melee >0508", "yes", "S")
    assert (hex_of(battle, "F01"), hex_of(battle, "F02")) == ("0508", "0507")


@pytest.mark.rule("barrosa 7.27.1", "bailen 7.27.1", "barrosa 7.28", "bailen 7.28")
def test_a_square_that_walks_in_breaks_up() -> None:
    square = {"at": "0904", "formation": "square", "facing": -1, "markers": against("0803")}
    battle = field("F01 A01", F01=square, A01={"at": "0402"})
    do(battle, "melee >0803", "yes", "SW")
    piece = battle.piece("F01")
    assert (hex_of(battle, "F01"), piece.formation) == ("0803", "normal")
    assert battle.board.grid.numbering.orientation.name_of(piece.facing) == "SW"


@pytest.mark.rule("barrosa 7.1", "bailen 7.1")
def test_friends_who_got_there_first_are_not_attacked() -> None:
    """Loose cavalry has taken the hex before the second assault on it: its infantry may only join it."""
    battle = field(
        "F01 F05 A01",
        F01={"at": "0904", "facing": "NW", "markers": against("0803")},
        F05={"at": "0803", "facing": "NW"},
        A01={"at": "0402"},
    )
    assert do(battle, "melee >0803", "no") == ["attacker.advance"]
    assert battle.piece("F05").strength == 3
    assert listed(battle) == []


# Losses on the map


@pytest.mark.rule("barrosa 7.8", "bailen 7.8", "barrosa 8.4", "bailen 8.4")
def test_driven_back_each_counter_goes_and_then_tests() -> None:
    """10 to 4 is 2/1; B against D is +2: 2, 2 and the order are 5, DR1. D is disorganized by 3."""
    battle = field(
        "F01 F02 A04",
        F01={"at": "0904", "facing": "NW", "markers": against("0803"), "depth": 0},
        F02={"at": "0904", "facing": "NW", "markers": against("0803"), "depth": 1},
        A04={"at": "0803", "facing": "SE"},
    )
    asked = do(battle, "melee >0803", 2, 3, "0703", "no")
    # Whoever could move in decides when he has seen where the others went.
    assert asked == ["ask-melee", "ask-morale", "retreat.hex", "attacker.advance"]
    assert battle.piece("A04").state == "disorganized"
    assert hex_of(battle, "A04") == "0703"


@pytest.mark.rule("bailen 7.33", "bailen 10.4")
@pytest.mark.parametrize(("die", "extra"), [(4, 1), (6, 0)])
def test_a_battery_alone_is_taken_and_counts_extra_if_driven_back(die: int, extra: int) -> None:
    """7 SP against 1 is beyond 5-1. D against B is two letters, less one: -1; +1 for the order. 4 is D2, and
    removes the battery by a retreat; 6 is DB, and removes it by a loss."""
    battle = field(
        "F01 S12",
        "bailen-standard",
        F01={"at": "1708", "facing": "NE", "markers": against("1807")},
        S12={"at": "1807", "facing": "SW", "formation": "deployed"},
    )
    assert column(battle, "1807") == "5-1"
    do(battle, "melee >1807", die, "no")
    assert battle.piece("S12").fate == "eliminated"
    assert battle.state.number("captured.spanish") == extra


@pytest.mark.rule("barrosa 7.1.3", "bailen 7.1.3")
def test_the_attacker_names_the_hex_that_leads() -> None:
    """Two hexes assault: the stronger leads unless the attacker says otherwise, and nobody else can."""
    battle = stage(
        "alea-training", "melee", "allied", only="A01 A04 F01",
        A01={"at": "0604", "facing": "SE", "markers": {"assault": "0704", "order": "attack"}},
        A04={"at": "0705", "facing": "N", "markers": {"assault": "0704", "order": "attack"}},
        F01={"at": "0704", "facing": "NW"},
    )  # fmt: skip
    phase = MeleePhase()
    listed = [str(order) for order in phase.orders(battle)]
    assert listed == ["melee >0704", "melee 0705 >0704"]
    leading = [
        board_cases.melee(position(battle), battle.board.grid.cell_of("0704"), leading=lead)
        .attackers[0]
        .counters[0]
        .id
        for lead in (None, battle.board.grid.cell_of("0705"))
    ]
    assert leading == ["A01", "A04"]
    with pytest.raises(IllegalOrder):
        phase.check(battle, Order("melee", to="0403", target="0704"))
