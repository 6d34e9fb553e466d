"""A player who plays close decisions on before he takes them.

An officer names what he would do and what comes near it. Each of these orders is played on until the same
moment of the next turn, the enemy's answer included, by a hastier policy for both sides. What the dice of a
trial brought beyond their exact odds is taken off again, so that few trials tell one order from another. The
officer's order stands unless another is ahead of it by more than chance would have it. Budgets are inputs,
never clocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from grognard.ai.luck import Windfall
from grognard.ai.officer import Analysis, Officer
from grognard.ai.player import Stop, Thought, Weighed, decision, never
from grognard.ai.playing_on import Stopped, moment, play_on
from grognard.ai.prospects import outlook
from grognard.core.game.game import Game
from grognard.core.game.order import Order
from grognard.core.game.system import DONE
from grognard.core.messages import message

#: orders that are played on, and points of victory within which one comes near the best
RIVALS, NEAR = 4, 1.0
#: trials of each at most, and at least before one is given up
_TRIALS, _FEWEST = 8, 2
#: standard errors by which another order must be ahead of the officer's; by which it must be behind the best,
#: or may yet be ahead of the officer's, to be given up; and by which the last one is ahead beyond dispute
_SURE, _BEHIND, _HOPE, _SETTLED = 1.0, 1.5, 1.0, 2.0
#: a difference in the chance to win that is not worth a change of mind
_TRIFLE = 0.002
#: steps from where something is decided within which units act in its trials
_FIELD = 9


class Rival(msgspec.Struct):
    """An order, or leaving a unit where it is, and what came of it by trial."""

    order: Order | None
    results: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0

    def beats(self, other: Rival, doubt: float) -> bool:
        """Whether it is ahead by more than chance would have it, over the same dice."""
        mean, error = self.ahead(other)
        return error is not None and mean > max(_TRIFLE, doubt * error)

    def may_beat(self, other: Rival, doubt: float) -> bool:
        """Whether chance alone may have kept it from being ahead."""
        mean, error = self.ahead(other)
        return error is None or mean + doubt * error > _TRIFLE

    def ahead(self, other: Rival) -> tuple[float, float | None]:
        """By how much it is ahead on the average, and the standard error of that, where there is one yet."""
        gains = [mine - theirs for mine, theirs in zip(self.results, other.results, strict=False)]
        if len(gains) < _FEWEST:
            return 0.0, None
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean, sqrt(spread / len(gains))


class Lookahead:
    """Weighs like an officer, and plays on what he is not sure of."""

    def __init__(self, officer: Officer, policy: Officer, seed: int | str, *, nodes: int) -> None:
        self.name = officer.name
        self._officer, self._policy, self._seed, self._nodes = officer, policy, seed, nodes
        self._luck: Windfall | None = None

    def choose(self, game: Game, stop: Stop = never) -> Order:
        return self.think(game, stop).order

    def think(self, game: Game, stop: Stop = never) -> Thought:
        node, spent = decision(game), 0
        seen = game.guess(node.side, 0)
        while True:
            weighed = self._officer.weigh(seen, stop)
            rivals = [Rival(order, []) for order in self._rivals(seen, weighed)]
            best, nodes = self._try(game, rivals, weighed, stop)
            spent += nodes
            if not best.beats(rivals[0], _SURE):
                thought = self._officer.settle(seen, weighed)
            elif best.order is None:
                self._officer.leave(seen, weighed[0].order.units)
                continue
            else:
                thought = self._instead(best.order, weighed)
            return msgspec.structs.replace(thought, nodes=spent)

    def _rivals(self, game: Game, weighed: Sequence[Weighed]) -> list[Order | None]:
        """What comes near the best: other orders, and giving none to the unit or in the phase."""
        best = weighed[0].order
        found: list[Order | None] = [
            one.order for one in weighed[:RIVALS] if weighed[0].worth - one.worth <= NEAR
        ]
        if decision(game).choice is not None or best == DONE or weighed[0].worth > NEAR:
            # Ground that is left to others comes out well of trials, in which they go there: asked, they
            # leave it to others too.
            return found
        if best.to and not best.by and not best.target:
            phases = self._officer.analysis(game, decision(game).side).phases
            stays = [None] if phases.kind(decision(game).phase) == "march" else []
            return [*found[: RIVALS - 1], *stays]
        if game.may_end and DONE not in found:
            return [*found[: RIVALS - 1], DONE]
        return found

    def _instead(self, order: Order, weighed: Sequence[Weighed]) -> Thought:
        worth = next((one.worth for one in weighed if one.order == order), 0.0)
        return Thought(Weighed(order, worth, message("ai-played-on")), weighed[0])

    def _try(
        self, game: Game, rivals: list[Rival], weighed: Sequence[Weighed], stop: Stop
    ) -> tuple[Rival, int]:
        """Play all on until the nodes are spent, or all is settled: what came out best, and the nodes."""
        side, spent, running = decision(game).side, 0, rivals
        if len(rivals) == 1:
            return rivals[0], 0
        analysis = self._officer.analysis(game, side)
        if self._luck is None or self._luck.scenario is not game.scenario:
            self._luck = Windfall(game)
        try:
            for trial in range(_TRIALS):
                guess = game.guess(side, trial)
                for one in running:
                    if spent >= self._nodes:
                        raise Stopped
                    spent += self._play(guess, one, side, trial, analysis, weighed[0].order, stop)
                running = left(rivals[0], running)
                if len(running) == 1:
                    break
        except Stopped:
            pass
        return max(running, key=lambda one: one.ahead(rivals[0])[0]), spent

    def _play(
        self,
        guess: Game,
        one: Rival,
        side: str,
        trial: int,
        analysis: Analysis,
        first: Order,
        stop: Stop,
    ) -> int:
        """Play one of the orders on, and note what came of it: the inputs that it took."""
        assert self._luck is not None
        game, policy, luck = guess.clone(), self._policy, self._luck
        policy.forget()
        at, settled = analysis.settled
        policy.analysis(game, side).settled = (at, set(settled))
        policy.near = self._field(game, first)
        until = moment(game, 1)
        luck.afresh(game)
        if one.order is None:
            policy.leave(game, first.units)
        else:
            game.apply(one.order)
            luck.see()
        inputs = play_on(game, policy, f"{self._seed} {len(guess.journal)} {trial}", until, stop, luck)
        one.results.append(outlook(game, side, luck.of(side)))
        return inputs + 1

    @staticmethod
    def _field(game: Game, order: Order) -> frozenset[str] | None:
        """The pieces near where something is decided; all where that is nowhere in particular."""
        places, battle = game.scenario.places, game.battle
        cells = [battle.piece(unit).at for unit in order.units if unit in game.table.reducer.roll]
        cells = [cell for cell in cells if cell >= 0]
        if order.to:
            cells.append(places.cell_of(order.to))
        if not cells:
            return None
        return frozenset(
            piece.id
            for piece in battle.state.pieces
            if piece.at >= 0 and min(places.distance(piece.at, cell) for cell in cells) <= _FIELD
        )


def left(first: Rival, running: list[Rival]) -> list[Rival]:
    """Those of whom more trials may tell something: the first alone, or the best, where all is settled."""
    best = max(running, key=lambda one: one.mean)
    left = [
        one
        for one in running
        if one is best or one is first or (one.may_beat(first, _HOPE) and not best.beats(one, _BEHIND))
    ]
    if best is not first and len(left) == 2 and len(best.results) > _FEWEST and best.beats(first, _SETTLED):
        return [best]
    return left
