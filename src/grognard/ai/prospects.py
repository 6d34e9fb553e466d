"""How likely a side is to win from a position: an estimate fitted to games that computers played.

Everything it looks at is generic: points, what is left to fight with, ground, and how much time there is. The
figures are data (`prospects.toml`), which say how they came about.
"""

from __future__ import annotations

from math import exp

import msgspec

from grognard.ai.position import lead, worth
from grognard.ai.stake import Stake
from grognard.ai.weights import weights
from grognard.core.game.game import Game
from grognard.core.game.state import State
from grognard.core.packaged import packaged


class Fitted(msgspec.Struct, frozen=True):
    """What each feature is worth, at the beginning of a battle and, added to that, at its end."""

    points: tuple[float, float]
    strength: tuple[float, float]


class _File(msgspec.Struct, frozen=True):
    #: how it came about, for whoever reads the file
    record: str
    fitted: Fitted


def chance_to_win(game: Game, side: str) -> float:
    """From 0 to 1, a draw counting half. It looks at the position as it is: give it what the side may see."""
    result = game.state.result
    if result is not None:
        return 0.5 if not result.winner else float(result.winner == side)
    return _told(game, side)


def outlook(game: Game, side: str, luck: tuple[float, float] = (0.0, 0.0)) -> float:
    """The same for whoever compares what may be done, had dice brought what their odds promised.

    `luck` is what they brought the side beyond that, in points scored and in men left. A game that ended
    before its time tells how it ended, too; at the end of its time whoever is left fights no more.
    """
    stake = Stake(game.table.system, game.scenario, weights("plain"))
    whole = at_stake(game, stake, game.table.start)
    points, strength = features(game, side)
    adjusted = (points - luck[0] / whole, strength - luck[1] / whole)
    is_over, late = game.state.result is not None, game.state.turn >= game.scenario.turns
    if is_over and late:
        adjusted = (adjusted[0], 0.0)
    fair = chance(told(_fitted(), adjusted, _gone(game)))
    return (chance_to_win(game, side) + fair) / 2 if is_over and not late else fair


def estimate(game: Game, side: str) -> float:
    """The same of a position alone, as if nobody knew how the game ended."""
    return _told(game, side)


def per_point(game: Game) -> float:
    """By how much a point of victory, lost or kept in men, moves the logarithm of the odds to win."""
    stake = Stake(game.table.system, game.scenario, weights("plain"))
    return _at(_fitted().strength, _gone(game)) / at_stake(game, stake, game.table.start)


def _told(game: Game, side: str) -> float:
    return chance(told(_fitted(), features(game, side), _gone(game)))


def chance(odds: float) -> float:
    """The chance that the logarithm of some odds stands for."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))


def figures() -> tuple[float, ...]:
    """All figures of the estimate, for whoever measures how good they are."""
    return (*_fitted().points, *_fitted().strength)


def _fitted() -> Fitted:
    return packaged("grognard.ai", "prospects.toml", _File).fitted


def _gone(game: Game) -> float:
    """The share of a battle's turns that is over."""
    return game.state.turn / max(1, game.scenario.turns)


def told(fitted: Fitted, features: tuple[float, float], gone: float) -> float:
    """The logarithm of the odds to win, when so much of a battle's turns is gone."""
    points, strength = features
    return points * _at(fitted.points, gone) + strength * _at(fitted.strength, gone)


def _at(figure: tuple[float, float], gone: float) -> float:
    return figure[0] + figure[1] * gone


def features(game: Game, side: str) -> tuple[float, float]:
    """The lead in points and in what is left to fight with, in shares of what was at stake at the start."""
    stake = Stake(game.table.system, game.scenario, weights("plain"))
    ahead = lead(game, side)
    left = worth(game.battle, game.table.system, stake, side) - ahead
    whole = at_stake(game, stake, game.table.start)
    return ahead / whole, left / whole


def at_stake(game: Game, stake: Stake, start: State) -> float:
    """Half of what both armies are worth, and the ground that they fight for."""
    battle = game.table.battle(start)
    armies = sum(stake.material(piece) for piece in start.pieces if piece.strength)
    ground = sum(goal.points for goal in stake.goals(battle) if not goal.denied)
    return max(1.0, (armies + ground) / 2)
