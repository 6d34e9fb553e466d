"""Two yardsticks: one that does anything legal, and one that takes what it can get and looks no further."""

from __future__ import annotations

import random

from grognard.ai.combat import Combat
from grognard.ai.player import Stop, Thought, Weighed, decision, listed, never
from grognard.ai.stake import Stake
from grognard.ai.weights import weights
from grognard.core.game.game import Game
from grognard.core.game.lots import drawn
from grognard.core.game.order import Order
from grognard.core.game.system import DONE
from grognard.core.messages import message

#: How often a random player ends a phase although units are left to order.
_IDLENESS = 0.07


class RandomPlayer:
    """Any legal order, of a unit drawn by lot."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def think(self, game: Game, stop: Stop = never) -> Thought:  # noqa: ARG002 - it is never long
        return Thought(Weighed(self._drawn(game), 0.0, message("ai-any")))

    def choose(self, game: Game, stop: Stop = never) -> Order:
        return self.think(game, stop).order

    def _drawn(self, game: Game) -> Order:
        node = decision(game)
        # Drawn from the place in the game, so that a game taken up again goes on in the same way.
        lot = random.Random(f"{self._seed} {len(game.journal)}")
        if node.subjects and lot.random() > _IDLENESS:
            found = drawn(game, lot.choice(node.subjects), lot)
            if isinstance(found, Order):
                return found
        # To list everything is work, and every other time it is not needed.
        if node.choice is None and game.check(DONE) is None and lot.random() < 0.5:
            return DONE
        return lot.choice(listed(game))


class GreedyPlayer:
    """The order that gains most at once by exact odds; otherwise the way to the nearest enemy or goal."""

    name = "greedy"

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed
        self._combat: Combat | None = None

    def think(self, game: Game, stop: Stop = never) -> Thought:  # noqa: ARG002 - it is never long
        node = decision(game)
        game = game.guess(node.side, 0)
        if node.choice is not None:
            return Thought(Weighed(listed(game)[0], 0.0, message("ai-first")))
        return Thought(self._fight(game, node.side) or self._march(game, node.side) or self._rest(game))

    def choose(self, game: Game, stop: Stop = never) -> Order:
        return self.think(game, stop).order

    def _fight(self, game: Game, side: str) -> Weighed | None:
        """The best of the combats at hand, if it brings more than it costs."""
        if self._combat is None:
            stake = Stake(game.table.system, game.scenario, weights("plain"))
            self._combat = Combat(game.table.system, stake)
        best = None
        for order in listed(game):
            gain = self._combat.gain(game.battle, order, side) if order.target or not order.to else None
            if gain is not None and gain > (0.0 if best is None else best.worth):
                best = Weighed(order, gain, message("ai-gain"))
        return best

    def _march(self, game: Game, side: str) -> Weighed | None:
        """Somebody goes as near as he can to the nearest enemy, or to a goal that is not his."""
        places = game.scenario.places
        there = self._targets(game, side)
        for unit in decision(game).subjects:
            moves = [order for order in listed(game, unit) if order.to]
            if not moves or not there or game.battle.piece(unit).at < 0:
                continue
            away = {
                to: min(places.distance(places.cell_of(to), cell) for cell in there)
                for to in {o.to for o in moves}
            }
            order = min(moves, key=lambda order: (away[order.to], str(order)))
            here = min(places.distance(game.battle.piece(unit).at, cell) for cell in there)
            if away[order.to] < here:
                return Weighed(order, float(here - away[order.to]), message("ai-nearer"))
        return None

    def _targets(self, game: Game, side: str) -> list[int]:
        assert self._combat is not None
        goals = self._combat.stake.goals(game.battle)
        enemies = [p.at for p in game.state.pieces if p.at >= 0 and p.strength and game.side_of(p.id) != side]
        return enemies + [goal.cell for goal in goals if goal.side == side and not goal.held]

    def _rest(self, game: Game) -> Weighed:
        """Orders for the attack while there are any to be given; then the end of the phase."""
        found = listed(game)
        bold = [order for order in found if order.by]
        order = bold[-1] if bold else DONE if DONE in found else found[0]
        return Weighed(order, 0.0, message("ai-nothing-better"))
