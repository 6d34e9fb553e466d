"""The kernel compiled with numba, on the edges of a graph laid out in arrays. Only `kernel` imports this."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grognard.hex.move_graph import MoveGraph
from grognard.hex.terms import FAR, Terms

Ints = NDArray[np.int32]
Bytes = NDArray[np.uint8]


class Arrays(NamedTuple):
    """Edges from `first[n]` up to `first[n + 1]` are those of node n. After `cells` comes room to work in."""

    first: Ints
    targets: Ints
    prices: Ints
    cells: Ints
    best: Ints
    queued: Ints
    following: Ints


def lay_out(graph: MoveGraph) -> Arrays:
    """Asks for every edge of a graph, so not a thing to do for a single move."""
    edges = [*map(graph.edges.__getitem__, range(graph.size))]
    first = np.zeros(graph.size + 1, np.int32)
    np.cumsum([len(out) for out in edges], out=first[1:])
    flat = np.array([edge for out in edges for edge in out], np.int32).reshape(-1, 2)
    room = len(flat) + 1
    best = np.full(graph.size, FAR, np.int32)
    targets, prices = flat[:, 0].copy(), flat[:, 1].copy()
    cells = np.arange(graph.size, dtype=np.int32) // graph.states
    return Arrays(first, targets, prices, cells, best, np.zeros(room, np.int32), np.zeros(room, np.int32))


def settle_compiled(terms: Terms) -> Callable[[], dict[int, int]]:
    """The same as `settle_plain`, in the same order, left in arrays until somebody calls for it."""
    if not terms.is_bound:
        return partial(_read, {}, *_spread(terms, [(terms.start, 0)], terms.closed))
    at_home = terms.in_place()
    return partial(_read, at_home, *_spread(terms, terms.departures(at_home), terms.shut_behind()))


def _read(at_home: dict[int, int], nodes: Ints, costs: Ints) -> dict[int, int]:
    return at_home | dict(zip(nodes.tolist(), costs.tolist(), strict=True))


def _spread(terms: Terms, seeds: list[tuple[int, int]], closed: bytes) -> tuple[Ints, Ints]:
    graph = terms.graph
    if graph.arrays is None:
        graph.arrays = lay_out(graph)
    masks = [np.frombuffer(mask, np.uint8) for mask in (closed, terms.stops, terms.toll)]
    sown = np.array(seeds, np.int32).reshape(-1, 2)
    found: tuple[Ints, Ints] = compiled()(*graph.arrays, *masks, sown, terms.limit)
    return found


@cache
def compiled() -> Callable[..., Any]:
    """The kernel as machine code, kept on disk where the machine allows it."""
    from numba import njit

    try:
        return njit(cache=True)(spread)
    except RuntimeError:  # nowhere to keep it
        return njit(spread)


def spread(
    first: Ints,
    targets: Ints,
    prices: Ints,
    cells: Ints,
    best: Ints,
    queued: Ints,
    following: Ints,
    closed: Bytes,
    stops: Bytes,
    toll: Bytes,
    seeds: Ints,
    limit: int,
) -> tuple[Ints, Ints]:
    """Buckets as chains: `queued` holds nodes as they come, `following` the next one of the same cost.

    `best` comes and goes filled with FAR. No edge is walked twice, so there is room for every entry.
    """
    head = np.full(limit + 1, -1, np.int32)
    tail = np.full(limit + 1, -1, np.int32)
    entries = 0
    for seed in range(len(seeds)):
        node, cost = seeds[seed]
        if cost <= limit and cost < best[node]:
            best[node] = cost
            queued[entries], following[entries] = node, -1
            if head[cost] < 0:
                head[cost] = entries
            else:
                following[tail[cost]] = entries
            tail[cost] = entries
            entries += 1
    nodes = np.empty(len(best), np.int32)
    costs = np.empty(len(best), np.int32)
    settled = 0
    for cost in range(limit + 1):
        entry = head[cost]
        while entry >= 0:
            node = queued[entry]
            if best[node] == cost:
                nodes[settled], costs[settled] = node, cost
                settled += 1
                cell = cells[node]
                for edge in range(first[node], first[node + 1]):
                    target = targets[edge]
                    new = cost + prices[edge]
                    if new > limit or new >= best[target]:
                        continue
                    into = cells[target]
                    if into != cell:
                        if stops[cell] or closed[into]:
                            continue
                        new += toll[into]
                        if new > limit or new >= best[target]:
                            continue
                    best[target] = new
                    queued[entries], following[entries] = target, -1
                    if head[new] < 0:
                        head[new] = entries
                    else:
                        following[tail[new]] = entries
                    tail[new] = entries
                    entries += 1
            entry = following[entry]
    for entry in range(entries):
        best[queued[entry]] = FAR
    return nodes[:settled].copy(), costs[:settled].copy()
