"""2. What the ground is to whoever stands on it, crosses it or looks over it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from grognard.core.rules import Rules
from grognard.core.tabletop import Area, Strip, Tabletop
from grognard.plane import Bounds, Footprint, Point, Route, apart

CLASSES = ("open", "broken", "rough")
#: what ground does to a line of sight
CLEAR, FIELDS, BLOCKED = "clear", "fields", "blocked"
_CLEAR = {"class": "open"}


class Ground:
    """A table read by the ruleset's terrain facts. Made once for a table."""

    def __init__(self, table: Tabletop, rules: Rules) -> None:
        self.table, self.rules = table, rules

    def facts(self, piece: Area | Strip | None) -> dict[str, Any]:
        found: dict[str, Any] = _CLEAR if piece is None else self.rules.fact(f"terrain.{piece.terrain}")
        return found

    def area_of(self, body: Footprint) -> Area | None:
        """2.1  The ground that a body stands on: that under its middle."""
        return self.table.area_at(body.centre)

    def kind(self, body: Footprint) -> str:
        """2.2  Open, broken or rough."""
        return str(self.facts(self.area_of(body))["class"])

    def level(self, point: Point) -> int:
        area = self.table.area_at(point)
        return 0 if area is None else area.level

    def sight(self, line: LineString, levels: tuple[int, int], most: int | None) -> str:
        """2.7  Clear, across fields, or blocked between two heights; `most`: how far anybody sees."""
        if most is not None and line.length > most:
            return BLOCKED
        found = CLEAR
        for area, length in self.table.stretches(line):
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
    def lines(self) -> tuple[tuple[Area | Strip, BaseGeometry], ...]:
        """2.1, 2.4  Obstacles: lines across the table, and the walls round fields."""
        strips: list[tuple[Area | Strip, BaseGeometry]] = [
            (strip, strip.line) for strip in self.table.strips if "obstacle" in self.facts(strip)
        ]
        walls = [(area, area.polygon.exterior) for area in self.table.areas if "wall" in self.facts(area)]
        for _piece, line in (*strips, *walls):
            shapely.prepare(line)
        return (*strips, *walls)

    @cached_property
    def _boxed(self) -> tuple[tuple[Area | Strip, BaseGeometry, Bounds], ...]:
        return tuple((piece, line, line.bounds) for piece, line in self.lines)

    @cached_property
    def roads(self) -> tuple[Polygon, ...]:
        return tuple(strip.polygon for strip in self.table.strips if self.facts(strip)["class"] == "road")

    @cached_property
    def _road_boxes(self) -> tuple[Bounds, ...]:
        return tuple(road.bounds for road in self.roads)

    def is_bare(self, box: Bounds, *, roads: bool) -> bool:
        """Whether nothing but the bare table could lie in a box, nor a road if that matters: quickly."""
        if roads and not all(apart(box, road) for road in self._road_boxes):
            return False
        return not self.table.near(box)

    def crossed(self, route: Route, kind: str = "") -> Iterator[tuple[str, Point]]:
        """2.4  Every obstacle that a way crosses, and where; what is closed to somebody is major to him."""
        for piece, line in self.lines_over(route):
            facts = self.facts(piece)
            shut = isinstance(piece, Strip) and kind in facts.get("closed", ())
            hardness = "major" if shut else str(facts["obstacle"])
            for x, y in shapely.get_coordinates(route.track.intersection(line)):
                yield hardness, Point(round(x), round(y))

    def lines_over(self, route: Route) -> Iterator[tuple[Area | Strip, BaseGeometry]]:
        """Obstacles that lie across a way where no road leads over them."""
        way = route.track_box
        for piece, line, box in self._boxed:
            if not apart(box, way) and line.intersects(route.track) and not self._by_road(route.track, line):
                yield piece, line

    def _by_road(self, track: LineString, line: BaseGeometry) -> bool:
        """A road leads over or through what lies across it."""
        crossing = track.intersection(line)
        return any(road.covers(crossing) for road in self.roads)

    def closed(self, shape: BaseGeometry, kind: str) -> Area | None:
        """2.2  Ground under a shape that a kind of troops may not enter."""
        for area in self.table.under(shape):
            if kind in self.facts(area).get("closed", ()) and self.shows(area, shape):
                return area
        return None

    def narrow(self, shape: BaseGeometry, formation: str) -> Area | None:
        """2.2  Ground under a shape that is too narrow for a formation."""
        for area in self.table.under(shape):
            only = self.facts(area).get("only")
            if only is not None and formation not in only and self.shows(area, shape):
                return area
        return None

    def is_closed_near(self, box: Bounds, kind: str) -> bool:
        """Whether ground that is closed or narrow could lie under anything in a box: quickly."""
        found = [self.facts(area) for area in self.table.near(box)]
        return any(kind in facts.get("closed", ()) or "only" in facts for facts in found)

    def shows(self, area: Area, shape: BaseGeometry) -> bool:
        """Whether a shape lies on a part of an area that no later area hides, by more than its edge."""
        left = area.polygon.intersection(shape)
        for later in self.table.areas[self.table.areas.index(area) + 1 :]:
            left = left.difference(later.polygon)
        return bool(left.area > 0 or left.length > 1)

    # What stands before a body

    def between(self, body: Footprint, line: LineString) -> Iterator[Area | Strip]:
        """2.5, 2.6  Obstacles close before a body on a line that comes at it."""
        near = self.rules.number("table.behind-line")
        for piece, obstacle in self.lines:
            if obstacle.intersects(line) and obstacle.distance(body.polygon) <= near:
                yield piece

    def is_lined(self, body: Footprint) -> bool:
        """4.5  Behind linear cover: a wall, hedge or the like close to the front."""
        near = self.rules.number("table.behind-line")
        front = LineString([body.left, body.right])
        return any(
            self.facts(piece).get("cover", "none") != "none" and line.distance(front) <= near
            for piece, line in self.lines
        )


_GROUNDS: dict[int, Ground] = {}


def ground(table: Tabletop, rules: Rules) -> Ground:
    """The ground of a table, made once."""
    known = _GROUNDS.get(id(table))
    if known is None or known.table is not table or known.rules is not rules:
        known = _GROUNDS[id(table)] = Ground(table, rules)
    return known
