"""7. Charges: laws of the combat, and clauses of its results."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.rulesets.liberators.ruled import LIBERATORS, POLICY, battery, charged, foot, horse, played, ruled

from grognard import odds
from grognard.core.drivers import Odds


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
    first, again = ({entry.id for entry in done.steps[place].entries} for place in (0, 2))
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
        alone = found.marginal(unit).mean(lambda outcome, unit=unit: outcome.lost(unit))
        assert alone == found.outcomes.mean(lambda outcome, unit=unit: outcome.lost(unit))
