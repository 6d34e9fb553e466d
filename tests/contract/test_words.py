"""Words of one kind are never taken for words of another, in any ruleset or language."""

from __future__ import annotations

import pytest
from tests.contract.test_games import SMALL

from grognard import games
from grognard.core.board import Board
from grognard.core.drivers.explain import FACING, slug
from grognard.core.game.telling import Telling
from grognard.core.messages import LANGUAGES
from grognard.core.procedure import Choose


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_a_facing_reads_as_a_facing(scenario: str, language: str) -> None:
    game = games.new_game(scenario)
    board, words = game.scenario.battlefield, Telling(game, language)
    compass = board.grid.numbering.orientation.value if isinstance(board, Board) else ("SE", "NW")
    codes = {
        label.say(language)
        for chart in game.table.system.rules.charts.values()
        for code, label in chart.codes.items()
        if code in compass
    }
    for facing in compass:
        said = words.word(facing, FACING)
        assert said == words.say(f"facing-{slug(facing)}")
        assert said not in codes
        choice = Choose("advance-facing", "french", (facing,), "1")
        assert words.option(choice, facing) == said


@pytest.mark.parametrize("scenario", sorted(SMALL.values()))
def test_no_word_without_a_kind_is_spelt_like_a_facing(scenario: str) -> None:
    catalogue = games.new_game(scenario).table.system.rules.catalogue
    assert not [one for one in ("n", "ne", "e", "se", "s", "sw", "w", "nw") if catalogue.has(f"word-{one}")]
