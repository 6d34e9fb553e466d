"""Outlines round patterns of cells, smoothed so that they look like the ground and not like the cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.plane.segment import Spot, square_away

#: how far an outline may stray, in cells
_STRAY = 0.6
#: a side of so few cells is a step of something that runs aslant, and no side of its own
_STEP = 2

Step = tuple[int, int]


def traced(rows: Sequence[int]) -> Iterator[list[Spot]]:
    """The outlines of the cells whose bits are set, the ground on their left; coordinates in cells."""
    leaving = _edges(rows)
    while leaving:
        start = next(iter(leaving))
        ring, at, came = [], start, (0, 0)
        while at in leaving:
            came = _next(leaving, at, came)
            ring.append((at, came))
            at = at[0] + came[0], at[1] + came[1]
        smooth = simplified(_softened(ring))
        if len(smooth) > 2:
            yield smooth


def _edges(rows: Sequence[int]) -> dict[Step, list[Step]]:
    """Every side of a cell that has ground on one hand only, by the corner that it leaves."""
    found: dict[Step, list[Step]] = {}
    below = 0
    for y in range(len(rows) + 1):
        row = rows[y] if y < len(rows) else 0
        for x in _bits(row & ~below):
            found.setdefault((x, y), []).append((1, 0))
        for x in _bits(below & ~row):
            found.setdefault((x + 1, y), []).append((-1, 0))
        for x in _bits(row & ~(row << 1)):
            found.setdefault((x, y + 1), []).append((0, -1))
        for x in _bits(row & ~(row >> 1)):
            found.setdefault((x + 1, y), []).append((0, 1))
        below = row
    return found


def _bits(number: int) -> Iterator[int]:
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low


def _next(leaving: dict[Step, list[Step]], at: Step, came: Step) -> Step:
    """Take an edge on; where two cells touch at a corner only, the one on the left: each stays by itself."""
    ways = leaving[at]
    left = (-came[1], came[0])
    way = left if left in ways else ways[0]
    ways.remove(way)
    if not ways:
        del leaving[at]
    return way


def _softened(ring: list[tuple[Step, Step]]) -> list[Spot]:
    """Corners between long sides, and the middles of short ones: what runs aslant becomes straight."""
    turns = [n for n, (_at, way) in enumerate(ring) if ring[n - 1][1] != way]
    sides = [
        (turns[n + 1] if n + 1 < len(turns) else turns[0] + len(ring)) - at for n, at in enumerate(turns)
    ]
    found: list[Spot] = []
    for n, (place, side) in enumerate(zip(turns, sides, strict=True)):
        (x, y), (dx, dy) = ring[place]
        if side <= _STEP:
            found.append((x + dx * side / 2, y + dy * side / 2))
        elif sides[n - 1] > _STEP:
            found.append((x, y))
    return found


def simplified(ring: list[Spot], stray: float = _STRAY) -> list[Spot]:
    """A ring without the points that lie no farther than so much off what is left of it."""
    if len(ring) < 4:
        return ring
    # Two corners that stay: the first, and the farthest from it.
    x, y = ring[0]
    far = max(range(len(ring)), key=lambda n: (ring[n][0] - x) ** 2 + (ring[n][1] - y) ** 2)
    line = [*ring, ring[0]]
    kept, waiting = {0, far}, [(0, far), (far, len(ring))]
    while waiting:
        first, last = waiting.pop()
        ends = (*line[first], *line[last])
        most, place = stray * stray, 0
        for n in range(first + 1, last):
            away = square_away(*line[n], *ends)
            if away > most:
                most, place = away, n
        if place:
            kept.add(place)
            waiting += [(first, place), (place, last)]
    return [ring[n] for n in sorted(kept)]
