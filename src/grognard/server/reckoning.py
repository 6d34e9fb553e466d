"""Odds and rulings of a case, as plain data: whoever computes them needs nothing of the server."""

from __future__ import annotations

import secrets
from typing import Any

from grognard.answers.ahead import Ahead, reply_label, sheet_of
from grognard.answers.figures import Sheet, choice_data, figure, sheet_data
from grognard.answers.foreseen import throws_of
from grognard.answers.situation import Situation, refusal, ruling_data, situation
from grognard.core.errors import IllegalOrder
from grognard.core.game.offers import Reply
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


def odds_in_game(ruleset: str, ahead: tuple[Ahead, ...], language: str) -> Data:
    """The odds of what an order or an answer leads to; with several replies, one branch after another."""
    sheets = [sheet_of(ruleset, one, language) for one in ahead]
    found = sheets[0].situation
    told = [sheet_data(sheet) for sheet in sheets]
    data: Data = {
        "procedure": found.procedure.id,
        "title": found.procedure.title.say(language),
        "rule": found.cite,
        "throws": throws_of(found),
        **told[0],
    }
    if ahead[0].reply is None:
        return data
    choices = {choice["id"]: choice for one in told for choice in one["choices"]}
    asked = _reply_data(sheets[0], [one.reply for one in ahead if one.reply is not None])
    branches = [
        {**branch, "policy": {asked["id"]: option, **branch.get("policy", {})}}
        for option, one in zip(asked["options"], told, strict=True)
        for branch in one.get("branches") or [one]
    ]
    data |= {"outcomes": [], "choices": [asked, *choices.values()], "branches": branches}
    return {**data, "success": None, "expected": {}}


def _reply_data(sheet: Sheet, replies: list[Reply]) -> Data:
    """The question that is put to the other side first, each answer under a name."""
    choice = replies[0].choice
    options = ["+".join(reply.given) or choice.options[-1] for reply in replies]
    labels = [reply_label(sheet, reply) for reply in replies]
    data = choice_data(sheet, choice)
    return {**data, "options": options, "labels": dict(zip(options, labels, strict=True))}


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
