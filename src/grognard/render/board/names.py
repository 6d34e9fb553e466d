"""Hex numbers, and the names of places where they hide least."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from itertools import product

import msgspec

from grognard.hex import Orientation
from grognard.render.board.ink import element, figure, group, text, title
from grognard.render.board.lettering import SERIF, width
from grognard.render.board.plan import SIZE, Clearing, Plan

NUMBER_SIZE = 10.5
_NAME_SIZE = 19.0
#: the side of a square in which names are looked for: some letters wide
_SQUARE = 100.0
_BUILT = ("blocks", "keep", "works")
#: where the middle of a name may be, the best first: half widths to the right, hexsides right and down
_BESIDE = (
    (0, 0, 0.74), (0, 0, -0.74), (0, 0, 1), (0, 0, -1),
    (1, 0.72, 0), (-1, -0.72, 0), (0.8, 0, 0.8), (-0.8, 0, 0.8), (0.8, 0, -0.8), (-0.8, 0, -0.8),
    (0, 0, 1.5), (0, 0, -1.5), (1, 0.72, 0.9), (-1, -0.72, 0.9), (0, 0, 0),
)  # fmt: skip


class Box(msgspec.Struct, frozen=True):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: Box) -> float:
        """The area both cover."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across * down if across > 0 and down > 0 else 0.0

    def outside(self, other: Box) -> float:
        """The area of this one that the other does not cover."""
        return (self.right - self.left) * (self.bottom - self.top) - self.overlap(other)


def hexes(plan: Plan, language: str, legend_names: list[str]) -> str:
    """One group a hex, to point at: its outline, its number, and what it is in words."""
    number_y = _number_height(plan)
    drawn = []
    for cell in range(plan.grid.size):
        x, y = plan.at(cell)
        label = plan.grid.label(cell)
        level = plan.theme.say("level", language, level=plan.board.level[cell])
        place = plan.board.places.get(cell)
        words = [label, legend_names[cell], level, *([place.say(language)] if place else [])]
        drawn.append(
            group(
                title(", ".join(words)),
                element("use", href="#hex"),
                text(label, (0, number_y + NUMBER_SIZE * 0.36), class_="number"),
                id=f"hex-{label}",
                class_="hex",
                transform=f"translate({figure(x)} {figure(y)})",
            )
        )
    return group(*drawn, id="hexes")


def _number_height(plan: Plan) -> float:
    """Of the middle of a number over that of its hex: under the upper side, or corner."""
    return -0.7 * SIZE if plan.orientation is Orientation.FLAT else -0.66 * SIZE


def clear_numbers(plan: Plan, clearing: Clearing) -> None:
    """Nothing grows over a hex number."""
    spots = [plan.at(cell) for cell in range(plan.grid.size)]
    middles = [(x + shift, y + _number_height(plan)) for x, y in spots for shift in (-8, 0, 8)]
    clearing.clear(middles, 9)


def place_names(plan: Plan, language: str, occupied: Collection[Box]) -> str:
    """Each name beside its hex, clear of counters, of other names and of the edge as far as there is room."""
    taken = _Taken()
    sheet = Box(plan.left + 4, plan.top + 4, plan.right - 4, plan.bottom - 4)
    drawn = []
    for cell in sorted(plan.board.places):
        words = plan.board.places[cell].say(language)
        box = min(_spots(plan, cell, words), key=lambda spot: _cost(spot, occupied, taken, sheet))[1]
        taken.add(box)
        pattern = plan.look(plan.grid.hex(cell)).pattern
        kind = "town" if pattern in _BUILT else "water" if pattern == "waves" else "spot"
        at = (box.left + box.right) / 2, box.bottom - _NAME_SIZE * 0.28
        drawn.append(text(words, at, class_=f"place {kind}"))
    return group(*drawn, id="places")


def _spots(plan: Plan, cell: int, words: str) -> list[tuple[int, Box]]:
    """Where a name may stand, the best first."""
    x, y = plan.at(cell)
    half, high = width(words, _NAME_SIZE, SERIF) / 2, _NAME_SIZE
    middles = [(x + share * half + across * SIZE, y + down * SIZE) for share, across, down in _BESIDE]
    return [
        (rank, Box(a - half, b - high / 2, a + half, b + high / 2)) for rank, (a, b) in enumerate(middles)
    ]


class _Taken:
    """Where names stand already, found by the squares of the sheet that they touch."""

    def __init__(self) -> None:
        self._in: dict[tuple[int, int], list[Box]] = defaultdict(list)

    def add(self, box: Box) -> None:
        for square in _squares(box):
            self._in[square].append(box)

    def near(self, box: Box) -> set[Box]:
        return {other for square in _squares(box) for other in self._in.get(square, ())}


def _squares(box: Box) -> Iterator[tuple[int, int]]:
    across = range(int(box.left // _SQUARE), int(box.right // _SQUARE) + 1)
    down = range(int(box.top // _SQUARE), int(box.bottom // _SQUARE) + 1)
    return product(across, down)


def _cost(spot: tuple[int, Box], occupied: Collection[Box], taken: _Taken, sheet: Box) -> float:
    rank, box = spot
    hidden = sum(box.overlap(other) for other in occupied)
    # In one order whatever the set's is: sums of fractions differ with it.
    crossed = sum(sorted(box.overlap(other) for other in taken.near(box)))
    return 20.0 * rank + 2 * hidden + 4 * crossed + 20 * box.outside(sheet)
