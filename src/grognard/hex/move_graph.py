"""What a kind of counter can do on a map: steps and turns with their costs, asked for once and remembered.

A node is a cell and a state (facing, formation, or nothing at all), as one number: `cell * states + state`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

#: where one can go from a node, and for how many points
Edge = tuple[int, int]
Edges = tuple[Edge, ...]


class MoveGraph:
    """The moves of one movement class. What changes from turn to turn is not in it: see `Terms`."""

    def __init__(self, cells: int, edges: Callable[[int], Iterable[Edge]], states: int = 1) -> None:
        self.cells, self.states, self.size = cells, states, cells * states
        self._ask = edges
        #: nodes settled on it so far; see `kernel`
        self.settled = 0
        #: its edges as the compiled kernel wants them, once it has asked
        self.arrays: Any = None
        #: by node: every edge, in the order given
        self.edges: dict[int, Edges] = _Remembered(self._asked)
        #: by node: those that stay in its cell, such as turning
        self.turns: dict[int, Edges] = _Remembered(self._turns)

    def revised(self, edges: Callable[[int], Edges]) -> MoveGraph:
        """The same nodes with other edges, which are taken as they are: they come from checked ones."""
        other = MoveGraph(self.cells, edges, self.states)
        other.edges = _Remembered(edges)
        return other

    def cell(self, node: int) -> int:
        return node // self.states

    def nodes(self, cell: int) -> range:
        """Every node of a cell."""
        return range(cell * self.states, (cell + 1) * self.states)

    def _asked(self, node: int) -> Edges:
        found = tuple(self._ask(node))
        for target, cost in found:
            if cost < 0 or not 0 <= target < self.size:
                raise ValueError(
                    f"edge from node {node} to {target} for {cost}: "
                    f"expected a node from 0 to {self.size - 1} and a cost of 0 or more"
                )
        return found

    def _turns(self, node: int) -> Edges:
        own = self.nodes(node // self.states)
        return tuple(edge for edge in self.edges[node] if edge[0] in own)


class _Remembered(dict[int, Edges]):
    """Asks for a missing entry and keeps it; a hit is as quick as a plain dict."""

    def __init__(self, ask: Callable[[int], Edges]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, node: int) -> Edges:
        self[node] = found = self._ask(node)
        return found
