"""Odds and rulings at a table of real miniatures, as plain data: whoever computes them needs no server."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.answers.card import Settled, card_of
from grognard.answers.foreseen import throws_of
from grognard.answers.roster_table import Happening, ruled, situation_at, weighed
from grognard.dice import SeededDice
from grognard.rulesets import ruleset as known_ruleset
from grognard.server.case_answers import Detail, card_data

Data = dict[str, Any]


def odds_at_table(
    ruleset: str, roster: Data, happening: Data, language: str, detail: Detail = "full"
) -> Data:
    rules, told = known_ruleset(ruleset), msgspec.convert(happening, Happening)
    if detail == "full":
        return weighed(rules, roster, told, language)
    found = situation_at(rules, roster, told, language)
    head = {"title": found.title, "rule": found.cite, "throws": throws_of(found)}
    return {**head, **card_data(card_of([Settled(found)], {}), detail)}


def ruled_at_table(ruleset: str, roster: Data, happening: Data, language: str, seed: str) -> Data:
    """With a seed, dice that are not given are thrown by it."""
    dice = SeededDice(seed) if seed else None
    return ruled(known_ruleset(ruleset), roster, msgspec.convert(happening, Happening), language, dice)
