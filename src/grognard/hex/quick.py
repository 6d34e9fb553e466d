"""The kernel that a C compiler has made of `quickstep.pyx`, where somebody has built it: see `kernels`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

from grognard.hex.terms import Terms
from grognard.kernels.loading import found

SOURCE = Path(__file__).with_name("quickstep.pyx")

#: points and nodes from which its numbers would not hold them
POINTS, NODES = 1 << 15, 1 << 20


class Quickstep(Protocol):
    """What it offers: the same answers in the same order as what is plain: kernel, traces and sifting."""

    def spread(self, terms: Terms, seeds: list[tuple[int, int]], closed: bytes) -> dict[int, int]: ...

    def sift(self, nodes: Iterable[int], sieve: Any) -> dict[int, None]: ...

    def way(self, terms: Terms, costs: dict[int, int], wanted: int) -> list[int]: ...


#: the one that moves are made with; None where nobody has built it
kernel: Quickstep | None = found(SOURCE)


def kernel_for(terms: Terms) -> Quickstep | None:
    """The kernel, if there is one and the move is not too large for it."""
    return kernel if terms.limit < POINTS and terms.graph.size < NODES else None
