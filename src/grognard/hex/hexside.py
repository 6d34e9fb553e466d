"""The side two hexes share, under one name: always N, NE or SE of a hex, never the other way round."""

from __future__ import annotations

from typing import NamedTuple

from grognard.hex.hex import Hex, opposite
from grognard.hex.numbering import Numbering

#: of two opposite directions the one a hexside is named by
NAMED = (0, 1, 2)


class Hexside(NamedTuple):
    """A hex and one of its first three directions. Make it with `of` or `between`, which see to that."""

    hex: Hex
    direction: int

    @classmethod
    def of(cls, hex: Hex, direction: int) -> Hexside:
        """The side of a hex in any of the six directions."""
        direction %= 6
        if direction in NAMED:
            return cls(hex, direction)
        return cls(hex.neighbour(direction), opposite(direction))

    @classmethod
    def between(cls, a: Hex, b: Hex) -> Hexside:
        """The side two adjacent hexes share; a `ValueError` if they share none."""
        return cls.of(a, a.direction_to(b))

    @property
    def hexes(self) -> tuple[Hex, Hex]:
        """The two hexes it divides."""
        return self.hex, self.hex.neighbour(self.direction)

    def label(self, numbering: Numbering) -> str:
        return f"{numbering.label(self.hex)}-{numbering.orientation.name_of(self.direction)}"

    @classmethod
    def parse(cls, text: str, numbering: Numbering) -> Hexside:
        """Read "0617-SE". A side given the other way round is refused, with the name it goes by."""
        number, dash, name = text.partition("-")
        names = numbering.orientation.value
        if not dash or name not in names:
            first, second, third = names[:3]
            raise ValueError(
                f"{text!r} is not a hexside: expected a hex number and {first}, {second} or {third}, "
                f"such as {numbering.label(numbering.hex(6, 17))}-{third}"
            )
        hex, direction = numbering.parse(number), names.index(name)
        side = cls.of(hex, direction)
        if direction not in NAMED:
            raise ValueError(f"{text!r} goes by another name: expected {_own_name(side, numbering)}")
        return side


def _own_name(side: Hexside, numbering: Numbering) -> str:
    try:
        return side.label(numbering)
    except ValueError:  # it lies on the edge of the map, and the hex that would name it beyond
        return f"{', '.join(numbering.orientation.value[:3])} of a hex of the map"
