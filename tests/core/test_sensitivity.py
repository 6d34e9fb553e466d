from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from tests.contract.test_laws import ruled_cases

from grognard import RULESETS, odds, ruleset
from grognard.core import events as ev
from grognard.core.drivers import Odds, OddsSolver, forecast
from grognard.core.drivers.chance import _FIELDS
from grognard.core.drivers.odds import Events, Leaf
from grognard.core.drivers.sensitivity import (
    expected_losses,
    sensitivity,
    without_modifier,
)
from grognard.core.outcome import Outcome
from grognard.dice import Distribution

TIKHVIN = ruleset("tikhvin")
COMBAT = TIKHVIN.procedure("combat")
POLICY = {"attacker.advance": "yes", "defender.decline": "no"}


def combat(**changes: Any) -> Any:
    return TIKHVIN.build_case("combat", {**TIKHVIN.example("combat"), **changes})


def chance(case: Any) -> Fraction:
    return odds(TIKHVIN, "combat", case, POLICY).outcomes.chance(COMBAT.success.holds)


def two_tests() -> Odds:
    """A common loss to A, then an even chance each that A loses one more and B is shaken."""
    again: Distribution[Events] = Distribution({(ev.LostStrength("A", "", points=1),): 1, (): 1})
    shaken: Distribution[Events] = Distribution({(ev.StateChanged("B", "", state="shaken"),): 1, (): 1})
    return Odds((Leaf(1, (ev.LostStrength("A", "", points=1),), (again, shaken)),), 1)


def test_success_agrees_with_the_joint_distribution() -> None:
    for wanted in (
        lambda outcome: outcome.lost("A") == 2,
        lambda outcome: outcome.lost("A") == 2 and outcome.state("B") == "shaken",
        lambda outcome: bool(outcome.eliminated) or outcome.state("B") == "shaken",
        lambda outcome: outcome == Outcome(losses=(("A", 2),)),
        lambda outcome: outcome.to_data() == {"losses": {"A": 1}} if outcome.losses else False,
    ):
        assert two_tests().chance(wanted) == two_tests().outcomes.chance(wanted)


@pytest.mark.parametrize("id", RULESETS)
def test_success_of_every_procedure_agrees_with_its_joint_distribution(id: str) -> None:
    rules = ruleset(id)
    for name, procedure in rules.procedures.items():
        case = rules.build_case(name, rules.example(name))
        for branch in forecast(rules.rules, procedure.run, case).branches[:3]:
            holds = procedure.success.holds
            assert branch.odds.chance(holds) == branch.odds.outcomes.chance(holds)


def test_every_field_of_an_outcome_is_known_to_the_watch() -> None:
    assert set(_FIELDS) == set(Outcome.__struct_fields__)
    # What only the sequence of play and the map bring about is no part of a ruling's outcome.
    of_games = {ev.MarkerSet, ev.Moved, ev.LeftMap, ev.StackOrdered, ev.TrackSet, ev.PhaseBegan, ev.GameEnded}
    of_games |= {ev.GameSettled, ev.Corrected}
    assert {kind for kinds in _FIELDS.values() for kind in kinds} == set(ev.KINDS) - of_games


def test_a_counter_hit_twice_is_one_counter_in_its_marginal() -> None:
    spread = two_tests().marginal("A").fractions()
    assert {outcome.lost("A"): share for outcome, share in spread.items()} == {
        1: Fraction(1, 2),
        2: Fraction(1, 2),
    }


@pytest.mark.parametrize("id", RULESETS)
def test_the_marginals_of_all_counters_are_those_of_each(id: str) -> None:
    rules = ruleset(id)
    for name, procedure in rules.procedures.items():
        for case, policy in ruled_cases(id, name, 4, seed=22):
            found = OddsSolver(rules.rules, policy).odds(procedure.run, case)
            assert found.marginals(found.units()) == {u: found.marginal(u) for u in found.units()}, case


def test_expected_losses_add_up_over_parts() -> None:
    assert expected_losses(two_tests()) == {"A": Fraction(3, 2)}


