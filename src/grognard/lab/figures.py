"""Figures of a study with their margins of error. Standard library only."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev

import msgspec

from grognard.lab.outcome import Outcome

#: 95 in 100
_Z = NormalDist().inv_cdf(0.975)


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and the interval that holds the true one 95 times in 100."""

    mean: float
    low: float
    high: float
    count: int

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def wilson(points: float, games: int) -> Estimate:
    """A share of games; draws count half. It stays between 0 and 1, for few games too."""
    if not games:
        return Estimate(math.nan, 0.0, 1.0, 0)
    share, z2 = points / games, _Z * _Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = _Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    # Rounding must not push the mean itself out of its interval.
    return Estimate(
        share, min(share, max(0.0, middle - spread)), max(share, min(1.0, middle + spread)), games
    )


def mean(values: Sequence[float]) -> Estimate:
    """A mean of independent values."""
    if not values:
        return Estimate(math.nan, -math.inf, math.inf, 0)
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, -math.inf, math.inf, len(values))
    spread = _Z * stdev(values) / math.sqrt(len(values))
    return Estimate(middle, middle - spread, middle + spread, len(values))


def whole_pairs(outcomes: Iterable[Outcome]) -> list[tuple[Outcome, Outcome]]:
    """The pairs from the first on without a gap, so that it does not matter who finished first."""
    by_number = {outcome.number: outcome for outcome in outcomes}
    pairs: list[tuple[Outcome, Outcome]] = []
    while 2 * len(pairs) in by_number and 2 * len(pairs) + 1 in by_number:
        pairs.append((by_number[2 * len(pairs)], by_number[2 * len(pairs) + 1]))
    return pairs


def paired_score(pairs: Sequence[tuple[Outcome, Outcome]], name: str, against: str) -> Estimate:
    """What a player scores when both games of a pair have the same dice and he plays each side once.

    Pairs, not games, are independent; where all pairs are alike the games are counted as if they were.
    """
    points = [(one.points(name) + other.points(name)) / 2 for one, other in pairs]
    if name == against:
        return Estimate(0.5, 0.5, 0.5, 2 * len(points)) if points else wilson(0, 0)
    if len(set(points)) < 2:
        return wilson(2 * sum(points), 2 * len(points))
    found = mean(points)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high), 2 * len(points))


def side_score(outcomes: Sequence[Outcome], side: str) -> Estimate:
    """How often a side wins, whoever plays it."""
    points = sum(1.0 if one.winner == side else 0.5 if not one.winner else 0.0 for one in outcomes)
    return wilson(points, len(outcomes))


def elo(share: Estimate) -> Estimate:
    """The difference in Elo points that such a score stands for."""

    def points(score: float) -> float:
        if score <= 0:
            return -math.inf
        return math.inf if score >= 1 else 400 * math.log10(score / (1 - score))

    return Estimate(points(share.mean), points(share.low), points(share.high), share.count)
