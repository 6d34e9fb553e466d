"""The map as a commander sees it: who stands where, who can come up to a hex, and what is worth going to."""

from __future__ import annotations

from grognard.ai.stake import Stake
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Goal
from grognard.core.game.state import Piece
from grognard.core.places import Places

#: How much of a piece's strength counts at 0, 1, 2 ... steps.
REACH = (1.0, 1.0, 0.6, 0.4, 0.25, 0.12)
_WITHIN = len(REACH)
#: Beyond so many steps one enemy is as far as another.
FAR = 12


def reach(away: float) -> float:
    """How much of a piece's strength counts so far away; between whole steps in proportion."""
    whole = int(away)
    if away >= len(REACH):
        return 0.0
    if whole == away:
        return REACH[whole]
    after = REACH[whole + 1] if whole + 1 < len(REACH) else 0.0
    return REACH[whole] + (after - REACH[whole]) * (away - whole)


class Sway:
    """By place the strength of some pieces that can come up, worked out where it is asked for."""

    def __init__(self, places: Places, pieces: list[tuple[Piece, float]]) -> None:
        self._distance, self._pieces = places.distance, pieces
        self._known: dict[int, float] = {}

    def __getitem__(self, cell: int) -> float:
        found = self._known.get(cell)
        if found is None:
            found, distance = 0.0, self._distance
            for piece, power in self._pieces:
                away = distance(piece.at, cell)
                if away < _WITHIN:
                    found += power * (REACH[away] if type(away) is int else reach(away))
            self._known[cell] = found
        return found


