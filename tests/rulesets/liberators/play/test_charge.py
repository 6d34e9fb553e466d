"""7. Charges on the table: declared, met, fought, followed up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rulesets.liberators.play.drill_ground import DRILL, maneuver
from tests.staging import do, hex_of, listed, refused, stage

from grognard.core.game.battle import Battle
from grognard.rulesets.liberators.play.combats import combat_case, combats, reached
from grognard.rulesets.liberators.play.field import field

FOE: dict[str, Any] = {"at": "16,14", "facing": 0, "formation": "line"}
HORSE: dict[str, Any] = {"at": "16,24", "facing": 18000, "formation": "line"}


@pytest.mark.rule("liberators 7.2", "liberators 7.8")
def test_a_charge_comes_up_to_a_target_within_its_move() -> None:
    battle = maneuver("P1 R1", P1={"at": "16,22", "facing": 18000}, R1=FOE)
    assert {"charge P1 >R1", "charge P1 :cold-steel >R1"} <= set(listed(battle))
    do(battle, "charge P1 :cold-steel >R1")
    assert field(battle).gap("P1", "R1") <= 1000
    assert battle.piece("P1").marker("charging") == "R1"
    assert battle.piece("P1").marker("cold-steel") == 1
    far = maneuver("P1 R1", P1={"at": "16,28", "facing": 18000}, R1=FOE)
    assert refused(far, "charge P1 >R1") == ("refuse-charge-reach", "7.2")


@pytest.mark.rule("liberators 3.2", "liberators 7.1")
def test_charges_come_before_the_moves_of_their_group() -> None:
    battle = maneuver("P1 R1", P1={"at": "16,22", "facing": 18000}, R1=FOE)
    battle.state = battle.state.__class__(
        battle.state.pieces, battle.state.turn, battle.state.step, {**battle.state.tracks, "group.moved": 1}
    )
    assert refused(battle, "charge P1 >R1") == ("refuse-charge-late", "3.2")
    shaken = maneuver("P1 R1", P1={"at": "16,22", "facing": 18000, "state": "disordered"}, R1=FOE)
    assert refused(shaken, "charge P1 >R1") == ("refuse-charge-order", "7.1")


@pytest.mark.rule("liberators 7.4", "liberators 7.5", "liberators 7.7")
def test_infantry_forms_hasty_square_against_cavalry_in_time() -> None:
    battle = maneuver("P2 R1", P2=HORSE, R1=FOE)
    assert do(battle, "charge P2 >R1", "hasty-square") == ["charge.reaction"]
    assert battle.piece("R1").formation == "hasty-square"
    assert field(battle).gap("P2", "R1") <= 1000
    late = maneuver("P2 R1", P2={**HORSE, "at": "16,18"}, R1=FOE)
    assert do(late, "charge P2 >R1") == []


@pytest.mark.rule("liberators 7.4")
def test_cavalry_counter_charges_half_way() -> None:
    battle = maneuver("P2 R2", P2=HORSE, R2={"at": "16,14", "facing": 0})
    do(battle, "charge P2 >R2", "counter-charge")
    assert battle.piece("R2").marker("countering") == 1
    assert hex_of(battle, "R2") == "16,19"
    assert field(battle).gap("P2", "R2") <= 1000


def contact(**changed: Any) -> Battle:
    """P1 has charged R1."""
    units: dict[str, Any] = {
        "P1": {"at": "16,14.1", "facing": 18000, "markers": {"charging": "R1", "started": 8}},
        "R1": FOE,
        **changed,
    }
    return stage(DRILL, "charge", "patriot", only=" ".join(units), **units)


@pytest.mark.rule("liberators 3.4", "liberators 7.9", "liberators 7.19")
def test_the_winner_carries_the_position_and_the_loser_goes_back() -> None:
    battle = contact()
    assert listed(battle) == ["resolve P1"]
    do(battle, "resolve P1", 10, 7)
    assert battle.piece("R1").state == "disordered"
    assert field(battle).print("P1").front.y < 14_000
    assert not combats(battle)
    assert refused(battle, "resolve P1") == ("refuse-no-combat", "7.9")


@pytest.mark.rule("liberators 7.10")
def test_supports_close_behind_count() -> None:
    battle = contact(R2={"at": "16,12.5", "facing": 0})
    case = combat_case(battle, combats(battle)[0], "")
    assert (case.attacker_support, case.defender_support) == (0, 4)


@pytest.mark.rule("liberators 7.23")
def test_a_breakthrough_goes_on_to_the_next_enemy_within_half_a_move() -> None:
    battle = contact(R2={"at": "16,10", "facing": 0})
    assert reached(battle, combats(battle)[0]) == "R2"
    alone = contact()
    assert reached(alone, combats(alone)[0]) == ""
    do(alone, "resolve P1", 10, 1)
    assert field(alone).print("P1").front.y < 14_000


@pytest.mark.rule("liberators 7.11")
def test_whoever_is_charged_from_beyond_his_flank_is_outflanked() -> None:
    behind = contact(P1={"at": "16,13.15", "facing": 0, "markers": {"charging": "R1", "started": 8}})
    assert combat_case(behind, combats(behind)[0], "").defenders[0].outflanked
    front = contact()
    assert not combat_case(front, combats(front)[0], "").defenders[0].outflanked


@pytest.mark.rule("liberators 13.4")
def test_an_ardent_leader_joins_the_charge() -> None:
    battle = maneuver("P1 R1 PL", P1={"at": "16,22", "facing": 18000}, R1=FOE)
    do(battle, "charge P1 >R1")
    assert battle.piece("PL").marker("attached") == "P1"
    assert battle.piece("PL").at == battle.piece("P1").at
