"""The terms of one move: where it starts, what it may spend, and what the other side does to it just now."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

import msgspec

from grognard.hex.move_graph import Edge, MoveGraph

#: more points than any move can take
FAR = 1 << 30


class Terms(msgspec.Struct, frozen=True):
    """Masks are bytes by cell, anything but 0 being yes.

    A closed cell may not be entered. Entering a cell of `stops` ends the way to other cells; turning there
    stays possible. `toll` is paid on entering, on top of the edge. A move that starts in `stops` pays `leave`
    more for its first step out, may take it into another such cell only if `zone_to_zone`, and does not come
    back to where it was.
    """

    graph: MoveGraph
    start: int
    limit: int
    closed: bytes
    stops: bytes
    toll: bytes
    leave: int = 0
    zone_to_zone: bool = False

    @property
    def is_bound(self) -> bool:
        """Whether the cell one starts in cannot be entered again, so that what happens there comes first."""
        cell = self.start // self.graph.states
        return bool(self.stops[cell] or self.closed[cell])

    def moves(self, node: int) -> Sequence[Edge]:
        """Where one may go from a node that has been reached, and all there is to pay: the rule in full."""
        return self.priced(node, self.edges(node))

    def edges(self, node: int) -> Sequence[Edge]:
        """Where edges lead from a node that has been reached: a zone leaves only those that stay in it."""
        graph = self.graph
        cell = node // graph.states
        stopped = self.stops[cell] and cell != self.start // graph.states
        return (graph.turn_tables if stopped else graph.edge_tables)[graph.which[cell]][node]

    def priced(self, node: int, edges: Sequence[Edge]) -> Sequence[Edge]:
        """Those edges of a node that are open, and all there is to pay."""
        states, stops = self.graph.states, self.stops
        cell, home = node // states, self.start // states
        closed, toll, fee = self.closed, self.toll, self.leave if stops[cell] else 0
        if stops[home]:
            # Who starts in a zone does not come back to it, and may have to keep out of others at first.
            return [
                (target, cost if target // states == cell else cost + toll[target // states] + fee)
                for target, cost in edges
                if target // states == cell or self.may_enter(target // states, cell)
            ]
        return [
            (target, cost if target // states == cell else cost + toll[target // states] + fee)
            for target, cost in edges
            if target // states == cell or not closed[target // states]
        ]

    def may_enter(self, into: int, cell: int) -> bool:
        """Whether a step from one cell into another is open, if one may go on from the first at all."""
        home = self.start // self.graph.states
        if self.closed[into] or (into == home and self.stops[home]):
            return False
        return self.zone_to_zone or not (cell == home and self.stops[home] and self.stops[into])

    def in_place(self) -> dict[int, int]:
        """What each node of the cell one starts in costs without leaving it."""
        costs: dict[int, int] = {}
        queue, turns = [(0, self.start)], self.graph.turns
        while queue:
            cost, node = heappop(queue)
            if node in costs:
                continue
            costs[node] = cost
            for target, price in turns[node]:
                if cost + price <= self.limit and target not in costs:
                    heappush(queue, (cost + price, target))
        return costs

    def departures(self, at_home: dict[int, int]) -> list[tuple[int, int]]:
        """The first nodes outside the cell one starts in, and what it takes to be there."""
        own = self.graph.nodes(self.start // self.graph.states)
        return [
            (target, cost + price)
            for node, cost in at_home.items()
            for target, price in self.moves(node)
            if target not in own
        ]

    def shut_behind(self) -> bytes:
        """The closed cells, and with them the one that is left for good."""
        closed = bytearray(self.closed)
        closed[self.start // self.graph.states] = 1
        return bytes(closed)
