"""7. Melee: strength, modifiers, results, advance."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from tests.rulesets.alea.assault_pieces import (
    EDITIONS,
    foot,
    guns,
    horse,
    light,
    odds_of,
    refusal,
    ruled,
    stack,
)
from tests.rulesets.alea.melee_samples import POLICY, sample_melees

from grognard import BadCase, ruleset
from grognard.core.drivers import OddsSolver
from grognard.core.outcome import Outcome
from grognard.rulesets.alea.melee import melee
from grognard.rulesets.alea.strength import assess

BOTH = pytest.mark.parametrize("system", EDITIONS)


def fight(attackers: list[dict[str, Any]], defender: dict[str, Any], **other: Any) -> dict[str, Any]:
    return {"attackers": attackers, "defender": defender, **other}


def view(system: str, data: dict[str, Any]) -> Any:
    rules = ruleset(system)
    return assess(rules.rules, rules.build_case("melee", data))


@BOTH
@pytest.mark.rule("barrosa 7.1.1", "bailen 7.1.1")
@pytest.mark.parametrize(
    "change", [{"order": "maneuver"}, {"state": "disorganized"}, {"state": "defeated"}, {"state": "fleeing"}]
)
def test_who_may_not_assault(system: str, change: dict[str, Any]) -> None:
    assert refusal(system, "melee", fight([stack(foot("a", **change))], stack(foot("d")))) == "7.1.1"


@BOTH
@pytest.mark.rule("barrosa 7.1.1", "bailen 7.1.1", "barrosa 8.11", "bailen 8.11")
def test_worn_out_cavalry_may_not_assault(system: str) -> None:
    assert refusal(system, "melee", fight([stack(horse("a", fatigue=3))], stack(foot("d")))) == "7.1.1"


@BOTH
@pytest.mark.rule("barrosa 7.1.2", "bailen 7.1.2")
def test_no_melee_crosses_an_impassable_slope(system: str) -> None:
    attackers = [stack(foot("a"), slope="impassable-slope")]
    assert refusal(system, "melee", fight(attackers, stack(foot("d")))) == "7.1.2"


@pytest.mark.rule("barrosa 7.1.2")
def test_no_melee_enters_the_sea() -> None:
    assert refusal("barrosa", "melee", fight([stack(foot("a"))], stack(foot("d"), terrain="sea"))) == "7.1.2"


@pytest.mark.parametrize(("system", "terrain"), [("barrosa", "crop-area"), ("bailen", "marsh")])
def test_ground_that_an_edition_does_not_have_is_refused(system: str, terrain: str) -> None:
    assert refusal(system, "melee", fight([stack(foot("a"))], stack(foot("d"), terrain=terrain))) == "2.4"
    later = fight([stack(horse("a"))], stack(foot("d")), next_targets=[stack(foot("e"), terrain=terrain)])
    assert refusal(system, "melee", later) == "2.4"


@pytest.mark.parametrize(
    ("procedure", "data"),
    [
        ("melee", fight([stack(foot("a"))], stack(foot("d", nation="swiss")))),
        ("charge", {"charger": stack(horse("a", nation="swiss")), "path": [{}], "target": stack(foot("d"))}),
        (
            "cavalry-control",
            {"cavalry": stack(horse("a")), "next_targets": [stack(foot("d", nation="swiss"))]},
        ),
    ],
)
@pytest.mark.rule("barrosa 1.1")
def test_nations_that_an_edition_does_not_have_are_refused(procedure: str, data: dict[str, Any]) -> None:
    assert refusal("barrosa", procedure, data) == "1.1"
    assert refusal("bailen", procedure, data) == ""


@BOTH
@pytest.mark.rule("barrosa 7.2", "bailen 7.2", "barrosa 1.8", "bailen 1.8")
def test_guns_alone_cannot_assault_and_guns_add_nothing(system: str) -> None:
    assert refusal(system, "melee", fight([stack(guns("g"))], stack(foot("d")))) == "7.2"
    with_guns = fight([stack(guns("g", formation="limbered"), foot("a"))], stack(foot("d")))
    assert view(system, with_guns).ratio == 1


@BOTH
@pytest.mark.rule("barrosa 7.1.3", "bailen 7.1.3")
def test_the_top_counter_of_the_leading_hex_compares_and_bleeds(system: str) -> None:
    attackers = [stack(guns("g"), foot("a", "A")), stack(foot("b", "F"))]
    data = fight(attackers, stack(foot("d", "A"), foot("e", "F")))
    assert view(system, data).attacker.id == "a"
    assert ruled(system, "melee", data, 5).outcome.losses == (("a", 1), ("d", 1))


@BOTH
@pytest.mark.rule(
    "barrosa 7.3", "barrosa 7.3.4", "barrosa 7.3.5", "bailen 7.3", "bailen 7.3.4", "bailen 7.3.5"
)
def test_the_steps_follow_one_another(system: str) -> None:
    data = fight([stack(horse("a", strength=6))], stack(foot("d", strength=6)))
    played = ruled(system, "melee", data, 6, 6, 6, attacker_advance="yes")
    charts = [step.chart.id for step in played.steps if step.chart is not None]
    assert charts == ["melee", "morale", "cavalry-control"]
    assert played.outcome.holds == "attacker"


@BOTH
@pytest.mark.rule("barrosa 7.3.3", "bailen 7.3.3")
def test_below_a_quarter_there_is_no_attack(system: str) -> None:
    assert (
        refusal(system, "melee", fight([stack(foot("a", strength=5))], stack(foot("d", strength=21))))
        == "7.3.3"
    )
    assert (
        refusal(system, "melee", fight([stack(foot("a", strength=5))], stack(foot("d", strength=20)))) == ""
    )


@pytest.mark.rule("barrosa 7.3.3")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (17, 3, "5/1"),
        (18, 3, "6/1"),
        (20, 2, "6/1"),
        (21, 2, "+10/1"),
        (2, 3, "1/2"),
        (4, 3, "1/1"),
        (3, 2, "3/2"),
    ],
)
def test_ratios_round_in_the_defenders_favour(attack: int, defence: int, column: str) -> None:
    data = fight([stack(foot("a", strength=attack))], stack(foot("d", strength=defence)))
    assert view("barrosa", data).column == column


@pytest.mark.rule("bailen 7.3.3")
def test_beyond_the_last_column_the_last_one_holds() -> None:
    data = fight([stack(foot("a", strength=24))], stack(foot("d", strength=1)))
    assert view("bailen", data).column == "5-1"


@pytest.mark.rule("bailen 7.29", "bailen 7.30")
@pytest.mark.parametrize(
    ("attacker", "defender", "strength"),
    [
        (stack(foot("a"), arc="flank"), foot("d"), 12),
        (stack(foot("a"), arc="rear"), foot("d"), 12),
        (stack(horse("a"), arc="rear"), foot("d"), 15),
        (stack(horse("a"), arc="flank", charging=True), foot("d"), 15),
        (stack(horse("a"), charging=True), foot("d"), Fraction(15, 2)),
        (stack(horse("a"), charging=True, arc="rear"), foot("d", formation="square"), 5),
        (stack(foot("a"), arc="front"), light("d", formation="guerrilla"), 12),
        (stack(foot("a"), horse("b"), arc="flank", water="creek", slope="slope-up"), foot("d"), 9),
        (stack(foot("a"), water="bridge"), foot("d"), 2),
    ],
)
def test_bailen_multiplies_before_the_terrain_cuts(
    attacker: dict[str, Any], defender: dict[str, Any], strength: Fraction
) -> None:
    assert (
        view("bailen", fight([attacker], stack(defender))).ratio == Fraction(strength) / defender["strength"]
    )


@pytest.mark.rule("barrosa 7.3.1")
@pytest.mark.parametrize(
    ("attacker", "terrain", "strength"),
    [
        (stack(foot("a")), "marsh", 4),
        (stack(foot("a"), water="river", slope="slope-up"), "small-town", 3),
        (stack(foot("a"), water="creek"), "line-of-siege", 3),
        (stack(foot("a"), slope="slope-down"), "light-forest", 6),
        (stack(horse("a"), charging=True, arc="rear"), "clear", Fraction(15, 2)),
    ],
)
def test_barrosa_uses_only_the_worst_letter(
    attacker: dict[str, Any], terrain: str, strength: Fraction
) -> None:
    assert (
        view("barrosa", fight([attacker], stack(foot("d"), terrain=terrain))).ratio == Fraction(strength) / 6
    )


@pytest.mark.parametrize(("system", "strength"), [("barrosa", 3 + 6), ("bailen", 2 + 6)])
@pytest.mark.rule("barrosa 2.7", "bailen 2.7")
def test_each_attacking_hex_is_cut_by_itself(system: str, strength: int) -> None:
    """Six over the creek and uphill, by half at Barrosa and to a third at Bailén; six in the open."""
    attackers = [stack(foot("a"), water="creek", slope="slope-up"), stack(foot("b"))]
    assert view(system, fight(attackers, stack(foot("d")))).ratio == Fraction(strength, 6)


@pytest.mark.rule("bailen 7.3.1")
def test_the_prompt_shows_how_the_strength_is_reached() -> None:
    hexes = [stack(foot("a"), horse("b"), arc="flank", water="creek", slope="slope-up"), stack(foot("c"))]
    seen = view("bailen", fight(hexes, stack(foot("d", state="defeated", strength=5))))
    assert seen.shown == "(6 × 2 + 5 × 3) × 1/3 + 6 = 15"
    assert str(seen.defence) == "5/2"


@BOTH
@pytest.mark.rule("barrosa 7.3.2", "bailen 7.3.2")
def test_what_each_defender_is_worth(system: str) -> None:
    counters = [guns("g", 7), foot("d", strength=5, state="defeated"), foot("e", strength=3, state="fleeing")]
    data = fight([stack(foot("a"))], stack(*counters, horse("h", strength=4)), counter_charge=True)
    assert view(system, data).ratio == 6 / (1 + Fraction(5, 2) + Fraction(3, 2) + 6)


@BOTH
@pytest.mark.rule("barrosa 7.4.1", "bailen 7.4.1")
@pytest.mark.parametrize("formation", ["square", "guerrilla"])
def test_squares_and_guerrillas_have_no_flank(system: str, formation: str) -> None:
    data = fight([stack(foot("a"), arc="rear")], stack(light("d", formation=formation)))
    assert {entry.id for entry in view(system, data).tally.entries}.isdisjoint({"flank", "rear"})


@BOTH
@pytest.mark.rule("barrosa 7.4.1", "bailen 7.4.1")
def test_dismounted_cavalry_counts_as_infantry_in_guerrilla(system: str) -> None:
    rider = horse("d", cls="light", formation="guerrilla")
    inside = fight([stack(foot("a"))], stack(rider, terrain="light-forest"))
    outside = fight([stack(foot("a"))], stack(rider, terrain="clear"))
    assert "infantry-against-guerrilla" in {entry.id for entry in view(system, inside).tally.entries}
    assert "infantry-against-guerrilla" not in {entry.id for entry in view(system, outside).tally.entries}


@pytest.mark.parametrize(
    ("system", "attacker", "defender", "value"),
    [
        ("barrosa", "B", "D", 2),
        ("barrosa", "D", "B", -2),
        ("barrosa", "F", "A", -5),
        ("bailen", "B", "D", 1),
        ("bailen", "C", "D", 0),
        ("bailen", "F", "A", -4),
    ],
)
@pytest.mark.rule("barrosa 7.4", "bailen 7.4")
def test_willingness_as_each_edition_compares_it(
    system: str, attacker: str, defender: str, value: int
) -> None:
    data = fight([stack(foot("a", attacker))], stack(foot("d", defender)))
    assert view(system, data).tally.total == value


@BOTH
@pytest.mark.rule("barrosa 7.4", "bailen 7.4")
def test_heavy_cavalry_gains_nothing_against_its_like(system: str) -> None:
    heavy = horse("a", cls="heavy", order="hold")
    assert view(system, fight([stack(heavy)], stack(horse("d", cls="heavy")))).tally.total == 0
    assert view(system, fight([stack(heavy)], stack(horse("d")))).tally.total == 1


@pytest.mark.rule("bailen 7.5")
def test_a_casualty_of_the_attacker_moves_nobody() -> None:
    data = fight([stack(foot("a", strength=2))], stack(foot("d", strength=8)))
    outcome = ruled("bailen", "melee", data, 1).outcome
    assert outcome.to_data() == {"losses": {"a": 1}, "holds": "defender"}


@BOTH
@pytest.mark.rule("barrosa 7.6", "bailen 7.6")
def test_every_attacking_counter_goes_back_and_tests_and_deployed_guns_are_lost(system: str) -> None:
    attackers = [stack(foot("a"), guns("g")), stack(foot("b"), guns("h", formation="limbered"))]
    played = ruled(system, "melee", fight(attackers, stack(foot("d", strength=12))), 1, 6, 6, 6)
    assert played.outcome.to_data() == {
        "eliminated": ["g"],
        "retreats": {"a": "retreat 2", "b": "retreat 2", "h": "retreat 2"},
        "holds": "defender",
    }


@BOTH
@pytest.mark.rule("barrosa 7.7", "bailen 7.7")
def test_after_a_mutual_casualty_nobody_advances_even_into_an_empty_hex(system: str) -> None:
    data = fight([stack(foot("a", strength=2))], stack(foot("d", strength=1)))
    assert ruled(system, "melee", data, 4).outcome.to_data() == {
        "losses": {"a": 1, "d": 1},
        "eliminated": ["d"],
        "holds": "nobody",
    }


@BOTH
@pytest.mark.rule("barrosa 7.8.1", "bailen 7.8.1")
def test_fugitives_are_cut_down_and_do_not_shield_the_others(system: str) -> None:
    defender = stack(foot("f", strength=1, state="fleeing"), foot("d", strength=4))
    data = fight([stack(foot("a", strength=24))], defender)
    played = ruled(system, "melee", data, 6, *((6,) if system == "bailen" else ()))
    assert played.outcome.to_data() == {"losses": {"d": 1}, "eliminated": ["f"], "holds": "defender"}


@BOTH
@pytest.mark.rule("barrosa 7.12", "bailen 7.12")
def test_a_pinned_stack_pays_in_blood_and_holds_its_hex(system: str) -> None:
    data = fight([stack(foot("a", strength=12))], stack(foot("d"), room=0))
    assert ruled(system, "melee", data, 6, 6).outcome.to_data() == {"losses": {"d": 1}, "holds": "defender"}


@BOTH
@pytest.mark.rule("barrosa 7.12", "bailen 7.12")
def test_a_pinned_counter_that_is_defeated_pays_for_its_flight_too(system: str) -> None:
    data = fight([stack(foot("a", strength=12))], stack(foot("d", "F", 7), room=0))
    played = ruled(system, "melee", data, 6, 1)
    assert played.outcome.to_data() == {
        "losses": {"d": 5},
        "states": {"d": "defeated"},
        "holds": "defender",
    }
    short = fight([stack(foot("a", strength=12))], stack(foot("d", "F", 7), room=2))
    played = ruled(system, "melee", short, 6, 1, attacker_advance="no")
    assert played.outcome.losses == (("d", 3),)
    assert played.outcome.retreats == (("d", "retreat 2"),)


@BOTH
@pytest.mark.rule("barrosa 7.12", "bailen 7.12")
def test_a_surrounded_stack_is_lost_when_it_has_to_go(system: str) -> None:
    defender = stack(foot("d"), foot("e"), room=0, surrounded=True, commander={"id": "leader"})
    played = ruled(
        system, "melee", fight([stack(foot("a", strength=24))], defender), 6, attacker_advance="yes"
    )
    assert played.outcome.eliminated == ("d", "e")
    assert played.outcome.leaders == (("leader", "displaced"),)
    assert played.outcome.holds == "attacker"


@BOTH
@pytest.mark.rule("barrosa 7.13", "bailen 7.13")
@pytest.mark.parametrize(
    ("room", "choice", "hexes"), [(7, "shortest", 1), (7, "3", 3), (7, "longest", 4), (2, "3", 2)]
)
def test_cavalry_chooses_how_far_it_rides_back(system: str, room: int, choice: str, hexes: int) -> None:
    data = fight([stack(foot("a"))], stack(horse("d", "C"), room=room))
    played = ruled(system, "melee", data, 6, 6, defender_cavalry_retreat=choice, attacker_advance="no")
    assert played.outcome.retreats == (("d", f"retreat {hexes}"),)
    assert played.outcome.gains == (("d fatigue", 1),)


@BOTH
@pytest.mark.rule("barrosa 7.13", "bailen 7.13")
def test_fatigue_never_rises_above_three(system: str) -> None:
    data = fight(
        [stack(horse("a", fatigue=2), charging=True)], stack(foot("d", formation="square", strength=10))
    )
    played = ruled(system, "melee", data, 1, 6, attacker_cavalry_retreat="shortest")
    assert played.outcome.gains == (("a fatigue", 1),)


@pytest.mark.rule("barrosa 7.10.1", "bailen 7.10.1")
@BOTH
def test_a_commander_is_rolled_for_only_with_counters_that_bleed(system: str) -> None:
    attackers = [stack(foot("a"), commander={"id": "x"}), stack(foot("b"), commander={"id": "y"})]
    played = ruled(system, "melee", fight(attackers, stack(foot("d", strength=12))), 5, 6, 6)
    assert played.outcome.losses == (("a", 1), ("d", 1))
    assert played.outcome.leaders == (("x", "hit"),)


@pytest.mark.rule("bailen 7.33")
@pytest.mark.parametrize(("die", "gone"), [(1, False), (2, True), (6, True)])
def test_guns_alone_are_taken_at_bailen(die: int, gone: bool) -> None:
    data = fight([stack(foot("a"))], stack(guns("g", formation="limbered")))
    policy = {"attacker_advance": "no"} if gone else {}
    assert (ruled("bailen", "melee", data, die, **policy).outcome.eliminated == ("g",)) is gone


@pytest.mark.rule("barrosa 7.8")
def test_limbered_guns_alone_go_back_at_barrosa() -> None:
    data = fight([stack(foot("a", strength=5))], stack(guns("g", formation="limbered")))
    played = ruled("barrosa", "melee", data, 2, 6, attacker_advance="no")
    assert played.outcome.retreats == (("g", "retreat 1"),)


@pytest.mark.rule("bailen 7.34")
def test_the_last_counter_driven_off_by_its_test_leaves_the_hex_empty() -> None:
    data = fight([stack(foot("a", strength=24))], stack(foot("d", "F", 3)))
    played = ruled("bailen", "melee", data, 6, 1, attacker_advance="yes")
    assert played.outcome.to_data() == {
        "losses": {"d": 1},
        "states": {"d": "defeated"},
        "retreats": {"d": "retreat 3"},
        "advances": {"a": "advance"},
        "holds": "attacker",
    }


@BOTH
@pytest.mark.rule("barrosa 7.27", "bailen 7.27")
def test_one_attacking_hex_moves_in(system: str) -> None:
    attackers = [stack(foot("a")), stack(foot("b"), foot("c"), guns("g"))]
    data = fight(attackers, stack(foot("d")))
    played = ruled(system, "melee", data, 6, 6, attacker_advance="yes", attacker_advance_hex="second")
    assert played.outcome.advances == (("b", "advance"), ("c", "advance"))


@BOTH
@pytest.mark.rule("barrosa 7.28", "bailen 7.28")
def test_a_square_that_moves_is_no_square(system: str) -> None:
    square = foot("a", formation="square", strength=6)
    won = ruled(system, "melee", fight([stack(square)], stack(foot("d"))), 6, 6, attacker_advance="yes")
    assert won.outcome.formations == (("a", "normal"),)
    lost = ruled(system, "melee", fight([stack(square)], stack(foot("d"))), 1, 6)
    assert lost.outcome.formations == (("a", "normal"),)


def test_infantry_of_one_hex_is_in_square_together_or_not_at_all() -> None:
    with pytest.raises(BadCase, match="together or not at all"):
        view("barrosa", fight([stack(foot("a"))], stack(foot("d", formation="square"), foot("e"))))


@BOTH
@pytest.mark.rule("barrosa 7.6", "bailen 7.6")
def test_two_dozen_battalions_are_weighed_without_multiplying_them_out(system: str) -> None:
    hexes = [stack(*(foot(f"{n}{m}", strength=1) for m in "abcd")) for n in "uvwxyz"]
    case = ruleset(system).build_case(
        "melee", fight(hexes, stack(*(foot(f"d{m}", strength=6) for m in "abcd")))
    )
    odds = OddsSolver(ruleset(system).rules, POLICY).odds(melee, case)
    assert odds.size > 10**6
    for unit in ("ua", "zd", "da"):
        assert sum(odds.marginal(unit).fractions().values()) == 1


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (fight([stack(foot("a"))], stack(foot("a"))), "'a' is taken"),
        (fight([stack(foot("a"), charging=True)], stack(foot("d"))), "only cavalry in normal formation"),
        (fight([stack(foot("a"))], stack(foot("d")), counter_charge=True), "counter-charges"),
        (fight([stack(foot("a"))], stack(foot("d"), surrounded=True)), "no hex open"),
        (fight([stack(*(foot(f"a{n}") for n in range(9)))], stack(foot("d"))), "expected at most 8, got 9"),
    ],
)
def test_impossible_melees_are_faults(data: dict[str, Any], line: str) -> None:
    with pytest.raises(BadCase, match=line):
        view("barrosa", data)


@BOTH
def test_marginals_of_a_whole_chain_agree_with_the_joint_distribution(system: str) -> None:
    attackers = [stack(horse("a", "D"), charging=True), stack(foot("b"))]
    defender = stack(foot("d", "D", 3), foot("e", "E", 3), commander={"id": "x"}, room=1)
    data = fight(attackers, defender, next_targets=[stack(foot("f", "E", 5))])
    odds = odds_of(
        system,
        "melee",
        data,
        attacker_advance="no",
        attacker_cavalry_retreat="2",
        defender_loss="top",
    )
    for unit in odds.units():
        for part in ("losses", "states", "retreats", "eliminated", "gains"):
            told = partial(_told, part, unit)
            assert odds.marginal(unit).map(told) == odds.outcomes.map(told)


def _told(part: str, unit: str, outcome: Outcome) -> tuple[Any, ...]:
    facts: tuple[Any, ...] = getattr(outcome, part)
    return tuple(f for f in facts if f == unit or (not isinstance(f, str) and f[0].split(" ")[0] == unit))


@BOTH
def test_sampled_melees_are_legal_varied_and_always_the_same(system: str) -> None:
    melees = sample_melees(60, 1)
    assert melees == sample_melees(60, 1)
    assert len(set(melees)) == len(melees)
    rules = ruleset(system)
    solver = OddsSolver(rules.rules, POLICY)
    tests = set()
    for case in melees:
        odds = solver.odds(rules.procedure("melee").run, case)
        assert sum(odds.joint.fractions().values()) == 1
        tests.add(max(len(leaf.parts) for leaf in odds.leaves) - len(("who holds the hex",)))
    assert tests == {1, 2, 3}


@pytest.mark.rule("bailen 7.32")
def test_a_swiss_battery_makes_a_stack_swiss() -> None:
    attackers = [stack(foot("a"), guns("b", nation="swiss"))]
    seen = view("bailen", fight(attackers, stack(foot("d", nation="swiss"))))
    assert "swiss" in [entry.id for entry in seen.tally.entries]
