"""7.25, 7.26. Cavalry control and the attacks it provokes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests.rulesets.alea.assault_pieces import EDITIONS, foot, horse, light, odds_of, refusal, ruled, stack

from grognard import BadCase, ruleset
from grognard.core.outcome import Outcome

BOTH = pytest.mark.parametrize("system", EDITIONS)


def control(cavalry: dict[str, Any], *targets: dict[str, Any], **other: Any) -> dict[str, Any]:
    return {"cavalry": cavalry, "next_targets": list(targets), **other}


def melee(
    attackers: list[dict[str, Any]], defender: dict[str, Any], *targets: dict[str, Any]
) -> dict[str, Any]:
    return {"attackers": attackers, "defender": defender, "next_targets": list(targets)}


@BOTH
@pytest.mark.rule("barrosa 7.25", "bailen 7.25")
@pytest.mark.parametrize(
    ("cavalry", "other", "shift"),
    [
        (stack(horse("a")), {}, -1),
        (stack(horse("a", nation="british")), {}, -2),
        (stack(horse("a", nation="kgl")), {"charged": True}, -2),
        (stack(horse("a", nation="spanish"), commander={"id": "x", "morale": 0}), {}, 0),
        (stack(horse("a", nation="portuguese"), commander={"id": "x", "morale": 2}), {}, 1),
        (stack(horse("a")), {"provoked": 2}, -5),
    ],
)
def test_what_weighs_on_control(
    system: str, cavalry: dict[str, Any], other: dict[str, Any], shift: int
) -> None:
    played = ruled(system, "cavalry-control", control(cavalry, **other), 6, attacker_advance="no")
    assert played.steps[0].total == 6 + shift


@BOTH
@pytest.mark.rule("barrosa 7.25.1", "bailen 7.25.1")
def test_the_best_letter_gives_the_column_and_the_nation(system: str) -> None:
    cavalry = stack(horse("a", "D", nation="british"), horse("b", "A", nation="spanish"))
    played = ruled(system, "cavalry-control", control(cavalry), 2, attacker_advance="yes")
    step = played.steps[0]
    assert (step.column, step.total) == ("A", 1)
    assert played.outcome.advances == (("a", "advance"), ("b", "advance"))


@BOTH
@pytest.mark.rule("barrosa 7.25.1", "bailen 7.25.1")
def test_cavalry_of_several_hexes_rides_as_one_body(system: str) -> None:
    attackers = [
        stack(horse("a", "F"), commander={"id": "x", "morale": 1}),
        stack(horse("b", "E"), commander={"id": "y", "morale": 2}),
    ]
    data = melee(attackers, stack(foot("d", "F", 5)), stack(foot("e", "F", 20)))
    played = ruled(system, "melee", data, 6, 6, 1, 1, 6, 6, attacker_cavalry_retreat="shortest")
    assert played.outcome.advances == (("a", "pursuit"), ("b", "pursuit"))
    assert [unit for unit, _way in played.outcome.retreats] == ["a", "b", "d"]


@BOTH
@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_infantry_that_took_the_hex_leaves_controlled_cavalry_where_it_is(system: str) -> None:
    attackers = [stack(foot("a")), stack(horse("b"))]
    played = ruled(system, "melee", melee(attackers, stack(foot("d"))), 6, 6, 6, attacker_advance="yes")
    assert played.outcome.advances == (("a", "advance"),)
    assert played.outcome.holds == "attacker"


@BOTH
@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_out_of_hand_with_nobody_in_front_it_stops_in_the_vacated_hex(system: str) -> None:
    outcome = ruled(system, "cavalry-control", control(stack(horse("a", "F"))), 1).outcome
    assert outcome.to_data() == {
        "advances": {"a": "pursuit"},
        "found": {"control": "NC", "provoked-attacks": 0},
        "holds": "attacker",
    }
    assert not ruleset(system).procedure("cavalry-control").success.holds(outcome)


@BOTH
@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_the_third_provoked_attack_is_the_last(system: str) -> None:
    """Three enemies ridden down one after another, and no fourth roll."""
    cavalry = stack(horse("a", "F", 24))
    targets = [stack(foot(name, "F", 6)) for name in "def"]
    played = ruled(system, "cavalry-control", control(cavalry, *targets), 1, 5, 6, 1, 5, 6, 1, 5, 6)
    assert [step.chart.id for step in played.steps if step.chart].count("cavalry-control") == 3
    assert played.outcome.found == (("control", "NC"), ("provoked-attacks", 3))
    assert [unit for unit, _way in played.outcome.retreats] == ["d", "e", "f"]


@BOTH
@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_a_provoked_attack_without_effect_is_followed_by_another_roll(system: str) -> None:
    """7.26 asks for the roll after every provoked attack, not only after one that told."""
    data = control(stack(horse("a", "F", 6)), stack(foot("d", "F", 6)))
    played = ruled(system, "cavalry-control", data, 1, 4, 1, 1, 6, attacker_cavalry_retreat="shortest")
    charts = [step.chart.id for step in played.steps if step.chart]
    assert charts == ["cavalry-control", "melee", "cavalry-control", "melee", "morale"]
    assert played.outcome.value("provoked-attacks") == 2


@BOTH
@pytest.mark.rule("barrosa 7.26.1", "bailen 7.26.1")
def test_an_enemy_who_kept_his_hex_is_attacked_again(system: str) -> None:
    """A mutual casualty, control lost, and the same battalion, one point weaker, is driven out."""
    data = melee([stack(horse("a", "F", 6, order="hold"))], stack(foot("d", "F", 6)))
    played = ruled(system, "melee", data, 5, 1, 6, 6, 6, attacker_advance="yes")
    columns = [step.column for step in played.steps if step.chart and step.chart.id == "melee"]
    assert len(columns) == 2
    assert played.outcome.losses == (("a", 1), ("d", 1))
    assert played.outcome.retreats == (("d", "retreat 1"),)


@BOTH
@pytest.mark.rule("barrosa 7.26.1", "bailen 7.26.1")
@pytest.mark.parametrize(
    "target", [stack(foot("d", "F", 24)), stack(foot("d", "F", 2), slope="impassable-slope")]
)
def test_a_provoked_attack_that_is_not_allowed_is_not_made(system: str, target: dict[str, Any]) -> None:
    data = control(stack(horse("a", "F", 5)), target)
    outcome = ruled(system, "cavalry-control", data, 1).outcome
    assert outcome.found == (("control", "NC"), ("provoked-attacks", 0))


@BOTH
@pytest.mark.rule("barrosa 7.26", "bailen 7.26")
def test_a_provoked_attack_has_neither_order_bonus_nor_charge(system: str) -> None:
    data = control(stack(horse("a", "F", 6)), stack(foot("d", "F", 6)), charged=True)
    played = ruled(system, "cavalry-control", data, 1, 1, 6, attacker_cavalry_retreat="shortest")
    step = next(step for step in played.steps if step.chart and step.chart.id == "melee")
    assert step.entries == ()
    assert step.column in ("1/1", "1-1")


@pytest.mark.rule("bailen 7.34", "bailen 7.26")
def test_a_test_that_empties_the_hex_lets_loose_cavalry_in() -> None:
    data = melee(
        [stack(horse("a", "F", 20, order="hold"))], stack(foot("d", "F", 4)), stack(light("e", "F", 20))
    )
    played = ruled("bailen", "melee", data, 6, 1, 1, 1, 6, attacker_cavalry_retreat="shortest")
    assert played.outcome.advances == (("a", "pursuit"),)
    assert dict(played.outcome.retreats)["d"] == "retreat 3"
    assert played.outcome.holds == "attacker"


@BOTH
@pytest.mark.rule("barrosa 7.25", "bailen 7.25")
@pytest.mark.parametrize("die", [1, 4])
def test_no_control_roll_where_the_defender_came_to_no_harm(system: str, die: int) -> None:
    data = melee([stack(horse("a", order="hold"))], stack(foot("d", "B", 5)))
    dice = (die, 6) if die == 1 else (die,)
    played = ruled(system, "melee", data, *dice, attacker_cavalry_retreat="shortest")
    assert "cavalry-control" not in [step.chart.id for step in played.steps if step.chart]


def test_only_cavalry_is_controlled() -> None:
    with pytest.raises(BadCase, match="cavalry"):
        refusal("barrosa", "cavalry-control", control(stack(foot("a"))))


@BOTH
def test_marginals_of_the_chain_agree_with_the_joint_distribution(system: str) -> None:
    data = control(stack(horse("a", "E", 6)), stack(foot("d", "E", 4), room=1), stack(foot("e", "D", 4)))
    odds = odds_of(
        system,
        "cavalry-control",
        data,
        attacker_advance="no",
        attacker_cavalry_retreat="longest",
    )
    for unit in odds.units():
        fate = partial(_fate, unit)
        assert odds.marginal(unit).map(fate) == odds.outcomes.map(fate)


def _fate(unit: str, outcome: Outcome) -> tuple[int, str]:
    return outcome.lost(unit), outcome.state(unit)
