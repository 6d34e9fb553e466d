"""5. How far counters can go: every hex, facing and formation within their movement points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

import msgspec

from grognard.core.game.state import Piece
from grognard.hex.move_graph import MoveGraph, patchwork
from grognard.hex.reach import Reach, reach
from grognard.hex.route import Route, routes_along, routes_through
from grognard.hex.terms import FAR
from grognard.rulesets.alea.cases import StepCost
from grognard.rulesets.alea.counters import Counter
from grognard.rulesets.alea.movement import allowance, is_nimble
from grognard.rulesets.alea.play.pace import Edges, Pace, Placing, kind_of, pace
from grognard.rulesets.alea.play.position import Position
from grognard.rulesets.alea.play.specials import closed_cells, closed_sides, must_stand, tide_costs

#: hexes entered one after another, and the points spent on being there
Strides = tuple[tuple[int, int], ...]


class March:
    """Everywhere that some counters of one hex can go together in one move."""

    def __init__(self, position: Position, pieces: tuple[Piece, ...]) -> None:
        self.position, self.pieces = position, pieces
        self.paces = [pace(position.ground, position.rules, kind_of(position, piece)) for piece in pieces]
        self.lead = self.paces[0]
        first = pieces[0]
        self.start = self.lead.node(first.at, first.formation, first.facing)
        self.side = position.card(first.id).side
        self.enemy = position.roster.enemy[self.side]
        self.counters = [position.counter(piece) for piece in pieces]
        #: 5.15  the lowest allowance
        self.points = min(self.left(piece, road=False) for piece in pieces)
        self.plain = self._reach(road=False, points=self.points)
        self.road = self._along_road()

    def left(self, piece: Piece, *, road: bool) -> int:
        """5.1, 2.13  The movement points of a counter that it has not spent."""
        allowed = movement_points(self.position, piece, road=road, stack=self.pieces)
        return max(0, allowed - piece.count("spent"))

    @cached_property
    def reached(self) -> dict[Placing, None]:
        """Every placing within reach in the order they are come to, the present one left out."""
        placings = self.lead.placings
        found: dict[Placing, None] = {}
        for _way, costs in self._reaches:
            found.update(dict.fromkeys(map(placings.__getitem__, costs)))
        found.pop(placings[self.start], None)
        return found

    @cached_property
    def ends(self) -> dict[Placing, int]:
        """The same with the cost of each."""
        found = dict.fromkeys(self.reached, FAR)
        placings = self.lead.placings
        for _way, costs in self._reaches:
            for node, cost in costs.items():
                end = placings[node]
                if cost < found.get(end, cost):
                    found[end] = cost
        return found

    def best(self, end: Placing) -> tuple[int, Reach | None, int] | None:
        """The cheapest way to a placing: its cost, by which reach (None: a lunge), and its node."""
        found: tuple[int, Reach | None, int] | None = None
        if end not in self.reached:
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

    @cached_property
    def _reaches(self) -> list[tuple[Reach | None, dict[int, int]]]:
        """What each node costs across country, by a lunge, and along a road."""
        found: list[tuple[Reach | None, dict[int, int]]] = [(self.plain, self.plain.costs)]
        if self._lunges:
            found.append((None, self._lunges))
        if self.road is not None:
            # 2.13  The bonus is for those who go along the road, not for those who stay where they are.
            states, home = self.lead.states, self.pieces[0].at
            gone = {node: cost for node, cost in self.road.costs.items() if node // states != home}
            found.append((self.road, gone))
        return found

    def path(self, end: Placing) -> tuple[int, ...]:
        """The cells entered on the cheapest way to a placing."""
        return tuple(cell for cell, _cost in self.strides(end))

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

    @cached_property
    def _lunges(self) -> dict[int, int]:
        """5.13  With an Attack order one hex from an enemy zone straight into another, and no more."""
        home, zone = self.pieces[0].at, self.position.zone(self.enemy)
        found: dict[int, int] = {}
        if not zone[home] or any(counter.order != "attack" for counter in self.counters):
            return found
        closed, changed = self._closed(road=False), self._changed_sides
        for node in self.lead.nodes(home):
            spent = self.plain.costs.get(node)
            if spent is None or slips_out(self.lead, self.counters, node):
                continue
            onward = tuple(
                as_now(self.position, self.lead, home, self.lead.onward(node, road=False), changed)
            )
            for target, cost in onward:
                cell = target // self.lead.states
                whole = spent + cost + self.position.rules.number("movement.zoc-exit")
                if zone[cell] and not closed[cell] and whole <= min(self.points, found.get(target, whole)):
                    found[target] = whole
        return found

    # The masks of a reach

    def _reach(self, *, road: bool, points: int) -> Reach:
        return reach(
            self._graph(road),
            self.start,
            points,
            closed=self._closed(road=road),
            stops=self.position.zone(self.enemy),
            zone_to_zone=True,
        )

    def _along_road(self) -> Reach | None:
        """2.13, 2.14  What the bonus of a road adds, far from the enemy."""
        home, points = self.pieces[0].at, self._road_points()
        if points == self.points or not self.position.board.on_way(home):
            return None
        if self.position.nearest(home, self.enemy) <= 2:
            return None
        return self._reach(road=True, points=points)

    def _road_points(self) -> int:
        return min(self.left(piece, road=True) for piece in self.pieces)

    def _closed(self, *, road: bool) -> bytearray:
        position = self.position
        grid = position.grid
        closed = bytearray(position.held(self.enemy))
        # 4.5, 4.7  Only an Attack order leads up to the enemy; on Hold whoever began there may shift.
        began = bool(position.beside(self.enemy)[self.pieces[0].at])
        if any(c.order == "maneuver" or (c.order == "hold" and not began) for c in self.counters):
            closed[:] = position.beside(self.enemy)
            for cell in position.cells_of(self.enemy):
                closed[cell] = 1
        for cell in position.cells_of(self.enemy) if road else ():
            # 2.14  Within two hexes of an enemy the road helps nobody.
            for near in grid.disk(cell, 2):
                closed[near] = 1
        # 10.14, 10.16  Columns that the scenario closes.
        for piece in self.pieces:
            for cell in closed_cells(position.battle, piece.id):
                closed[cell] = 1
        # 10.9  Held counters do not leave their hex, not even to come back.
        if any(must_stand(position.battle, piece.id) for piece in self.pieces):
            home = closed[self.pieces[0].at]
            closed[:] = b"\1" * grid.size
            closed[self.pieces[0].at] = home
        return closed

    def _graph(self, road: bool) -> MoveGraph:
        """Most hexes are as the map has them, next to an enemy or not; the third graph is for the others."""
        position, lead, home = self.position, self.lead, self.pieces[0].at
        barred = blocked_for_passing(position, self.side) - {home}
        drowned = frozenset(tide_costs(position.battle, self.counters[0])) if road else frozenset[int]()
        which = bytearray(position.beside(self.enemy))
        if drowned:
            which[:] = b"\2" * len(which)
        special = barred | {side // 6 for side in self._changed_sides}
        if position.zone(self.enemy)[home]:
            special.add(home)
        for cell in special:
            which[cell] = 2
        graphs = [lead.graph(near=False, road=road), lead.graph(near=True, road=road)]
        if special or drowned:
            graphs.append(graphs[0].revised(self._edges(road, barred, drowned)))
        return patchwork(graphs, bytes(which))

    def _edges(self, road: bool, barred: set[int], drowned: frozenset[int]) -> Callable[[int], Edges]:
        # It does not refer to the march itself, which holds it: see `MoveGraph`.
        position, lead, counters = self.position, self.lead, self.counters
        beside, states = position.beside(self.enemy), lead.states
        home = self.pieces[0].at
        changed = self._changed_sides
        changed_cells = {side // 6 for side in changed}
        zone, toll = position.zone(self.enemy), position.rules.number("movement.zoc-exit")

        def edges(node: int) -> Edges:
            cell = node // states
            within = lead.inside(node, bool(beside[cell]))
            # 5.14  Squares and deployed guns let nobody through.
            if cell in barred:
                return within
            onward = lead.onward(node, road)
            if drowned:
                # 10.12  A way under water gives nothing.
                onward = tuple(
                    (target, cost)
                    for target, cost in onward
                    if cell * 6 + position.grid.direction(cell, target // states) not in drowned
                )
            if cell in changed_cells:
                onward = tuple(as_now(position, lead, cell, onward, changed))
            if cell == home and zone[home] and not slips_out(lead, counters, node):
                # 5.12  Out of an enemy zone, and not straight into another.
                onward = tuple((target, cost + toll) for target, cost in onward if not zone[target // states])
            return within + onward

        return edges

    @cached_property
    def _changed_sides(self) -> dict[int, int | None]:
        """By step: what it costs more than on an empty map by day, or None where it is barred for now."""
        battle, lead, home = self.position.battle, self.lead, self.pieces[0].at
        changed: dict[int, int | None] = {}
        # 2.8  The privilege of letter D ends where another counter is.
        if lead.kind.maneuver and lead.dearer:
            for cell in lead.dearer_into.keys() & self.position.stacks.keys() - {home}:
                changed.update(lead.dearer_into[cell])
        # 10.12  The tide, 10.10 and water that a division may not cross.
        for side, cost in tide_costs(battle, self.counters[0]).items():
            changed[side] = cost - lead.free[side]
        for piece in self.pieces:
            changed.update(dict.fromkeys(closed_sides(battle, piece.id)))
        return changed


def as_now(
    position: Position, lead: Pace, cell: int, onward: Edges, changed: Mapping[int, int | None]
) -> Iterator[tuple[int, int]]:
    """The steps out of a cell at what they cost for now, without those that are barred."""
    for target, cost in onward:
        side = cell * 6 + position.grid.direction(cell, target // lead.states)
        more = changed.get(side, 0)
        if more is not None:
            yield target, cost + more


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


def blocked_for_passing(position: Position, side: str) -> set[int]:
    """5.14  The hexes of a side that its own counters do not pass."""
    return {
        piece.at
        for piece in position.battle.state.pieces
        if piece.formation in ("square", "deployed") and position.side_at(piece.at) == side
    }
