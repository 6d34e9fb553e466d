"""High ground: tints by level, light from the north-west, hachures down the slopes."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from grognard.hex import Hex, Point
from grognard.render.board.curve import between, closed_path, loop_controls
from grognard.render.board.ink import element, group, spot
from grognard.render.board.noise import swing
from grognard.render.board.outline import Corner, Edge, edge, loops
from grognard.render.board.plan import SIZE, Plan
from grognard.render.board.theme import Line

_SHADOWS = (2.0, 4.0, 6.5, 9.0)
#: hachures along one hexside, and rocks along a cliff
_TICKS = 9
_ROCKS = 7


def relief(plan: Plan) -> str:
    """The levels, each a sheet of paper laid on the one below."""
    return group(*(_level(plan, level, hexes) for level, hexes in plan.levels()), id=plan.id("relief"))


def _level(plan: Plan, level: int, hexes: list[Hex]) -> str:
    outlines = [loop_controls(plan, loop) for loop in loops(set(hexes))]
    path = "".join(closed_path(controls) for controls in outlines)
    shadows = [
        element("path", d=path, transform=f"translate({step * 0.7:g} {step:g})", fill_opacity=0.07)
        for step in _SHADOWS
    ]
    return group(
        group(*shadows, fill="#4a3312"),
        element(
            "path", d=path, fill=plan.theme.tint(level), stroke=plan.theme.contour, stroke_width=0.9,
            stroke_opacity=0.55,
        ),
    )  # fmt: skip


def slopes(plan: Plan) -> str:
    """Hachures or rocks on the hexsides that have a slope, pointing downhill."""
    steep = slope_edges(plan)
    drawn: dict[str, list[str]] = {}
    for level, hexes in plan.levels():
        for loop in loops(set(hexes)):
            controls = loop_controls(plan, loop)
            for place, start in enumerate(loop):
                found = steep.get((start, loop[(place + 1) % len(loop)]))
                if found is not None and found[1] == level:
                    stretch = _stretch(controls, 2 * place)
                    drawn.setdefault(found[0], []).append(_ticks(plan, found[0], start, stretch))
    return group(*(_feature(plan, id, ticks) for id, ticks in sorted(drawn.items())), id=plan.id("slopes"))


def _feature(plan: Plan, feature: str, ticks: list[str]) -> str:
    return element("path", d="".join(ticks), fill=plan.theme.line_of(feature).ink)


def slope_edges(plan: Plan) -> dict[Edge, tuple[str, int]]:
    """Sides with a slope as seen from above: which, and the level they go down from."""
    found: dict[Edge, tuple[str, int]] = {}
    for cell, direction in plan.board.sides:
        features = sorted(plan.board.features(cell, direction) & plan.board.slopes)
        if features and plan.board.climb(cell, direction) < 0:
            level = plan.board.level[cell] - plan.lowest
            found[edge(plan.grid.hex(cell), direction)] = (features[0], level)
    return found


def _stretch(controls: list[Point], place: int) -> list[Point]:
    """One side of an outline as it is really drawn: five points of its two bends."""
    count = len(controls)
    before, begin, middle, end, after = (controls[(place + step) % count] for step in range(-1, 4))
    return [
        _bend(between(before, begin), begin, between(begin, middle)),
        between(begin, middle),
        _bend(between(begin, middle), middle, between(middle, end)),
        between(middle, end),
        _bend(between(middle, end), end, between(end, after)),
    ]


def _bend(a: Point, pull: Point, b: Point) -> Point:
    return between(between(a, pull), between(pull, b))


def _ticks(plan: Plan, feature: str, key: Corner, stretch: list[Point]) -> str:
    return tick_marks(plan.theme.line_of(feature), key, stretch)


def tick_marks(line: Line, key: Corner, stretch: list[Point]) -> str:
    """The `d` of what goes down a slope, along a line that has the high ground on its right."""
    if line.draw == "cliff":
        return "".join(_rock(*tick) for tick in _tick_places(key, stretch, _ROCKS, line.width * SIZE))
    return "".join(_hachure(*tick) for tick in _tick_places(key, stretch, _TICKS, line.width * SIZE))


def _tick_places(
    key: Corner, stretch: list[Point], count: int, length: float
) -> Iterator[tuple[Point, Point, float]]:
    """Where a tick begins, which way is down, how long it is. Outlines have high ground on their right."""
    for place in range(count):
        share = (place + 0.5) / count * (len(stretch) - 1)
        part = int(share)
        (ax, ay), (bx, by) = stretch[part], stretch[part + 1]
        far = hypot(bx - ax, by - ay) or 1.0
        down = (by - ay) / far, -(bx - ax) / far
        uneven = 1 + 0.3 * swing(key[0] * 16 + place, key[1], 7)
        yield between((ax, ay), (bx, by), share - part), down, length * uneven


def _hachure(at: Point, down: Point, length: float) -> str:
    (x, y), (dx, dy) = at, down
    return f"M{spot((x - dy, y + dx))}L{spot((x + dx * length, y + dy * length))}L{spot((x + dy, y - dx))}Z"


def _rock(at: Point, down: Point, length: float) -> str:
    (x, y), (dx, dy) = at, down
    half = length * 0.24
    points = [
        (x - dy * half - dx, y + dx * half - dy),
        (x - dy * half * 0.6 + dx * length * 0.8, y + dx * half * 0.6 + dy * length * 0.8),
        (x + dy * half * 0.2 + dx * length, y - dx * half * 0.2 + dy * length),
        (x + dy * half - dx, y - dx * half - dy),
    ]
    return "M" + "L".join(map(spot, points)) + "Z"
