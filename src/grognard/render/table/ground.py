"""The ground of a table: hills by level, fields, woods, buildings, roads, and lines to be crossed."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.tabletop import Area, Strip
from grognard.plane import INCH, Polygon
from grognard.plane.runs import inside
from grognard.plane.segment import line_gap
from grognard.render.board.ink import element, figure, group, text
from grognard.render.board.noise import noise, swing
from grognard.render.board.relief import tick_marks
from grognard.render.board.theme import Look
from grognard.render.table.cloth import UNIT, Cloth
from grognard.render.table.slopes import shaded
from grognard.render.table.trees import tree_shapes

#: inches between plants, by pattern, and between the furrows of a field
_SPACING = {"trees": 0.72, "pines": 0.72, "orchard": 0.8, "scrub": 0.95, "tufts": 1.1, "sand": 0.5}
_FURROW = 0.45
#: how far the ground beside a road is kept clear, and how thick the range of a building is, inches
_CLEAR, _RANGE = 0.35, 0.9
#: hexsides of a theme's widths are so many units
_SIDE = 50.0


def grounds(cloth: Cloth) -> str:
    """Everything that lies on the cloth and its hills, the lowest first."""
    areas = cloth.table.areas
    return "".join(
        [
            group(*(_area(cloth, area) for area in areas), id="areas"),
            group(*(_strip(cloth, strip) for strip in cloth.table.strips), id="strips"),
            group(*_plants(cloth), id="plants"),
            group(*(_building(cloth, area) for area in areas), id="buildings"),
        ]
    )


def plant_shapes(cloth: Cloth) -> str:
    """Each plant of this table once, to be used again and again."""
    looks = {cloth.look_id(area): cloth.ground(area) for area in cloth.table.areas}
    return "".join(tree_shapes(look, f"plant-{id}") for id, look in looks.items())


def _area(cloth: Cloth, area: Area) -> str:
    look = cloth.ground(area)
    path = cloth.path(area.polygon.points)
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
    field, lines = area.polygon.inset(0.15 * INCH), []
    for row in range(1, rows):
        y = south + row * _FURROW * INCH
        for first, last in inside(field.points, west, y, east, y):
            lines.append([(west + (east - west) * share, y) for share in (first, last)])
    return _stroke(cloth.line(*lines), look.ink, 1.3, opacity=0.55)


def _stroke(path: str, ink: str, width: float, *, dashes: str | None = None, opacity: float = 1.0) -> str:
    return element(
        "path", d=path, fill="none", stroke=ink, stroke_width=width, stroke_dasharray=dashes,
        stroke_opacity=None if opacity == 1 else opacity, stroke_linejoin="round",
    )  # fmt: skip


def _strip(cloth: Cloth, strip: Strip) -> str:
    """A road with its width, or a line across the ground."""
    path = cloth.line(strip.line)
    way = cloth.theme.way.get(strip.terrain)
    if way is not None:
        wide = strip.width / INCH * UNIT
        return _stroke(path, way.second, wide + 2.5) + _stroke(path, way.ink, wide - 1.5)
    line = cloth.theme.line_of(strip.terrain)
    wide = max(line.width * _SIDE, strip.width / INCH * UNIT)
    if line.draw == "stream":
        return _stroke(path, line.second, wide + 3) + _stroke(path, line.ink, wide)
    if line.draw == "cliff":
        spots = [cloth.at(x, y) for x, y in strip.line]
        return _stroke(path, line.ink, 3) + element("path", d=tick_marks(line, (1, 1), spots), fill=line.ink)
    return _stroke(path, "#3b3a2a", wide + 2.4) + _stroke(path, line.ink, wide, dashes="7 3")


def _plants(cloth: Cloth) -> Iterator[str]:
    """From the north down, so that whatever stands nearer overlaps."""
    built = [a.polygon for a in cloth.table.areas if cloth.ground(a).pattern in ("keep", "blocks")]
    placed: list[tuple[float, float, str]] = []
    for number, area in enumerate(cloth.table.areas):
        spacing = _SPACING.get(cloth.ground(area).pattern)
        if spacing is not None:
            placed += _planted(cloth, area, number, spacing * INCH, built)
    return (mark for _y, _x, mark in sorted(placed))


def _planted(
    cloth: Cloth, area: Area, number: int, spacing: float, built: list[Polygon]
) -> Iterator[tuple[float, float, str]]:
    id, regular = cloth.look_id(area), cloth.ground(area).pattern == "orchard"
    west, south, east, north = area.polygon.bounds
    for row in range(int((north - south) / spacing) + 1):
        for column in range(int((east - west) / spacing) + 1):
            stray = 0.0 if regular else 0.42 * spacing
            x = west + column * spacing + stray * swing(column, row, number)
            y = south + row * spacing + stray * swing(column, row, number + 50)
            if _is_free(cloth, area, x, y) and not any(one.holds(x, y) for one in built):
                across, down = cloth.at(x, y)
                size = int(noise(column, row, number + 99) * 3)
                use = f'<use href="#plant-{id}-{size}" x="{figure(across)}" y="{figure(down)}"/>'
                yield down, across, use


def _is_free(cloth: Cloth, area: Area, x: float, y: float) -> bool:
    """Well inside an area, and beside every road."""
    if not area.polygon.holds(x, y) or area.polygon.from_outline(x, y) < 0.2 * INCH:
        return False
    roads = (strip for strip in cloth.table.strips if strip.width)
    return all(line_gap(road.line, (x, y, x, y)) > road.width / 2 + _CLEAR * INCH for road in roads)


def _building(cloth: Cloth, area: Area) -> str:
    """Ranges around a yard, their roofs lit from the north-west."""
    look = cloth.ground(area)
    if look.pattern not in ("keep", "blocks"):
        return ""
    outer = area.polygon.inset(0.12 * INCH)
    ridge, yard = _within(outer, _RANGE / 2), _within(outer, _RANGE)
    if ridge is None:
        path = cloth.path(outer.points)
        return element("path", d=path, fill=look.ink, stroke=look.second, stroke_width=2)
    path = cloth.path(*(one.points for one in (outer, yard) if one is not None))
    drawn = [
        element(
            "path", d=path, transform="translate(5 8)", fill="#1d1206", fill_opacity=0.4, fill_rule="evenodd"
        ),
        element("path", d="" if yard is None else cloth.path(yard.points), fill="#d9c79b"),
        element("path", d=path, fill=look.ink, fill_rule="evenodd"),
        shaded(cloth, outer.ring, ridge.ring, 0.5),
    ]
    if yard is not None:
        drawn.append(shaded(cloth, yard.ring, ridge.ring, 0.5))
    return group(
        *drawn,
        element("path", d=path, fill="none", stroke=look.second, stroke_width=2.4, stroke_linejoin="round"),
        _stroke(cloth.path(ridge.points), look.second, 1.8),
        _tiles(cloth, outer, look),
    )


def _within(outer: Polygon, inches: float) -> Polygon | None:
    """A smaller outline inside another; None where its edges would have crossed over."""
    small = outer.inset(inches * INCH)
    for (ax, ay, bx, by), (cx, cy, dx, dy) in zip(Polygon(outer.ring).edges, small.edges, strict=True):
        if (bx - ax) * (dx - cx) + (by - ay) * (dy - cy) <= 0:
            return None
    return small


def _tiles(cloth: Cloth, outer: Polygon, look: Look) -> str:
    """Rows of tiles, a line at every quarter of the slope."""
    rows = [_within(outer, _RANGE * share) for share in (0.17, 0.33, 0.67, 0.83)]
    lines = cloth.path(*(row.points for row in rows if row is not None))
    return _stroke(lines, look.second, 0.9, opacity=0.55)


def names(cloth: Cloth, language: str) -> str:
    """What areas are called; of a hill in steps only the highest, which lies where the name would."""
    drawn = []
    for place, area in enumerate(cloth.table.areas):
        look = cloth.ground(area)
        middle = area.polygon.inner_point
        if any(later.polygon.holds(*middle) for later in cloth.table.areas[place + 1 :]):
            continue
        x, y = cloth.at(*middle)
        kind = "town" if look.pattern in ("keep", "blocks") else "spot"
        # Seen from farther away than a map of hexes, a table has larger letters.
        word = text(area.name.say(language), (0, 5), class_=f"place {kind}")
        drawn.append(group(word, transform=f"translate({figure(x)} {figure(y)}) scale(1.7)"))
    return group(*drawn, id="names")
