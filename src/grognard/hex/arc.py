"""Facing: which of the hexes around lie to the front, flank or rear, and what bears within an angle.

A counter faces a hexside, so a facing is a direction.
"""

from __future__ import annotations

from typing import Literal

from grognard.hex.hex import STEPS, Hex

Arc = Literal["front", "flank", "rear"]

_ARCS: tuple[Arc, ...] = ("front", "front", "flank", "rear")

#: four times the square of the cosine, with its sign, for the angles where that is a whole number
_COSINES = {0: 4, 30: 3, 45: 2, 60: 1, 90: 0, 120: -1, 135: -2, 150: -3, 180: -4}


def turns(facing: int, direction: int) -> int:
    """Sixths of a turn from a facing to a direction by the shorter way, 0 to 3."""
    apart = (direction - facing) % 6
    return min(apart, 6 - apart)


def arc(facing: int, direction: int) -> Arc:
    """Where the adjacent hex in a direction lies: three to the front, two on the flanks, one to the rear."""
    return _ARCS[turns(facing, direction)]


def arc_to(facing: int, a: Hex, b: Hex) -> Arc:
    """The same for an adjacent hex; a `ValueError` if it is not adjacent."""
    return arc(facing, a.direction_to(b))


def fronts(facing: int) -> tuple[int, int, int]:
    """The directions of the three front hexes, clockwise."""
    return (facing - 1) % 6, facing % 6, (facing + 1) % 6


def bears_within(facing: int, a: Hex, b: Hex, degrees: int = 90) -> bool:
    """Whether b bears at most so many degrees off the facing, seen from a. Exactly so many counts.

    Angles are compared as squares of cosines in whole numbers; hence only multiples of 30 or 45 are known.
    """
    if degrees not in _COSINES:
        raise ValueError(
            f"cannot compare with {degrees} degrees: expected one of {', '.join(map(str, _COSINES))}"
        )
    if a == b:
        raise ValueError("a hex has no bearing to itself")
    q, r = b.q - a.q, b.r - a.r
    dq, dr = STEPS[facing % 6]
    # twice the inner product with the facing, and twice the squared length; the facing's own length is 1
    product = 2 * q * dq + 2 * r * dr + q * dr + r * dq
    length = 2 * (q * q + r * r + q * r)
    return 2 * product * abs(product) >= _COSINES[degrees] * length
