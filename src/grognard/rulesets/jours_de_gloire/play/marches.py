"""5. How far a unit can go: every hex and facing within its movement points."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from grognard.core.game.battle import Battle
from grognard.core.game.state import Piece
from grognard.hex.reach import Reach, reach
from grognard.hex.route import Route, routes_along, routes_through
from grognard.rulesets.jours_de_gloire.counters import Column
from grognard.rulesets.jours_de_gloire.ground import cell as chart_cell
from grognard.rulesets.jours_de_gloire.play.conditions import is_muddy
from grognard.rulesets.jours_de_gloire.play.pace import (
    HALVES,
    Going,
    Placing,
    move_graph,
    pace,
    placing_at,
    step_over,
)
from grognard.rulesets.jours_de_gloire.play.position import Position, position

#: hexes entered one after another, and the halves of points spent on being there
Strides = tuple[tuple[int, int], ...]


class Steps:
    """What every step costs a kind of unit among the pieces as they stand now."""

    def __init__(
        self, here: Position, column: Column, side: str, *, disordered: bool, charging: bool
    ) -> None:
        self.pace = pace(here.ground, here.rules, column, is_muddy(here.battle))
        enemy = here.roster.enemy[side]
        self.zone, self.charging = here.zone(enemy), charging
        beside = here.beside(enemy)
        self.near = frozenset(cell for cell in self.pace.by_road if beside[cell] or self.zone[cell])
        self.toll = self._tolls(here, column, side, disordered)

    def _tolls(self, here: Position, column: Column, side: str, disordered: bool) -> bytes:
        """5.8, 2.9  What a hex costs more for friends in it, and an enemy zone for those in disorder."""
        mask = bytearray(here.grid.size)
        crowded = int(chart_cell(here.rules, "friendly-hex", column).amount * HALVES)
        for cell in here.cells_of(side):
            mask[cell] = crowded
        entry = here.rules.number("zoc.disordered-entry") * HALVES
        for cell, held in enumerate(self.zone) if disordered else ():
            mask[cell] += entry if held else 0
        return bytes(mask)

    def going(self, *, strained: bool) -> Going:
        return Going(self.near, strained, self.charging)

    def cost(self, side: int, other: int, *, strained: bool = False) -> int:
        """A step over a hexside into a hex; below 0 where it is barred."""
        cost = step_over(self.pace, self.going(strained=strained), side, other)
        return cost if cost < 0 else cost + self.toll[other]

    def strains(self, side: int, other: int) -> bool:
        """Whether a step disorders."""
        return self.pace.strains[side] if other in self.near else self.pace.strains_by_road[side]

    def may_strain(self, start: int, limit: int) -> bool:
        """Whether a step that disorders lies within so many points."""
        near = self.pace.ground.board.grid.disk(start, limit // HALVES)
        return not self.pace.strained_cells.isdisjoint(near)


class March:
    """Everywhere that one unit can go in one move; `charging`, where it might ride home from."""

    def __init__(
        self, battle: Battle, piece: Piece, closed: Iterable[int] = (), *, charging: bool = False
    ) -> None:
        self.here, self.piece = position(battle), piece
        card = self.here.card(piece.id)
        self.side, self.enemy = card.side, self.here.roster.enemy[card.side]
        self.column = card.column
        self.steps = steps_of(self.here, self.column, card.side, piece.state == "disordered", charging)
        self.limit = max(0, card.move - piece.count("spent")) * HALVES
        self.start = piece.at * 6 + piece.facing
        self.closed = self._closed(closed)
        self.plain = self._reach(strained=False)

    def _closed(self, closed: Iterable[int]) -> bytes:
        mask = bytearray(self.here.grid.size)
        for cell in (*self.here.cells_of(self.enemy), *closed):
            mask[cell] = 1
        # 5.12  Guns keep out of enemy zones.
        if self.column == "artillery":
            for cell, held in enumerate(self.steps.zone):
                mask[cell] |= held
        return bytes(mask)

    def _reach(self, *, strained: bool) -> Reach:
        rules = self.here.rules
        leave = chart_cell(rules, "leaving-zoc", self.column).amount * HALVES
        going, turn = self.steps.going(strained=strained), rules.number("move.turn") * HALVES
        return reach(
            move_graph(self.steps.pace, going, turn),
            self.start,
            self.limit,
            closed=self.closed,
            stops=self.steps.zone,
            toll=self.steps.toll,
            leave=int(leave),
            # 5.7  From zone to zone with the first step.
            zone_to_zone=True,
        )

    @cached_property
    def rough(self) -> Reach | None:
        """The same over steps that disorder, where the map has any."""
        strained = self.steps.may_strain(self.piece.at, self.limit)
        return self._reach(strained=True) if strained else None

    @cached_property
    def _best(self) -> dict[int, tuple[int, Reach | None]]:
        """By node the way to it: its cost and by which reach; None: one hex, whatever it costs."""
        found: dict[int, tuple[int, Reach | None]] = {
            node: (cost, self.plain) for node, cost in self.plain.costs.items()
        }
        # 2.2  No unit takes a step that disorders it where it could come by another way.
        if self.rough is not None:
            for node, cost in self.rough.costs.items():
                found.setdefault(node, (cost, self.rough))
        for node in self._lunges():
            found.setdefault(node, (self.limit, None))
        found.pop(self.start, None)
        return found

    def _lunges(self) -> Iterable[int]:
        """5.1  Outside enemy zones a unit that has not moved may always go one hex, though it was turned."""
        if self.steps.zone[self.piece.at]:
            return
        for side, into, turned in self.steps.pace.onward(self.start):
            if self.steps.cost(side, into, strained=True) >= 0 and not self.closed[into]:
                yield from (into * 6 + other for other in turned)

    @cached_property
    def ends(self) -> dict[Placing, int]:
        """Every placing within reach and its cost in halves, the present one left out."""
        return {placing_at(node): cost for node, (cost, _way) in self._best.items()}

    def nodes(self, end: Placing) -> list[int]:
        """The cells and facings on the way to a placing, the start first."""
        node = end.cell * 6 + end.facing
        way = self._best[node][1]
        return [self.start, node] if way is None else way.path(node)

    def strides(self, end: Placing) -> Strides:
        """The hexes entered on the way to a placing, and what each has cost."""
        node = end.cell * 6 + end.facing
        cost, way = self._best[node]
        if way is None:
            return ((end.cell, cost),)
        nodes = way.path(node)
        return self._strides(nodes, [way.costs[at] for at in nodes])

    def along(self, path: tuple[int, ...]) -> dict[Placing, Route]:
        """By placing at the end of a path: the cheapest way hex by hex along it."""
        return self._cheapest(routes_along(way.terms, path) for way in self._ways())

    def through(self, points: tuple[int, ...]) -> dict[Placing, Route]:
        """By placing in the last of some hexes: the cheapest way to it by all of them in their order."""
        return self._cheapest(routes_through(way.terms, points) for way in self._ways())

    @cached_property
    def _rounds(self) -> Mapping[int, Route]:
        return routes_through(self.plain.terms, (self.piece.at,))

    @cached_property
    def again(self) -> dict[int, int]:
        """By node of its own hex: what it costs to leave the hex and come back to be there."""
        return {node: route.cost for node, route in self._rounds.items()}

    def back_to(self, node: int) -> tuple[int, ...]:
        """The cells and facings of such a way, the start first."""
        return self._rounds[node].nodes

    def _ways(self) -> list[Reach]:
        return [self.plain] if self.rough is None else [self.plain, self.rough]

    def _cheapest(self, found: Iterable[Mapping[int, Route]]) -> dict[Placing, Route]:
        best: dict[Placing, Route] = {}
        for routes in found:
            for node, route in routes.items():
                best.setdefault(placing_at(node), route)
        return best

    def _strides(self, nodes: Sequence[int], costs: Sequence[int]) -> Strides:
        """The hexes entered; the last with everything that is paid there, turning included."""
        cells = [node // 6 for node in nodes]
        entered = [n for n in range(1, len(cells)) if cells[n] != cells[n - 1]]
        return tuple((cells[n], costs[-1] if n == entered[-1] else costs[n]) for n in entered)

    def strided(self, route: Route) -> Strides:
        return self._strides(route.nodes, route.costs)

    def is_strained(self, path: Sequence[int]) -> bool:
        """Whether a way, the start included, holds a step that disorders."""
        direction = self.here.grid.direction
        return any(
            self.steps.strains(here * 6 + direction(here, there), there)
            for here, there in itertools.pairwise(path)
        )


def steps_of(here: Position, column: Column, side: str, disordered: bool, charging: bool) -> Steps:
    """The steps of a kind of unit, worked out once for a position."""
    key = ("steps", column, side, disordered, charging)
    return here.battle.known(key, lambda: Steps(here, column, side, disordered=disordered, charging=charging))
