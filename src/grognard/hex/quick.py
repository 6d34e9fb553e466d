"""The kernel that a C compiler has made of `quickstep.pyx`, where somebody has built it: see `building`.

It is named after its source, so that a kernel built from another text, or for another Python, is not found.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol, cast

from grognard.hex.terms import Terms

HERE = Path(__file__).parent
SOURCE = HERE / "quickstep.pyx"
BUILT = HERE / "built"

#: points and nodes from which its numbers would not hold them
POINTS, NODES = 1 << 15, 1 << 20


class Quickstep(Protocol):
    """What it offers: the same answers in the same order as what is plain: kernel, traces and sifting."""

    def spread(self, terms: Terms, seeds: list[tuple[int, int]], closed: bytes) -> dict[int, int]: ...

    def sift(self, nodes: Iterable[int], sieve: Any) -> dict[int, None]: ...

    def way(self, terms: Terms, costs: dict[int, int], wanted: int) -> list[int]: ...


def built_file(source: Path = SOURCE, folder: Path = BUILT) -> Path:
    """Where the kernel of the present source lies once it is built."""
    digest = sha256(source.read_bytes()).hexdigest()[:16]
    return folder / f"quickstep-{digest}{EXTENSION_SUFFIXES[0]}"


def loaded(file: Path) -> Quickstep | None:
    """A kernel, if it is there and fits this machine."""
    if not file.is_file():
        return None
    spec = spec_from_file_location("grognard.hex.quickstep", file)
    assert spec is not None
    assert spec.loader is not None
    try:
        module: Any = module_from_spec(spec)
        spec.loader.exec_module(module)
    except ImportError:
        return None
    return cast(Quickstep, module)


#: the one that moves are made with; None where nobody has built it
kernel: Quickstep | None = loaded(built_file()) if BUILT.is_dir() else None


def kernel_for(terms: Terms) -> Quickstep | None:
    """The kernel, if there is one and the move is not too large for it."""
    return kernel if terms.limit < POINTS and terms.graph.size < NODES else None
