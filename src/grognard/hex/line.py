"""The straight line between two hex centres, in whole numbers: what it crosses, and a path that follows it.

A point belongs to the hex about c where each of q - r, r - s and s - q differs from c's by at most 1
(s = -q - r). Along a line from centre to centre these three grow evenly, so which hexside is met next is a
comparison of fractions.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from grognard.hex.hex import Hex
from grognard.hex.numbering import Numbering

#: one hex the line passes through, or the two either side where it runs exactly along their hexside
Step = tuple[Hex, ...]

#: the directions in which q - r, r - s and s - q grow by two
_ACROSS = (1, 3, 5)


def ray(a: Hex, b: Hex) -> tuple[Step, ...]:
    """Every hex that the line between two centres passes through, in order, both ends left out.

    A hex counts if the line runs inside it, however short the way; a corner merely touched does not. Seen
    from the other end the same steps come in reverse.
    """
    offsets = offsets_between(b.q - a.q, b.r - a.r)
    return tuple(tuple(Hex(a.q + q, a.r + r) for q, r in step) for step in offsets)


@lru_cache(maxsize=4096)
def offsets_between(q: int, r: int) -> tuple[Step, ...]:
    """The ray from (0, 0) to (q, r)."""
    grow = (q - r, q + 2 * r, -2 * q - r)
    if 0 in grow:
        return _along_hexsides(q, r)
    steps: list[Step] = []
    at, goal = Hex(0, 0), Hex(q, r)
    while (at := at.neighbour(_way_out(at, grow))) != goal:
        steps.append((at,))
    return tuple(steps)


def _way_out(at: Hex, grow: tuple[int, int, int]) -> int:
    """The direction in which the line leaves a hex it runs through."""
    here = (at.q - at.r, at.q + 2 * at.r, -2 * at.q - at.r)
    sides = []
    for axis, speed in enumerate(grow):
        way = 1 if speed > 0 else -1
        sides.append((here[axis] * way + 1, abs(speed), _ACROSS[axis] if way > 0 else _ACROSS[axis] + 3))
    due, speed, direction = sides[0]
    for other_due, other_speed, other in sides[1:]:
        sooner = other_due * speed - due * other_speed
        # Through a corner it meets two sides at once, and enters the hex beyond the one it nears faster.
        if sooner < 0 or (sooner == 0 and other_speed > speed):
            due, speed, direction = other_due, other_speed, other
    return direction % 6


def _along_hexsides(q: int, r: int) -> tuple[Step, ...]:
    """Lines that bear between two directions: hexside, hex, hexside, hex ..."""
    length = Hex(0, 0).distance(Hex(q, r)) // 2
    if length == 0:
        return ()
    q, r = q // length, r // length
    flanks = sorted(hex for hex in Hex(0, 0).neighbours() if hex.distance(Hex(q, r)) == 1)
    steps: list[Step] = []
    for n in range(length):
        steps.append(tuple(Hex(n * q + hex.q, n * r + hex.r) for hex in flanks))
        steps.append((Hex((n + 1) * q, (n + 1) * r),))
    return tuple(steps[:-1])


def path_line(
    a: Hex, b: Hex, numbering: Numbering, map: Container[tuple[int, int]] | None = None
) -> list[Hex]:
    """As short a path as there is from one hex to another, along the line, both ends included.

    Where two hexes are equally near the line, the lower printed number is taken, whichever way one goes; with
    a map, of those that lie on it.
    """
    length = a.distance(b)
    path = [a]
    for n in range(1, length):
        near = [Hex(a.q + q, a.r + r) for q, r in _nearest(b.q - a.q, b.r - a.r, n, length)]
        on = near if map is None else [hex for hex in near if hex in map]
        path.append(min(on or near, key=numbering.place))
    return path + [b] * (length > 0)


def _nearest(q: int, r: int, n: int, length: int) -> list[tuple[int, int]]:
    """The hexes nearest to the point n steps along a line of this length from (0, 0): one or two.

    One of q, r and s grows by exactly one a step; in that row of hexes another coordinate is rounded.
    """
    s = -q - r
    lead = next(value for value in (q, r, s) if abs(value) == length)
    row = n if lead > 0 else -n
    if abs(q) == length:
        return [(row, other) for other in _rounded(r * n, length)]
    if abs(r) == length:
        return [(other, row) for other in _rounded(q * n, length)]
    return [(other, -row - other) for other in _rounded(q * n, length)]


def _rounded(value: int, by: int) -> list[int]:
    """The whole number nearest to a fraction, or both if it lies half-way."""
    above, rest = divmod(2 * value + by, 2 * by)
    return [above - 1, above] if rest == 0 else [above]
