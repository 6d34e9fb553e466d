"""A finite sample of the places that a unit may move to: no legal place is far from one of them.

A move has two or three free measures: how far and how obliquely, or how far before a wheel, how sharp the
wheel and how far after it. The sample steps through each, so that nine in ten places lie within an inch and
a half and 15 degrees of one of its members. To whoever moves it is always the same: it is worked out once for
a width and a pace, and laid before him.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

from grognard.plane import INCH, ROUND, Footprint, Point, ahead, aside
from grognard.plane.point import forward
from grognard.plane.route import OBLIQUE
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import HALF, rate
from grognard.rulesets.liberators.play.sieve import Place, allowed

#: between members: thousandths along an oblique way, along one with a wheel, hundredths of a degree of it
OBLIQUE_STEP, STEP, TURN = 1500, 2400, 3000
#: the sharpest wheel that is sampled
SHARPEST = 15000


class Shift(NamedTuple):
    """A place to whoever goes there: so far to the right of the middle of his front, and ahead, turned so."""

    aside: float
    ahead: float
    turned: int


class Sample:
    """The sample of one mover; each place is worked out when it is looked at."""

    def __init__(self, mover: Mover, pace: str) -> None:
        most = farthest(mover, pace)
        self._front, self._heading = mover.body.front, mover.body.heading
        self._size = mover.field.table.size
        self.shifts = pattern(mover.body.width, most, half=pace == HALF)

    def __len__(self) -> int:
        return len(self.shifts)

    def at(self, number: int) -> Place | None:
        """A place of the sample; None beyond the edge of the table."""
        (x, y), (east, north), (right, on, turned) = self._front, forward(self._heading), self.shifts[number]
        to_x, to_y = round(x + north * right + east * on), round(y - east * right + north * on)
        width, depth = self._size
        if 0 <= to_x <= width and 0 <= to_y <= depth:
            return Point(to_x, to_y), (self._heading + turned) % ROUND
        return None

    def __iter__(self) -> Iterator[Place]:
        return (place for place in map(self.at, range(len(self))) if place is not None)


def places(mover: Mover, pace: str) -> Iterator[Place]:
    """The sampled places that are legal, each with its facing."""
    yield from allowed(mover, Sample(mover, pace), pace)


def farthest(mover: Mover, pace: str) -> float:
    """The most that the unit could go, on the best ground there is for it."""
    grounds = ("road", "open")
    return max(rate(mover.rules, mover.row, ground, pace) for ground in grounds)


@lru_cache(maxsize=256)
def pattern(width: int, most: float, *, half: bool) -> Sequence[Shift]:
    """The sample of whoever has such a front and goes so far, each place once."""
    part = 0.5 if half else 1.0
    found = (*obliques(most, OBLIQUE_STEP * part), *wheels(width, most, STEP * part))
    return tuple({(round(x), round(y), turned): Shift(x, y, turned) for x, y, turned in found}.values())


def distances(most: float, step: float) -> list[float]:
    """Stops on a way: the far end, and every few inches before it."""
    count = max(1, round(most / step))
    return [most * number / count for number in range(1, count + 1)]


def obliques(most: float, step: float) -> Iterator[Shift]:
    """5.2  Straight ahead and up to 45 degrees to either side; the farther, the more ways there are."""
    for away in distances(most, step):
        count = max(1, round(radians(OBLIQUE / 100) * away / OBLIQUE_STEP))
        for number in range(-count, count + 1):
            angle = radians(OBLIQUE / 100 * number / count)
            yield Shift(away * sin(angle), away * cos(angle), 0)


def wheels(width: int, most: float, step: float) -> Iterator[Shift]:
    """5.2  A wheel to either hand, with what is left of the move before it, after it, or shared out."""
    for turned in range(TURN, SHARPEST + 1, TURN):
        angle = radians(turned / 100)
        left = most - angle * width
        if left < 0:
            continue
        stops = [0.0, *distances(left, step)] if left > INCH / 2 else [0.0]
        for first in stops:
            for second in stops:
                if first + second <= left + 1:
                    right = width / 2 * (1 - cos(angle)) + second * sin(angle)
                    on = first + width / 2 * sin(angle) + second * cos(angle)
                    yield Shift(right, on, turned)
                    yield Shift(-right, on, -turned)


def wheeled(body: Footprint, first: float, angle: int, second: float) -> Place:
    """Where an advance, a wheel to the right (to the left below 0) and another advance end."""
    heading = (body.heading + angle) % ROUND
    return ahead(wheel_end(body, first, angle), heading, second), heading


def wheel_end(body: Footprint, first: float, angle: int) -> Point:
    """The middle of the front after an advance and a wheel."""
    half = body.width / 2 if angle > 0 else -body.width / 2
    pivot = aside(ahead(body.front, body.heading, first), body.heading, half)
    return aside(pivot, (body.heading + angle) % ROUND, -half)
