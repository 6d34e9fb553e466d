"""Measuring tape around the table: every inch marked, every second one with its figure."""

from __future__ import annotations

from grognard.plane import INCH
from grognard.render.board.ink import element, figure, group, rectangle, text
from grognard.render.table.cloth import UNIT, Cloth

#: how wide the tape is
WIDE = 34.0
_FOOT, _FIGURES = 12, 2
_YELLOW, _RED, _INK = "#f3cf4a", "#b3261e", "#2a2013"


def tapes(cloth: Cloth) -> str:
    """Along every edge, from the south-western corner."""
    wide, high = cloth.width, cloth.height
    lengths = cloth.table.width // INCH, cloth.table.depth // INCH
    sides = (
        (f"translate(0 {figure(high)})", lengths[0], 1),
        (f"translate(0 {-WIDE:g})", lengths[0], -1),
        (f"translate({-WIDE:g} {figure(high)}) rotate(-90)", lengths[1], -1),
        (f"translate({figure(wide)} {figure(high)}) rotate(-90)", lengths[1], 1),
    )
    frame = rectangle(0, 0, wide, high)
    return group(
        *(group(_tape(length, inner), transform=at) for at, length, inner in sides),
        element("path", d=frame, fill="none", stroke="#4b3621", stroke_width=4),
        id="rulers",
    )


def _tape(length: int, inner: int) -> str:
    """From left to right; marks grow from the edge that lies on the table."""
    edge, way = (0.0, 1) if inner > 0 else (WIDE, -1)
    inches, halves, figures = [], [], []
    for inch in range(length + 1):
        x = figure(inch * UNIT)
        inches.append(f"M{x} {figure(edge)}v{figure(way * (14 if inch % _FIGURES else 18))}")
        if inch < length:
            halves.append(f"M{figure((inch + 0.5) * UNIT)} {figure(edge)}v{figure(way * 8)}")
        if inch and inch < length and not inch % _FIGURES:
            red = inch % _FOOT == 0
            at = inch * UNIT, (WIDE - 3.5 if inner > 0 else 15.0)
            figures.append(
                text(str(inch), at, class_="sign", font_size=19 if red else 16, fill=_RED if red else _INK)
            )
    band = rectangle(0, 0, length * UNIT, WIDE)
    return "".join(
        [
            element("path", d=band, fill=_YELLOW, stroke="#7d6312", stroke_width=1.5),
            element("path", d="".join(inches), stroke=_INK, stroke_width=1.6),
            element("path", d="".join(halves), stroke=_INK, stroke_width=0.9),
            *figures,
        ]
    )
