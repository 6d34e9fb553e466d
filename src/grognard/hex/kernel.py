"""The least cost of every node within reach: a bucket for each number of points, emptied in turn.

Two kernels give the same answer in the same order. The plain one is always there; the compiled one is used
wherever it has been built.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.hex import compiled
from grognard.hex.terms import Terms

#: nodes up to which an array is quicker than a dict, although it is filled anew for each move
SMALL = 20_000
#: buckets made beforehand; a move that may cost more gets further ones as they are wanted
MANY = 200
Spread = Callable[[Terms, list[tuple[int, int]], bytes], dict[int, int]]


def settle(terms: Terms) -> dict[int, int]:
    """What every node within reach costs, by the compiled kernel where it can be used."""
    compiled_kernel = compiled.kernel_for(terms)
    return settled(terms, compiled_kernel.spread if compiled_kernel is not None else _spread)


def settle_plain(terms: Terms) -> dict[int, int]:
    """The plain kernel."""
    return settled(terms, _spread)


def settled(terms: Terms, spread: Spread) -> dict[int, int]:
    """By whatever spreads out from some nodes. What can be done in a zone where one starts comes first."""
    if not terms.is_bound:
        return spread(terms, [(terms.start, 0)], terms.closed)
    costs = terms.in_place()
    costs.update(spread(terms, terms.departures(costs), terms.shut_behind()))
    return costs


def _spread(terms: Terms, seeds: list[tuple[int, int]], closed: bytes) -> dict[int, int]:
    """Nodes with their costs in the order they are settled: by cost, then first come, first served."""
    graph, stops, toll = terms.graph, terms.stops, terms.toll
    edges, turns, which, states = graph.edge_tables, graph.turn_tables, graph.which, graph.states
    best = [terms.limit + 1] * graph.size if graph.size <= SMALL else _Unreached(terms.limit + 1)
    buckets: list[list[int]] = [[] for _ in range(min(terms.limit, MANY) + 1)]
    costs: dict[int, int] = {}
    for node, cost in seeds:
        if cost < best[node]:
            best[node] = cost
            _bucket(buckets, cost).append(node)
    for cost, bucket in enumerate(buckets):
        for node in bucket:
            if best[node] != cost:
                continue  # a cheaper way was found since
            costs[node] = cost
            cell = node // states
            for target, price in (turns if stops[cell] else edges)[which[cell]][node]:
                new = cost + price
                if new < best[target]:
                    into = target // states
                    if into != cell:
                        if closed[into]:
                            best[target] = -1  # never ask again
                            continue
                        new += toll[into]
                        if new >= best[target]:
                            continue
                    best[target] = new
                    try:
                        buckets[new].append(target)
                    except IndexError:
                        _bucket(buckets, new).append(target)
    return costs


def _bucket(buckets: list[list[int]], cost: int) -> list[int]:
    buckets.extend([] for _ in range(cost + 1 - len(buckets)))
    return buckets[cost]


class _Unreached(dict[int, int]):
    """Costs so far; what has none is just too dear."""

    def __init__(self, too_dear: int) -> None:
        super().__init__()
        self.too_dear = too_dear

    def __missing__(self, node: int) -> int:
        return self.too_dear
