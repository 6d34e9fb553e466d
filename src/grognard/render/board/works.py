"""What people built: houses, strong buildings, field works."""

from __future__ import annotations

from math import cos, radians, sin

from grognard.hex import Hex, Point
from grognard.render.board.curve import along
from grognard.render.board.ink import element, group, polyline, spot
from grognard.render.board.noise import noise, swing
from grognard.render.board.plan import SIZE, Clearing, Plan, sites
from grognard.render.board.theme import Look


def works(plan: Plan, clearing: Clearing) -> str:
    return group(
        *(_trench(plan, hex, look) for hex, look in plan.with_pattern("works")),
        *(_redan(plan, hex, look) for hex, look in plan.with_pattern("works")),
        *(_town(plan, clearing, hex, look) for hex, look in plan.with_pattern("blocks")),
        *(_keep(plan.centre(hex), look) for hex, look in plan.with_pattern("keep")),
        id=plan.id("works"),
    )


def _town(plan: Plan, clearing: Clearing, hex: Hex, look: Look) -> str:
    """Houses in rows along one direction of the town, none on the road."""
    lean = 20 * swing(hex.q // 2, hex.r // 2, 41)
    x, y = plan.centre(hex)
    houses = []
    for place, at in enumerate(sites(plan, hex, 5, SIZE / 24, 42)):
        far = ((at[0] - x) ** 2 + (at[1] - y) ** 2) ** 0.5
        built = noise(hex.q * 64 + place, hex.r, 43) > 0.1 + 0.25 * (far / SIZE)
        if built and far < 0.78 * SIZE and clearing.is_free(at):
            houses.append(_house(at, lean, hex.q * 64 + place, hex.r, look))
    return group(*houses)


def _house(at: Point, lean: float, a: int, b: int, look: Look) -> str:
    wide, deep = 5.2 + 2.6 * noise(a, b, 44), 3.6 + 1.4 * noise(a, b, 45)
    angle = radians(lean + (90 if noise(a, b, 46) > 0.6 else 0))
    roof, ridge = _box(at, wide, deep, angle), _box(at, wide, 0, angle)[:2]
    shade = _box((at[0] + 1.6, at[1] + 2.2), wide, deep, angle)
    return "".join(
        [
            element("path", d=polyline(shade, closed=True), fill="#3b2a1a", fill_opacity=0.35),
            element(
                "path", d=polyline(roof, closed=True), fill=look.ink, stroke=look.second, stroke_width=0.7
            ),
            element("path", d=polyline(ridge), stroke=look.second, stroke_width=0.6, fill="none"),
        ]
    )


def _box(at: Point, wide: float, deep: float, angle: float) -> list[Point]:
    along_x, along_y = cos(angle), sin(angle)
    return [
        (at[0] + a * wide * along_x - b * deep * along_y, at[1] + a * wide * along_y + b * deep * along_x)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _keep(at: Point, look: Look) -> str:
    """Walls around a court, and a tower."""
    outer, court = _box(at, 17, 13, 0), _box(at, 10, 6.5, 0)
    towers = [
        _box((at[0] + dx, at[1] + dy), 4.6, 4.6, 0) for dx, dy in ((-17, -13), (17, -13), (17, 13), (-17, 13))
    ]
    shade = element(
        "path",
        d=polyline(_box((at[0] + 3, at[1] + 4), 19, 15, 0), closed=True),
        fill="#3b2a1a",
        fill_opacity=0.3,
    )
    walls = polyline(outer, closed=True) + polyline(reversed(court), closed=True)
    return group(
        shade,
        element("path", d=walls, fill=look.ink, fill_rule="evenodd", stroke=look.second, stroke_width=1.1),
        element("path", d=polyline(court, closed=True), fill="#e9dcc0"),
        element(
            "path", d="".join(polyline(tower, closed=True) for tower in towers), fill=look.second,
        ),
    )  # fmt: skip


def _trench(plan: Plan, hex: Hex, look: Look) -> str:
    """A parapet to each neighbour that has works too, drawn once for both."""
    marks = []
    for direction in range(3):
        other = hex.neighbour(direction)
        if other in plan.plots and plan.plots[other].look == plan.plots[hex].look:
            marks.append(_parapet(along([plan.centre(hex), plan.centre(other)], 7), look))
    return "".join(marks)


def _parapet(points: list[Point], look: Look) -> str:
    (ax, ay), (bx, by) = points[0], points[-1]
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    nx, ny = (by - ay) / far * 6, -(bx - ax) / far * 6
    teeth = "".join(f"M{spot((x - nx, y - ny))}L{spot((x + nx, y + ny))}" for x, y in points[1:-1])
    return group(
        element("path", d=teeth, stroke=look.second, stroke_width=1.2),
        element("path", d=polyline([points[0], points[-1]]), stroke=look.second, stroke_width=6),
        element("path", d=polyline([points[0], points[-1]]), stroke=look.ink, stroke_width=3),
        fill="none",
    )


def _redan(plan: Plan, hex: Hex, look: Look) -> str:
    """A small star fort."""
    x, y = plan.centre(hex)
    rim = [_ray(x, y, place, 0.44 if place % 2 == 0 else 0.27) for place in range(12)]
    ditch = [_ray(x, y, place, 0.52 if place % 2 == 0 else 0.34) for place in range(12)]
    court = [_ray(x, y, place, 0.27 if place % 2 == 0 else 0.17) for place in range(12)]
    return group(
        element("path", d=polyline(ditch, closed=True), fill="#5b4426", fill_opacity=0.28),
        element("path", d=polyline(rim, closed=True), fill=look.ink, stroke=look.second, stroke_width=1.6),
        element("path", d=polyline(court, closed=True), fill="#eadcb6", stroke=look.second, stroke_width=0.8),
    )


def _ray(x: float, y: float, place: int, far: float) -> Point:
    angle = radians(30 * place)
    return x + far * SIZE * cos(angle), y + far * SIZE * sin(angle)
