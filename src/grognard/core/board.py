"""A map: the ground of its hexes, what lies along their sides, the ways that join them. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from grognard.core.messages import Label
from grognard.hex import OFF, STEPS, Grid, opposite

#: the kinds of ways of most maps, the best first; a ruleset may have others
WAY_KINDS = ("road", "path")
#: a cell and one of its six directions
Side = tuple[int, int]


class Way(msgspec.Struct, frozen=True):
    """A road, path or railway, cell by cell, each the neighbour of the one before."""

    id: str
    name: Label
    kind: str
    cells: tuple[int, ...]


class Board:
    """Immutable. Cells are those of its grid; sides and ways are the same asked from either hex."""

    def __init__(
        self,
        grid: Grid,
        terrain: Iterable[str],
        level: Iterable[int],
        *,
        sides: Mapping[Side, frozenset[str]] | None = None,
        ways: Iterable[Way] = (),
        places: Mapping[int, Label] | None = None,
        slopes: Iterable[str] = (),
        codes: Iterable[str] = (),
        way_kinds: tuple[str, ...] = WAY_KINDS,
    ) -> None:
        self.grid = grid
        self.distance = grid.distance
        self.terrain, self.level = tuple(terrain), tuple(level)
        #: the letters of the map, for whoever draws it
        self.codes = tuple(codes)
        self.sides = _both_ways(grid, sides or {})
        self.ways = tuple(ways)
        self.places = dict(places or {})
        #: the hexside features that go up or down
        self.slopes = frozenset(slopes)
        self._joined = _joined(grid, self.ways, way_kinds)

    # Where things stand, in words

    @property
    def labels(self) -> tuple[str, ...]:
        return self.grid.labels

    @property
    def directions(self) -> tuple[str, ...]:
        return tuple(self.grid.numbering.orientation.value)

    def cell_of(self, label: str) -> int:
        """The cell of a printed number; a `ValueError` says what is wrong with it."""
        return self.grid.cell_of(label)

    def label(self, cell: int) -> str:
        return self.grid.label(cell)

    def direction(self, name: str) -> int:
        """A direction by its name; a `ValueError` where there is none of that name."""
        return self.grid.numbering.orientation.direction(name)

    def compass(self, direction: int) -> str:
        return self.grid.numbering.orientation.value[direction]

    # How hexes lie to each other

    @property
    def breadth(self) -> float:
        return 0

    def ahead(self, cell: int, direction: int, steps: int) -> int:
        """The hex so many hexes ahead; OFF where the map ends before."""
        for _ in range(steps):
            cell = self.grid.neighbour(cell, direction)
            if cell == OFF:
                break
        return cell

    def about(self, direction: int) -> int:
        return opposite(direction)

    def bearing(self, cell: int, direction: int, other: int) -> tuple[float, float]:
        """How far another hex lies ahead of whoever faces so, and how far away, in the plane."""
        hexes = self.grid.hexes
        x, y = _point(hexes[cell])
        ex, ey = _point(hexes[other])
        dx, dy = ex - x, ey - y
        fx, fy = _point(STEPS[direction])
        return dx * fx + dy * fy, (dx * dx + dy * dy) ** 0.5

    def site(self, cell: int) -> int:
        return cell

    @property
    def spread(self) -> tuple[int, ...]:
        size = self.grid.size
        return tuple(range(size // 16, size, size // 8))

    def features(self, cell: int, direction: int) -> frozenset[str]:
        """What lies along a hexside; nothing where the map ends."""
        return self.sides.get((cell, direction), _NOTHING)

    def way(self, cell: int, direction: int) -> str | None:
        """The kind of way that crosses a hexside; the best where several do."""
        return self._joined.get((cell, direction))

    def climb(self, cell: int, direction: int) -> int:
        """Levels up (or, below 0, down) over a hexside with a slope; 0 where there is none."""
        if self.slopes.isdisjoint(self.features(cell, direction)):
            return 0
        return self.level[self.grid.neighbours[cell * 6 + direction]] - self.level[cell]

    def on_way(self, cell: int) -> bool:
        return any((cell, direction) in self._joined for direction in range(6))


_NOTHING: frozenset[str] = frozenset()


def across(grid: Grid, cell: int, direction: int) -> Side | None:
    """The same hexside seen from the other hex; None where the map ends."""
    other = grid.neighbours[cell * 6 + direction]
    return None if other == OFF else (other, opposite(direction))


def toward(grid: Grid, cell: int, neighbour: int) -> int | None:
    """The direction of a neighbouring cell; None for any other cell."""
    around = grid.neighbours[cell * 6 : cell * 6 + 6]
    return around.index(neighbour) if neighbour in around else None


def _point(hex: tuple[int, int]) -> tuple[float, float]:
    return hex[0] + hex[1] / 2, hex[1] * 0.8660254


def _both_ways(grid: Grid, sides: Mapping[Side, frozenset[str]]) -> dict[Side, frozenset[str]]:
    seen: dict[Side, frozenset[str]] = {}
    for (cell, direction), features in sides.items():
        other = across(grid, cell, direction)
        for side in ((cell, direction), other):
            if side is not None:
                seen[side] = seen.get(side, _NOTHING) | features
    return seen


def _joined(grid: Grid, ways: Iterable[Way], kinds: tuple[str, ...]) -> dict[Side, str]:
    joined: dict[Side, str] = {}
    # The best come last, and stay.
    for way in sorted(ways, key=lambda way: -kinds.index(way.kind)):
        for here, there in zip(way.cells, way.cells[1:], strict=False):
            direction = toward(grid, here, there)
            if direction is None:
                raise ValueError(f"{way.id}: {grid.label(here)} and {grid.label(there)} are no neighbours")
            for side in ((here, direction), (there, opposite(direction))):
                joined[side] = way.kind
    return joined
