from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from tests.hex.moves import Move, moves, naive

from grognard.hex import MoveGraph, kernel
from grognard.hex.kernel import settle_plain
from grognard.hex.terms import FAR, Terms


@given(moves())
@settings(max_examples=300)
def test_the_plain_kernel_equals_a_naive_search(move: Move) -> None:
    assert settle_plain(move.terms) == naive(move.terms)


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


def test_importing_the_package_and_moving_does_not_load_numpy() -> None:
    code = (
        "import sys; from grognard.hex import MoveGraph, reach;"
        "reach(MoveGraph(9, lambda n: [((n + 1) % 9, 1)]), 0, 5);"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
