"""The cheapest way by given cells: through them in their order, or hex by hex along them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from grognard.hex.terms import Terms

#: how many of the given cells have been passed, and the node one is at
Stage = tuple[int, int]


class Route(NamedTuple):
    """The nodes of a way from start to end, and what it has cost to be at each."""

    nodes: tuple[int, ...]
    costs: tuple[int, ...]

    @property
    def cost(self) -> int:
        return self.costs[-1]


def routes_through(terms: Terms, cells: Sequence[int]) -> dict[int, Route]:
    """By node of the last cell: the cheapest way to it that passes all the cells in their order."""
    return _routes(terms, tuple(cells), strict=False)


def routes_along(terms: Terms, cells: Sequence[int]) -> dict[int, Route]:
    """By node of the last cell: the cheapest way to it that enters just these cells, one by one."""
    return _routes(terms, tuple(cells), strict=True)


def _routes(terms: Terms, cells: tuple[int, ...], *, strict: bool) -> dict[int, Route]:
    first = (0, terms.start)
    costs: dict[Stage, int] = {}
    before: dict[Stage, Stage] = {}
    # Steps count too: of ways that cost the same, the one with fewer; and free steps lead round no circle.
    queue = [(0, 0, first, first)]
    ends: list[Stage] = []
    # With every node of the last cell found there is nothing more to look for.
    while queue and len(ends) < terms.graph.states:
        cost, steps, stage, came_from = heappop(queue)
        if stage in costs:
            continue
        costs[stage], before[stage] = cost, came_from
        if stage[0] == len(cells):
            ends.append(stage)
        for following, price in _onward(terms, cells, stage, strict):
            if following not in costs and cost + price <= terms.limit:
                heappush(queue, (cost + price, steps + 1, following, stage))
    return {stage[1]: _route(stage, before, costs) for stage in ends}


def _onward(terms: Terms, cells: tuple[int, ...], stage: Stage, strict: bool) -> Iterator[tuple[Stage, int]]:
    passed, node = stage
    here = node // terms.graph.states
    for target, price in terms.moves(node):
        there = target // terms.graph.states
        if there == here:
            yield (passed, target), price
        elif passed < len(cells) and there == cells[passed]:
            yield (passed + 1, target), price
        elif not strict:
            # Whoever leaves the last cell again has yet to come back to it, perhaps turned another way.
            yield (min(passed, len(cells) - 1), target), price


def _route(end: Stage, before: dict[Stage, Stage], costs: dict[Stage, int]) -> Route:
    way = [end]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    way.reverse()
    return Route(tuple(node for _passed, node in way), tuple(costs[stage] for stage in way))
