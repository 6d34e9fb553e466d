"""What grows: woods, groves, scrub, marsh; and the grains of sand."""

from __future__ import annotations

from collections.abc import Callable

from grognard.hex import Hex, Point
from grognard.render.board.ink import element, figure, group
from grognard.render.board.noise import noise
from grognard.render.board.plan import SIZE, Clearing, Plan, sites
from grognard.render.board.theme import Look

#: plants along each axis of a hex, and how far they stray from their row
_SPREAD: dict[str, tuple[int, float]] = {
    "trees": (4, SIZE / 7.5),
    "pines": (4, SIZE / 7.5),
    "orchard": (4, SIZE / 40),
    "scrub": (4, SIZE / 6),
    "tufts": (3, SIZE / 7),
    "sand": (6, SIZE / 12),
}


def plant_shapes(plan: Plan) -> str:
    """Each plant of this map once, to be used again and again."""
    looks = {plot.look for plot in plan.plots.values()}
    shapes = [
        _SHAPES[look.pattern](look, f"{look.pattern}-{id}", size)
        for id, look in plan.theme.ground.items()
        if id in looks and look.pattern in _SHAPES
        for size in range(3)
    ]
    return "".join(shapes)


def plants(plan: Plan, clearing: Clearing) -> str:
    """From the north down, so that whatever stands nearer overlaps."""
    placed: list[tuple[float, float, str]] = []
    for hex, plot in plan.plots.items():
        look = plan.theme.ground[plot.look]
        if look.pattern in _SPREAD:
            placed += _of_hex(plan, clearing, hex, plot.look, look)
    return group(*(mark for _y, _x, mark in sorted(placed)), id=plan.id("plants"))


def _of_hex(plan: Plan, clearing: Clearing, hex: Hex, id: str, look: Look) -> list[tuple[float, float, str]]:
    count, stray = _SPREAD[look.pattern]
    placed = []
    for place, (x, y) in enumerate(sites(plan, hex, count, stray, 21)):
        if clearing.is_free((x, y)) and plan.is_inside((x, y), SIZE / 4):
            size = int(noise(hex.q * 64 + place, hex.r, 23) * 3)
            mark = f'<use href="#{look.pattern}-{id}-{size}" x="{figure(x)}" y="{figure(y)}"/>'
            placed.append((y, x, mark))
    return placed


def _tree(look: Look, id: str, size: int) -> str:
    r = (5.4, 6.4, 7.4)[size]
    return group(
        _disc((1.6, 2.4), r, "#2c3a1d", 0.35),
        element("circle", r=r, fill=look.ink, stroke=look.second, stroke_width=0.9),
        _disc((-r * 0.28, -r * 0.3), r * 0.5, "#ffffff", 0.17),
        id=f"{id}-{size}",
    )


def _pine(look: Look, id: str, size: int) -> str:
    r = (5.6, 6.6, 7.4)[size]
    tree = f"M0 {-r * 1.5:.1f}L{r * 0.82:.1f} {r * 0.55:.1f}Q0 {r * 0.95:.1f} {-r * 0.82:.1f} {r * 0.55:.1f}Z"
    lit = f"M0 {-r * 1.3:.1f}L{-r * 0.62:.1f} {r * 0.4:.1f}L{-r * 0.1:.1f} {r * 0.6:.1f}Z"
    return group(
        element(
            "ellipse",
            cx=2.4,
            cy=round(r * 0.62, 1),
            rx=round(r * 0.95, 1),
            ry=2.6,
            fill="#2c3a1d",
            fill_opacity=0.3,
        ),
        element("path", d=tree, fill=look.ink, stroke=look.second, stroke_width=0.8, stroke_linejoin="round"),
        element("path", d=lit, fill="#ffffff", fill_opacity=0.16),
        id=f"{id}-{size}",
    )


def _olive(look: Look, id: str, size: int) -> str:
    r = (4.0, 4.4, 4.8)[size]
    return group(
        _disc((1.2, 1.8), r, "#2c3a1d", 0.3),
        element("circle", r=r, fill=look.ink, stroke=look.second, stroke_width=0.7),
        _disc((-1, -1.2), r * 0.45, "#ffffff", 0.2),
        id=f"{id}-{size}",
    )


def _bush(look: Look, id: str, size: int) -> str:
    r = (2.4, 3.2, 4.0)[size]
    return group(
        _disc((0.9, 1.2), r, "#3d3a1d", 0.25),
        _disc((0, 0), r, look.ink, 1),
        _disc((r * 0.9, r * 0.35), r * 0.75, look.ink, 1),
        _disc((-r * 0.25, -r * 0.3), r * 0.45, "#ffffff", 0.18),
        _disc((r * 0.5, r * 0.55), r * 0.5, look.second, 0.55),
        id=f"{id}-{size}",
    )


def _tuft(look: Look, id: str, size: int) -> str:
    h = (6, 7, 8)[size]
    blades = (
        f"M0 0V{-h}M-2 0L-4 {-h * 0.75:g}M2 0L4 {-h * 0.75:g}M-4 0L-7.5 {-h * 0.45:g}M4 0L7.5 {-h * 0.45:g}"
    )
    return group(
        element("path", d="M-9 2.4H9M-5 4.6H6", stroke=look.second, stroke_width=1.1, fill="none"),
        element("path", d=blades, stroke=look.ink, stroke_width=1.1, fill="none", stroke_linecap="round"),
        id=f"{id}-{size}",
    )


def _grain(look: Look, id: str, size: int) -> str:
    return element("circle", r=(0.7, 0.9, 1.2)[size], fill=look.ink, fill_opacity=0.75, id=f"{id}-{size}")


def plant(look: Look, id: str, size: int) -> str:
    """One plant of a look in one of three sizes, to be used under its id; nothing where none grows."""
    return _SHAPES[look.pattern](look, id, size) if look.pattern in _SHAPES else ""


def _disc(at: Point, r: float, fill: str, opacity: float) -> str:
    return element(
        "circle", cx=round(at[0], 1), cy=round(at[1], 1), r=round(r, 1), fill=fill,
        fill_opacity=None if opacity == 1 else opacity,
    )  # fmt: skip


_SHAPES: dict[str, Callable[[Look, str, int], str]] = {
    "trees": _tree,
    "pines": _pine,
    "orchard": _olive,
    "scrub": _bush,
    "tufts": _tuft,
    "sand": _grain,
}
