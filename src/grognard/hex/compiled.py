"""The kernel that a C compiler makes of `compiled_kernel.pyx`, where somebody has it built: see `kernels`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

from grognard.hex.terms import Terms
from grognard.kernels.loading import found

SOURCE = Path(__file__).with_name("compiled_kernel.pyx")

#: points and nodes from which its numbers would not hold them
POINTS, NODES = 1 << 15, 1 << 20


class CompiledKernel(Protocol):
    """What it offers: the same answers in the same order as what is plain: kernel, traces and filter."""

    def spread(self, terms: Terms, seeds: list[tuple[int, int]], closed: bytes) -> dict[int, int]: ...

    def filter_nodes(self, nodes: Iterable[int], limits: Any) -> dict[int, None]: ...

    def way(self, terms: Terms, costs: dict[int, int], wanted: int) -> list[int]: ...


#: the one that moves are made with; None where nobody has built it
kernel: CompiledKernel | None = found(SOURCE)


def kernel_for(terms: Terms) -> CompiledKernel | None:
    """The kernel, if there is one and the move is not too large for it."""
    return kernel if terms.limit < POINTS and terms.graph.size < NODES else None
