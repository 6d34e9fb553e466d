from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.hex.moves import Move, moves

from grognard.hex import MoveGraph, compiled, reach
from grognard.hex.compiled import NODES, POINTS, SOURCE, CompiledKernel, kernel_for
from grognard.hex.kernel import settle_plain, settled
from grognard.hex.move_graph import Edge
from grognard.hex.reach import Reach
from grognard.hex.room_filter import RoomFilter, filter_plain
from grognard.hex.terms import Terms
from grognard.kernels.building import CannotBuild, build, linking, main, put
from grognard.kernels.loading import built_file, loaded


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a kernel built for this test in it where there is a compiler, and empty where there is none."""
    found = tmp_path_factory.mktemp("built")
    if has_compiler():
        build(SOURCE, found)
    return found


def has_compiler() -> bool:
    try:
        return bool(linking())
    except CannotBuild:
        return False


@pytest.fixture(scope="module")
def kernels(folder: Path) -> list[CompiledKernel]:
    """The kernel, if this machine can build one."""
    found = loaded(built_file(SOURCE, folder))
    assert (found is not None) is has_compiler()
    return [] if found is None else [found]


@given(move=moves())
@settings(max_examples=300)
def test_the_compiled_kernel_equals_the_plain_one_in_the_same_order(
    kernels: list[CompiledKernel], move: Move
) -> None:
    plain = settle_plain(move.terms)
    for kernel in kernels:
        assert list(settled(move.terms, kernel.spread).items()) == list(plain.items())


@given(move=moves())
@settings(max_examples=150)
def test_the_compiled_ways_are_the_plain_ones(kernels: list[CompiledKernel], move: Move) -> None:
    costs = settle_plain(move.terms)
    plain = Reach(move.terms, costs)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "kernel", None)
        for node in costs:
            for kernel in kernels:
                assert kernel.way(move.terms, costs, node) == plain.path(node)


@given(st.randoms(use_true_random=False), st.sampled_from((6, 12, 24)))
def test_the_compiled_filter_lets_the_same_nodes_through(
    kernels: list[CompiledKernel], dice: random.Random, states: int
) -> None:
    cells = dice.randint(1, 5)
    size = cells * states
    flags = {place: bytes(dice.choices((0, 1), k=6)) for place in range(size // 6)}
    taken = dict.fromkeys(dice.sample(range(cells), dice.randint(0, cells)))
    repeats = bytes(dice.choice((0, 0, state // 6 * 6)) for state in range(states))
    alone = bytes(dice.choices((0, 1), k=size))
    room = RoomFilter(states, alone, taken, dice.randint(-1, cells - 1), flags, repeats)
    nodes = dict.fromkeys(dice.choices(range(size), k=2 * size))
    for kernel in kernels:
        assert list(kernel.filter_nodes(nodes, room)) == list(filter_plain(nodes, room))


def line() -> MoveGraph:
    return MoveGraph(4, lambda node: [(node + 1, 1)] if node < 3 else [])


def terms(limit: int, graph: MoveGraph | None = None) -> Terms:
    graph = graph or line()
    none = bytes(graph.cells)
    return Terms(graph, 0, limit, none, none, none)


def test_a_move_that_is_found_while_another_is_asked_for_disturbs_neither(
    kernels: list[CompiledKernel],
) -> None:
    for kernel in kernels:
        within: list[dict[int, int]] = []

        def edges(
            node: int, kernel: CompiledKernel = kernel, within: list[dict[int, int]] = within
        ) -> list[Edge]:
            inner = terms(2)
            within.append(settled(inner, kernel.spread))
            assert kernel.way(inner, within[-1], 2) == [0, 1, 2]
            return [(node + 1, 1)] if node < 5 else []

        outer = terms(9, MoveGraph(6, edges))
        assert settled(outer, kernel.spread) == {node: node for node in range(6)}
        assert within == [{0: 0, 1: 1, 2: 2}] * 6
        # A larger map than any before, and the small one again.
        assert (
            len(settled(terms(3, MoveGraph(500, lambda node: [((node + 1) % 500, 1)])), kernel.spread)) == 4
        )
        assert settled(terms(2), kernel.spread) == {0: 0, 1: 1, 2: 2}


class Recording:
    """A kernel that says it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def spread(self, _terms: Terms, _seeds: list[tuple[int, int]], _closed: bytes) -> dict[int, int]:
        self.asked.append("spread")
        return {0: 0, 1: 1}

    def way(self, _terms: Terms, _costs: dict[int, int], wanted: int) -> list[int]:
        self.asked.append("way")
        return [0, wanted]


def test_a_kernel_that_is_there_makes_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = Recording()
    monkeypatch.setattr(compiled, "kernel", kernel)
    assert reach(line(), 0, 1).path(1) == [0, 1]
    assert kernel.asked == ["spread", "way"]


def test_moves_too_large_for_its_numbers_are_left_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "kernel", Recording())
    vast = MoveGraph(NODES, lambda _node: [])
    assert kernel_for(terms(POINTS - 1)) is not None
    assert kernel_for(terms(POINTS)) is None
    assert kernel_for(terms(5, vast)) is None


def test_a_kernel_of_another_source_is_not_found(folder: Path, tmp_path: Path) -> None:
    source = tmp_path / "compiled_kernel.pyx"
    source.write_bytes(SOURCE.read_bytes() + b"\n# changed since\n")
    assert built_file(source, folder) != built_file(SOURCE, folder)
    assert loaded(built_file(source, folder)) is None


def test_a_file_that_is_no_kernel_is_left_alone(tmp_path: Path) -> None:
    file = built_file(SOURCE, tmp_path)
    file.write_bytes(b"no machine code")
    assert loaded(file) is None


def test_building_anew_leaves_no_older_kernel(tmp_path: Path) -> None:
    made, older = tmp_path / "made", tmp_path / "built" / "compiled_kernel-0123.so"
    made.write_bytes(b"new")
    older.parent.mkdir()
    older.write_bytes(b"old")
    target = built_file(SOURCE, older.parent)
    put(made, target)
    assert [file.name for file in older.parent.iterdir()] == [target.name]
    assert target.read_bytes() == b"new"


def test_without_a_compiler_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert main() == 2
    said = capsys.readouterr().err
    assert said == "Not built: no C compiler: expected no-such-compiler on the path\n"


def test_a_compiler_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    failing = shutil.which("false")
    assert failing is not None
    monkeypatch.setenv("CC", failing)
    with pytest.raises(CannotBuild, match="false failed: nothing was said"):
        build(SOURCE, tmp_path)
    assert not list(tmp_path.iterdir())


def test_without_cython_one_line_names_the_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("grognard.kernels.building.find_spec", lambda _name: None)
    with pytest.raises(CannotBuild, match="extra `fast`"):
        build(SOURCE, tmp_path)
