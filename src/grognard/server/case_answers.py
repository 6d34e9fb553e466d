"""Odds and rulings of a case, as plain data: whoever computes them needs nothing of the server."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from grognard.answers.ahead import Ahead, reply_label, reply_name, sheet_of, situation_of
from grognard.answers.card import Card, Settled, card_of
from grognard.answers.card_details import tree_data, worth_data
from grognard.answers.card_words import Onlooker, Speaker
from grognard.answers.errors import Stop
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

#: everything that `odds --json` prints; the card of it; or what the card opens to
Detail = Literal["full", "card", "tree", "worth"]


def odds_of(
    ruleset: str,
    procedure: str,
    case: Data | None,
    policy: dict[str, str],
    weigh: bool,
    language: str,
    detail: Detail = "full",
) -> Data:
    """The odds of a case as it was filled in, or of the example."""
    found = _situation(ruleset, procedure, case, language)
    told = {"title": found.title, "throws": throws_of(found)}
    if detail == "full":
        return {**told, **sheet_data(figure(found, policy, weigh=weigh))}
    return {**told, **card_data(card_of([Settled(found)], policy), detail)}


def odds_in_game(
    ruleset: str,
    ahead: tuple[Ahead, ...],
    language: str,
    detail: Detail = "full",
    onlooker: Onlooker | None = None,
) -> Data:
    """The odds of what an order or an answer leads to; with several replies, one branch after another."""
    found = situation_of(ruleset, ahead[0], language)
    data: Data = {
        "procedure": found.procedure.id,
        "title": found.procedure.title.say(language),
        "rule": found.cite,
        "throws": throws_of(found),
    }
    if detail != "full":
        return {**data, **card_data(card_ahead(ruleset, ahead, language), detail, onlooker)}
    sheets = [sheet_of(ruleset, one, language) for one in ahead]
    told = [sheet_data(sheet) for sheet in sheets]
    data |= told[0]
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


def card_ahead(ruleset: str, ahead: tuple[Ahead, ...], language: str) -> Card:
    """The card of what an order or an answer leads to."""
    situations = [situation_of(ruleset, one, language) for one in ahead]
    first = ahead[0].reply
    if first is None:
        return card_of([Settled(situations[0])], {})
    replies = [one.reply for one in ahead if one.reply is not None]
    options = [reply_name(reply) for reply in replies]
    labels = [reply_label(found.words, reply) for found, reply in zip(situations, replies, strict=True)]
    settled = [
        Settled(found, ((first.choice.id, option),))
        for found, option in zip(situations, options, strict=True)
    ]
    return card_of(settled, {}, (first.choice, dict(zip(options, labels, strict=True))))


def card_data(card: Card, detail: Detail, onlooker: Onlooker | None = None) -> Data:
    """A card, or what it opens to."""
    speaker = Speaker(card, onlooker)
    match detail:
        case "tree":
            return {"tree": tree_data(card, speaker)}
        case "worth":
            return {"worth": worth_data(card, speaker)}
        case _:
            return {"card": speaker.data(), "choices": [speaker.choice(one) for one in card.choices]}


def cards_of(
    ruleset: str, rulings: tuple[tuple[str, Any] | None, ...], language: str, onlooker: Onlooker
) -> list[Data]:
    """The card of each ruling; where the rules forbid it, what they say."""
    return [_card_or_why(ruleset, ruling, language, onlooker) for ruling in rulings]


def _card_or_why(ruleset: str, ruling: tuple[str, Any] | None, language: str, onlooker: Onlooker) -> Data:
    if ruling is None:
        return {"title": "", "card": None, "note": ""}
    title = known_ruleset(ruleset).procedure(ruling[0]).title.say(language)
    try:
        card = card_ahead(ruleset, (Ahead(*ruling),), language)
    except Stop as forbidden:
        return {"title": title, "card": None, "note": str(forbidden)}
    return {"title": title, "card": Speaker(card, onlooker).data(), "note": ""}


def _reply_data(sheet: Sheet, replies: list[Reply]) -> Data:
    """The question that is put to the other side first, each answer under a name."""
    choice, words = replies[0].choice, sheet.situation.words
    options = [reply_name(reply) for reply in replies]
    labels = [reply_label(words, reply) for reply in replies]
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
