"""7B. Charges: squares, counter-charges and pursuit."""

from __future__ import annotations

import pytest
from tests.rulesets.jours_de_gloire.situations import asked, charge, played, ruled, tallies, unit

HORSE = {"units": [unit("h", "cavalry")], "may_withdraw": False}


@pytest.mark.rule("jours-de-gloire 7.31", "jours-de-gloire 7.7")
def test_a_square_formed_in_time_turns_the_charge() -> None:
    done = played("charge", [5, 5, 9], charge(), defender__square="yes")
    assert tallies(done)[0] == {"terrain": 1, "charge.against-square": -2}
    assert done.outcome.to_data() == {
        "states": {"c": "disordered"},
        "retreats": {"c": "recoil 1"},
        "markers": {"d": "square"},
        "holds": "defender",
    }


@pytest.mark.rule("jours-de-gloire 7.31", "jours-de-gloire 7.32")
def test_a_square_is_offered_only_to_infantry_in_order_charged_from_the_front_for_the_first_time() -> None:
    assert "defender.square" in asked("charge", charge())
    assert "defender.square" not in asked("charge", charge({"arc": "rear"}))
    assert "defender.square" not in asked("charge", charge(square_tried=True))
    assert "defender.square" not in asked("charge", charge(None, {"units": [unit("d", state="disordered")]}))
    assert "defender.square" not in asked("charge", charge(None, {"units": [unit("d", square=True)]}))
    assert "defender.square" not in asked("charge", charge(None, HORSE))


@pytest.mark.rule("jours-de-gloire 7.34")
def test_a_square_that_is_beaten_is_broken() -> None:
    case = charge(
        {"units": [unit("c", "cavalry", strength=16, cohesion=9)]}, {"units": [unit("d", square=True)]}
    )
    outcome = ruled("charge", [9, 0], case)
    assert dict(outcome.markers) == {"d": "no square"}


@pytest.mark.rule("jours-de-gloire 7.15")
def test_a_hex_half_in_square_is_no_square() -> None:
    case = charge(None, {"units": [unit("d"), unit("e")]})
    done = played("charge", [0, 9, 9, 0, 0, 0], case, defender__square="yes")
    assert tallies(done)[0] == {"odds": -2, "terrain": 1, "charge.light": 1}


@pytest.mark.rule("jours-de-gloire 7.33")
def test_a_counter_charge_turns_to_face_a_charge_from_behind() -> None:
    case = charge({"arc": "rear"}, HORSE)
    turned = played("charge", [5, 9, 0], case, defender__counter_charge="yes")
    assert tallies(turned)[0] == {"terrain": 1, "charge.light": 1, "counter-charge.light": -1}
    failed = played("charge", [6, 9, 0], case, defender__counter_charge="yes")
    assert tallies(failed)[0] == {"terrain": 1, "defender.rear": 2, "charge.light": 1}


@pytest.mark.rule("jours-de-gloire 1.5", "jours-de-gloire 7.15")
def test_one_heavy_unit_among_the_chargers_makes_a_heavy_charge() -> None:
    mixed = charge({"units": [unit("c", "cavalry"), unit("k", "heavy-cavalry")]})
    assert tallies(played("charge", [9, 0, 0], mixed))[0]["charge.heavy"] == 3
    beside = charge()
    beside["attackers"].append({"units": [unit("k", "heavy-cavalry")], "charging": False})
    assert tallies(played("charge", [9, 0], beside))[0]["charge.light"] == 1


@pytest.mark.rule("jours-de-gloire 7.35", "jours-de-gloire 7.36", "jours-de-gloire 7.37")
def test_a_charger_that_holds_itself_back_may_move_in_instead() -> None:
    stays = ruled("charge", [9, 5], charge(), attacker__advance="yes")
    assert dict(stays.advances) == {"c": "advance"}
    assert dict(stays.states) == {"d": "disordered"}
    bolts = ruled("charge", [9, 6, 0], charge(), attacker__advance="yes")
    assert dict(bolts.advances) == {"c": "pursuit"}
    assert dict(bolts.states) == {"c": "disordered", "d": "disordered"}


@pytest.mark.rule("jours-de-gloire 7.36")
def test_whoever_is_pursued_may_get_one_state_worse() -> None:
    assert dict(ruled("charge", [9, 9, 5], charge()).states) == {"c": "disordered", "d": "routed"}
    broken = charge(None, {"units": [unit("d", state="disordered", cohesion=6)]})
    # Recoil and disorder make it a rout; caught in the pursuit, it is gone.
    assert ruled("charge", [9, 9, 6], broken).eliminated == ("d",)


