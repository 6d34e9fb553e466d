"""A drawn map as a bitmap."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.resources import as_file

from grognard.render.board.style import font_files

#: of CSS; it says how long a millimetre is, and the width settles the rest
_DPI = 96


def board_png(svg: str, width: int) -> bytes:
    """The picture so many pixels wide, set in the fonts of the map whatever this machine has."""
    # Only pictures need the rasteriser.
    from resvg_py import svg_to_bytes

    with ExitStack() as opened:
        fonts = [str(opened.enter_context(as_file(file))) for file in font_files()]
        return bytes(
            svg_to_bytes(svg_string=svg, width=width, dpi=_DPI, font_files=fonts, skip_system_fonts=True)
        )
