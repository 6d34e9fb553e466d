"""The battles as they are offered: what each is about, how long it takes, how many units there are."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from grognard.answers.library import scenario_data
from grognard.core.scenario_card import read_card
from grognard.core.scenario_files import read_title
from grognard.core.tutorial import FILE as LESSON
from grognard.games import playable, system_of
from grognard.rulesets import ruleset
from grognard.scenarios import load, scenarios


def scenario_cards(language: str) -> list[dict[str, Any]]:
    """Every battle, in the order of the rulesets."""
    return [_card(id, language) for id in scenarios()]


def _card(id: str, language: str) -> dict[str, Any]:
    folder = scenarios()[id]
    told = scenario_data(read_title(folder), language)
    card = read_card(folder)
    return {
        **told,
        "system": ruleset(told["ruleset"]).title.say(language),
        "playable": told["ruleset"] in playable(),
        "lesson": (folder / LESSON).is_file(),
        "minutes": card and card.minutes,
        "difficulty": card and card.difficulty,
        "teaches": card and card.teaches.say(language),
        "units": unit_counts(id),
        "inches": _is_in_inches(told["ruleset"]),
    }


def _is_in_inches(system: str) -> bool:
    """Whether it is fought on a table, not on hexes."""
    shape = ruleset(system).scenario_shape
    return shape is not None and shape.in_inches


@cache
def unit_counts(id: str) -> dict[str, int]:
    """How many counters each side has, those that arrive later included."""
    scenario = load(id)
    if ruleset(scenario.ruleset).game is None:
        return {}
    system = system_of(scenario.ruleset)
    return dict(Counter(system.side_of(scenario, piece.id) for piece in system.set_up(scenario).pieces))
