"""Hexes: geometry, finite maps, movement, sight and zones. Knows no game."""

from grognard.hex.arc import Arc, arc, arc_to, bears_within, fronts, turns
from grognard.hex.grid import OFF, Edge, Grid
from grognard.hex.hex import FLAT_DIRECTIONS, POINTY_DIRECTIONS, STEPS, Hex, Orientation, opposite
from grognard.hex.hexside import Hexside
from grognard.hex.layout import Layout, Point
from grognard.hex.line import Step, path_line, ray
from grognard.hex.numbering import Numbering

__all__ = [
    "FLAT_DIRECTIONS",
    "OFF",
    "POINTY_DIRECTIONS",
    "STEPS",
    "Arc",
    "Edge",
    "Grid",
    "Hex",
    "Hexside",
    "Layout",
    "Numbering",
    "Orientation",
    "Point",
    "Step",
    "arc",
    "arc_to",
    "bears_within",
    "fronts",
    "opposite",
    "path_line",
    "ray",
    "turns",
]
