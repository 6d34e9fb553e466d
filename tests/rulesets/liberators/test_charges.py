"""7. Charges: laws of the combat, and clauses of its results."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from tests.rulesets.liberators.ruled import (
    LIBERATORS,
    POLICY,
    Case,
    battery,
    charged,
    foot,
    horse,
    played,
    ruled,
)

from grognard import odds
from grognard.core.drivers import Odds
from grognard.core.outcome import Outcome


def chances(**case: Any) -> Odds:
    return odds(LIBERATORS, "charge-combat", LIBERATORS.build_case("charge-combat", case), POLICY)


def chance(found: Odds, holder: str) -> Fraction:
    return found.outcomes.chance(lambda outcome: outcome.holds == holder)


@pytest.mark.rule("liberators 7.15")
@pytest.mark.parametrize("stands", [2, 5, 17])
def test_equals_destroy_each_other_once_in_ten_to_the_power_of_their_stands(stands: int) -> None:
    found = chances(attackers=[foot("a", stands)], defenders=[foot("d", stands)])
    assert chance(found, "nobody") == Fraction(1, 10**stands)
    assert sum(found.outcomes.fractions().values()) == 1


@pytest.mark.rule("liberators 7.14", "liberators 7.15")
def test_equals_in_the_open_have_equal_chances() -> None:
    found = chances(attackers=[foot("a", 9)], defenders=[foot("d", 9)])
    assert chance(found, "attacker") == chance(found, "defender")


@pytest.mark.rule("liberators 7.15", "liberators 9.1")
def test_a_struggle_costs_stands_order_impetus_and_effectiveness() -> None:
    done = played("charge-combat", [3, 5, 6, 5], attackers=[horse("a", 6)], defenders=[foot("d", 5)])
    # 3 + 4 against 5 + 2, then 6 - 1 against 5 - 1
    first, again = ({entry.id for entry in done.steps[place].entries} for place in (0, 3))
    assert {"fresh", "cavalry.open"} <= first
    # 6/5/3: five stands are Worn
    assert {"worn", "disordered"} <= again
    assert "cavalry.open" not in again


@pytest.mark.rule("liberators 7.10")
def test_supports_count_in_numbers_but_not_in_losses() -> None:
    alone = played("charge-combat", [5, 5], attackers=[foot("a", 6)], defenders=[foot("d", 9)])
    helped = played(
        "charge-combat", [5, 4], attackers=[foot("a", 6)], defenders=[foot("d", 9)], attacker_support=8
    )
    assert "outnumbered.3-2" in {entry.id for entry in alone.steps[0].entries}
    assert "outnumbered.3-2" in {entry.id for entry in helped.steps[1].entries}


@pytest.mark.rule("liberators 7.11")
@pytest.mark.parametrize(
    ("formation", "ground", "counted"),
    [
        ("line", "open", "cavalry.open"),
        ("line", "broken", "cavalry.broken"),
        ("line", "rough", "cavalry.rough"),
        ("hasty-square", "open", "cavalry.broken"),
        ("hasty-square", "rough", "cavalry.rough"),
        ("square", "open", "cavalry.rough"),
    ],
)
def test_cavalry_counts_by_ground_and_by_what_it_charges(formation: str, ground: str, counted: str) -> None:
    done = played(
        "charge-combat",
        [1, 9],
        attackers=[horse("a", 9)],
        defenders=[foot("d", formation=formation)],
        ground=ground,
    )
    assert {e.id for e in done.steps[0].entries if e.id.startswith("cavalry.")} == {counted}


@pytest.mark.rule("liberators 7.11")
def test_standing_cavalry_has_no_impetus_of_its_own() -> None:
    done = played("charge-combat", [1, 9], attackers=[foot("a")], defenders=[horse("d", 10)])
    assert {e.id for e in done.steps[1].entries if e.id.startswith("cavalry.")} == {"cavalry.rough"}


@pytest.mark.rule("liberators 7.5")
def test_unsteady_troops_are_disordered_by_a_hasty_square_on_bad_ground() -> None:
    square = foot("d", quality="militia", reaction="hasty-square")
    outcome = charged([1, 9], horse("a"), square, ground="broken")
    assert (outcome.value("charge"), outcome.state("d")) == ("Recoil", "disordered")
    assert charged([1, 9], horse("a"), square).state("d") == ""


@pytest.mark.rule("liberators 7.16", "liberators 7.25")
def test_guns_driven_off_limber_and_heavy_or_fixed_ones_are_lost() -> None:
    # supported: 0 + 1 - 3 = -2 against 2 + 0
    gone = charged([2, 5], foot("a"), battery("g", 2, supported=True))
    assert gone.to_data() == {
        "formations": {"g": "limbered"},
        "retreats": {"g": "full retreat"},
        "advances": {"a": "carry the position"},
        "markers": {"g": "damaged, silenced 2"},
        "found": {"charge": "Hard Pressed"},
        "holds": "attacker",
    }
    for lost in (battery("g", 2, "heavy", supported=True), battery("g", supported=True, carriage="fixed")):
        assert charged([2, 5], foot("a"), lost).eliminated == ("g",)
    held = charged([2, 1], foot("a"), battery("g", 2, "heavy", supported=True), position="fortified")
    assert (held.holds, held.markers) == ("defender", (("g", "damaged, silenced 2"),))


@pytest.mark.rule("liberators 7.16", "liberators 1.6")
def test_troops_pressed_when_disordered_lose_a_stand() -> None:
    assert charged([5, 5], foot("a"), foot("d", order="disordered")).lost("d") == 1
    broken = charged([5, 5], foot("a"), foot("d", order="broken"))
    assert (broken.lost("d"), broken.state("d")) == (1, "")
    shot_up = charged([5, 5], foot("a", disordered_by_fire=True), foot("d"))
    assert (shot_up.value("charge"), shot_up.lost("a")) == ("Falter", 1)


@pytest.mark.rule("liberators 7.17", "liberators 7.18")
def test_beaten_cavalry_may_recall_unless_broken_or_in_its_second_combat() -> None:
    recall = {"attacker.recall": "yes"}
    beaten = charged([1, 9], horse("a", 10), foot("d"), policy=recall)
    assert (beaten.value("charge"), beaten.to_data()["retreats"]) == ("Recoil", {"a": "recall"})
    outflanked = charged([1, 9], horse("a", 10), foot("d"), policy=recall, attackers_outflanked=True)
    assert outflanked.to_data()["retreats"] == {"a": "full retreat"}
    assert charged([1, 9], horse("a", 10), foot("d")).to_data()["retreats"] == {"a": "out of close range"}
    second = ruled(
        "charge-combat",
        [9, 1, 1, 8],
        recall,
        attackers=[horse("a", 10)],
        defenders=[foot("d", formation="march-column")],
        breakthrough={"defenders": [foot("e")]},
    )
    assert second.value("second charge") == "Falter"
    assert second.to_data()["retreats"] == {"a": "2 inches", "d": "full retreat"}
    assert second.holds == "defender"


@pytest.mark.rule("liberators 7.18")
def test_defending_cavalry_that_is_pushed_may_recall() -> None:
    outcome = charged([5, 4], foot("a"), horse("d", 10), policy={"defender.recall": "yes"})
    assert (outcome.value("charge"), outcome.to_data()["retreats"]) == ("Hard Pressed", {"d": "recall"})


@pytest.mark.rule("liberators 7.19", "liberators 7.21")
def test_reined_in_cavalry_carries_the_position_or_recalls() -> None:
    carried = charged([9, 4, 4], horse("a", 10), foot("d"))
    assert (carried.holds, carried.state("a")) == ("attacker", "disordered")
    recalled = charged([9, 4, 4], horse("a", 10), foot("d"), policy={"attacker.follow-up": "recall"})
    assert (recalled.holds, recalled.to_data()["retreats"]["a"]) == ("nobody", "recall")


@pytest.mark.rule("liberators 7.19")
def test_victorious_infantry_is_disordered_on_bad_ground() -> None:
    assert charged([5, 4], foot("a"), foot("d"), ground="rough").state("a") == "disordered"
    assert charged([5, 4], foot("a"), foot("d")).state("a") == ""


@pytest.mark.rule("liberators 7.22")
def test_a_winning_counter_charge_runs_on_unless_reined_in() -> None:
    standing = horse("d", 10, reaction="counter-charge")
    away = charged([1, 5, 9], horse("a", 10), standing)
    assert away.to_data()["advances"] == {"d": "follow up"}
    assert (away.holds, away.state("d")) == ("defender", "disordered")
    recalled = charged([1, 5, 1], horse("a", 10), standing, policy={"defender.follow-up": "recall"})
    assert recalled.holds == "nobody"


@pytest.mark.rule("liberators 10.1")
def test_gauchos_may_recall_after_any_first_combat() -> None:
    yes = {"attacker.gaucho-recall": "yes", "defender.gaucho-recall": "yes"}
    for dice in ([5, 4], [9, 4], [10, 1]):
        won = charged(dice, horse("a", 10, gaucho=True), foot("d", formation="skirmish"), policy=yes)
        assert (won.holds, won.to_data()["retreats"]["a"]) == ("nobody", "recall")
    counter = horse("d", 10, gaucho=True, reaction="counter-charge")
    assert charged([1, 5], horse("a", 10), counter, policy=yes).to_data()["retreats"]["d"] == "recall"


@pytest.mark.rule("liberators 7.24")
def test_only_the_leader_of_a_side_swept_away_checks() -> None:
    swept = charged([10, 1, 8], foot("a", leader="x"), foot("d", formation="march-column", leader="y"))
    assert (swept.value("charge"), swept.to_data()["leaders"]) == ("Swept from the Field", {"y": "removed"})


@pytest.mark.rule("liberators 7.23")
def test_what_happens_to_one_unit_adds_up_over_both_combats() -> None:
    found = chances(
        attackers=[horse("a", 6)],
        defenders=[foot("d", 6, formation="march-column")],
        breakthrough={"defenders": [foot("e", 6)]},
    )
    for unit in found.units():
        lost = partial(Outcome.lost, unit=unit)
        assert found.marginal(unit).mean(lost) == found.outcomes.mean(lost)


@pytest.mark.rule("liberators 7.21", "liberators 7.23")
def test_only_the_cavalry_gets_out_of_hand() -> None:
    # 7 + 2 + 2 = 11 against 4 + 2 = 6, Driven Back; regular cavalry is reined in on 4 or less
    case: Case = {"attackers": [horse("h", 10), foot("f", 6)], "defenders": [foot("d", 12)]}
    alone = ruled("charge-combat", [7, 4, 9], **case)
    assert alone.to_data()["advances"] == {"h": "breakthrough", "f": "carry the position"}
    assert (alone.state("h"), alone.state("f"), alone.holds) == ("disordered", "", "attacker")
    done = played("charge-combat", [7, 4, 9, 1, 9], **case, breakthrough={"defenders": [foot("e", 15)]})
    # ten stands against fifteen: the foot that stayed behind does not count
    assert "outnumbered.3-2" in {entry.id for entry in done.steps[4].entries}
    assert done.outcome.state("f") == ""
    # foot leads: 9 + 2 against 5 + 2 - 1, and the cavalry beside it is tried all the same
    led = ruled("charge-combat", [9, 5, 9], attackers=[foot("f", 12), horse("h")], defenders=[foot("d", 12)])
    assert led.to_data()["advances"] == {"h": "breakthrough", "f": "carry the position"}
    assert (led.state("d"), led.lost("d")) == ("disordered", 1)


@pytest.mark.rule("liberators 7.23", "liberators 10.1")
def test_gauchos_recall_and_leave_the_others() -> None:
    yes = {"attacker.gaucho-recall": "yes", "defender.gaucho-recall": "yes"}
    side = [horse("h", 10), horse("g", 6, gaucho=True)]
    pressed = ruled("charge-combat", [5, 5], yes, attackers=side, defenders=[foot("d", 12)])
    assert (pressed.value("charge"), pressed.holds) == ("Hard Pressed", "attacker")
    assert pressed.to_data()["retreats"] == {"d": "2 inches", "g": "recall"}
    assert pressed.to_data()["advances"] == {"h": "carry the position"}
    # gauchos who stood and won may go as well
    stood = charged([1, 5], foot("a"), horse("d", 10, gaucho=True), policy=yes)
    assert (stood.value("charge"), stood.to_data()["retreats"]["d"], stood.holds) == (
        "Recoil",
        "recall",
        "nobody",
    )


@pytest.mark.rule("liberators 7.11", "liberators 7.24")
def test_a_leader_with_the_guns_counts_and_checks() -> None:
    # 0 - 1 - 3 and +1 for him: 1 - 3 = -2 against 10 + 2: fourteen
    case: Case = {"attackers": [foot("a")], "guns": [battery("g", 3, leader="x")]}
    done = played("charge-combat", [10, 1, 9], **case)
    assert "leader" in {entry.id for entry in done.steps[1].entries}
    assert (done.outcome.eliminated, done.outcome.to_data()["leaders"]) == (("g",), {"x": "removed"})


@pytest.mark.rule("liberators 7.5")
def test_a_hasty_square_on_good_ground_keeps_its_order_whatever_the_charge_went_over() -> None:
    square = foot("d", quality="militia", reaction="hasty-square", ground="open")
    assert charged([1, 9], horse("a"), square, ground="broken").state("d") == ""
    assert charged([1, 9], horse("a"), {**square, "ground": "rough"}).state("d") == "disordered"


@pytest.mark.rule("liberators 7.24")
def test_leaders_check_before_the_breakthrough_is_fought() -> None:
    done = played(
        "charge-combat",
        [10, 1, 8, 5, 5],
        attackers=[foot("a")],
        defenders=[foot("d", formation="march-column", leader="y")],
        breakthrough={"defenders": [foot("e")]},
    )
    assert [step.total for step in done.steps if step.given] == [12, 1, 8, 8, 7]
    assert (done.outcome.value("second charge"), done.outcome.to_data()["leaders"]) == (
        "Hard Pressed",
        {"y": "removed"},
    )


@pytest.mark.rule("liberators 7.23")
def test_odds_keep_the_second_combat_apart_from_the_first() -> None:
    """Each end of the first combat is one leaf for each side whose leaders the second puts in danger,
    however many ends the second has."""
    found = chances(
        attackers=[horse("a", 17, leader="x")],
        defenders=[foot("d", 17, leader="y")],
        breakthrough={"defenders": [foot("e", 17, leader="z")]},
    )
    assert len(found.leaves) < 17 * 11 < found.size
    assert sum(found.joint.fractions().values()) == 1


@pytest.mark.rule("liberators 9.1", "liberators 7.23")
def test_losses_of_both_combats_are_told_together() -> None:
    # two struggles, one in each combat
    done = played(
        "charge-combat",
        [1, 4, 10, 1, 6, 6, 9, 1],
        attackers=[foot("a", 12)],
        defenders=[foot("d", 12, formation="march-column")],
        breakthrough={"defenders": [foot("e", 12)]},
    )
    assert (done.outcome.lost("a"), done.outcome.state("a")) == (2, "disordered")
    assert [event.points for event in done.events if event.unit == "a" and hasattr(event, "points")] == [2]
