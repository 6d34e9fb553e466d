"""The map as a commander sees it: who stands where, who can come up to a hex, and what is worth going to."""

from __future__ import annotations

from grognard.ai.stake import Stake
from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.hex import Grid

#: How much of a piece's strength counts at 0, 1, 2 ... hexes.
REACH = (1.0, 1.0, 0.6, 0.4, 0.25, 0.12)
#: Beyond so many hexes one enemy is as far as another.
FAR = 12


class Survey:
    """One position for one side. Made for a state and thrown away with it."""

    def __init__(
        self, battle: Battle, stake: Stake, side: str, *, again: bool = True, answered: bool = True
    ) -> None:
        #: whether we march again after this turn, and whether the enemy does
        self.again, self.answered = again, answered
        self.battle = battle
        self.grid: Grid = battle.board.grid
        self.weights = stake.weights
        self.own: list[tuple[Piece, float]] = []
        self.enemies: list[tuple[Piece, float]] = []
        self.leaders: list[int] = []
        for piece in battle.state.pieces:
            if piece.at < 0:
                continue
            mine = stake.side(piece.id) == side
            if piece.strength:
                power = piece.strength * (0.3 + 0.7 * stake.fitness(piece.state))
                (self.own if mine else self.enemies).append((piece, power))
            elif mine:
                self.leaders.append(piece.at)
        goals = stake.goals(battle)
        self.goals = [(goal.cell, goal.points, goal.held) for goal in goals if goal.side == side]
        self.stake = stake
        self._support: list[float] | None = None
        self._threat: list[float] | None = None
        self._enemy_cells = sorted({piece.at for piece, _power in self.enemies})
        self._near: dict[int, int] = {}

    @property
    def threat(self) -> list[float]:
        """By cell the enemy's strength that can come up."""
        if self._threat is None:
            self._threat = _reach(self.grid, self.enemies)
        return self._threat

    @property
    def support(self) -> list[float]:
        """By cell our own strength that can come up."""
        if self._support is None:
            self._support = _reach(self.grid, self.own)
        return self._support

    def nearest_enemy(self, cell: int) -> int:
        found = self._near.get(cell)
        if found is None:
            distance = self.grid.distance
            found = min((distance(cell, other) for other in self._enemy_cells), default=FAR)
            self._near[cell] = found = min(found, FAR)
        return found

    def place(self, piece: Piece, cell: int) -> float:
        """What it is worth to have a piece in a hex, whatever way it faces."""
        weights, power = self.weights, piece.strength * self.stake.fitness(piece.state)
        distance = self.grid.distance(piece.at, cell) if piece.at >= 0 else len(REACH)
        friends = self.support[cell] - (power * REACH[distance] if distance < len(REACH) else 0.0)
        worth, fitness = self._goals(piece, cell), self.stake.fitness(piece.state)
        if self.answered:
            threat = self.threat[cell]
            worth += weights.support * min(friends, threat) - weights.threat * threat * (3.0 - 2.0 * fitness)
        if self.again:
            worth -= weights.advance * self.nearest_enemy(cell) * fitness
        worth -= self.stake.hazard(self.battle, piece.id, cell)
        if self.leaders:
            worth -= weights.command * min(self.grid.distance(cell, leader) for leader in self.leaders)
        return worth

    def _goals(self, piece: Piece, cell: int) -> float:
        weights, worth = self.weights, 0.0
        for goal, points, held in self.goals:
            away = self.grid.distance(cell, goal)
            if not held and away == 0:
                worth += points * (1.0 + weights.goal_hold)
            elif not held and self.again:
                worth += points * weights.goal_pull * weights.goal_fade**away * self._hope(goal)
            elif held and away == 0 and self.answered:
                # A goal that somebody could take is worth a garrison.
                danger = min(1.0, self.threat[goal] / (1.0 + piece.strength))
                worth += points * weights.goal_hold * danger * self._alone(piece, goal)
        return worth

    def _hope(self, goal: int) -> float:
        """A goal draws less where the enemy is stronger than we are."""
        ours, theirs = self.support[goal], self.threat[goal]
        return 1.0 if theirs <= ours else (ours + 1.0) / (theirs + 1.0)

    def _alone(self, piece: Piece, goal: int) -> float:
        """One garrison is worth all of it, a second little."""
        others = [other for other, _power in self.own if other.at == goal and other.id != piece.id]
        return 0.2 if others else 1.0

    def all_round(self, cell: int) -> float:
        """The same for whoever faces every way at once: nobody is behind him, and nobody quite ahead."""
        return 0.5 if self.threat[cell] else 0.0

    def fronting(self, cell: int, direction: int) -> float:
        """How well a facing meets the enemy: 1 if all of him near by is ahead, -1 if behind."""
        along = ahead = 0.0
        x, y = _point(self.grid, cell)
        for piece, power in self.enemies:
            away = self.grid.distance(cell, piece.at)
            if 0 < away < len(REACH):
                ex, ey = _point(self.grid, piece.at)
                dx, dy = ex - x, ey - y
                length = (dx * dx + dy * dy) ** 0.5
                fx, fy = _facing(self.grid, direction)
                weight = power * REACH[away]
                ahead += weight * (dx * fx + dy * fy) / length
                along += weight
        return ahead / along if along else 0.0


def _reach(grid: Grid, pieces: list[tuple[Piece, float]]) -> list[float]:
    found = [0.0] * grid.size
    for piece, power in pieces:
        for cell in grid.disk(piece.at, len(REACH) - 1):
            found[cell] += power * REACH[grid.distance(piece.at, cell)]
    return found


def _point(grid: Grid, cell: int) -> tuple[float, float]:
    q, r = grid.hexes[cell]
    return q + r / 2, r * 0.8660254


def _facing(grid: Grid, direction: int) -> tuple[float, float]:
    """The unit vector of a direction, in the same slanted plane as the points."""
    hex = grid.hexes[0]
    near = hex.neighbours()[direction]
    dq, dr = near[0] - hex[0], near[1] - hex[1]
    return dq + dr / 2, dr * 0.8660254
