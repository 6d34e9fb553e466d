"""What a commander reads before a battle."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.answers.briefing import briefing_data
from grognard.core.game import Game
from grognard.core.game.telling import Telling
from grognard.core.game.victory import Judges
from grognard.core.messages import LANGUAGES
from grognard.games import new_game
from grognard.scenarios import scenarios


@pytest.mark.parametrize("scenario", scenarios())
def test_no_ground_is_listed_twice_in_the_same_words_and_no_hex_is_lost(scenario: str) -> None:
    game = new_game(scenario)
    for language in LANGUAGES:
        words = Telling(game, language)
        told = briefing_data(game, words)["victory"]
        lines = Counter((one["text"], one["each"], *one["sides"]) for one in told["objectives"])
        assert not [line for line, times in lines.items() if times > 1]
        assert sum(len(one["spots"]) for one in told["objectives"]) == _hexes(game)


def _hexes(game: Game) -> int:
    system = game.table.system
    assert isinstance(system, Judges)
    return sum(len(one.spots) for one in system.victory(game.battle).objectives)
