"""How far one counter can go on a map of 60 x 60 hexes: ours in two kernels, networkx and scipy.

Terrain and hexsides cost points, enemy hexes are closed, their zones stop a move. The graph stays, the masks
differ from question to question, so working them in is part of the time: networkx asks a weight function,
scipy gets new weights. For networkx there is also a row with a graph made for the question beforehand.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import networkx
import numpy as np
from rich.table import Table
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from bench.timing import per_query, shown
from grognard.hex import OFF, Grid, Hexside, MoveGraph, Numbering, compiled
from grognard.hex.kernel import settle, settle_plain
from grognard.hex.terms import Terms
from grognard.hex.zones import zone

LIMIT = 20


class Question(NamedTuple):
    """One counter among one set of enemies."""

    start: int
    closed: bytes
    stops: bytes


class Country:
    """A map of hills, woods and streams, and what it costs to cross."""

    def __init__(self, side: int = 60, seed: int = 1) -> None:
        rng = random.Random(seed)
        self.grid = Grid(Numbering(), side, side)
        self.enter = [rng.choices((1, 2, 3), (6, 3, 1))[0] for _ in range(len(self.grid))]
        streams = {
            Hexside.of(rng.choice(self.grid.hexes), rng.randrange(6)) for _ in range(len(self.grid) // 3)
        }
        self.cross = {way for stream in streams for way in self.grid.crossings(stream)}
        self.graph = MoveGraph(len(self.grid), self.edges)

    def edges(self, cell: int) -> list[tuple[int, int]]:
        ways = [(self.grid.neighbour(cell, direction), cell * 6 + direction) for direction in range(6)]
        return [(there, self.enter[there] + (way in self.cross)) for there, way in ways if there != OFF]

    def questions(self, count: int, seed: int) -> list[Question]:
        return [self.question(random.Random(f"{seed} {number}")) for number in range(count)]

    def question(self, rng: random.Random) -> Question:
        """A counter near the middle, and thirty enemies about it that each bar three hexes."""
        middle = self.grid.cell_of(f"{self.grid.columns // 2:02}{self.grid.rows // 2:02}")
        start = rng.choice(self.grid.disk(middle, 4))
        around = [cell for cell in self.grid.disk(middle, 22) if self.grid.distance(cell, start) > 3]
        enemies = rng.sample(around, 30)
        emitters = [
            (cell, [(facing + turn) % 6 for turn in range(3)])
            for cell in enemies
            for facing in [rng.randrange(6)]
        ]
        closed = bytearray(len(self.grid))
        for cell in enemies:
            closed[cell] = 1
        return Question(start, bytes(closed), bytes(zone(self.grid, emitters)))


class Ours:
    def __init__(self, country: Country) -> None:
        self.graph, self.none = country.graph, bytes(len(country.grid))

    def terms(self, asked: Question) -> Terms:
        return Terms(self.graph, asked.start, LIMIT, asked.closed, asked.stops, self.none)

    def plain(self, asked: Question) -> dict[int, int]:
        return settle_plain(self.terms(asked))

    def compiled(self, asked: Question) -> dict[int, int]:
        return settle(self.terms(asked))


class Networkx:
    def __init__(self, country: Country) -> None:
        self.graph = networkx.DiGraph()
        for cell in range(len(country.grid)):
            self.graph.add_weighted_edges_from((cell, there, cost) for there, cost in country.edges(cell))

    def ask(self, asked: Question) -> dict[int, int]:
        start, closed, stops = asked

        def weight(here: int, there: int, edge: dict[str, int]) -> int | None:
            if closed[there] or (stops[here] and here != start):
                return None
            return edge["weight"]

        found: dict[int, int] = networkx.single_source_dijkstra_path_length(self.graph, start, LIMIT, weight)
        return found

    def prepared(self, asked: Question) -> networkx.DiGraph:
        start, closed, stops = asked
        left = networkx.DiGraph()
        left.add_nodes_from(self.graph)
        left.add_weighted_edges_from(
            (here, there, cost)
            for here, there, cost in self.graph.edges(data="weight")
            if not closed[there] and (not stops[here] or here == start)
        )
        return left

    def ask_prepared(self, ready: tuple[Question, networkx.DiGraph]) -> dict[int, int]:
        asked, graph = ready
        found: dict[int, int] = networkx.single_source_dijkstra_path_length(graph, asked.start, LIMIT)
        return found


class Scipy:
    def __init__(self, country: Country) -> None:
        rows = [
            (cell, there, cost) for cell in range(len(country.grid)) for there, cost in country.edges(cell)
        ]
        here, there, cost = (np.array(column) for column in zip(*rows, strict=True))
        size = len(country.grid)
        self.graph = csr_array((cost.astype(float), (here, there)), shape=(size, size))
        self.here = np.repeat(np.arange(size), np.diff(self.graph.indptr))

    def weights(self, asked: Question) -> csr_array:
        closed, stops = (np.frombuffer(mask, np.uint8).astype(bool) for mask in asked[1:])
        barred = closed[self.graph.indices] | (stops[self.here] & (self.here != asked.start))
        data = np.where(barred, np.inf, self.graph.data)
        return csr_array((data, self.graph.indices, self.graph.indptr), shape=self.graph.shape)

    def ask(self, asked: Question) -> dict[int, int]:
        far = dijkstra(self.weights(asked), indices=asked.start, limit=LIMIT)
        reached = np.flatnonzero(np.isfinite(far))
        return dict(zip(reached.tolist(), far[reached].astype(int).tolist(), strict=True))


def table() -> Table:
    country = Country()
    ours, peer, arrays = Ours(country), Networkx(country), Scipy(country)
    questions = country.questions(20, seed=2)
    for asked in questions:
        expected = peer.ask(asked)
        ready = (asked, peer.prepared(asked))
        answers = (
            ours.plain(asked),
            ours.compiled(asked),
            arrays.ask(asked),
            peer.ask_prepared(ready),
        )
        if any(answer != expected for answer in answers):
            sys.exit(f"the kernels and their peers disagree on {asked}")
    made = [(asked, peer.prepared(asked)) for asked in questions]
    rows: tuple[tuple[str, str, Callable[[Any], object], list[Any]], ...] = (
        ("networkx, cutoff, masks by weight function", "", peer.ask, questions),
        ("networkx, cutoff, graph made beforehand", "", peer.ask_prepared, made),
        ("scipy, limit, masks as new weights", "", arrays.ask, questions),
        ("the plain kernel", "at least 3x", ours.plain, questions),
    )
    if compiled.kernel is not None:
        rows += (("the compiled kernel (make fast)", "at least 20x", ours.compiled, questions),)
    rounds = [[per_query(ask, asked, 1) for _, _, ask, asked in rows] for _ in range(15)]
    times = [statistics.median(spent) for spent in zip(*rounds, strict=True)]
    reached = statistics.mean(len(ours.plain(asked)) for asked in questions)
    found = Table(f"Reach of {reached:.0f} hexes on a map of 60 x 60", "a move", "networkx takes", "promised")
    for (name, promised, _, _), spent in zip(rows, times, strict=True):
        found.add_row(name, shown(spent), f"{times[0] / spent:.1f}x", promised)
    return found
