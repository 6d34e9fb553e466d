"""What a computer would do in somebody's place, as plain data: whoever thinks it over needs only a save."""

from __future__ import annotations

from typing import Any

from grognard.ai import player, titles
from grognard.ai.explain import told, with_odds
from grognard.ai.staff import proposal
from grognard.games import load

Data = dict[str, Any]


def staff_work(save: str, who: str, units: tuple[str, ...], onward: bool, languages: tuple[str, ...]) -> Data:
    """What a player would order for somebody until the phase ends: orders, reasons by language, the end."""
    found = proposal(load(save, "game"), who, units, onward=onward)
    return {
        "orders": [(str(one.order), one.dice) for one in found.orders],
        "reasons": {
            language: [titles.words().say(one.reason, language) for one in found.thoughts]
            for language in languages
        },
        "stops": found.stops,
    }


def advice_on(save: str, who: str, languages: tuple[str, ...]) -> dict[str, Data]:
    """The order that a player would give where a game stands, and the best one he rejected, by language."""
    game = load(save, "game")
    thought = with_odds(game, player(who).think(game))
    return {language: told(thought, language) for language in languages}
