"""Counters where they stand: stacks with the top one readable, commanders on a corner, fronts marked."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, degrees

from grognard.core.game.face import CounterFace
from grognard.core.game.state import ALL_ROUND
from grognard.hex import Point
from grognard.render.board.counters import Word, counter, said
from grognard.render.board.dress import Dress
from grognard.render.board.ink import element, figure, group, rectangle, text, title
from grognard.render.board.names import Box
from grognard.render.board.plan import SIZE, Plan

#: half the side of a counter, in hexsides: as large as a hex holds
HALF = 0.59
_SCALE = 2 * HALF * SIZE / 100
#: how far each counter of a stack shows from under the one above
_STEP = 0.07 * SIZE
#: commanders beside their troops are smaller, and show all but their feet over the corner of the hex
_SMALL = 0.55
_CORNER = (0.62 * SIZE, -0.6 * SIZE)
_NEXT = (0.2 * SIZE, 0.66 * SIZE)
#: from the middle of the hex to that of the wedge that marks a front
_WEDGE_AT = 0.73


def by_hex(faces: Iterable[CounterFace]) -> dict[int, list[CounterFace]]:
    stacks: dict[int, list[CounterFace]] = {}
    for face in faces:
        stacks.setdefault(face.at, []).append(face)
    return dict(sorted(stacks.items()))


def stacks(plan: Plan, faces: tuple[CounterFace, ...], dress: Dress, word: Word = str) -> str:
    piles = by_hex(faces).items()
    return group(*(_stack(plan, cell, pile, dress, word) for cell, pile in piles), id="counters")


def _stack(plan: Plan, cell: int, pile: list[CounterFace], dress: Dress, word: Word) -> str:
    """Lowest first; the top counter last, then whoever commands."""
    units = sorted((face for face in pile if face.symbol != "commander"), key=lambda face: -face.depth)
    leaders = [face for face in pile if face.symbol == "commander"]
    x, y = plan.at(cell)
    drawn = []
    for height, face in enumerate(units):
        under = len(units) - 1 - height
        spot = x + under * _STEP, y - under * _STEP
        drawn.append(_placed(plan, face, dress, spot, _SCALE, word))
    if len(units) > 1:
        total = sum(face.strength or 0 for face in units)
        drawn.append(stack_tab(len(units), total, (x - 0.3 * SIZE, y + (HALF + 0.06) * SIZE)))
    for place, face in enumerate(leaders):
        alone = not units and not place
        spot = (x, y) if alone else _corner_spot(plan, (x, y), units, place)
        drawn.append(_placed(plan, face, dress, spot, _SCALE if alone else _SCALE * _SMALL, word))
    return group(*drawn, id=f"stack-{plan.grid.label(cell)}")


def _corner_spot(plan: Plan, at: Point, units: list[CounterFace], place: int) -> Point:
    """The upper right corner, or the left one where the front is on the right; others below it."""
    side = 1
    if units and units[-1].facing != ALL_ROUND:
        dx, dy = plan.toward(units[-1].facing)
        side = -1 if dx > 0 and dy < 0 else 1
    return at[0] + side * (_CORNER[0] + place * _NEXT[0]), at[1] + _CORNER[1] + place * _NEXT[1]


def _placed(plan: Plan, face: CounterFace, dress: Dress, at: Point, scale: float, word: Word) -> str:
    return group(
        title(said(face, plan.theme, word)),
        group(counter(face, dress), transform=f"scale({scale:.3f})"),
        _front(plan, face),
        id=f"unit-{face.id}",
        class_="counter",
        transform=f"translate({figure(at[0])} {figure(at[1])})",
    )


def _front(plan: Plan, face: CounterFace) -> str:
    """A wedge that points at the hexside it faces."""
    if face.facing == ALL_ROUND:
        return ""
    dx, dy = plan.toward(face.facing)
    turn = f"rotate({degrees(atan2(dy, dx)):.0f}) translate({figure(_WEDGE_AT * SIZE)} 0)"
    return group(wedge(), transform=turn)


def wedge() -> str:
    """The mark of a front, pointing right."""
    return element(
        "path", d="M-5 -11.5L7 0L-5 11.5Z", fill="#1d1a15", stroke="#ffffff", stroke_width=1.7,
        stroke_linejoin="round",
    )  # fmt: skip


def stack_tab(height: int, total: int, at: Point) -> str:
    """How many lie there, on dark; how strong they are together, on light."""
    figures = [(str(height), "#1d1a15", "#ffffff")]
    if total:
        figures.append((str(total), "#ffffff", "#1d1a15"))
    widths = [7.2 * len(words) + 8 for words, _back, _front in figures]
    left, drawn = -sum(widths) / 2, []
    for (words, back, front), wide in zip(figures, widths, strict=True):
        box = rectangle(left, -8.5, left + wide, 8.5)
        drawn.append(element("path", d=box, fill=back, stroke="#1d1a15", stroke_width=1.4))
        drawn.append(text(words, (left + wide / 2, 4.6), class_="count", fill=front))
        left += wide
    return group(*drawn, transform=f"translate({figure(at[0])} {figure(at[1])})")


def occupied(plan: Plan, faces: Iterable[CounterFace]) -> list[Box]:
    """Where counters lie, so that names keep clear."""
    boxes = []
    for cell, pile in by_hex(faces).items():
        x, y = plan.at(cell)
        boxes.append(_around(x, y, HALF * SIZE + 2))
        if len(pile) > 1 and any(face.symbol == "commander" for face in pile):
            boxes.append(_around(x + _CORNER[0], y + _CORNER[1], HALF * SIZE * _SMALL))
    return boxes


def _around(x: float, y: float, half: float) -> Box:
    return Box(x - half, y - half, x + half, y + half)