@pytest.mark.rule("jours-de-gloire 7.36")
def test_a_further_charge_meets_no_square_and_leads_to_nothing_more() -> None:
    case = charge(beyond={"units": [unit("e")]})
    done = played("charge", [9, 6, 0, 9], case, attacker__charge_again="yes", **{"defender__square@e": "yes"})
    assert tallies(done)[1] == {"terrain": 1, "charge.light": 1}
    assert dict(done.outcome.states) == {"c": "disordered", "d": "disordered", "e": "disordered"}


@pytest.mark.rule("jours-de-gloire 7.36")
def test_pursuers_beaten_in_a_further_charge_are_disordered_only_once() -> None:
    case = charge(beyond={"units": [unit("e", strength=12)]})
    outcome = ruled("charge", [9, 6, 0, 4, 0], case, attacker__charge_again="yes")
    assert dict(outcome.states) == {"c": "disordered", "d": "disordered"}
    assert outcome.holds == "attacker"


@pytest.mark.rule("jours-de-gloire 7.36", "jours-de-gloire 7.21", "jours-de-gloire 7.28")
def test_a_further_charge_that_fails_may_be_counter_shocked() -> None:
    case = charge(beyond={"units": [unit("e", strength=20, cohesion=9)]})
    # On e: 4 to 20 is -4, cohesion -4, clear +1, charge +1; die 0: -6. c tests on 4 and stays.
    # e counter-shocks: 20 to 2, +4, cohesion 9 to 4, clear +1; die 0: 10.
    done = played(
        "charge", [9, 6, 0, 0, 4, 0], case, attacker__charge_again="yes", defender__counter_shock="yes"
    )
    assert tallies(done)[2] == {"odds": 4, "cohesion": 5, "terrain": 1}
    assert done.outcome.state("c") == "routed"
    assert done.outcome.holds == "attacker"


@pytest.mark.rule("jours-de-gloire 7.36", "jours-de-gloire 5.9")
def test_no_more_pursuers_charge_on_than_one_hex_holds() -> None:
    case = charge(beyond={"units": [unit("e", strength=20)]})
    case["attackers"] = [{"units": [unit(f"c{hex}{n}", "cavalry") for n in (1, 2)]} for hex in "ab"]
    # All four fail their tests and pursue. Two of them charge e: 8 to 20 is -3, clear +1, charge +1.
    done = played("charge", [9, 9, 9, 9, 9, 0, 5, 0, 0], case, attacker__charge_again="yes")
    assert tallies(done)[1] == {"odds": -3, "terrain": 1, "charge.light": 1}
    first = played("charge", [9, 9, 9, 9, 9, 0, 5, 0], case, **{"attacker__charge_again@cb2": "yes"})
    assert tallies(first)[1] == {"odds": -4, "terrain": 1, "charge.light": 1}


@pytest.mark.rule("jours-de-gloire 7.36", "jours-de-gloire 2.10")
def test_no_further_charge_into_marked_terrain() -> None:
    for spoiled in ({"terrain": "woods"}, {"hexside": ["slope"]}, {"hexside": ["river"]}):
        case = charge(beyond={"units": [unit("e")], **spoiled})
        assert "attacker.charge-again" not in asked("charge", case, attacker__pursue="yes")


@pytest.mark.rule("jours-de-gloire 7.21", "jours-de-gloire 7.36")
def test_a_counter_charger_may_ride_on_into_the_reserve() -> None:
    case = charge(
        {"units": [unit("c", "cavalry", strength=2)]},
        {"units": [unit("h", "heavy-cavalry", cohesion=6)], "may_withdraw": False},
        reserve={"units": [unit("r")]},
    )
    # Counter-charge passed. -2 odds, -1 cohesion, +1 clear, +1, -3 = -4; die 0: below 0. c fails, recoils.
    # h fails its test on 6 and must pursue, charges r: heavy +3, clear +1, cohesion +1; die 5: 10.
    done = played(
        "charge", [0, 0, 9, 9, 0, 5], case, defender__counter_charge="yes", defender__charge_again="yes"
    )
    assert tallies(done)[1] == {"cohesion": 1, "terrain": 1, "charge.heavy": 3}
    assert done.outcome.to_data() == {
        "states": {"c": "disordered", "h": "disordered", "r": "disordered"},
        "retreats": {"c": "recoil 1", "r": "recoil 1"},
        "advances": {"h": "pursuit"},
        "holds": "defender",
    }


@pytest.mark.rule("jours-de-gloire 7.21", "jours-de-gloire 7.28")
def test_a_counter_charger_without_anybody_to_pursue_may_counter_shock() -> None:
    case = charge({"units": [unit("c", "cavalry", strength=1)]}, HORSE)
    done = played(
        "charge", [0, 0, 0, 0, 4], case, defender__counter_charge="yes", defender__counter_shock="yes"
    )
    # 4 SP against 1, cohesion 5 against 4, clear, and cavalry that does not charge: +4 +1 +1 -2.
    assert tallies(done)[1] == {"odds": 4, "cohesion": 1, "terrain": 1, "cavalry.no-charge": -2}
