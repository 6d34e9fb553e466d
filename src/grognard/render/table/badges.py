"""What stands upright over a body: its flag, how many stands it has, its markers and its name."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.game.face import CounterFace
from grognard.hex.layout import Point as Spot
from grognard.render.board.chips import chips
from grognard.render.board.dress import Dress
from grognard.render.board.ink import element, group, polyline, rectangle, text
from grognard.render.board.lettering import BOLD, abbreviated, surname
from grognard.render.board.theme import Flag, Theme
from grognard.render.table.bodies import LEADER

_INK = "#1d1a15"
#: half the plate of the number, and half its height
_HALF, _TALL = 22.0, 15.0
#: how large a name is written, and how much room it has
_NAME, _NAME_ROOM = 17.0, 170.0


def badge(face: CounterFace, dress: Dress) -> str:
    """Drawn about the middle of the body; a leader has no number, only his colours."""
    if face.symbol == "commander":
        ensign = group(
            _flag(face, dress), transform=f"translate({LEADER * 0.7:g} {-LEADER * 0.4:g}) scale(.8)"
        )
        return ensign + group(chips(face, dress.theme), transform="translate(-38 6) scale(.7)")
    return "".join(
        [
            group(_flag(face, dress), transform=f"translate({-_HALF + 3:g} {-_TALL:g})"),
            _plate(face, dress),
            _state(face, dress),
            group(chips(face, dress.theme), transform=f"translate({_HALF - 38:g} 4) scale(.8)"),
        ]
    )


def clear_of(middle: Spot, leaders: Iterable[Spot]) -> Spot:
    """Where a plate goes: below a leader who rides in the midst of his men."""
    x, y = middle
    covering = [b for a, b in leaders if abs(x - a) < _HALF + LEADER and abs(y - b) < _TALL + LEADER]
    return (x, max(covering) + _TALL + LEADER + 4) if covering else middle


def called(face: CounterFace, theme: Theme, at: Spot) -> str:
    """The name of a body, under it."""
    words = abbreviated(face.name, theme.short, _NAME * BOLD, _NAME_ROOM)
    if face.symbol == "commander":
        words = surname(face.name, theme.short, _NAME * BOLD, _NAME_ROOM)
    return text(
        words, at, class_="sign", font_size=_NAME, fill="#1d1a15", stroke="#fdf6e3", stroke_width=4,
        paint_order="stroke", stroke_linejoin="round",
    )  # fmt: skip


def _plate(face: CounterFace, dress: Dress) -> str:
    """Round for the first side, square for the second, with a bar in the colour of the brigade."""
    edge, colours = dress.edge(face.side), dress.colours(face)
    corner = _TALL * 0.8 if edge.corners == "round" else 0
    plate = element(
        "rect", x=-_HALF, y=-_TALL, width=2 * _HALF, height=2 * _TALL, rx=corner, fill=colours.body,
        stroke=edge.ink, stroke_width=3,
    )  # fmt: skip
    rim = element(
        "rect", x=-_HALF - 2, y=-_TALL - 2, width=2 * _HALF + 4, height=2 * _TALL + 4,
        rx=corner and corner + 2, fill="none", stroke=edge.rim, stroke_width=1.2,
    )  # fmt: skip
    division = dress.division(face)
    bar = "" if division is None else element("path", d=rectangle(-13, 9.5, 13, 12.5), fill=division)
    number = text(
        str(face.strength or ""), (0, 9), class_="sign", font_size=29, fill=colours.ink, stroke=colours.body,
        stroke_width=3, paint_order="stroke",
    )  # fmt: skip
    return plate + rim + bar + number


def _state(face: CounterFace, dress: Dress) -> str:
    """A sign on the corner of the plate: an exclamation for disorder, a white flag for whoever runs."""
    mark = dress.theme.mark_of(face.state)
    if mark.mark == "none":
        return ""
    if mark.mark == "flag":
        pole = element("path", d="M26 -34V8", stroke=_INK, stroke_width=3.4)
        cloth = "M27 -34C35 -39 42 -29 52 -34V-15C42 -10 35 -20 27 -15Z"
        return pole + element("path", d=cloth, fill="#ffffff", stroke=_INK, stroke_width=2.4)
    triangle = element(
        "path", d="M27 -35L43 -7H11Z", fill=mark.ink, stroke=_INK, stroke_width=2.6, stroke_linejoin="round"
    )
    return triangle + text("!", (27, -11), class_="sign", font_size=22, fill=_INK)


def _flag(face: CounterFace, dress: Dress) -> str:
    """On its pole, the cloth to the left; that of the second side is cut out at its end."""
    flag = dress.theme.flag_of(face.nation, face.side)
    cut = dress.edge(face.side).corners == "cut"
    outline = f"M-2 -34H-40{'L-33 -24L-40 -14' if cut else 'V-14'}H-2Z"
    return "".join(
        [
            element("path", d="M0 -38V2", stroke=_INK, stroke_width=4.2),
            element("path", d="M0 -37V1", stroke="#c9a45c", stroke_width=2),
            *_stripes(flag, cut=cut),
            _device(flag),
            element("path", d=outline, fill="none", stroke=_INK, stroke_width=1.6, stroke_linejoin="round"),
        ]
    )


def _stripes(flag: Flag, *, cut: bool) -> list[str]:
    """From the top down, each as long as the cut leaves it."""
    tall, notch = 20 / len(flag.stripes), 7.0 if cut else 0.0

    def end(y: float) -> float:
        return -40 + notch * (1 - abs(y + 24) / 10)

    drawn = []
    for place, ink in enumerate(flag.stripes):
        top = -34 + place * tall
        right = [(-2.0, top), *((end(y), y) for y in (top, top + tall / 2, top + tall)), (-2.0, top + tall)]
        drawn.append(element("path", d=polyline(right, closed=True), fill=ink))
    return drawn


def _device(flag: Flag) -> str:
    if flag.device == "saltire":
        return element("path", d="M-37 -33L-4 -15M-37 -15L-4 -33", stroke=flag.ink, stroke_width=3.4)
    if flag.device == "sun":
        return element("circle", cx=-20, cy=-24, r=3.4, fill=flag.ink)
    return ""
