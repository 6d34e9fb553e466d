"""Markers on a counter as round chips down its right side: what is written there, or a sign of its own."""

from __future__ import annotations

from grognard.core.game.face import CounterFace
from grognard.render.board.ink import element, group, text, title
from grognard.render.board.theme import Chip, Theme

_INK = "#1d1a15"
#: strokes, and what is filled, about the middle of a chip of radius 12
_SIGNS: dict[str, tuple[str, str]] = {
    "tick": ("M-6 0L-1.5 5L6.5 -5", ""),
    "swords": ("M-7 -7L7 7M7 -7L-7 7M-7 3L-3 7M7 3L3 7", ""),
    "arrow": ("M-8 0H3", "M2 -6L9 0L2 6Z"),
    "bang": ("", "M0 -9L2.2 -3.4L8 -5.5L4.6 0L8 5.5L2.2 3.4L0 9L-2.2 3.4L-8 5.5L-4.6 0L-8 -5.5L-2.2 -3.4Z"),
    "no": ("M-5.5 5.5L5.5 -5.5M-7.5 0A7.5 7.5 0 1 1 7.5 0A7.5 7.5 0 1 1 -7.5 0", ""),
    "box": ("M-7 -5H7V6H-7ZM-7 -1H7M-9 8L9 -8", ""),
    "rest": ("M-3.5 -6V6M3.5 -6V6", ""),
}
_STEP = 24.0


def chips(face: CounterFace, theme: Theme) -> str:
    """All that has been done is one chip; everything else has one each."""
    kinds = [(name, written, theme.chip_of(name)) for name, written in face.markers]
    done = ", ".join(name for name, _written, chip in kinds if chip.done)
    drawn = [
        group(title(f"{name}: {written}" if chip.is_written else name), chip_sign(chip, written))
        for name, written, chip in kinds
        if not chip.done
    ]
    if done:
        drawn.append(group(title(done), chip_sign(Chip("tick", done=True))))
    places = enumerate(drawn)
    return "".join(group(one, transform=f"translate(54 {-6 + _STEP * place:g})") for place, one in places)


def chip_sign(chip: Chip, written: str = "") -> str:
    """One chip about its middle: dark where something is over and done with, light where it still counts."""
    back, front = (_INK, "#ffffff") if chip.done else ("#fff6d8", chip.ink)
    disc = element("circle", r=12, fill=back, stroke=front if chip.done else _INK, stroke_width=2)
    if chip.is_written:
        letters = written if written.isdigit() else written[:1].upper()
        return disc + text(letters, (0, 7), class_="sign", font_size=19, fill=front)
    strokes, solid = _SIGNS[chip.sign]
    line = element("path", d=strokes, fill="none", stroke=front, stroke_width=2.8, stroke_linecap="round")
    return disc + (line if strokes else "") + (element("path", d=solid, fill=front) if solid else "")
