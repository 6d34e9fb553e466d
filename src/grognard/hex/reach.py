"""How far a counter can go: every node within its points, the way there, and why another is out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from grognard.hex.compiled import kernel_for
from grognard.hex.kernel import settle, settle_plain
from grognard.hex.move_graph import MoveGraph
from grognard.hex.terms import FAR, Terms

Mask = bytes | bytearray | None


class Refusal(NamedTuple):
    """Why a node is out of reach.

    `points`: the cheapest way needs more than the limit. `closed`: `cell` may not be entered, and no way
    leads round it. `stops`: the move would have to go on from `cell`, or into it, in spite of a zone.
    `no way`: no sequence of edges leads there. `needs` is what the way would cost if it were open.
    """

    reason: Literal["points", "closed", "stops", "no way"]
    cell: int
    needs: int | None
    limit: int


def reach(
    graph: MoveGraph,
    start: int,
    limit: int,
    *,
    closed: Mask = None,
    stops: Mask = None,
    toll: Mask = None,
    leave: int = 0,
    zone_to_zone: bool = False,
) -> Reach:
    """Everything within `limit` points of a node. What the masks mean is told at `Terms`; they are copied."""
    if limit < 0 or leave < 0:
        raise ValueError(f"a limit of {limit} and {leave} to leave: expected 0 or more points")
    if not 0 <= start < graph.size:
        raise ValueError(f"a start at node {start}: expected 0 to {graph.size - 1}")
    none = bytes(graph.cells)
    masks = [none if mask is None else bytes(mask) for mask in (closed, stops, toll)]
    for mask in masks:
        if len(mask) != graph.cells:
            raise ValueError(f"a mask of {len(mask)} cells for a map of {graph.cells}")
    terms = Terms(graph, start, limit, masks[0], masks[1], masks[2], leave, zone_to_zone)
    return Reach(terms, settle(terms))


class Reach:
    """The answer: every node within reach, with the points it takes to be there, and what follows from it."""

    def __init__(self, terms: Terms, costs: dict[int, int]) -> None:
        self.terms, self.costs = terms, costs

    def __contains__(self, node: object) -> bool:
        return node in self.costs

    def cost(self, node: int) -> int | None:
        return self.costs.get(node)

    @cached_property
    def cells(self) -> dict[int, int]:
        """By cell within reach its cheapest node; of equal ones the lowest."""
        states = self.terms.graph.states
        found: dict[int, int] = {}
        for node, cost in self.costs.items():
            held = found.setdefault(node // states, node)
            if (cost, node) < (self.costs[held], held):
                found[node // states] = node
        return found

    def path(self, node: int) -> list[int]:
        """The nodes from the start to this one: the cheapest way, of those one with the fewest steps.

        Of ways equal in both it takes, backwards from the end, the lower node each time.
        """
        if node not in self.costs:
            raise ValueError(f"node {node} is out of reach")
        compiled_kernel = kernel_for(self.terms)
        if compiled_kernel is not None:
            return compiled_kernel.way(self.terms, self.costs, node)
        before = self._traces.until(node)
        way = [node]
        while way[-1] != self.terms.start:
            way.append(before[way[-1]])
        return way[::-1]

    @cached_property
    def _traces(self) -> _Traces:
        return _Traces(self.terms, self.costs)

    def why_not(self, cell: int, state: int | None = None) -> Refusal | None:
        """Why a cell, or a cell in one state, is out of reach; None if it is not."""
        graph, limit = self.terms.graph, self.terms.limit
        wanted = [node for node in graph.nodes(cell) if state is None or node % graph.states == state]
        if any(node in self.costs for node in wanted):
            return None
        if self.terms.closed[cell] and cell != graph.cell(self.terms.start):
            return Refusal("closed", cell, None, limit)
        for terms in self._easier():
            found = Reach(terms, settle_plain(terms))
            reached = [(found.costs[node], node) for node in wanted if node in found]
            if reached:
                needs, node = min(reached)
                return self._obstacle(found.path(node), needs)
        return Refusal("no way", cell, None, limit)

    def _easier(self) -> Iterator[Terms]:
        """The same move with any number of points; then regardless of zones; then of closed cells as well."""
        none = bytes(self.terms.graph.cells)
        yield msgspec.structs.replace(self.terms, limit=FAR)
        yield msgspec.structs.replace(self.terms, limit=FAR, stops=none)
        yield msgspec.structs.replace(self.terms, limit=FAR, stops=none, closed=none)

    def _obstacle(self, way: list[int], needs: int) -> Refusal:
        """What is first in the way of a path that would otherwise do."""
        terms, cell = self.terms, self.terms.graph.cell
        home = cell(terms.start)
        for here, there in pairwise(map(cell, way)):
            if here == there:
                continue
            if terms.closed[there]:
                return Refusal("closed", there, needs, terms.limit)
            if terms.stops[here] and here != home:
                return Refusal("stops", here, needs, terms.limit)
            if not terms.may_enter(there, here):
                return Refusal("stops", there, needs, terms.limit)
        return Refusal("points", cell(way[-1]), needs, terms.limit)


class _Traces:
    """By node the one before it, found as far as somebody has asked.

    Steps count too, since free edges could lead round in a circle.
    """

    def __init__(self, terms: Terms, costs: dict[int, int]) -> None:
        self._terms, self._costs = terms, costs
        self._before, self._steps = {terms.start: terms.start}, {terms.start: 0}
        self._queue = [(0, 0, terms.start)]
        self._final: set[int] = set()

    def until(self, wanted: int) -> dict[int, int]:
        """Enough of it to go back from a node within reach."""
        before, steps, queue, costs = self._before, self._steps, self._queue, self._costs
        final, terms = self._final, self._terms
        # Whoever could come before a node is taken from the queue before it is.
        while queue and wanted not in final:
            cost, count, node = heappop(queue)
            if node in final:
                continue
            final.add(node)
            count += 1
            # What was reached for less is left out before the rule is asked: tolls only add to a price.
            onward = [edge for edge in terms.edges(node) if costs.get(edge[0], -1) >= cost + edge[1]]
            for target, price in terms.priced(node, onward) if onward else ():
                if costs[target] != cost + price:
                    continue
                met = steps.get(target)
                if met is None or count < met:
                    steps[target], before[target] = count, node
                    heappush(queue, (cost + price, count, target))
                elif count == met and node < before[target]:
                    before[target] = node
        return before
