"""Levels and tempers: data that make an officer of one or another kind."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grognard.ai.weights import Weights
from grognard.core.board import Board
from grognard.core.game.game import Game
from grognard.core.game.offers import Formations
from grognard.core.packaged import packaged

#: tempers that a player may be asked for by name
STYLES = ("cautious", "bold")


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How strongly a player plays."""

    weights: str
    places: int
    ways: int
    wary: bool
    lapses: float
    nodes: int
    slips: float = 0.0
    soon: int = 99
    once: bool = False
    #: what it does to weights to be behind on points
    pressing: dict[str, float] = {}
    #: how it plays shorter battles in which formations may give way, where that is another way
    brief: Level | None = None
    #: how it plays battles that are longer than `short` turns, where that is another way
    long: Level | None = None
    #: how it plays those of them in which formations may give way, where that is another way again
    divided: Level | None = None
    #: how it plays on tables in inches, where that is another way
    table: Level | None = None


class _File(msgspec.Struct, frozen=True):
    #: turns of a battle that is short
    short: int
    level: dict[str, Level]
    #: levels of earlier versions, by which others are measured
    yardstick: dict[str, Level]
    temper: dict[str, dict[str, float]]


def _read() -> _File:
    return packaged("grognard.ai", "levels.toml", _File)


def levels() -> dict[str, Level]:
    """The levels by name, the weakest first."""
    return dict(_read().level)


def yardsticks() -> dict[str, Level]:
    """Levels of earlier versions by name: nobody is offered them, and nothing changes how they play."""
    return dict(_read().yardstick)


def short_turns() -> int:
    """How many turns a battle has at most for which weights were tuned."""
    return _read().short


def suited(level: Level, game: Game) -> Level:
    """How a level plays a battle: on a table, in a short one, a long one, or one of divisions."""
    if not isinstance(game.scenario.battlefield, Board):
        return level.table or level
    gives_way = isinstance(game.table.system, Formations)
    if game.scenario.turns <= short_turns():
        return (level.brief if gives_way else None) or level
    return (level.divided if gives_way else None) or level.long or level


def tempered(weights: Weights, temper: str) -> Weights:
    """The weights of an officer in a temper."""
    return scaled(weights, _read().temper[temper])


def scaled(weights: Weights, by: Mapping[str, float]) -> Weights:
    """Weights, some of them so many times as large."""
    changes = {name: getattr(weights, name) * times for name, times in by.items()}
    return msgspec.structs.replace(weights, **changes)
