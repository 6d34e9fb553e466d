"""The ground of a table: hills by level, fields, woods, buildings, roads, and lines to be crossed."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

import shapely
from shapely import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

from grognard.core.tabletop import Area, Strip
from grognard.hex.layout import Point as Spot
from grognard.plane import INCH
from grognard.render.board.ink import element, figure, group, text
from grognard.render.board.noise import noise, swing
from grognard.render.board.plants import plant
from grognard.render.board.relief import tick_marks
from grognard.render.board.theme import Line, Look
from grognard.render.table.cloth import UNIT, Cloth

_SHADOWS = (2.0, 4.0, 6.5, 9.0)
#: inches between plants, by pattern, and between the furrows of a field
_SPACING = {"trees": 0.62, "pines": 0.62, "orchard": 0.8, "scrub": 0.95, "tufts": 1.1, "sand": 0.5}
_FURROW = 0.45
#: how far the ground beside a road is kept clear, and how thick the range of a building is, inches
_CLEAR, _RANGE = 0.35, 0.9
#: hexsides of a theme's widths are so many units
_SIDE = 50.0


def grounds(cloth: Cloth) -> str:
    """Everything that lies on the table, the lowest first."""
    areas = cloth.table.areas
    return "".join(
        [
            group(*(_hill(cloth, area) for area in areas if area.level > 0), id="relief"),
            group(*(_area(cloth, area) for area in areas), id="areas"),
            group(*(_strip(cloth, strip) for strip in cloth.table.strips), id="strips"),
            group(*_plants(cloth), id="plants"),
            group(*(_building(cloth, area) for area in areas), id="buildings"),
        ]
    )


def plant_shapes(cloth: Cloth) -> str:
    """Each plant of this table once, to be used again and again."""
    looks = {cloth.look_id(area): cloth.ground(area) for area in cloth.table.areas}
    return "".join(plant(look, f"plant-{id}", size) for id, look in looks.items() for size in range(3))


def _hill(cloth: Cloth, area: Area) -> str:
    """A hill as sheets of paper laid on each other, one for each level, with hachures down its slope."""
    drawn = []
    base = _level_below(cloth, area)
    for level in range(base + 1, area.level + 1):
        shape = area.polygon.buffer(-(level - base - 1) * 0.16 * hypot(*_size(area.polygon)) / 2)
        path = cloth.path(shape)
        shadows = [
            element("path", d=path, transform=f"translate({step * 0.7:g} {step:g})", fill_opacity=0.07)
            for step in _SHADOWS
        ]
        drawn.append(group(*shadows, fill="#4a3312"))
        drawn.append(
            element(
                "path", d=path, fill=cloth.theme.tint(level), stroke=cloth.theme.contour, stroke_width=1.1,
                stroke_opacity=0.6,
            )
        )  # fmt: skip
        line = cloth.theme.line_of("steep-slope" if area.level > 1 else "slope")
        drawn.append(element("path", d=_slope(cloth, shape, line), fill=line.ink, fill_opacity=0.55))
    return group(*drawn)


def _level_below(cloth: Cloth, area: Area) -> int:
    """The height of the hill that a hill stands on; 0 for one that rises from the table."""
    areas = cloth.table.areas
    under = [one.level for one in areas[: areas.index(area)] if one.polygon.covers(area.polygon)]
    return min(max(under, default=0), area.level - 1)


def _size(shape: Polygon) -> tuple[float, float]:
    west, south, east, north = shape.bounds
    return east - west, north - south


def _slope(cloth: Cloth, shape: Polygon, line: Line) -> str:
    """Ticks along the foot of a hill, pointing down."""
    spots = [cloth.at(x, y) for x, y in _evenly(shape.exterior, 0.55 * INCH)]
    if _area_of(spots) < 0:
        spots.reverse()
    short = Line(ink=line.ink, width=line.width * 0.62, draw="hachures")
    pairs = zip(spots, [*spots[1:], spots[0]], strict=True)
    return "".join(
        tick_marks(short, (place, 3), [a, b]) for place, (a, b) in enumerate(pairs) if place % 2 == 0
    )


def _evenly(ring: LineString, step: float) -> list[Spot]:
    count = max(3, round(ring.length / step))
    found = (ring.interpolate(place / count, normalized=True) for place in range(count))
    return [(point.x, point.y) for point in found]


def _area_of(spots: list[Spot]) -> float:
    pairs = zip(spots, [*spots[1:], spots[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def _area(cloth: Cloth, area: Area) -> str:
    look = cloth.ground(area)
    path = cloth.path(area.polygon)
    drawn = []
    if look.opacity:
        edge = look.edge or "none"
        drawn.append(
            element("path", d=path, fill=look.fill, fill_opacity=look.opacity, stroke=edge, stroke_width=1.2)
        )
    if look.pattern in ("furrows", "gardens"):
        drawn.append(_furrows(cloth, area, look))
    if look.pattern == "works":
        drawn.append(_stroke(path, look.second, 6, dashes="9 5"))
    if cloth.is_walled(area):
        drawn += [_stroke(path, "#57503f", 6.5), _stroke(path, "#cfc6ae", 3.4, dashes="8 2.5")]
    return group(*drawn)


def _furrows(cloth: Cloth, area: Area, look: Look) -> str:
    west, south, east, north = area.polygon.bounds
    rows = int((north - south) / INCH / _FURROW) + 1
    lines = [
        LineString([(west, south + n * _FURROW * INCH), (east, south + n * _FURROW * INCH)])
        for n in range(1, rows)
    ]
    inside = MultiLineString(lines).intersection(area.polygon.buffer(-0.15 * INCH))
    return _stroke(cloth.path(inside), look.ink, 1.3, opacity=0.55)


def _stroke(path: str, ink: str, width: float, *, dashes: str | None = None, opacity: float = 1.0) -> str:
    return element(
        "path", d=path, fill="none", stroke=ink, stroke_width=width, stroke_dasharray=dashes,
        stroke_opacity=None if opacity == 1 else opacity, stroke_linejoin="round",
    )  # fmt: skip


def _strip(cloth: Cloth, strip: Strip) -> str:
    """A road with its width, or a line across the ground."""
    path = cloth.path(strip.line)
    way = cloth.theme.way.get(strip.terrain)
    if way is not None:
        wide = strip.width / INCH * UNIT
        return _stroke(path, way.second, wide + 2.5) + _stroke(path, way.ink, wide - 1.5)
    line = cloth.theme.line_of(strip.terrain)
    wide = max(line.width * _SIDE, strip.width / INCH * UNIT)
    if line.draw == "stream":
        return _stroke(path, line.second, wide + 3) + _stroke(path, line.ink, wide)
    if line.draw == "cliff":
        spots = [cloth.at(x, y) for x, y in strip.line.coords]
        return _stroke(path, line.ink, 3) + element("path", d=tick_marks(line, (1, 1), spots), fill=line.ink)
    return _stroke(path, "#3b3a2a", wide + 2.4) + _stroke(path, line.ink, wide, dashes="7 3")


def _plants(cloth: Cloth) -> Iterator[str]:
    """From the north down, so that whatever stands nearer overlaps."""
    roads = [strip.polygon.buffer(_CLEAR * INCH) for strip in cloth.table.strips]
    built = [a.polygon for a in cloth.table.areas if cloth.ground(a).pattern in ("keep", "blocks")]
    taken = shapely.union_all([*roads, *built])
    placed: list[tuple[float, float, str]] = []
    for number, area in enumerate(cloth.table.areas):
        spacing = _SPACING.get(cloth.ground(area).pattern)
        if spacing is not None:
            placed += _planted(cloth, area, number, spacing * INCH, taken)
    return (mark for _y, _x, mark in sorted(placed))


def _planted(
    cloth: Cloth, area: Area, number: int, spacing: float, taken: BaseGeometry
) -> Iterator[tuple[float, float, str]]:
    id, regular = cloth.look_id(area), cloth.ground(area).pattern == "orchard"
    west, south, east, north = area.polygon.bounds
    room = area.polygon.buffer(-0.2 * INCH).difference(taken)
    shapely.prepare(room)
    for row in range(int((north - south) / spacing) + 1):
        for column in range(int((east - west) / spacing) + 1):
            stray = 0.0 if regular else 0.42 * spacing
            x = west + column * spacing + stray * swing(column, row, number)
            y = south + row * spacing + stray * swing(column, row, number + 50)
            if room.covers(shapely.Point(x, y)):
                across, down = cloth.at(x, y)
                size = int(noise(column, row, number + 99) * 3)
                use = f'<use href="#plant-{id}-{size}" x="{figure(across)}" y="{figure(down)}"/>'
                yield down, across, use


def _building(cloth: Cloth, area: Area) -> str:
    """Ranges of roofs around a yard."""
    look = cloth.ground(area)
    if look.pattern not in ("keep", "blocks"):
        return ""
    outer = area.polygon.buffer(-0.12 * INCH)
    ranges = outer.difference(outer.buffer(-_RANGE * INCH, join_style="mitre"))
    ridge = outer.buffer(-_RANGE * INCH / 2, join_style="mitre").exterior
    path = cloth.path(ranges)
    return group(
        element("path", d=path, transform="translate(3 5)", fill="#2a1a0c", fill_opacity=0.3),
        element(
            "path", d=path, fill=look.ink, fill_rule="evenodd", stroke=look.second, stroke_width=2,
            stroke_linejoin="round",
        ),
        _stroke(cloth.path(ridge), look.second, 1.6, opacity=0.8),
        element("path", d=path, fill="none", stroke="#ffffff", stroke_width=0.8, stroke_opacity=0.3),
    )  # fmt: skip


def names(cloth: Cloth, language: str) -> str:
    """What areas are called; of a hill in steps only the highest, which lies where the name would."""
    drawn = []
    for place, area in enumerate(cloth.table.areas):
        look = cloth.ground(area)
        middle = area.polygon.representative_point()
        if any(later.polygon.covers(middle) for later in cloth.table.areas[place + 1 :]):
            continue
        x, y = cloth.at(middle.x, middle.y)
        kind = "town" if look.pattern in ("keep", "blocks") else "spot"
        # Seen from farther away than a map of hexes, a table has larger letters.
        word = text(area.name.say(language), (0, 5), class_=f"place {kind}")
        drawn.append(group(word, transform=f"translate({figure(x)} {figure(y)}) scale(1.7)"))
    return group(*drawn, id="names")
