"""One counter, drawn about its middle on a square from -50 to 50."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from grognard.core.game.face import CounterFace
from grognard.render.board import glyphs
from grognard.render.board.chips import chips
from grognard.render.board.dress import Dress
from grognard.render.board.ink import element, group, text
from grognard.render.board.lettering import BOLD, abbreviated, surname, width
from grognard.render.board.theme import Edge, Theme

#: the smallest size a name may have, and the largest
_NAME_SIZES = (14.5, 18.0)
_NAME_ROOM = 85.0
_INK, _GOLD = "#1d1a15", "#e9c34f"


class Card(msgspec.Struct, frozen=True):
    """The shape of a counter, and of what is printed to its edge."""

    outline: str
    foot: str
    band: str
    shade: str


#: which side a counter is on shows by the corners of its card even where colours do not
_CARDS: dict[str, Card] = {
    "round": Card(
        outline="M-41 -50H41Q50 -50 50 -41V41Q50 50 41 50H-41Q-50 50 -50 41V-41Q-50 -50 -41 -50Z",
        foot="M-50 27H50V41Q50 50 41 50H-41Q-50 50 -50 41Z",
        band="M-37 -50V50H-41Q-50 50 -50 41V-41Q-50 -50 -41 -50Z",
        shade="M-47 -45H50Q54 -45 54 -41V48Q54 54 48 54H-40Q-46 54 -47 48Z",
    ),
    "cut": Card(
        outline="M-35 -50H35L50 -35V35L35 50H-35L-50 35V-35Z",
        foot="M-50 27H50V35L35 50H-35L-50 35Z",
        band="M-37 -48V48L-50 35V-35Z",
        shade="M-32 -45H38L54 -30V38L39 54H-30L-46 38Z",
    ),
}


def counter(face: CounterFace, dress: Dress) -> str:
    """A combat counter, or a commander."""
    if face.symbol == "commander":
        return _commander(face, dress)
    theme, colours = dress.theme, dress.colours(face)
    formation, mark = theme.formations.get(face.formation), theme.mark_of(face.state)
    glyph = glyphs.formation(formation or "", colours.ink)
    if formation is None and face.formation:
        glyph = text(face.formation[:1].upper(), (0, 7), class_="sign", font_size=20, fill=colours.ink)
    figures = {"fill": colours.ink, "stroke": colours.body}
    return "".join(
        [
            card(colours.body, dress.edge(face.side), dress.division(face)),
            glyphs.under_mark(mark),
            group(glyphs.arm(face.symbol), transform="translate(3 -28)"),
            text(face.grade, (-27, -22), class_="small fine", fill=colours.ink),
            group(glyph, transform="translate(36 -28)") if glyph else "",
            text(_strength(face), (-5, 22), class_="strength", **figures),
            text(face.quality, (31, 20), class_="quality", **figures),
            _name(abbreviated(face.name, theme.short, _NAME_SIZES[0] * BOLD, _NAME_ROOM)),
            glyphs.over_mark(mark),
            chips(face, theme),
        ]
    )


def _strength(face: CounterFace) -> str:
    return "" if face.strength is None else str(face.strength)


@cache
def card(body: str, edge: Edge, division: str | None = None, *, gilt: bool = False) -> str:
    """The bare counter: its colour, the band of its division, and the edge of its side."""
    shape = _CARDS[edge.corners]
    drawn = [
        element("path", d=shape.shade, fill="#20170a", fill_opacity=0.35),
        element("path", d=shape.outline, fill=body),
        element("path", d=shape.foot, class_="fine", fill="#000000", fill_opacity=0.32),
    ]
    if division is not None:
        drawn.append(element("path", d=shape.band, fill=division, stroke=_INK, stroke_width=1.2))
    if gilt:
        drawn.append(_line(shape.outline, _GOLD, 13))
    drawn += [_line(shape.outline, edge.ink, 6.5), _line(shape.outline, edge.rim, 1.6, scale=1.035)]
    return "".join(drawn)


def _line(outline: str, ink: str, wide: float, scale: float | None = None) -> str:
    grown = None if scale is None else f"scale({scale})"
    return element("path", d=outline, fill="none", stroke=ink, stroke_width=wide, transform=grown)


def _name(words: str) -> str:
    """As large as the foot of the counter has room for."""
    smallest, largest = _NAME_SIZES
    size = min(largest, max(smallest, _NAME_ROOM / max(width(words, BOLD), 1)))
    return text(words, (4, 43), class_="sign fine", font_size=round(size, 1), fill="#ffffff")


def _commander(face: CounterFace, dress: Dress) -> str:
    colours = dress.colours(face)
    short = surname(face.name, dress.theme.short, _NAME_SIZES[0] * BOLD, _NAME_ROOM)
    star = element(
        "path", d=glyphs.star(22), fill=colours.ink, stroke=_INK, stroke_width=1.5,
        transform="translate(4 -23)",
    )  # fmt: skip
    return "".join(
        [
            card(colours.body, dress.edge(face.side), dress.division(face), gilt=True),
            star,
            text("-".join(map(str, face.figures)), (4, 22), class_="figures", fill=colours.ink),
            _name(short),
            chips(face, dress.theme),
        ]
    )


#: says a word of the rules in the reader's language
Word = Callable[[str], str]


def said(face: CounterFace, theme: Theme, word: Word = str) -> str:
    """A counter in words, for the tooltip."""
    parts = [
        face.name,
        f"{face.strength} {face.quality}".strip()
        if face.strength is not None
        else "-".join(map(str, face.figures)),
        word(face.formation) if face.formation not in ("", "normal") else "",
        word(face.state) if face.state != "normal" else "",
        *(_marker_said(theme, name, written, word) for name, written in face.markers),
    ]
    return ", ".join(part for part in parts if part)


def _marker_said(theme: Theme, name: str, written: str, word: Word) -> str:
    """A marker that only lies there or does not has nothing written on it."""
    return f"{word(name)} {word(written)}" if theme.chip_of(name).is_written else word(name)
