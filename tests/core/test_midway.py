"""A ruling that is under way: what is still open, with everything that has been answered."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from grognard import rule, ruleset
from grognard.core.drivers import OddsSolver
from grognard.core.drivers.midway import midway
from grognard.core.drivers.play import Given, Run
from grognard.core.drivers.solver import Undecided
from grognard.core.outcome import Outcome, fold
from grognard.core.procedure import Question, Read
from grognard.core.ruleset import Ruleset
from grognard.dice import SeededDice

#: the examples in which much is asked: shots before a shock, squares, pursuit, losses shared out
RULINGS = (
    ("jours-de-gloire", "artillery-fire"),
    ("jours-de-gloire", "shock"),
    ("jours-de-gloire", "square"),
    ("barrosa", "fire"),
    ("tikhvin", "combat"),
)
YES = "yes"


def policy_of(rules: Ruleset, procedure: str, case: Any) -> dict[str, str]:
    """Yes wherever that is an answer, else the first option."""
    settled: dict[str, str] = {}
    while True:
        solver = OddsSolver(rules.rules, settled)
        try:
            solver.odds(rules.procedure(procedure).run, case)
        except Undecided as undecided:
            choice = undecided.choice
            settled[choice.id] = YES if YES in choice.options else choice.options[0]
        else:
            return settled


def spread(rules: Ruleset, run: Any, case: Any, policy: dict[str, str]) -> dict[Outcome, Fraction]:
    outcomes = OddsSolver(rules.rules, policy).odds(run, case).outcomes
    return {outcome: Fraction(weight, outcomes.total) for outcome, weight in outcomes.weights.items()}


@pytest.mark.parametrize(("system", "procedure"), RULINGS)
def test_every_answer_narrows_the_odds_down_to_what_happened(system: str, procedure: str) -> None:
    rules = ruleset(system)
    case = rules.build_case(procedure, rules.example(procedure))
    policy, run = policy_of(rules, procedure, case), rules.procedure(procedure).run
    played = rule(rules, procedure, case, SeededDice(3), policy)
    answers = [step.answer for step in played.steps if not isinstance(step.request, Read)]
    assert answers
    before = spread(rules, run, case, policy)
    for place in range(len(answers) + 1):
        now = spread(rules, midway(run, answers[:place]), case, policy)
        assert sum(now.values()) == 1
        assert set(now) <= set(before), "something came in that was out of the question"
        assert played.outcome in now
        before = now
    assert before == {played.outcome: Fraction(1)}


def test_the_odds_are_those_of_each_answer_weighed_by_its_own() -> None:
    rules = ruleset("jours-de-gloire")
    case = rules.build_case("artillery-fire", rules.example("artillery-fire"))
    run = rules.procedure("artillery-fire").run
    policy = policy_of(rules, "artillery-fire", case)
    first = next(run(rules.rules, case))
    branches, ways = OddsSolver(rules.rules, policy).branches(first)
    mixed: dict[Outcome, Fraction] = {}
    for answer, weight in branches:
        for outcome, chance in spread(rules, midway(run, (answer,)), case, policy).items():
            mixed[outcome] = mixed.get(outcome, Fraction(0)) + Fraction(weight, ways) * chance
    assert mixed == spread(rules, run, case, policy)


def test_without_answers_nothing_is_changed() -> None:
    rules = ruleset("jours-de-gloire")
    case = rules.build_case("shock", rules.example("shock"))
    run = rules.procedure("shock").run
    policy = policy_of(rules, "shock", case)
    assert spread(rules, midway(run, ()), case, policy) == spread(rules, run, case, policy)


def _next_of(left: list[Given], _question: Question) -> Given:
    return left.pop(0)


@pytest.mark.parametrize(("system", "procedure"), RULINGS)
def test_a_ruling_under_way_is_played_on_to_the_same_end(system: str, procedure: str) -> None:
    rules = ruleset(system)
    case = rules.build_case(procedure, rules.example(procedure))
    policy, run = policy_of(rules, procedure, case), rules.procedure(procedure).run
    played = rule(rules, procedure, case, SeededDice(3), policy)
    steps = [step for step in played.steps if not isinstance(step.request, Read)]
    for place in range(len(steps) + 1):
        answers, left = [step.answer for step in steps[:place]], [step.given for step in steps[place:]]
        going_on = Run(rules.rules, partial(_next_of, left))
        assert fold(going_on.events(midway(run, answers)(rules.rules, case))) == played.outcome
