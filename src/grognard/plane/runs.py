"""Where a straight way runs inside a polygon: stretches of it, as shares from 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.plane.segment import Spot

Stretch = tuple[float, float]


def inside(ring: Sequence[Spot], ax: float, ay: float, bx: float, by: float) -> list[Stretch]:
    """The stretches of a segment that lie in a simple ring or along it, one after another.

    A corner on the line counts as right of it, so that the line enters as often as it leaves; an edge along
    the line is added by itself, for the outline belongs to the ground within.
    """
    dx, dy = float(bx - ax), float(by - ay)
    square = dx * dx + dy * dy
    cuts: list[float] = []
    along: list[Stretch] = []
    px, py = ring[-1]
    before = dx * (py - ay) - dy * (px - ax)
    for x, y in ring:
        side = dx * (y - ay) - dy * (x - ax)
        if (side > 0) != (before > 0):
            first = (px - ax) * dx + (py - ay) * dy
            last = (x - ax) * dx + (y - ay) * dy
            cuts.append((first + (last - first) * before / (before - side)) / square)
        elif side == 0 == before:
            first, last = (px - ax) * dx + (py - ay) * dy, (x - ax) * dx + (y - ay) * dy
            along.append((min(first, last) / square, max(first, last) / square))
        px, py, before = x, y, side
    if len(cuts) > 2:
        cuts.sort()
    elif cuts and cuts[0] > cuts[1]:
        cuts.reverse()
    found = [
        (cuts[n] if cuts[n] > 0 else 0.0, cuts[n + 1] if cuts[n + 1] < 1 else 1.0)
        for n in range(0, len(cuts), 2)
        if cuts[n] < 1 and cuts[n + 1] > 0
    ]
    return _joined([*found, *along]) if along else found


def _joined(stretches: list[Stretch]) -> list[Stretch]:
    """The same in order, and one where several overlap."""
    found: list[Stretch] = []
    for first, last in sorted((max(0.0, first), min(1.0, last)) for first, last in stretches):
        if first >= last:
            continue
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        else:
            found.append((first, last))
    return found


def left_of(stretches: Sequence[Stretch], taken: Sequence[Stretch]) -> list[Stretch]:
    """What others leave of some stretches; both in order."""
    left: list[Stretch] = []
    for first, last in stretches:
        for start, end in taken:
            if end <= first:
                continue
            if start >= last:
                break
            if start > first:
                left.append((first, start))
            first = max(first, end)
        if first < last:
            left.append((first, last))
    return left
