"""7.14 to 7.24. Charges: declaration, reaction, the charger's test."""

from __future__ import annotations

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

from grognard import ruleset
from grognard.core.drivers import OddsSolver, Undecided
from grognard.core.outcome import Outcome

BOTH = pytest.mark.parametrize("system", EDITIONS)


def charge(charger: dict[str, Any], target: dict[str, Any], hexes: int = 2, **other: Any) -> dict[str, Any]:
    return {"charger": charger, "target": target, "path": [{}] * hexes, **other}


def reactions(system: str, data: dict[str, Any]) -> tuple[str, ...]:
    """What the charged side is offered; nothing where it can only stand."""
    rules = ruleset(system)
    try:
        OddsSolver(rules.rules).odds(rules.procedure("charge").run, rules.build_case("charge", data))
    except Undecided as undecided:
        if undecided.choice.id == "defender.reaction":
            return undecided.choice.options
    return ()


@BOTH
@pytest.mark.rule("barrosa 7.14", "bailen 7.14")
@pytest.mark.parametrize(
    "charger",
    [
        horse("a", order="hold"),
        horse("a", order="maneuver"),
        horse("a", state="disorganized"),
        horse("a", state="defeated"),
        horse("a", fatigue=3),
        horse("a", cls="light", formation="guerrilla"),
        foot("a", order="attack"),
    ],
)
def test_who_may_not_charge(system: str, charger: dict[str, Any]) -> None:
    assert refusal(system, "charge", charge(stack(charger), stack(foot("d")))) == "7.14"


@BOTH
@pytest.mark.rule("barrosa 7.14", "bailen 7.14")
@pytest.mark.parametrize(
    "way",
    [
        {"path": [{"slope": "slope-up"}]},
        {"path": [{}, {"water": "creek"}]},
        {"path": [{"water": "river"}, {}]},
        {"turns": 2},
        {"movement": 1},
        {"movement": 2, "turns": 1},
    ],
)
def test_paths_that_no_charge_takes(system: str, way: dict[str, Any]) -> None:
    assert refusal(system, "charge", {**charge(stack(horse("a")), stack(foot("d"))), **way}) == "7.14"


@pytest.mark.rule("barrosa 7.14", "bailen 7.35")
def test_ground_of_a_charge_in_each_edition() -> None:
    groves = charge(stack(horse("a")), stack(foot("d")), path=[{"terrain": "cultivated"}])
    assert refusal("barrosa", "charge", groves) == ""
    assert refusal("bailen", "charge", groves) == "7.35"
    woods = charge(stack(horse("a")), stack(foot("d")), path=[{"terrain": "light-forest"}])
    assert refusal("barrosa", "charge", woods) == "7.14"
    for end in ({"start": "small-town"}, {"target": stack(foot("d"), terrain="crop-area")}):
        assert refusal("bailen", "charge", {**charge(stack(horse("a")), stack(foot("d"))), **end}) == "7.35"
    town = charge(stack(horse("a")), stack(foot("d"), terrain="small-town"), start="light-forest")
    assert refusal("barrosa", "charge", town) == ""


@BOTH
@pytest.mark.rule("barrosa 7.15", "bailen 7.15")
def test_no_charge_against_an_enemy_already_next_to_it(system: str) -> None:
    assert refusal(system, "charge", charge(stack(horse("a")), stack(foot("d")), adjacent=True)) == "7.15"


@BOTH
@pytest.mark.rule("barrosa 7.16", "bailen 7.16")
def test_a_charge_may_stop_at_the_marker(system: str) -> None:
    data = charge(stack(horse("a"), horse("b")), stack(guns("g")), melee=False)
    outcome = ruled(system, "charge", data, 6).outcome
    assert outcome.to_data() == {"markers": {"a": "assault", "b": "assault"}, "holds": "defender"}
    assert ruleset(system).procedure("charge").success.holds(outcome)


@BOTH
@pytest.mark.rule("barrosa 7.16.1", "bailen 7.16.1", "barrosa 7.21", "bailen 7.21")
def test_the_uppermost_counter_that_is_no_battery_reacts(system: str) -> None:
    charger = stack(horse("a"))
    assert reactions(system, charge(charger, stack(guns("g"), foot("d")))) == ("stand", "square")
    assert reactions(system, charge(charger, stack(horse("d"), foot("e")))) == ("stand", "counter-charge")
    guerrillas = stack(light("d", formation="guerrilla"))
    assert reactions(system, charge(charger, guerrillas)) == ("stand", "square", "evade")
    assert reactions(system, charge(charger, stack(guns("g")))) == ()


