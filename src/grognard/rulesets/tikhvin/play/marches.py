"""5. How far a piece can go in its move, by which way, and why no farther."""

from __future__ import annotations

from functools import cached_property

from grognard.core.errors import IllegalOrder
from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.core.legality import Refusals, first, is_allowed, refuse
from grognard.hex.reach import Reach, reach
from grognard.hex.route import Route, routes_along, routes_through
from grognard.rulesets.tikhvin.movement import lake_faults
from grognard.rulesets.tikhvin.play.pace import HALVES, conditions, pace, points_of
from grognard.rulesets.tikhvin.play.position import Position, position
from grognard.rulesets.tikhvin.play.specials import closed_faults, closed_to, has_post, post_faults

#: hexes entered one after another, and the halves of points spent on being there
Strides = tuple[tuple[int, int], ...]


class March:
    """Everywhere that one piece can go."""

    def __init__(self, battle: Battle, unit: str) -> None:
        self.battle, self.here = battle, position(battle)
        self.piece: Piece = battle.piece(unit)
        self.side = self.here.roster.side(unit)
        self.enemy = self.here.enemy(self.side)
        self.fights = unit in self.here.roster.units
        self.points = points_of(battle, self.piece)

    @staticmethod
    def of(battle: Battle, unit: str) -> March:
        return battle.known(("march", unit), lambda: March(battle, unit))

    @cached_property
    def reach(self) -> Reach:
        rules, zone = self.here.rules, self.here.zone(self.enemy)
        # 5.3  One point more to enter a zone, which ends the move, and one to leave it at the start.
        toll = zone.replace(b"\1", bytes([rules.number("movement.zoc-enter") * HALVES]))
        return reach(
            pace(self.here.ground, conditions(self.battle, self.piece.id)),
            self.piece.at,
            self.points,
            closed=self.closed(),
            stops=zone,
            toll=toll,
            leave=rules.number("movement.zoc-leave") * HALVES,
            zone_to_zone=True,
        )

    def closed(self) -> bytearray:
        """Hexes that the piece may not enter."""
        closed = bytearray(self.here.grid.size)
        for cell in self.here.cells_of(self.enemy):
            closed[cell] = 1
        for cell in closed_to(self.battle, self.side):
            closed[cell] = 1
        if not self.fights:
            # 4.8, 6.2  Only combat units drive out headquarters and take guns.
            for cell in self.here.others:
                if self.here.others_of(cell, self.enemy):
                    closed[cell] = 1
        if self.piece.id in self.here.roster.headquarters:
            # 4.7  Headquarters keep out of enemy zones unless a friend is there.
            for cell, zone in enumerate(self.here.zone(self.enemy)):
                if zone and self.here.side_at(cell) != self.side:
                    closed[cell] = 1
        return closed

    @cached_property
    def ends(self) -> dict[int, int]:
        """Every hex where the move may end, with its cost; the present one left out."""
        # Most hexes are empty and few units have a post: about those there is nothing to ask.
        stacks, posted = self.here.stacks, has_post(self.battle, self.piece.id)
        return {
            cell: cost
            for cell, cost in self.reach.costs.items()
            if cell != self.piece.at and (not (posted or cell in stacks) or is_allowed(self.end_faults(cell)))
        }

    def end_faults(self, cell: int) -> Refusals:
        """Why the move may pass a hex and not end there."""
        if self.fights:
            yield from self.here.room_faults(cell, (self.piece,))
        yield from post_faults(self.battle, self.piece.id, cell)

    def path(self, cell: int) -> tuple[int, ...]:
        return tuple(self.reach.path(cell)[1:])

    def strides(self, cell: int) -> Strides:
        return tuple((node, self.reach.costs[node]) for node in self.path(cell))

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
            refuse(self.end_faults(cell))
        raise self.out_of_reach(cell)

    def out_of_reach(self, cell: int) -> IllegalOrder:
        rules, unit, label = self.here.rules, self.piece.id, self.here.grid.label
        if cell == self.piece.at:
            return rules.forbid("refuse-move-here", "5.1", unit=unit)
        lake = first(lake_faults(rules, lake=bool(self.here.ground.lake[cell])))
        if lake is not None:
            return lake
        why = self.reach.why_not(cell)
        if why is None or why.reason == "no way":
            return rules.forbid("refuse-no-way", "2.3", unit=unit, hex=label(cell))
        if why.reason == "points":
            needs, left = halves(why.needs or 0), halves(self.points)
            return rules.forbid(
                "refuse-move-points", "5.1", unit=unit, hex=label(cell), needs=needs, left=left
            )
        if why.reason == "stops":
            return rules.forbid("refuse-move-zone", "5.3", unit=unit, hex=label(why.cell))
        closed = first(closed_faults(self.battle, self.side, why.cell, "refuse-closed", unit=unit))
        if closed is not None:
            return closed
        if self.here.is_entered(why.cell, self.enemy):
            return rules.forbid("refuse-move-enemy", "5.1", unit=unit, hex=label(why.cell))
        return rules.forbid("refuse-move-exposed", "4.7", unit=unit, hex=label(why.cell))


def halves(points: int) -> str:
    """Points for people: 3, 2½."""
    whole, half = divmod(points, HALVES)
    return f"{whole}½" if half and whole else "½" if half else str(whole)


def _strides(route: Route | None) -> Strides:
    if route is None:
        return ()
    return tuple(zip(route.nodes[1:], route.costs[1:], strict=True))


def passable(here: Position, battle: Battle, unit: str, cell: int, other: int) -> bool:
    """2.3, 2.4  Whether a piece may go from a hex to the next at all."""
    graph = pace(here.ground, conditions(battle, unit))
    return any(target == other for target, _cost in graph.edges[cell])
