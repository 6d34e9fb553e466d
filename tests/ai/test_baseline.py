"""The yardsticks: legal, repeatable, and one of them better than the other."""

from __future__ import annotations

import pytest

from grognard import BadCase, games
from grognard.ai import names, play_out, player
from grognard.core.game import Decision, Game


def played(french: str, allied: str, seed: int) -> Game:
    game = games.new_game("alea-training", seed=seed)
    play_out(game, {"french": player(french, seed), "allied": player(allied, seed)})
    return game


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_yardstick_plays_a_whole_game_the_same_way_twice(name: str) -> None:
    first, second = played(name, name, 3), played(name, name, 3)
    assert first.state.result is not None
    assert [e.given for e in first.journal.entries()] == [e.given for e in second.journal.entries()]


def test_a_player_leaves_the_game_as_it_is() -> None:
    game = games.new_game("alea-training", seed=1)
    before = (len(game.journal), game.state)
    assert isinstance(game.node, Decision)
    assert game.check(player("greedy").choose(game)) is None
    assert (len(game.journal), game.state) == before


def test_greed_beats_chance() -> None:
    won = [played("greedy", "random", seed).state.result for seed in range(2)]
    won += [played("random", "greedy", seed).state.result for seed in range(2)]
    sides = [result.winner if result is not None else "" for result in won]
    assert sides[:2].count("french") + sides[2:].count("allied") >= 3


def test_an_unknown_player_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadCase, match="no player 'napoleon'") as refused:
        player("napoleon")
    assert all(name in str(refused.value) for name in names())
