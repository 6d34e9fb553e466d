"""3. How far a unit can go in its move, by which way, and why no farther."""

from __future__ import annotations

from functools import cached_property

from grognard.battle.position import position
from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.legality import is_allowed, refuse
from grognard.hex.reach import Reach, reach
from grognard.hex.route import Route, routes_along, routes_through

#: hexes entered one after another, and the points spent on being there
Strides = tuple[tuple[int, int], ...]


class March:
    """Everywhere that one unit can go."""

    def __init__(self, battle: Battle, unit: str) -> None:
        self.here, self.piece = position(battle), battle.piece(unit)
        self.card = self.here.card(unit)
        self.enemy = self.here.enemy(self.card.side)

    @staticmethod
    def of(battle: Battle, unit: str) -> March:
        return battle.known(("march", unit), lambda: March(battle, unit))

    @cached_property
    def reach(self) -> Reach:
        return reach(
            self.here.ground.graph(self.card.kind),
            self.piece.at,
            self.card.mp,
            # 3.3  No unit enters a hex with enemies; 3.4  a zone of theirs ends the move.
            closed=self.here.held(bytearray(self.here.grid.size), self.enemy),
            stops=self.here.zone(self.enemy),
            zone_to_zone=True,
        )

    @cached_property
    def ends(self) -> dict[int, int]:
        """Every hex where the move may end, with its cost; the present one left out."""
        found = self.reach.costs.items()
        return {cell: cost for cell, cost in found if cell != self.piece.at and self._has_room(cell)}

    def _has_room(self, cell: int) -> bool:
        return is_allowed(self.here.room_faults(cell, (self.piece,)))

    def strides(self, cell: int) -> Strides:
        return tuple((node, self.reach.costs[node]) for node in self.reach.path(cell)[1:])

    def along(self, path: tuple[int, ...]) -> Strides:
        """The way over just these hexes; empty if it does not lead there."""
        return _strides(routes_along(self.reach.terms, path).get(path[-1]))

    def through(self, points: tuple[int, ...]) -> Strides:
        """The cheapest way by all of some hexes; empty if there is none."""
        return _strides(routes_through(self.reach.terms, points).get(points[-1]))

    def check(self, cell: int) -> None:
        """Refuse a hex where the move may not end, in the words of the rule that bars it."""
        if cell in self.ends:
            return
        if cell in self.reach.costs and cell != self.piece.at:
            refuse(self.here.room_faults(cell, (self.piece,)))
        raise self.out_of_reach(cell)

    def out_of_reach(self, cell: int) -> IllegalOrder:
        rules, unit, label = self.here.rules, self.piece.id, self.here.grid.label
        if cell == self.piece.at:
            return rules.forbid("refuse-move-here", "3.1", unit=unit)
        why = self.reach.why_not(cell)
        if why is None or why.reason == "no way":
            return rules.forbid("refuse-no-way", "3.2", unit=unit, hex=label(cell))
        if why.reason == "points":
            needs, left = why.needs or 0, self.card.mp
            return rules.forbid(
                "refuse-move-points", "3.1", unit=unit, hex=label(cell), needs=needs, left=left
            )
        if why.reason == "stops":
            return rules.forbid("refuse-move-zone", "3.4", unit=unit, hex=label(why.cell))
        return rules.forbid("refuse-move-enemy", "3.3", hex=label(why.cell))


def _strides(route: Route | None) -> Strides:
    return () if route is None else tuple(zip(route.nodes[1:], route.costs[1:], strict=True))
