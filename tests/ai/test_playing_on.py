"""The quick policy plays whole turns of both sides: alike for the same dice, and leaving no trace."""

from __future__ import annotations

import pytest

from grognard import games
from grognard.ai.playing_on import Stopped, played_on, quick_for
from grognard.core.game import Over

#: scenario -> turns that are played on
BATTLES = {
    "alea-training": 4,
    "bailen-standard": 1,
    "maida-1806": 2,
    "tikhvin-training": 3,
    "chacabuco-farm": 1,
}


@pytest.mark.parametrize("scenario", BATTLES)
def test_the_same_trial_comes_out_alike_whatever_was_tried_before(scenario: str) -> None:
    game, turns = games.new_game(scenario, seed=5), BATTLES[scenario]
    quick = quick_for(game, 1)
    first, inputs = played_on(game, quick, "one", turns)
    played_on(game, quick, "two", turns)
    again, as_many = played_on(game, quick, "one", turns)
    afresh, _inputs = played_on(game, quick_for(game, 1), "one", turns)
    assert first.state == again.state == afresh.state
    assert inputs == as_many > 0
    assert game.state == games.new_game(scenario, seed=5).state


@pytest.mark.parametrize("scenario", BATTLES)
def test_it_goes_on_to_the_same_moment_some_turns_later(scenario: str) -> None:
    game = games.new_game(scenario, seed=5)
    turns = BATTLES[scenario] - 1
    after, _inputs = played_on(game, quick_for(game, 1), "one", turns)
    state = after.state
    assert isinstance(after.node, Over) or (state.turn, state.step) >= (
        game.state.turn + turns,
        game.state.step,
    )


def test_only_those_near_by_act_where_it_is_asked_of_a_part_of_the_field() -> None:
    game = games.new_game("bailen-standard", seed=5)
    quick, start = quick_for(game, 1), game.state.pieces
    quick.near = frozenset(piece.id for piece in start[:6])
    after, inputs = played_on(game, quick, "one", 1)
    quick.near = None
    whole, as_many = played_on(game, quick, "one", 1)
    moved = {now.id for then, now in zip(start, after.state.pieces, strict=True) if then.at != now.at >= 0}
    assert moved <= {piece.id for piece in start[:6]}
    assert 0 < inputs < as_many
    assert whole.state != after.state


def test_it_stops_as_soon_as_it_is_told() -> None:
    game = games.new_game("bailen-standard", seed=5)
    asked = iter(range(20))
    with pytest.raises(Stopped):
        played_on(game, quick_for(game, 1), "one", 5, stop=lambda: next(asked, 20) > 10)