def test_expected_losses_agree_with_the_outcomes() -> None:
    found = odds(TIKHVIN, "combat", combat(), POLICY)
    for unit, points in expected_losses(found).items():
        assert points == found.outcomes.mean(partial(Outcome.lost, unit=unit))


def test_a_modifier_is_worth_the_chance_it_adds() -> None:
    case = combat()
    found = sensitivity(TIKHVIN.rules, COMBAT.run, case, COMBAT.success.holds, POLICY)
    worth = {entry.modifier.id: entry for entry in found}
    # Without the attacker's artillery the roll is two points lower; taking the battery out says the same.
    bare = chance(combat(attacker_support=[], defender_support=[]))
    assert worth["support.artillery"].chance == chance(case)
    assert worth["support.artillery"].without == (bare,)
    assert worth["support.artillery"].points == ((chance(case) - bare) * 100,)


def test_a_multiplier_is_weighed_as_times_one() -> None:
    found = sensitivity(TIKHVIN.rules, COMBAT.run, combat(), COMBAT.success.holds, POLICY)
    (river,) = [entry for entry in found if entry.modifier.id == "river.major"]
    dry = [{**unit, "across": "nothing"} for unit in TIKHVIN.example("combat")["attackers"]]
    assert river.without == (chance(combat(attackers=dry)),)
    assert river.points[0] < 0


def test_the_most_helpful_modifier_stands_first() -> None:
    found = sensitivity(TIKHVIN.rules, COMBAT.run, combat(), COMBAT.success.holds, POLICY)
    points = [entry.points[-1] for entry in found if entry.points]
    assert points == sorted(points, reverse=True)
    assert points[0] > 0 > points[-1]


def test_taking_a_modifier_away_leaves_the_rules_as_they_were() -> None:
    before = {chart.id: chart.modifiers for chart in TIKHVIN.rules.charts.values()}
    changed = without_modifier(TIKHVIN.rules, "combat-ratio", "river.major")
    assert changed.factor("combat-ratio", "river.major") == 1
    assert TIKHVIN.rules.factor("combat-ratio", "river.major") == Fraction(1, 3)
    assert {chart.id: chart.modifiers for chart in TIKHVIN.rules.charts.values()} == before


def test_a_case_that_is_forbidden_without_a_modifier_says_so() -> None:
    from grognard.core.procedure import Resolution

    def needs_help(rules: Any, case: Any) -> Any:
        yield from ()
        tally = rules.tally("combat-ratio")
        tally.add("shock")
        if not tally.total:
            raise rules.forbid("refuse-lake", "2.4")
        return Resolution((ev.HexHeld(case, ""),))

    def weighed(rules: Any, case: Any) -> Any:
        from grognard.core.messages import message
        from grognard.core.procedure import roll
        from grognard.dice import D6

        tally = rules.tally("combat-ratio")
        tally.add("shock")
        yield from roll(D6, "", message("x"), tally)
        return (yield from needs_help(rules, case))

    (entry,) = sensitivity(TIKHVIN.rules, weighed, "us", lambda outcome: outcome.holds == "us")
    assert (entry.without, entry.refused, entry.points) == ((), "tikhvin 2.4", ())


def test_a_decision_that_opens_without_a_modifier_gives_a_worst_and_a_best() -> None:
    from grognard.core.messages import message
    from grognard.core.procedure import Resolution, choose, roll
    from grognard.dice import D6

    def flow(rules: Any, case: Any) -> Any:
        tally = rules.tally("combat-ratio")
        tally.add("shock")
        yield from roll(D6, "", message("x"), tally)
        if tally.total:
            return Resolution((ev.HexHeld(case, ""),))
        answer = yield from choose("us.stay", "us", ("yes", "no"), "")
        return Resolution((ev.HexHeld(case if answer == "yes" else "them", ""),))

    (entry,) = sensitivity(TIKHVIN.rules, flow, "us", lambda outcome: outcome.holds == "us")
    assert list(entry.without) == [0, 1]
    assert list(entry.points) == [0, 100]
