"""Players against each other: the same dice for both, sides changed, results with error bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import log10, sqrt

import msgspec

from grognard import games
from grognard.ai.player import Player
from grognard.ai.position import lead
from grognard.ai.table import play_out

#: for a 95% interval
_Z = 1.96
#: makes a player anew for each game, from the seed of the game
Maker = Callable[[int], Player]


class Bout(msgspec.Struct, frozen=True):
    """One game between two players, seen by the first of them."""

    scenario: str
    seed: int
    #: the side of the first player
    side: str
    #: 1 for a win, 1/2 for a draw, 0 for a loss
    points: float
    #: how it ended, and by how many points of victory the first player led
    how: str
    lead: int


def bout(scenario: str, seed: int, first: Player, second: Player, *, swapped: bool) -> Bout:
    """A game by the dice of a seed; swapped, the first player has the second side."""
    game = games.new_game(scenario, seed=seed)
    sides = [player.id for player in game.scenario.sides]
    mine, theirs = reversed(sides) if swapped else sides
    result = play_out(game, {mine: first, theirs: second})
    winner = "" if result is None else result.winner
    points = 1.0 if winner == mine else 0.0 if winner == theirs else 0.5
    return Bout(scenario, seed, mine, points, "" if result is None else result.how, round(lead(game, mine)))


def pairs(scenario: str, seeds: Iterable[int], first: Maker, second: Maker) -> Iterator[Bout]:
    """Two games for each seed, the sides changed between them."""
    for seed in seeds:
        for swapped in (False, True):
            yield bout(scenario, seed, first(seed), second(seed), swapped=swapped)


class Standing(msgspec.Struct, frozen=True):
    """What a number of games between two players says."""

    games: int
    wins: int
    draws: int
    losses: int
    #: share of the points, and its 95% interval by Wilson
    score: float
    low: float
    high: float
    #: the difference in Elo points that the share and its interval stand for
    elo: float
    elo_low: float
    elo_high: float


def standing(bouts: Iterable[Bout]) -> Standing:
    """The standing of the first player after some games."""
    points = [one.points for one in bouts]
    share, low, high = interval(sum(points), len(points))
    wins, losses = points.count(1.0), points.count(0.0)
    elos = (elo(share), elo(low), elo(high))
    return Standing(len(points), wins, len(points) - wins - losses, losses, share, low, high, *elos)


def interval(points: float, games: int) -> tuple[float, float, float]:
    """The share of points and its 95% interval (Wilson), which holds for few games and for extreme shares."""
    if not games:
        return 0.5, 0.0, 1.0
    share, z2 = points / games, _Z * _Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return share, max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float) -> float:
    """The Elo difference at which a share is expected; held within 800 points either way."""
    if share <= 0.01:
        return -800.0
    return 800.0 if share >= 0.99 else -400 * log10(1 / share - 1)
