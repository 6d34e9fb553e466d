"""5. How far counters can go: every hex, facing and formation within their movement points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import pairwise

import msgspec

from grognard.core.game.state import Piece
from grognard.hex.move_graph import MoveGraph
from grognard.hex.reach import Reach, reach
from grognard.hex.route import Route, routes_along, routes_through
from grognard.hex.terms import FAR
from grognard.rulesets.alea.cases import StepCost
from grognard.rulesets.alea.counters import Counter
from grognard.rulesets.alea.movement import allowance, is_nimble
from grognard.rulesets.alea.play.obstacles import (
    changes,
    contact,
    either,
    mask,
    near_enemies,
    passing,
)
from grognard.rulesets.alea.play.pace import Edges, More, Pace, Placing, pace_of
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.play.specials import closed_cells, must_stand

#: hexes entered one after another, and the points spent on being there
Strides = tuple[tuple[int, int], ...]


class March:
    """Everywhere that some counters of one hex can go together in one move."""

    def __init__(self, position: Position, pieces: tuple[Piece, ...]) -> None:
        self.position, self.pieces = position, pieces
        first = pieces[0]
        self.lead = pace_of(position, first)
        self.home = first.at
        self.start = self.lead.node(first.at, first.formation, first.facing)
        self.side = position.card(first.id).side
        self.enemy = position.roster.enemy[self.side]
        self.zone = position.zone(self.enemy)
        self.orders = [piece.marker("order") or "hold" for piece in pieces]
        self.changes = changes(position, pieces, self.lead.kind)
        self._dearer = self._find_dearer()
        #: 5.15  the lowest allowance
        self.points = min([self.left(piece, road=False) for piece in pieces])
        self.plain = self._reach(road=False, points=self.points)
        self.road = self._along_road()
        self._lunges = self._find_lunges()
        #: what each node costs across country, by a lunge (None), and along a road
        self._reaches = self._find_reaches()

    @cached_property
    def counters(self) -> list[Counter]:
        """The pieces as a ruling sees them; few marches ask for it."""
        return [self.position.counter(piece) for piece in self.pieces]

    def left(self, piece: Piece, *, road: bool) -> int:
        """5.1, 2.13  The movement points of a counter that it has not spent."""
        allowed = movement_points(self.position, piece, road=road, stack=self.pieces)
        return max(0, allowed - piece.count("spent"))

    @property
    def nodes(self) -> Iterable[int]:
        """Every node within reach in the order they are come to; some more than once."""
        if len(self._reaches) == 1:
            return self.plain.costs
        return [node for _way, costs in self._reaches for node in costs]

    @cached_property
    def ends(self) -> dict[Placing, int]:
        """Every placing within reach with its cost, in the order they are come to, but the present one."""
        placings = self.lead.placings
        found = dict.fromkeys(map(placings.__getitem__, self.nodes), FAR)
        del found[placings[self.start]]
        for _way, costs in self._reaches:
            for node, cost in costs.items():
                end = placings[node]
                if cost < found.get(end, cost):
                    found[end] = cost
        return found

    def best(self, end: Placing) -> tuple[int, Reach | None, int] | None:
        """The cheapest way to a placing: its cost, by which reach (None: a lunge), and its node."""
        found: tuple[int, Reach | None, int] | None = None
        if end == self.lead.placing(self.start):
            return found
        nodes = self.lead.nodes_of(end)
        for way, costs in self._reaches:
            met = [node for node in nodes if node in costs]
            if len(met) > 1:
                # Of equal ones the one that was come to first.
                met = [min((node for node in costs if node in met), key=costs.__getitem__)]
            for node in met:
                if found is None or costs[node] < found[0]:
                    found = (costs[node], way, node)
        return found

    def _find_reaches(self) -> list[tuple[Reach | None, dict[int, int]]]:
        found: list[tuple[Reach | None, dict[int, int]]] = [(self.plain, self.plain.costs)]
        if self._lunges:
            found.append((None, self._lunges))
        if self.road is not None:
            # 2.13  The bonus is for those who go along the road, not for those who stay where they are.
            states, home = self.lead.states, self.home
            gone = {node: cost for node, cost in self.road.costs.items() if node // states != home}
            found.append((self.road, gone))
        return found

    def way(self, end: Placing) -> tuple[tuple[int, ...], int]:
        """The cells entered on the cheapest way to a placing, and its cost."""
        found = self.best(end)
        assert found is not None
        cost, way, node = found
        if way is None:
            return (end.cell,), cost
        states = self.lead.states
        cells = [at // states for at in way.path(node)]
        return tuple([there for here, there in pairwise(cells) if here != there]), cost

    def strides(self, end: Placing) -> Strides:
        """The cheapest way to a placing."""
        found = self.best(end)
        assert found is not None
        cost, way, node = found
        if way is None:
            return ((end.cell, cost),)
        nodes = way.path(node)
        return self._strides(nodes, [way.costs[at] for at in nodes])

    def cost_along(self, path: tuple[int, ...], end: Placing) -> int | None:
        """What it costs to come to a placing over the hexes of a path; None if it does not lead there."""
        strides = self.along(path).get(end)
        return strides[-1][1] if strides else None

    def along(self, path: tuple[int, ...]) -> dict[Placing, Strides]:
        """By placing at the end of a path: what it costs to come to it hex by hex along the path."""
        found = self._cheapest(routes_along(way.terms, path) for way in self._ways())
        for node, cost in self._lunges.items() if len(path) == 1 else ():
            end = self.lead.placing(node)
            if end.cell == path[0] and (end not in found or cost < found[end][-1][1]):
                found[end] = ((end.cell, cost),)
        return found

    def through(self, points: tuple[int, ...]) -> dict[Placing, Strides]:
        """By placing in the last of some hexes: the cheapest way to it by all of them in their order."""
        return self._cheapest(routes_through(way.terms, points) for way in self._ways())

    def _ways(self) -> list[Reach]:
        return [self.plain] if self.road is None else [self.plain, self.road]

    def _cheapest(self, found: Iterable[Mapping[int, Route]]) -> dict[Placing, Strides]:
        best: dict[Placing, Route] = {}
        for routes in found:
            for node, route in routes.items():
                end = self.lead.placing(node)
                if end not in best or route.cost < best[end].cost:
                    best[end] = route
        return {end: self._strides(route.nodes, route.costs) for end, route in best.items()}

    def _strides(self, nodes: Sequence[int], costs: Sequence[int]) -> Strides:
        """The hexes entered; the last with everything that is paid there, turning included."""
        cells = [node // self.lead.states for node in nodes]
        entered = [n for n in range(1, len(cells)) if cells[n] != cells[n - 1]]
        return tuple((cells[n], costs[-1] if n == entered[-1] else costs[n]) for n in entered)

    def _find_lunges(self) -> dict[int, int]:
        """5.13  With an Attack order one hex from an enemy zone straight into another, and no more."""
        zone, found = self.zone, dict[int, int]()
        if not zone[self.home] or set(self.orders) != {"attack"}:
            return found
        closed, more = self._closed(road=False), self._more(road=False)
        for node in self.lead.nodes(self.home):
            spent = self.plain.costs.get(node)
            if spent is None or slips_out(self.lead, self.counters, node):
                continue
            for target, cost in self.lead.onward(node, False, more):
                cell = target // self.lead.states
                whole = spent + cost + self.position.rules.number("movement.zoc-exit")
                if zone[cell] and not closed[cell] and whole <= min(self.points, found.get(target, whole)):
                    found[target] = whole
        return found

    # What a reach is found with

    def _reach(self, *, road: bool, points: int) -> Reach:
        return reach(
            self._graph(road),
            self.start,
            points,
            closed=self._closed(road=road),
            stops=self.zone,
            zone_to_zone=True,
        )

    def _along_road(self) -> Reach | None:
        """2.13, 2.14  What the bonus of a road adds, far from the enemy."""
        home = self.home
        if not self.position.ground.wayside[home] or near_enemies(self.position, self.enemy)[home]:
            return None
        points = min([self.left(piece, road=True) for piece in self.pieces])
        return None if points == self.points else self._reach(road=True, points=points)

    def _closed(self, *, road: bool) -> bytes:
        position, home = self.position, self.home
        # 4.5, 4.7  Only an Attack order leads up to the enemy; on Hold a counter that began there may shift.
        shy = ("maneuver",) if position.beside(self.enemy)[home] else ("maneuver", "hold")
        is_shy = not set(shy).isdisjoint(self.orders)
        closed = contact(position, self.enemy) if is_shy else position.held(self.enemy)
        # 2.14  Within two hexes of an enemy the road is no help.
        closed = either(closed, near_enemies(position, self.enemy)) if road else closed
        # 10.14, 10.16  Columns that the scenario closes.
        for piece in self.pieces:
            cells = closed_cells(position.battle, piece.id)
            closed = either(closed, mask(len(closed), cells)) if cells else closed
        # 10.9  Held counters do not leave their hex, not even to come back.
        if any(must_stand(position.battle, piece.id) for piece in self.pieces):
            return b"\1" * home + closed[home : home + 1] + b"\1" * (len(closed) - home - 1)
        return closed

    def _graph(self, road: bool) -> MoveGraph:
        """The edges of the map as they are for everybody; some cells are special for this march."""
        home = self.home
        # 5.14  Squares and deployed guns let no unit through.
        barred = self.position.barred(self.side)
        if home in barred:
            barred -= {home}
        graph = passing(self.position, self.lead, self.enemy, barred, road=road, changes=self.changes)
        if self._dearer:
            graph = self._with_dear_steps(graph, {side // 6 for side in self._dearer} - barred, road)
        return graph.patched((home,), graph.revised(self._edges(road))) if self.zone[home] else graph

    def _with_dear_steps(self, graph: MoveGraph, cells: set[int], road: bool) -> MoveGraph:
        """2.8  A graph with the cells out of which some steps are dear just now."""
        known, lead, dearer, changes = self.position.battle.still_known, self.lead, self._dearer, self.changes
        beside = self.position.beside(self.enemy)
        for near in (False, True):
            patch = [cell for cell in cells if bool(beside[cell]) is near]
            if patch:
                key = ("dear steps", lead, near, road, changes)
                find = partial(lead.dear_graph, dearer, near=near, road=road, changes=changes)
                graph = graph.patched(patch, known(key, (dearer,), find))
        return graph

    def _edges(self, road: bool) -> Callable[[int], Edges]:
        """Those out of an enemy zone."""
        # It does not refer to the march itself, which holds it: see `MoveGraph`.
        lead, counters, zone, states = self.lead, self.counters, self.zone, self.lead.states
        near, more = bool(self.position.beside(self.enemy)[self.home]), self._more(road=road)
        toll = self.position.rules.number("movement.zoc-exit")

        def edges(node: int) -> Edges:
            onward = lead.onward(node, road, more)
            if not slips_out(lead, counters, node):
                # 5.12  Not straight into another.
                onward = tuple((target, cost + toll) for target, cost in onward if not zone[target // states])
            return lead.inside(node, near) + onward

        return edges

    def _more(self, *, road: bool) -> More:
        return {**self._dearer, **self.lead.more(self.changes, road)}

    def _find_dearer(self) -> dict[int, int]:
        """2.8  The privilege of letter D ends where another counter is: by step what that costs more."""
        lead, found = self.lead, dict[int, int]()
        if lead.kind.maneuver and lead.dearer:
            for cell in lead.dearer_into.keys() & self.position.stacks.keys():
                if cell != self.home:
                    found.update(lead.dearer_into[cell])
        return found


def slips_out(lead: Pace, counters: Iterable[Counter], node: int) -> bool:
    """5.12  Light cavalry and guerrillas slip out of zones, by the formation in which they leave."""
    formation = lead.placing(node).formation
    return all(is_nimble(msgspec.structs.replace(counter, formation=formation)) for counter in counters)


def movement_points(
    position: Position, piece: Piece, *, road: bool = False, stack: tuple[Piece, ...] = ()
) -> int:
    """5.1, 5.2, 4.7, 2.13  The allowance of a counter: by its card, and what of it can change."""
    order = piece.marker("order")
    maneuver = road and order == "maneuver" and all(one.marker("order") == "maneuver" for one in stack)
    known, key = position.roster.allowances, (piece.id, piece.formation, piece.state, order, road, maneuver)
    found = known.get((position.rules, key))
    if found is None:
        side = position.card(piece.id).side
        case = StepCost(
            counter=position.counter(piece),
            road=road,
            whole_road=road,
            whole_maneuver=maneuver,
            serves="spanish" if side == "spanish" else "french",
        )
        found = known[position.rules, key] = allowance(position.rules, case)
    return found
