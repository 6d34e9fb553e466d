"""Hills of a table: level on level, each with a flank that is lit or lies in shadow."""

from __future__ import annotations

from grognard.core.tabletop import Area
from grognard.plane import INCH, Polygon
from grognard.render.board.ink import element, group
from grognard.render.table.cloth import Cloth
from grognard.render.table.slopes import Ring, drawn_in, rounded, shaded

#: how broad a flank is, and how far corners are softened, in inches
_FLANK, _STEEP, _SOFT = 1.5, 0.85, 0.7
#: hills that run off the table have no flank there
_BEYOND = 4 * INCH
_SHADOWS = (3.0, 6.0, 10.0)


def relief(cloth: Cloth) -> str:
    return group(*(hill(cloth, area) for area in cloth.table.areas if area.level > 0), id="relief")


def hill(cloth: Cloth, area: Area) -> str:
    """One step for each level that it rises over what it stands on."""
    drawn = []
    base = _level_below(cloth, area)
    shape: Ring = rounded(_over_the_edge(cloth, area.polygon), _SOFT * INCH)
    for level in range(base + 1, area.level + 1):
        drawn.append(_step(cloth, shape, level, _STEEP if area.level - base > 1 else _FLANK))
        shape = _shrunk(shape, 2.2 * _STEEP)
    return group(*drawn)


def _step(cloth: Cloth, shape: Ring, level: int, flank: float) -> str:
    path, tint = cloth.path(shape), cloth.theme.turf_at(level)
    top = _shrunk(shape, flank)
    middle = _shrunk(shape, flank / 2)
    shadows = [
        element("path", d=path, transform=f"translate({step * 0.75:g} {step:g})", fill_opacity=0.09)
        for step in _SHADOWS
    ]
    return "".join(
        [
            group(*shadows, fill="#2d2209"),
            element(
                "path", d=path, fill=tint, stroke=cloth.theme.contour, stroke_width=1.6, stroke_opacity=0.75
            ),
            shaded(cloth, shape, middle, 0.5),
            shaded(cloth, middle, top, 0.26),
            element("path", d=cloth.path(top), fill="#fff7cf", fill_opacity=0.1),
        ]
    )


def _shrunk(shape: Ring, inches: float) -> Ring:
    """Smaller all round, by less where it would vanish."""
    while inches > 0.05:
        small = drawn_in(shape, inches * INCH)
        if small:
            return small
        inches /= 2
    return shape


def _over_the_edge(cloth: Cloth, shape: Polygon) -> list[tuple[float, float]]:
    """Whatever reaches an edge of the table goes on beyond it."""

    def out(value: float, most: float) -> float:
        return value - _BEYOND if value <= 0 else value + _BEYOND if value >= most else value

    table = cloth.table
    return [(out(x, table.width), out(y, table.depth)) for x, y in shape.ring]


def _level_below(cloth: Cloth, area: Area) -> int:
    """The height of the hill that a hill stands on; 0 for one that rises from the table."""
    areas = cloth.table.areas
    under = [one.level for one in areas[: areas.index(area)] if one.polygon.covers(area.polygon)]
    return min(max(under, default=0), area.level - 1)
