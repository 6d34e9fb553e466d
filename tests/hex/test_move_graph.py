from __future__ import annotations

import weakref
from collections import Counter

import pytest

from grognard.hex import MoveGraph
from grognard.hex.move_graph import patchwork
from grognard.hex.reach import reach


def test_edges_are_asked_for_once() -> None:
    asked: Counter[int] = Counter()

    def edges(node: int) -> list[tuple[int, int]]:
        asked[node] += 1
        return [((node + 1) % 4, 1)]

    graph = MoveGraph(4, edges)
    assert [graph.edges[2], graph.edges[2], graph.turns[2]] == [((3, 1),), ((3, 1),), ()]
    assert asked == {2: 1}


def test_turns_are_the_edges_within_a_cell() -> None:
    graph = MoveGraph(2, lambda node: [(node ^ 1, 1), ((node + 2) % 4, 3)], states=2)
    assert list(graph.nodes(1)) == [2, 3]
    assert [graph.cell(node) for node in range(4)] == [0, 0, 1, 1]
    assert graph.turns[2] == ((3, 1),)
    assert graph.edges[2] == ((3, 1), (0, 3))


@pytest.mark.parametrize("edge", [(1, -1), (7, 1), (-1, 1)])
def test_an_edge_off_the_map_or_below_nothing_is_refused(edge: tuple[int, int]) -> None:
    graph = MoveGraph(3, lambda _node: [edge])
    with pytest.raises(
        ValueError, match=f"edge from node 0 to {edge[0]} for {edge[1]}: expected a node from 0 to 2"
    ):
        graph.edges[0]


def test_a_revised_graph_has_the_same_nodes_and_other_edges() -> None:
    graph = MoveGraph(2, lambda node: [(node ^ 1, 1), ((node + 2) % 4, 3)], states=2)
    revised = graph.revised(lambda node: graph.edges[node][:1])
    assert (revised.size, revised.cells, revised.states) == (graph.size, graph.cells, graph.states)
    assert (revised.edges[2], revised.turns[2]) == (((3, 1),), ((3, 1),))
    assert graph.edges[2] == ((3, 1), (0, 3))


def test_a_patchwork_takes_the_edges_of_each_cell_from_one_of_its_graphs() -> None:
    cheap = MoveGraph(2, lambda node: [(node ^ 1, 1), ((node + 2) % 4, 3)], states=2)
    dear = MoveGraph(2, lambda node: [(node ^ 1, 5), ((node + 2) % 4, 7)], states=2)
    whole = patchwork((cheap, dear), bytes((0, 1)))
    assert [whole.edges[node] for node in (0, 2)] == [((1, 1), (2, 3)), ((3, 5), (0, 7))]
    assert [whole.turns[node] for node in (0, 2)] == [((1, 1),), ((3, 5),)]
    assert (whole.size, whole.cells, whole.states) == (4, 2, 2)
    assert reach(whole, 0, 12).costs == {0: 0, 1: 1, 2: 3, 3: 4}
    assert reach(whole, 2, 12).costs == {2: 0, 3: 5, 0: 7, 1: 8}
    assert reach(whole, 2, 12, stops=bytes((1, 0))).costs == {2: 0, 3: 5, 0: 7, 1: 8}


def test_graphs_are_gone_with_their_last_user_and_not_with_the_next_collection() -> None:
    graph = MoveGraph(2, lambda node: [(node ^ 1, 1)], states=2)
    graph.turns[0]
    left = weakref.ref(graph)
    del graph
    assert left() is None


def test_whoever_goes_no_farther_still_turns() -> None:
    graph = MoveGraph(2, lambda node: [(node ^ 1, 1), ((node + 2) % 4, 3)], states=2)
    halted = graph.halted()
    assert [halted.edges[2], halted.turns[2]] == [((3, 1),), ((3, 1),)]
    assert reach(halted, 2, 12).costs == {2: 0, 3: 1}
    assert graph.halted() is halted


def test_a_patched_graph_has_other_edges_in_some_cells() -> None:
    graph = MoveGraph(2, lambda node: [(node ^ 1, 1), ((node + 2) % 4, 3)], states=2)
    patched = graph.patched([1], graph.revised(lambda node: ((node ^ 1, 5),)))
    assert [patched.edges[node] for node in (0, 2)] == [((1, 1), (2, 3)), ((3, 5),)]
    assert reach(patched, 0, 12).costs == {0: 0, 1: 1, 2: 3, 3: 4}
    assert reach(patched, 2, 12).costs == {2: 0, 3: 5}
    assert reach(graph, 2, 12).costs == {2: 0, 3: 1, 0: 3, 1: 4}
