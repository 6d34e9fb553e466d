"""Small signs on a counter: arms, formations, states. Drawn about their own middle."""

from __future__ import annotations

from math import cos, pi, sin

from grognard.render.board.ink import element, polyline, text
from grognard.render.board.theme import Mark

_BOX = "M-21 -13H21V13H-21Z"
#: strokes, and what is filled
_ARMS: dict[str, tuple[str, str]] = {
    "infantry": ("M-21 -13L21 13M21 -13L-21 13", ""),
    "cavalry": ("M-21 13L21 -13", ""),
    "artillery": ("", "M0 -6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0 -6.5Z"),
    "field-artillery": ("", "M0 -6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0 -6.5Z"),
    "tank": ("M-13 0A13 7 0 1 1 13 0A13 7 0 1 1 -13 0Z", ""),
    "motorized": ("M-21 -13L21 13M21 -13L-21 13M0 -13V13", ""),
    "mountain": ("M-21 -13L21 13M21 -13L-21 13", "M-7 13L0 3L7 13Z"),
    "guard": ("M-21 -13L21 13M21 -13L-21 13", "M-21 -13H21V-8H-21Z"),
    "naval": ("M-21 -13L21 13M21 -13L-21 13M-6 5Q0 13 6 5", "M-1.5 -9H1.5V10H-1.5Z"),
    "anti-tank": ("M-21 13L0 -13L21 13", ""),
    "horse-artillery": ("M-21 13L21 -13", "M0 -6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0 -6.5Z"),
    "wagons": (
        "M-12 -5H12V3H-12ZM12 0H17",
        "M-7 2.5A3.6 3.6 0 1 1 -7 9.7A3.6 3.6 0 1 1 -7 2.5ZM7 2.5A3.6 3.6 0 1 1 7 9.7A3.6 3.6 0 1 1 7 2.5Z",
    ),
}
_FORMATIONS: dict[str, tuple[str, str]] = {
    "dots": ("", "M-7 -5h5v5h-5ZM3 -5h5v5h-5ZM-2 3h5v5h-5Z"),
    "square": ("M-7 -7H7V7H-7Z", ""),
    "column": ("", "M-4 -8H4V-4H-4ZM-4 -2H4V2H-4ZM-4 4H4V8H-4Z"),
    "line": ("M-9 0H9", ""),
    "limbered": (
        "M-9 -1H9",
        "M-5 -4A4.4 4.4 0 1 1 -5 4.8A4.4 4.4 0 1 1 -5 -4ZM6 -2.6A3 3 0 1 1 6 3.4A3 3 0 1 1 6 -2.6Z",
    ),
    "deployed": ("M0 -9V8M-6 -3V6M6 -3V6", ""),
}


def arm(symbol: str) -> str:
    """The sign of an arm in its box; an unknown arm has an empty one with its first letters."""
    strokes, solid = _ARMS.get(symbol, ("", ""))
    letters = "" if symbol in _ARMS else text(symbol[:3].title(), (0, 6), class_="sign")
    return (
        element("path", d=_BOX, fill="#faf5e6", stroke="#1d1a15", stroke_width=2.6)
        + (element("path", d=strokes, fill="none", stroke="#1d1a15", stroke_width=2.6) if strokes else "")
        + (element("path", d=solid, fill="#1d1a15") if solid else "")
        + letters
    )


def formation(glyph: str, ink: str) -> str:
    """The sign of a formation, nothing for the ordinary one."""
    strokes, solid = _FORMATIONS.get(glyph, ("", ""))
    return (element("path", d=strokes, fill="none", stroke=ink, stroke_width=3) if strokes else "") + (
        element("path", d=solid, fill=ink) if solid else ""
    )


def star(radius: float) -> str:
    """The `d` of a five-pointed star."""
    rays = [(radius if place % 2 == 0 else radius * 0.42, place * pi / 5 - pi / 2) for place in range(10)]
    return polyline([(far * cos(angle), far * sin(angle)) for far, angle in rays], closed=True)


#: bands across a counter that stay within its corners, whichever side it is on
_FALLING = "M-50 12V33L-33 50H-12L50 -12V-33L33 -50H12Z"
_RISING = "M50 12V33L33 50H12L-50 -12V-33L-33 -50H-12Z"


def under_mark(mark: Mark) -> str:
    """What a state lays on a counter under its figures: a band across it, or two for whoever runs."""
    bands = {"stripe": [_FALLING], "flag": [_RISING, _FALLING]}.get(mark.mark, [])
    return "".join(
        element("path", d=band, fill=mark.ink, fill_opacity=0.8, stroke="#1d1a15", stroke_width=2)
        for band in bands
    )


def over_mark(mark: Mark) -> str:
    """What a state puts on its upper right corner, where it hides no figure."""
    if mark.mark == "letter":
        disc = element("circle", r=17, cx=42, cy=-40, fill="#fff6e6", stroke=mark.ink, stroke_width=4.5)
        return disc + text(mark.letter, (42, -31.5), class_="sign", font_size=24, fill=mark.ink)
    if mark.mark == "flag":
        cloth = "M24 -56C32 -62 42 -50 54 -57V-36C42 -29 32 -41 24 -35Z"
        pole = element("path", d="M23 -60V-12", stroke="#1d1a15", stroke_width=4)
        return pole + element("path", d=cloth, fill=mark.ink, stroke="#1d1a15", stroke_width=2.5)
    return ""
