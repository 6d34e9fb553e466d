"""2. What the ground is to whoever stands on it, crosses it or looks over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import hypot
from typing import Any

from grognard.core.remember import once_for_each_case
from grognard.core.rules import Rules
from grognard.core.tabletop import Area, Strip, Tabletop
from grognard.plane import (
    Bounds,
    Footprint,
    Point,
    Polygon,
    Route,
    Segment,
    Spot,
    Terrain,
    apart,
    box,
)
from grognard.plane.convex import shared, twice_area, without
from grognard.plane.segment import crossings, line_gap
from grognard.rulesets.liberators.pieces import GROUND
from grognard.rulesets.liberators.pieces import Ground as Kind

CLASSES = list(GROUND)
#: what ground does to a line of sight
CLEAR, FIELDS, BLOCKED = "clear", "fields", "blocked"
_CLEAR = {"class": "open"}
#: ground under a shape shows if it is more than this, in square thousandths: less is left by rounding
_CRUMB = 1.0

#: an obstacle, and the line that it is
Obstacle = tuple[Area | Strip, tuple[Spot, ...]]


class Ground:
    """A table read by the ruleset's terrain facts. Made once for a table."""

    def __init__(self, table: Tabletop, rules: Rules) -> None:
        self.table, self.rules = table, rules
        #: what holds the ground that is closed to each kind of troops, or narrow
        self._shut: dict[str, tuple[Bounds, ...]] = {}

    def facts(self, piece: Area | Strip | None) -> dict[str, Any]:
        found: dict[str, Any] = _CLEAR if piece is None else self.rules.fact(f"terrain.{piece.terrain}")
        return found

    def area_of(self, body: Footprint) -> Area | None:
        """2.1  The ground that a body stands on: that under its middle."""
        return self.table.area_at(body.centre)

    def kind(self, body: Footprint) -> Kind:
        """2.2  Open, broken or rough."""
        return GROUND[self.facts(self.area_of(body))["class"]]

    def level(self, point: Point) -> int:
        area = self.table.area_at(point)
        return 0 if area is None else area.level

    def runs(self, start: Spot, end: Spot, *, roads: bool) -> list[tuple[str, float]]:
        """2.3  The kinds of ground under a straight way, roads too where they help, with their lengths."""
        terrain, kinds = self.layers(roads=roads)
        return [(kinds[number], length) for number, length in terrain.under(*start, *end)]

    def layers(self, *, roads: bool) -> tuple[Terrain, tuple[str, ...]]:
        """The areas, under the roads where those help, and the class of each, the bare table last."""
        return self._roads_over_all if roads else (self.table.terrain, self._kinds)

    @cached_property
    def _kinds(self) -> tuple[str, ...]:
        """The class of each area by its number; the bare table has the last place, as number -1."""
        return tuple(str(self.facts(piece)["class"]) for piece in (*self.table.areas, None))

    @cached_property
    def _roads_over_all(self) -> tuple[Terrain, tuple[str, ...]]:
        """The areas with all roads over them, compiled, and the class of each part."""
        parts = [part for road in self.roads for part in road.band]
        areas = [area.polygon for area in self.table.areas]
        terrain = Terrain(self.table.width, self.table.depth, [*areas, *parts])
        return terrain, (*self._kinds[:-1], *("road" for _part in parts), self._kinds[-1])

    def is_bare(self, box: Bounds, *, roads: bool) -> bool:
        """Whether nothing but the bare table could lie in a box, nor a road if that matters: quickly."""
        west, south, east, north = box
        for left, low, right, high in self._boxes if roads else self.table.boxes:
            if left <= east and west <= right and low <= north and south <= high:
                return False
        return True

    @cached_property
    def _boxes(self) -> tuple[Bounds, ...]:
        """What holds each area, and each road."""
        bands = [[spot for part in road.band for spot in part.points] for road in self.roads]
        return (*self.table.boxes, *map(box, bands))

    def sight(self, line: Segment, levels: tuple[int, int], most: int | None) -> str:
        """2.7  Clear, across fields, or blocked between two heights; `most`: how far anybody sees."""
        if most is not None and hypot(line[2] - line[0], line[3] - line[1]) > most:
            return BLOCKED
        found = CLEAR
        for area, length in self.table.stretches(line[:2], line[2:]):
            facts = self.facts(area)
            sight = facts.get("sight", CLEAR)
            if area is not None and area.level > max(levels):
                return BLOCKED
            if sight == BLOCKED and length > facts.get("inside", self.rules.number("table.inside-wood")):
                return BLOCKED
            if sight == FIELDS and length > 1:
                found = FIELDS
        return found

    # What has to be crossed

    @cached_property
    def lines(self) -> tuple[Obstacle, ...]:
        """2.1, 2.4  Obstacles: lines across the table, and the walls round fields."""
        strips = [(strip, strip.line) for strip in self.table.strips if "obstacle" in self.facts(strip)]
        walls = [(area, area.polygon.outline) for area in self.table.areas if "wall" in self.facts(area)]
        return (*strips, *walls)

    @cached_property
    def _boxed(self) -> tuple[tuple[Obstacle, Bounds], ...]:
        return tuple((one, box(one[1])) for one in self.lines)

    @cached_property
    def roads(self) -> tuple[Strip, ...]:
        return tuple(strip for strip in self.table.strips if self.facts(strip)["class"] == "road")

    def crossed(self, route: Route, kind: str = "") -> Iterator[tuple[str, Point]]:
        """2.4  Every obstacle that a way crosses, and where; what is closed to somebody is major to him."""
        for piece, places in self.lines_over(route):
            facts = self.facts(piece)
            shut = isinstance(piece, Strip) and kind in facts.get("closed", ())
            hardness = "major" if shut else str(facts["obstacle"])
            for x, y in places:
                yield hardness, Point(round(x), round(y))

    def lines_over(self, route: Route) -> Iterator[tuple[Area | Strip, Sequence[Spot]]]:
        """Obstacles that lie across a way where no road leads over them, and where it crosses each."""
        way = route.track_box
        for (piece, line), around in self._boxed:
            if not apart(around, way):
                places = crossings(route.stops, line)
                if places and not self._by_road(places):
                    yield piece, places

    def _by_road(self, places: Sequence[Spot]) -> bool:
        """A road leads over or through what lies across it."""
        return any(all(any(part.holds(x, y) for part in road.band) for x, y in places) for road in self.roads)

    def closed(self, shape: Polygon, kind: str) -> Area | None:
        """2.2  Ground under a shape that a kind of troops may not enter."""
        shut = (area for area in self.table.areas if kind in self._closed_to(area))
        return self._shown(shut, shape)

    def narrow(self, shape: Polygon, formation: str) -> Area | None:
        """2.2  Ground under a shape that is too narrow for a formation."""
        return self._shown((area for area, only in self._narrow if formation not in only), shape)

    @cached_property
    def _narrow(self) -> tuple[tuple[Area, Sequence[str]], ...]:
        found = ((area, self.facts(area).get("only")) for area in self.table.areas)
        return tuple((area, only) for area, only in found if only is not None)

    def _shown(self, areas: Iterator[Area], shape: Polygon) -> Area | None:
        return next((area for area in areas if self.shows(area, shape)), None)

    def is_closed_near(self, box: Bounds, kind: str) -> bool:
        """Whether ground that is closed or narrow could lie under anything in a box: quickly."""
        west, south, east, north = box
        for left, low, right, high in self._closed_boxes(kind):
            if left <= east and west <= right and low <= north and south <= high:
                return True
        return False

    def _closed_boxes(self, kind: str) -> tuple[Bounds, ...]:
        found = self._shut.get(kind)
        if found is None:
            found = self._shut[kind] = tuple(area.polygon.bounds for area in self.shut(kind))
        return found

    def shut(self, kind: str) -> list[Area]:
        """2.2  Ground that is closed to a kind of troops, or narrow."""
        return [one for one in self.table.areas if kind in self._closed_to(one) or "only" in self.facts(one)]

    def _closed_to(self, area: Area) -> Sequence[str]:
        closed: Sequence[str] = self.facts(area).get("closed", ())
        return closed

    def shows(self, area: Area, shape: Polygon) -> bool:
        """Whether a shape lies on a part of an area that no later area hides, by more than its edge."""
        if not area.polygon.meets(shape):
            return False
        left = [shared(one, two) for one in area.polygon.parts for two in shape.parts]
        for later in self.table.areas[self.table.areas.index(area) + 1 :]:
            if not later.polygon.meets(shape):
                continue
            for part in later.polygon.parts:
                left = [rest for one in left if len(one) > 2 for rest in without(one, part)]
        return any(twice_area(part) > 2 * _CRUMB for part in left)

    # What stands before a body

    def between(self, body: Footprint, line: Segment) -> Iterator[Area | Strip]:
        """2.5, 2.6  Obstacles close before a body on a line that comes at it."""
        near, way = self.rules.number("table.behind-line"), (line[:2], line[2:])
        for (piece, obstacle), around in self._boxed:
            close = not apart(around, body.bounds, near) and body.polygon.distance_to_line(obstacle) <= near
            if close and crossings(way, obstacle):
                yield piece

    def is_lined(self, body: Footprint) -> bool:
        """4.5  Behind linear cover: a wall, hedge or the like close to the front."""
        near, front = self.rules.number("table.behind-line"), (*body.left, *body.right)
        return any(
            not apart(around, body.bounds, near)
            and self.facts(piece).get("cover", "none") != "none"
            and line_gap(line, front) <= near
            for (piece, line), around in self._boxed
        )


def ground(table: Tabletop, rules: Rules) -> Ground:
    """The ground of a table, made once."""
    return _ground(rules, table)


@once_for_each_case
def _ground(rules: Rules, table: Tabletop) -> Ground:
    return Ground(table, rules)
