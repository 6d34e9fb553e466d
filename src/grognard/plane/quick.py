"""The kernel that a C compiler has made of `quickplane.pyx`, where somebody has built it: see `kernels`.

It gives the very same answers: it adds and multiplies the same numbers in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from grognard.kernels.loading import found
from grognard.plane.point import Point
from grognard.plane.segment import Spot

SOURCE = Path(__file__).with_name("quickplane.pyx")
#: corners of a ring, and polygons over one another, that it has room for
CORNERS, LAYERS = 160, 62

Ring = Sequence[Spot]
#: the middle of a front, and a step ahead of it
Stride = tuple[float, float, float, float]


Forward = Callable[[int], tuple[float, float]]


class Strata(Protocol):
    """Terrain."""

    def under(self, ax: float, ay: float, bx: float, by: float) -> list[tuple[int, float]] | None: ...


class Solid(Protocol):
    """A closed body of troops."""


class Outlines(Protocol):
    """Lines, or convex rings."""


class Sifter(Protocol):
    """What a body about to move may not pay, touch or come near to."""

    def sift(self, places: list[tuple[Point, int]]) -> list[bool | None]:
        """Of many places, each with a heading: whether it may go there, None where that is not plain."""
        ...


class Quickplane(Protocol):
    """What it offers; its twins are in `convex` and `terrain`."""

    def __hash__(self) -> int: ...

    def do_touch(self, one: Ring, other: Ring) -> bool: ...

    def square_gap(self, one: Ring, other: Ring) -> float: ...

    def is_within(self, one: Ring, other: Ring, most: float) -> bool: ...

    def sweeps_reach(
        self, stages: list[Stride], width: int, depth: int, slack: int, ring: Ring, most: float
    ) -> bool: ...

    def Layers(  # noqa: N802
        self, columns: int, rows: int, cell: float, rings: list[Ring], look: Callable[[int], int]
    ) -> Strata: ...

    def Body(  # noqa: N802
        self,
        centre: Point,
        heading: int,
        width: int,
        depth: int,
        corners: Ring,
        ring: Ring,
        inner: Ring,
        forward: Forward,
    ) -> Solid: ...

    def Rings(self, rings: list[Ring]) -> Outlines: ...  # noqa: N802

    def Sieve(  # noqa: N802
        self,
        front: Point,
        heading: int,
        width: int,
        depth: int,
        step: float,
        table: tuple[int, int],
        most: float,
        purse: float,
        near: float,
        layers: Strata,
        rates: list[float],
        others: list[Solid],
        foes: list[Solid],
        barriers: list[Solid],
        lines: Outlines,
        fences: Outlines,
        shut: Outlines,
        odd: Outlines,
        forward: Forward,
    ) -> Sifter: ...


#: the one that tables are measured with; None where nobody has built it
kernel: Quickplane | None = found(SOURCE)