@BOTH
@pytest.mark.rule("barrosa 7.17", "bailen 7.17", "barrosa 7.19", "bailen 7.19")
@pytest.mark.parametrize(
    ("target", "arc"),
    [
        (stack(foot("d", state="disorganized")), "front"),
        (stack(foot("d"), foot("e", state="defeated")), "front"),
        (stack(foot("d", formation="square")), "front"),
        (stack(horse("d", fatigue=3)), "front"),
        (stack(horse("d", state="disorganized")), "front"),
        (stack(horse("d")), "flank"),
        (stack(horse("d")), "rear"),
        (stack(light("d", formation="guerrilla", state="disorganized"), room=0), "front"),
    ],
)
def test_who_can_only_stand(system: str, target: dict[str, Any], arc: str) -> None:
    assert reactions(system, charge(stack(horse("a"), arc=arc), target)) == ()


@pytest.mark.rule("barrosa 7.17")
def test_no_square_where_the_ground_allows_none() -> None:
    assert reactions("barrosa", charge(stack(horse("a")), stack(foot("d"), terrain="cultivated"))) == ()


@BOTH
@pytest.mark.rule("barrosa 7.17", "bailen 7.17")
def test_all_the_infantry_of_the_hex_forms_square(system: str) -> None:
    data = charge(stack(horse("a")), stack(foot("d"), foot("e"), guns("g")), melee=False)
    outcome = ruled(system, "charge", data, 6, 6, defender_reaction="square").outcome
    assert outcome.formations == (("d", "square"), ("e", "square"))


@BOTH
@pytest.mark.rule("barrosa 7.17", "bailen 7.17", "barrosa 7.20", "bailen 7.20")
def test_infantry_that_runs_instead_of_forming_leaves_the_charge_in_the_air(system: str) -> None:
    data = charge(stack(horse("a")), stack(foot("d", "E")))
    outcome = ruled(system, "charge", data, 1, defender_reaction="square").outcome
    assert outcome.to_data() == {
        "states": {"d": "defeated"},
        "retreats": {"d": "retreat 3"},
        "holds": "nobody",
    }


@BOTH
@pytest.mark.rule("barrosa 7.19", "bailen 7.19", "barrosa 7.24", "bailen 7.24")
def test_counter_charging_cavalry_counts_more_and_tires(system: str) -> None:
    data = charge(stack(horse("a", "C")), stack(horse("d", "C")))
    met = ruled(system, "charge", data, 6, 6, 3, defender_reaction="counter-charge")
    # 7.5 against 7.5 is one to one, with the Attack order a four: nothing happens, but both are tired.
    assert met.outcome.to_data() == {"gains": {"a fatigue": 1, "d fatigue": 1}, "holds": "defender"}
    failed = ruled(system, "charge", {**data, "melee": False}, 2, 6, defender_reaction="counter-charge")
    assert failed.outcome.states == (("d", "disorganized"),)


@BOTH
@pytest.mark.rule("barrosa 7.20", "bailen 7.20")
def test_guerrillas_evade_and_the_others_take_the_charge(system: str) -> None:
    target = stack(light("d", formation="guerrilla"), guns("g"), room=1)
    outcome = ruled(
        system, "charge", charge(stack(horse("a")), target, melee=False), 6, defender_reaction="evade"
    )
    assert outcome.outcome.retreats == (("d", "evade 1"),)
    assert outcome.outcome.markers == (("a", "assault"),)


@BOTH
@pytest.mark.rule("barrosa 7.22", "bailen 7.22")
def test_the_charger_tests_easier_against_infantry_out_of_square_only(system: str) -> None:
    def shift(target: dict[str, Any], **policy: str) -> int:
        played = ruled(system, "charge", charge(stack(horse("a")), target, melee=False), 6, **policy)
        return (played.steps[-1].total or 0) - 6

    assert shift(stack(foot("d")), defender_reaction="stand") == 1
    assert shift(stack(foot("d", formation="square"))) == 0
    assert shift(stack(guns("g"))) == 0
    assert shift(stack(horse("d")), defender_reaction="stand") == 0


