"""The handicap that makes a battle even: how far ahead the first side must be to have done its part."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from grognard.lab.figures import Estimate, wilson
from grognard.lab.outcome import Outcome
from grognard.lab.study import Study


class Balance(msgspec.Struct, frozen=True):
    """A level of victory: the first side wins with a larger margin of points, the second with a smaller."""

    side: str
    level: int
    #: the levels that could be the true one, 95 times in 100
    low: int
    high: int
    games: int
    #: how often the first side wins as the battle is printed, and with this level
    printed: Estimate
    even: Estimate


def margins(study: Study, outcomes: Sequence[Outcome]) -> list[int]:
    """By how many points the first side was ahead at the end of each game."""
    first, second = study.sides
    return [one.score.get(first, 0) - one.score.get(second, 0) for one in outcomes]


def balance(study: Study, outcomes: Sequence[Outcome]) -> Balance:
    """The level at which the first side wins as often as it loses: the median of the margins."""
    ahead = sorted(margins(study, outcomes))
    level = min(
        range(ahead[0], ahead[-1] + 1), key=lambda points: (abs(share_at(ahead, points) - 0.5), points)
    )
    low, high = _median_bounds(ahead)
    first = study.sides[0]
    won = sum(1.0 if one.winner == first else 0.5 if not one.winner else 0.0 for one in outcomes)
    return Balance(
        side=first,
        level=level,
        low=low,
        high=high,
        games=len(ahead),
        printed=wilson(won, len(ahead)),
        even=wilson(share_at(ahead, level) * len(ahead), len(ahead)),
    )


def share_at(ahead: Sequence[int], level: int) -> float:
    """How often the first side would win with a level; just reaching it is a draw."""
    won = sum(1 for points in ahead if points > level)
    drawn = sum(1 for points in ahead if points == level)
    return (won + drawn / 2) / len(ahead)


def _median_bounds(ahead: Sequence[int]) -> tuple[int, int]:
    """The order statistics between which the median lies, 95 times in 100 (exact binomial)."""
    games = len(ahead)
    below, place = 0.0, 0
    for place in range(games):
        below += math.comb(games, place) / 2**games
        if below > 0.025:
            break
    return ahead[place], ahead[games - 1 - place]
