"""What pieces are worth to the sides of a battle, through what its system offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.ai.weights import Weights
from grognard.core.game.battle import Battle
from grognard.core.game.offers import Drills, Formations, Goal, Hazards, Stakes
from grognard.core.game.order import Order
from grognard.core.game.state import Piece
from grognard.core.game.system import System
from grognard.core.scenario import Scenario


class Stake:
    """Prices of pieces in points of victory. A system that offers no stakes counts strength alone."""

    def __init__(self, system: System, scenario: Scenario[Any], weights: Weights) -> None:
        self.weights = weights
        self._offered: Stakes | None = system if isinstance(system, Stakes) else None
        self._hazards: Hazards | None = system if isinstance(system, Hazards) else None
        self._drills: Drills | None = system if isinstance(system, Drills) else None
        self._formations: Formations | None = system if isinstance(system, Formations) else None
        states = self._offered.states if self._offered is not None else ()
        self._rank = {state: min(place, 3) for place, state in enumerate(states)}
        self._shaken = (0.0, *weights.shaken)
        self._system, self._scenario = system, scenario
        self._sides: dict[str, str] = {}

    def side(self, unit: str) -> str:
        found = self._sides.get(unit)
        if found is None:
            found = self._sides[unit] = self._system.side_of(self._scenario, unit)
        return found

    def goals(self, battle: Battle) -> Sequence[Goal]:
        return self._offered.goals(battle) if self._offered is not None else ()

    def price(self, battle: Battle, unit: str) -> float:
        """Points of the scenario for a whole piece."""
        return self._offered.price(battle, unit) if self._offered is not None else 0.0

    def wound(self, battle: Battle, unit: str) -> float:
        """Points of the scenario for each strength point."""
        scored = self._offered.wound(battle, unit) if self._offered is not None else 0.0
        if self._formations is None or not self.weights.strain:
            return scored
        return scored + self.weights.strain * self._formations.wear(battle, unit)

    def strain(self, battle: Battle, unit: str, *, lost: bool) -> float:
        """Points that a formation may lose when a piece of it is lost, or broken."""
        if self._formations is None or not self.weights.strain:
            return 0.0
        return self.weights.strain * self._formations.strain(battle, unit, lost=lost)

    def cohesion(self, battle: Battle, unit: str, cell: int) -> float:
        """Points that a formation may keep by a piece standing with the others, or near them."""
        if self._formations is None or not self.weights.cohesion:
            return 0.0
        return self.weights.cohesion * self._formations.cohesion(battle, unit, cell)

    def breaks(self, before: str, after: str) -> bool:
        """Whether a piece that comes to another state puts its formation to the test."""
        formations = self._formations
        return formations is not None and after in formations.broken and before not in formations.broken

    def hazard(self, battle: Battle, unit: str, cell: int) -> float:
        """Points that it costs a piece to stand in a cell, whatever the enemy does."""
        return self._hazards.hazard(battle, unit, cell) if self._hazards is not None else 0.0

    def drill(self, battle: Battle, order: Order) -> float:
        """Points by which an order leaves its piece better formed."""
        return self._drills.drill(battle, order) if self._drills is not None else 0.0

    def fitness(self, state: str) -> float:
        """The share of its strength that a piece in a state is good for."""
        return 1.0 - self._shaken[self._rank.get(state, 0)]

    def material(self, piece: Piece) -> float:
        """What a piece on the map is worth beyond the scenario's points."""
        return self.weights.strength * piece.strength * self.fitness(piece.state)
