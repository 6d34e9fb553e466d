"""Odds and rulings of a case, as plain data: whoever computes them needs nothing of the server."""

from __future__ import annotations

import secrets
from typing import Any

from grognard.answers.figures import MOST_BRANCHES, figure, sheet_data
from grognard.answers.foreseen import throws_of
from grognard.answers.situation import Situation, refusal, ruling_data, situation
from grognard.core.drivers.explain import words_for
from grognard.core.errors import IllegalOrder
from grognard.dice import SeededDice
from grognard.dice.sources import TypedDice
from grognard.rulesets import ruleset as known_ruleset
from grognard.rulings import rule
from grognard.server.problems import Problem

Data = dict[str, Any]


def odds_of(
    ruleset: str, procedure: str, case: Data | None, policy: dict[str, str], weigh: bool, language: str
) -> Data:
    """The odds of a case as it was filled in, or of the example."""
    found = _situation(ruleset, procedure, case, language)
    sheet = figure(found, policy, weigh=weigh)
    return {"title": found.title, "throws": throws_of(found), **sheet_data(sheet)}


def odds_in_game(ruleset: str, procedure: str, case: Any, language: str) -> Data:
    """The odds of what an order sets off."""
    rules = known_ruleset(ruleset)
    words = words_for(rules, procedure, case, language)
    found = Situation(rules, rules.procedure(procedure), case, "", words)
    return {
        "procedure": procedure,
        "title": found.procedure.title.say(language),
        "rule": found.cite,
        "throws": throws_of(found),
        **sheet_data(figure(found, {}, most_branches=MOST_BRANCHES)),
    }


def ruled(
    ruleset: str,
    procedure: str,
    case: Data | None,
    faces: list[int] | None,
    policy: dict[str, str],
    language: str,
) -> Data:
    """A case ruled with one's own dice, or with ours."""
    found = _situation(ruleset, procedure, case, language)
    seed = secrets.randbelow(10**6)
    dice = SeededDice(seed) if faces is None else TypedDice(faces)
    try:
        played = rule(found.ruleset, procedure, found.case, dice, policy)
    except IllegalOrder as refused:
        raise refusal(found.words, refused) from None
    if isinstance(dice, TypedDice) and dice.left:
        raise Problem(422, "That cannot be ruled", f"nothing asks for the last {len(dice.left)} dice")
    return ruling_data(found, played, seed if faces is None else None)


def _situation(ruleset: str, procedure: str, case: Data | None, language: str) -> Situation:
    rules = known_ruleset(ruleset)
    data = rules.example(procedure) if case is None else case
    return situation(rules, rules.procedure(procedure), data, language)
