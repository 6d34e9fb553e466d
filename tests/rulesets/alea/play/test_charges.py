"""7.14 to 7.23, 10.11, 10.15. Charges on the map.

The dragoons start at 1104 and look north-west: 1003 and 0903 lie straight ahead, then 0802.
"""

from __future__ import annotations

import pytest
from tests.rulesets.alea.play.staging import (
    Changes,
    do,
    drive,
    happened,
    hex_of,
    listed,
    refused,
    rules_of,
    stage,
)

from grognard.core import events as ev
from grognard.core.game.battle import Battle
from grognard.rulesets.alea.play.clean_up_phase import CleanUp

RIDER = {"at": "1104", "facing": "NW", "markers": {"order": "attack"}}


def field(only: str = "F05 A01", **changed: Changes) -> Battle:
    changed = {"F05": RIDER, "A01": {"at": "0802", "facing": "SE"}, **changed}
    mine = {name: value for name, value in changed.items() if name in only.split()}
    return stage("alea-training", "assault", "french", only=only, pieces=mine)


def charges(battle: Battle) -> list[str]:
    return [order for order in listed(battle) if order.startswith("charge")]


# The path


@pytest.mark.rule("barrosa 7.14", "bailen 7.14", "barrosa 7.14.1", "bailen 7.14.1")
def test_a_charge_goes_straight_to_a_hex_next_to_its_target() -> None:
    """At 1003 the enemy is two hexes off; 0903 lies in his zone and ends the ride."""
    assert charges(field()) == ["charge F05 0903/NW >0802"]


@pytest.mark.rule("barrosa 7.14.1", "bailen 7.14.1")
def test_an_enemy_zone_ends_the_ride_before_it_gets_by() -> None:
    """Facing SE the infantry at 0803 controls 0903, 0904 and 0804: nobody rides through 0903 to 0802."""
    # The enemy at 0702 can only be struck from 0802.
    beyond = field("F05 A01 A02", A01={"at": "0702", "facing": "SE"}, A02={"at": "0803", "facing": "SE"})
    assert not [order for order in charges(beyond) if order.endswith(">0702")]
    # Turned away, 0803 controls nothing there, and the ride to 0802 strikes 0702 beyond it.
    open_way = field("F05 A01 A02", A01={"at": "0702", "facing": "NW"}, A02={"at": "0803", "facing": "SW"})
    assert "charge F05 0802/NW >0702" in charges(open_way)


@pytest.mark.rule("barrosa 7.14.1", "bailen 7.14.1")
@pytest.mark.parametrize("friend", ["F01", "F06"])
def test_a_charge_rides_through_empty_hexes_only(friend: str) -> None:
    battle = field(f"F05 A01 {friend}", **{friend: {"at": "1003", "facing": "NW"}})
    # Neither straight through the friend, nor by one turn to the side: 1103 and 1002 lead past 0903.
    assert not [order for order in charges(battle) if "0903/NW" in order]


@pytest.mark.rule("barrosa 7.14", "bailen 7.14")
def test_one_turn_of_one_hexside_costs_a_point_of_its_own() -> None:
    """From 1104: one hex NW to 1003, then turned W-ward to SW, 0904; the enemy at 0805 is ahead of that.

    Two hexes and the turn are 3 MP; with 3 left it goes, with 2 it does not.
    """
    enemy = {"at": "0804", "facing": "SE"}
    most = 7
    for left, goes in ((3, True), (2, False)):
        rider = {**RIDER, "markers": {"order": "attack", "spent": most - left}}
        battle = field(F05=rider, A01=enemy)
        assert ("charge F05 0904/SW >0804" in charges(battle)) is goes


@pytest.mark.rule("barrosa 7.15", "bailen 7.15")
def test_an_adjacent_enemy_is_assaulted_and_not_charged() -> None:
    battle = field(A01={"at": "1003", "facing": "SE"})
    assert listed(battle) == ["assault F05 >1003", "done"]
    assert refused(battle, "charge F05 1103/NW >1003")[1] in ("7.14", "7.15")


# Reactions and the charger's own test


@pytest.mark.rule("barrosa 7.16", "bailen 7.16", "barrosa 3.2.4", "bailen 3.2.4")
def test_a_charge_that_goes_home_stands_next_to_its_target_with_assault() -> None:
    """B needs 2: 1 and +1 for infantry that is not in square."""
    battle = field()
    assert do(battle, "charge F05 0903/NW >0802", "stand", 1) == ["defender.reaction", "ask-morale"]
    piece = battle.piece("F05")
    assert (hex_of(battle, "F05"), piece.marker("assault"), piece.marker("charged")) == ("0903", "0802", 1)
    assert piece.count("spent") == 2
    assert refused(battle, "assault F05 >0802")[0] == "refuse-cannot-assault"


