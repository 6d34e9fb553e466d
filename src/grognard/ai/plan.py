"""A whole turn planned ahead: several ways to march, each played on with sampled dice, the best one followed.

The ways differ in temper: the officer plans as he would, more boldly, more carefully, or for the ground. What
comes of each is tried out up to the end of the enemy's next turn by two hasty officers, over the same dice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from grognard.ai.levels import tempered, tempers
from grognard.ai.marches import Care
from grognard.ai.officer import Officer
from grognard.ai.player import Stop, Thought, decision, never
from grognard.ai.position import value
from grognard.ai.weights import Weights
from grognard.core.game.game import Game
from grognard.core.game.node import Chance, Decision, Over
from grognard.core.game.order import Order, Throw

#: how closely the officers of a trial look
_HASTE = Care(1, 1, False)
#: inputs after which a trial is broken off wherever it stands
_LONGEST = 600

#: the plan that an officer makes without any temper, and the first to be followed where none is better
STEADY = "steady"


class Plan(msgspec.Struct):
    """The orders of a turn as far as its marches go, where they lead, and what came of trying that out."""

    temper: str
    orders: list[tuple[str, Order]]
    after: Game
    #: how the enemy would march against it
    answer: list[tuple[str, Order]]
    results: list[float]

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class Planner(Officer):
    """An officer who plans his marches; everything else he decides as it comes."""

    def __init__(
        self, name: str, weights: Weights, care: Care, seed: int | str = 0, nodes: int = 1000
    ) -> None:
        super().__init__(name, weights, care, seed)
        self.nodes = nodes
        self._officers = {STEADY: Officer(name, weights, care, seed)}
        for temper in tempers():
            self._officers[temper] = Officer(name, tempered(weights, temper), care, seed)
        self._hasty = Officer("hasty", weights, _HASTE, seed, glance=_HASTE)
        self._turn: tuple[int, str] = (0, "")
        self._orders: list[tuple[str, Order]] = []
        self._spent = 0

    def ponder(self, game: Game, stop: Stop = never) -> Thought:
        node = decision(game)
        turn = (game.state.turn, node.side)
        if self._turn != turn and self._plans(game, node):
            self._turn, self._spent = turn, 0
            self._orders = self._best_plan(game, node.side, stop).orders
        planned = self._next(game, node)
        thought = super().ponder(game, stop)
        if planned is None:
            return thought
        return self.following(game, planned, thought)

    def _plans(self, game: Game, node: Decision) -> bool:
        """Whether this is where a turn's marches are planned: before the first of them."""
        phases = self.desk(game, node.side).phases
        return node.choice is None and phases.kind(node.phase) in ("command", "march")

    def _next(self, game: Game, node: Decision) -> Order | None:
        """The next order of the plan, as long as everything goes by it."""
        return self._from(self._orders, game, node) if node.choice is None else None

    def _from(self, orders: list[tuple[str, Order]], game: Game, node: Decision) -> Order | None:
        """The next of some orders that is for this phase and legal; those that are not are dropped."""
        while orders and orders[0][0] == node.phase:
            order = orders.pop(0)[1]
            if game.check(order) is None:
                return order
        return None

    def _best_plan(self, game: Game, side: str, stop: Stop) -> Plan:
        plans = list(self._made(game, side, stop))
        running = [plan for n, plan in enumerate(plans) if plan.orders not in [p.orders for p in plans[:n]]]
        if len(running) > 1:
            self._hasty.forget()
            for plan in running:
                self._answered(plan, side)
        trial = 0
        while len(running) > 1 and self._spent < self.nodes and not stop():
            for plan in running:
                plan.results.append(self._tried(plan, side, trial))
            trial += 1
            if trial % 3 == 0 and len(running) > 2:
                running.remove(min(running, key=lambda plan: plan.mean))
        return max(running, key=lambda plan: plan.mean)

    def _made(self, game: Game, side: str, stop: Stop) -> Iterator[Plan]:
        for temper, officer in self._officers.items():
            yield self._marched(game, side, temper, officer)
            if stop() or self._spent >= self.nodes:
                return

    def _marched(self, game: Game, side: str, temper: str, officer: Officer) -> Plan:
        """The turn played as far as its marches go by an officer in some temper."""
        game = game.clone()
        lot = random.Random(f"{self.seed} {len(game.journal)} {temper}")
        turn, orders = game.state.turn, []
        for _ in range(_LONGEST):
            node = game.node
            if isinstance(node, Over) or game.state.turn != turn:
                break
            if isinstance(node, Decision):
                if node.side != side or not (node.choice is not None or self._plans(game, node)):
                    break
                order = officer.ponder(game, never).order
                if node.choice is None:
                    orders.append((node.phase, order))
                game.apply(order)
            else:
                game.apply(thrown(node, lot))
            self._spent += 1
        officer.forget()
        return Plan(temper, orders, game, [], [])

    def _answered(self, plan: Plan, side: str) -> None:
        """How a hasty enemy would march against a plan, were nothing to happen before: worked out once."""
        game = plan.after.clone()
        lot = random.Random(f"{self.seed} answer")
        for _ in range(_LONGEST):
            node = game.node
            if isinstance(node, Over):
                return
            self._spent += 1
            if isinstance(node, Chance):
                game.apply(thrown(node, lot))
                continue
            theirs = self._is_theirs(game, side)
            planning = node.choice is None and theirs and self._plans(game, node)
            if plan.answer and not planning:
                return
            order = self._hasty.ponder(game, never).order if planning else self._hasty.rest(game)
            if planning:
                plan.answer.append((node.phase, order))
            game.apply(order)

    def _tried(self, plan: Plan, side: str, trial: int) -> float:
        """What comes of a plan by the end of the enemy's next turn, over one run of the dice."""
        game = plan.after.clone()
        lot = random.Random(f"{self.seed} {trial}")
        answer, met = list(plan.answer), False
        for _ in range(_LONGEST):
            node = game.node
            if isinstance(node, Over):
                break
            self._spent += 1
            if isinstance(node, Chance):
                game.apply(thrown(node, lot))
                continue
            theirs = self._is_theirs(game, side)
            met = met or theirs
            if met and not theirs:
                break
            if node.choice is None and theirs and self._plans(game, node):
                game.apply(self._from(answer, game, node) or self._hasty.rest(game))
            else:
                game.apply(self._hasty.ponder(game, never).order)
        return value(game, self.desk(game, side).stake, side)

    def _is_theirs(self, game: Game, side: str) -> bool:
        active = game.battle.step.active
        return bool(active) and active != side


def thrown(node: Chance, lot: random.Random) -> Throw:
    """Dice drawn by lot: a trial never looks at those of the game."""
    return Throw(tuple(lot.choice(node.dice.faces) for _ in range(node.dice.count)))
