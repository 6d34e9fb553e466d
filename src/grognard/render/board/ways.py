"""Roads and paths, from hex to hex."""

from __future__ import annotations

from collections import Counter

from grognard.core.board import Way
from grognard.hex import Point
from grognard.render.board.curve import along, between, through_path
from grognard.render.board.ink import element, group
from grognard.render.board.noise import swing
from grognard.render.board.plan import SIZE, Clearing, Plan
from grognard.render.board.streams import bridge_sides
from grognard.render.board.theme import Line

_STRAY = 0.1 * SIZE
_BUILT = ("blocks", "keep", "works")


def ways(plan: Plan, clearing: Clearing) -> str:
    """Paths under roads, all edges under all surfaces, so that junctions are open."""
    lines = [(plan.theme.way[way.kind], course(plan, way)) for way in plan.board.ways]
    for line, points in lines:
        clearing.clear(along(points, SIZE / 10), line.width * SIZE / 2 + SIZE / 9)
    lines.sort(key=lambda drawn: not drawn[0].dashed)
    cased = [(line, through_path(points)) for line, points in lines if not line.dashed]
    dashed = [(line, through_path(points)) for line, points in lines if line.dashed]
    return group(
        *(_stroke(path, line, "#f4ecd8", line.width * SIZE + 3, opacity=0.55) for line, path in dashed),
        *(_stroke(path, line, line.ink, line.width * SIZE) for line, path in dashed),
        *(_stroke(path, line, line.second, line.width * SIZE + 2.6) for line, path in cased),
        *(_stroke(path, line, line.ink, line.width * SIZE) for line, path in cased),
        id=plan.id("ways"),
        fill="none",
    )


def _stroke(path: str, line: Line, colour: str, width: float, opacity: float | None = None) -> str:
    return element(
        "path", d=path, stroke=colour, stroke_width=round(width, 1), stroke_opacity=opacity,
        stroke_linecap="butt" if line.dashed else "round", stroke_linejoin="round",
        stroke_dasharray="9 4" if line.dashed and opacity is None else None,
    )  # fmt: skip


def course(plan: Plan, way: Way) -> list[Point]:
    """Where a way runs: through every hex, over its bridges, and off the map where it ends at the edge."""
    fixed = _junctions(plan)
    places = [_place(plan, cell, fixed) for cell in way.cells]
    eased = [
        place if cell in fixed or not 0 < i < len(places) - 1 else _eased(places, i)
        for i, (cell, place) in enumerate(zip(way.cells, places, strict=True))
    ]
    spans = bridge_sides(plan)
    points = [eased[0]]
    for i in range(1, len(eased)):
        if (way.cells[i - 1], way.cells[i]) in spans:
            points.append(spans[way.cells[i - 1], way.cells[i]])
        points.append(eased[i])
    if len(points) > 1:
        first, last = (
            _off(plan, way.cells[0], points[1], points[0]),
            _off(plan, way.cells[-1], points[-2], points[-1]),
        )
        points = [*([first] if first else []), *points, *([last] if last else [])]
    return points


def _place(plan: Plan, cell: int, fixed: set[int]) -> Point:
    x, y = plan.at(cell)
    stray = 0 if cell in fixed else _STRAY
    return x + stray * swing(cell, 1, 51), y + stray * swing(cell, 2, 52)


def _eased(places: list[Point], i: int) -> Point:
    """Hexes make a straight road zigzag; half of that is taken out."""
    return between(places[i], between(places[i - 1], places[i + 1]))


def _junctions(plan: Plan) -> set[int]:
    """Cells whose middle a way must meet: forks, ends, and whatever is built."""
    met = Counter(cell for way in plan.board.ways for cell in dict.fromkeys(way.cells))
    ends = {cell for way in plan.board.ways for cell in (way.cells[0], way.cells[-1])}
    return {
        cell
        for cell, count in met.items()
        if count > 1 or cell in ends or plan.look(plan.grid.hex(cell)).pattern in _BUILT
    }


def _off(plan: Plan, cell: int, before: Point, end: Point) -> Point | None:
    """Straight on to the nearest neat line the way heads for; None for an end inside the map."""
    heading = end[0] - before[0], end[1] - before[1]
    column, row = plan.grid.numbering.place(plan.grid.hex(cell))
    ahead = {
        (-1, 0): column == 1,
        (1, 0): column == plan.grid.columns,
        (0, -1): row == 1,
        (0, 1): row == plan.grid.rows,
    }
    open_ways = [way for way, is_edge in ahead.items() if is_edge]
    if not open_ways:
        return None
    x, y = max(open_ways, key=lambda way: way[0] * heading[0] + way[1] * heading[1])
    if x:
        return (plan.right + SIZE if x > 0 else plan.left - SIZE), end[1]
    return end[0], (plan.bottom + SIZE if y > 0 else plan.top - SIZE)
