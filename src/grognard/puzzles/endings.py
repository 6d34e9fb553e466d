"""Exact search: every order, every answer and every die up to a horizon, none sampled and none left out.

Whoever decides takes what is best for him, dice count with their chances. It is for positions small enough;
one that takes more than it may is refused, never guessed.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, product
from typing import Any

import msgspec

from grognard.ai.phases import Phases
from grognard.ai.position import value
from grognard.ai.stake import Stake
from grognard.ai.weights import weights
from grognard.core.drivers.play import answered
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.game.order import Input, Throw

#: decimals that count: sums come out alike whatever was added first
_DIGITS = 6
#: inputs one after another: whatever goes on longer is no small position
_DEEPEST = 80


class TooLarge(Exception):
    """A position of which not everything can be looked at."""


class Solved(msgspec.Struct, frozen=True):
    """What an order comes to, in points of victory of whoever gives it."""

    order: str
    worth: float


class Exact:
    """The worth of a game to one side, with everything that may happen until the player turn ends."""

    def __init__(self, game: Game, side: str, *, most: int = 20_000, widest: int = 24) -> None:
        self.side, self.most, self.widest = side, most, widest
        #: inputs carried out so far
        self.looked = 0
        self._deep = 0
        self._stake = Stake(game.table.system, game.scenario, weights("plain"))
        self._phases = Phases(game.table)
        state = game.state
        self._begun = (state.turn, state.step)
        self._moment = (state.turn, self._phases.steps[state.step].active)
        self._known: dict[Any, float] = {}

    def orders(self, game: Game, orders: Iterable[Input]) -> list[Solved]:
        """What each order comes to, the best first."""
        found = [Solved(str(order), self._after(game, order)) for order in orders]
        return sorted(found, key=lambda one: (-one.worth, one.order))

    def worth(self, game: Game) -> float:
        node = game.node
        if isinstance(node, Over) or self._is_past(game):
            return value(game, self._stake, self.side)
        if isinstance(node, Chance):
            return self._rolled(game, node)
        if node.choice is not None:
            return self._decided(game, node)
        key = _key(game)
        if key not in self._known:
            self._known[key] = self._decided(game, node)
        return self._known[key]

    def _is_past(self, game: Game) -> bool:
        """Whether a game has come to where others march or command, or another player turn begins."""
        state = game.state
        if (state.turn, state.step) == self._begun:
            return False
        step = self._phases.steps[state.step]
        if (state.turn, step.active) != self._moment:
            return True
        return self._phases.kind(step.phase.id) not in ("combat", "other")

    def _decided(self, game: Game, node: Decision) -> float:
        orders = list(islice(game.orders(), self.widest + 1))
        if len(orders) > self.widest:
            raise TooLarge
        best = max if node.side == self.side else min
        return best(self._after(game, order) for order in orders)

    def _rolled(self, game: Game, node: Chance) -> float:
        """Faces that are read alike come to the same: they are followed once."""
        faces: dict[int | str, list[tuple[int, ...]]] = {}
        for thrown in product(node.dice.faces, repeat=node.dice.count):
            faces.setdefault(answered(node.request, thrown).answer, []).append(thrown)
        every = sum(map(len, faces.values()))
        parts = (len(alike) * self._after(game, Throw(alike[0])) for alike in faces.values())
        return sum(parts) / every

    def _after(self, game: Game, given: Input) -> float:
        self.looked += 1
        if self.looked > self.most or self._deep >= _DEEPEST:
            raise TooLarge
        after = game.clone()
        after.apply(given)
        self._deep += 1
        found = round(self.worth(after), _DIGITS)
        self._deep -= 1
        return found


def _key(game: Game) -> Any:
    state = game.state
    return state.pieces, state.turn, state.step, tuple(sorted(state.tracks.items())), state.result
