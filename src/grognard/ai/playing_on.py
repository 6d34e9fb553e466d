"""Playing a position on with the quick policy, over dice that are the same for every plan that is tried."""

from __future__ import annotations

import random
from collections import Counter

from grognard.ai.levels import levels, suited
from grognard.ai.luck import Windfall
from grognard.ai.officer import Officer
from grognard.ai.player import Stop, never
from grognard.ai.quick import Quick
from grognard.ai.weights import weights
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.game.order import Order, Throw
from grognard.core.game.system import DONE

#: inputs after which a trial is broken off wherever it stands
_LONGEST = 4000


def quick_for(game: Game, seed: int | str) -> Quick:
    """The quick policy with weights that suit a battle: those of the levels that play it best."""
    level = suited(levels()["marshal"], game)
    return Quick("quick", weights(level.weights), seed)


class Dice:
    """Dice of one trial: the same for the same throw of the same step, whatever was thrown before."""

    def __init__(self, trial: str) -> None:
        self._trial = trial
        self._thrown: Counter[tuple[object, ...]] = Counter()

    def throw(self, game: Game, node: Chance) -> Throw:
        state, pending = game.state, game.standing[1]
        order = pending.order if pending is not None and isinstance(pending.order, Order) else DONE
        what = (state.turn, state.step, node.why.key, order.target or order.unit)
        self._thrown[what] += 1
        lot = random.Random(f"{self._trial} {what} {self._thrown[what]}")
        return Throw(tuple(lot.choice(node.dice.faces) for _ in range(node.dice.count)))


class Stopped(Exception):
    """The answer is wanted now."""


#: a turn, and a step of it
Moment = tuple[int, int]


def moment(game: Game, turns: int) -> Moment:
    """The same moment of a game some turns on."""
    return (game.state.turn + turns, game.state.step)


def play_on(
    game: Game, policy: Officer, trial: str, until: Moment, stop: Stop = never, luck: Windfall | None = None
) -> int:
    """Play a game on until a moment; the inputs that it took. Raises Stopped as soon as `stop` says so."""
    dice, inputs = Dice(trial), 0
    while inputs < _LONGEST:
        node, state = game.node, game.state
        if isinstance(node, Over) or (state.turn, state.step) >= until:
            break
        if stop():
            raise Stopped
        if isinstance(node, Decision):
            order = policy.ponder(game, never).order
            if luck is not None and node.choice is None:
                luck.begin()
            game.apply(order)
        else:
            game.apply(dice.throw(game, node))
        if luck is not None:
            luck.see()
        inputs += 1
    return inputs


def played_on(game: Game, policy: Officer, trial: str, turns: int, stop: Stop = never) -> tuple[Game, int]:
    """A game some turns on, and the inputs that it took. What is given is left as it is."""
    after = game.clone()
    policy.forget()
    return after, play_on(after, policy, trial, moment(game, turns), stop)
