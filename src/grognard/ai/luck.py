"""Luck: what the dice of a game gave beyond what the odds had promised, in points of victory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from grognard.ai.combat import Combat, Harm
from grognard.ai.stake import Stake
from grognard.ai.weights import Weights, weights
from grognard.core.game import Game
from grognard.core.game.battle import Ruled
from grognard.core.procedure import Choose
from grognard.rulesets import ruleset


class Surprise(msgspec.Struct, frozen=True):
    """One ruling: what each side was to lose by the odds, and what it lost, in points of victory."""

    procedure: str
    expected: Mapping[str, float]
    happened: Mapping[str, float]

    def luck(self, side: str) -> float:
        """The points by which it went better for a side than the odds."""
        points = 0.0
        for who in {*self.expected, *self.happened}:
            more = self.happened.get(who, 0.0) - self.expected.get(who, 0.0)
            points += -more if who == side else more
        return points


class LuckCount:
    """Adds up what every ruling of a game brought less what was to be expected before its dice fell.

    What a decision within a ruling changed in the odds is no luck: it is expected from then on. So luck is
    the sum of what each throw brought beyond the odds just before it, and comes to nothing on the average,
    however anybody decides.
    """

    def __init__(self, game: Game, weighed: Weights | None = None) -> None:
        """`weighed` says what things are worth beyond the scenario's points, where not as usual."""
        self.game = game
        self.points = {side.id: 0.0 for side in game.scenario.sides}
        stake = Stake(game.table.system, game.scenario, weighed or weights("plain"))
        self._combat = Combat(game.table.system, stake)
        self._ids = {procedure.run: id for id, procedure in ruleset(game.scenario.ruleset).procedures.items()}
        self._seen = 0

    def follow(self, game: Game) -> None:
        """Go on with another game of the same battle, or with this one at another moment."""
        self.game = game
        self.begin()

    def begin(self) -> None:
        """A new order is about to be given."""
        self._seen = 0

    def see(self) -> None:
        """Count the rulings that have been finished since."""
        for surprise in self.surprises():
            for side in self.points:
                self.points[side] += surprise.luck(side)

    def surprises(self) -> Iterator[Surprise]:
        rulings = self.game.battle.rulings
        for ruled in rulings[self._seen :]:
            surprise = self.surprise(ruled)
            if surprise is not None:
                yield surprise
        self._seen = len(rulings)

    def surprise(self, ruled: Ruled) -> Surprise | None:
        """How far a ruling went from its odds; None where these cannot be told."""
        id = self._ids.get(ruled.procedure)
        if id is None:
            return None
        battle = self.game.table.battle(ruled.before)
        prospect = self._combat.foresee(battle, id, ruled.case)
        if prospect is None:
            return None
        # Priced as things stand at this ruling: the same case may have been met before when others stood.
        harm = Harm(battle, self._combat.stake, prospect.procedure.roles(prospect.case))
        expected = Counter(harm.of(prospect.odds))
        for place, choice in ruled.decided:
            self._decide(expected, harm, id, ruled, place, choice)
        return Surprise(id, expected, harm.happened(ruled.events))

    def _decide(
        self, expected: Counter[str], harm: Harm, id: str, ruled: Ruled, place: int, choice: Choose
    ) -> None:
        """Expect from now on what a decision has made of the odds."""
        before = self._combat.foresee(harm.battle, id, ruled.case, answers=ruled.answers[:place])
        if before is None or dict(before.given).get(choice.id) == ruled.answers[place]:
            return
        after = self._combat.foresee(harm.battle, id, ruled.case, answers=ruled.answers[: place + 1])
        if after is not None:
            expected.update(harm.of(after.odds))
            expected.subtract(harm.of(before.odds))


class Windfall:
    """The luck of a game in the terms of the estimate of the chance to win: points scored, and men left."""

    def __init__(self, game: Game) -> None:
        scored = msgspec.structs.replace(weights("plain"), strength=0.0, ground=0.0)
        self._counts = (
            LuckCount(game, scored),
            LuckCount(game, msgspec.structs.replace(weights("plain"), ground=0.0)),
        )
        self.scenario = game.scenario

    def afresh(self, game: Game) -> None:
        """Begin at nothing with another game of the same battle."""
        for count in self._counts:
            count.points = dict.fromkeys(count.points, 0.0)
            count.follow(game)

    def begin(self) -> None:
        for count in self._counts:
            count.begin()

    def see(self) -> None:
        for count in self._counts:
            count.see()

    def of(self, side: str) -> tuple[float, float]:
        """Points of victory that dice scored for a side, and what they left it more to fight with."""
        scored, whole = (count.points[side] for count in self._counts)
        return scored, whole - scored
