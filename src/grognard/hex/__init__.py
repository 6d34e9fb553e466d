"""Hexes: geometry, finite maps, movement, sight and zones. Knows no game."""

from grognard.hex.arc import Arc, arc, arc_to, bears_within, fronts, turns
from grognard.hex.grid import OFF, Edge, Grid
from grognard.hex.hex import FLAT_DIRECTIONS, POINTY_DIRECTIONS, STEPS, Hex, Orientation, opposite
from grognard.hex.hexside import Hexside
from grognard.hex.layout import Layout, Point
from grognard.hex.line import Step, path_line, ray
from grognard.hex.line_of_sight import Block, Judge, LineOfSight, Passing, Passings, SightLine
from grognard.hex.move_graph import Edges, MoveGraph
from grognard.hex.numbering import Numbering
from grognard.hex.reach import Reach, Refusal, reach
from grognard.hex.zones import trace, within, zone

__all__ = [
    "FLAT_DIRECTIONS",
    "OFF",
    "POINTY_DIRECTIONS",
    "STEPS",
    "Arc",
    "Block",
    "Edge",
    "Edges",
    "Grid",
    "Hex",
    "Hexside",
    "Judge",
    "Layout",
    "LineOfSight",
    "MoveGraph",
    "Numbering",
    "Orientation",
    "Passing",
    "Passings",
    "Point",
    "Reach",
    "Refusal",
    "SightLine",
    "Step",
    "arc",
    "arc_to",
    "bears_within",
    "fronts",
    "opposite",
    "path_line",
    "ray",
    "reach",
    "trace",
    "turns",
    "within",
    "zone",
]
