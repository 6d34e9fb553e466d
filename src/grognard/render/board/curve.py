"""Smooth lines: along hexsides, for outlines and streams, and from hex to hex, for ways."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from grognard.hex import Point
from grognard.render.board.ink import spot
from grognard.render.board.outline import Corner
from grognard.render.board.plan import Plan

#: how closely an outline keeps to the hexsides, 0 to 1; ground that kept to them wholly would look cut out
LOOSE = 0.3
#: the same for streams, whose hexsides matter to the rules
CLOSE = 0.7


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def loop_controls(plan: Plan, loop: Sequence[Corner], keep: float = LOOSE) -> list[Point]:
    """The points that pull on a closed outline: for each side the corner it begins at, and its middle."""
    count = len(loop)
    middles = [plan.middle(loop[i], loop[(i + 1) % count]) for i in range(count)]
    controls = []
    for i, corner in enumerate(loop):
        controls.append(between(between(middles[i - 1], middles[i]), plan.corner(corner), keep))
        controls.append(middles[i])
    return controls


def chain_controls(plan: Plan, chain: Sequence[Corner], keep: float = CLOSE) -> list[Point]:
    """The same for an open line, which begins and ends at its corners."""
    middles = [plan.middle(a, b) for a, b in itertools.pairwise(chain)]
    controls = [plan.corner(chain[0]), middles[0]]
    for i in range(1, len(chain) - 1):
        controls.append(between(between(middles[i - 1], middles[i]), plan.corner(chain[i]), keep))
        controls.append(middles[i])
    return [*controls, plan.corner(chain[-1])]


def closed_path(controls: Sequence[Point]) -> str:
    """A smooth closed line pulled along by its controls."""
    begin = between(controls[-1], controls[0])
    turns = zip(controls, [*controls[1:], controls[0]], strict=True)
    return f"M{spot(begin)}" + "".join(f"Q{spot(a)} {spot(between(a, b))}" for a, b in turns) + "Z"


def open_path(controls: Sequence[Point]) -> str:
    """A smooth line from the first control to the last."""
    inner = list(controls[1:-1])
    if not inner:
        return f"M{spot(controls[0])}L{spot(controls[-1])}"
    ends = [between(a, b) for a, b in itertools.pairwise(inner)] + [controls[-1]]
    return f"M{spot(controls[0])}" + "".join(
        f"Q{spot(a)} {spot(b)}" for a, b in zip(inner, ends, strict=True)
    )


def outline_path(plan: Plan, loops: Sequence[Sequence[Corner]]) -> str:
    return "".join(closed_path(loop_controls(plan, loop)) for loop in loops)


def through_path(points: Sequence[Point]) -> str:
    """A smooth line that passes through every point."""
    path = [f"M{spot(points[0])}"]
    for (a, b), (_start, end) in _bends(points):
        path.append(f"C{spot(a)} {spot(b)} {spot(end)}")
    return "".join(path)


def _bends(points: Sequence[Point]) -> list[tuple[tuple[Point, Point], tuple[Point, Point]]]:
    """For each stretch its two controls and its two ends."""
    padded = [points[0], *points, points[-1]]
    bends = []
    for before, here, there, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        out = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        into = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        bends.append(((out, into), (here, there)))
    return bends


def along(points: Sequence[Point], step: float) -> list[Point]:
    """Points at even distances along straight stretches."""
    found = [points[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        parts = max(1, round(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 / step))
        found += [(ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(1, parts + 1)]
    return found
