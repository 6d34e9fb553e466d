"""The table of a scenario: its size, areas and strips, as a Tabletop.

    [table]
    width = 72
    depth = 48
    [[area]]
    id = "T01"
    name = { en = ..., fr = ..., es = ... }
    ground = "hill"
    points = "0 36; 10 35; 24 35"
    [[strip]]
    id = "N01"
    ground = "road"
    points = "36 48; 36 0"
    width = 1

`ground` is an entry of the legend. A round area has `centre` and `radius` in place of points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from grognard.core.case import Field, specs
from grognard.core.messages import Label
from grognard.core.scenario import Ground
from grognard.core.scenario_notes import Notes
from grognard.core.scenario_pieces import read_section
from grognard.core.tabletop import Area, Strip, Tabletop
from grognard.plane import INCH, ROUND, Point, Polygon, ahead
from grognard.plane.band import band

_PAIR = re.compile(r"\s*(\d{1,3}(?:\.\d{1,3})?)\s+(\d{1,3}(?:\.\d{1,3})?)\s*", re.ASCII)
#: corners of a round area
_CORNERS = 24


class TableEntry(msgspec.Struct, frozen=True, kw_only=True):
    width: Annotated[int, Field("inches from west to east", ge=12, le=400)]
    depth: Annotated[int, Field("inches from south to north", ge=12, le=400)]


class AreaEntry(msgspec.Struct, frozen=True, kw_only=True):
    id: Annotated[str, Field("a short name such as T01")]
    name: Label
    ground: Annotated[str, Field("an entry of the legend")]
    level: Annotated[int, Field("height", ge=0, le=9)] = 0
    points: str = ""
    centre: str = ""
    radius: Annotated[int, Field("inches", ge=0, le=99)] = 0


class StripEntry(msgspec.Struct, frozen=True, kw_only=True):
    id: Annotated[str, Field("a short name such as N01")]
    name: Label
    ground: Annotated[str, Field("an entry of the legend")]
    points: str
    width: Annotated[int, Field("inches across; 0 for a line", ge=0, le=9)] = 0


def read_tabletop(data: Mapping[str, Any], legend: Mapping[str, Ground], notes: Notes) -> Tabletop | None:
    """None where there is no table to lay anything on."""
    size = read_section("table", data.get("table"), TableEntry, notes)
    if size is None:
        return None
    areas = read_plain("area", data.get("area", []), AreaEntry, notes)
    strips = read_plain("strip", data.get("strip", []), StripEntry, notes)
    found = [_area(entry, path, legend, notes) for path, entry in areas]
    lines = [_strip(entry, path, legend, notes) for path, entry in strips]
    seen: set[str] = set()
    for path, entry in (*areas, *strips):
        if entry.id in seen:
            notes.entry(path, f"id: {entry.id!r} is taken")
        seen.add(entry.id)
    return Tabletop(
        size.width * INCH,
        size.depth * INCH,
        [area for area in found if area is not None],
        [line for line in lines if line is not None],
    )


def read_plain(name: str, data: Any, kind: type[Any], notes: Notes) -> list[tuple[str, Any]]:
    """The entries of a list with their paths. Texts of points are longer than a case allows."""
    found = []
    for place, entry in enumerate(data if isinstance(data, list) else ()):
        path = f"{name}.{place}"
        try:
            read = msgspec.convert(_named(entry), kind)
        except msgspec.ValidationError as wrong:
            notes.entry(path, str(wrong))
            continue
        beyond = list(_beyond(read))
        for field, expected in beyond:
            notes.entry(f"{path}.{field}", expected)
        if not beyond:
            found.append((path, read))
    if not isinstance(data, list):
        notes.entry(name, f"expected a list: [[{name}]]")
    return found


def _named(entry: Any) -> Any:
    """In English alone a name is a plain text."""
    return (
        {**entry, "name": Label.of(entry["name"])} if isinstance(entry, dict) and "name" in entry else entry
    )


def _beyond(entry: msgspec.Struct) -> Iterator[tuple[str, str]]:
    """The fields of an entry that are smaller or larger than they may be."""
    for spec in specs(type(entry)):
        value = getattr(entry, spec.name)
        if spec.low is not None and spec.high is not None and not spec.low <= value <= spec.high:
            yield spec.name, f"expected a number from {spec.low} to {spec.high}, got {value}"


def points_of(text: str, path: str, notes: Notes, least: int) -> list[Point] | None:
    """Points in inches, "0 36; 10 35"; None where they cannot be read."""
    pairs = [_PAIR.fullmatch(part) for part in text.split(";") if part.strip()]
    if len(pairs) < least or None in pairs:
        notes.entry(f"{path}.points", f"expected {least} or more points such as 0 36; 10 35.5, got {text!r}")
        return None
    return [Point(*(round(float(pair[n]) * INCH) for n in (1, 2))) for pair in pairs if pair]


def _ground(entry: Any, path: str, legend: Mapping[str, Ground], notes: Notes) -> str | None:
    if entry.ground not in legend:
        notes.entry(f"{path}.ground", f"{entry.ground!r} is not in the legend (one of: {', '.join(legend)})")
        return None
    return legend[entry.ground].terrain


def _area(entry: AreaEntry, path: str, legend: Mapping[str, Ground], notes: Notes) -> Area | None:
    terrain = _ground(entry, path, legend, notes)
    if entry.centre:
        middle = points_of(entry.centre, path, notes, 1)
        headings = range(0, ROUND, ROUND // _CORNERS)
        corners = middle and [ahead(middle[0], heading, entry.radius * INCH) for heading in headings]
    else:
        corners = points_of(entry.points, path, notes, 3)
    if terrain is None or not corners:
        return None
    corners = [corner for n, corner in enumerate(corners) if corner != corners[n - 1]]
    if len(corners) < 3:
        where = "radius" if entry.centre else "points"
        notes.entry(f"{path}.{where}", "the outline holds no ground")
        return None
    polygon = Polygon(corners)
    if polygon.crosses_itself:
        notes.entry(f"{path}.points", "the outline crosses itself")
        return None
    return Area(entry.id, entry.name, terrain, entry.level, polygon)


def _strip(entry: StripEntry, path: str, legend: Mapping[str, Ground], notes: Notes) -> Strip | None:
    terrain = _ground(entry, path, legend, notes)
    points = points_of(entry.points, path, notes, 2)
    if terrain is None or points is None:
        return None
    points = [point for n, point in enumerate(points) if n == 0 or point != points[n - 1]]
    if len(points) < 2:
        notes.entry(f"{path}.points", "the line ends where it begins")
        return None
    width = entry.width * INCH
    parts = band(points, width) if width else ()
    return Strip(entry.id, entry.name, terrain, tuple(points), width, parts)