class Survey:
    """One position for one side. Made for a state and thrown away with it."""

    def __init__(
        self, battle: Battle, stake: Stake, side: str, *, again: bool = True, answered: bool = True
    ) -> None:
        #: whether we march again after this turn, and whether the enemy does
        self.again, self.answered = again, answered
        self.battle, self._followed = battle, battle.state
        self.places: Places = battle.scenario.places
        self.weights = stake.weights
        self.side, self.stake = side, stake
        self.own, self.enemies, self.leaders = self._mustered(battle)
        goals = [goal for goal in stake.goals(battle) if goal.side == side]
        #: what the enemy is after is seen by those who guard it
        self.goals = [goal for goal in goals if stake.weights.guard or not goal.denied]
        #: by place the enemy's strength that can come up, and our own
        self.threat, self.support = Sway(self.places, self.enemies), Sway(self.places, self.own)
        self._enemy_cells = sorted({piece.at for piece, _power in self.enemies})
        self._near: dict[int, float] = {}
        self._dangers: dict[int, float] = {}

    def _mustered(
        self, battle: Battle
    ) -> tuple[list[tuple[Piece, float]], list[tuple[Piece, float]], list[int]]:
        """Our pieces on the map and the enemy's, each with its power, and where our leaders are."""
        own: list[tuple[Piece, float]] = []
        enemies: list[tuple[Piece, float]] = []
        leaders, stake = list[int](), self.stake
        for piece in battle.state.pieces:
            if piece.at < 0:
                continue
            mine = stake.side(piece.id) == self.side
            if piece.strength:
                power = piece.strength * (0.3 + 0.7 * stake.fitness(piece.state))
                (own if mine else enemies).append((piece, power))
            elif mine:
                leaders.append(piece.at)
        return own, enemies, leaders

    def follow(self, battle: Battle) -> bool:
        """Take in that some of our pieces moved; False where the enemy is no longer as he was."""
        if battle.state is not self._followed:
            own, enemies, leaders = self._mustered(battle)
            if enemies != self.enemies:
                return False
            self.battle, self.own, self.leaders, self._followed = battle, own, leaders, battle.state
            self.support = Sway(self.places, own)
        return True

    def nearest_enemy(self, cell: int) -> float:
        found = self._near.get(cell)
        if found is None:
            distance = self.places.distance
            found = min((distance(cell, other) for other in self._enemy_cells), default=FAR)
            self._near[cell] = found = min(found, FAR)
        return found

    def from_goal(self, cell: int, goal: Goal) -> float:
        """Steps from a place to a goal; none for whoever stands on it."""
        return max(0, self.places.distance(cell, goal.cell) - goal.radius)

    def is_way_out(self, cell: int) -> bool:
        """Whether strength that leaves from a place is worth points."""
        return any(goal.strength and self.from_goal(cell, goal) == 0 for goal in self.goals)

    def place(self, piece: Piece, cell: int) -> float:
        """What it is worth to have a piece in a hex, whatever way it faces."""
        weights, power = self.weights, piece.strength * self.stake.fitness(piece.state)
        distance = self.places.distance(piece.at, cell) if piece.at >= 0 else len(REACH)
        friends = self.support[cell] - power * reach(distance)
        worth, fitness = self._goals(piece, cell), self.stake.fitness(piece.state)
        if self.answered:
            threat = self.threat[cell]
            worth += weights.support * min(friends, threat) - weights.threat * threat * (3.0 - 2.0 * fitness)
        if self.again:
            worth -= weights.advance * self.nearest_enemy(cell) * fitness
        worth -= self.stake.hazard(self.battle, piece.id, cell)
        worth += self.stake.cohesion(self.battle, piece.id, cell)
        if self.leaders:
            worth -= weights.command * min(self.places.distance(cell, leader) for leader in self.leaders)
        return worth

    def _goals(self, piece: Piece, cell: int) -> float:
        weights, worth = self.weights, 0.0
        for goal in self.goals:
            away, points = self.from_goal(cell, goal), goal.points
            if goal.strength:
                points *= min(1.0, piece.strength / goal.strength)
            if not goal.held and away == 0:
                worth += points * (1.0 + weights.goal_hold)
            elif not goal.held and self.again:
                worth += points * weights.goal_pull * weights.goal_fade**away * self._hope(goal.cell)
            elif goal.held and away == 0 and self.answered:
                # A goal that somebody could take is worth a garrison.
                danger = min(1.0, self.threat[goal.cell] / (1.0 + piece.strength))
                danger = max(danger, weights.watch)
                worth += points * weights.goal_hold * danger * self._alone(piece, goal)
            elif goal.held and weights.guard and self.answered:
                worth += points * weights.guard * weights.goal_fade**away * self._danger(goal)
        return worth

    def _danger(self, goal: Goal) -> float:
        """How much stronger the enemy is about a goal of ours than we are, from 0 to 1."""
        found = self._dangers.get(goal.cell)
        if found is None:
            theirs, ours = self.threat[goal.cell], self.support[goal.cell]
            found = min(1.0, theirs / (1.0 + ours))
            if self.weights.watch and not any(self.from_goal(own.at, goal) == 0 for own, _power in self.own):
                found = max(found, self.weights.watch)
            self._dangers[goal.cell] = found
        return found

    def _hope(self, goal: int) -> float:
        """A goal draws less where the enemy is stronger than we are."""
        ours, theirs = self.support[goal], self.threat[goal]
        return 1.0 if theirs <= ours else (ours + 1.0) / (theirs + 1.0)

    def _alone(self, piece: Piece, goal: Goal) -> float:
        """One garrison is worth all of it, a second little."""
        others = [o for o, _power in self.own if o.id != piece.id and self.from_goal(o.at, goal) == 0]
        return 0.2 if others else 1.0

    def all_round(self, cell: int) -> float:
        """The same for whoever faces every way at once: nobody is behind him, and nobody quite ahead."""
        return 0.5 if self.threat[cell] else 0.0

    def fronting(self, cell: int, direction: int) -> float:
        """How well a facing meets the enemy: 1 if all of him near by is ahead, -1 if behind."""
        along = ahead = 0.0
        for piece, power in self.enemies:
            away = self.places.distance(cell, piece.at)
            far = self.weights.lookout / away**2 if away else 0.0
            if 0 < away < len(REACH) or far:
                forward, length = self.places.bearing(cell, direction, piece.at)
                weight = power * max(far, reach(away))
                ahead += weight * forward / length
                along += weight
        return ahead / along if along else 0.0
