"""Blocks of the panel beside the map, set one below the other in as many columns as they need."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.hex import Point
from grognard.render.board.ink import element, figure, group, text
from grognard.render.board.lettering import abbreviated, wrapped

#: of a column, and between columns
COLUMN = 400.0
GUTTER = 36.0
_GAP = 26.0
_SMALLEST = 0.8
#: letters of whatever is no heading
_BODY = 16.0


class Block(msgspec.Struct, frozen=True):
    """Something drawn from (0, 0) down, a column wide."""

    height: float
    drawn: str


def headed(words: str, inside: Block) -> Block:
    """A block under a heading with a rule."""
    head = text(words, (0, 17), class_="heading") + element(
        "path", d=f"M0 25H{figure(COLUMN)}", stroke="#8f6a3f", stroke_width=1.4
    )
    return Block(inside.height + 38, head + shifted(inside.drawn, (0, 38)))


def beside(words: str, at: Point, room: float) -> str:
    """What a sign means, beside it: on one line, else on two, and only then in fewer words."""
    lines = wrapped(words.split(" (")[0], _BODY, room)
    if len(lines) > 1:
        lines = [lines[0], abbreviated(" ".join(lines[1:]), {}, _BODY, room)]
    top = at[1] - _BODY / 2 * (len(lines) - 1)
    return "".join(
        text(abbreviated(line, {}, _BODY, room), (at[0], top + _BODY * place), class_="body")
        for place, line in enumerate(lines)
    )


def shifted(drawn: str, by: Point) -> str:
    return group(drawn, transform=f"translate({figure(by[0])} {figure(by[1])})")


def flow(blocks: Sequence[Block], room: float) -> tuple[float, float, str]:
    """Blocks in columns no higher than the room, if it can be: width, height, drawing.

    What a little less size brings into one column is set smaller.
    """
    total = sum(block.height for block in blocks) + _GAP * (len(blocks) - 1)
    if room < total <= room / _SMALLEST:
        scale = room / total
        width, height, drawn = flow(blocks, total)
        return width * scale, height * scale, group(drawn, transform=f"scale({scale:.3f})")
    placed, column, at, deepest = [], 0, 0.0, 0.0
    for block in blocks:
        if at and at + block.height > room:
            column, at = column + 1, 0.0
        placed.append(shifted(block.drawn, (column * (COLUMN + GUTTER), at)))
        at += block.height
        deepest = max(deepest, at)
        at += _GAP
    return column * (COLUMN + GUTTER) + COLUMN, deepest, "".join(placed)
