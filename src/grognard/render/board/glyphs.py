"""Small signs on a counter: arms, formations, states. Drawn about their own middle."""

from __future__ import annotations

from math import cos, pi, sin

from grognard.render.board.ink import element, figure, polyline, text
from grognard.render.board.theme import Mark

_BOX = "M-21 -13H21V13H-21Z"
#: strokes, and what is filled
_ARMS: dict[str, tuple[str, str]] = {
    "infantry": ("M-21 -13L21 13M21 -13L-21 13", ""),
    "cavalry": ("M-21 13L21 -13", ""),
    "artillery": ("", "M0 -6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0 -6.5Z"),
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


def state_mark(mark: Mark) -> str:
    """What lies over a counter whose order is shaken; the counter runs from -50 to 50."""
    if mark.mark == "stripe":
        return element(
            "path", d="M-50 30L-50 50L-30 50L50 -30L50 -50L30 -50Z", fill=mark.ink, fill_opacity=0.62
        )
    if mark.mark == "letter":
        return element("circle", r=25, cx=20, cy=6, fill="#fff6e6", stroke=mark.ink, stroke_width=5) + text(
            mark.letter, (20, 19), class_="sign", font_size=36, fill=mark.ink
        )
    if mark.mark == "flag":
        cloth = "M-4 -34C8 -42 20 -24 36 -34V-6C20 4 8 -14 -4 -6Z"
        return (
            element("path", d="M-50 -50H50V50H-50Z", fill="#ffffff", fill_opacity=0.42)
            + element("path", d=f"M-6 {figure(-38)}V34", stroke="#1d1a15", stroke_width=4)
            + element("path", d=cloth, fill=mark.ink, stroke="#1d1a15", stroke_width=2.5)
        )
    return ""
