"""One counter, drawn about its middle on a square from -50 to 50."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from grognard.core.game.face import CounterFace
from grognard.render.board import glyphs
from grognard.render.board.ink import element, group, text, title
from grognard.render.board.lettering import BOLD, abbreviated, surname, width
from grognard.render.board.theme import Theme

#: the smallest size a name may have, and the largest
_NAME_SIZES = (14.5, 18.0)
_NAME_ROOM = 85.0
_SHADE = "M-47 -45H50Q54 -45 54 -41V48Q54 54 48 54H-40Q-46 54 -47 48Z"
_BODY = "M-43 -50H43Q50 -50 50 -43V43Q50 50 43 50H-43Q-50 50 -50 43V-43Q-50 -50 -43 -50Z"
_FOOT = "M-50 27H50V43Q50 50 43 50H-43Q-50 50 -50 43Z"
_BAND = "M-39 -50V50H-43Q-50 50 -50 43V-43Q-50 -50 -43 -50Z"
_SHINE = "M-44 -46.5H44"
_GOLD = "#e9c34f"


def counter(face: CounterFace, theme: Theme, division: str | None) -> str:
    """A combat counter, or a commander; `division` is the colour of its formation."""
    if face.symbol == "commander":
        return _commander(face, theme, division)
    colours = theme.colours_of(face.nation, face.side)
    formation, mark = theme.formations.get(face.formation), theme.mark_of(face.state)
    glyph = glyphs.formation(formation or "", colours.ink)
    if formation is None and face.formation:
        glyph = text(face.formation[:1].upper(), (0, 7), class_="sign", font_size=20, fill=colours.ink)
    return "".join(
        [
            _card(colours.body, "#1d1a15", division),
            glyphs.under_mark(mark),
            group(glyphs.arm(face.symbol), transform="translate(3 -29)"),
            text(face.grade, (-29, -23), class_="small", fill=colours.ink),
            group(glyph, transform="translate(38 -29)") if glyph else "",
            text(_strength(face), (-5, 22), class_="strength", fill=colours.ink, stroke=colours.body),
            text(face.quality, (33, 20), class_="quality", fill=colours.ink, stroke=colours.body),
            _name(abbreviated(face.name, theme.short, _NAME_SIZES[0] * BOLD, _NAME_ROOM)),
            glyphs.over_mark(mark),
            _markers(face),
        ]
    )


def _strength(face: CounterFace) -> str:
    return "" if face.strength is None else str(face.strength)


@cache
def _card(body: str, border: str, division: str | None) -> str:
    band = (
        ""
        if division is None
        else element("path", d=_BAND, fill=division, stroke="#1d1a15", stroke_width=1.2)
    )
    return "".join(
        [
            element("path", d=_SHADE, fill="#20170a", fill_opacity=0.35),
            element("path", d=_BODY, fill=body),
            element("path", d=_FOOT, fill="#000000", fill_opacity=0.32),
            band,
            element("path", d=_SHINE, stroke="#ffffff", stroke_width=2, stroke_opacity=0.35),
            element("path", d=_BODY, fill="none", stroke=border, stroke_width=2.4),
        ]
    )


def _name(words: str) -> str:
    """As large as the foot of the counter has room for."""
    smallest, largest = _NAME_SIZES
    size = min(largest, max(smallest, _NAME_ROOM / max(width(words, BOLD), 1)))
    return text(words, (5, 44), class_="sign", font_size=round(size, 1), fill="#ffffff")


def _commander(face: CounterFace, theme: Theme, division: str | None) -> str:
    colours = theme.colours_of(face.nation, face.side)
    short = surname(face.name, theme.short, _NAME_SIZES[0] * BOLD, _NAME_ROOM)
    figures = "-".join(map(str, face.figures))
    return "".join(
        [
            _card(colours.body, _GOLD, division),
            element(
                "path",
                d=glyphs.star(22),
                fill=colours.ink,
                stroke="#1d1a15",
                stroke_width=1.5,
                transform="translate(4 -25)",
            ),
            text(figures, (4, 22), class_="figures", fill=colours.ink),
            _name(short),
            _markers(face),
        ]
    )


def _markers(face: CounterFace) -> str:
    """Round chips down the right side: what a marker says, as short as it can be."""
    chips = []
    for place, (name, written) in enumerate(face.markers):
        letters = written if written.isdigit() else written[:1].upper()
        at = f"translate(55 {-2 + 24 * place})"
        chips.append(
            group(
                title(f"{name}: {written}"),
                element("circle", r=12, fill="#fff6d8", stroke="#1d1a15", stroke_width=2),
                text(letters, (0, 7), class_="sign", font_size=19),
                transform=at,
            )
        )
    return "".join(chips)


#: says a word of the rules in the reader's language
Word = Callable[[str], str]


def said(face: CounterFace, word: Word = str) -> str:
    """A counter in words, for the tooltip."""
    parts = [
        face.name,
        f"{face.strength} {face.quality}".strip()
        if face.strength is not None
        else "-".join(map(str, face.figures)),
        word(face.formation) if face.formation not in ("", "normal") else "",
        word(face.state) if face.state != "normal" else "",
        *(f"{word(name)} {word(written)}" for name, written in face.markers),
    ]
    return ", ".join(part for part in parts if part)
