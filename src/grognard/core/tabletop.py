"""A table in inches: areas of ground, strips of road, lines to be crossed. It knows no game."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec

from grognard.core.messages import Label
from grognard.plane import (
    ABOUT,
    BARE,
    INCH,
    ROUND,
    Bounds,
    Footprint,
    Point,
    Polygon,
    Spot,
    Terrain,
    ahead,
    apart,
    forward,
    heading_text,
    packed,
    point_text,
    read_heading,
    read_point,
    rectangle,
    unpacked,
)

#: what a hex is to whoever thinks in hexes: about a third of a move on foot, and as far as muskets carry
STRIDE = 4 * INCH

_COMPASS = tuple(str(degrees) for degrees in range(0, 360, 45))


class Area(msgspec.Struct, frozen=True):
    """A piece of ground. Where areas overlap, the later one of the scenario decides."""

    id: str
    name: Label
    #: the ground of the ruleset's terrain facts
    terrain: str
    level: int
    polygon: Polygon


class Strip(msgspec.Struct, frozen=True):
    """A road with its width, or something in the way: a wall, a stream."""

    id: str
    name: Label
    terrain: str
    line: tuple[Point, ...]
    #: thousandths; 0 for a line without breadth
    width: int
    #: what it covers, in convex parts; nothing for a line without breadth
    band: tuple[Polygon, ...]


class Tabletop:
    """Immutable. Points are thousandths of an inch from the south-western corner."""

    def __init__(
        self, width: int, depth: int, areas: Iterable[Area] = (), strips: Iterable[Strip] = ()
    ) -> None:
        self.width, self.depth = width, depth
        self.areas, self.strips = tuple(areas), tuple(strips)
        self.size = width, depth
        self.polygon = rectangle(0, 0, width, depth)
        self._by_id = {area.id: area for area in self.areas}
        self.boxes: tuple[Bounds, ...] = tuple(area.polygon.bounds for area in self.areas)

    # Where things stand, in words

    @property
    def labels(self) -> tuple[str, ...]:
        rows, columns = range(self.depth // INCH + 1), range(self.width // INCH + 1)
        return tuple(f"{x},{y}" for y in rows for x in columns)

    @property
    def directions(self) -> tuple[str, ...]:
        return _COMPASS

    def cell_of(self, label: str) -> int:
        """The number of a point; a `ValueError` says what is wrong with it."""
        point = read_point(label)
        if point.x > self.width or point.y > self.depth:
            size = point_text(Point(self.width, self.depth))
            raise ValueError(f"{label} is off the table: expected at most {size}")
        return packed(point)

    def label(self, cell: int) -> str:
        return point_text(unpacked(cell))

    def direction(self, name: str) -> int:
        return read_heading(name)

    def compass(self, direction: int) -> str:
        return heading_text(direction)

    # How places lie to each other

    @property
    def breadth(self) -> float:
        return 1.0

    def distance(self, cell: int, other: int) -> float:
        """Strides between two points."""
        (x, y), (x2, y2) = unpacked(cell), unpacked(other)
        return math.hypot(x2 - x, y2 - y) / STRIDE

    def ahead(self, cell: int, direction: int, steps: int) -> int:
        """The point so many strides ahead; -1 off the table."""
        x, y = ahead(unpacked(cell), direction, steps * STRIDE)
        return packed(Point(x, y)) if 0 <= x <= self.width and 0 <= y <= self.depth else -1

    def about(self, direction: int) -> int:
        return (direction + ABOUT) % ROUND

    def bearing(self, cell: int, direction: int, other: int) -> tuple[float, float]:
        """How far another point lies ahead of whoever faces so, and how far away."""
        (x, y), (x2, y2) = unpacked(cell), unpacked(other)
        east, north = forward(direction)
        return (x2 - x) * east + (y2 - y) * north, math.hypot(x2 - x, y2 - y)

    def site(self, cell: int) -> int:
        """The middle of the patch, half a stride wide, that a point lies in."""
        x, y = unpacked(cell)
        patch = STRIDE // 2
        middle = Point(x // patch * patch + patch // 2, y // patch * patch + patch // 2)
        return packed(Point(min(middle.x, self.width), min(middle.y, self.depth)))

    @property
    def spread(self) -> tuple[int, ...]:
        """The middles of the nine parts of the table."""
        thirds = (1, 3, 5)
        return tuple(packed(Point(self.width * x // 6, self.depth * y // 6)) for y in thirds for x in thirds)

    # The ground

    def area(self, id: str) -> Area:
        return self._by_id[id]

    @cached_property
    def terrain(self) -> Terrain:
        """The areas, compiled."""
        return Terrain(self.width, self.depth, [area.polygon for area in self.areas])

    def area_at(self, point: Point) -> Area | None:
        """The ground at a point; None where the table is bare."""
        number = self.terrain.at(*point)
        return None if number == BARE else self.areas[number]

    def landmark(self, point: Point) -> tuple[Area, Point] | None:
        """The ground by which a point is told, and where in it that point lies or is nearest to.

        None on a table without ground.
        """
        here = self.area_at(point)
        if here is not None or not self.areas:
            return None if here is None else (here, point)
        nearest = min(self.areas, key=lambda area: area.polygon.distance_to(*point))
        x, y = nearest.polygon.nearest_to(*point)
        return nearest, Point(round(x), round(y))

    def near(self, box: Bounds) -> list[Area]:
        """The areas that a box could touch."""
        return [area for area, bounds in zip(self.areas, self.boxes, strict=True) if not apart(box, bounds)]

    def under(self, shape: Polygon) -> tuple[Area, ...]:
        """Every area that a shape lies on, hidden ones too."""
        return tuple(area for area in self.near(shape.bounds) if area.polygon.meets(shape))

    def stretches(self, start: Spot, end: Spot) -> Iterator[tuple[Area | None, float]]:
        """A straight way by the ground it runs over: each area with the thousandths in it, the latest first
        and the bare table last."""
        for number, length in self.terrain.under(*start, *end):
            yield None if number == BARE else self.areas[number], length

    def holds(self, body: Footprint) -> bool:
        """Whether a body lies wholly on the table."""
        (x, y), within = body.centre, body.radius
        if within <= x <= self.width - within and within <= y <= self.depth - within:
            return True
        west, south, east, north = body.bounds
        return west >= 0 and south >= 0 and east <= self.width and north <= self.depth
