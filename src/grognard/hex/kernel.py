"""The least cost of every node within reach: a bucket for each number of points, emptied in turn.

Three kernels give the same answer in the same order. The plain one is always there. The quick one is used
wherever somebody has built it. The third needs numba, and loading that takes as long as thousands of moves;
so it is fetched only once that much work has been done, and used for a graph only once that graph has been
walked several times over.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from grognard.hex import quick
from grognard.hex.move_graph import MoveGraph
from grognard.hex.terms import FAR, Terms

#: nodes up to which an array is quicker than a dict, although it is filled anew for each move
SMALL = 20_000
#: buckets made beforehand; a move that may cost more gets further ones as they are wanted
MANY = 200
#: nodes the plain kernel has settled, on all graphs, before numba is worth loading
WORTH_LOADING = 3_000_000
#: how often a graph has been walked, on average, before its edges are worth laying out in arrays
WORTH_COMPILING = 4

Spread = Callable[[Terms, list[tuple[int, int]], bytes], dict[int, int]]


class Workload:
    """Nodes settled by the plain kernel since the program began."""

    def __init__(self) -> None:
        self.settled = 0

    def add(self, graph: MoveGraph, nodes: int) -> None:
        graph.settled += nodes
        self.settled += nodes

    def justifies_compiling(self, graph: MoveGraph) -> bool:
        return self.settled >= WORTH_LOADING and graph.settled >= WORTH_COMPILING * graph.size


workload = Workload()


def settle(terms: Terms) -> Callable[[], dict[int, int]]:
    """What every node within reach costs, by whichever kernel is quicker by now; called, it is read."""
    quickstep = quick.kernel_for(terms)
    if quickstep is not None:
        nodes = settled(terms, quickstep.spread)
        return lambda: nodes
    if terms.limit < FAR and workload.justifies_compiling(terms.graph) and find_spec("numba"):
        from grognard.hex.compiled import settle_compiled

        return settle_compiled(terms)
    costs = settle_plain(terms)
    workload.add(terms.graph, len(costs))
    return lambda: costs


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
