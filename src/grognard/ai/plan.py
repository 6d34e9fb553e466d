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
from grognard.core.game.order import Throw

#: how closely the officers of a trial look
_HASTE = Care(1, 1, False)
#: inputs after which a trial is broken off wherever it stands
_LONGEST = 600

#: how far a plan must be ahead of the steady one after a single trial; less with the root of more
_DOUBT = 2.0

#: the plan that an officer makes without any temper, and the first to be followed where none is better
STEADY = "steady"


class Plan(msgspec.Struct):
    """The orders of a turn as far as its marches go, where they lead, and what came of trying that out."""

    temper: str
    #: by phase, each with its reason
    orders: list[tuple[str, Thought]]
    after: Game
    #: how the enemy would march against it
    answer: list[tuple[str, Thought]]
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
        # No temper changes what a loss costs, so what one of them works out serves all.
        known = self._known
        self._officers = {STEADY: Officer(name, weights, care, seed, known=known)}
        for temper in tempers():
            self._officers[temper] = Officer(name, tempered(weights, temper), care, seed, known=known)
        self._hasty = Officer("hasty", weights, _HASTE, seed, glance=_HASTE, known=known)
        self._turn: tuple[int, str] = (0, "")
        self._orders: list[tuple[str, Thought]] = []
        self._spent = 0

    def ponder(self, game: Game, stop: Stop = never) -> Thought:
        node = decision(game)
        turn = (game.state.turn, node.side)
        if self._turn != turn and self._plans(game, node):
            self._turn, self._spent = turn, 0
            self._orders = self._best_plan(game, node.side, stop).orders
        planned = self._from(self._orders, game, node) if node.choice is None else None
        found = planned or super().ponder(game, stop)
        return msgspec.structs.replace(found, nodes=self._spent)

    def _plans(self, game: Game, node: Decision) -> bool:
        """Whether this is where a turn's marches are planned: before the first of them."""
        phases = self.desk(game, node.side).phases
        return node.choice is None and phases.kind(node.phase) in ("command", "march")

    def _from(self, orders: list[tuple[str, Thought]], game: Game, node: Decision) -> Thought | None:
        """The next of some orders that is for this phase and legal; those that are not are dropped."""
        while orders and orders[0][0] == node.phase:
            thought = orders.pop(0)[1]
            if game.check(thought.order) is None:
                return thought
        return None

    def _best_plan(self, game: Game, side: str, stop: Stop) -> Plan:
        steady, *others = self._made(game, side, stop)
        known = [[thought.order for _phase, thought in steady.orders]]
        running = [steady]
        for plan in others:
            orders = [thought.order for _phase, thought in plan.orders]
            if orders not in known:
                known.append(orders)
                running.append(plan)
        if len(running) == 1:
            return steady
        for plan in running:
            self._hasty.forget()
            self._answered(plan, side)
        trial = 0
        while self._spent < self.nodes and not stop():
            for plan in running:
                plan.results.append(self._tried(plan, side, trial))
            trial += 1
            if trial % 3 == 0 and len(running) > 2:
                running.remove(min(running[1:], key=lambda plan: plan.mean))
        return self._convincing(running, trial)

    def _convincing(self, running: list[Plan], trials: int) -> Plan:
        """The best plan, if it is better than the steady one by more than chance would have it."""
        best = max(running, key=lambda plan: plan.mean)
        doubt = _DOUBT / max(1, trials) ** 0.5
        return best if best.mean > running[0].mean + doubt else running[0]

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
                thought = officer.ponder(game, never)
                if node.choice is None:
                    orders.append((node.phase, thought))
                game.apply(thought.order)
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
            if planning:
                thought = self._hasty.ponder(game, never)
                plan.answer.append((node.phase, thought))
                game.apply(thought.order)
            else:
                game.apply(self._hasty.rest(game))

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
                answered = self._from(answer, game, node)
                game.apply(self._hasty.rest(game) if answered is None else answered.order)
            else:
                game.apply(self._hasty.ponder(game, never).order)
        return value(game, self.desk(game, side).stake, side)

    def _is_theirs(self, game: Game, side: str) -> bool:
        active = game.battle.step.active
        return bool(active) and active != side


def thrown(node: Chance, lot: random.Random) -> Throw:
    """Dice drawn by lot: a trial never looks at those of the game."""
    return Throw(tuple(lot.choice(node.dice.faces) for _ in range(node.dice.count)))
