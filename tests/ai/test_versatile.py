"""Levels play long battles by other weights than those that were tuned in short ones."""

from __future__ import annotations

import msgspec
import pytest

from grognard import games
from grognard.ai import player
from grognard.ai.levels import levels, short_turns
from grognard.ai.registry import _officer


@pytest.mark.parametrize(("scenario", "is_long"), [("alea-training", False), ("maida-1806", True)])
def test_the_length_of_a_battle_says_who_thinks(scenario: str, is_long: bool) -> None:
    game = games.new_game(scenario, seed=1)
    assert (game.scenario.turns > short_turns()) is is_long
    level = levels()["colonel"]
    assert level.long is not None
    meant = level.long if is_long else msgspec.structs.replace(level, long=None)
    expected = _officer("colonel", meant, "", 5).think(game)
    assert player("colonel", 5).think(game) == expected
    assert player("colonel", 5).choose(game) == expected.order
    assert player("colonel:bold", 5).name == "colonel:bold"


def test_on_a_table_a_level_plays_as_it_does_on_tables() -> None:
    game = games.new_game("chacabuco-farm", seed=1)
    level = levels()["colonel"]
    assert level.table is not None
    assert level.table.once
    expected = _officer("colonel", level.table, "", 5).think(game)
    assert player("colonel", 5).think(game) == expected


def test_where_divisions_give_way_a_level_minds_that() -> None:
    game = games.new_game("bailen-standard", seed=1)
    level = levels()["sergeant"]
    assert level.long is None
    assert level.divided is not None
    expected = _officer("sergeant", level.divided, "", 5).think(game)
    assert player("sergeant", 5).think(game) == expected


def test_elsewhere_that_makes_no_difference() -> None:
    game = games.new_game("maida-1806", seed=1)
    level = msgspec.structs.replace(levels()["sergeant"], divided=None)
    assert player("sergeant", 5).think(game) == _officer("sergeant", level, "", 5).think(game)
