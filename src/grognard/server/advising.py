"""What a computer would do in somebody's place, as plain data: whoever thinks it over needs only a save."""

from __future__ import annotations

from typing import Any

from grognard.ai import player
from grognard.ai.explain import told, with_odds
from grognard.games import load

Data = dict[str, Any]


def advice_on(save: str, who: str, languages: tuple[str, ...]) -> dict[str, Data]:
    """The order that a player would give where a game stands, and the best one he rejected, by language."""
    game = load(save, "game")
    thought = with_odds(game, player(who).think(game))
    return {language: told(thought, language) for language in languages}
