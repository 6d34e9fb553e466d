"""Hex numbers, and the names of places where they hide least."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from grognard.hex import Orientation
from grognard.render.board.ink import element, figure, group, text, title
from grognard.render.board.lettering import SERIF, width
from grognard.render.board.plan import SIZE, Plan

NUMBER_SIZE = 10.5
_NAME_SIZE = 19.0
_BUILT = ("blocks", "keep", "works")


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
    number_y = -0.70 * SIZE if plan.orientation is Orientation.FLAT else -0.66 * SIZE
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


def place_names(plan: Plan, language: str, occupied: Collection[Box]) -> str:
    """Each name beside its hex, clear of counters, of other names and of the edge as far as there is room."""
    taken: list[Box] = []
    sheet = Box(plan.left + 4, plan.top + 4, plan.right - 4, plan.bottom - 4)
    drawn = []
    for cell in sorted(plan.board.places):
        words = plan.board.places[cell].say(language)
        box = min(_spots(plan, cell, words), key=lambda spot: _cost(spot, occupied, taken, sheet))[1]
        taken.append(box)
        pattern = plan.look(plan.grid.hex(cell)).pattern
        kind = "town" if pattern in _BUILT else "water" if pattern == "waves" else "spot"
        at = (box.left + box.right) / 2, box.bottom - _NAME_SIZE * 0.28
        drawn.append(text(words, at, class_=f"place {kind}"))
    return group(*drawn, id="places")


def _spots(plan: Plan, cell: int, words: str) -> list[tuple[int, Box]]:
    """Where a name may stand, the best first."""
    x, y = plan.at(cell)
    half, high = width(words, _NAME_SIZE, SERIF) / 2, _NAME_SIZE
    beside = half + 0.72 * SIZE
    near = [
        (0.0, 0.74 * SIZE), (0.0, -0.74 * SIZE), (0.0, 1.0 * SIZE), (0.0, -1.0 * SIZE), (beside, 0.0), (-beside, 0.0),
        (half * 0.8, 0.8 * SIZE), (-half * 0.8, 0.8 * SIZE), (half * 0.8, -0.8 * SIZE), (-half * 0.8, -0.8 * SIZE),
        (0.0, 0.0),
    ]  # fmt: skip
    return [
        (rank, Box(x + dx - half, y + dy - high / 2, x + dx + half, y + dy + high / 2))
        for rank, (dx, dy) in enumerate(near)
    ]


def _cost(spot: tuple[int, Box], occupied: Collection[Box], taken: Collection[Box], sheet: Box) -> float:
    rank, box = spot
    hidden = sum(box.overlap(other) for other in occupied)
    crossed = sum(box.overlap(other) for other in taken)
    return 20.0 * rank + 2 * hidden + 4 * crossed + 20 * box.outside(sheet)
