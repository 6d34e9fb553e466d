"""Maps with their counters, as pictures to print or to look at."""

from grognard.render.board.drawing import TrueMap, board_svg, key_svg, map_svg
from grognard.render.board.png import board_png

__all__ = ["TrueMap", "board_png", "board_svg", "key_svg", "map_svg"]
