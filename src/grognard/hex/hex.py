"""A hex by its axial coordinates, and the geometry that needs nothing else.

Six directions are numbered 0 to 5 clockwise. What they are called depends on how the hexes stand: on a flat
side the first is N, on a point it is NE. Nothing here depends on that, and nothing is a float.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

#: axial steps, clockwise; direction d + 3 is the way back
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

#: the same by name, where hexes stand on a flat side and where they stand on a point
FLAT_DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
POINTY_DIRECTIONS = ("NE", "E", "SE", "SW", "W", "NW")

#: by step: its direction
_DIRECTIONS = {step: direction for direction, step in enumerate(STEPS)}


class Orientation(Enum):
    """How the hexes of a map stand, and so what their six directions are called."""

    FLAT = FLAT_DIRECTIONS
    POINTY = POINTY_DIRECTIONS

    def __init__(self, *names: str) -> None:
        # The value of an enumeration takes a search each time, and directions are asked for with every order.
        self._names = names
        self._numbers = {name: number for number, name in enumerate(names)}

    def direction(self, name: str) -> int:
        """The number of a direction; a `ValueError` lists the names there are."""
        found = self._numbers.get(name)
        if found is None:
            raise ValueError(f"{name!r} is not a direction: expected one of {', '.join(self._names)}")
        return found

    def name_of(self, direction: int) -> str:
        return self._names[direction % 6]


def opposite(direction: int) -> int:
    return (direction + 3) % 6


class Hex(NamedTuple):
    """One hex. Equal coordinates are the same hex, so it can be a key."""

    q: int
    r: int

    def neighbour(self, direction: int) -> Hex:
        dq, dr = STEPS[direction % 6]
        return Hex(self.q + dq, self.r + dr)

    def neighbours(self) -> tuple[Hex, ...]:
        """The six hexes around, by direction."""
        return tuple(Hex(self.q + dq, self.r + dr) for dq, dr in STEPS)

    def distance(self, other: Hex) -> int:
        """Hexes from here to there, counting the last one and not the first."""
        dq, dr = other.q - self.q, other.r - self.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def direction_to(self, other: Hex) -> int:
        """The direction of an adjacent hex."""
        found = _DIRECTIONS.get((other.q - self.q, other.r - self.r))
        if found is None:
            raise ValueError(f"{tuple(self)} and {tuple(other)} are not adjacent")
        return found

    def ring(self, radius: int) -> Iterator[Hex]:
        """The hexes at exactly this distance, clockwise from direction 0."""
        if radius == 0:
            yield self
            return
        dq, dr = STEPS[0]
        at = Hex(self.q + dq * radius, self.r + dr * radius)
        for side in range(6):
            for _ in range(radius):
                yield at
                at = at.neighbour(side + 2)

    def disk(self, radius: int) -> Iterator[Hex]:
        """The hexes within this distance, ring by ring from this one outwards."""
        for distance in range(radius + 1):
            yield from self.ring(distance)

    def rotated(self, turns: int, about: Hex | None = None) -> Hex:
        """Where this hex comes to lie when the map turns clockwise, by sixths, about a hex or else (0, 0)."""
        centre = about if about is not None else Hex(0, 0)
        q, r = self.q - centre.q, self.r - centre.r
        for _ in range(turns % 6):
            q, r = -r, q + r
        return Hex(centre.q + q, centre.r + r)
