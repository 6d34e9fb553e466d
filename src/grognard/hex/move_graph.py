"""What a kind of counter can do on a map: steps and turns with their costs, asked for once and remembered.

A node is a cell and a state (facing, formation, or nothing at all), as one number: `cell * states + state`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from grognard.hex.plan import Plan

#: where one can go from a node, and for how many points
Edge = tuple[int, int]
Edges = tuple[Edge, ...]
Tables = tuple[dict[int, Edges], ...]


class MoveGraph:
    """The moves of one movement class. What changes from turn to turn is not in it: see `Terms`."""

    def __init__(self, cells: int, edges: Callable[[int], Iterable[Edge]], states: int = 1) -> None:
        self._lay(cells, states, *_tables(partial(_asked, edges, cells * states), states), bytes(cells))

    def _lay(self, cells: int, states: int, edges: Tables, turns: Tables, which: bytes) -> None:
        self.cells, self.states, self.size = cells, states, cells * states
        # What is remembered does not know its graph: a circle would keep both until the next collection.
        #: by cell: which of the tables that follow holds its nodes
        self.which = which
        #: by node: every edge, in the order given; and those that stay in its cell, such as turning
        self.edge_tables, self.turn_tables = edges, turns
        self._halted: MoveGraph | None = None

    @property
    def edges(self) -> dict[int, Edges]:
        """By node: every edge, in the order given."""
        return self._whole(self.edge_tables)

    @property
    def turns(self) -> dict[int, Edges]:
        """By node: those that stay in its cell, such as turning."""
        return self._whole(self.turn_tables)

    def _whole(self, tables: Tables) -> dict[int, Edges]:
        """All tables as one, made when somebody asks: moves read the tables, and most graphs serve one."""
        if len(tables) == 1:
            return tables[0]
        return _Remembered(partial(_picked, tables, self.which, self.states))

    @classmethod
    def planned(cls, cells: int, plan: Plan) -> MoveGraph:
        """A graph whose edges are those of a plan, taken as they are."""
        graph = cls.__new__(cls)
        edges, turns = _Remembered(plan.edges, plan), _Remembered(plan.turns, plan, True)
        graph._lay(cells, plan.states, (edges,), (turns,), bytes(cells))
        return graph

    def revised(self, edges: Callable[[int], Edges]) -> MoveGraph:
        """The same nodes with other edges, which are taken as they are: they come from checked ones."""
        return self._sewn(*_tables(edges, self.states), bytes(self.cells))

    def patched(self, cells: Iterable[int], other: MoveGraph) -> MoveGraph:
        """The same graph with the edges of another one in some cells."""
        which = bytearray(self.which)
        for cell in cells:
            which[cell] = len(self.edge_tables)
        edges, turns = (*self.edge_tables, other.edges), (*self.turn_tables, other.turns)
        return self._sewn(edges, turns, bytes(which))

    def relaid(self, which: bytes) -> MoveGraph:
        """The same tables, laid otherwise: `which` says by cell which of them holds its nodes."""
        return self._sewn(self.edge_tables, self.turn_tables, which)

    def _sewn(self, edges: Tables, turns: Tables, which: bytes) -> MoveGraph:
        whole = MoveGraph.__new__(MoveGraph)
        whole._lay(self.cells, self.states, edges, turns, which)
        return whole

    def halted(self) -> MoveGraph:
        """The same nodes for whoever goes no farther: only the edges that stay in a cell."""
        if self._halted is None:
            self._halted = self._sewn(self.turn_tables, self.turn_tables, self.which)
        return self._halted

    def cell(self, node: int) -> int:
        return node // self.states

    def nodes(self, cell: int) -> range:
        """Every node of a cell."""
        return range(cell * self.states, (cell + 1) * self.states)


def patchwork(graphs: Sequence[MoveGraph], which: bytes) -> MoveGraph:
    """A graph that has the edges of the first of some graphs in some cells, of the second in others ...

    `which` says by cell whose. The graphs have the same nodes, and what they remember is shared.
    """
    edges = tuple([graph.edges for graph in graphs])
    turns = tuple([graph.turns for graph in graphs])
    return graphs[0]._sewn(edges, turns, which)


def _tables(ask: Callable[[int], Edges], states: int) -> tuple[Tables, Tables]:
    """One table of edges, and one of those among them that stay in a cell."""
    edges = _Remembered(ask)
    return (edges,), (_Remembered(partial(_turns, edges, states)),)


def _picked(tables: Tables, which: bytes, states: int, node: int) -> Edges:
    return tables[which[node // states]][node]


def _asked(ask: Callable[[int], Iterable[Edge]], size: int, node: int) -> Edges:
    found = tuple(ask(node))
    for target, cost in found:
        if cost < 0 or not 0 <= target < size:
            raise ValueError(
                f"edge from node {node} to {target} for {cost}: "
                f"expected a node from 0 to {size - 1} and a cost of 0 or more"
            )
    return found


def _turns(edges: dict[int, Edges], states: int, node: int) -> Edges:
    cell = node // states
    return tuple([edge for edge in edges[node] if edge[0] // states == cell])


class _Remembered(dict[int, Edges]):
    """Asks for a missing entry and keeps it; a hit is as quick as a plain dict."""

    __slots__ = ("_ask", "layout", "only_turns", "plan")

    def __init__(
        self, ask: Callable[[int], Edges], plan: Plan | None = None, only_turns: bool = False
    ) -> None:
        super().__init__()
        self._ask = ask
        #: the same entries as the compiled kernel wants them, once it has asked
        self.layout: Any = None
        #: where they come from, for it to read there itself
        self.plan, self.only_turns = plan, only_turns

    def __missing__(self, node: int) -> Edges:
        self[node] = found = self._ask(node)
        return found