@pytest.mark.rule("barrosa 7.22", "bailen 7.22")
def test_fatigue_weighs_on_the_chargers_test_at_barrosa_only() -> None:
    data = charge(stack(horse("a", fatigue=2)), stack(guns("g")), melee=False)
    assert ruled("barrosa", "charge", data, 6).steps[-1].total == 4
    assert ruled("bailen", "charge", data, 6).steps[-1].total == 6


@BOTH
@pytest.mark.rule("barrosa 7.22", "bailen 7.22")
def test_a_defeated_charger_runs_from_where_it_started_and_the_rest_stay(system: str) -> None:
    data = charge(stack(horse("a", "F"), horse("b")), stack(guns("g")))
    assert ruled(system, "charge", data, 1).outcome.to_data() == {
        "states": {"a": "defeated"},
        "retreats": {"a": "retreat 3"},
        "holds": "defender",
    }


@pytest.mark.rule("barrosa 7.24")
def test_a_disorganized_target_that_routs_ends_defeated() -> None:
    """The state of the last test stands, though control is rolled after it."""
    data = charge(stack(horse("a")), stack(foot("d", "D")), hexes=1)
    played = ruled(
        "barrosa", "charge", data, 3, 6, 6, 1, 6, defender_reaction="square", attacker_advance="no"
    )
    assert played.outcome.states == (("d", "defeated"),)
    assert played.outcome.retreats == (("d", "retreat 5"),)


@BOTH
@pytest.mark.rule("barrosa 7.3.3")
def test_a_charge_that_meets_too_large_a_square_is_called_off(system: str) -> None:
    data = charge(stack(horse("a", strength=4)), stack(foot("d", strength=17)))
    played = ruled(system, "charge", data, 6, 6, defender_reaction="square")
    assert played.outcome.to_data() == {"formations": {"d": "square"}, "holds": "defender"}
    stood = ruled(
        system, "charge", data, 6, 3, 6, defender_reaction="stand", attacker_cavalry_retreat="shortest"
    )
    assert stood.outcome.retreats


@BOTH
def test_odds_cover_the_whole_chain_of_a_charge(system: str) -> None:
    data = charge(
        stack(horse("a", "D")),
        stack(foot("d", "D"), foot("e", "E")),
        hexes=1,
        next_targets=[stack(foot("f", "E", 3))],
    )
    odds = odds_of(
        system,
        "charge",
        data,
        defender_reaction="square",
        defender_loss="top",
        attacker_cavalry_retreat="longest",
        attacker_advance="yes",
    )
    assert sum(odds.outcomes.fractions().values()) == 1
    for unit in odds.units():
        lost, state = partial(Outcome.lost, unit=unit), partial(Outcome.state, unit=unit)
        assert odds.marginal(unit).mean(lost) == odds.outcomes.mean(lost)
        assert odds.marginal(unit).map(state) == odds.outcomes.map(state)


@pytest.mark.rule("barrosa 7.22", "barrosa 8.2")
def test_the_charger_is_steadied_by_the_ground_it_starts_from() -> None:
    data = charge(stack(horse("a")), stack(guns("d")), start="small-town", melee=False)
    done = ruled("barrosa", "charge", data, 3)
    assert [entry.id for entry in done.steps[-1].entries] == ["cover"]


@BOTH
@pytest.mark.rule("barrosa 7.17")
def test_more_infantry_than_a_square_holds_cannot_form_one(system: str) -> None:
    """A clear hex takes 18 points in square."""
    for strength, options in ((8, ("stand", "square")), (9, ())):
        data = charge(stack(horse("a")), stack(foot("d", strength=10), foot("e", strength=strength)))
        rules = ruleset(system)
        solver = OddsSolver(rules.rules, {"attacker.advance": "no", "attacker.cavalry-retreat": "shortest"})
        case = rules.build_case("charge", data)
        if options:
            with pytest.raises(Undecided) as open_question:
                solver.odds(rules.procedure("charge").run, case)
            assert open_question.value.choice.options == options
        else:
            solver.policy |= {"defender.loss-of-two": "top", "defender.loss": "top"}
            solver.odds(rules.procedure("charge").run, case)
            assert "defender.reaction" not in solver.choices_met
