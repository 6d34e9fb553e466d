"""Paired games, intervals and Elo."""

from __future__ import annotations

import pytest

from grognard.ai import player
from grognard.ai.arena import Bout, elo, interval, pairs, standing
from grognard.ai.ladder import RUNGS, Climbed, Rung, climb


def bouts(points: list[float]) -> list[Bout]:
    return [Bout("alea-training", n, "french", one, "decisive", 9) for n, one in enumerate(points)]


def test_each_seed_is_played_from_both_sides() -> None:
    played = list(
        pairs("alea-training", range(2), lambda s: player("random", s), lambda s: player("random", s))
    )
    assert [(one.seed, one.side) for one in played] == [
        (0, "french"),
        (0, "allied"),
        (1, "french"),
        (1, "allied"),
    ]


def test_equal_players_on_the_same_dice_share_the_points_of_a_pair() -> None:
    played = list(pairs("alea-training", range(2), lambda _s: player("greedy"), lambda _s: player("greedy")))
    for first, second in zip(played[::2], played[1::2], strict=True):
        assert first.points + second.points == 1
        assert first.lead == -second.lead


def test_a_standing_counts_draws_half() -> None:
    found = standing(bouts([1, 1, 0.5, 0]))
    assert (found.wins, found.draws, found.losses, found.score) == (2, 1, 1, 0.625)
    assert found.low < 0.625 < found.high
    assert found.elo_low < found.elo < found.elo_high


@pytest.mark.parametrize(("points", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634)])
def test_intervals_are_those_of_wilson(points: float, games: int, low: float, high: float) -> None:
    _share, found_low, found_high = interval(points, games)
    assert (round(found_low, 4), round(found_high, 4)) == (low, high)


def test_elo_is_symmetric_and_held_within_bounds() -> None:
    assert elo(0.5) == 0
    assert round(elo(0.75)) == -round(elo(0.25)) == 191
    assert (elo(0.0), elo(1.0)) == (-800, 800)


def test_a_rung_that_must_be_sure_wants_the_lower_bound_above_one_half() -> None:
    rung = Rung("a", "b", 0.55, True)
    few, many = standing(bouts([1, 1, 1, 0, 0])), standing(bouts([1, 1, 1, 0, 0] * 40))
    assert not Climbed(rung, "x", few).is_held
    assert Climbed(rung, "x", many).is_held


def test_a_recruit_beats_chance() -> None:
    """The first rung of the ladder, over enough games to tell and no more."""
    (climbed,) = climb("alea-training", 10, rungs=RUNGS[:1])
    assert climbed.standing.games == 10
    assert climbed.standing.score >= 0.8
