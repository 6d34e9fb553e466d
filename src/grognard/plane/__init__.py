"""Geometry of a table in inches: points, footprints, routes, arcs and sight lines. It knows no game.

Coordinates are whole thousandths of an inch, headings whole hundredths of a degree, 0 to the north and 90 to
the east. Whatever is worked out in between ends on that grid, so that a replay stands to the same thousandth.
"""

from grognard.plane.arc import is_ahead, is_beyond_flank
from grognard.plane.footprint import Bounds, Footprint, apart, block, box, gap, is_near, overlap
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
from grognard.plane.route import Leg, Route, oblique, wheel

__all__ = [
    "ABOUT",
    "INCH",
    "ROUND",
    "Bounds",
    "Footprint",
    "Leg",
    "Point",
    "Route",
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
    "oblique",
    "overlap",
    "packed",
    "point_text",
    "read_heading",
    "read_point",
    "turn",
    "unpacked",
    "wheel",
]
