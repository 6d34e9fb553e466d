"""Convex rings of points, counter-clockwise: hulls, what lies apart, what one leaves of another."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, inf, pi, sin, sqrt

from grognard.plane import quick
from grognard.plane.segment import Spot, square_away

#: corners of what is round
_CORNERS = 64

Ring = Sequence[Spot]


def round_ring(x: float, y: float, radius: float) -> list[Spot]:
    """A circle, nearly."""
    angles = (2 * pi * number / _CORNERS for number in range(_CORNERS))
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def grown(ring: Ring, by: float) -> list[Spot]:
    """All within so much of a convex ring."""
    return hull([spot for x, y in ring for spot in round_ring(x, y, by)]) if by else list(ring)


def twice_area(ring: Ring) -> float:
    """Above 0 for a ring that runs counter-clockwise."""
    return sum(ring[n - 1][0] * y - x * ring[n - 1][1] for n, (x, y) in enumerate(ring))


def hull(points: Sequence[Spot]) -> list[Spot]:
    """The smallest convex ring about some points."""
    listed = sorted(set(points))
    if len(listed) < 3:
        return listed
    return [*_chain(listed), *_chain(listed[::-1])]


def _chain(listed: list[Spot]) -> list[Spot]:
    """From the first to the last point with all others on the left, without the last."""
    kept: list[Spot] = []
    for x, y in listed:
        while len(kept) > 1:
            (ax, ay), (bx, by) = kept[-2], kept[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            kept.pop()
        kept.append((x, y))
    kept.pop()
    return kept


def is_beyond(ring: Ring, other: Ring) -> bool:
    """Whether one side of a ring has all of another beyond it; touching it is not beyond."""
    ax, ay = ring[-1]
    for bx, by in ring:
        dx, dy = bx - ax, by - ay
        for x, y in other:
            if dx * (y - ay) >= dy * (x - ax):
                break
        else:
            return True
        ax, ay = bx, by
    return False


def do_touch(one: Ring, other: Ring) -> bool:
    """Whether two convex rings have a point in common."""
    if quick.kernel is not None:
        return quick.kernel.do_touch(one, other)
    return not is_beyond(one, other) and not is_beyond(other, one)


def is_crossed(ring: Ring, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether a segment has a point in common with a convex ring."""
    dx, dy = bx - ax, by - ay
    left = right = False
    for x, y in ring:
        side = dx * (y - ay) - dy * (x - ax)
        left, right = left or side >= 0, right or side <= 0
    return left and right and not is_beyond(ring, ((ax, ay), (bx, by)))


def square_gap(one: Ring, other: Ring) -> float:
    """The square of the distance between two convex rings that do not touch."""
    if quick.kernel is not None:
        return quick.kernel.square_gap(one, other)
    return min(_from_corners(one, other), _from_corners(other, one))


def _from_corners(one: Ring, other: Ring) -> float:
    least = inf
    for x, y in one:
        ax, ay = other[-1]
        for bx, by in other:
            away = square_away(x, y, ax, ay, bx, by)
            if away < least:
                least = away
            ax, ay = bx, by
    return least


def is_within(one: Ring, other: Ring, most: float) -> bool:
    """Whether two convex rings are nearer to one another than so much."""
    if quick.kernel is not None:
        return quick.kernel.is_within(one, other, most)
    if _is_clear(one, other, most) or _is_clear(other, one, most):
        return False
    return do_touch(one, other) or sqrt(square_gap(one, other)) < most


def _is_clear(ring: Ring, other: Ring, by: float) -> bool:
    """Whether one side of a ring has all of another beyond it by so much: quickly, and not always found."""
    ax, ay = ring[-1]
    for bx, by_ in ring:
        dx, dy = bx - ax, by_ - ay
        room = -by * sqrt(dx * dx + dy * dy)
        for x, y in other:
            if dx * (y - ay) - dy * (x - ax) > room:
                break
        else:
            return True
        ax, ay = bx, by_
    return False


def ring_distance(ring: Ring, x: float, y: float) -> float:
    """Thousandths from a convex ring, or from what is left of one, to a point; 0 inside."""
    if len(ring) > 2 and not is_beyond(ring, ((x, y),)):
        return 0.0
    return sqrt(min(square_away(x, y, *ring[n - 1], *ring[n]) for n in range(len(ring))))


def cut(ring: Ring, ax: float, ay: float, bx: float, by: float) -> list[Spot]:
    """What lies on the left of a line, or on it."""
    dx, dy = bx - ax, by - ay
    kept: list[Spot] = []
    if not ring:
        return kept
    px, py = ring[-1]
    before = dx * (py - ay) - dy * (px - ax)
    for x, y in ring:
        side = dx * (y - ay) - dy * (x - ax)
        if (side < 0) != (before < 0):
            share = before / (before - side)
            kept.append((px + (x - px) * share, py + (y - py) * share))
        if side >= 0:
            kept.append((x, y))
        px, py, before = x, y, side
    return kept


def shared(ring: Ring, other: Ring) -> list[Spot]:
    """What two convex rings have in common; empty where that is nothing."""
    left = list(ring)
    ax, ay = other[-1]
    for bx, by in other:
        left = cut(left, ax, ay, bx, by)
        ax, ay = bx, by
    return left


def without(ring: Ring, other: Ring) -> list[list[Spot]]:
    """What a convex ring leaves of another, in convex parts."""
    if not do_touch(ring, other):
        return [list(ring)]
    parts, left = [], list(ring)
    ax, ay = other[-1]
    for bx, by in other:
        outside = cut(left, bx, by, ax, ay)
        if len(outside) > 2:
            parts.append(outside)
        left = cut(left, ax, ay, bx, by)
        ax, ay = bx, by
    return parts


def triangles(ring: Ring) -> list[list[Spot]]:
    """A simple ring in triangles between its own corners, one ear after another."""
    left, found = list(ring), []
    while len(left) > 3:
        ear = next((n for n in range(len(left)) if _is_ear(left, n)), None)
        if ear is None:
            break
        if twice_area(corner := [left[ear - 1], left[ear], left[(ear + 1) % len(left)]]):
            found.append(corner)
        del left[ear]
    return [*found, left]


def _is_ear(ring: list[Spot], n: int) -> bool:
    """Whether a corner can be cut off without cutting anything else."""
    corner = [ring[n - 1], ring[n], ring[(n + 1) % len(ring)]]
    turn = twice_area(corner)
    if turn <= 0:
        return turn == 0
    return not any(_holds(corner, x, y) for x, y in ring if (x, y) not in corner)


def _holds(ring: Ring, x: float, y: float) -> bool:
    return not is_beyond(ring, ((x, y),))
