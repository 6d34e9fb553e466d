"""Odds and rulings at a table of real miniatures, as plain data: whoever computes them needs no server."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.answers.roster_table import Happening, ruled, weighed
from grognard.dice import SeededDice
from grognard.rulesets import ruleset as known_ruleset

Data = dict[str, Any]


def odds_at_table(ruleset: str, roster: Data, happening: Data, language: str) -> Data:
    return weighed(known_ruleset(ruleset), roster, msgspec.convert(happening, Happening), language)


def ruled_at_table(ruleset: str, roster: Data, happening: Data, language: str, seed: str) -> Data:
    """With a seed, dice that are not given are thrown by it."""
    dice = SeededDice(seed) if seed else None
    return ruled(known_ruleset(ruleset), roster, msgspec.convert(happening, Happening), language, dice)
