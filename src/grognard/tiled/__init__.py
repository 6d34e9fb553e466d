"""Maps as files of Tiled, the map editor: written to be painted there, and read back."""

from grognard.tiled.map_plan import MapPlan, map_plan
from grognard.tiled.merging import merged
from grognard.tiled.reading import read_plan
from grognard.tiled.tile_sheet import tile_sheet
from grognard.tiled.writing import write_plan

__all__ = ["MapPlan", "map_plan", "merged", "read_plan", "tile_sheet", "write_plan"]