@pytest.mark.rule("barrosa 7.22", "bailen 7.22")
def test_a_charger_whose_nerve_fails_stays_where_it_started() -> None:
    """Fatigue 1: a die of 1 with +1 and -1 is 1, which disorganizes B."""
    rider = {**RIDER, "markers": {"order": "attack", "fatigue": 1}}
    battle = field(F05=rider)
    do(battle, "charge F05 0903/NW >0802", "stand", 1)
    piece = battle.piece("F05")
    assert (hex_of(battle, "F05"), piece.state, piece.marker("assault")) == ("1104", "disorganized", None)
    assert refused(battle, "charge F05 0903/NW >0802")[1] == "7.14"


@pytest.mark.rule("barrosa 7.22", "bailen 7.22", "barrosa 3.2.10", "bailen 3.2.10")
def test_a_charge_that_failed_bars_the_counter_for_this_player_turn_only() -> None:
    battle = field(F05={**RIDER, "markers": {"order": "attack", "refused": 1}})
    assert listed(battle) == ["done"]
    drive(CleanUp().begin(battle))
    assert battle.piece("F05").markers == ()


@pytest.mark.rule("barrosa 7.22", "bailen 7.22")
def test_a_charger_who_is_defeated_goes_back_from_where_it_started() -> None:
    """Fatigue 2: 1 + 1 - 2 = 0 defeats B; it goes back three hexes, away from the target, to the east."""
    battle = field(F05={**RIDER, "markers": {"order": "attack", "fatigue": 2}})
    asked = do(battle, "charge F05 0903/NW >0802", "stand", 1, "1204")
    assert asked == ["defender.reaction", "ask-morale", "retreat.hex"]
    assert (battle.piece("F05").state, hex_of(battle, "F05")) == ("defeated", "1206")


@pytest.mark.rule("barrosa 7.17", "bailen 7.17", "barrosa 7.18", "bailen 7.18")
@pytest.mark.parametrize(("at", "die", "formation"), [("1104", 2, "square"), ("1003", 2, "normal")])
def test_the_square_forms_unless_the_charge_is_too_short(at: str, die: int, formation: str) -> None:
    """B passes with 2. Over one hex the attempt has -1, and 1 disorganizes it."""
    battle = field(F05={**RIDER, "at": at})
    # The riders pass with 6 whether the square stands or not.
    do(battle, "charge F05 0903/NW >0802", "square", die, 6)
    target = battle.piece("A01")
    assert target.formation == formation
    assert target.state == ("normal" if formation == "square" else "disorganized")
    assert (target.facing < 0) == (formation == "square")


@pytest.mark.rule("barrosa 7.19", "bailen 7.19")
def test_cavalry_that_counter_charges_turns_to_meet_the_chargers() -> None:
    """The hussars at 0802 face NE; 0903 is in their front, SE of them, and they end facing it."""
    battle = field("F05 A05", A05={"at": "0802", "facing": "NE"})
    do(battle, "charge F05 0903/NW >0802", "counter-charge", 2, 6)
    hussars = battle.piece("A05")
    assert hussars.marker("counter-charged") == 1
    assert battle.board.grid.numbering.orientation.name_of(hussars.facing) == "SE"
    assert battle.piece("F05").marker("assault") == "0802"


@pytest.mark.rule("barrosa 7.19", "bailen 7.19")
@pytest.mark.parametrize("facing", ["N", "NW", "SW"])
def test_cavalry_taken_in_flank_or_rear_only_stands(facing: str) -> None:
    """0903 lies SE of 0802: two steps or more from N, NW and SW."""
    battle = field("F05 A05", A05={"at": "0802", "facing": facing})
    assert do(battle, "charge F05 0903/NW >0802", 6) == ["ask-morale"]


# Evasion


@pytest.mark.rule("barrosa 7.20", "bailen 7.20", "barrosa 7.11", "bailen 7.11")
def test_guerrillas_evade_and_the_charger_rides_to_the_end_of_its_path() -> None:
    battle = field("F05 A03", A03={"at": "0802", "formation": "guerrilla", "facing": -1})
    asked = do(battle, "charge F05 0903/NW >0802", "evade", "1", "0702")
    assert asked == ["defender.reaction", "defender.evade", "retreat.hex"]
    assert hex_of(battle, "A03") == "0702"
    rider = battle.piece("F05")
    assert (hex_of(battle, "F05"), rider.marker("assault"), rider.count("spent")) == ("0903", None, 2)


