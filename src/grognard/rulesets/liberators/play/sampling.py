"""A finite sample of the places that a unit may move to: no legal place is far from one of them.

A move has two or three free measures: how far and how obliquely, or how far before a wheel, how sharp the
wheel and how far after it. The sample steps through each, so that most places lie within two inches and 22
degrees of one of its members.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import radians

from grognard.plane import INCH, ROUND, Footprint, Point, ahead, aside
from grognard.rulesets.liberators.play.moves import Mover
from grognard.rulesets.liberators.play.pace import HALF, rate

#: between members: inches along a way, hundredths of a degree of a wheel
STEP, TURN = 3 * INCH, 4000
#: the sharpest wheel that is sampled
SHARPEST = 16000

Place = tuple[Point, int]


def places(mover: Mover, pace: str) -> Iterator[Place]:
    """The sampled places that are legal, each with its facing."""
    if mover.field.in_contact(mover.id):
        return
    yield from (place for place in sample(mover, pace) if mover.may(*place, pace))


def sample(mover: Mover, pace: str) -> Iterator[Place]:
    """The sample before anybody has asked which of it is legal; each place once."""
    table = mover.field.table
    for point, heading in dict.fromkeys(place for ways in (obliques, wheels) for place in ways(mover, pace)):
        if 0 <= point.x <= table.width and 0 <= point.y <= table.depth:
            yield point, heading


def farthest(mover: Mover, pace: str) -> float:
    """The most that the unit could go, on the best ground there is for it."""
    grounds = ("road", "open")
    return max(rate(mover.rules, mover.row, ground, pace) for ground in grounds)


def distances(most: float, *, half: bool) -> list[float]:
    """Stops on a way: the far end, and every few inches before it."""
    step = STEP if not half else STEP / 2
    count = max(1, round(most / step))
    return [most * number / count for number in range(1, count + 1)]


def obliques(mover: Mover, pace: str) -> Iterator[Place]:
    """5.2  Straight ahead and up to 45 degrees to either side; the farther, the more ways there are."""
    body, most = mover.body, farthest(mover, pace)
    for away in distances(most, half=pace == HALF):
        count = max(1, round(radians(45) * away / STEP))
        for number in range(-count, count + 1):
            heading = (body.heading + 4500 * number // count) % ROUND
            yield ahead(body.front, heading, away), body.heading


def wheels(mover: Mover, pace: str) -> Iterator[Place]:
    """5.2  A wheel to either hand, with what is left of the move before it, after it, or shared out."""
    body, most = mover.body, farthest(mover, pace)
    for angle in range(TURN, SHARPEST + 1, TURN):
        left = most - radians(angle / 100) * body.width
        if left < 0:
            continue
        stops = [0.0, *distances(left, half=pace == HALF)] if left > INCH / 2 else [0.0]
        for hand in (1, -1):
            for first in stops:
                for second in stops:
                    if first + second <= left + 1:
                        yield wheeled(body, first, hand * angle, second)


def wheeled(body: Footprint, first: float, angle: int, second: float) -> Place:
    """Where an advance, a wheel to the right (to the left below 0) and another advance end."""
    hand = 1 if angle > 0 else -1
    pivot = aside(ahead(body.front, body.heading, first), body.heading, hand * body.width / 2)
    heading = (body.heading + angle) % ROUND
    return ahead(aside(pivot, heading, -hand * body.width / 2), heading, second), heading
