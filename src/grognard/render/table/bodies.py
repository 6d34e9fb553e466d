"""A body of troops as it lies on the table, and what is written on it."""

from __future__ import annotations

from math import cos, radians, sin

from grognard.core.game.face import CounterFace
from grognard.core.game.state import ALL_ROUND
from grognard.hex.layout import Point as Spot
from grognard.plane import INCH, unpacked
from grognard.render.board import glyphs
from grognard.render.board.ink import element, figure, group, polyline, rectangle, text
from grognard.render.board.theme import Theme
from grognard.render.table.cloth import UNIT

_INK, _GOLD = "#1d1a15", "#e9c34f"
_LEADER = 17.0


def heading_of(face: CounterFace) -> int:
    """Hundredths of a degree; whoever looks all ways is drawn looking north."""
    return 0 if face.facing == ALL_ROUND else face.facing


def local_outline(face: CounterFace) -> list[Spot]:
    """Its corners in inches to the right and ahead of the middle of its front."""
    at, angle = unpacked(face.at), radians(heading_of(face) / 100)
    found = []
    for x, y in face.outline:
        dx, dy = (x - at.x) / INCH, (y - at.y) / INCH
        ahead = round(dx * sin(angle) + dy * cos(angle), 3)
        found.append((round(dx * cos(angle) - dy * sin(angle), 3), ahead))
    return found


def centre(face: CounterFace) -> tuple[float, float]:
    """The middle of what it covers, in thousandths."""
    count = len(face.outline)
    return sum(x for x, _ in face.outline) / count, sum(y for _, y in face.outline) / count


def body(face: CounterFace, theme: Theme) -> str:
    """Drawn about the middle of its front with its heading upwards."""
    corners = [(right * UNIT, -ahead * UNIT) for right, ahead in local_outline(face)]
    colours = theme.colours_of(face.nation, face.side)
    if len(corners) < 3:
        return element("circle", r=_LEADER, fill=colours.body, stroke=_GOLD, stroke_width=4) + element(
            "circle", r=_LEADER + 2.6, fill="none", stroke=_INK, stroke_width=1.4
        )
    path = polyline(corners, closed=True)
    return "".join(
        [
            element("path", d=path, transform="translate(3 4)", fill="#20170a", fill_opacity=0.3),
            element("path", d=path, fill=colours.body, fill_opacity=0.94 if len(corners) == 4 else 0.45),
            _stands(face, theme, corners) if len(corners) == 4 else "",
            _state(face, theme, path),
            element("path", d=path, fill="none", stroke=_INK, stroke_width=2.4, stroke_linejoin="round"),
            _front(corners) if len(corners) == 4 and face.facing != ALL_ROUND else "",
        ]
    )


def _stands(face: CounterFace, theme: Theme, corners: list[Spot]) -> str:
    """A line between stands; between those of an open line there is ground."""
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    files = max(1, round((right - left) / UNIT))
    step = (right - left) / files
    if theme.formations.get(face.formation) == "dots":
        gaps = [rectangle(left + n * step, top, left + (n + 1) * step, bottom) for n in range(1, files, 2)]
        return element("path", d="".join(gaps), fill="#e6dfbd", fill_opacity=0.72)
    ranks = max(1, -(-(face.strength or 1) // files))
    lines = [f"M{figure(left + n * step)} {figure(top)}V{figure(bottom)}" for n in range(1, files)]
    deep = (bottom - top) / ranks
    lines += [f"M{figure(left)} {figure(top + n * deep)}H{figure(right)}" for n in range(1, ranks)]
    return element("path", d="".join(lines), stroke="#ffffff", stroke_width=1.1, stroke_opacity=0.42)


def _state(face: CounterFace, theme: Theme, path: str) -> str:
    mark = theme.mark_of(face.state)
    if mark.mark == "none":
        return ""
    if mark.mark == "flag":
        return element("path", d=path, fill="#ffffff", fill_opacity=0.45)
    return element(
        "path", d=path, fill="none", stroke=mark.ink, stroke_width=8, stroke_dasharray="9 7",
        stroke_opacity=0.95,
    )  # fmt: skip


def _front(corners: list[Spot]) -> str:
    """The front as a bright edge, with a wedge at its middle."""
    (ax, ay), (bx, by) = corners[0], corners[1]
    edge = element(
        "path", d=polyline([(ax, ay), (bx, by)]), stroke="#ffe9a8", stroke_width=4.5, stroke_linecap="round"
    )
    wedge = element(
        "path", d="M-9 -2L0 -14L9 -2Z", fill="#ffe9a8", stroke=_INK, stroke_width=1.6, stroke_linejoin="round"
    )
    return edge + wedge


def badge(face: CounterFace, theme: Theme) -> str:
    """What is written on a body, upright about its middle: arm and strength, or the star of a leader."""
    colours = theme.colours_of(face.nation, face.side)
    if face.symbol == "commander":
        return element("path", d=glyphs.star(12), fill=colours.ink, stroke=_INK, stroke_width=1)
    sign = group(glyphs.arm(face.symbol), transform="translate(-18 0) scale(.6)")
    number = text(
        str(face.strength or ""), (17, 9), class_="sign", font_size=26, fill=colours.ink, stroke=_INK,
        stroke_width=4, paint_order="stroke", stroke_linejoin="round",
    )  # fmt: skip
    flag = theme.mark_of(face.state)
    over = ""
    if flag.mark == "flag":
        over = group(glyphs.over_mark(flag), transform="translate(6 10) scale(.5)")
    return sign + number + over
