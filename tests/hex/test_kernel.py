from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from tests.hex.moves import Move, moves, naive

from grognard.hex import MoveGraph, kernel, quick, reach
from grognard.hex.compiled import settle_compiled
from grognard.hex.kernel import Workload, settle_plain
from grognard.hex.terms import FAR, Terms


@given(moves())
@settings(max_examples=300)
def test_the_plain_kernel_equals_a_naive_search(move: Move) -> None:
    assert settle_plain(move.terms) == naive(move.terms)


@given(moves())
@settings(max_examples=300)
def test_the_compiled_kernel_equals_the_plain_one_in_the_same_order(move: Move) -> None:
    plain = settle_plain(move.terms)
    for _again in range(2):  # its room to work in must be left as it was found
        assert list(settle_compiled(move.terms)().items()) == list(plain.items())


@given(moves())
def test_large_graphs_are_settled_the_same_way(move: Move) -> None:
    plain = settle_plain(move.terms)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernel, "SMALL", 0)
        assert list(settle_plain(move.terms).items()) == list(plain.items())


def line_of(cells: int, price: int) -> MoveGraph:
    return MoveGraph(cells, lambda node: [(node + 1, price)] if node + 1 < cells else [])


def test_a_move_without_a_limit_gets_as_many_buckets_as_it_needs() -> None:
    none = bytes(30)
    assert settle_plain(Terms(line_of(30, 99), 0, FAR, none, none, none)) == {n: 99 * n for n in range(30)}


def test_numba_is_not_worth_loading_for_a_few_moves() -> None:
    workload, graph = Workload(), line_of(10, 1)
    workload.add(graph, 10 * kernel.WORTH_COMPILING)
    assert not workload.justifies_compiling(graph)
    workload.add(line_of(10, 1), kernel.WORTH_LOADING)
    assert workload.justifies_compiling(graph)
    assert not workload.justifies_compiling(line_of(10, 1))


def test_a_graph_that_is_walked_often_gets_the_compiled_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "kernel", None)
    monkeypatch.setattr(kernel, "workload", Workload())
    monkeypatch.setattr(kernel, "WORTH_LOADING", 10)
    graph = line_of(5, 1)
    answers = [reach(graph, 0, 3).costs for _ in range(8)]
    assert graph.arrays is not None
    assert answers == [{0: 0, 1: 1, 2: 2, 3: 3}] * 8


def test_without_numba_the_plain_kernel_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "kernel", None)
    monkeypatch.setattr(kernel, "WORTH_LOADING", 0)
    monkeypatch.setattr(kernel, "WORTH_COMPILING", 0)
    monkeypatch.setattr(kernel, "find_spec", lambda _name: None)
    graph = line_of(5, 1)
    assert reach(graph, 0, 2).costs == {0: 0, 1: 1, 2: 2}
    assert graph.arrays is None


def test_importing_the_package_and_moving_loads_neither_numba_nor_numpy() -> None:
    code = (
        "import sys; from grognard.hex import MoveGraph, reach;"
        "reach(MoveGraph(9, lambda n: [((n + 1) % 9, 1)]), 0, 5);"
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy')))"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
