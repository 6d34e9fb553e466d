"""2. The map as the rules see it: worked out once for a board and the pontoons that lie on it."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from grognard.core.board import Board
from grognard.core.legality import is_allowed
from grognard.core.rules import Rules
from grognard.rulesets.jours_de_gloire.cases import TERRAINS, Feature, Hexside
from grognard.rulesets.jours_de_gloire.ground import (
    bars_charge,
    cell,
    crossing_faults,
    has_six_fronts,
)

_FEATURES: tuple[Feature, ...] = get_args(Feature)
#: 10.4  cells and directions over which a pontoon lies
Pontoons = frozenset[int]


class Ground:
    """What the map fixes: hexsides and climbs in the words of the cases, and where control does not reach."""

    def __init__(self, board: Board, rules: Rules, pontoons: Pontoons = frozenset()) -> None:
        self.board, self.rules = board, rules
        grid = board.grid
        self.neighbours = grid.neighbours
        sides = range(grid.size * 6)
        self.terrain = tuple(TERRAINS[terrain] for terrain in board.terrain)
        #: by cell * 6 + direction
        self.hexside: tuple[Hexside, ...] = tuple(self._carried(side, pontoons) for side in sides)
        self.climb = tuple(self._climb(side) for side in sides)
        self.way = tuple(board.way(*divmod(side, 6)) for side in sides)
        #: 2.7
        self.six_fronts = tuple(has_six_fronts(rules, terrain) for terrain in self.terrain)
        #: 2.10
        self.no_charge = tuple(bars_charge(rules, (terrain,)) for terrain in self.terrain)
        self.no_charge_over = tuple(bars_charge(rules, (), (carried,)) for carried in self.hexside)
        #: 2.12  no unit crosses it, nor fights over it
        self.shut = tuple(
            not is_allowed(crossing_faults(rules, carried, climb))
            for carried, climb in zip(self.hexside, self.climb, strict=True)
        )
        self.control = tuple(self._control_passes(side) for side in sides)

    def _carried(self, side: int, pontoons: Pontoons) -> Hexside:
        features = self.board.features(*divmod(side, 6))
        if side in pontoons:
            features |= {"bridge"}
        return tuple(feature for feature in _FEATURES if feature in features)

    def _climb(self, side: int) -> int:
        """2.3  Levels up over a hexside, whether or not a slope is drawn on it."""
        other = self.neighbours[side]
        return 0 if other < 0 else self.board.level[other] - self.board.level[side // 6]

    def _control_passes(self, side: int) -> bool:
        """5.5  Not across what no unit can cross, and not into towns, castles and fortifications."""
        other = self.neighbours[side]
        if other < 0 or self.shut[side]:
            return False
        return not self.six_fronts[other] and "fortification" not in self.hexside[side]

    def may_be_in(self, place: int, column: str) -> bool:
        """2.2  Whether a kind of unit may be in a hex at all; along a way even guns come into a marsh."""
        return cell(self.rules, self.terrain[place], column).allowed or self.board.on_way(place)


@lru_cache(maxsize=64)
def ground(board: Board, rules: Rules, pontoons: Pontoons = frozenset()) -> Ground:
    return Ground(board, rules, pontoons)
