"""The lettering of a map: fonts it carries with it, and what is set in which."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.render.board.names import NUMBER_SIZE
from grognard.render.board.theme import Theme

#: file -> family, weight, style
FONTS = {
    "board-sans-400.ttf": ("Board Sans", 400, "normal"),
    "board-sans-600.ttf": ("Board Sans", 600, "normal"),
    "board-serif-600.ttf": ("Board Serif", 600, "normal"),
    "board-serif-500-italic.ttf": ("Board Serif", 500, "italic"),
}


def font_files() -> list[Traversable]:
    return [files("grognard.render.board") / "fonts" / name for name in FONTS]


def style_sheet(theme: Theme) -> str:
    """Everything a viewer needs, so that the file asks for nothing from anywhere."""
    return _font_faces() + _rules(theme)


def plain_style(theme: Theme) -> str:
    """The same without the fonts, for whoever has them at hand."""
    return _rules(theme)


@cache
def _font_faces() -> str:
    faces = []
    for file in font_files():
        family, weight, style = FONTS[file.name]
        data = b64encode(file.read_bytes()).decode()
        faces.append(
            f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
            f"src:url(data:font/ttf;base64,{data})}}"
        )
    return "".join(faces)


def _rules(theme: Theme) -> str:
    sans, serif = 'font-family:"Board Sans",sans-serif', 'font-family:"Board Serif",serif'
    return "".join(
        [
            f"text{{{sans}}}",
            f".number{{font-size:{NUMBER_SIZE}px;text-anchor:middle;fill:#5d5340;fill-opacity:.85}}",
            f".place{{{serif};font-size:19px;text-anchor:middle;paint-order:stroke;stroke:#fbf4e0;"
            "stroke-width:4.5px;stroke-opacity:.85;stroke-linejoin:round}",
            ".spot{font-style:italic;font-weight:500;fill:#3a2a17}",
            ".water{font-style:italic;font-weight:500;fill:#23536a}",
            ".town{font-weight:600;fill:#2b1d10}",
            ".strength,.quality{paint-order:stroke;stroke-width:7px;stroke-linejoin:round}",
            ".strength{font-weight:600;font-size:50px;text-anchor:middle}",
            ".quality{font-weight:600;font-size:31px;text-anchor:middle}",
            ".figures{font-weight:600;font-size:38px;text-anchor:middle}",
            ".small{font-weight:600;font-size:17px;text-anchor:middle}",
            ".sign{font-weight:600;text-anchor:middle}",
            ".count{font-weight:600;font-size:13px;text-anchor:middle}",
            f".headline{{{serif};font-weight:600}}",
            f".heading{{{serif};font-weight:600;font-size:19px}}",
            f".body,.tiny,.heading,.headline{{fill:{theme.ink}}}",
            ".body{font-size:16px}",
            ".tiny{font-size:13px}",
            ".centred{text-anchor:middle}",
        ]
    )
