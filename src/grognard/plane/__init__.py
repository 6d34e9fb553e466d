"""Geometry of a table in inches: points, polygons, footprints, routes, arcs, ground. It knows no game.

Coordinates are whole thousandths of an inch, headings whole hundredths of a degree, 0 to the north and 90 to
the east. Whatever is worked out in between ends on that grid, so that a replay stands to the same thousandth.
"""

from grognard.plane.arc import is_ahead, is_beyond_flank
from grognard.plane.box import Bounds, apart, box
from grognard.plane.footprint import Footprint, block, gap, is_near, overlap
from grognard.plane.nearest import nearest
from grognard.plane.point import (
    ABOUT,
    INCH,
    ROUND,
    Point,
    ahead,
    aside,
    bearing,
    distance,
    forward,
    heading_text,
    packed,
    point_text,
    read_heading,
    read_point,
    turn,
    unpacked,
)
from grognard.plane.polygon import Polygon, rectangle
from grognard.plane.route import Leg, Route, oblique, wheel
from grognard.plane.segment import Segment, Spot
from grognard.plane.terrain import BARE, Terrain

__all__ = [
    "ABOUT",
    "BARE",
    "INCH",
    "ROUND",
    "Bounds",
    "Footprint",
    "Leg",
    "Point",
    "Polygon",
    "Route",
    "Segment",
    "Spot",
    "Terrain",
    "ahead",
    "apart",
    "aside",
    "bearing",
    "block",
    "box",
    "distance",
    "forward",
    "gap",
    "heading_text",
    "is_ahead",
    "is_beyond_flank",
    "is_near",
    "nearest",
    "oblique",
    "overlap",
    "packed",
    "point_text",
    "read_heading",
    "read_point",
    "rectangle",
    "turn",
    "unpacked",
    "wheel",
]