@pytest.mark.rule("barrosa 7.20", "bailen 7.20")
def test_after_an_evasion_the_charger_may_go_straight_on_and_only_straight() -> None:
    """From 0903 looking NW: 0802 is ahead, and 0801 can be struck from it. After one turn to the right 0902
    would lead to 0901 as well, but a turn is no way straight on."""
    battle = field(
        "F05 A03 A01 A02",
        F05={**RIDER, "at": "0903", "markers": {"order": "attack", "spent": 2, "straight-on": 1}},
        A03={"at": "0602", "formation": "guerrilla", "facing": -1},
        A01={"at": "0801", "facing": "NW"},
        A02={"at": "0901", "facing": "N"},
    )
    found = charges(battle)
    assert "charge F05 0802/NW >0801" in found
    assert all("/NW" in order for order in found)
    fresh = field("F05 A02", F05={**RIDER, "at": "0903"}, A02={"at": "0901", "facing": "N"})
    assert "charge F05 0902/N >0901" in charges(fresh)


@pytest.mark.rule("barrosa 7.20", "bailen 7.20")
def test_the_second_declaration_uses_the_points_that_are_left() -> None:
    guerrillas = {"at": "0802", "formation": "guerrilla", "facing": -1}
    target = {"at": "0801", "facing": "NW"}
    battle = field("F05 A03 A01", A03=guerrillas, A01=target)
    do(battle, "charge F05 0903/NW >0802", "evade", "1", "0703")
    assert battle.piece("F05").marker("straight-on") == 1
    # A01 at 0801 turns its back; 0802 is free now, and 0801 is ahead of it.
    assert "charge F05 0802/NW >0801" in charges(battle)
    do(battle, "charge F05 0802/NW >0801", "stand", 6)
    assert battle.piece("F05").count("spent") == 3
    assert battle.piece("F05").marker("assault") == "0801"


# The scenario's own rules


@pytest.mark.rule("barrosa 10.11", "bailen 10.11")
@pytest.mark.parametrize(("die", "goes"), [(4, True), (3, False)])
def test_reluctant_horse_charges_on_a_four(die: int, goes: bool) -> None:
    battle = whittingham(AL1={"at": "1716"})
    answers = (die, "stand", 6) if goes else (die,)
    asked = do(battle, "charge A16 2405/SE >2506", *answers)
    assert asked[0] == "ask-charge-permission"
    rider = battle.piece("A16")
    assert (rider.marker("assault"), rider.marker("refused")) == (("2506", None) if goes else (None, 1))
    assert (hex_of(battle, "A16") == "2305") is not goes
    if not goes:
        assert refused(battle, "charge A16 2405/SE >2506")[0] == "refuse-cannot-assault"
        assert listed(battle) == ["done"]


@pytest.mark.rule("barrosa 10.11", "bailen 10.11")
def test_graham_with_any_of_them_is_enough() -> None:
    battle = whittingham(AL1={"at": "2820"}, A15={"at": "2820", "facing": "N"}, only="A16 A15 AL1 F13")
    assert do(battle, "charge A16 2405/SE >2506", "stand", 6) == ["defender.reaction", "ask-morale"]


def whittingham(only: str = "A16 AL1 F13", **changed: Changes) -> Battle:
    changed = {
        "A16": {"at": "2305", "facing": "SE", "markers": {"order": "attack"}},
        "F13": {"at": "2506", "facing": "NW"},
        **changed,
    }
    return stage("barrosa-1811", "assault", "allied", only=only, pieces=changed)


@pytest.mark.rule("barrosa 10.15", "bailen 10.15")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, True), (3, True)])
def test_nobody_charges_in_the_darkest_turn(turn: int, may: bool) -> None:
    """Bailén before dawn: no charge on turn 1, and none forbidden from turn 2 on."""
    battle = stage(
        "bailen-1808",
        "assault",
        "french",
        turn=turn,
        only="F08 S01",
        F08={"at": "1709", "facing": "NE", "markers": {"order": "attack"}},
        S01={"at": "1907", "facing": "N"},
    )
    assert bool(charges(battle)) is may
    if not may:
        assert refused(battle, "charge F08 1808/NE >1907") == ("refuse-charge-dark", "10.15")


# Defensive fire on chargers


@pytest.mark.rule("barrosa 7.23", "bailen 7.23", "barrosa 3.2.5", "bailen 3.2.5")
def test_a_charging_stack_is_fired_at_and_may_be_halted() -> None:
    """5 British of B fire at the dragoons in front: 4 on the die, +1 and +1 is 6 on column 5, R."""
    rider = {"at": "0903", "facing": "NW", "markers": {"order": "attack", "assault": "0802", "charged": 1}}
    battle = stage(
        "alea-training",
        "defensive-fire",
        "french",
        only="F05 A01",
        F05=rider,
        A01={"at": "0802", "facing": "SE"},
    )
    assert rules_of(battle).asks(battle) is not None
    assert "fire A01 >0903" in listed(battle)
    # 2 + 2 = 4 on column 5: P, and the charge is off; it keeps its hex.
    do(battle, "fire A01 >0903", 2)
    assert battle.piece("F05").marker("assault") is None
    assert hex_of(battle, "F05") == "0903"
    assert list(happened(battle, ev.Retreated)) == []
