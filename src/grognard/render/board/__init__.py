"""Maps with their counters, as pictures to print or to look at."""

from grognard.render.board.drawing import board_svg, key_svg
from grognard.render.board.png import board_png

__all__ = ["board_png", "board_svg", "key_svg"]
