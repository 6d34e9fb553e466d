"""Luck and skill: how much better off each order left a side, and how much of that its dice did.

Both are points of victory: those of the scenario and what is left to fight with, as the computer values it.
Luck is what a ruling brought beyond its exact odds; the rest is what the order itself was worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from grognard.ai.luck import LuckCount
from grognard.ai.position import worth
from grognard.ai.stake import Stake
from grognard.ai.weights import weights
from grognard.answers.report import Swing, orders_in
from grognard.core.game import Game
from grognard.core.game.past import Past
from grognard.core.game.replay import give
from grognard.core.game.state import State
from grognard.core.game.undo import BROKEN, standing


class Fortune(msgspec.Struct, frozen=True):
    """The luck of one ruling for each side: the entry with its last die, and by which procedure."""

    entry: int
    procedure: str
    luck: dict[str, float]


class Stroke(msgspec.Struct, frozen=True):
    """An order with all its dice: the entries it took, the points each side gained, and those of the dice."""

    first: int
    last: int
    gains: dict[str, float]
    rulings: tuple[Fortune, ...] = ()

    @property
    def luck(self) -> dict[str, float]:
        return {side: sum(one.luck.get(side, 0.0) for one in self.rulings) for side in self.gains}

    @property
    def skill(self) -> dict[str, float]:
        """What could be expected of the order."""
        luck = self.luck
        return {side: points - luck[side] for side, points in self.gains.items()}


class Measured:
    """Every order of a game that moved the balance, measured one after the other."""

    def __init__(self, game: Game, past: Past) -> None:
        self.past, self.table = past, past.table
        self.sides = [side.id for side in game.scenario.sides]
        self._stake = Stake(game.table.system, game.scenario, weights("plain"))
        self._count = LuckCount(game)

    def strokes(self) -> Iterator[Stroke]:
        for first, last in orders_in(self.past):
            before, after = self.worth(first - 1), self.worth(last)
            gains = {side: after[side] - before[side] for side in self.sides}
            stroke = Stroke(first, last, gains, tuple(self._fortunes(first, last)))
            if stroke.rulings or any(abs(points) > 1e-9 for points in gains.values()):
                yield stroke

    def worth(self, number: int) -> dict[str, float]:
        """What the position after an entry is worth to each side."""
        state: State = self.past.state(number)
        battle = self.table.battle(state)
        return {side: worth(battle, self.table.system, self._stake, side) for side in self.sides}

    def _fortunes(self, first: int, last: int) -> Iterator[Fortune]:
        """The rulings of an order, found by giving it again. Rules of another day have nothing to say."""
        numbers = [number for number in standing(self.past.entries[:last]) if number >= first]
        if not any(self.past.entries[number - 1].given.startswith("throw ") for number in numbers):
            return
        try:
            game = self.past.game(first - 1)
            self._count.follow(game)
            for number in numbers:
                give(game, self.past.entries[number - 1])
                for surprise in self._count.surprises():
                    luck = {side: surprise.luck(side) for side in self.sides}
                    yield Fortune(number, surprise.procedure, luck)
        except BROKEN:
            return


def swings(strokes: Iterable[Stroke]) -> list[Swing]:
    """The same for the turning points of a report."""
    return [Swing(one.first, one.last, one.gains) for one in strokes]
